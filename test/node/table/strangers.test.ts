// test/node/table/strangers.test.ts: what somebody who only has the code can do to a table: read the log at a walking pace, and nothing else.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { canonical, readCanonical } from '../../../src/core/plain.ts';
import type { Link } from '../../../src/core/ports.ts';
import { newKeys, type Keys } from '../../../src/fair/signature.ts';
import { dudo } from '../../../src/games/dudo/game.ts';
import { lobbyScope, scopeOf } from '../../../src/table/lines.ts';
import { wishBytes } from '../../../src/table/plan.ts';
import { message } from '../../../src/table/signed.ts';
import { readMessage, tuple, type Message } from '../../../src/table/wire.ts';
import { signByNode } from '../../../tools/world.ts';
import { Party, type Friend } from './party.ts';

const over = (f: Friend): boolean => f.scene?.end?.kind === 'finished' && f.scene.end.signed;
const sittingOf = (f: Friend) => {
  const { sitting } = f.device.table(f.id);
  assert.ok(sitting);
  return sitting;
};
/** Somebody without an app: lines to friends, all that comes over them, and a pen. */
class Stranger {
  readonly keys: Keys;
  readonly heard: Message[] = [];
  closed = 0;
  readonly #party: Party;
  readonly #links: Link[] = [];

  constructor(party: Party, name: string, keys = newKeys(party.chance.bytes)) {
    this.#party = party;
    this.keys = keys;
    party.friend(name).key = this.keys.key;
    party.network.node(name, (link) => {
      link.listen({
        message: (bytes) => {
          const [, raw] = readCanonical(bytes) as [Uint8Array, unknown];
          const m = readMessage(raw);
          if (m) this.heard.push(m);
        },
        closed: () => {
          this.closed += 1;
        },
      });
      this.#links.push(link);
    });
  }
  async meets(name: string, other: Friend): Promise<void> {
    this.#party.network.connect(name, other.name);
    await this.#party.clock.run(1_000);
  }
  /** Over the `n`-th line. */
  say(n: number, scope: Uint8Array, m: Message): void {
    this.#links[n]?.send(canonical([scope, tuple(m)]));
  }
  count(kind: Message['kind']): number {
    return this.heard.filter((m) => m.kind === kind).length;
  }
}
async function playing(seed: number): Promise<[Party, Friend, Friend]> {
  const party = new Party(seed);
  const [ana, bruno] = [...(await party.gather(['Ana', 'Bruno']))] as [Friend, Friend];
  await bruno.chair.ready(true);
  assert.ok(await party.sees((f) => f.lobby?.seats.every((s) => s.ready) === true, 10_000));
  await ana.chair.start(false);
  assert.ok(await party.sees((f) => (f.scene?.step ?? 0) >= 20, 3_600_000));
  for (const f of [ana, bruno]) f.plays = false;
  await party.clock.run(5_000);
  return [party, ana, bruno];
}
const ends = (party: Party, friends: readonly Friend[]): Promise<boolean> => {
  for (const f of friends) {
    f.plays = true;
    f.movesNow();
  }
  return party.sees(over, 3_600_000, friends);
};

it('asked for the log two thousand times in a second, a seat answers about ten times, and the game goes on', async (t) => {
  t.diagnostic('seed 121');
  const [party, ana, bruno] = await playing(121);
  const eve = new Stranger(party, 'Mallory');
  await eve.meets('Mallory', ana);
  const scope = scopeOf(sittingOf(ana).roster.id);
  for (let i = 0; i < 2000; i++) {
    eve.say(0, scope, { kind: 'want', from: 0 });
    if (i % 20 === 0) await party.clock.run(10);
  }
  await party.clock.run(1_000);
  const pages = eve.count('steps');
  assert.ok(pages >= 5 && pages <= 25, `${pages} pages`);
  assert.equal(eve.closed, 0);
  assert.ok(await ends(party, [ana, bruno]));
});

