import assert from 'node:assert/strict';
import { it } from 'node:test';
import { wire } from '../../../src/net/code.ts';
import { FrameReader, messageLimit, packets, partSize, type BadFrame, type Read } from '../../../src/net/frame.ts';
import { seeded } from '../../../src/net/seeded.ts';

const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 32);
console.log(`SEED=${seed}`);
const message = 3;
const packet = (...bytes: number[]): Uint8Array => Uint8Array.from(bytes);
const part = (left: number, size: number): Uint8Array =>
  new Uint8Array(3 + size).map((_, i) => [wire, message, left][i] ?? 7);
const bad = (why: BadFrame): Read => ({ kind: 'bad', why });

it('a message of any length arrives as it was sent, in packets below 16 KiB', () => {
  const chance = seeded(seed);
  const reader = new FrameReader(0);
  const sizes = [0, 1, partSize - 1, partSize, partSize + 1, 4 * partSize, messageLimit - 1, messageLimit];
  for (const size of sizes) {
    const body = chance.bytes(size);
    const sent = packets('message', body);
    assert.ok(sent.every((p) => p.length < 16_300));
    const reads = sent.map((p) => reader.read(p, 0));
    assert.ok(reads.slice(0, -1).every((r) => r.kind === 'part'));
    assert.deepEqual(reads.at(-1), { kind: 'frame', frame: { kind: 'message', body } });
  }
});
it('a heartbeat may come between the parts of a message', () => {
  const reader = new FrameReader(0);
  const [first, second] = packets('message', new Uint8Array(partSize + 1));
  const [beat] = packets('beat', packet(0));
  assert.deepEqual(
    [first, beat, second].map((p) => reader.read(p, 0).kind),
    ['part', 'frame', 'frame'],
  );
});
it('a message that is too long is our own mistake and is not sent', () => {
  assert.throws(() => packets('message', new Uint8Array(messageLimit + 1)), /too long/);
  assert.throws(() => packets('bye', packet(1)), /too long/);
});
it('what is no packet of ours is refused, each with its reason', () => {
  const cases: [unknown, BadFrame][] = [
    [null, 'shape'],
    ['', 'shape'],
    [{ __peerData: 1 }, 'shape'],
    [packet(), 'shape'],
    [packet(wire, message), 'shape'],
    [packet(wire + 1, message, 0), 'version'],
    [packet(wire, 0, 0), 'shape'],
    [packet(wire, 9, 0), 'shape'],
    [packet(wire, 4, 0, 1, 2), 'size'],
    [packet(wire, 4, 1, 1), 'size'],
    [packet(wire, 5, 0, 1), 'size'],
    [part(0, partSize + 1), 'size'],
    [part(5, partSize), 'size'],
    [part(255, partSize), 'size'],
  ];
  for (const [data, why] of cases) assert.deepEqual(new FrameReader(0).read(data, 0), bad(why));
});
it('parts that do not fit together are dropped, and the next message is read', () => {
  const wrong: Uint8Array[][] = [
    [part(2, partSize), part(2, partSize)],
    [part(2, partSize), part(0, partSize)],
    [part(2, partSize), part(3, partSize)],
    [part(1, partSize - 1)],
  ];
  for (const parts of wrong) {
    const reader = new FrameReader(0);
    assert.deepEqual(parts.map((p) => reader.read(p, 0)).at(-1), bad('order'));
    assert.equal(reader.read(part(0, 3), 0).kind, 'frame');
  }
  const reader = new FrameReader(0);
  for (const left of [4, 3, 2, 1]) reader.read(part(left, partSize), 0);
  assert.deepEqual(reader.read(part(0, partSize), 0), bad('size'));
});
it('who sends too much is not listened to until time has passed', () => {
  const reader = new FrameReader(0);
  const kinds = Array.from({ length: 5000 }, () => reader.read(part(0, 1), 0).kind);
  assert.equal(kinds.filter((k) => k === 'frame').length, 4000);
  assert.deepEqual(reader.read(part(0, 1), 0), bad('often'));
  assert.equal(reader.read(part(0, 1), 1000).kind, 'frame');
  const big = new FrameReader(0);
  const reads = Array.from({ length: 1000 }, () => big.read(part(0, partSize), 0).kind);
  assert.equal(reads.filter((k) => k === 'frame').length, Math.floor((8 * 1024 * 1024) / (partSize + 3)));
});
it('ten thousand random packets: none throws, and nothing that comes out breaks a limit', () => {
  const chance = seeded(seed);
  const reader = new FrameReader(0);
  const seen = { part: 0, frame: 0, bad: 0 };
  for (let i = 0; i < 10_000; i++) {
    const data = chance.bytes(chance.below(4) ? chance.below(40) : chance.below(20_000));
    if (chance.below(3)) data.set([wire, 1 + chance.below(6), chance.below(6)].slice(0, data.length));
    const read = reader.read(chance.below(20) ? data : [null, 1, '', {}, [[[[]]]]][chance.below(5)], i * 100);
    seen[read.kind]++;
    if (read.kind === 'frame') assert.ok(read.frame.body.length <= messageLimit);
  }
  assert.ok(seen.bad > 1000 && seen.frame > 100, JSON.stringify(seen));
});
