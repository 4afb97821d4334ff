// test/node/table/watching.test.ts: those who come late, only look on, are out or were taken out: what they see, and when they get a seat.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { dudo } from '../../../src/games/dudo/game.ts';
import { auditFile } from '../../../src/table/audit.ts';
import { checkByNode } from '../../../tools/world.ts';
import { Party, type Friend } from './party.ts';

const over = (f: Friend): boolean => f.scene?.end?.kind === 'finished' && f.scene.end.signed;
const heads = (all: readonly Friend[]): number => new Set(all.map((f) => f.scene?.head)).size;
const watchersAt = (f: Friend): readonly string[] => f.scene?.watchers.map((w) => w.name) ?? [];
const seatsAt = (f: Friend): readonly string[] => f.lobby?.seats.map((s) => s.name) ?? [];
async function start(party: Party, friends: readonly Friend[]): Promise<void> {
  for (const f of friends.slice(1)) await f.chair.ready(true);
  assert.ok(await party.sees((f) => f.lobby?.seats.every((s) => s.ready) === true, 10_000, friends));
  assert.deepEqual(await friends[0]?.chair.start(false), { ok: true, value: null });
}
/** A game that has run for so many steps; nobody moves any more. */
async function running(seed: number, names: readonly string[], steps = 8): Promise<[Party, readonly Friend[]]> {
  const party = new Party(seed);
  const friends = [...(await party.gather(names))];
  await start(party, friends);
  assert.ok(await party.sees((f) => (f.scene?.step ?? 0) >= steps, 3_600_000, friends));
  for (const f of friends) f.plays = false;
  await party.clock.run(5_000);
  return [party, friends];
}
/** Everybody moves again, who was asked meanwhile, too. */
function playOn(friends: readonly Friend[]): void {
  for (const f of friends) {
    f.plays = true;
    f.movesNow();
  }
}

it('who comes while others play watches: the same board and story, no die under a cup, and a record that holds', async (t) => {
  t.diagnostic('seed 101');
  const [party, friends] = await running(101, ['Ana', 'Bruno']);
  const [ana, bruno] = friends as [Friend, Friend];
  const eve = party.friend('Eve');
  assert.equal(await party.comes(eve, bruno), 'in');
  assert.ok(await party.sees((f) => f.scene !== null, 20_000, [eve]));
  assert.equal(eve.lobby, null, 'no lobby flashes by');
  assert.equal(eve.scene?.me, null);
  assert.equal(eve.scene.plays, false);
  assert.deepEqual(eve.scene.known, {});
  assert.ok(Object.keys(ana.scene?.known ?? {}).length > 0, 'Ana knows her own dice');
  assert.deepEqual(eve.scene.board, ana.scene?.board);
  assert.deepEqual(eve.feed, ana.feed);
  assert.ok(await party.sees((f) => watchersAt(f).join() === 'Eve', 20_000), 'all know that Eve watches');
  playOn([ana, bruno]);
  assert.ok(await party.sees(over));
  assert.equal(heads(party.friends), 1);
  assert.deepEqual(eve.feed, ana.feed);
  assert.equal(eve.scene.ask, null);
  const verdict = await auditFile(await eve.chair.record(), checkByNode);
  assert.deepEqual([verdict.ok, verdict.finished], [true, true]);
});

it('nobody watches where that is not allowed, or where the table is locked', async (t) => {
  t.diagnostic('seed 102');
  const party = new Party(102);
  const friends = [...(await party.gather(['Ana', 'Bruno']))];
  const [ana, bruno] = friends as [Friend, Friend];
  assert.deepEqual(await bruno.chair.allowWatching(false), { ok: false, fault: 'not-opener' });
  await ana.chair.allowWatching(false);
  assert.ok(await party.sees((f) => f.lobby?.watch === false, 10_000));
  await start(party, friends);
  assert.ok(await party.sees((f) => (f.scene?.step ?? 0) > 2, 60_000, friends));
  const eve = party.friend('Eve');
  assert.equal(await party.comes(eve, ana), 'playing');
  assert.equal(eve.scene, null);
  const locked = new Party(103);
  const others = [...(await locked.gather(['Ana', 'Bruno']))];
  await others[0]?.chair.lock(true);
  await start(locked, others);
  assert.ok(await locked.sees((f) => (f.scene?.step ?? 0) > 2, 60_000, others));
  assert.equal(await locked.comes(locked.friend('Eve'), others[1] as Friend), 'locked');
});

