// kernel/assembly/secret.ts: multiples by secret scalars. No branch and no address depends on one: each table is read whole
// for every digit, and the entry is kept by masks. What held a secret is wiped before an operation ends.
import {
  affineSize,
  fieldScratch,
  fieldSize,
  fixed,
  fixedEntries,
  fixedSize,
  fixedWindows,
  left,
  points,
  pointSize,
  result,
  scalar,
  scalars,
  scalarScratch,
  scalarSize,
  tables,
  work,
} from './memory';
import { negateIf, select, copy } from './field';
import {
  addReady,
  addReadyAffine,
  copyPoint,
  double,
  extend,
  makeReady,
  makeReadyAffine,
  normalise,
  project,
  setZero,
} from './points';
import { addOffset, digit, setOffset } from './scalars';

/** Digits of 4 bits of a point's own table, 1·P to 8·P made ready. */
const windows: usize = 64;
const entries: usize = 8;
const tableSize: usize = entries * pointSize;

const picked: usize = scalarScratch + 64;
const swap: usize = picked + pointSize;
const sum: usize = swap + fieldSize;
const multiple: usize = sum + pointSize;
const scratchEnd: usize = multiple + pointSize;

/** 2^64 − 1 if a = b, else 0, for small numbers. */
function equalMask(a: i32, b: i32): u64 {
  return <u64>((<i64>(a ^ b) - 1) >> 63);
}
/** One coordinate of entry number `size` (1 is the first) in a table; `neutral` (the coordinate of zero) for number 0. */
function scan(to: usize, table: usize, step: usize, count: usize, size: i32, neutral: u64): void {
  let w0 = equalMask(size, 0) & neutral;
  let w1: u64 = 0;
  let w2: u64 = 0;
  let w3: u64 = 0;
  let w4: u64 = 0;
  for (let i: usize = 1; i <= count; i++) {
    const mask = equalMask(size, <i32>i);
    w0 |= mask & load<u64>(table);
    w1 |= mask & load<u64>(table, 8);
    w2 |= mask & load<u64>(table, 16);
    w3 |= mask & load<u64>(table, 24);
    w4 |= mask & load<u64>(table, 32);
    table += step;
  }
  store<u64>(to, w0);
  store<u64>(to, w1, 8);
  store<u64>(to, w2, 16);
  store<u64>(to, w3, 24);
  store<u64>(to, w4, 32);
}
/** picked = digit·P from a table of 1·P, 2·P, …; its first three coordinates. */
function pick(table: usize, step: usize, count: usize, value: i32): void {
  const negative = value >> 31;
  const size = (value ^ negative) - negative;
  const bit = <u64>(negative & 1);
  scan(picked, table, step, count, size, 1);
  scan(picked + fieldSize, table + fieldSize, step, count, size, 1);
  scan(picked + 2 * fieldSize, table + 2 * fieldSize, step, count, size, 0);
  copy(swap, picked);
  select(picked, picked + fieldSize, bit);
  select(picked + fieldSize, swap, bit);
  negateIf(picked + 2 * fieldSize, bit);
}
function pickReady(table: usize, value: i32): void {
  const negative = value >> 31;
  pick(table, pointSize, entries, value);
  scan(picked + 3 * fieldSize, table + 3 * fieldSize, pointSize, entries, (value ^ negative) - negative, 2);
}
function makeTable(table: usize, p: usize): void {
  makeReady(table, p);
  copyPoint(multiple, p);
  for (let i: usize = 1; i < entries; i++) {
    addReady(multiple, table);
    extend(multiple);
    makeReady(table + i * pointSize, multiple);
  }
}

/** result = k·left for the secret k in `scalar`. */
export function multiply(): void {
  makeTable(work, left);
  sumTables(1, scalar);
  memory.fill(scalar, 0, scalarSize);
}
/** result = Σ kᵢ·Pᵢ for n secret scalars: one chain of doublings for all (Straus), whole tables read for each. */
export function sumSecret(n: usize): void {
  for (let i: usize = 0; i < n; i++) makeTable(work + i * tableSize, points + i * pointSize);
  sumTables(n, scalars);
  memory.fill(scalars, 0, n * scalarSize);
}
function sumTables(n: usize, first: usize): void {
  setOffset(4, windows);
  for (let i: usize = 0; i < n; i++) addOffset(first + i * scalarSize);
  setZero(sum);
  for (let window = windows; window-- > 0;) {
    if (window < windows - 1) {
      for (let i = 0; i < 3; i++) {
        double(sum);
        project(sum);
      }
      double(sum);
      extend(sum);
    }
    for (let i: usize = 0; i < n; i++) {
      pickReady(work + i * tableSize, digit(first + i * scalarSize, window, 4));
      addReady(sum, picked);
      extend(sum);
    }
  }
  finish();
}

/** Tables of a fixed point, left, for digits of 5 bits: in window i 1·32^i·P to 16·32^i·P, all with Z = 1. */
export function makeFixed(slot: usize): void {
  if (slot >= tables) unreachable();
  copyPoint(multiple, left);
  let to = work;
  for (let i: usize = 0; i < fixedWindows; i++) {
    makeReady(picked, multiple);
    copyPoint(to, multiple);
    for (let j: usize = 1; j < fixedEntries; j++) {
      addReady(multiple, picked);
      extend(multiple);
      copyPoint(to + j * pointSize, multiple);
    }
    double(multiple);
    extend(multiple);
    to += fixedEntries * pointSize;
  }
  normalise(work, fixedWindows * fixedEntries);
  const table = fixed + slot * fixedSize;
  for (let i: usize = 0; i < fixedWindows * fixedEntries; i++)
    makeReadyAffine(table + i * affineSize, work + i * pointSize);
}
/** result = k·P for the secret k in `scalar` and the point of a table: additions alone, no doublings. */
export function multiplyFixed(slot: usize): void {
  if (slot >= tables) unreachable();
  setOffset(5, fixedWindows);
  addOffset(scalar);
  setZero(sum);
  let table = fixed + slot * fixedSize;
  for (let i: usize = 0; i < fixedWindows; i++) {
    pick(table, affineSize, fixedEntries, digit(scalar, i, 5));
    addReadyAffine(sum, picked);
    extend(sum);
    table += fixedEntries * affineSize;
  }
  memory.fill(scalar, 0, scalarSize);
  finish();
}

/** Hands over the sum and wipes: scratch of all formulas, what was picked, partial sums. */
function finish(): void {
  copyPoint(result, sum);
  memory.fill(fieldScratch, 0, scratchEnd - fieldScratch);
}
