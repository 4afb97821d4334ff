// kernel/assembly/sum.ts: Σ kᵢ·Pᵢ for public input, in variable time. Knows of points what points.ts says.
import {
  affineSize,
  buckets,
  filled,
  mostBuckets,
  points,
  pointSize,
  result,
  scalars,
  scalarScratch,
  scalarSize,
  work,
  workSize,
} from './memory';
import { isEqual } from './field';
import { one } from './constants';
import {
  addReady,
  addReadyAffine,
  copyPoint,
  double,
  extend,
  makeReady,
  makeReadyAffine,
  negatePointIf,
  normalise,
  project,
  setZero,
  subReady,
  subReadyAffine,
  z,
} from './points';
import { addOffset, centre, digit, setOffset, sparseDigits } from './scalars';

/** Straus: per point 1·P, 3·P, … 15·P made ready, and 256 digits. */
const oddMultiples: usize = 8;
const digitsSize: usize = 256;
const strausSize: usize = oddMultiples * pointSize + digitsSize;

const total: usize = scalarScratch + 64;
const running: usize = total + pointSize;
const ready: usize = running + pointSize;

/** Costs in products of the field, squares at 0.6: what is cheaper for n points, and in which window. */
const strausPerPoint: usize = 400;
const strausAlways: usize = 1600;
const perBucket: usize = 18;
const perDigit: usize = 7;

/** result = Σ kᵢ·Pᵢ of the first n points and scalars. */
export function sum(n: usize): void {
  let best = n * strausSize <= workSize ? strausAlways + n * strausPerPoint : usize.MAX_VALUE;
  let width: usize = 0;
  for (let w: usize = 4; w <= 10; w++) {
    const cost = strausAlways + windowsOf(w) * (n * perDigit + (perBucket << (w - 1)));
    if (cost >= best) continue;
    best = cost;
    width = w;
  }
  for (let i: usize = 0; i < n; i++) negatePointIf(points + i * pointSize, centre(scalars + i * scalarSize));
  if (width == 0) straus(n);
  else bucketSum(n, width);
  copyPoint(result, total);
}

/** Tables of odd multiples and sparse digits; all points share the doublings (E. Straus, 1964). */
function straus(n: usize): void {
  const digits = work + n * oddMultiples * pointSize;
  for (let i: usize = 0; i < n; i++) {
    sparseDigits(digits + i * digitsSize, scalars + i * scalarSize);
    makeOddMultiples(work + i * oddMultiples * pointSize, points + i * pointSize);
  }
  setZero(total);
  let bit: usize = 252;
  while (bit > 0 && !anyDigit(digits + bit, n)) bit--;
  // `whole`: T of the total is there; else only X, Y and Z, which is all that a doubling asks for.
  for (let whole = true; ; bit--) {
    for (let i: usize = 0; i < n; i++) {
      const value: i32 = load<i8>(digits + i * digitsSize + bit);
      if (value == 0) continue;
      if (!whole) extend(total);
      const table = work + i * oddMultiples * pointSize;
      if (value > 0) addReady(total, table + ((<usize>value) >> 1) * pointSize);
      else subReady(total, table + ((<usize>-value) >> 1) * pointSize);
      whole = false;
    }
    if (bit == 0) {
      if (!whole) extend(total);
      return;
    }
    if (!whole) project(total);
    double(total);
    whole = false;
  }
}
function anyDigit(first: usize, n: usize): bool {
  for (let i: usize = 0; i < n; i++) if (load<u8>(first + i * digitsSize)) return true;
  return false;
}
function makeOddMultiples(table: usize, p: usize): void {
  double(p);
  extend(running);
  makeReady(ready, running); // 2·P
  copyPoint(running, p);
  makeReady(table, running);
  for (let i: usize = 1; i < oddMultiples; i++) {
    addReady(running, ready);
    extend(running);
    makeReady(table + i * pointSize, running);
  }
}

/**
 * N. Pippenger's buckets with signed digits of w bits: in each window every point goes into the bucket of its digit, and
 * Σ b·(bucket b) is taken as a sum of running sums. Points with Z = 1 save one product in each window, so all get it.
 */
function bucketSum(n: usize, w: usize): void {
  normaliseOthers(n);
  const windows = windowsOf(w);
  setOffset(w, windows);
  for (let i: usize = 0; i < n; i++) {
    addOffset(scalars + i * scalarSize);
    makeReadyAffine(work + i * affineSize, points + i * pointSize);
  }
  setZero(total);
  let started = false;
  for (let window = windows; window-- > 0;) {
    if (started) doubleTimes(w);
    const highest = fillBuckets(n, window, w);
    if (highest == 0) continue;
    addBuckets(highest);
    started = true;
  }
}
/** Points that a message brought have Z = 1 already. */
function normaliseOthers(n: usize): void {
  for (let i: usize = 0; i < n; i++) {
    if (isEqual(points + i * pointSize + z, one)) continue;
    normalise(points + i * pointSize, n - i);
    return;
  }
}
function doubleTimes(w: usize): void {
  for (let i: usize = 1; i < w; i++) {
    double(total);
    project(total);
  }
  double(total);
  extend(total);
}
/** Enough for centred scalars, 252 bits, and for the offset's carry above them. */
function windowsOf(w: usize): usize {
  return <usize>252 / w + 1;
}
/** Puts each point into the bucket of its digit; the highest bucket that holds something. */
function fillBuckets(n: usize, window: usize, w: usize): usize {
  memory.fill(filled, 0, mostBuckets);
  let highest: usize = 0;
  for (let i: usize = 0; i < n; i++) {
    const value = digit(scalars + i * scalarSize, window, w);
    if (value == 0) continue;
    const size = <usize>(value < 0 ? -value : value);
    const bucket = buckets + (size - 1) * pointSize;
    if (size > highest) highest = size;
    if (load<u8>(filled + size - 1) == 0) {
      store<u8>(filled + size - 1, 1);
      copyPoint(bucket, points + i * pointSize);
      negatePointIf(bucket, value < 0 ? 1 : 0);
    } else {
      if (value < 0) subReadyAffine(bucket, work + i * affineSize);
      else addReadyAffine(bucket, work + i * affineSize);
      extend(bucket);
    }
  }
  return highest;
}
/** total += Σ b·(bucket b): the running sum from the top is added once for each bucket. */
function addBuckets(highest: usize): void {
  copyPoint(running, buckets + (highest - 1) * pointSize);
  makeReady(ready, running);
  for (let b: usize = highest - 1; ; b--) {
    addReady(total, ready);
    extend(total);
    if (b == 0) return;
    if (load<u8>(filled + b - 1) == 0) continue;
    makeReady(ready, buckets + (b - 1) * pointSize);
    addReady(running, ready);
    extend(running);
    makeReady(ready, running);
  }
}
