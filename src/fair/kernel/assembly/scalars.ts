// kernel/assembly/scalars.ts: the digits of scalars below L, which lie in five 64-bit words, the fifth 0. Knows no point.
import { scalarScratch, scalarSize } from './memory';

/** L = 2^252 + 27742317777372353535851937790883648493 (RFC 9496 §4), and half of it, rounded down. */
const l0: u64 = 0x5812631a5cf5d3ed;
const l1: u64 = 0x14def9dea2f79cd6;
const l3: u64 = 0x1000000000000000;
const half0: u64 = 0x2c09318d2e7ae9f6;
const half1: u64 = 0x0a6f7cef517bce6b;
const half3: u64 = 0x0800000000000000;

const offset: usize = scalarScratch;

/** Before addOffset: digits are to have `w` bits, lowest first, `windows` of them. */
export function setOffset(w: usize, windows: usize): void {
  memory.fill(offset, 0, scalarSize);
  for (let i: usize = 0; i < windows; i++) {
    const bit = w * i + w - 1;
    const at = offset + (bit >> 6) * 8;
    store<u64>(at, load<u64>(at) | ((<u64>1) << (bit & 63)));
  }
}
/**
 * s becomes s + Σ 2^(w−1)·2^(w·i), so that each digit of s is its window less 2^(w−1): signed digits in −2^(w−1)..2^(w−1)−1
 * without a carry (the recoding of B. Möller, "Algorithms for multi-exponentiation", 2001, done at once). Constant time.
 */
export function addOffset(s: usize): void {
  let carry: u64 = 0;
  for (let i: usize = 0; i < scalarSize; i += 8) {
    const word = load<u64>(s + i);
    const sum = word + load<u64>(offset + i);
    const whole = sum + carry;
    store<u64>(s + i, whole);
    carry = (<u64>(sum < word)) | (<u64>(whole < sum));
  }
}
/** Digit i of w ≤ 10 bits of what addOffset made. */
export function digit(s: usize, i: usize, w: usize): i32 {
  const bit = i * w;
  const window = (load<u32>(s + (bit >> 3)) >> (<u32>(bit & 7))) & (((<u32>1) << (<u32>w)) - 1);
  return <i32>window - (1 << (<i32>w - 1));
}

/** Public s: if it is above L/2, it becomes L − s and the answer is 1: weights of 128 bits stay short with either sign. */
export function centre(s: usize): u64 {
  const s0 = load<u64>(s);
  const s1 = load<u64>(s, 8);
  const s2 = load<u64>(s, 16);
  const s3 = load<u64>(s, 24);
  if (s3 < half3) return 0;
  if (s3 == half3 && s2 == 0 && (s1 < half1 || (s1 == half1 && s0 <= half0))) return 0;
  const borrow0 = <u64>(l0 < s0);
  const borrow1 = (<u64>(l1 < s1)) | (<u64>(l1 - s1 < borrow0));
  const borrow2 = s2 | borrow1 ? <u64>1 : 0;
  store<u64>(s, l0 - s0);
  store<u64>(s, l1 - s1 - borrow0, 8);
  store<u64>(s, 0 - s2 - borrow1, 16);
  store<u64>(s, l3 - s3 - borrow2, 24);
  return 1;
}

/**
 * Public s < 2^252, centred: its 256 digits (a byte each) for single bits, odd in −15..15 or 0, no two of five neighbours
 * other than 0 (the width-5 non-adjacent form; D. Hankerson et al., "Guide to Elliptic Curve Cryptography", alg. 3.35).
 */
export function sparseDigits(to: usize, s: usize): void {
  memory.fill(to, 0, 256);
  let carry: u32 = 0;
  for (let bit: u32 = 0; bit < 256;) {
    const window = ((load<u32>(s + (bit >> 3)) >> (bit & 7)) & 31) + carry;
    if ((window & 1) == 0) {
      bit++;
      continue;
    }
    carry = window >> 4;
    store<i8>(to + bit, <i8>(<i32>window - ((<i32>carry) << 5)));
    bit += 5;
  }
}