it('who only watches in the lobby has no seat in the game, sees it, and may take one before it begins', async (t) => {
  t.diagnostic('seed 104');
  const party = new Party(104);
  const friends = [...(await party.gather(['Ana', 'Bruno', 'Chidi', 'Dora']))];
  const [ana, bruno, chidi, dora] = friends as [Friend, Friend, Friend, Friend];
  assert.deepEqual(await ana.chair.sit(false), { ok: false, fault: 'opener-plays' });
  await chidi.chair.sit(false);
  await dora.chair.sit(false);
  assert.ok(await party.sees((f) => f.lobby?.watchers.length === 2, 10_000));
  assert.deepEqual(await dora.chair.addBot(), { ok: false, fault: 'not-now' });
  assert.deepEqual(seatsAt(ana), ['Ana', 'Bruno']);
  await dora.chair.sit(true);
  assert.ok(await party.sees((f) => seatsAt(f).join() === 'Ana,Bruno,Dora', 10_000));
  await start(party, [ana, bruno, dora]);
  assert.ok(await party.sees(over));
  assert.equal(chidi.scene?.me, null);
  assert.equal(heads(friends), 1);
});

it('a full table lets nobody stand outside: who wants a seat watches, and gets the first that is free', async (t) => {
  t.diagnostic('seed 105');
  const party = new Party(105);
  const names = ['Ana', 'Bruno', 'Chidi', 'Dora', 'Eve', 'Fay', 'Gil', 'Hal'];
  const friends = await party.gather(names, { ...dudo.defaults, dice: 3 });
  const [ana, bruno] = friends as [Friend, Friend];
  assert.ok(await party.sees((f) => f.lobby?.watchers.map((w) => w.name).join() === 'Gil,Hal', 10_000));
  await bruno.chair.leave();
  assert.ok(await party.sees((f) => seatsAt(f).includes('Gil'), 10_000, [ana]));
  assert.deepEqual(ana.lobby?.watchers.map((w) => [w.name, w.wants]), [['Hal', true]]); // prettier-ignore
});

it('who watches is never waited for and holds nobody up, whether asleep or gone', async (t) => {
  t.diagnostic('seed 106');
  const [party, friends] = await running(106, ['Ana', 'Bruno', 'Chidi']);
  const [ana, bruno, chidi] = friends as [Friend, Friend, Friend];
  const [eve, fay] = [party.friend('Eve'), party.friend('Fay')];
  assert.equal(await party.comes(eve, ana), 'in');
  assert.equal(await party.comes(fay, chidi), 'in');
  assert.ok(await party.sees((f) => watchersAt(f).length === 2, 30_000));
  eve.device.table(eve.id).stop();
  party.network.drop('Eve', 'silent');
  party.network.drop('Fay', 'loud');
  const waited = new Set<string>();
  const names = (): void => {
    for (const a of ana.scene?.awaited ?? []) waited.add(ana.scene?.seats[a.seat]?.name ?? '?');
  };
  void ana.chair.show(names);
  playOn([ana, bruno, chidi]);
  assert.ok(await party.sees(over, 3_600_000, friends));
  assert.ok(['Ana', 'Bruno', 'Chidi'].some((n) => waited.has(n)) && !waited.has('?'));
  await party.clock.run(70_000);
  assert.deepEqual(watchersAt(ana), [], 'nobody counts as watching who is not heard of any more');
});

it('at most eight watch at one seat, and the ninth reads why not', async (t) => {
  t.diagnostic('seed 107');
  const [party, friends] = await running(107, ['Ana', 'Bruno'], 4);
  const [ana] = friends as [Friend];
  for (let i = 1; i <= 8; i++) assert.equal(await party.comes(party.friend(`W${i}`), ana), 'in');
  assert.equal(await party.comes(party.friend('W9'), ana), 'crowded');
  assert.ok(await party.sees((f) => f.scene !== null && watchersAt(f).length === 8, 60_000, friends));
});

