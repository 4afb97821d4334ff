// test/node/table/fuzz.ts: frames that no honest app sends: plain rubbish, odd values, and true messages with something changed.
import { encode } from 'cborg';
import type { Plain } from '../../../src/core/plain.ts';
import type { Seeded } from '../../../src/net/seeded.ts';

const odd = (chance: Seeded): unknown => {
  const values: readonly (() => unknown)[] = [
    () => null,
    () => chance.below(2) === 0,
    () => '',
    () => 'entry',
    () => chance.below(20) - 2,
    () => 2 ** 32,
    () => 1.5,
    () => NaN,
    () => Infinity,
    () => -0,
    () => 2n ** 64n - 1n,
    () => new Uint8Array(chance.below(130)),
    () => chance.bytes(64),
    () => [],
    () => ({}),
    () => JSON.parse('{"__proto__":{"seat":1},"constructor":0}') as unknown,
    () => ({ kind: 'bid', count: 1e9, face: -1 }),
    () => 'x'.repeat(chance.below(5000)),
  ];
  return values[chance.below(values.length)]?.();
};
const deep = (chance: Seeded): unknown => {
  let value: unknown = odd(chance);
  for (let i = chance.below(400); i > 0; i--) value = [value];
  return value;
};
/** A value with one part changed for another. */
const bent = (value: unknown, chance: Seeded): unknown => {
  if (!Array.isArray(value) || value.length === 0 || chance.below(4) === 0)
    return chance.below(8) === 0 ? deep(chance) : odd(chance);
  const at = chance.below(value.length);
  switch (chance.below(6)) {
    case 0:
      return value.filter((_, i) => i !== at);
    case 1:
      return [...(value as unknown[]), odd(chance)];
    default:
      return value.map((x: unknown, i) => (i === at ? bent(x, chance) : x));
  }
};
const bytesOf = (value: unknown): Uint8Array => {
  try {
    return encode(value);
  } catch {
    return new Uint8Array([0xff]);
  }
};

/** One value that looks more or less like one of `samples`. */
export const oddValue = (chance: Seeded, samples: readonly Plain[]): unknown =>
  chance.below(5) === 0 ? deep(chance) : bent(samples[chance.below(samples.length)], chance);
/** The bytes of one frame. */
export function oddFrame(chance: Seeded, samples: readonly Plain[]): Uint8Array {
  switch (chance.below(8)) {
    case 0:
      return chance.bytes(chance.below(300));
    case 1: {
      const bytes = bytesOf(samples[chance.below(samples.length)]).slice();
      const at = chance.below(bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 + chance.below(255));
      return bytes;
    }
    case 2: {
      const bytes = bytesOf(samples[chance.below(samples.length)]);
      return bytes.slice(0, chance.below(bytes.length));
    }
    case 3:
      return chance.below(40) === 0 ? new Uint8Array(5_000_000) : new Uint8Array(0);
    default:
      return bytesOf(oddValue(chance, samples));
  }
}
