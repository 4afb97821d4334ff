import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hex } from '../../../src/core/bytes.ts';
import { seatAt } from '../../../src/core/seat.ts';
import type { DudoBoard } from '../../../src/games/dudo/position.ts';
import { Chain } from '../../../src/table/chain.ts';
import type { Sitting } from '../../../src/table/sitting.ts';
import { hour, longGame, opened, recordAt, shortGame, sittingOf } from './played.ts';

/** What a device of the second seat sees under its own cup. */
const underCup = ({ chain, keep }: Sitting): readonly unknown[] => {
  const { cups } = chain.match.board as DudoBoard;
  return (cups[seatAt(1)] ?? []).flatMap(({ sealed }) => keep.knownOf(seatAt(1))[sealed] ?? []);
};

describe('a log that is replayed', () => {
  it('gives the same heads and the same board, with goodbyes and votes in it', async () => {
    for (const world of [await shortGame(2), await longGame(3)]) {
      const played = sittingOf(world.devices[0]).chain;
      const again = new Chain(world.roster);
      await again.load(recordAt(world.devices[0]).steps);
      assert.deepEqual(again.referee.heads.map(hex), played.referee.heads.map(hex));
      assert.deepEqual(again.match.board, played.match.board);
      assert.deepEqual(again.match.feed, played.match.feed);
      assert.equal(again.referee.over, played.referee.over);
    }
  });

  it('stops at the first step that has no form, and stands on what was before', async () => {
    const world = await shortGame(2);
    const { steps } = recordAt(world.devices[0]);
    const again = new Chain(world.roster);
    await again.load([...steps.slice(0, 5), 'rubbish', ...steps.slice(6)]);
    assert.equal(again.referee.head.step, 4);
    assert.deepEqual(again.referee.head.hash, sittingOf(world.devices[0]).chain.referee.headAt(4));
  });
});

describe('a device that is loaded anew in the middle of a game', () => {
  it('has its seat, its dice, its board and its head again, whenever that is', async () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const world = await opened({ seats: 3, seed });
      const [, second] = world.devices;
      assert.ok(second);
      await world.clock.run(2_000 + seed * 3_700);
      const before = sittingOf(second);
      const was = { dice: underCup(before), step: before.chain.referee.head.step, board: structuredClone(before.chain.match.board), feed: structuredClone(before.chain.match.feed), seats: before.seats }; // prettier-ignore
      await world.reload(second);
      const now = sittingOf(second);
      assert.notEqual(now, before);
      assert.equal(now.chain.referee.head.step, was.step, `seed ${seed}`);
      assert.deepEqual(now.chain.referee.head.hash, before.chain.referee.head.hash);
      assert.ok(was.dice.length > 0);
      assert.deepEqual(underCup(now), was.dice);
      assert.deepEqual(now.chain.match.board, was.board);
      assert.deepEqual(now.chain.match.feed, was.feed);
      assert.deepEqual(now.seats, was.seats);
      await world.play(hour);
      await world.clock.run(20_000); // who has no dice any more hears the end a little later
      const heads = world.devices.map((d) => hex(sittingOf(d).chain.referee.head.hash));
      assert.equal(new Set(heads).size, 1);
      for (const d of world.devices) {
        assert.deepEqual(sittingOf(d).end, { kind: 'finished', signed: true });
        assert.deepEqual(sittingOf(d).chain.referee.faults, []);
      }
    }
  });
});