it('at the next game who wished gets a seat, in the order of the wishes, as far as there are seats; the rest watch', async (t) => {
  t.diagnostic('seed 108');
  const players = ['Ana', 'Bruno', 'Chidi', 'Dora'];
  const [party, friends] = await running(108, players);
  const [ana, bruno] = friends as [Friend, Friend];
  const late = ['Eve', 'Fay', 'Gil', 'Hal'].map((n) => party.friend(n));
  const [eve, fay, gil, hal] = late as [Friend, Friend, Friend, Friend];
  for (const f of late) assert.equal(await party.comes(f, bruno), 'in');
  assert.ok(await party.sees((f) => watchersAt(f).length === 4, 60_000));
  for (const f of [hal, eve, gil]) {
    assert.equal((await f.chair.sit(true)).ok, true);
    await party.clock.run(2_000);
  }
  assert.ok(await party.sees((f) => f.scene?.watchers.filter((w) => w.wants).map((w) => w.name).join() === 'Hal,Eve,Gil', 30_000)); // prettier-ignore
  playOn(friends);
  assert.ok(await party.sees(over));
  await bruno.chair.again();
  assert.ok(
    await party.sees((f) => f.lobby !== null && f.scene === null, 30_000, [hal, eve, gil]),
    'they are taken along',
  );
  assert.deepEqual(seatsAt(bruno), ['Bruno', 'Hal', 'Eve'], 'a seat is kept for each of the three who played');
  assert.ok(await party.sees((f) => f.scene?.invited === 'Bruno', 10_000, [ana, fay]));
  for (const f of friends) if (f !== bruno) await f.chair.again();
  assert.ok(await party.sees((f) => f.lobby?.seats.length === 6, 30_000, [bruno, hal, eve, gil]));
  assert.deepEqual(bruno.lobby?.watchers.map((w) => [w.name, w.wants]), [['Fay', false], ['Gil', true]]); // prettier-ignore
  for (const f of friends) for (const g of [hal, eve]) party.network.connect(f.name, g.name);
  await party.clock.run(1_000);
  const seated = [bruno, hal, eve, ...friends.filter((f) => f !== bruno)];
  await start(party, seated);
  assert.ok(await party.sees((f) => f.scene?.at === 'playing', 30_000, [...seated, gil]));
  await fay.chair.again();
  assert.ok(await party.sees((f) => f.scene?.at === 'playing', 30_000, [fay]), 'Fay had read the result for long');
  assert.ok(await party.sees(over));
  assert.equal(heads(party.friends), 1);
});

it('who gives up the seat watches on, and has a seat at the next game', async (t) => {
  t.diagnostic('seed 109');
  const [party, friends] = await running(109, ['Ana', 'Bruno', 'Chidi']);
  const [ana, bruno, chidi] = friends as [Friend, Friend, Friend];
  await chidi.chair.giveUp();
  assert.ok(await party.sees((f) => f.scene?.seats[2]?.gone === 'left', 60_000));
  assert.equal(chidi.scene?.plays, false);
  playOn([ana, bruno]);
  assert.ok(await party.sees(over));
  assert.equal(heads(friends), 1);
  await ana.chair.again();
  assert.ok(await party.sees((f) => f.scene?.invited === 'Ana', 10_000, [chidi]));
  await chidi.chair.again();
  assert.ok(await party.sees((f) => seatsAt(f).join() === 'Ana,Chidi', 10_000, [ana, chidi]));
});

it('who was voted away while their line was dead watches on with the same board, and has a seat at the next game', async (t) => {
  t.diagnostic('seed 112');
  const [party, friends] = await running(112, ['Ana', 'Bruno', 'Chidi']);
  const [ana, bruno, chidi] = friends as [Friend, Friend, Friend];
  for (const name of ['Ana', 'Bruno']) party.network.cut('Chidi', name, 'silent');
  playOn([ana, bruno]);
  chidi.plays = true;
  const lost = (f: Friend): boolean => f.scene?.seats[2]?.gone === 'lost';
  assert.ok(await party.sees(lost, 3_600_000, [ana, bruno]));
  assert.equal(lost(chidi), false);
  for (const name of ['Ana', 'Bruno']) party.network.heal('Chidi', name);
  assert.ok(await party.sees((f) => lost(f) && f.scene?.plays === false, 120_000, [chidi]));
  assert.ok(await party.sees(over));
  assert.equal(heads(friends), 1);
  await ana.chair.again();
  assert.ok(await party.sees((f) => f.scene?.invited === 'Ana', 10_000, [chidi]));
  await chidi.chair.again();
  assert.ok(await party.sees((f) => seatsAt(f).join() === 'Ana,Chidi', 10_000, [ana]));
});

