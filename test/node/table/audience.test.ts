import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Scene } from '../../../src/core/chair.ts';
import type { Lobby } from '../../../src/core/gathering.ts';
import { Audience, quiet } from '../../../src/table/audience.ts';
import { VirtualClock } from '../../../src/net/virtual-clock.ts';

/** A game in which so much has happened, and so many entries of the open step have come. */
type Now = { feed: number; given: number };
const scene = (now: Now, fed: number): Scene =>
  ({ at: 'playing', seats: [], known: {}, ask: null, end: null, watching: null, invited: null, fed,
     news: Array.from({ length: now.feed - fed }, (_, i) => fed + i), checked: now.given }) as unknown as Scene; // prettier-ignore
function table() {
  const now: Now = { feed: 0, given: 0 };
  const clock = new VirtualClock();
  const audience = new Audience({ scene: (fed) => scene(now, fed), before: () => undefined, clock });
  return { now, clock, audience };
}
const rest = (): Promise<void> => new Promise((done) => setImmediate(done));

it('what happens in one moment is one scene', async () => {
  const { now, audience } = table();
  const told: Scene[] = [];
  audience.add((s) => void told.push(s as Scene));
  for (; now.feed < 3; now.feed++) audience.tell();
  await rest();
  assert.equal(told.length, 1);
  assert.equal(told[0]?.news.length, 3);
});

it('a page that still draws is told once for all that came meanwhile, and misses nothing', async () => {
  const { now, audience } = table();
  const told: Scene[] = [];
  let drawn: () => void = () => undefined;
  audience.add((s) => {
    told.push(s as Scene);
    return new Promise((done) => (drawn = done));
  });
  await rest();
  for (now.feed = 1; now.feed < 5; now.feed++) {
    audience.tell();
    await rest();
  }
  assert.equal(told.length, 1);
  drawn();
  await rest();
  assert.deepEqual(told.map((s) => [s.fed, s.news.length]), [[0, 0], [0, 5]]); // prettier-ignore
});

it('progress alone waits a moment; what is new is told at once', async () => {
  const { now, clock, audience } = table();
  const told: Scene[] = [];
  audience.add((s) => void told.push(s as Scene));
  await rest();
  now.given = 1;
  audience.tell();
  await rest();
  assert.equal(told.length, 1);
  now.feed = 1;
  audience.tell();
  await rest();
  assert.equal(told.length, 2);
  now.given = 2;
  audience.tell();
  await rest();
  assert.equal(told.length, 2);
  await clock.run(quiet - 1);
  assert.equal(told.length, 2);
  await clock.run(1);
  assert.deepEqual(told.map((s) => s.checked), [0, 1, 2]); // prettier-ignore
});

it('in the lobby, who has signed is progress; that a start was asked for, and who comes, is told at once', async () => {
  const clock = new VirtualClock();
  const now = { waiting: [] as string[], seats: ['Ana', 'Bruno'] };
  const lobby = (): Lobby => ({ at: 'gathering', ...now }) as unknown as Lobby;
  const audience = new Audience({ scene: lobby, before: () => undefined, clock });
  const told: Lobby[] = [];
  audience.add((s) => void told.push(s as Lobby));
  await rest();
  const tells = async (change: Partial<typeof now>): Promise<number> => {
    Object.assign(now, change);
    audience.tell();
    await rest();
    return told.length;
  };
  assert.equal(await tells({ waiting: ['Ana', 'Bruno'] }), 2);
  assert.equal(await tells({ waiting: ['Bruno'] }), 2);
  assert.equal(await tells({ seats: ['Ana', 'Bruno', 'Chidi'] }), 3);
  assert.deepEqual(told.at(-1)?.waiting, ['Bruno']);
  assert.equal(await tells({ waiting: ['Chidi'] }), 3);
  await clock.run(quiet);
  assert.deepEqual(told.at(-1)?.waiting, ['Chidi']);
});
