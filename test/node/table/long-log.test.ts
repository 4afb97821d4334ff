// test/node/table/long-log.test.ts: a log of many pages, or with steps longer than a message, reaches whoever comes late or back.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Link } from '../../../src/core/ports.ts';
import { canonical } from '../../../src/core/plain.ts';
import { fail, ok } from '../../../src/core/result.ts';
import { seatAt } from '../../../src/core/seat.ts';
import { entries, type Entry } from '../../../src/games/catalogue.ts';
import { dudo } from '../../../src/games/dudo/game.ts';
import { together, type Game } from '../../../src/games/play.ts';
import { MemoryStore } from '../../../src/table/memory-store.ts';
import { packed } from '../../../src/table/step.ts';
import type { Sitting } from '../../../src/table/sitting.ts';
import { longestMessage, pageSize } from '../../../src/table/wire.ts';
import { World, type Device } from '../../../tools/world.ts';
import { Party, type Friend } from './party.ts';

/** Everybody writes a long letter at once, again and again: no step of any real game is as long. */
const letters: Game = {
  ...dudo,
  id: 'letters',
  options: [],
  defaults: {},
  readOptions: () => ok({}),
  newBoard: (seats) => ({ playing: seats, letter: 0 }),
  *rules(board) {
    for (let n = 0; n < 8; n++) {
      yield* together(board.playing, (raw) => (typeof raw === 'string' ? ok(raw) : fail('no-letter')));
      (board as unknown as { letter: number }).letter++;
    }
    return { winner: seatAt(0), why: 'won' };
  },
  standings: () => [],
  safe: () => '',
  bot: (_board, seat) => String(seat).repeat(16_000),
};
const stepOf = (d: Device): number => d.sitting?.chain.referee.head.step ?? -1;
const sizes = ({ chain: { referee } }: Sitting): number[] =>
  referee.steps.flatMap((step, i) => {
    const digest = referee.digests[i];
    return digest ? [canonical(packed(step, digest)).length] : [];
  });
const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);
const copyOf = async (store: MemoryStore): Promise<MemoryStore> => {
  const copy = new MemoryStore();
  await copy.write(await store.read(''));
  return copy;
};

it('B64: who is more than a page behind catches up within seconds and plays on; who comes only now watches the same board', async (t) => {
  t.diagnostic('seed 641');
  const party = new Party(641);
  const friends = [...(await party.gather(['Ana', 'Bruno', 'Chidi', 'Dora', 'Eve', 'Fay'], { ...dudo.defaults }))];
  const [ana, bruno] = friends as [Friend, Friend];
  for (const f of friends.slice(1)) await f.chair.ready(true);
  assert.ok(await party.sees((f) => f.lobby?.seats.every((s) => s.ready) === true, 10_000));
  await ana.chair.start(false);
  assert.ok(await party.sees((f) => (f.scene?.step ?? 0) >= 3, 600_000));
  const old = await copyOf(bruno.store);
  const logOf = (f: Friend): number => sum(sizes(f.device.table(f.id).sitting as Sitting));
  assert.ok(await party.sees((f) => (f.scene?.step ?? 0) >= 190, 7_200_000));
  assert.ok(logOf(ana) > 1.1 * pageSize, 'the log has more than a page');
  for (const f of friends) f.plays = false;
  await party.clock.run(5_000);

  party.network.drop('Bruno', 'loud');
  party.friends.splice(1, 1);
  const again = party.friend('Bruno', old);
  const [card] = await again.device.opened();
  const berth = await again.device.return(card?.id ?? '');
  assert.ok(berth);
  again.sits(berth);
  assert.ok((again.scene?.step ?? 0) < 10, 'what Bruno’s device has stored is old');
  const others = friends.filter((f) => f !== bruno);
  for (const other of others) party.network.connect('Bruno', other.name);
  assert.ok(await party.sees((f) => f.scene?.head === ana.scene?.head, 10_000, [again]));
  assert.deepEqual(again.scene?.board, ana.scene?.board);
  assert.deepEqual(again.feed, ana.feed);
  assert.deepEqual(again.scene?.known, bruno.scene?.known, 'and has its dice');

  const gil = party.friend('Gil');
  assert.equal(await party.comes(gil, ana), 'in');
  assert.ok(await party.sees((f) => f.scene?.head === ana.scene?.head, 20_000, [gil]));
  assert.deepEqual(gil.scene?.board, ana.scene?.board);
  assert.deepEqual(gil.feed, ana.feed);
  const step = ana.scene?.step ?? 0;
  for (const f of [...others, again]) {
    f.plays = true;
    f.movesNow();
  }
  assert.ok(await party.sees((f) => (f.scene?.step ?? 0) > step + 4, 600_000), 'the game goes on');
  assert.ok(again.scene?.seats.every((s) => s.gone === null));
});

it('B64: steps longer than a message pass as well, and nobody is sent more at once than a line takes', async (t) => {
  t.diagnostic('seed 642');
  (entries as Entry[]).push({ listing: letters, load: () => Promise.resolve(letters) });
  t.after(() => (entries as Entry[]).pop());
  let largest = 0;
  const wrap = (_from: Device, link: Link): Link => ({
    send: (bytes) => {
      largest = Math.max(largest, bytes.length);
      link.send(bytes);
    },
    listen: (ear) => link.listen(ear),
    close: () => link.close(),
  });
  const world = new World({ game: letters, seats: 5, seed: 642, network: { delay: [5, 60] }, wrap });
  await world.open();
  const [, late] = world.devices as [Device, Device];
  assert.ok(await world.clock.until(() => stepOf(late) >= 2, 600_000));
  const old = await (await copyOf(late.store)).read('');
  assert.ok(await world.clock.until(() => world.devices.every((d) => stepOf(d) >= 14), 600_000));
  const before = Math.max(...world.devices.map(stepOf));
  assert.ok(late.sitting && Math.max(...sizes(late.sitting)) > longestMessage);
  late.sitting.stop();
  await late.store.write((await late.store.read('')).map(([key]) => [key, null] as const));
  await late.store.write(old);
  await world.reload(late);
  assert.ok(stepOf(late) < 4, 'what it has stored is old');
  assert.ok(await world.clock.until(() => stepOf(late) >= before, 20_000), 'it has caught up within seconds');
  assert.ok(await world.play(3_600_000));
  for (const d of world.devices) assert.equal(d.sitting?.end?.kind, 'finished');
  assert.ok(largest <= longestMessage, `no message has ${largest} bytes`);
});
