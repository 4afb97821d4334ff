import assert from 'node:assert/strict';
import { it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { fromHex, hex } from '../../../src/core/bytes.ts';
import type { Point } from '../../../src/fair/group.ts';
import { bestGroup } from '../../../src/fair/kernel/best-group.ts';
import { kernelFrom } from '../../../src/fair/kernel/kernel.ts';
import { firstWrongAnswer } from '../../../src/fair/kernel/known-answers.ts';
import { nobleGroup } from '../../../src/fair/noble-group.ts';
import { order, randomScalar } from '../../../src/fair/scalar.ts';
import { kernelBytes } from '../../../tools/kernel.ts';
import { chanceOf, Trial } from './kernel-trials.ts';
import { badEncodings, fromUniformBytes, multiplesOfTheGenerator } from './ristretto-vectors.ts';

const seed = process.env['SEED'] ?? String(Math.floor(Math.random() * 2 ** 32));
console.log(`SEED=${seed}`);
const random = chanceOf(seed);
const bytes = await kernelBytes();
const kernel = await kernelFrom(bytes);

it('the kernel gives the vectors of RFC 9496 A.1 to A.3', () => {
  multiplesOfTheGenerator.forEach((text, k) => {
    const point = kernel.decode(fromHex(text));
    assert.ok(point);
    for (const p of [point, kernel.multiplyBase(BigInt(k)), kernel.multiply(kernel.base, BigInt(k))])
      assert.equal(hex(kernel.encode(p)), text);
  });
  for (const text of badEncodings) assert.equal(kernel.decode(fromHex(text)), null, text);
  for (const [uniform, text] of fromUniformBytes)
    assert.equal(hex(kernel.encode(kernel.fromUniform(fromHex(uniform)))), text);
});

it('the kernel stays under 8 kB on its way to a page', () => {
  assert.ok(gzipSync(bytes).length <= 8000, `${gzipSync(bytes).length} bytes`);
});

it('10,000 operations with inputs by chance give what noble gives', () => {
  const trial = new Trial(kernel, nobleGroup, random);
  trial.run(10_000);
  console.log(JSON.stringify(trial.counts));
});

it('so do all special scalars, points and encodings', () => {
  new Trial(kernel, nobleGroup, random).special();
});

it('sums are right however many points there are: tables for few, buckets for many, pieces for more than fit', () => {
  const trial = new Trial(kernel, nobleGroup, random);
  for (const n of [0, 1, 2, 7, 31, 64, 120, 199, 200, 201, 240, 280, 319, 320, 384, 385, 430, 1000, 4096, 4100])
    trial.longSum(n);
});

it('more fixed points than there are tables are multiplied right, in any order', () => {
  const points = Array.from({ length: 11 }, () => kernel.multiplyBase(randomScalar(random)));
  const fixed = points.map((p) => kernel.fixed(p));
  for (let i = 0; i < 40; i++) {
    const at = (random(1)[0] ?? 0) % (i % 2 ? 11 : 4);
    const k = randomScalar(random);
    const [p = kernel.zero, times] = [points[at], fixed[at]];
    assert.ok(times && kernel.equal(times(k), kernel.multiply(p, k)));
    assert.ok(kernel.equal(kernel.multiplyBase(k), kernel.multiply(kernel.base, k)));
  }
});

it('what is no scalar or no point of the kernel is our own bug and throws, at every door', () => {
  const { base } = kernel;
  const doors: readonly ((p: Point, k: bigint) => unknown)[] = [
    (p, k) => kernel.multiply(p, k),
    (p, k) => kernel.fixed(p)(k),
    (p, k) => kernel.sum([base, p], [1n, k]),
    (p, k) => kernel.sumSecret([base, p], [1n, k]),
  ];
  for (const door of [...doors, (_: Point, k: bigint) => kernel.multiplyBase(k)])
    for (const k of [-1n, order, 2n ** 255n, 2n ** 320n]) assert.throws(() => door(base, k), RangeError);
  const pointDoors = [
    (p: Point) => kernel.add(base, p),
    (p: Point) => kernel.sub(p, base),
    (p: Point) => kernel.equal(p, base),
    (p: Point) => kernel.isZero(p),
    (p: Point) => kernel.encode(p),
    ...doors.map((door) => (p: Point) => door(p, 1n)),
  ];
  for (const door of pointDoors)
    for (const p of [nobleGroup.base, new Int32Array(39), new Uint8Array(160), undefined])
      assert.throws(() => door(p as unknown as Point), TypeError);
  assert.throws(() => kernel.sum([base], []), /1 points, 0 scalars/);
  assert.throws(() => kernel.fromUniform(new Uint8Array(63)), RangeError);
  for (const length of [0, 31, 33, 64]) assert.equal(kernel.decode(new Uint8Array(length)), null);
});

it('nothing of a secret stays in the memory of the kernel', async () => {
  type Inside = { readonly [name: string]: WebAssembly.Global<'i32'> & ((n?: number) => void) };
  const { instance } = await WebAssembly.instantiate(bytes);
  const x = instance.exports as unknown as Inside & { readonly memory: WebAssembly.Memory };
  const memory = new Uint8Array(x.memory.buffer);
  const at = (name: string): number => x[name]?.value ?? NaN;
  const left = at('leftAt');
  assert.equal(memory.length, at('pagesWanted') << 16, 'the memory is as large as `npm run kernel` says');
  memory.set(new Uint8Array(new Int32Array((kernel.multiplyBase(7n) as unknown as Int32Array).slice()).buffer), left);
  x['makeFixed']?.(0);
  const scratch = memory.subarray(2048, left); // from fieldScratch on: all formulas, digits, the scalar
  for (const call of ['multiply', 'multiplyFixed', 'sumSecret']) {
    memory.set(memory.subarray(left, left + 160), at('pointsAt'));
    for (const to of [at('scalarAt'), at('scalarsAt')]) memory.set(random(31), to);
    const before = memory.slice(at('resultAt'), at('resultAt') + 160);
    x[call]?.(call === 'sumSecret' ? 1 : 0);
    assert.notDeepEqual(memory.slice(at('resultAt'), at('resultAt') + 160), before, call);
    const scalar = call === 'sumSecret' ? at('scalarsAt') : at('scalarAt');
    assert.ok(
      memory.subarray(scalar, scalar + 40).every((byte) => byte === 0),
      call,
    );
    if (call === 'sumSecret') memory.fill(0, at('scalarAt'), at('scalarAt') + 40);
    assert.equal(
      scratch.findIndex((byte) => byte !== 0),
      -1,
      call,
    );
  }
});

/** The kernel with one bit turned in 2d of the curve, where it stands in the code as a signed LEB128 constant. */
function withWrongConstant(): Uint8Array<ArrayBuffer> {
  const leb: number[] = [];
  for (let n = BigInt.asIntN(64, 0xebd69b9426b2f159n); (leb.at(-1) ?? 128) > 127; n >>= 7n)
    leb.push(Number(n & 127n) | (n >= -64n && n < 64n ? 0 : 128));
  const places = [...bytes.keys()].filter((i) => leb.every((byte, j) => bytes[i + j] === byte));
  assert.equal(places.length, 1);
  return bytes.map((byte, i) => (i === places[0] ? byte ^ 2 : byte));
}
it('the kernel knows its answers, and noble computes where it does not come, is broken or computes wrong', async () => {
  assert.equal(firstWrongAnswer(kernel), null);
  assert.equal(firstWrongAnswer(nobleGroup), null);
  assert.deepEqual((await bestGroup(() => Promise.resolve(bytes))).group.name, 'kernel');
  const missing = await bestGroup(() => Promise.reject(new Error('offline')));
  assert.deepEqual([missing.group, missing.why], [nobleGroup, 'not-loaded']);
  const cut = await bestGroup(() => Promise.resolve(bytes.slice(0, 4000)));
  assert.deepEqual([cut.group, cut.why], [nobleGroup, 'no-webassembly']);
  const wrong = await bestGroup(() => Promise.resolve(withWrongConstant()));
  assert.deepEqual([wrong.group, wrong.why], [nobleGroup, 'wrong-answer']);
});
