// games/how-dare/seats.ts: who plays for ducks, who is next. Knows no card.
import type { Seat } from '../../core/seat.ts';
import type { HowDareBoard } from './position.ts';

/** Seats that play for ducks: here, not out, and not the question master. In seat order. */
export const contenders = (board: HowDareBoard): readonly Seat[] =>
  board.playing.filter((s) => s !== board.master && !board.eliminated.includes(s));
export const isGone = (board: HowDareBoard, seat: Seat): boolean => board.gone.some((g) => g.seat === seat);

/** The next of these seats to the left of one, which may itself be none of them. */
export function leftOf(board: HowDareBoard, from: Seat, among: readonly Seat[]): Seat | null {
  const { seats } = board;
  for (let i = 1; i <= seats.length; i++) {
    const seat = seats[(seats.indexOf(from) + i) % seats.length];
    if (seat !== undefined && among.includes(seat)) return seat;
  }
  return null;
}
/** The seat itself if it is one of them, else the next to its left. */
export const orLeft = (board: HowDareBoard, seat: Seat, among: readonly Seat[]): Seat | null =>
  among.includes(seat) ? seat : leftOf(board, seat, among);
