// games/duvidae/reading.ts: the own hand and the table as sentences, for who asks to hear them. Never spoken unasked.
import { msg, str } from '@lit/localize';
import { at, type Seat } from '../../core/seat.ts';
import { goneWord } from '../../parts/seat-plate.ts';
import { handSize, isLastChance, claimed, sizeOf, topMeld } from './melds.ts';
import type { DuvidaeBoard } from './position.ts';
import type { Sight } from './sight.ts';
import { cardsWord, cardWord, claim } from './words.ts';

export const pointsWord = (n: number): string => (n === 1 ? msg('1 point') : msg(str`${n} points`));
export const pointsOf = (board: DuvidaeBoard, seat: Seat): string =>
  msg(str`${pointsWord(at(board.points, seat))} of ${board.options.points}`);
/** Points as pips: full ones first. */
export const pips = (board: DuvidaeBoard, seat: Seat): string =>
  '●'.repeat(at(board.points, seat)) + '○'.repeat(Math.max(0, board.options.points - at(board.points, seat)));

/** How the cards on the table can be beaten, or what else is to be done. */
export function howToBeat(board: DuvidaeBoard): string {
  const last = topMeld(board);
  if (!last) return msg('You lead: choose one to four cards.');
  if (isLastChance(board)) return msg('These are the last cards: challenge, or let them win.');
  const n = sizeOf(last);
  const rank = claimed(last);
  const more = msg(str`${cardsWord(n + 1)} with any one open`);
  if (rank === 8) return n === 4 ? msg('Nothing beats four 8s: challenge or pass.') : msg(str`To beat it: ${more}.`);
  const higher =
    rank === 7 ? msg(str`${cardsWord(n)} with an 8 open`) : msg(str`${cardsWord(n)} with ${rank + 1} or higher open`);
  return n === 4 ? msg(str`To beat it: ${higher}.`) : msg(str`To beat it: ${higher}, or ${more}.`);
}
/** What lies where, in one line. */
export function contextLine({ board }: Sight): string {
  const older = board.table.slice(0, -1).reduce((sum, m) => sum + sizeOf(m), 0);
  const under = older === 0 ? '' : msg(str`${cardsWord(older)} underneath`);
  return [under, msg(str`pile ${board.pile.length}`), msg(str`put aside ${board.discard.length}`)]
    .filter((part) => part !== '')
    .join(' · ');
}

export function readHand(sight: Sight): string {
  const { board, me, hand } = sight;
  if (me === null) return msg('You are watching and have no cards.');
  if (hand.length === 0)
    return board.phase === 'shuffle' || board.phase === 'deal' || board.phase === 'first'
      ? msg('Your cards are not dealt yet.')
      : msg('You have no cards.');
  return msg(str`You have ${cardsWord(hand.length)}: ${hand.map((c) => cardWord(c.face)).join(', ')}.`);
}
export function readTable(sight: Sight): string {
  const { board, me } = sight;
  const last = topMeld(board);
  const who = (s: Seat): string => (s === me ? msg('You') : sight.name(s));
  const meld = last
    ? msg(str`${who(last.by)}: ${claim(sizeOf(last), claimed(last))}.`)
    : msg('Nothing lies on the table.');
  const turn =
    board.turn === null ? '' : board.turn === me ? msg('Your turn.') : msg(str`${sight.name(board.turn)} to play.`);
  const people = sight.others.map((s) => {
    const gone = sight.seat(s)?.gone;
    return gone
      ? `${sight.name(s)}: ${goneWord(gone)}`
      : `${sight.name(s)}: ${cardsWord(handSize(board, s))}, ${pointsWord(at(board.points, s))}`;
  });
  const mine = me !== null && sight.plays ? msg(str`You: ${pointsWord(at(board.points, me))}.`) : '';
  return [msg(str`Round ${board.round}.`), meld, `${contextLine(sight)}.`, turn, `${people.join('; ')}.`, mine]
    .filter((part) => part !== '')
    .join(' ');
}
