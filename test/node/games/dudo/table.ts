// test/node/games/dudo/table.ts: tables of Dudo for the tests: a board at a bid, and a game with known dice.
import { seatAt, type Seat } from '../../../../src/core/seat.ts';
import { dudo } from '../../../../src/games/dudo/game.ts';
import { defaults } from '../../../../src/games/dudo/options.ts';
import type { DudoBoard, DudoMove, DudoNews, DudoOptions } from '../../../../src/games/dudo/position.ts';
import { newBoard } from '../../../../src/games/dudo/rules.ts';
import type { Die } from '../../../../src/games/play.ts';
import { Play, seatList } from '../script.ts';

export type DudoPlay = Play<DudoBoard, DudoNews, DudoMove>;
export const bid = (count: number, face: number, way?: 1 | -1): DudoMove => ({
  kind: 'bid',
  count,
  face: face as Die,
  ...(way ? { way } : {}),
});
export const dudoMove: DudoMove = { kind: 'dudo' };
export const calza: DudoMove = { kind: 'calza' };
export const ones = 1;

/** The dice of DU15. */
export const du15: readonly (readonly number[])[] = [
  [4, 4, 1, 2, 6],
  [1, 4, 3, 3, 5],
  [2, 2, 4, 6, 1],
];

/** A board in the middle of a round: seat 0 is on turn, the last bid came from the seat before it. */
export function boardAt(
  of: Partial<DudoOptions>,
  dice: readonly number[],
  last: readonly [count: number, face: number] | null,
  palifico = false,
): DudoBoard {
  const board = newBoard(seatList(dice.length), { ...defaults, ...of });
  for (const [i, n] of dice.entries()) board.dice[seatAt(i)] = n;
  board.round = 1;
  board.phase = 'bid';
  board.turn = seatAt(0);
  board.palifico = palifico ? seatAt(0) : null;
  board.bid = last && { count: last[0], face: last[1] as Die, by: seatAt(dice.length - 1) };
  return board;
}

/** A game whose seat `first` begins and whose first roll is given, seat 0 of `dice` being `first`; later rolls are all sixes. */
export function playWith(
  dice: readonly (readonly number[])[],
  first = 0,
  of: Partial<DudoOptions> = {},
  prepare?: (board: DudoBoard) => void,
): DudoPlay {
  const n = dice.length;
  let rolled = 0;
  const cup = (seat: Seat, count: number): readonly number[] => {
    const own = dice[(seat - first + n) % n] ?? [];
    rolled += 1;
    return rolled <= n ? own : Array.from({ length: count }, () => 6);
  };
  const play: DudoPlay = new Play(dudo, n, { ...defaults, ...of }, { chance: () => first, dice: cup }, (board) => {
    for (const [i, own] of dice.entries()) board.dice[seatAt((first + i) % n)] = own.length;
    prepare?.(board);
  });
  play.run();
  return play;
}
/** Calls a test once for each way to seat the same people: `seat(i)` is where the i-th sits. */
export function rotated(n: number, test: (first: number, seat: (i: number) => Seat) => void): void {
  for (let first = 0; first < n; first++) test(first, (i) => seatAt((first + i) % n));
}
