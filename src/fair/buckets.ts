// fair/buckets.ts: Σ kᵢ·Pᵢ by Pippenger's buckets with signed digits, for public scalars. Knows of a point only that it adds.
import { order } from './scalar.ts';

type Adds<P> = { add(other: P): P; double(): P; negate(): P };

/** The window that costs the fewest additions: about 253/w · (n + 2^w) of them. */
const windowFor = (n: number): number => (n < 50 ? 5 : n < 160 ? 6 : n < 500 ? 7 : 8);

/**
 * The digits of one scalar below 2^255, lowest window first, each in −2^(w−1)+1 .. 2^(w−1); sums of digit · 2^(w·i)
 * give the scalar again.
 */
function signedDigits(k: bigint, w: number, windows: number): Int16Array {
  const digits = new Int16Array(windows);
  const words = new DataView(new ArrayBuffer(40)); // 32 bytes of the scalar, then room to read past its end
  for (let i = 0; i < 4; i++) words.setBigUint64(8 * i, BigInt.asUintN(64, k >> BigInt(64 * i)), true);
  let carry = 0;
  for (let i = 0, bit = 0; i < windows; i++, bit += w) {
    let digit = ((words.getUint32(bit >> 3, true) >>> (bit & 7)) & ((1 << w) - 1)) + carry;
    carry = digit > 1 << (w - 1) ? 1 : 0;
    if (carry) digit -= 1 << w;
    digits[i] = digit;
  }
  return digits;
}

/** Σ kᵢ·Pᵢ in a group of order L, scalars in 0..L-1; those just below L count as small negative ones. */
export function bucketSum<P extends Adds<P>>(zero: P, points: readonly P[], scalars: readonly bigint[]): P {
  if (points.length !== scalars.length) throw new Error(`${points.length} points, ${scalars.length} scalars`);
  const w = windowFor(points.length);
  const windows = Math.ceil(253 / w) + 1;
  const terms = points.map((p, i) => {
    const k = scalars[i] ?? -1n;
    if (k < 0n || k >= order) throw new RangeError('a scalar is out of range');
    const low = k <= order >> 1n;
    const [plus, minus] = low ? [p, p.negate()] : [p.negate(), p];
    return { plus, minus, digits: signedDigits(low ? k : order - k, w, windows) };
  });
  let sum = zero;
  for (let i = windows - 1; i >= 0; i--) {
    if (i < windows - 1) for (let j = 0; j < w; j++) sum = sum.double();
    const buckets: (P | undefined)[] = new Array<undefined>((1 << (w - 1)) + 1).fill(undefined);
    for (const { plus, minus, digits } of terms) {
      const digit = digits[i] ?? 0;
      if (digit === 0) continue;
      const held = buckets[Math.abs(digit)];
      const p = digit > 0 ? plus : minus;
      buckets[Math.abs(digit)] = held ? held.add(p) : p;
    }
    let running: P | undefined;
    for (let digit = buckets.length - 1; digit > 0; digit--) {
      const held = buckets[digit];
      if (held) running = running ? running.add(held) : held;
      if (running) sum = sum.add(running);
    }
  }
  return sum;
}
