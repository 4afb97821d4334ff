// games/doubt/traces.ts: what anybody at the table could remember of cards that went from the pile into a hand. Public facts only.
import type { Seat } from '../../core/seat.ts';
import type { Sealed } from '../play.ts';
import type { Face } from './faces.ts';
import type { DoubtBoard, Trace } from './position.ts';

/** As many as a pack has cards: nobody remembers more. */
const most = 54;

/** The pile goes into a hand, but for cards that are lost. To be called while it still lies there. */
export function traceTaken(board: DoubtBoard, seat: Seat, lost: readonly Sealed<Face>[]): void {
  const gone = lost.map((card) => card.sealed);
  const taken = board.pile
    .flatMap(({ cards, faces }) => cards.map((card, i): Trace => ({ card, face: faces[i] ?? null, seat, laid: 0 })))
    .filter(({ card }) => !gone.includes(card.sealed));
  board.traces = [...board.traces, ...taken].slice(-most);
}
/** A seat lays closed cards: any of its hand may be among them. */
export function traceLaid(board: DoubtBoard, seat: Seat, n: number): void {
  board.traces = board.traces.map((t) => (t.seat === seat ? { ...t, laid: t.laid + n } : t));
}
/** Cards lie open: wherever they were seen before, they are there no longer. */
export function traceOpened(board: DoubtBoard, faces: readonly (Face | null)[]): void {
  for (const face of faces) {
    const at = face === null ? -1 : board.traces.findIndex((t) => t.face === face);
    if (at >= 0) board.traces = board.traces.toSpliced(at, 1);
  }
}
/** Hands of seats that have gone are out of the game. */
export function traceGone(board: DoubtBoard, seats: readonly Seat[]): void {
  board.traces = board.traces.filter((t) => !seats.includes(t.seat));
}
