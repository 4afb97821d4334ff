// core/pooled.ts: random bytes drawn from the system in large pieces: a call costs it about 8 µs whatever its size, and a shuffle makes hundreds.
import type { Chance } from './ports.ts';

const poolSize = 4096;

/** The same bytes as `source` gives, each handed out once and wiped here as it goes. */
export function pooled(source: Chance): Chance {
  let pool: Uint8Array = new Uint8Array(0);
  return (n) => {
    if (n > poolSize / 4) return source(n);
    if (pool.length < n) pool = source(poolSize);
    const out = pool.slice(0, n);
    pool.fill(0, 0, n);
    pool = pool.subarray(n);
    return out;
  };
}
