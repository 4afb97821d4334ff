// games/dudo/odds.ts: how likely a bid is, for the odds chip and the bots (rules.md DU30). Counts as bids.ts counts.
import { at, type Seat } from '../../core/seat.ts';
import { look, type Die, type Known } from '../play.ts';
import { countOf, onesAreWild } from './bids.ts';
import type { DudoBoard } from './position.ts';

/** The chance that one unseen die counts for a face. */
export const perDie = (face: Die, wild: boolean): number => (wild && face !== 1 ? 1 / 3 : 1 / 6);

/** How many of so many unseen dice count for a face on average. */
export const expected = (unseen: number, face: Die, wild: boolean): number => unseen * perDie(face, wild);

/** The chances that exactly 0, 1, 2 ... dice count, when each die counts with its own chance. */
export function spread(chances: readonly number[]): readonly number[] {
  let all: number[] = [1];
  for (const p of chances) {
    const more = all.map((a) => a * p);
    all = [...all.map((a, k) => a * (1 - p) + (more[k - 1] ?? 0)), more[all.length - 1] ?? 0];
  }
  return all;
}

/** The chance of at least so many; exactly 1 for none, exactly 0 for more than there are. */
export function atLeast(all: readonly number[], need: number): number {
  if (need <= 0) return 1;
  return Math.min(
    1,
    all.slice(need).reduce((sum, p) => sum + p, 0),
  );
}
export const exactly = (all: readonly number[], need: number): number => all[need] ?? 0;

/** The dice of this round that a player knows, by seat. */
export const seenOf = (board: DudoBoard, seat: Seat, known: Known): readonly Die[] =>
  (board.cups[seat] ?? []).map((d) => look(known, d)).filter((d) => d !== undefined);

export type Odds = {
  /** That at least as many dice count as were bid. */
  readonly holds: number;
  readonly exact: number;
  /** How many are to be expected, the known ones included. */
  readonly expected: number;
};

/** The chances of a bid for someone who knows these dice and takes all others for fair. */
export function oddsOf(board: DudoBoard, known: Known, count: number, face: Die): Odds {
  const wild = onesAreWild(board);
  const seen = board.playing.flatMap((s) => seenOf(board, s, known));
  const unseen = board.playing.reduce((sum, s) => sum + at(board.dice, s), 0) - seen.length;
  const own = countOf(seen, face, wild);
  const all = spread(Array.from({ length: unseen }, () => perDie(face, wild)));
  return {
    holds: atLeast(all, count - own),
    exact: exactly(all, count - own),
    expected: own + expected(unseen, face, wild),
  };
}
