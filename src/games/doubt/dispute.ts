// games/doubt/dispute.ts: the challenge as data: who doubts whom, and what is known of it by now. No DOM, no time.
import type { Seat } from '../../core/seat.ts';
import { topLay } from './claims.ts';
import type { Claim, DoubtBoard, Showdown } from './position.ts';

export type Dispute = {
  /** Which challenge of the game it is. */
  readonly number: number;
  readonly by: Seat;
  readonly against: Seat;
  readonly claim: Claim;
  /** Cards in question. */
  readonly count: number;
  /** The verdict, once the cards are open or stay closed for good. */
  readonly settled: Showdown | null;
};
/** The challenge that is open on the table now, or null. */
export function openDispute(board: DoubtBoard): Dispute | null {
  const top = topLay(board);
  if (board.phase !== 'open' || !board.challenge || !top?.claim) return null;
  const number = (board.last?.number ?? 0) + 1;
  return { number, ...board.challenge, claim: top.claim, count: top.cards.length, settled: null };
}
export const settledDispute = (last: Showdown): Dispute => ({
  number: last.number,
  by: last.by,
  against: last.against,
  claim: last.claim,
  count: last.faces.length,
  settled: last,
});
