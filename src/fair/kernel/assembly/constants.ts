// kernel/assembly/constants.ts: the constants of edwards25519 and of RFC 9496 §4.1, as 64-bit words, lowest first.
import { setSmall, unpack } from './field';
import { constants, fieldSize } from './memory';

export const zero: usize = constants;
export const one: usize = zero + fieldSize;
/** d = −121665/121666 of the curve −x² + y² = 1 + d·x²·y², and 2d. */
export const d: usize = one + fieldSize;
export const twoD: usize = d + fieldSize;
export const sqrtMinusOne: usize = twoD + fieldSize;
/** With a = −1. */
export const invSqrtAMinusD: usize = sqrtMinusOne + fieldSize;
export const sqrtAdMinusOne: usize = invSqrtAMinusD + fieldSize;
export const oneMinusDSquared: usize = sqrtAdMinusOne + fieldSize;
export const dMinusOneSquared: usize = oneMinusDSquared + fieldSize;

const words: usize = constants + 512;
function set(r: usize, w0: u64, w1: u64, w2: u64, w3: u64): void {
  store<u64>(words, w0);
  store<u64>(words, w1, 8);
  store<u64>(words, w2, 16);
  store<u64>(words, w3, 24);
  unpack(r, words);
}
/** Runs once, before anything else. */
export function setConstants(): void {
  setSmall(zero, 0);
  setSmall(one, 1);
  set(d, 0x75eb4dca135978a3, 0x00700a4d4141d8ab, 0x8cc740797779e898, 0x52036cee2b6ffe73);
  set(twoD, 0xebd69b9426b2f159, 0x00e0149a8283b156, 0x198e80f2eef3d130, 0x2406d9dc56dffce7);
  set(sqrtMinusOne, 0xc4ee1b274a0ea0b0, 0x2f431806ad2fe478, 0x2b4d00993dfbd7a7, 0x2b8324804fc1df0b);
  set(invSqrtAMinusD, 0x99c8fdaa805d40ea, 0x9d2f16175a4172be, 0x16c27b91fe01d840, 0x786c8905cfaffca2);
  set(sqrtAdMinusOne, 0x7e97f6a0497b2e1b, 0xaf9d8e0c1b7854bd, 0x0f3cfcc931f5d1fd, 0x376931bf2b8348ac);
  set(oneMinusDSquared, 0xe27c09c1945fc176, 0x2c81a138cd5e350f, 0x9994abddbe70dfe4, 0x029072a8b2b3e0d7);
  set(dMinusOneSquared, 0x31ad5aaa44ed4d20, 0xd29e4a2cb01e1999, 0x4cdcd32f529b4eeb, 0x5968b37af66c2241);
}
