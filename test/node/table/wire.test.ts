import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hex } from '../../../src/core/bytes.ts';
import { canonical, readCanonical, type Plain } from '../../../src/core/plain.ts';
import { dudo } from '../../../src/games/dudo/game.ts';
import type { Link } from '../../../src/core/ports.ts';
import { seeded } from '../../../src/net/seeded.ts';
import { scopeOf } from '../../../src/table/lines.ts';
import { planBytes, readPlan, readWish, wishBytes, type Plan } from '../../../src/table/plan.ts';
import { readRecord } from '../../../src/table/record.ts';
import { readRoster } from '../../../src/table/roster.ts';
import { read, type Signed } from '../../../src/table/signed.ts';
import { firstBroken, readPacked, signedOf } from '../../../src/table/step.ts';
import { readMessage, tuple, type Message } from '../../../src/table/wire.ts';
import type { World } from '../../../tools/world.ts';
import { oddFrame, oddValue } from './fuzz.ts';
import { hour, longGame, opened, recordAt, sittingOf } from './played.ts';

/** `npm run fuzz` tries a million. */
const frames = Number(process.env['FRAMES'] ?? 10_000);
/** Every kind of message, as honest apps say it at a real table. */
function messages(world: World): readonly Message[] {
  const { chain, roster } = sittingOf(world.devices[0]);
  const steps = recordAt(world.devices[0]).steps;
  const things = chain.referee.steps.flatMap(signedOf);
  const by = (purpose: Signed['purpose']): Signed[] => things.filter((t) => t.purpose === purpose).slice(0, 3);
  const head = chain.referee.head.hash;
  const some = [...by('entry'), ...by('goodbye'), ...by('without')];
  return [
    { kind: 'at', step: 3, head, held: 2, reach: [1, 2] },
    { kind: 'want', from: 0 },
    { kind: 'steps', first: 0, prev: roster.id, steps: steps.slice(0, 4), more: true },
    { kind: 'held', step: 2, things: some },
    { kind: 'proof', things: some.slice(0, 2) },
    { kind: 'roster', bytes: roster.bytes, opener: 0 },
    { kind: 'no', why: 'full' },
    ...some.map((thing): Message => ({ kind: 'thing', thing })),
  ];
}
const samples = (world: World): Plain[] => messages(world).map(tuple);

describe('every parser of the wire', () => {
  it('takes what honest apps say, and gives the same message again', async () => {
    for (const m of messages(await longGame(1))) {
      const there = readCanonical(canonical(tuple(m)));
      assert.deepEqual(canonical(tuple(readMessage(there) as Message)), canonical(tuple(m)));
    }
  });

  it(`bears ${frames} odd frames without an exception`, async (t) => {
    const seed = 20_261_130;
    t.diagnostic(`seed ${seed}`);
    const chance = seeded(seed);
    const world = await longGame(1);
    const record = recordAt(world.devices[0]);
    const key = new Uint8Array(32).fill(1);
    const seat = { key, nonce: key, name: 'Ana', code: 'K7QF-2M9D', bot: null };
    const plan: Plan = { id: key, opener: key, revision: 1, serial: 1, game: 'dudo', options: dudo.defaults, seats: [seat], watch: true, watchers: [], locked: false, ready: [], after: null, lost: [], changed: null }; // prettier-ignore
    const lobby = [planBytes(plan), wishBytes({ gathering: key, n: 1, wish: { kind: 'sit', seat } })];
    assert.ok(readPlan(lobby[0] as Uint8Array) && readWish(lobby[1] as Uint8Array));
    const all = [...samples(world), ...record.steps, readCanonical(record.roster) as Plain, ...lobby.map((b) => readCanonical(b) as Plain)]; // prettier-ignore
    let taken = 0;
    for (let i = 0; i < frames; i++) {
      const [bytes, value] = [oddFrame(chance, all), oddValue(chance, all)];
      const purpose = (['entry', 'goodbye', 'without', 'refuse', 'call'] as const)[chance.below(5)] ?? 'entry';
      const found = [
        readMessage(value),
        readMessage(readCanonical(bytes)),
        readPacked(value),
        read({ purpose, bytes, sig: new Uint8Array(64) }),
        readPlan(bytes),
        readWish(bytes),
        (await readRoster(bytes)).ok || undefined,
        readRecord(bytes).ok || undefined,
      ];
      assert.ok(firstBroken(value) >= 0);
      taken += found.filter((x) => x !== undefined).length;
    }
    assert.ok(taken > 50, `only ${taken} of the odd frames have a form: the fuzz does not come near`);
  });
});

describe('a seat that sends rubbish over its lines', () => {
  it(`is cut off, and ${frames} odd frames change nothing at the table`, async (t) => {
    const seed = 77;
    t.diagnostic(`seed ${seed}`);
    const chance = seeded(seed);
    const lines: Link[] = [];
    const world = await opened({ seats: 3, seed, wrap: (me, link) => (me.seat === 2 && lines.push(link), link) });
    const [ana, bo, cleo] = world.devices;
    assert.ok(ana && bo && cleo);
    await world.clock.run(6_000);
    const [scope, odd] = [scopeOf(world.roster.id), samples(world)];
    const cut = (): boolean => [ana, bo].every((d) => !sittingOf(d).peers.ofSeat(cleo.seat));
    const state = (): string => [ana, bo].map((d) => hex(sittingOf(d).chain.referee.head.hash)).join();
    const alive = sittingOf(cleo);
    alive.stop();
    await world.clock.run(1);
    const before = state();
    let sent = 0;
    for (; sent < frames; sent++) {
      const inside = chance.below(3) > 0;
      const frame = inside ? envelope(scope, oddValue(chance, odd)) : oddFrame(chance, odd);
      for (const line of lines) line.send(frame);
      // The same time for a million as for ten thousand: the others play on meanwhile.
      if (sent % Math.ceil(frames / 20) === 0) await world.clock.run(2);
    }
    await world.clock.run(2);
    assert.ok(cut(), 'both have cut it off');
    assert.equal(state(), before);
    for (const d of [ana, bo]) {
      const { chain, strays, end } = sittingOf(d);
      assert.deepEqual([chain.referee.faults, strays, end], [[], [], null]);
    }
    await world.clock.until(() => [ana, bo].every((d) => sittingOf(d).end !== null), hour);
    assert.equal(new Set([ana, bo].map((d) => hex(sittingOf(d).chain.referee.head.hash))).size, 1);
    assert.equal(sittingOf(ana).end?.kind, 'finished');
  });
});
/** What should be an envelope; rubbish where the value has no bytes. */
const envelope = (scope: Uint8Array, value: unknown): Uint8Array => {
  try {
    return canonical([scope, value as Plain]);
  } catch {
    return new Uint8Array([0xf7]);
  }
};
