import assert from 'node:assert/strict';
import { it } from 'node:test';
import { fromHex, hex } from '../../../src/core/bytes.ts';
import type { Point } from '../../../src/fair/group.ts';
import { mod, order, randomScalar } from '../../../src/fair/scalar.ts';
import { freshChance, group, modelOf, ours } from './cards.ts';
import { G, mul, Point as Model, sum } from './reference/model.ts';
import { badEncodings, fromUniformBytes, multiplesOfTheGenerator } from './ristretto-vectors.ts';

const random = freshChance();
const same = (a: Point, b: { toHex(): string }): void => {
  assert.equal(hex(group.encode(a)), b.toHex());
};
const decoded = (text: string): Point => {
  const point = group.decode(fromHex(text));
  assert.ok(point, text);
  return point;
};

it('the multiples of the generator are those of RFC 9496 A.1', () => {
  let byAdding = group.zero;
  multiplesOfTheGenerator.forEach((text, k) => {
    for (const point of [
      byAdding,
      group.multiplyBase(BigInt(k)),
      group.multiply(group.base, BigInt(k)),
      group.fixed(group.base)(BigInt(k)),
      group.sum([group.base], [BigInt(k)]),
      decoded(text),
    ])
      assert.equal(hex(group.encode(point)), text);
    byAdding = group.add(byAdding, group.base);
  });
});

it('no encoding that RFC 9496 A.2 calls bad is a point', () => {
  for (const text of badEncodings) assert.equal(group.decode(fromHex(text)), null, text);
});

it('bytes that are too few or too many are no point', () => {
  for (const length of [0, 31, 33, 64]) assert.equal(group.decode(new Uint8Array(length)), null);
});

it('64 uniform bytes become the points of RFC 9496 A.3', () => {
  for (const [bytes, text] of fromUniformBytes)
    assert.equal(hex(group.encode(group.fromUniform(fromHex(bytes)))), text);
});

it('nothing is the identity, and the identity is nothing', () => {
  assert.ok(group.isZero(group.zero));
  assert.ok(group.isZero(group.multiplyBase(0n)));
  assert.ok(group.isZero(group.multiply(group.base, 0n)));
  assert.ok(group.isZero(group.fixed(group.base)(0n)));
  assert.ok(group.isZero(group.sum([], [])));
  assert.ok(group.isZero(decoded('00'.repeat(32))));
  assert.ok(group.isZero(group.sub(group.base, group.base)));
  assert.ok(group.isZero(group.add(group.base, group.multiplyBase(order - 1n))));
  assert.ok(!group.isZero(group.base));
  assert.ok(group.isZero(group.multiply(group.zero, 5n)));
});

it('sums, differences and multiples are those of a plain computation', () => {
  for (let i = 0; i < 25; i++) {
    const [a, b] = [randomScalar(random), randomScalar(random)];
    const [pa, pb] = [mul(G, a), mul(G, b)];
    const [qa, qb] = [ours(pa), ours(pb)];
    same(group.multiplyBase(a), pa);
    same(group.multiply(qa, b), mul(pa, b));
    same(group.fixed(qa)(b), mul(pa, b));
    same(group.add(qa, qb), pa.add(pb));
    same(group.sub(qa, qb), pa.subtract(pb));
    assert.ok(group.equal(group.add(qa, qb), group.multiplyBase(mod(a + b))));
    assert.ok(!group.equal(qa, qb));
    assert.ok(modelOf(qa).equals(pa));
  }
});

it('a sum of many multiples is the same however many there are, and whatever the scalars', () => {
  const scalars = [0n, 1n, 2n, order - 1n, order - 2n, order >> 1n, (order >> 1n) + 1n, 2n ** 252n, 2n ** 128n - 1n];
  for (const n of [1, 2, 5, 16, 50, 79, 80, 160, 500]) {
    const logs = Array.from({ length: n }, () => randomScalar(random));
    const points = logs.map((k) => group.multiplyBase(k));
    const ks = logs.map((_, i) => (i % 3 === 0 ? (scalars[(i / 3) % scalars.length] ?? 0n) : randomScalar(random)));
    const want = logs.reduce((all, k, i) => mod(all + k * (ks[i] ?? 0n)), 0n);
    same(group.sum(points, ks), mul(G, want));
    same(group.sumSecret(points, ks), mul(G, want));
  }
});

it('one point may stand in a sum many times, and so may the identity', () => {
  const p = group.multiplyBase(randomScalar(random));
  for (const n of [4, 100]) {
    const points = Array.from({ length: n }, (_, i) => (i % 4 === 0 ? group.zero : p));
    const ks = points.map(() => randomScalar(random));
    const want = sum(points.map((q, i) => (group.isZero(q) ? Model.ZERO : mul(modelOf(q), ks[i] ?? 0n))));
    same(group.sum(points, ks), want);
  }
});

it('a scalar out of range is a bug of ours and never a result', () => {
  for (const k of [-1n, order, order + 5n]) {
    assert.throws(() => group.multiplyBase(k));
    assert.throws(() => group.multiply(group.base, k));
    for (const n of [1, 100])
      assert.throws(() => group.sum(new Array<Point>(n).fill(group.base), new Array<bigint>(n).fill(k)));
  }
  assert.throws(() => group.sum([group.base, group.base], [1n]));
});
