import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seatAt } from '../../../../src/core/seat.ts';
import { countOf, onesAreWild, moves } from '../../../../src/games/dudo/bids.ts';
import { bot } from '../../../../src/games/dudo/bot.ts';
import { dudo } from '../../../../src/games/dudo/game.ts';
import { defaults, options as specs, readOptions } from '../../../../src/games/dudo/options.ts';
import { oddsOf, seenOf } from '../../../../src/games/dudo/odds.ts';
import type { DudoBoard, DudoMove } from '../../../../src/games/dudo/position.ts';
import type { Known } from '../../../../src/games/play.ts';
import { pick, Play, runSeed, seeded } from '../script.ts';
import { boardAt, calza, type DudoPlay } from './table.ts';

const me = seatAt(0);
/** A board at a bid where seat 0 holds these dice. */
function holding(
  mine: readonly number[],
  rivals: readonly number[],
  last: readonly [number, number],
): [DudoBoard, Known] {
  const board = boardAt({}, [mine.length, ...rivals], last);
  board.cups = { [me]: mine.map((_, sealed) => ({ sealed })) };
  return [board, Object.fromEntries(mine.map((face, slot) => [slot, face]))];
}
const manyTimes = (board: DudoBoard, known: Known): readonly (DudoMove | null)[] => {
  const n = seeded(5);
  return Array.from({ length: 300 }, () => bot(board, me, known, n));
};

describe('a bot at the Dudo table', () => {
  it('B11: never doubts what its own dice prove, ones included', () => {
    const [board, known] = holding([4, 4, 1], [3, 3], [3, 4]);
    assert.ok(manyTimes(board, known).every((m) => m?.kind !== 'dudo'));
  });
  it('doubts what cannot be', () => {
    const [board, known] = holding([2, 2, 3, 6, 6], [5], [8, 4]);
    assert.ok(manyTimes(board, known).every((m) => m?.kind === 'dudo'));
  });
  it('calls calza when the bid is most likely exact and nothing safer is left', () => {
    const [board, known] = holding([5, 5, 5, 5, 3], [1], [4, 5]);
    assert.ok(manyTimes(board, known).some((m) => m?.kind === 'calza'));
  });
  it('lets a window go unless the bid is most likely exact', () => {
    for (const [mine, says] of [
      [[5, 5, 5, 5, 1], calza],
      [[2, 2, 3, 3, 4], null],
    ] as const) {
      // prettier-ignore
      const [board, known] = holding(mine, [1, 1], [5, 5]);
      const window: DudoBoard = { ...board, turn: null, options: { ...board.options, calza: 'outOfTurn' } };
      window.bid = { count: 5, face: 5, by: seatAt(1) };
      assert.deepEqual(bot(window, me, known, seeded(1)), says);
    }
  });
  it('makes only legal moves and never doubts a proved bid, under any house rules', () => {
    const seed = runSeed('dudo bots');
    let bluffs = 0;
    for (let game = 0; game < 150; game++) {
      const n = seeded(seed + game);
      const read = readOptions(Object.fromEntries(specs.map((o) => [o.key, pick(o.values, n).value])));
      assert.ok(read.ok);
      const play: DudoPlay = new Play(dudo, 2 + n(5), read.value, { chance: n });
      while (play.run()) {
        const { ask, board } = play;
        if (ask?.kind === 'race') {
          const said = ask.window.seats.map((s) => [s, bot(board, s, play.known(s), n)] as const).find(([, m]) => m);
          if (said) assert.equal(play.refusal(said[1], said[0]), null);
          play.window(said?.[0] ?? null, said?.[1] ?? calza);
          continue;
        }
        const seat = play.chooser;
        const known = play.known(seat);
        const move = bot(board, seat, known, n);
        assert.ok(move, 'on turn a bot moves');
        const mine = seenOf(board, seat, known);
        const wild = onesAreWild(board);
        if (move.kind === 'dudo' && board.bid)
          assert.ok(countOf(mine, board.bid.face, wild) < board.bid.count, `SEED=${seed + game}`);
        if (move.kind === 'bid' && countOf(mine, move.face, wild) === 0) bluffs += 1;
        play.move(move);
      }
    }
    assert.ok(bluffs > 0, 'it bluffs now and then');
  });
  it('wins clearly more often than a player who moves by chance', () => {
    let won = 0;
    for (let game = 0; game < 100; game++) {
      const n = seeded(9000 + game);
      const play: DudoPlay = new Play(dudo, 2, defaults, { chance: n });
      const hero = seatAt(game % 2);
      while (play.run()) {
        const seat = play.chooser;
        const chance = (): DudoMove => {
          const legal = moves(play.board, seat);
          return pick(n(3) === 0 ? legal.filter((m) => m.kind !== 'calza') : legal.slice(0, 8), n);
        };
        play.move(seat === hero ? (bot(play.board, seat, play.known(seat), n) ?? chance()) : chance());
      }
      if (play.ending?.winner === hero) won += 1;
    }
    assert.ok(won > 80, `won ${won} of 100`);
  });
  it('the odds of a bid count its own dice as certain', () => {
    const [board, known] = holding([4, 4, 1], [3, 3], [3, 4]);
    assert.equal(oddsOf(board, known, 3, 4).holds, 1);
    assert.equal(oddsOf(board, known, 10, 4).holds, 0);
    assert.equal(oddsOf(board, known, 3, 4).expected, 5);
  });
});
