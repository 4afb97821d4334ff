import assert from 'node:assert/strict';
import { it } from 'node:test';
import { utf8 } from '../../../src/core/bytes.ts';
import { canonical } from '../../../src/core/plain.ts';
import type { Clock } from '../../../src/core/ports.ts';
import type { Channel } from '../../../src/net/channel.ts';
import { packets } from '../../../src/net/frame.ts';
import type { HelloOptions } from '../../../src/net/hello.ts';
import { Line } from '../../../src/net/line.ts';
import { seeded } from '../../../src/net/seeded.ts';
import { VirtualClock } from '../../../src/net/virtual-clock.ts';
import { channels, check, identity } from './hall.ts';

const chance = seeded(3);
const ana = identity(chance.bytes(32));
const ben = identity(chance.bytes(32));
const eve = identity(chance.bytes(32));
const anyone = (): Promise<boolean> => Promise.resolve(true);
const base = { check, chance: chance.bytes, life: new Uint8Array(8), purpose: 'table', expected: anyone };
const asAna: Omit<HelloOptions, 'channel'> = { ...base, identity: ana, dialled: true, me: 'a', other: 'b' };
const asBen: Omit<HelloOptions, 'channel'> = { ...base, identity: ben, dialled: false, me: 'b', other: 'a' };

function lineOver(clock: Clock, channel: Channel, hello: Omit<HelloOptions, 'channel'>) {
  const seen: string[] = [];
  const heard: Uint8Array[] = [];
  const page = { hidden: false };
  const line = new Line({
    ...{ channel, clock, hello },
    hidden: () => page.hidden,
    changed: ({ state }) => {
      seen.push(state.at === 'gone' ? `gone: ${state.why}` : state.at === 'open' && state.hidden ? 'hidden' : state.at);
      if (state.at === 'open') line.link.listen({ message: (m) => heard.push(m), closed: () => seen.push('told') });
    },
  });
  return { line, seen, heard, page };
}
function pair(a: Partial<HelloOptions> = {}, b: Partial<HelloOptions> = {}) {
  const clock = new VirtualClock();
  const cut = { silent: false };
  const [one, two] = channels(clock, () => cut.silent);
  const phone = clock.device();
  return {
    ...{ clock, cut, phone, ends: [one, two] as const },
    a: lineOver(clock, one, { ...asAna, ...a }),
    b: lineOver(phone, two, { ...asBen, ...b }),
  };
}

it('two who prove their keys talk, whoever is ready first', async () => {
  const { clock, a, b } = pair(
    {},
    { check: (k, m, s) => new Promise((d) => clock.after(300, () => d(check(k, m, s)))) },
  );
  void a.line.ready.then(() => {
    a.line.link.send(utf8('first'));
    a.line.link.send(new Uint8Array(60_000));
  });
  await clock.run(2000);
  assert.deepEqual([a.line.proved?.key, b.line.proved?.key], [ben.key, ana.key]);
  assert.deepEqual(
    b.heard.map((m) => m.length),
    [5, 60_000],
  );
});
for (const [who, lost] of [
  ['who dialled', 0],
  ['who was dialled', 1],
] as const)
  it(`the first packet of ${who} is lost on the way, and the two get to know each other all the same`, async () => {
    const clock = new VirtualClock();
    const ends = channels(clock);
    let first = true;
    const end = ends[lost];
    const leaky: Channel = {
      ...{ binding: end.binding, waiting: () => 0 },
      send: (packet) => {
        if (!first) end.send(packet);
        first = false;
      },
      close: () => end.close(),
      listen: (ear) => end.listen(ear),
    };
    const [one, two] = lost === 0 ? [leaky, ends[1]] : [ends[0], leaky];
    const a = lineOver(clock, one, asAna);
    const b = lineOver(clock.device(), two, asBen);
    await clock.run(2000);
    assert.deepEqual([a.line.proved?.key, b.line.proved?.key], [ben.key, ana.key]);
  });
