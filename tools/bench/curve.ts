// tools/bench/curve.ts: what cards cost on each backend of the curve, in turns within one run. Knows no file: it is given the backends.
import { concat } from '../../src/core/bytes.ts';
import { pooled } from '../../src/core/pooled.ts';
import { facesOf } from '../../src/fair/faces.ts';
import { encoded } from '../../src/fair/fields.ts';
import { generatorsOf } from '../../src/fair/generators.ts';
import type { Group } from '../../src/fair/group.ts';
import { faceUp, readMasked } from '../../src/fair/masked.ts';
import { randomScalar } from '../../src/fair/scalar.ts';
import { checkShuffle } from '../../src/fair/shuffle-check.ts';
import { shuffle } from '../../src/fair/shuffle.ts';
import { timed, type Case } from './timing.ts';

export const curveNames = {
  shuffle: '52 cards shuffled, with the proof',
  'shuffle-check': 'that proof checked, its 265 points decoded',
  'shuffle-20': '20 cards shuffled, with the proof',
  'check-20': 'that proof checked',
  'shuffle-72': '72 cards shuffled, with the proof',
  'check-72': 'that proof checked',
  'shuffle-108': '108 cards shuffled, with the proof',
  'check-108': 'that proof checked',
  'hand-7': 'a hand of 7 shuffled, with the proof',
  'hand-15': 'a hand of 15 shuffled, with the proof',
  'hand-shuffle': 'a hand of 5 shuffled, with the proof',
  'hand-check': 'that proof checked',
  multiply: 'one multiple of a point by a secret',
  'multiply-base': 'one multiple of G by a secret',
  encode: 'one point to its bytes',
  decode: 'and back',
  'sum-2': 'Σ kᵢ·Pᵢ of 2 points that a message brought, public',
  'sum-8': 'of 8',
  'sum-64': 'of 64',
  'sum-430': 'of 430',
  'sum-2500': 'of 2,500',
  'sum-secret-52': 'of 52 with secret scalars',
} as const;
type Name = keyof typeof curveNames;
/** `reference`: the kernel of the reference model. */
export type Curves = { readonly noble: Group; readonly kernel: Group; readonly reference?: Group };
type Job = { readonly n: number; readonly per: number; readonly run: () => unknown };

/** As the app draws it. */
const random = pooled((n) => crypto.getRandomValues(new Uint8Array(n)));
/** What the kernel's time is measured against, as a part of noble's. */
const parts: { readonly [name: string]: number } = { shuffle: 6, 'shuffle-check': 7 };

const must = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('the benchmark lost something');
  return value;
};
function shuffles(group: Group, count: number): { readonly shuffle: Job; readonly check: Job } {
  const key = encoded(group, group.multiplyBase(randomScalar(random)));
  const ctx = random(64);
  const faces = facesOf(group, ctx, count).points;
  const inputs = faces.map(({ point }) => faceUp(group, point, key.point));
  generatorsOf(group);
  const make = () => shuffle({ group, ctx, key, inputs, random });
  const { outputs, proof } = make();
  const bytes = concat(...outputs.map((card) => card.bytes));
  const check = (): void => {
    const read = readMasked(group, bytes, count);
    if (!read.ok || !checkShuffle({ group, ctx, key, inputs, outputs: read.value, proof }, random).ok)
      throw new Error(`${group.name} refuses its own shuffle`);
  };
  const n = count > 20 ? 15 : 25;
  return { shuffle: { n, per: 1, run: make }, check: { n, per: 1, run: check } };
}
function sums(group: Group, count: number, by: 'sum' | 'sumSecret' = 'sum'): Job {
  const scalars = Array.from({ length: count }, () => randomScalar(random));
  const points = scalars.map((k) => must(group.decode(group.encode(group.multiplyBase(k)))));
  return { n: count > 1000 ? 5 : 15, per: count > 20 ? 1 : 10, run: () => group[by](points, scalars) };
}
function jobOf(name: Name, group: Group): Job {
  const often = { n: 25, per: 20 };
  const k = randomScalar(random);
  const point = group.multiplyBase(randomScalar(random));
  const bytes = group.encode(point);
  switch (name) {
    case 'shuffle':
      return shuffles(group, 52).shuffle;
    case 'shuffle-check':
      return shuffles(group, 52).check;
    case 'shuffle-20':
      return shuffles(group, 20).shuffle;
    case 'check-20':
      return shuffles(group, 20).check;
    case 'shuffle-72':
      return shuffles(group, 72).shuffle;
    case 'check-72':
      return shuffles(group, 72).check;
    case 'shuffle-108':
      return shuffles(group, 108).shuffle;
    case 'check-108':
      return shuffles(group, 108).check;
    case 'hand-7':
      return shuffles(group, 7).shuffle;
    case 'hand-15':
      return shuffles(group, 15).shuffle;
    case 'hand-shuffle':
      return shuffles(group, 5).shuffle;
    case 'hand-check':
      return shuffles(group, 5).check;
    case 'multiply':
      return { ...often, run: () => group.multiply(point, k) };
    case 'multiply-base':
      return { ...often, run: () => group.multiplyBase(k) };
    case 'encode':
      return { ...often, run: () => group.encode(point) };
    case 'decode':
      return { ...often, run: () => group.decode(bytes) };
    case 'sum-2':
      return sums(group, 2);
    case 'sum-8':
      return sums(group, 8);
    case 'sum-64':
      return sums(group, 64);
    case 'sum-430':
      return sums(group, 430);
    case 'sum-2500':
      return sums(group, 2500);
    case 'sum-secret-52':
      return sums(group, 52, 'sumSecret');
  }
}

/**
 * All wanted cases, the backends in turns for each sample, so that a busy machine is busy for all. The kernel's aim is the
 * least time of the reference model, and for the two large ones a sixth and a seventh of noble's where that is less.
 */
export function* curve(where: Case['where'], curves: Curves, wanted: (name: string) => boolean): Generator<Case, void> {
  const all = Object.entries(curves) as readonly (readonly [keyof Curves, Group])[];
  for (const name of Object.keys(curveNames) as readonly Name[]) {
    if (!wanted(name)) continue;
    const jobs = all.map(([backend, group]) => ({ backend, job: jobOf(name, group), samples: [] as number[] }));
    const { n = 0, per = 1 } = jobs[0]?.job ?? {};
    for (const { job } of jobs) for (let i = 0; i < 3 * per; i++) job.run(); // compiled and warm
    for (let i = 0; i < n; i++)
      for (const { job, samples } of jobs) {
        const start = performance.now();
        for (let k = 0; k < per; k++) job.run();
        samples.push((performance.now() - start) / per);
      }
    const medianOf = (backend: string, part: number): number =>
      (jobs.map((j) => ({ of: j.backend, ...timed({ name, backend, where }, j.samples) })).find((c) => c.of === backend)
        ?.median_ms ?? Infinity) / part;
    const aim = Math.min(medianOf('reference', 1), medianOf('noble', parts[name] ?? 1));
    for (const { backend, samples } of jobs)
      // eslint-disable-next-line no-restricted-syntax -- a case, not an ask
      yield timed(
        { name, backend, where, ...(backend === 'kernel' ? { aim: Number(aim.toPrecision(3)) } : {}) },
        samples,
      );
  }
}
