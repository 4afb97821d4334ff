// kernel/assembly/points.ts: adding and doubling on edwards25519, −x² + y² = 1 + d·x²·y². Knows no scalar and no encoding.
//
// A point is (X, Y, Z, T) with x = X/Z, y = Y/Z, T = XY/Z, in one unit each (field.ts): H. Hisil, K. Wong, G. Carter,
// E. Dawson, "Twisted Edwards Curves Revisited" (2008). The formulas are complete: they hold for any two points, equal,
// opposite and zero ones too, because −1 is a square and d is none.
// Each operation ends before its last products, in (E, F, G, H) with X = E·F, Y = G·H, Z = F·G, T = E·H, so that who goes on
// with a doubling, which wants no T, takes three products (project) instead of four (extend).
// A point that will be added is made ready: (Y+X, Y−X, 2d·T, 2Z), in 2, 1, 1 and 2 units; where Z = 1 the last is left out.
import { one, twoD } from './constants';
import { add, copy, negateIf, setSmall, sub } from './field';
import { fieldSize, pointScratch, pointSize } from './memory';
import { mul, square } from './product';
import { invert } from './roots';

export const y: usize = fieldSize;
export const z: usize = 2 * fieldSize;
export const t: usize = 3 * fieldSize;
/** In a ready point. */
const minus: usize = fieldSize;
const t2d: usize = 2 * fieldSize;
const z2: usize = 3 * fieldSize;

const a: usize = pointScratch;
const b: usize = a + fieldSize;
const c: usize = b + fieldSize;
const d: usize = c + fieldSize;
const e: usize = d + fieldSize;
const f: usize = e + fieldSize;
const g: usize = f + fieldSize;
const h: usize = g + fieldSize;
const inverse: usize = h + fieldSize;
const ready: usize = inverse + fieldSize;

export function setZero(p: usize): void {
  setSmall(p, 0);
  setSmall(p + y, 1);
  setSmall(p + z, 1);
  setSmall(p + t, 0);
}
export function copyPoint(r: usize, p: usize): void {
  memory.copy(r, p, pointSize);
}
export function negatePointIf(p: usize, bit: u64): void {
  negateIf(p, bit);
  negateIf(p + t, bit);
}
/** r = the result of the last operation: X, Y, Z for the doubling that follows. */
export function project(r: usize): void {
  mul(r, e, f);
  mul(r + y, g, h);
  mul(r + z, f, g);
}
/** r = the result of the last operation, whole. */
export function extend(r: usize): void {
  project(r);
  mul(r + t, e, h);
}

/** Makes p ready to be added. */
export function makeReady(r: usize, p: usize): void {
  makeReadyAffine(r, p);
  add(r + z2, p + z, p + z);
}
/** The same for a point with Z = 1. */
export function makeReadyAffine(r: usize, p: usize): void {
  add(r, p + y, p);
  sub(r + minus, p + y, p);
  mul(r + t2d, p + t, twoD);
}

/** 2p; T of p is not read. dbl-2008-hwcd (Hisil et al. §3.3), all signs turned: E, F, G, H in 2, 3, 1, 2 units. */
export function double(p: usize): void {
  square(a, p);
  square(b, p + y);
  square(c, p + z);
  add(c, c, c);
  add(h, a, b);
  add(e, p, p + y);
  square(e, e);
  sub(e, h, e);
  sub(g, a, b);
  add(f, c, g);
}
/** What all additions share, add-2008-hwcd-3 (§3.1): A, B, C; E and H in 1 and 2 units. */
function combine(p: usize, qPlus: usize, qMinus: usize, qT2d: usize): void {
  sub(a, p + y, p);
  add(b, p + y, p);
  mul(a, a, qMinus);
  mul(b, b, qPlus);
  mul(c, p + t, qT2d);
  sub(e, b, a);
  add(h, b, a);
}
/** p + q for a ready q: F and G in 1 and 2 units. */
export function addReady(p: usize, q: usize): void {
  combine(p, q, q + minus, q + t2d);
  mul(d, p + z, q + z2);
  sub(f, d, c);
  add(g, d, c);
}
/** p − q: −q has its first two swapped and its T turned. */
export function subReady(p: usize, q: usize): void {
  combine(p, q + minus, q, q + t2d);
  mul(d, p + z, q + z2);
  add(f, d, c);
  sub(g, d, c);
}
/** p + q for a ready q with Z = 1: D = 2·Z in 2 units, F and G in 3, so 6 the most in project and extend. */
export function addReadyAffine(p: usize, q: usize): void {
  combine(p, q, q + minus, q + t2d);
  add(d, p + z, p + z);
  sub(f, d, c);
  add(g, d, c);
}
export function subReadyAffine(p: usize, q: usize): void {
  combine(p, q + minus, q, q + t2d);
  add(d, p + z, p + z);
  add(f, d, c);
  sub(g, d, c);
}

/** r = p + q and r = p − q for points as they are. */
export function addPoints(r: usize, p: usize, q: usize): void {
  makeReady(ready, q);
  addReady(p, ready);
  extend(r);
}
export function subPoints(r: usize, p: usize, q: usize): void {
  makeReady(ready, q);
  subReady(p, ready);
  extend(r);
}

/**
 * Brings n points that lie in a row to Z = 1 with one inversion (P. Montgomery, "Speeding the Pollard and elliptic curve
 * methods", 1987, §10.3.1): T of each holds the product of all Z before it meanwhile. No Z is ever 0.
 */
export function normalise(first: usize, n: usize): void {
  const end = first + n * pointSize;
  copy(a, one);
  for (let p = first; p < end; p += pointSize) {
    copy(p + t, a);
    mul(a, a, p + z);
  }
  invert(inverse, a);
  for (let p = end - pointSize; p >= first; p -= pointSize) {
    mul(a, inverse, p + t); // 1/Z
    mul(inverse, inverse, p + z);
    mul(p, p, a);
    mul(p + y, p + y, a);
    mul(p + t, p, p + y);
    setSmall(p + z, 1);
  }
}
