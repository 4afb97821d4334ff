// games/how-dare/leaving.ts: what it costs when seats go, and draws that go on without them (rules.md 8.1, 8.3).
import { chance, Out, type Script } from '../play.ts';
import { biddersOn, writerOf } from './deck.ts';
import type { HowDareBoard, HowDareNews } from './position.ts';
import { ducksAtSeat } from './score.ts';
import { contenders, orLeft } from './seats.ts';

/** One of these, drawn by all together; drawn anew without those who go meanwhile. Null: there is none, or nobody left to play with. */
export function* drawn<T>(board: HowDareBoard, feed: HowDareNews[], among: () => readonly T[]): Script<T | null> {
  for (;;) {
    const all = among();
    if (contenders(board).length < 2) return null;
    if (all.length < 2) return all[0] ?? null;
    try {
      return all[yield* chance(all.length)] ?? null;
    } catch (out) {
      if (!(out instanceof Out)) throw out;
      depart(board, feed, out);
    }
  }
}

/** What going costs (8.3): the seat is skipped from now on, its cards stay where they are and count. Harmless when done twice. */
export function depart(board: HowDareBoard, feed: HowDareNews[], out: Out): void {
  const seats = out.seats.filter((s) => board.playing.includes(s));
  if (seats.length === 0) return;
  const before = board.first;
  for (const seat of seats) {
    const why = out.why[seat] ?? 'left';
    board.gone = [...board.gone, { seat, why }];
    feed.push({ kind: 'gone', seat, why, ducks: ducksAtSeat(board, seat) });
  }
  board.playing = board.playing.filter((s) => !seats.includes(s));
  board.writers = board.writers.filter((s) => !seats.includes(s));
  board.first = orLeft(board, before, contenders(board)) ?? before;
}
/** A round stands while two play, whoever knows the answer of its card is here, and there is somebody to bid against or a dare. */
export function mustStand(board: HowDareBoard): void {
  const writer = writerOf(board, board.card);
  const known = writer === null || board.playing.includes(writer);
  const bids = board.dare !== null || biddersOn(board, board.card).length > 1;
  if (contenders(board).length < 2 || !known || !bids) throw new Out([], {});
}
