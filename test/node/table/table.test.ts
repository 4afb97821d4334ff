import assert from 'node:assert/strict';
import { it } from 'node:test';
import { dudo } from '../../../src/games/dudo/game.ts';
import { MemoryStore } from '../../../src/table/memory-store.ts';
import { Party, type Friend } from './party.ts';

const heads = (all: readonly Friend[]): number => new Set(all.map((f) => f.scene?.head)).size;
const started = (f: Friend): boolean => f.scene?.at === 'playing';
const over = (f: Friend): boolean => f.scene?.end?.kind === 'finished' && f.scene.end.signed;

async function ready(party: Party, friends: readonly Friend[]): Promise<void> {
  for (const f of friends.slice(1)) await f.chair.ready(true);
  assert.ok(await party.sees((f) => f.lobby?.seats.every((s) => s.ready) === true, 10_000));
}

it('friends gather by a code, are ready, start, play to the end, and all see the same', async () => {
  const party = new Party(11);
  const friends = await party.gather(['Ana', 'Bruno', 'Chidi']);
  const [ana] = friends as [Friend, Friend, Friend];
  assert.deepEqual(
    ana.lobby?.seats.map((s) => s.name),
    ['Ana', 'Bruno', 'Chidi'],
  );
  assert.deepEqual(await ana.chair.start(false), { ok: false, fault: 'not-ready' });
  await ready(party, friends);
  assert.equal((await ana.chair.start(false)).ok, true);
  assert.ok(await party.sees(over));
  assert.equal(heads(friends), 1);
  assert.deepEqual(new Set(friends.map((f) => JSON.stringify(f.feed))).size, 1, 'everybody was told the same story');
});

it('a guest edits nothing, and whoever was ready looks again when the rules change', async () => {
  const party = new Party(12);
  const friends = await party.gather(['Ana', 'Bruno']);
  const [ana, bruno] = friends as [Friend, Friend];
  await ready(party, friends);
  assert.deepEqual(await bruno.chair.change('dudo', { ...dudo.defaults, dice: 4 }), { ok: false, fault: 'not-opener' });
  assert.equal((await ana.chair.change('dudo', { ...dudo.defaults, dice: 4 })).ok, true);
  assert.ok(await party.sees((f) => f.lobby?.options['dice'] === 4, 10_000));
  assert.equal(bruno.lobby?.seats[1]?.ready, false);
  assert.deepEqual(await ana.chair.change('dudo', { dice: 77 }), { ok: false, fault: 'dice' });
});

it('a locked table and a running game that nobody may watch say why one cannot join', async () => {
  const party = new Party(13);
  const friends = await party.gather(['Ana', 'Bruno']);
  const [ana] = friends as [Friend, Friend];
  await ana.chair.lock(true);
  await party.sees((f) => f.lobby?.locked === true, 10_000);
  assert.equal(await party.joins(party.friend('Dora'), ana), 'locked');
  await ana.chair.lock(false);
  await ana.chair.allowWatching(false);
  // Who is ready for a plan that has just changed is not ready for the new one.
  assert.ok(await party.sees((f) => f.lobby?.watch === false && !f.lobby.locked, 10_000, friends.slice(0, 2)));
  await ready(party, friends.slice(0, 2));
  assert.ok((await ana.chair.start(false)).ok);
  assert.ok(await party.sees(started, 10_000, friends.slice(0, 2)));
  assert.equal(await party.joins(party.friend('Eve'), ana), 'playing');
});

it('the same people play again without a new code, and nothing of the old game is left', async () => {
  const party = new Party(14);
  const friends = await party.gather(['Ana', 'Bruno', 'Chidi']);
  const [ana, bruno, chidi] = friends as [Friend, Friend, Friend];
  await ready(party, friends);
  await ana.chair.start(false);
  assert.ok(await party.sees(over));
  const old = ana.scene?.head;
  await bruno.chair.again();
  assert.ok(await party.sees((f) => f.scene?.invited === 'Bruno', 10_000, [ana, chidi]));
  await ana.chair.again();
  await chidi.chair.again();
  assert.ok(await party.sees((f) => f.lobby?.seats.length === 3, 20_000));
  for (const f of [ana, chidi]) await f.chair.ready(true);
  await party.sees((f) => f.lobby?.seats.every((s) => s.ready) === true, 10_000);
  assert.equal((await bruno.chair.start(false)).ok, true);
  assert.ok(await party.sees(over));
  assert.equal(heads(friends), 1);
  assert.notEqual(ana.scene?.head, old);
  assert.equal(ana.scene?.standings.length, 3);
});

