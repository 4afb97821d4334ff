// test/node/table/nap.test.ts: the time of a window on a device that sleeps meanwhile: each counts its own waking time, and nobody else's clock matters.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { dudo } from '../../../src/games/dudo/game.ts';
import { sceneOf } from '../../../src/table/scene.ts';
import { Party, type Friend } from './party.ts';

const second = 1000;
const whole = 8 * second;
/** Four friends in the window after the first bid; nobody answers by hand. Who may speak up, and who is on turn. */
async function inWindow(seed: number): Promise<{ party: Party; friends: readonly Friend[]; asked: readonly Friend[] }> {
  const party = new Party(seed);
  const options = { ...dudo.defaults, dice: 3, calza: 'outOfTurn', calzaWindow: 8 };
  const friends = [...(await party.gather(['Ana', 'Bruno', 'Chidi', 'Dora'], options))];
  for (const f of friends.slice(1)) await f.chair.ready(true);
  assert.ok(await party.sees((f) => f.lobby?.seats.every((s) => s.ready) === true, 10_000));
  for (const f of friends) f.plays = false;
  await friends[0]?.chair.start(false);
  const onTurn = (): Friend | undefined => friends.find((f) => f.scene?.ask?.kind === 'choose');
  assert.ok(await party.clock.until(() => onTurn() !== undefined, 600_000));
  const bidder = onTurn();
  await bidder?.chair.answer(bidder.scene?.ask?.step ?? -1, { kind: 'bid', count: 2, face: 3 });
  const asked = (): Friend[] => friends.filter((f) => f.scene?.ask?.window === true);
  assert.ok(await party.clock.until(() => asked().length === 3, 5_000));
  return { party, friends, asked: asked() };
}
/** What the page would be shown now, in ms. */
const left = (f: Friend): number => {
  const { sitting, gathering } = f.device.table(f.id);
  return (sitting && sceneOf(sitting, 0, gathering).ask?.left) ?? -1;
};
const given = (f: Friend): number => f.scene?.open?.given.length ?? 0;
const windowOver = (f: Friend): boolean => f.scene?.open?.what !== 'window';

it('B106: after a nap the rest is what was left before it, and the window is let go when that is over, on every clock', async () => {
  const { party, friends, asked } = await inWindow(1061);
  const [sleeper, ...awake] = asked as [Friend, Friend, Friend];
  await party.clock.run(3 * second);
  assert.ok(Math.abs(left(sleeper) - 5 * second) < 200, `${left(sleeper)} ms`);
  sleeper.node.sleep();
  await party.clock.run(7 * second);
  assert.ok(awake.every((f) => given(f) === 2), 'the others have let it go in their own time, and wait'); // prettier-ignore
  sleeper.node.wake();
  await party.clock.run(100);
  assert.ok(Math.abs(left(sleeper) - 5 * second) < 300, `${left(sleeper)} ms are left`);
  await party.clock.run(4 * second);
  assert.equal(windowOver(sleeper), false, 'not too early');
  assert.ok(await party.sees(windowOver, 1_500), 'and not too late');
  assert.ok(friends.every((f) => f.scene?.seats.every((s) => s.gone === null)));
  assert.equal(friends.filter((f) => f.scene?.ask?.kind === 'choose').length, 1, 'the next seat is on turn');
});

it('B106: who sleeps on is not waited for, keeps its seat, and sees no window any more when it wakes', async () => {
  const { party, friends, asked } = await inWindow(1062);
  const [sleeper] = asked as [Friend];
  const awake = friends.filter((f) => f !== sleeper);
  sleeper.node.sleep();
  const begun = party.clock.now();
  assert.ok(await party.sees(windowOver, 60 * second, awake));
  const took = party.clock.now() - begun;
  assert.ok(took > whole && took < whole + 25 * second, `${took} ms`);
  await party.clock.run(60 * second);
  sleeper.node.wake();
  assert.ok(await party.sees(windowOver, 5 * second, [sleeper]));
  assert.equal(sleeper.scene?.ask?.window ?? false, false);
  assert.ok(friends.every((f) => f.scene?.seats.every((s) => s.gone === null)));
  assert.equal(new Set(friends.map((f) => f.scene?.head)).size, 1);
});
