// kernel/assembly/field.ts: numbers modulo p = 2^255 − 19. Knows no point. No branch and no address depends on a value.
//
// A number is ten signed limbs of 26 and 25 bits in turn (radix 2^25.5), limb i at 4·i: Σ hᵢ·2^⌈25.5·i⌉, as in D. J.
// Bernstein, "Curve25519: new Diffie-Hellman speed records" (2006), §3 and 4. Sizes are counted in units: one unit is |h| ≤ 2^26
// in even and ≤ 2^25 + 2^17 in odd limbs.
//   mul, square and unpack give one unit. add and sub carry nothing: their units add up; up to 16 fit into 32 bits.
//   mul takes a units times b units with a·b ≤ 16, square a ≤ 4. pack takes up to 16. Scratch is fieldScratch.
import { fieldScratch, fieldSize } from './memory';
import { mul, square } from './product';

const mask26: i64 = (1 << 26) - 1;
const mask51: i64 = (1 << 51) - 1;

export function add(r: usize, a: usize, b: usize): void {
  store<i32>(r, load<i32>(a) + load<i32>(b));
  store<i32>(r, load<i32>(a, 4) + load<i32>(b, 4), 4);
  store<i32>(r, load<i32>(a, 8) + load<i32>(b, 8), 8);
  store<i32>(r, load<i32>(a, 12) + load<i32>(b, 12), 12);
  store<i32>(r, load<i32>(a, 16) + load<i32>(b, 16), 16);
  store<i32>(r, load<i32>(a, 20) + load<i32>(b, 20), 20);
  store<i32>(r, load<i32>(a, 24) + load<i32>(b, 24), 24);
  store<i32>(r, load<i32>(a, 28) + load<i32>(b, 28), 28);
  store<i32>(r, load<i32>(a, 32) + load<i32>(b, 32), 32);
  store<i32>(r, load<i32>(a, 36) + load<i32>(b, 36), 36);
}
export function sub(r: usize, a: usize, b: usize): void {
  store<i32>(r, load<i32>(a) - load<i32>(b));
  store<i32>(r, load<i32>(a, 4) - load<i32>(b, 4), 4);
  store<i32>(r, load<i32>(a, 8) - load<i32>(b, 8), 8);
  store<i32>(r, load<i32>(a, 12) - load<i32>(b, 12), 12);
  store<i32>(r, load<i32>(a, 16) - load<i32>(b, 16), 16);
  store<i32>(r, load<i32>(a, 20) - load<i32>(b, 20), 20);
  store<i32>(r, load<i32>(a, 24) - load<i32>(b, 24), 24);
  store<i32>(r, load<i32>(a, 28) - load<i32>(b, 28), 28);
  store<i32>(r, load<i32>(a, 32) - load<i32>(b, 32), 32);
  store<i32>(r, load<i32>(a, 36) - load<i32>(b, 36), 36);
}
export function copy(r: usize, a: usize): void {
  for (let i: usize = 0; i < fieldSize; i += 8) store<u64>(r + i, load<u64>(a + i));
}
/** r = a small number, 0 ≤ n < 2^26. */
export function setSmall(r: usize, n: u64): void {
  store<u64>(r, n);
  for (let i: usize = 8; i < fieldSize; i += 8) store<u64>(r + i, 0);
}
/** r = bit ? a : r, for a bit 0 or 1. */
export function select(r: usize, a: usize, bit: u64): void {
  const mask = 0 - bit;
  for (let i: usize = 0; i < fieldSize; i += 8) {
    const old = load<u64>(r + i);
    store<u64>(r + i, old ^ (mask & (old ^ load<u64>(a + i))));
  }
}
/** r = bit ? −r : r. */
export function negateIf(r: usize, bit: u64): void {
  const mask = -(<i32>bit);
  for (let i: usize = 0; i < fieldSize; i += 4) store<i32>(r + i, (load<i32>(r + i) ^ mask) - mask);
}

