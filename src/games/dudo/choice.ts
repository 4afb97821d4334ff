// games/dudo/choice.ts: the bid that lies ready on the pad, always a legal one. Knows no hidden die and no DOM.
import type { Seat } from '../../core/seat.ts';
import type { Die } from '../play.ts';
import { bidClosed, dieFaces, lowest, total, type Refusal } from './bids.ts';
import type { DudoBoard } from './position.ts';

export type Choice = { readonly count: number; readonly face: Die };
/** What a wish on the pad leads to: the new choice, and why the wish was not taken just so. */
export type Taken = { readonly choice: Choice; readonly why: Refusal | null };

export const isLegal = (board: DudoBoard, seat: Seat, { count, face }: Choice): boolean =>
  bidClosed(board, seat, count, face) === null;

const twoFirst: readonly Die[] = [2, 3, 4, 5, 6, 1];

/** What lies ready at first: one die more of the same face, or the lowest bid there is; null: no raise is left. */
export function smallestRaise(board: DudoBoard, seat: Seat): Choice | null {
  if (board.bid) {
    const more = { count: board.bid.count + 1, face: board.bid.face };
    if (isLegal(board, seat, more)) return more;
  }
  for (let count = 1; count <= total(board); count++)
    for (const face of twoFirst) if (isLegal(board, seat, { count, face })) return { count, face };
  return null;
}

/** Another number: the face stays where it may, or else goes back to the bid's own, or to the next one that is open. */
export function withCount(board: DudoBoard, seat: Seat, now: Choice, count: number): Taken {
  const why = bidClosed(board, seat, count, now.face);
  if (!why) return { choice: { count, face: now.face }, why };
  const faces = board.bid ? [board.bid.face, ...dieFaces] : dieFaces;
  const face = faces.find((f) => isLegal(board, seat, { count, face: f }));
  return { choice: face === undefined ? now : { count, face }, why };
}

/** Another face: `kept` numbers stay where they may; any other becomes the lowest that is open for the face. */
export function withFace(board: DudoBoard, seat: Seat, now: Choice, face: Die, kept: boolean): Taken {
  const same = { count: now.count, face };
  const why = bidClosed(board, seat, now.count, face);
  if (kept && !why) return { choice: same, why };
  const low = lowest(board, seat, face);
  return low.ok ? { choice: { count: low.value, face }, why } : { choice: now, why: low.fault };
}

/** The numbers between which the stepper goes. */
export function span(board: DudoBoard, seat: Seat): { readonly min: number; readonly max: number } {
  const all = dieFaces.map((f) => lowest(board, seat, f)).flatMap((l) => (l.ok ? [l.value] : []));
  return { min: Math.min(...all, total(board)), max: total(board) };
}
