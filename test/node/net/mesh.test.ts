import assert from 'node:assert/strict';
import { it } from 'node:test';
import { hex, utf8 } from '../../../src/core/bytes.ts';
import type { JoinProgress } from '../../../src/core/house.ts';
import type { Link } from '../../../src/core/ports.ts';
import type { Identity } from '../../../src/net/hello.ts';
import { answersTo, fingerprintOf } from '../../../src/net/key-code.ts';
import { Mesh } from '../../../src/net/mesh.ts';
import { seeded } from '../../../src/net/seeded.ts';
import { VirtualClock } from '../../../src/net/virtual-clock.ts';
import { check, Hall, identity } from './hall.ts';

/** Stands in for the slow code: eight characters of the key. */
const quickCode = (key: Uint8Array): string => {
  const text = hex(key).toUpperCase().slice(0, 8);
  return `${text.slice(0, 4)}-${text.slice(4)}`;
};
const idOf = (who: Identity): string => `dubito1-${quickCode(who.key).replace('-', '')}`;
const never = new AbortController().signal;

class Device {
  readonly log: string[] = [];
  readonly heard: string[] = [];
  readonly links: Link[] = [];
  readonly mesh: Mesh;
  readonly who: Identity;
  readonly code: string;

  constructor(clock: VirtualClock, hall: Hall, who: Identity, seed: number, purpose = 'table', checking = check) {
    this.who = who;
    this.code = quickCode(who.key);
    this.mesh = new Mesh({
      ...{ meeting: hall.maker, clock, chance: seeded(seed).bytes, identity: who, check: checking, purpose },
      codeOf: (key) => Promise.resolve(quickCode(key)),
      answersTo: (key, invitation) => Promise.resolve(answersTo(key, invitation, quickCode)),
      on: {
        line: (_, link) => {
          const nth = this.links.push(link);
          this.log.push(`line ${nth}`);
          link.listen({
            message: (m) => this.heard.push(new TextDecoder().decode(m)),
            closed: () => this.log.push(`closed ${nth}`),
          });
        },
        meeting: (state) => this.log.push(`meeting ${state.at}`),
        reach: (_, reach) => this.log.push(reach),
      },
    });
  }

  say(text: string): void {
    this.links.at(-1)?.send(utf8(text));
  }

  known() {
    return { key: this.who.key, code: this.code };
  }
}
async function hallOfTwo(checking = check) {
  const clock = new VirtualClock();
  const hall = new Hall(clock);
  const chance = seeded(11);
  // Ana has the lower key, so she dials first.
  const [first, second] = [identity(chance.bytes(32)), identity(chance.bytes(32))];
  const swap = hex(first.key) > hex(second.key);
  const ana = new Device(clock, hall, swap ? second : first, 1, 'table', checking);
  const ben = new Device(clock, hall, swap ? first : second, 2);
  await Promise.all([ana.mesh.open(), ben.mesh.open()]);
  return { clock, hall, ana, ben };
}
async function settled<T>(clock: VirtualClock, promise: Promise<T>): Promise<T> {
  let done = false;
  void promise.finally(() => (done = true));
  assert.ok(await clock.until(() => done, 600_000), 'it never ended');
  return promise;
}
const lines = (d: Device): string[] => d.log.filter((l) => !l.startsWith('meeting'));