/** r = the number of 255 bits in 32 little-endian bytes (bit 255 is left out); it may be p or above. */
export function unpack(r: usize, s: usize): void {
  const w0 = load<u64>(s);
  const w1 = load<u64>(s, 8);
  const w2 = load<u64>(s, 16);
  const w3 = load<u64>(s, 24);
  storePair(r, w0);
  storePair(r + 8, (w0 >> 51) | (w1 << 13));
  storePair(r + 16, (w1 >> 38) | (w2 << 26));
  storePair(r + 24, (w2 >> 25) | (w3 << 39));
  storePair(r + 32, w3 >> 12);
}
/** The low 51 bits of w as an even and an odd limb. */
function storePair(r: usize, w: u64): void {
  const bits = (<i64>w) & mask51;
  store<i32>(r, <i32>(bits & mask26));
  store<i32>(r, <i32>(bits >> 26), 4);
}
/** One digit of radix 2^51, from an even and an odd limb. */
function loadPair(a: usize): i64 {
  return <i64>load<i32>(a) + ((<i64>load<i32>(a, 4)) << 26);
}
/** The 32 little-endian bytes of a in 0..p−1. */
export function pack(s: usize, a: usize): void {
  let d0 = loadPair(a);
  let d1 = loadPair(a + 8);
  let d2 = loadPair(a + 16);
  let d3 = loadPair(a + 24);
  let d4 = loadPair(a + 32);
  // |d| < 2^56. The first round leaves 0 ≤ d < 2^51 but for d0, which is off by at most 19·2^5; the second leaves a number in
  // 0..2^255 − 1 (what is borrowed or carried out of d4 comes back as ∓19, and the number is congruent to a).
  for (let round = 0; round < 2; round++) {
    d1 += d0 >> 51;
    d2 += d1 >> 51;
    d3 += d2 >> 51;
    d4 += d3 >> 51;
    d0 = (d0 & mask51) + 19 * (d4 >> 51);
    d1 &= mask51;
    d2 &= mask51;
    d3 &= mask51;
    d4 &= mask51;
  }
  // It is p or above just if 19 more reach 2^255: then q = 1, else 0, and what is left of 2^255 falls off the end.
  const q = (d4 + ((d3 + ((d2 + ((d1 + ((d0 + 19) >> 51)) >> 51)) >> 51)) >> 51)) >> 51;
  d0 += 19 * q;
  d1 += d0 >> 51;
  d2 += d1 >> 51;
  d3 += d2 >> 51;
  d4 += d3 >> 51;
  d0 &= mask51;
  d1 &= mask51;
  d2 &= mask51;
  d3 &= mask51;
  d4 &= mask51;
  store<u64>(s, d0 | (d1 << 51));
  store<u64>(s, (d1 >> 13) | (d2 << 38), 8);
  store<u64>(s, (d2 >> 26) | (d3 << 25), 16);
  store<u64>(s, (d3 >> 39) | (d4 << 12), 24);
}

const packed: usize = fieldScratch;
const difference: usize = packed + 32;

/** 1 if a = 0, else 0. */
export function isZero(a: usize): u64 {
  pack(packed, a);
  const bits = load<u64>(packed) | load<u64>(packed, 8) | load<u64>(packed, 16) | load<u64>(packed, 24);
  return 1 ^ ((bits | (0 - bits)) >> 63);
}
/** 1 if a = b, else 0. */
export function isEqual(a: usize, b: usize): u64 {
  sub(difference, a, b);
  return isZero(difference);
}
/** 1 if a is odd in 0..p−1, which RFC 9496 (§3.1) calls negative, else 0. */
export function isNegative(a: usize): u64 {
  pack(packed, a);
  return load<u64>(packed) & 1;
}
/** r = |r|: r or −r, whichever is not negative. */
export function absolute(r: usize): void {
  negateIf(r, isNegative(r));
}
