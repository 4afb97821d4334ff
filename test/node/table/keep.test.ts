// test/node/table/keep.test.ts: what a device keeps to itself over rounds and reloads: what must go is gone, what was sealed can be opened.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { seatAt } from '../../../src/core/seat.ts';
import { seeded } from '../../../src/net/seeded.ts';
import { DeviceKeep } from '../../../src/table/keep.ts';
import type { HowDareNews } from '../../../src/games/how-dare/position.ts';
import { withOwnCards } from '../../../tools/own-cards.ts';
import { World } from '../../../tools/world.ts';

const chance = seeded(5);
const me = seatAt(0);
const ctx = chance.bytes(64);
const fresh = (): DeviceKeep => new DeviceKeep([me], chance.bytes(32), chance.bytes);
const nextRounds = (keep: DeviceKeep): void => {
  for (let i = 0; i < 3; i++) keep.nextRound();
  keep.forgetBefore(keep.round);
};

it('the secrets of a round are gone with it, and another round has others', () => {
  const keep = fresh();
  const first = keep.secret(me, ctx, 'cup');
  nextRounds(keep);
  assert.notDeepEqual(keep.secret(me, ctx, 'cup'), first);
  keep.rewind();
  assert.throws(() => keep.secret(me, ctx, 'cup'), /round 0 is forgotten/);
});
it('the salt of a sealed answer stays, round after round and over a reload', () => {
  const keep = fresh();
  const salt = keep.lasting(me, ctx, 'seal 0');
  nextRounds(keep);
  assert.deepEqual(keep.lasting(me, ctx, 'seal 0'), salt);
  const again = DeviceKeep.from([me], keep.stored(), chance.bytes);
  assert.deepEqual(again.lasting(me, ctx, 'seal 0'), salt);
});
it('no two answers, seals or seats share a salt', () => {
  const keep = fresh();
  const salts = [
    keep.lasting(me, ctx, 'seal 0'),
    keep.lasting(me, ctx, 'seal 1'),
    keep.lasting(seatAt(1), ctx, 'seal 0'),
    keep.lasting(me, chance.bytes(64), 'seal 0'),
  ];
  assert.equal(new Set(salts.map(String)).size, 4);
});
it('own cards are opened in every round of a game, also by a master whose page was loaded anew in between', async () => {
  const master = seatAt(2);
  const game = withOwnCards({ writes: (s) => s === master, pack: 5 });
  const options = { ...game.defaults, ownPack: 'master', rounds: 5 };
  const world = new World({ game, options, seats: 3, seed: 21 });
  await world.open();
  const [ana, , mina] = world.devices;
  assert.ok(ana && mina);
  const news = (): readonly HowDareNews[] => (ana.sitting?.chain.match.feed ?? []) as unknown as HowDareNews[];
  const verdicts = (): number => news().filter((n) => n.kind === 'verdict').length;
  assert.ok(await world.clock.until(() => verdicts() === 2, 3_600_000));
  assert.ok((mina.sitting?.keep.round ?? 0) >= 2, 'rounds have begun since the cards were sealed');
  await world.reload(mina);
  assert.ok(await world.play(3_600_000));
  assert.equal(verdicts(), 5);
  assert.deepEqual(
    news().filter((n) => n.kind === 'gone' || n.kind === 'void'),
    [],
  );
});
