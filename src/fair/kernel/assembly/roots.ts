// kernel/assembly/roots.ts: inverses and square roots modulo p, always by the same steps. Knows no point.
import { sqrtMinusOne } from './constants';
import { absolute, copy, isEqual, negateIf, select } from './field';
import { fieldScratch, fieldSize } from './memory';
import { mul, square } from './product';

/** Behind what field.ts uses of it. */
const t0: usize = fieldScratch + 128;
const t1: usize = t0 + fieldSize;
const t2: usize = t1 + fieldSize;
const t3: usize = t2 + fieldSize;
const v3: usize = t3 + fieldSize;
const check: usize = v3 + fieldSize;
const expected: usize = check + fieldSize;
const root: usize = expected + fieldSize;

/** t1 = z^(2^250 − 1) and t0 = z^11, by the chain of squares and products of Bernstein's curve25519. */
function longPower(z: usize): void {
  square(t0, z);
  square(t1, t0, 2);
  mul(t1, t1, z); // 9
  mul(t0, t0, t1); // 11
  square(t2, t0);
  mul(t1, t1, t2); // 31 = 2^5 − 1
  square(t2, t1, 5);
  mul(t1, t2, t1); // 2^10 − 1
  square(t2, t1, 10);
  mul(t2, t2, t1); // 2^20 − 1
  square(t3, t2, 20);
  mul(t2, t3, t2); // 2^40 − 1
  square(t2, t2, 10);
  mul(t1, t2, t1); // 2^50 − 1
  square(t2, t1, 50);
  mul(t2, t2, t1); // 2^100 − 1
  square(t3, t2, 100);
  mul(t2, t3, t2); // 2^200 − 1
  square(t2, t2, 50);
  mul(t1, t2, t1); // 2^250 − 1
}
/** r = 1/z = z^(p − 2) (0 for 0); z in one unit. */
export function invert(r: usize, z: usize): void {
  longPower(z);
  square(t1, t1, 5);
  mul(r, t1, t0); // 2^255 − 21
}
/**
 * SQRT_RATIO_M1 of RFC 9496 §4.2: r = |√(u/v)| and 1; or |√(i·u/v)| and 0 where u/v is no square. u and v in one unit; r may
 * be u or v.
 */
export function rootOfRatio(r: usize, u: usize, v: usize): u64 {
  square(v3, v);
  mul(v3, v3, v);
  square(root, v3);
  mul(root, root, v);
  mul(root, root, u); // u·v^7
  copy(check, root);
  longPower(check);
  square(t1, t1, 2);
  mul(root, t1, root); // (u·v^7)^((p − 5)/8), whose exponent is 2^252 − 3
  mul(root, root, v3);
  mul(root, root, u);
  square(check, root);
  mul(check, check, v);
  copy(expected, u);
  const isRoot = isEqual(check, expected);
  negateIf(expected, 1);
  const isMinus = isEqual(check, expected);
  mul(expected, expected, sqrtMinusOne);
  const isMinusI = isEqual(check, expected);
  mul(check, root, sqrtMinusOne);
  select(root, check, isMinus | isMinusI);
  absolute(root);
  copy(r, root);
  return isRoot | isMinus;
}
