// games/doubt/reading.ts: the own hand and the table as sentences, for who asks to hear them. Never spoken unasked.
import { msg, str } from '@lit/localize';
import type { Seat } from '../../core/seat.ts';
import { goneWord } from '../../parts/seat-plate.ts';
import { topLay } from './claims.ts';
import { handSize, pileSize } from './order.ts';
import type { DoubtBoard } from './position.ts';
import type { Sight } from './sight.ts';
import { cardName, cardsWord, claimWord, faceName, ranksWord } from './words.ts';

/** What every claim is about now. */
export function aboutLine(board: DoubtBoard): string {
  if (board.due !== null) return msg(str`${ranksWord(board.due)} are due`);
  return board.declared ? msg(str`declared: ${cardName(board.declared)}`) : msg('nothing declared');
}
/** What lies where, in one line. */
export function contextLine({ board }: Sight): string {
  const n = pileSize(board);
  const open = board.pile.flatMap((lay) => lay.faces).filter((face) => face !== null).length;
  const pile = n === 0 ? msg('no cards on the pile') : msg(str`${cardsWord(n)} on the pile`);
  const seen = open === 0 || n === 0 ? '' : msg(str`${open} of them seen`);
  const lost = board.lost === 0 ? '' : msg(str`${cardsWord(board.lost)} out of the game`);
  return [pile, seen, lost].filter((part) => part !== '').join(' · ');
}
/** What can be done, for who is on turn. */
export function whatToDo(board: DoubtBoard): string {
  if (board.due !== null) return msg(str`Place one to four cards as ${ranksWord(board.due)}.`);
  if (board.declared === null) return msg('You declare: choose a card to lay open.');
  return board.options.pass
    ? msg('Choose a card and say what it shares, or pass.')
    : msg('Choose a card and say what it shares.');
}
export function readHand(sight: Sight): string {
  const { board, me, hand } = sight;
  if (me === null) return msg('You are watching and have no cards.');
  if (hand.length === 0)
    return board.phase === 'draw' || board.phase === 'deal'
      ? msg('Your cards are not dealt yet.')
      : msg('You have no cards.');
  return msg(str`You have ${cardsWord(hand.length)}: ${hand.map((c) => faceName(board.options.pack, c.face)).join(', ')}.`); // prettier-ignore
}
export function readTable(sight: Sight): string {
  const { board, me } = sight;
  const who = (s: Seat): string => (s === me ? msg('You') : sight.name(s));
  const top = topLay(board);
  const last = top?.claim ? msg(str`${who(top.by)}: ${claimWord(top.claim)}.`) : '';
  const turn =
    board.turn === null ? '' : board.turn === me ? msg('Your turn.') : msg(str`${sight.name(board.turn)} to play.`);
  const people = sight.others.map((s) => {
    const gone = sight.seat(s)?.gone;
    if (gone) return `${sight.name(s)}: ${goneWord(gone)}`;
    return `${sight.name(s)}: ${board.placed.includes(s) ? msg('out of cards') : cardsWord(handSize(board, s))}`;
  });
  return [`${aboutLine(board)}.`, last, `${contextLine(sight)}.`, turn, `${people.join('; ')}.`]
    .filter((part) => part !== '')
    .join(' ');
}
/** What stands in the own area while there is nothing to decide. */
export function statusLine(sight: Sight): string {
  const { board, me, scene } = sight;
  if (scene.watching) return msg('You only watch this game on this device.');
  if (me === null || !board.seats.includes(me)) return msg('You are watching.');
  if (sight.seat(me)?.gone) return msg('You have left this game and are watching.');
  if (board.phase === 'over') return msg('Thank you for playing.');
  if (board.placed.includes(me)) return msg('You are out of cards and may watch the rest.');
  switch (board.phase) {
    case 'draw':
      return msg('Your part is in every draw.');
    case 'deal':
      return msg('Only you will see your cards.');
    case 'window':
      return topLay(board)?.by === me ? msg('The others may doubt you now…') : msg('The others are thinking…');
    case 'open':
      return msg('The card is being opened.');
    case 'take':
      return msg('The pile is being taken.');
    case 'turn':
      if (board.turn === null) return '';
      return board.turn === me ? msg('Your turn.') : msg(str`${sight.name(board.turn)} is thinking…`);
    default:
      return board.phase satisfies never;
  }
}
