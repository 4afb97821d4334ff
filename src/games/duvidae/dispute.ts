// games/duvidae/dispute.ts: the challenge as data: who challenges what, and what is known of it by now. No DOM, no time.
import type { Seat } from '../../core/seat.ts';
import type { Face } from './faces.ts';
import { topMeld } from './melds.ts';
import type { DuvidaeBoard, Showdown } from './position.ts';

export type Dispute = {
  /** Which challenge of the game it is. */
  readonly number: number;
  readonly by: Seat;
  readonly against: Seat;
  readonly shown: Face;
  /** Closed cards in question. */
  readonly closed: number;
  /** The verdict, once the cards are open or stay closed for good. */
  readonly settled: Showdown | null;
};

/** The challenge that is open on the table now, or null. */
export function openDispute(board: DuvidaeBoard): Dispute | null {
  const meld = topMeld(board);
  if (board.phase !== 'open' || !board.challenge || !meld) return null;
  const { by, against } = board.challenge;
  const number = (board.last?.number ?? 0) + 1;
  return { number, by, against, shown: meld.shown, closed: meld.down.length, settled: null };
}
export const settledDispute = (last: Showdown): Dispute => ({
  number: last.number,
  by: last.by,
  against: last.against,
  shown: last.shown,
  closed: last.cards.length,
  settled: last,
});
