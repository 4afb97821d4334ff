// net/seeded.ts: chance that can be had again, for simulations, tests and the jitter of their networks. Never for a game.
import type { Chance } from '../core/ports.ts';

export type Seeded = {
  readonly seed: number;
  readonly bytes: Chance;
  /** In [0, 1). */
  real(): number;
  /** An integer in 0..n-1. */
  below(n: number): number;
};

/** The same seed gives the same chance, everywhere (sfc32, public domain, Chris Doty-Humphrey's PractRand). */
export function seeded(seed: number): Seeded {
  let [a, b, c, counter] = [seed | 0, (seed / 2 ** 32) | 0, 0x9e3779b9 | 0, 1];
  const word = (): number => {
    const out = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + out;
    c |= 0;
    return out >>> 0;
  };
  for (let i = 0; i < 15; i++) word();
  return {
    seed,
    bytes: (n) => Uint8Array.from({ length: n }, () => word() >>> 24),
    real: () => word() / 2 ** 32,
    below: (n) => Math.floor((word() / 2 ** 32) * n),
  };
}