for (const seed of [113, 114, 115])
  it(`who watches over lines that break while a seat dies and is voted away ends at the same head (seed ${seed})`, async () => {
    const [party, friends] = await running(seed, ['Ana', 'Bruno', 'Chidi', 'Dora']);
    const [ana, bruno, chidi, dora] = friends as [Friend, Friend, Friend, Friend];
    const eve = party.friend('Eve');
    assert.equal(await party.comes(eve, ana), 'in');
    party.friends.splice(3, 1); // Dora dies without a word
    dora.device.table(dora.id).stop();
    party.network.drop('Dora', 'silent');
    const rest = [ana, bruno, chidi];
    playOn(rest);
    for (let i = 0; i < 200 && !rest.every(over); i++) {
      const name = rest[party.chance.below(3)]?.name ?? 'Ana';
      const how = (['silent', 'held', 'loud'] as const)[party.chance.below(3)];
      party.network.cut('Eve', name, how);
      await party.clock.run(party.chance.below(20_000));
      party.network.heal('Eve', name);
      if (party.chance.below(2) === 0) party.network.connect('Eve', name);
      await party.clock.run(party.chance.below(10_000));
    }
    assert.ok(await party.sees(over, 3_600_000, [...rest, eve]));
    assert.ok(ana.scene?.seats[3]?.gone === 'lost');
    assert.equal(heads([...rest, eve]), 1);
    assert.deepEqual(eve.feed, ana.feed);
  });

it('who is taken out of the lobby is told so, and may ask for a seat again', async (t) => {
  t.diagnostic('seed 110');
  const party = new Party(110);
  const friends = await party.gather(['Ana', 'Bruno']);
  const [ana, bruno] = friends as [Friend, Friend];
  const key = ana.lobby?.seats[1]?.key ?? '';
  await ana.chair.remove(key);
  assert.ok(await party.sees((f) => f.lobby?.outside === 'removed', 10_000, [bruno]));
  await ana.chair.lock(true);
  await party.clock.run(1_000);
  await bruno.chair.sit(true);
  assert.ok(await party.sees((f) => f.lobby?.outside === 'locked', 10_000, [bruno]));
  await ana.chair.lock(false);
  await party.clock.run(1_000);
  await bruno.chair.sit(true);
  assert.ok(await party.sees((f) => f.lobby?.outside === null && f.lobby.seats.length === 2, 10_000, [bruno, ana]));
});

it('who comes and asks for a seat in the same moment is heard, not only by the next reminder', async (t) => {
  t.diagnostic('seed 116');
  const [party, friends] = await running(116, ['Ana', 'Bruno']);
  const eve = party.friend('Eve');
  assert.equal(await party.comes(eve, friends[0] as Friend), 'in');
  assert.deepEqual(await eve.chair.sit(true), { ok: true, value: null });
  assert.equal(await party.sees((f) => f.scene?.watchers[0]?.wants === true, 3_000), true);
});

it('a page that watches and is loaded anew watches on, with its wish', async (t) => {
  t.diagnostic('seed 111');
  const [party, friends] = await running(111, ['Ana', 'Bruno']);
  const [ana] = friends as [Friend];
  const eve = party.friend('Eve');
  await party.comes(eve, ana);
  assert.ok(await party.sees((f) => f.scene !== null, 20_000, [eve]));
  await eve.chair.sit(true);
  assert.ok(await party.sees((f) => f.scene?.watchers[0]?.wants === true, 20_000));
  party.network.drop('Eve', 'loud');
  party.friends.pop();
  const again = party.friend('Eve', eve.store);
  const [card] = await again.device.opened();
  assert.equal(card?.watches, true);
  const berth = await again.device.return(card.id);
  assert.ok(berth);
  again.sits(berth);
  party.network.connect('Eve', 'Ana');
  playOn(friends);
  assert.ok(await party.sees(over));
  assert.equal(again.scene?.head, ana.scene?.head);
  assert.equal(again.scene?.watchers[0]?.wants, true);
});
