// kernel/assembly/ristretto.ts: ristretto255 (RFC 9496 §4.3) on top of edwards25519: bytes, equality, the one-way map.
import {
  d,
  dMinusOneSquared,
  invSqrtAMinusD,
  one,
  oneMinusDSquared,
  sqrtAdMinusOne,
  sqrtMinusOne,
  zero,
} from './constants';
import { absolute, add, copy, isEqual, isNegative, isZero, negateIf, pack, select, sub, unpack } from './field';
import { fieldSize, pointSize, ristrettoScratch } from './memory';
import { addPoints, t, y, z } from './points';
import { mul, square } from './product';
import { rootOfRatio } from './roots';

const a: usize = ristrettoScratch;
const b: usize = a + fieldSize;
const u1: usize = b + fieldSize;
const u2: usize = u1 + fieldSize;
const v: usize = u2 + fieldSize;
const root: usize = v + fieldSize;
const dx: usize = root + fieldSize;
const dy: usize = dx + fieldSize;
const w: usize = dy + fieldSize;
const again: usize = w + fieldSize;
const other: usize = again + fieldSize;

/** p from 32 bytes (§4.3.1); 0 for whatever is not the one encoding of a point. Variable time: encodings are public. */
export function decode(p: usize, s: usize): bool {
  unpack(a, s);
  pack(again, a);
  for (let i: usize = 0; i < 32; i += 8) if (load<u64>(s + i) != load<u64>(again + i)) return false; // p or above
  if (load<u8>(s) & 1) return false; // negative
  square(b, a);
  sub(u1, one, b);
  add(u2, one, b);
  square(b, u2);
  square(v, u1);
  mul(v, v, d);
  add(v, v, b);
  negateIf(v, 1); // −d·u1² − u2², in 2 units
  mul(w, v, b);
  const isSquare = rootOfRatio(root, one, w);
  mul(dx, root, u2);
  mul(dy, root, dx);
  mul(dy, dy, v);
  add(a, a, a);
  mul(p, a, dx);
  absolute(p);
  mul(p + y, u1, dy);
  copy(p + z, one);
  mul(p + t, p, p + y);
  return (isSquare & (1 ^ isNegative(p + t)) & (1 ^ isZero(p + y))) != 0;
}

/** The 32 bytes of p (§4.3.2). */
export function encode(s: usize, p: usize): void {
  add(a, p + z, p + y);
  sub(b, p + z, p + y);
  mul(u1, a, b);
  mul(u2, p, p + y);
  square(a, u2);
  mul(a, a, u1);
  rootOfRatio(root, one, a);
  mul(dx, root, u1);
  mul(dy, root, u2);
  mul(v, dx, dy);
  mul(v, v, p + t); // 1/Z
  mul(a, p + t, v);
  const rotate = isNegative(a);
  copy(a, p);
  copy(b, p + y);
  mul(w, p + y, sqrtMinusOne);
  select(a, w, rotate);
  mul(w, p, sqrtMinusOne);
  select(b, w, rotate);
  mul(w, dx, invSqrtAMinusD);
  select(dy, w, rotate);
  mul(w, a, v);
  negateIf(b, isNegative(w));
  sub(w, p + z, b);
  mul(w, w, dy);
  absolute(w);
  pack(s, w);
}

/** Whether p and q are one element: X₁Y₂ = Y₁X₂ or Y₁Y₂ = X₁X₂ (§4.3.3). */
export function samePoint(p: usize, q: usize): u64 {
  mul(a, p, q + y);
  mul(b, p + y, q);
  const first = isEqual(a, b);
  mul(a, p + y, q + y);
  mul(b, p, q);
  return first | isEqual(a, b);
}
/** Whether p is the identity: the four points of X = 0 or Y = 0. */
export function isIdentity(p: usize): u64 {
  return isZero(p) | isZero(p + y);
}

/** p from 64 uniform bytes, always by the same steps (§4.3.4). */
export function fromUniform(p: usize, s: usize): void {
  map(p, s);
  map(other, s + 32);
  addPoints(p, p, other);
}
/** MAP: the point that 255 bits are sent to. */
function map(p: usize, s: usize): void {
  unpack(a, s);
  square(b, a);
  mul(b, b, sqrtMinusOne); // r = √−1·t²
  add(u1, b, one);
  mul(u1, u1, oneMinusDSquared);
  mul(v, b, d);
  add(v, v, one);
  negateIf(v, 1);
  add(w, b, d);
  mul(v, v, w);
  const isSquare = rootOfRatio(root, u1, v);
  mul(dx, root, a);
  absolute(dx);
  negateIf(dx, 1); // −|s·t|
  select(root, dx, 1 ^ isSquare);
  copy(u2, b); // c = r, or −1
  sub(w, zero, one);
  select(u2, w, isSquare);
  sub(b, b, one);
  mul(u2, u2, b);
  mul(u2, u2, dMinusOneSquared);
  sub(u2, u2, v); // N
  add(dx, root, root);
  mul(dx, dx, v); // w0 = 2·s·v
  mul(dy, u2, sqrtAdMinusOne); // w1
  square(root, root);
  sub(a, one, root); // w2
  add(b, one, root); // w3
  mul(p, dx, b);
  mul(p + y, a, dy);
  mul(p + z, dy, b);
  mul(p + t, dx, a);
}
/** The scratch ends here. */
export const ristrettoEnd: usize = other + pointSize;