it('two who open the next game in the same moment end up at one table', async () => {
  const party = new Party(15);
  const friends = await party.gather(['Ana', 'Bruno']);
  const [ana, bruno] = friends as [Friend, Friend];
  await ready(party, friends);
  await ana.chair.start(false);
  assert.ok(await party.sees(over));
  await Promise.all([ana.chair.again(), bruno.chair.again()]);
  assert.ok(await party.sees((f) => f.lobby?.seats.length === 2, 20_000), 'both sit in one lobby');
  assert.equal(ana.lobby?.seats.filter((s) => s.opener).length, 1);
  assert.deepEqual(
    ana.lobby.seats.map((s) => s.key),
    bruno.lobby?.seats.map((s) => s.key),
  );
});

for (const seed of [31, 32, 35])
  it(`three who open the next game in the same moment end up at one table, all of them (seed ${seed})`, async () => {
    const party = new Party(seed);
    const friends = await party.gather(['Ana', 'Bruno', 'Chidi']);
    const [ana] = friends as [Friend, Friend, Friend];
    await ready(party, friends);
    await ana.chair.start(false);
    assert.ok(await party.sees(over));
    await Promise.all(friends.map((f) => f.chair.again()));
    assert.ok(await party.sees((f) => f.lobby?.seats.length === 3, 20_000), 'all sit in one lobby');
    assert.equal(new Set(friends.map((f) => JSON.stringify(f.lobby?.seats.map((s) => s.key)))).size, 1);
  });

it('a bot sits on the device of whoever brought it, and goes with them', async () => {
  const party = new Party(16);
  const friends = await party.gather(['Ana', 'Bruno', 'Chidi']);
  const [ana, bruno, chidi] = friends as [Friend, Friend, Friend];
  await bruno.chair.addBot();
  assert.ok(await party.sees((f) => f.lobby?.seats.length === 4, 10_000));
  assert.equal(ana.lobby?.seats[3]?.bot?.name, 'Bruno');
  await ready(party, friends);
  await ana.chair.start(false);
  assert.ok(await party.sees((f) => (f.scene?.step ?? 0) > 8));
  await bruno.chair.leave();
  assert.ok(
    await party.sees((f) => f.scene?.seats.filter((s) => s.gone === 'left').length === 2, 3_600_000, [ana, chidi]),
  );
});

it('a reload comes back to the lobby, and in the game to the same seat, dice and head', async () => {
  const party = new Party(17);
  const friends = await party.gather(['Ana', 'Bruno', 'Chidi']);
  const [ana, bruno] = friends as [Friend, Friend, Friend];
  await ready(party, friends);
  bruno.plays = false;
  await ana.chair.start(false);
  assert.ok(await party.sees((f) => f.scene?.ask?.kind === 'choose', 3_600_000, [bruno]), 'it is Bruno’s turn');
  const before = bruno.scene;
  party.network.drop('Bruno', 'loud');
  party.friends.splice(1, 1);
  const again = party.friend('Bruno', bruno.store);
  again.plays = false;
  const [card] = await again.device.opened();
  const berth = await again.device.return(card?.id ?? '');
  assert.ok(card && berth);
  again.sits(berth);
  for (const other of ['Ana', 'Chidi']) party.network.connect('Bruno', other);
  assert.ok(await party.sees((f) => f.scene?.ask?.step === before?.ask?.step, 60_000, [again]));
  assert.deepEqual(again.scene?.known, before?.known);
  assert.deepEqual(again.scene?.board, before?.board);
  assert.equal(again.scene?.head, before?.head);
  again.plays = true;
  await party.sees(() => true, 1);
  void again.chair.show(() => undefined);
});

