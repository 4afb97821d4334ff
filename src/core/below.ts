// core/below.ts: whole numbers without preference from random bytes.
import type { Chance } from './ports.ts';

/** A whole number in 0..n-1 for 1 ≤ n ≤ 2^32: big-endian words past the last whole n are drawn again. */
export function below(n: number, random: Chance): number {
  const limit = Math.floor(2 ** 32 / n) * n;
  for (;;) {
    const bytes = random(4);
    const word = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0);
    if (word < limit) return word % n;
  }
}
