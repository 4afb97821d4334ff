// games/dudo/reading.ts: the own dice and the table as sentences, for who asks to hear them. Never spoken unasked.
import { msg, str } from '@lit/localize';
import { at } from '../../core/seat.ts';
import { faceWord } from '../../parts/die.ts';
import { goneWord } from '../../parts/seat-plate.ts';
import { onesAreWild, total } from './bids.ts';
import type { Sight } from './sight.ts';
import { some } from './words.ts';

export const diceWord = (n: number): string => (n === 1 ? msg('1 die') : msg(str`${n} dice`));
/** One line of what has to be known to bid: how many dice, and what the ones do. */
export function contextLine(sight: Sight): string {
  const { board } = sight;
  const ones = onesAreWild(board) ? msg('1s are wild') : msg('1s are not wild');
  return msg(str`${diceWord(total(board))} on the table · ${ones}`);
}

export function readHand(sight: Sight): string {
  const { me, board } = sight;
  if (me === null) return msg('You are watching and have no dice.');
  if (at(board.dice, me) === 0) return msg('You have no dice left.');
  const dice = sight.dice(me);
  if (dice.length === 0) return msg('Your dice are not rolled yet.');
  return msg(str`You have ${dice.map(faceWord).join(', ')}.`);
}

export function readTable(sight: Sight): string {
  const { board, me } = sight;
  const bid = board.bid
    ? msg(
        str`${board.bid.by === me ? msg('You') : sight.name(board.bid.by)}: ${some(board.bid.count, board.bid.face)}.`,
      )
    : msg('No bid yet.');
  const turn =
    board.turn === null ? '' : board.turn === me ? msg('Your turn.') : msg(str`${sight.name(board.turn)} to play.`);
  const people = sight.others.map((s) => {
    const gone = sight.seat(s)?.gone;
    if (gone) return `${sight.name(s)}: ${goneWord(gone)}`;
    const left = at(board.dice, s);
    return `${sight.name(s)}: ${left === 0 ? msg('out') : diceWord(left)}`;
  });
  const palifico = board.palifico === null ? '' : msg('Palifico round.');
  return [msg(str`Round ${board.round}.`), palifico, bid, `${contextLine(sight)}.`, turn, `${people.join('; ')}.`]
    .filter((part) => part !== '')
    .join(' ');
}