it('whoever says another hello after the first is not listened to', async () => {
  const { clock, a, ends } = pair();
  const other = asBen.chance(32);
  for (const packet of packets(
    'hello',
    canonical({ ...{ key: ben.key, life: base.life, purpose: 'table' }, challenge: other }),
  ))
    ends[1].send(packet);
  await clock.run(2000);
  assert.equal(a.seen.at(-1), 'gone: shape');
});
it('a lie in the hello ends the line, named, before anything else is said', async () => {
  const borrowed = { key: eve.key, sign: (message: Uint8Array) => ben.sign(message) };
  const cases: [Partial<HelloOptions>, Partial<HelloOptions>, string][] = [
    [{ expected: (key) => Promise.resolve(key === ana.key) }, {}, 'key'],
    [{}, { identity: borrowed }, 'proof'],
    [{}, { identity: ana }, 'mirror'],
    [{}, { purpose: 'another table' }, 'purpose'],
    [{}, { me: 'c' }, 'proof'],
    [{}, { other: 'c' }, 'proof'],
    [{}, { dialled: true }, 'proof'],
    [{ check: () => Promise.resolve(false) }, {}, 'proof'],
  ];
  for (const [mine, theirs, why] of cases) {
    const { clock, a, b } = pair(mine, theirs);
    a.line.link.send(utf8('secret'));
    await clock.run(20_000);
    assert.deepEqual(a.seen, [`gone: ${why}`]);
    assert.deepEqual(b.heard, []);
  }
});
it('a proof for another channel, life or challenge does not fit', async () => {
  const clock = new VirtualClock();
  const [one, two] = channels(clock);
  const a = lineOver(clock, one, asAna);
  lineOver(clock, { ...two, binding: utf8('another channel'), listen: (ear) => two.listen(ear) }, asBen);
  await clock.run(1000);
  assert.deepEqual(a.seen, ['gone: proof']);

  // A recorded conversation with the same one is played back.
  const recording = new VirtualClock();
  const [here, there] = channels(recording);
  const said: Uint8Array[] = [];
  lineOver(recording, here, asAna);
  const ear: Channel = {
    ...{ binding: there.binding, waiting: () => 0, close: () => there.close() },
    send: (packet) => {
      said.push(packet);
      there.send(packet);
    },
    listen: (to) => there.listen(to),
  };
  lineOver(recording, ear, asBen);
  await recording.run(1000);
  assert.ok(said.length >= 2);
  const again = new VirtualClock();
  const [mine, theirs] = channels(again);
  const fooled = lineOver(again, mine, asAna);
  for (const packet of said) theirs.send(packet);
  await again.run(1000);
  assert.deepEqual(fooled.seen, ['gone: proof']);
});
it('who speaks before the proof, says nothing, or says nonsense is not listened to', async () => {
  const cases: [Uint8Array[], string][] = [
    [packets('message', utf8('let me in')), 'early'],
    [packets('proof', utf8('x')), 'shape'],
    [packets('hello', utf8('x')), 'shape'],
    [[Uint8Array.of(9, 9, 9, 9)], 'version'],
    [[Uint8Array.of(1, 77, 0)], 'shape'],
    [[], 'silent'],
  ];
  for (const [said, why] of cases) {
    const clock = new VirtualClock();
    const [one, two] = channels(clock);
    const a = lineOver(clock, one, asAna);
    for (const packet of said) two.send(packet);
    await clock.run(20_000);
    assert.deepEqual([a.seen, one.closed], [[`gone: ${why}`], true]);
  }
});
it('a few odd packets are borne, more are not', async () => {
  const { clock, a, ends } = pair();
  await clock.run(1000);
  for (let i = 0; i < 4; i++) ends[1].send(Uint8Array.of(0, 0, 0, 0));
  await clock.run(1000);
  assert.equal(a.line.state.at, 'open');
  ends[1].send(Uint8Array.of(0, 0, 0, 0));
  await clock.run(1000);
  assert.deepEqual(a.seen, ['open', 'gone: hostile', 'told']);
});
it('ten thousand random packets: no exception, and the sender is cut off', async () => {
  const seed = Date.now() % 2 ** 32;
  console.log(`SEED=${seed}`);
  const noise = seeded(seed);
  const { clock, a, ends } = pair();
  await clock.run(1000);
  for (let i = 0; i < 10_000; i++) {
    const data = noise.bytes(3 + noise.below(60));
    if (noise.below(2)) data.set([1, 1 + noise.below(6), noise.below(6)]);
    ends[0].ear?.packet(noise.below(9) ? data : [null, 1, '', [[]], {}][noise.below(5)]);
  }
  await clock.run(1000);
  assert.equal(a.line.state.at, 'gone');
});
it('silence is shaky before 15 s and gone between 45 and 60 s', async () => {
  const { clock, cut, a } = pair();
  await clock.run(30_000);
  assert.deepEqual(a.seen, ['open']);
  cut.silent = true;
  await clock.run(17_000);
  assert.deepEqual(a.seen, ['open', 'shaky']);
  await clock.run(26_000);
  assert.deepEqual(a.seen, ['open', 'shaky']);
  await clock.run(17_000);
  assert.deepEqual(a.seen, ['open', 'shaky', 'gone: silent', 'told']);
});
it('a line that falls silent for a while comes back', async () => {
  const { clock, cut, a, b } = pair();
  await clock.run(1000);
  cut.silent = true;
  await clock.run(30_000);
  cut.silent = false;
  await clock.run(10_000);
  assert.deepEqual(a.seen, ['open', 'shaky', 'open']);
  assert.deepEqual(b.seen, ['open', 'shaky', 'open']);
});
it('who was asleep itself does not think that the others are gone', async () => {
  const { clock, phone, b, ends } = pair();
  const { ear } = ends[1];
  await clock.run(1000);
  phone.sleep();
  ends[1].ear = null;
  await clock.run(300_000);
  ends[1].ear = ear;
  phone.wake();
  await clock.run(3000);
  assert.deepEqual(b.seen, ['open']);
});
it('a timer that fires late restarts the window of silence', async () => {
  const clock = new VirtualClock();
  const slow = {
    now: () => clock.now(),
    late: 0,
    after: (ms: number, run: () => void) => clock.after(ms + slow.late, run),
  };
  const cut = { silent: false };
  const [one, two] = channels(clock, () => cut.silent);
  const a = lineOver(slow, one, asAna);
  lineOver(clock, two, asBen);
  await clock.run(9000);
  slow.late = 60_000;
  cut.silent = true;
  await clock.run(70_000);
  cut.silent = false;
  assert.deepEqual(a.seen, ['open']);
});
it('a page in the background says so, and is waited for longer', async () => {
  const { clock, cut, a, b } = pair();
  b.page.hidden = true;
  await clock.run(10_000);
  assert.deepEqual(a.seen, ['open', 'hidden']);
  cut.silent = true;
  await clock.run(120_000);
  assert.deepEqual(a.seen, ['open', 'hidden', 'shaky']);
  await clock.run(60_000);
  assert.deepEqual(a.seen.slice(3), ['gone: silent', 'told']);
});
it('who leaves says goodbye; who closed a line hears no more of it', async () => {
  const { clock, a, b } = pair();
  await clock.run(1000);
  a.line.link.close();
  await clock.run(1000);
  assert.deepEqual(a.seen, ['open', 'gone: ended']);
  assert.deepEqual(b.seen, ['open', 'gone: bye', 'told']);
});
it('a channel that is full is waited for, and nothing is lost or overtaken', async () => {
  const { clock, a, b, ends } = pair();
  await clock.run(1000);
  ends[0].waiting = () => 2_000_000;
  for (let i = 0; i < 50; i++) a.line.link.send(Uint8Array.of(i));
  await clock.run(5000);
  assert.equal(b.heard.length, 0);
  ends[0].waiting = () => 0;
  await clock.run(1000);
  assert.deepEqual(
    b.heard.map((m) => m[0]),
    Array.from({ length: 50 }, (_, i) => i),
  );
});
it('much at once passes without the receiver taking it for a flood', async () => {
  const { clock, a, b } = pair();
  await clock.run(1000);
  for (let i = 0; i < 100; i++) a.line.link.send(new Uint8Array(64 * 1024));
  await clock.run(10_000);
  for (let i = 0; i < 5000; i++) a.line.link.send(new Uint8Array(1));
  await clock.run(60_000);
  assert.deepEqual([b.heard.length, b.line.state.at], [5100, 'open']);
});
it('a peer that takes nothing in is given up', async () => {
  const { clock, a, ends } = pair();
  await clock.run(1000);
  ends[0].waiting = () => 2_000_000;
  for (let i = 0; i < 200; i++) a.line.link.send(new Uint8Array(64 * 1024));
  assert.deepEqual(a.seen, ['open', 'gone: slow', 'told']);
});
