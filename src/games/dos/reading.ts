// games/dos/reading.ts: the own hand and the table as sentences, and what is due in this turn. Never spoken unasked.
import { msg, str } from '@lit/localize';
import { at, type Seat } from '../../core/seat.ts';
import { goneWord } from '../../parts/seat-plate.ts';
import { cardOf, type Face } from './faces.ts';
import { handSize } from './legal.ts';
import type { RowCard } from './position.ts';
import { parts, plainSum, sorted, type Ready } from './ready.ts';
import type { Sight } from './sight.ts';
import { bonusWord, cardWord, cardsOf, colourWord, list, pointsWord } from './words.ts';

/** What has been earned and owed in the turn that is under way. */
export function duties(sight: Sight): readonly string[] {
  const { board, me } = sight;
  if (board.phase !== 'play' || board.turn === null) return [];
  const mine = board.turn === me;
  const { bonus, doubles, penaltyDue } = board;
  const due: string[] = [];
  if (bonus > 0) due.push(bonus === 1 ? msg('1 bonus card') : msg(str`${bonus} bonus cards`));
  if (doubles > 0) due.push(mine ? msg(str`each other player draws ${doubles}`) : msg(str`all others draw ${doubles}`));
  if (penaltyDue) due.push(mine ? msg('you draw 2: no DOS') : msg(str`${sight.name(board.turn)} draws 2: no DOS`));
  return due;
}
/** Pile, discard pile, and what is played for. */
export function contextLine({ board }: Sight): string {
  const goal = board.options.target === 'round' ? msg('one round') : msg(str`to ${board.options.target}`);
  return [msg(str`pile ${board.pile.length}`), msg(str`discarded ${board.discard.length}`), goal].join(' · ');
}
export function rowWord({ face, match }: RowCard): string {
  if (!match) return cardWord(face);
  return msg(str`${cardWord(face)}, matched with ${list(match.cards.map((c) => cardWord(c.face)))}`);
}
/** What lies on a seat's plate besides its cards. */
export function plateNote(sight: Sight, seat: Seat): string {
  const { board } = sight;
  if (board.phase !== 'play' || board.options.dosCall === 'off' || !board.playing.includes(seat)) return '';
  if (handSize(board, seat) !== 2) return '';
  return board.unsaid.includes(seat) ? msg('no DOS') : msg('DOS!');
}

const partWord = (face: Face, part: number): string => (cardOf(face).kind === 'wild' ? `#=${part}` : String(part));
/** "3 + 4 = 7", "#=5 + 2 = 7", "3 + 5 = 8". */
export function sumWord({ cards, match }: Ready): string {
  const faces = cards.map((c) => c.face);
  const split = match && parts(faces, match.value);
  if (split) {
    const words = faces.map((f, i) => partWord(f, split[i] ?? 0));
    return words.length === 1 ? (words[0] ?? '') : `${words.join(' + ')} = ${match.value}`;
  }
  const words = faces.map((f) => (cardOf(f).kind === 'wild' ? '#' : String(plainSum([f]) ?? '')));
  const sum = plainSum(faces);
  return words.length > 1 && sum !== null ? `${words.join(' + ')} = ${sum}` : words.join(' + ');
}
/** Whether what is picked matches, and what it brings. */
export function matchWord({ cards, match }: Ready, row: Face | null): string {
  if (row === null) return cards.length === 1 ? msg('Matches nothing alone.') : msg('Matches nothing in the row.');
  if (!match) return msg(str`Does not make ${cardWord(row)}.`);
  const on =
    cardOf(row).kind === 'wild' ? msg(str`On ${cardWord(row)} as ${match.value}.`) : msg(str`On ${cardWord(row)}.`);
  const bonus = bonusWord(cards.length, match.colour);
  return bonus === '' ? on : `${on} ${bonus}`;
}
/** What makes a card of the row. */
export function aimWord(row: Face): string {
  const card = cardOf(row);
  if (card.kind === 'wild') return msg(str`${cardWord(row)}: any card, or two that make 10 or less.`);
  if (card.kind === 'dos') return msg('Wild DOS: another wild card, or two ones.');
  const { value, colour } = card;
  if (value === 1) return msg(str`${colourWord(colour)} 1: a one or a wild number.`);
  return msg(str`${colourWord(colour)} ${value}: a ${value}, or two cards that make ${value}.`);
}

export function readHand(sight: Sight): string {
  const { board, me, hand } = sight;
  if (me === null) return msg('You are watching and have no cards.');
  if (hand.length === 0)
    return board.phase === 'deal' || board.phase === 'lot'
      ? msg('Your cards are not dealt yet.')
      : msg('You have no cards.');
  return msg(str`You have ${cardsOf(hand.length)}: ${sorted(hand, 'number').map((c) => cardWord(c.face)).join(', ')}.`); // prettier-ignore
}
export function readTable(sight: Sight): string {
  const { board, me } = sight;
  const row =
    board.row.length === 0 ? msg('The row is empty.') : msg(str`In the row: ${board.row.map(rowWord).join('; ')}.`);
  const turn =
    board.turn === null ? '' : board.turn === me ? msg('Your turn.') : msg(str`${sight.name(board.turn)} to play.`);
  const due = duties(sight).join(', ');
  const own = me === null ? '' : msg(str`You have ${pointsWord(at(board.scores, me))}.`);
  const people = sight.others.map((s) => {
    const gone = sight.seat(s)?.gone;
    const has = `${cardsOf(handSize(board, s))}, ${pointsWord(at(board.scores, s))}`;
    return `${sight.name(s)}: ${gone ? goneWord(gone) : has}`;
  });
  return [msg(str`Round ${board.round}.`), row, turn, due && `${due}.`, `${people.join('; ')}.`, own, `${contextLine(sight)}.`] // prettier-ignore
    .filter((part) => part !== '')
    .join(' ');
}