it('a seat that asks for the whole log two thousand times in two seconds gets it about twice', async (t) => {
  t.diagnostic('seed 124');
  const [party, ana, bruno] = await playing(124);
  const app = new Stranger(party, 'Mallory', bruno.device.table(bruno.id).own.keys); // another app with Bruno's key
  await app.meets('Mallory', ana);
  const scope = scopeOf(sittingOf(ana).roster.id);
  app.say(0, scope, { kind: 'want', from: 0 });
  await party.clock.run(500);
  assert.equal(app.count('held'), 1, 'the first question is answered at once');
  const whole = app.heard.flatMap((m) => (m.kind === 'steps' ? m.steps : [])).length;
  assert.equal(whole, sittingOf(ana).chain.referee.steps.length);
  await party.clock.run(2_000);
  app.heard.length = 0;
  for (let i = 0; i < 2000; i++) {
    app.say(0, scope, { kind: 'want', from: i % 2 === 0 ? 0 : 15 });
    if (i % 10 === 0) await party.clock.run(10);
  }
  await party.clock.run(2_000);
  const answers = app.count('held');
  assert.ok(answers >= 2 && answers <= 4, `${answers} answers`);
  const first = app.heard.findLast((m) => m.kind === 'steps')?.first;
  assert.equal(first, 0, 'of all that was asked for, the earliest');
});

it('who watches and speaks as a seat does is cut off, and nothing of it has changed the table', async (t) => {
  t.diagnostic('seed 122');
  const [party, ana, bruno] = await playing(122);
  const eve = new Stranger(party, 'Mallory');
  await eve.meets('Mallory', ana);
  const { roster, chain } = sittingOf(ana);
  const head = ana.scene?.head;
  const fake = { step: 99, head: new Uint8Array(64), held: 9, reach: [0, 1] };
  for (const m of [
    { kind: 'at', ...fake },
    { kind: 'held', step: 3, things: chain.signedAt(3) },
    { kind: 'steps', first: 99, prev: fake.head, steps: [], more: true },
    { kind: 'thing', thing: chain.signedAt(3)[0] ?? assert.fail() },
    { kind: 'at', ...fake },
  ] satisfies readonly Message[])
    eve.say(0, scopeOf(roster.id), m);
  await party.clock.run(2_000);
  assert.equal(eve.closed, 1);
  assert.equal(ana.scene?.head, head);
  assert.equal(ana.scene?.seats.every((s) => s.gone === null), true); // prettier-ignore
  assert.ok(await ends(party, [ana, bruno]));
});

it('a hundred wishes in a moment are passed on twice at most, and one that is signed by another key cuts its line off', async (t) => {
  t.diagnostic('seed 123');
  const [party, ana, bruno] = await playing(123);
  const eve = new Stranger(party, 'Mallory');
  await eve.meets('Mallory', ana);
  await eve.meets('Mallory', bruno);
  const { plan } = ana.device.table(ana.id).gathering;
  assert.ok(plan);
  const { key, seed } = eve.keys;
  const wish = (n: number, by = seed): Message => {
    const watcher = { key, nonce: new Uint8Array(32), name: `Eve ${n}`, code: null, wants: n % 2 === 0 };
    const bytes = wishBytes({ gathering: plan.id, n, wish: { kind: 'watch', watcher } });
    return { kind: 'wish', bytes, sig: signByNode(by, message('wish', bytes)), key };
  };
  for (let n = 1; n <= 100; n++) eve.say(0, lobbyScope, wish(n));
  await party.clock.run(400);
  assert.ok(eve.count('wish') <= 2, `${eve.count('wish')} came back by the other friend`);
  assert.equal(bruno.scene?.watchers.length, 1);
  for (let n = 200; n < 206; n++) eve.say(0, lobbyScope, wish(n, new Uint8Array(32).fill(7)));
  await party.clock.run(1_000);
  assert.equal(eve.closed, 1);
  assert.ok(await ends(party, [ana, bruno]));
});

it('who comes when a long game is over reads it a page at a time, and sees how it ended', async (t) => {
  t.diagnostic('seed 124');
  const party = new Party(124);
  const friends = [...(await party.gather(['Ana', 'Bruno', 'Chidi', 'Dora'], dudo.defaults))];
  for (const f of friends.slice(1)) await f.chair.ready(true);
  assert.ok(await party.sees((f) => f.lobby?.seats.every((s) => s.ready) === true, 10_000));
  const [ana] = friends as [Friend];
  await ana.chair.start(false);
  assert.ok(await party.sees(over));
  const file = await ana.chair.record();
  assert.ok(file.length > 60_000, `${file.length} bytes are not more than a page`);
  const gil = party.friend('Gil');
  assert.equal(await party.comes(gil, ana), 'in');
  assert.ok(await party.sees((f) => f.scene?.end?.kind === 'finished', 60_000, [gil]));
  assert.equal(gil.scene?.head, ana.scene?.head);
  assert.deepEqual(gil.feed, ana.feed);
  assert.deepEqual(Buffer.from(await gil.chair.record()), Buffer.from(file));
});
