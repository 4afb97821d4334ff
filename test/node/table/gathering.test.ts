import assert from 'node:assert/strict';
import { it } from 'node:test';
import { hex } from '../../../src/core/bytes.ts';
import { newKeys, type Keys } from '../../../src/fair/signature.ts';
import { dudo } from '../../../src/games/dudo/game.ts';
import { howDare } from '../../../src/games/how-dare/game.ts';
import { seeded } from '../../../src/net/seeded.ts';
import { VirtualClock } from '../../../src/net/virtual-clock.ts';
import { Gathering } from '../../../src/table/gathering.ts';
import { wishBytes, type PlanSeat, type Wish, type Word } from '../../../src/table/plan.ts';
import { rosterFor } from '../../../src/table/roster.ts';
import { message } from '../../../src/table/signed.ts';
import { rosterOf } from '../../../src/table/starting.ts';
import { checkByNode, signByNode } from '../../../tools/world.ts';

const chance = seeded(77);
/** Two key pairs, the lower key first. */
const pair = (): [Keys, Keys] => {
  const [a, b] = [newKeys(chance.bytes), newKeys(chance.bytes)];
  return hex(a.key) < hex(b.key) ? [a, b] : [b, a];
};
const lobby = (keys: Keys, name: string, before: readonly Uint8Array[] = [], lost?: readonly Uint8Array[]): Gathering =>
  new Gathering({
    own: { keys, nonce: chance.bytes(32), name, bot: false },
    before,
    lost,
    code: null,
    clock: new VirtualClock().device(),
    chance: chance.bytes,
    check: checkByNode,
    sign: signByNode,
    say: () => undefined,
    reached: () => true,
    running: () => false,
    changed: () => undefined,
  });
/** Opens a table of Dudo, or the next game after one. */
const opens = (of: Gathering, after: Uint8Array | null = null, lost: readonly Uint8Array[] = []): void =>
  of.open({ game: 'dudo', options: dudo.defaults, seats: [], watch: true, watchers: [], after, lost });
const wish = (keys: Keys, to: Gathering, what: Wish, n = 1): Word => {
  const bytes = wishBytes({ gathering: to.plan?.id ?? new Uint8Array(32), n, wish: what });
  return { kind: 'wish', bytes, sig: signByNode(keys.seed, message('wish', bytes)), key: keys.key };
};
const seat = (keys: Keys, name: string, bot: Uint8Array | null = null): PlanSeat => ({
  key: keys.key,
  nonce: chance.bytes(32),
  name,
  code: null,
  bot,
});
const names = (of: Gathering): readonly string[] => of.plan?.seats.map((s) => s.name) ?? [];
const after = chance.bytes(64);

it('nobody seats a bot in another’s name, and a bot comes and goes with its owner', async () => {
  const [ana, eve, spy] = [newKeys(chance.bytes), newKeys(chance.bytes), newKeys(chance.bytes)];
  const table = lobby(ana, 'Ana');
  opens(table);
  assert.equal(await table.hear(wish(spy, table, { kind: 'sit', seat: seat(spy, 'Spy', ana.key) })), 'bad');
  assert.equal(await table.hear(wish(eve, table, { kind: 'bring', seat: seat(spy, 'Spy', ana.key) })), 'bad');
  await table.hear(wish(eve, table, { kind: 'sit', seat: seat(eve, 'Eve') }, 2));
  assert.equal(await table.hear(wish(eve, table, { kind: 'bring', seat: seat(spy, 'Spy', ana.key) }, 3)), 'bad');
  await table.hear(wish(eve, table, { kind: 'bring', seat: seat(spy, 'Spy', eve.key) }, 4));
  assert.deepEqual(names(table), ['Ana', 'Eve', 'Spy']);
  await table.hear(wish(ana, table, { kind: 'dismiss', bot: spy.key }));
  assert.deepEqual(names(table), ['Ana', 'Eve', 'Spy'], 'only its owner, or the opener by removing it, sends it away');
  await table.hear(wish(eve, table, { kind: 'leave' }, 5));
  assert.deepEqual(names(table), ['Ana']);
});
it('a stranger with a lower key takes no lobby over, not even of a rematch', async () => {
  const [eve, ana] = pair();
  const [before, own] = [lobby(ana, 'Ana', [ana.key]), lobby(eve, 'Eve', [eve.key])];
  opens(before, after);
  opens(own, after);
  assert.ok(own.word);
  assert.equal(await before.hear(own.word), 'known');
  assert.deepEqual(names(before), ['Ana']);
});
it('a guest with a lower key takes no lobby over while its opener is there', async () => {
  const [guest, ana] = pair();
  const [table, own] = [lobby(ana, 'Ana'), lobby(guest, 'Guest')];
  opens(table);
  await table.hear(wish(guest, table, { kind: 'sit', seat: seat(guest, 'Guest') }));
  opens(own);
  assert.ok(own.word);
  assert.equal(await table.hear(own.word), 'known');
  assert.deepEqual(names(table), ['Ana', 'Guest']);
});
it('of two of the last game’s seats that open its rematch at once, the lower key stands', async () => {
  const [low, high] = pair();
  const both = [low.key, high.key];
  const [first, second] = [lobby(low, 'Low', both), lobby(high, 'High', both)];
  opens(first, after);
  opens(second, after);
  assert.ok(first.word && second.word);
  assert.equal(await first.hear(second.word), 'known');
  assert.equal(await second.hear(first.word), 'new');
  assert.equal(second.opener, false);
});
it('an opener who names others as the losers of the game before is not heard by those who sat there', async () => {
  const [ana, bruno] = pair();
  const told = (
    lost: readonly Uint8Array[],
    knows: readonly Uint8Array[] | undefined,
    of: Uint8Array | null = after,
  ) => {
    const [opener, guest] = [
      lobby(ana, 'Ana', [ana.key, bruno.key]),
      lobby(bruno, 'Bruno', [ana.key, bruno.key], knows),
    ];
    opens(opener, of, lost);
    assert.ok(opener.word);
    return guest.hear(opener.word);
  };
  assert.equal(await told([bruno.key], [ana.key]), 'bad');
  assert.equal(await told([ana.key, bruno.key], [ana.key]), 'bad');
  assert.equal(await told([ana.key], [ana.key]), 'new');
  assert.equal(await told([], [ana.key]), 'new', 'nobody named: then lots are drawn');
  assert.equal(await told([bruno.key], undefined), 'new', 'who was not there cannot tell');
  assert.equal(await told([bruno.key], undefined, null), 'bad', 'a table without a game before names nobody');
});
it('nobody chooses who has lost the game before: the roster says what the plan says', () => {
  const [ana, bruno] = pair();
  const table = lobby(ana, 'Ana');
  const lots = { ...howDare.defaults, firstPlayer: 'lastLoser', lastLosers: 1 };
  table.open({ game: 'how-dare', options: lots, seats: [seat(bruno, 'Bruno')], watch: true, watchers: [], after, lost: [bruno.key] }); // prettier-ignore
  const roster = rosterFor(rosterOf(table.plan) ?? new Uint8Array(), howDare, null);
  assert.equal(roster.ok && roster.value.options['lastLosers'], 0b10);
});