it('a reload after the end comes back to the result, and from there to the next game', async () => {
  const party = new Party(18);
  const friends = await party.gather(['Ana', 'Bruno']);
  const [ana, bruno] = friends as [Friend, Friend];
  await ready(party, friends);
  await ana.chair.start(false);
  assert.ok(await party.sees(over));
  const before = bruno.scene;
  party.network.drop('Bruno', 'loud');
  party.friends.splice(1, 1);
  const again = party.friend('Bruno', bruno.store);
  const [card] = await again.device.opened();
  assert.equal(card?.at, 'over');
  const berth = await again.device.return(card.id);
  assert.ok(berth);
  again.sits(berth);
  party.network.connect('Bruno', 'Ana');
  assert.ok(await party.sees(over, 60_000, [again]));
  assert.equal(again.scene?.head, before?.head);
  await ana.chair.again();
  await party.clock.run(1_000);
  await again.chair.again();
  await party.sees(() => false, 1_000);
  assert.equal(again.lobby?.seats.length, 2, 'the same two sit in the next lobby');
  await again.chair.leave();
  await party.clock.run(1_000);
  await again.device.forget(card.id);
  assert.deepEqual(await again.device.opened(), [], 'who has left is not asked back');
});

it('a game that has ended makes room on the device for the next table', async () => {
  const party = new Party(19);
  const friends = await party.gather(['Ana', 'Bruno']);
  await ready(party, friends);
  await friends[0]?.chair.start(false);
  assert.ok(await party.sees(over));
  assert.deepEqual(await friends[1]?.device.ended(), [], 'it is still on the screen');
  const later = party.friend('Bruno later', friends[1]?.store);
  const [ended, ...more] = await later.device.ended();
  assert.ok(ended !== undefined && more.length === 0);
  await later.device.forget(ended);
  assert.deepEqual(await later.device.opened(), []);
  assert.deepEqual(
    (await later.store.read('')).map(([key]) => key),
    ['last/game'],
    'only the record of the last game is kept',
  );
});

it('a roster that comes by two ways at once makes one game, with one secret', async () => {
  const party = new Party(21);
  const begun: string[] = [];
  class SlowStore extends MemoryStore {
    override async write(changes: Parameters<MemoryStore['write']>[0]): Promise<void> {
      for (const [key] of changes) if (key.endsWith('/meta')) begun.push(key);
      await new Promise<void>((done) => party.clock.after(200, done));
      await super.write(changes);
    }
  }
  const names = ['Ana', 'Bruno', 'Chidi', 'Dora'];
  const [ana, ...guests] = names.map((n) => party.friend(n, new SlowStore()));
  assert.ok(ana);
  ana.sits(ana.device.open('dudo', { ...dudo.defaults, dice: 3 }, 'Ana', 'http://here/'));
  for (const g of guests) assert.equal(await party.joins(g, ana), 'seated');
  await ready(party, party.friends);
  void ana.chair.start(false);
  void ana.chair.start(false);
  assert.ok(await party.sees(started, 60_000));
  assert.equal(begun.length, 4, begun.join());
});

it('a guest who has loaded the lobby anew is heard at the first word', async () => {
  const party = new Party(22);
  const friends = await party.gather(['Ana', 'Bruno']);
  const [ana, bruno] = friends as [Friend, Friend];
  for (const yes of [true, false, true, false]) {
    await bruno.chair.ready(yes);
    assert.ok(await party.sees((f) => f.lobby?.seats[1]?.ready === yes, 10_000));
  }
  party.network.drop('Bruno', 'loud');
  party.friends.splice(1, 1);
  const again = party.friend('Bruno', bruno.store);
  const [card] = await again.device.opened();
  const berth = await again.device.return(card?.id ?? '');
  assert.ok(berth);
  again.sits(berth);
  party.network.connect('Bruno', 'Ana');
  await party.clock.run(1_000);
  await again.chair.ready(true);
  assert.ok(await party.sees((f) => f.lobby?.seats[1]?.ready === true, 10_000, [ana]));
});
