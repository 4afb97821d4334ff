import assert from 'node:assert/strict';
import { it } from 'node:test';
import { bucketSum } from '../../../src/fair/buckets.ts';
import { mod, order, randomScalar } from '../../../src/fair/scalar.ts';
import { freshChance } from './cards.ts';

const random = freshChance();

/** Numbers modulo L, which add like points do: the sum can then be seen. */
class Log {
  readonly value: bigint;
  constructor(value: bigint) {
    this.value = value;
  }
  add(other: Log): Log {
    return new Log(mod(this.value + other.value));
  }
  double(): Log {
    return this.add(this);
  }
  negate(): Log {
    return new Log(mod(-this.value));
  }
}

it('buckets of every window size give the sum, for all kinds of scalars', () => {
  const edges = [0n, 1n, order - 1n, order >> 1n, (order >> 1n) + 1n, 2n ** 252n, 2n ** 127n, order - 2n ** 127n];
  for (const n of [0, 1, 49, 50, 159, 160, 499, 500, 900]) {
    const logs = Array.from({ length: n }, () => new Log(randomScalar(random)));
    const ks = logs.map((_, i) => (i % 2 ? randomScalar(random) : (edges[(i / 2) % edges.length] ?? 0n)));
    const want = logs.reduce((all, { value }, i) => mod(all + value * (ks[i] ?? 0n)), 0n);
    assert.equal(bucketSum(new Log(0n), logs, ks).value, want, `${n} points`);
  }
});

it('a scalar out of range, or one too few, is a bug of ours', () => {
  const one = new Log(1n);
  for (const k of [-1n, order]) assert.throws(() => bucketSum(new Log(0n), [one], [k]));
  assert.throws(() => bucketSum(new Log(0n), [one, one], [1n]));
});
