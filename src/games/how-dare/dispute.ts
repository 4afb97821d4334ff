// games/how-dare/dispute.ts: the set piece of a check as data: what is disputed, and where numbers lie on a scale. No DOM, no time.
import type { Seat } from '../../core/seat.ts';
import { lastBid } from './moves.ts';
import type { Bid, Check, HowDareBoard } from './position.ts';

/** What is being settled, before and after the answer is known. */
export type Dispute = Pick<Check, 'card' | 'question' | 'bids' | 'by' | 'against' | 'exact' | 'doubled' | 'bid'> & {
  readonly settled: Check | null;
};

/** An own card whose answer its writer still has to open, or null. */
export function openDispute(board: HowDareBoard): Dispute | null {
  const last = lastBid(board);
  const { card, question, dare, bids, phase } = board;
  if (phase !== 'check' || !dare || !last || card === null || question === null) return null;
  if (board.last?.card === card) return null;
  return { card, question, bids, ...dare, bid: last.n, settled: null };
}
export const settledDispute = (last: Check): Dispute => ({ ...last, settled: last });
/** A card comes up once in a game, so it tells two checks apart. */
export const checkId = (check: { readonly card: string } | null): string => check?.card ?? '';

/** A number on the scale: 0 at its left end, 1 at its right. */
export type Mark = { readonly n: number; readonly at: number; readonly by: Seat | null };
/** Where every number and the answer lie; far apart, the scale goes by powers of ten. `by` null: the answer. */
export function scale(
  bids: readonly Bid[],
  answer: number,
): { readonly log: boolean; readonly marks: readonly Mark[] } {
  const all = [...bids.map((b) => b.n), answer];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const log = most > 20 * Math.max(1, least) || most - least > 10_000;
  const place = (n: number): number => (log ? Math.log10(n + 1) : n);
  const width = place(most) - place(least);
  const at = (n: number): number => (width === 0 ? 0.5 : (place(n) - place(least)) / width);
  return {
    log,
    marks: [...bids.map(({ n, by }) => ({ n, at: at(n), by })), { n: answer, at: at(answer), by: null }],
  };
}
/** What is shown while the answer counts up: `part` runs from 0 to 1. Large answers rise by powers of ten, so that every digit is seen. */
export function counted(answer: number, part: number): number {
  if (part >= 1) return answer;
  return answer < 1000 ? Math.floor(answer * part) : Math.floor(10 ** (Math.log10(answer) * part));
}