it('a guest finds the opener by code and both talk', async () => {
  const { clock, ana, ben } = await hallOfTwo();
  const progress: JoinProgress[] = [];
  const met = await settled(
    clock,
    ana.mesh.dial(ben.code, null, (p) => progress.push(p), never),
  );
  assert.deepEqual(met, { ok: true, value: ben.who.key });
  assert.deepEqual(progress, ['finding', 'opening', 'checking']);
  ana.say('hello');
  ben.say('welcome');
  await clock.run(100);
  assert.deepEqual([ana.heard, ben.heard], [['welcome'], ['hello']]);
});
it('whoever answers to a code or link that is not theirs is refused', async () => {
  const { clock, hall, ana, ben } = await hallOfTwo();
  const eve = new Device(clock, hall, identity(new Uint8Array(32).fill(5)), 3);
  // The meeting point sends those who look for ben to eve.
  hall.mislead(idOf(ben.who), idOf(eve.who));
  await eve.mesh.open();
  for (const fingerprint of [null, fingerprintOf(ben.who.key)]) {
    const met = await settled(
      clock,
      ana.mesh.dial(ben.code, fingerprint, () => undefined, never),
    );
    assert.deepEqual(met, { ok: false, fault: 'not-the-one' });
  }
  ana.mesh.keep([ben.known()]);
  await clock.run(60_000);
  assert.deepEqual([lines(ana), lines(eve)], [[], []]);
  hall.mislead(idOf(ben.who), idOf(ben.who));
  const cut = await settled(
    clock,
    ana.mesh.dial(ben.code, fingerprintOf(eve.who.key), () => undefined, never),
  );
  assert.deepEqual(cut, { ok: false, fault: 'not-the-one' });
});
it('one who plays by another purpose is refused as another version', async () => {
  const { clock, hall, ana } = await hallOfTwo();
  const zed = new Device(clock, hall, identity(new Uint8Array(32).fill(6)), 4, 'another');
  await zed.mesh.open();
  const met = await settled(
    clock,
    ana.mesh.dial(zed.code, null, () => undefined, never),
  );
  assert.deepEqual(met, { ok: false, fault: 'other-version' });
});
it('nobody at a code: two minutes of tries, each said, then a reason; somebody who comes late is found', async () => {
  const { clock, hall, ana } = await hallOfTwo();
  const zed = new Device(clock, hall, identity(new Uint8Array(32).fill(6)), 4);
  const progress: JoinProgress[] = [];
  const start = clock.now();
  const met = await settled(
    clock,
    ana.mesh.dial(zed.code, null, (p) => progress.push(p), never),
  );
  assert.deepEqual(met, { ok: false, fault: 'nobody' });
  assert.ok(clock.now() - start >= 120_000 && clock.now() - start < 150_000);
  assert.ok(progress.filter((p) => p === 'retrying').length > 10);
  const late = ana.mesh.dial(zed.code, null, () => undefined, never);
  await clock.run(60_000);
  await zed.mesh.open();
  assert.equal((await settled(clock, late)).ok, true);
});
it('a search can be called off, at once and at any point', async () => {
  for (const ms of [0, 10, 30, 50, 6000, 20_000]) {
    const { clock, ana, ben } = await hallOfTwo();
    const call = new AbortController();
    const met = ana.mesh.dial(ms < 100 ? ben.code : '0000-0000', null, () => undefined, call.signal);
    await clock.run(ms);
    call.abort();
    assert.deepEqual(await settled(clock, met), { ok: false, fault: 'cancelled' });
  }
});
it('without a meeting point a search ends with that reason, and nobody can dial themselves', async () => {
  const { clock, hall, ana, ben } = await hallOfTwo();
  hall.switch(true);
  assert.deepEqual(
    await settled(
      clock,
      ana.mesh.dial(ben.code, null, () => undefined, never),
    ),
    {
      ok: false,
      fault: 'meeting-away',
    },
  );
  assert.deepEqual(
    await settled(
      clock,
      ana.mesh.dial(ana.code, null, () => undefined, never),
    ),
    {
      ok: false,
      fault: 'bad-code',
    },
  );
});
it('lines to all seats come up by themselves, once, with the lower key dialling', async () => {
  const { clock, hall, ana, ben } = await hallOfTwo();
  for (const d of [ana, ben]) d.mesh.keep([ana.known(), ben.known()]);
  await clock.run(60_000);
  assert.deepEqual(
    [lines(ana), lines(ben)],
    [
      ['line 1', 'direct'],
      ['line 1', 'direct'],
    ],
  );
  assert.deepEqual(hall.dials, [`${idOf(ana.who)}>${idOf(ben.who)}`]);
});
it('both dial at once: one line stays, the same at both', async () => {
  for (let lead = -30; lead <= 30; lead += 10) {
    // Ana's device checks the first proof slowly, so the two lines open in another order there.
    let slow = true;
    const { clock, ana, ben } = await hallOfTwo(async (...of) => {
      if (slow) {
        slow = false;
        await new Promise<void>((done) => clock.after(5, done));
      }
      return check(...of);
    });
    const [a, b] = lead < 0 ? [ana, ben] : [ben, ana];
    const one = a.mesh.dial(b.code, null, () => undefined, never);
    await clock.run(Math.abs(lead));
    const two = b.mesh.dial(a.code, null, () => undefined, never);
    assert.deepEqual([(await settled(clock, one)).ok, (await settled(clock, two)).ok], [true, true]);
    await clock.run(1000);
    for (const d of [ana, ben]) {
      d.heard.length = 0;
      assert.equal(
        d.log.filter((l) => l.startsWith('line')).length - d.log.filter((l) => l.startsWith('closed')).length,
        1,
      );
    }
    ana.say('a');
    ben.say('b');
    await clock.run(1000);
    assert.deepEqual([ana.heard, ben.heard], [['b'], ['a']]);
  }
});
it('the meeting point goes: the line stays, and after its return a break is mended', async () => {
  const { clock, hall, ana, ben } = await hallOfTwo();
  for (const d of [ana, ben]) d.mesh.keep([ana.known(), ben.known()]);
  await clock.run(1000);
  hall.switch(true);
  await clock.run(60_000);
  ana.say('still here');
  await clock.run(100);
  assert.deepEqual(ben.heard, ['still here']);
  ana.links.at(-1)?.close();
  await clock.run(60_000);
  assert.equal(ana.links.length, 1);
  hall.switch(false);
  await clock.run(10_000);
  assert.deepEqual([ana.links.length, ben.links.length], [2, 2]);
  assert.deepEqual(lines(ben), ['line 1', 'direct', 'away', 'closed 1', 'line 2', 'direct']);
});
it('a silent line is dialled anew while it is still shaky, and the new one takes its place', async () => {
  const { clock, hall, ana, ben } = await hallOfTwo();
  for (const d of [ana, ben]) d.mesh.keep([ana.known(), ben.known()]);
  await clock.run(1000);
  hall.cut(idOf(ana.who), idOf(ben.who));
  await clock.run(25_000);
  hall.heal(idOf(ana.who), idOf(ben.who));
  await clock.run(20_000);
  assert.equal(ana.log.at(-1), 'direct');
  ana.say('back');
  await clock.run(100);
  assert.deepEqual(ben.heard, ['back']);
});
it('a player who reloads is back within seconds; what the old page says late changes nothing', async () => {
  const { clock, hall, ana, ben } = await hallOfTwo();
  for (const d of [ana, ben]) d.mesh.keep([ana.known(), ben.known()]);
  await clock.run(2000);
  ana.mesh.keep([]); // the old page does nothing more, but its goodbye comes late
  const back = new Device(clock, hall, ana.who, 9);
  back.mesh.keep([ben.known()]);
  await back.mesh.open();
  await clock.run(5000);
  ana.mesh.close();
  await clock.run(1000);
  assert.deepEqual(lines(ben).slice(2), ['closed 1', 'line 2']);
  back.say('it is me again');
  await clock.run(100);
  assert.deepEqual(ben.heard, ['it is me again']);
});
it('a phone that wakes up dials at once', async () => {
  const { clock, hall, ana, ben } = await hallOfTwo();
  for (const d of [ana, ben]) d.mesh.keep([ana.known(), ben.known()]);
  await clock.run(1000);
  hall.cut(idOf(ana.who), idOf(ben.who));
  await clock.run(180_000);
  hall.heal(idOf(ana.who), idOf(ben.who));
  const before = hall.dials.length;
  ben.mesh.wake(true);
  await clock.run(900);
  assert.ok(hall.dials.length > before);
  await clock.run(1000);
  assert.equal(ben.log.at(-1), 'direct');
});
it('a mesh that is closed says goodbye, dials no more, and can be opened again', async () => {
  const { clock, hall, ana, ben } = await hallOfTwo();
  for (const d of [ana, ben]) d.mesh.keep([ana.known(), ben.known()]);
  await clock.run(1000);
  ana.mesh.close();
  await clock.run(100);
  assert.ok(ben.log.includes('away'));
  const before = hall.dials.filter((d) => d.startsWith(idOf(ana.who))).length;
  await clock.run(60_000);
  assert.equal(hall.dials.filter((d) => d.startsWith(idOf(ana.who))).length, before);
  await ana.mesh.open();
  await clock.run(10_000);
  assert.deepEqual([ana.log.at(-1), ben.log.at(-1)], ['direct', 'direct']);
});
it('two in the background are away, and direct again when they return', async () => {
  const { clock, ana, ben } = await hallOfTwo();
  ana.mesh.keep([ben.known()]);
  await clock.run(1000);
  ben.mesh.hide(true);
  await clock.run(1000);
  ben.mesh.hide(false);
  await clock.run(1000);
  assert.deepEqual(lines(ana), ['line 1', 'direct', 'away', 'direct']);
});
