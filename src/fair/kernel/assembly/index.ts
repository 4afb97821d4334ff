// kernel/assembly/index.ts: what the page may call, and where it puts things. Everything else of the kernel is inside.
// The caller (kernel.ts) checks what it brings: points that came from here, scalars below L, at most mostPoints of them.
import { setConstants } from './constants';
import { left, mostPoints, pages, result, right } from './memory';
import * as at from './memory';
import { addPoints, setZero, subPoints } from './points';
import * as elements from './ristretto';
import * as secrets from './secret';
import * as sums from './sum';

/** Addresses, in bytes. */
export const bytesAt: usize = at.bytes;
export const leftAt: usize = left;
export const rightAt: usize = right;
export const resultAt: usize = result;
export const scalarAt: usize = at.scalar;
export const pointsAt: usize = at.points;
export const scalarsAt: usize = at.scalars;
/** Limits: points of a sum, of a secret one, and tables of fixed points. */
export const mostInSum: usize = mostPoints;
export const mostInSecretSum: usize = at.workSize / (8 * at.pointSize);
export const fixedTables: usize = at.tables;
export const pagesWanted: usize = pages;

setConstants();

/** result = 0. */
export function zero(): void {
  setZero(result);
}
/** result = left ± right. */
export function add(): void {
  addPoints(result, left, right);
}
export function sub(): void {
  subPoints(result, left, right);
}
/** Whether left = right; whether left = 0. */
export function equal(): bool {
  return elements.samePoint(left, right) != 0;
}
export function isZero(): bool {
  return elements.isIdentity(left) != 0;
}
/** bytes = the encoding of left. */
export function encode(): void {
  elements.encode(at.bytes, left);
}
/** result from 32 bytes; false if they encode no point. */
export function decode(): bool {
  return elements.decode(result, at.bytes);
}
/** result from 64 bytes. */
export function fromUniform(): void {
  elements.fromUniform(result, at.bytes);
}
/** result = scalar·left; secret. */
export function multiply(): void {
  secrets.multiply();
}
/** Makes table `slot` for left; result = scalar·(its point); secret. */
export function makeFixed(slot: usize): void {
  secrets.makeFixed(slot);
}
export function multiplyFixed(slot: usize): void {
  secrets.multiplyFixed(slot);
}
/** result = Σ scalarsᵢ·pointsᵢ over the first n; the one for public, the other for secret scalars. Both use them up. */
export function sum(n: usize): void {
  if (n > mostInSum) unreachable();
  sums.sum(n);
}
export function sumSecret(n: usize): void {
  if (n > mostInSecretSum) unreachable();
  secrets.sumSecret(n);
}
