// fair/shuffle-check.ts: judges shuffles: all equations of all proofs in one multi-scalar multiplication (fairness.md, One-MSM form). Knows no shuffler.
import { hex } from '../core/bytes.ts';
import type { Chance } from '../core/ports.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { fieldSize, pointsIn, scalarsIn, type Encoded, type Judged, type Refusal } from './fields.ts';
import { generatorCount, generatorsOf } from './generators.ts';
import type { Group, Point } from './group.ts';
import { left, type Masked } from './masked.ts';
import { mod, randomWeight } from './scalar.ts';
import {
  columnChallenges,
  columnState,
  finalChallenge,
  outputState,
  pointCount,
  scalarCount,
  shuffleProofLength,
  type Shuffled,
} from './shuffle-proof.ts';

export type Claim = Shuffled & { readonly proof: Uint8Array };

/** One card's part of a proof, in the names of fairness.md; j and k are the same place here. */
type Row = {
  readonly u: bigint;
  readonly c: Point;
  readonly chat: Point;
  readonly that: Point;
  readonly shat: bigint;
  readonly stilde: bigint;
  readonly hk: Point;
  readonly before: Masked;
  readonly after: Masked;
};
/** A proof as it was read, with its challenges: what the equations are about. */
export type Equations = {
  readonly rows: readonly Row[];
  readonly x: bigint;
  /** t_1, t_2, t_3, t_41, t_42. */
  readonly t: readonly Point[];
  /** s_1, s_2, s_3, s_4. */
  readonly s: readonly bigint[];
};

/** What stands at a place that has something, as the lengths were judged before. */
function at<T>(row: readonly T[] | undefined, k: number): T {
  const value = row?.[k];
  if (value === undefined) throw new Error(`nothing at place ${k}`);
  return value;
}

/** Every A' is new: not another output's, not an input's; else two cards, or a card now and then, could be told to be one. */
function anew({ inputs, outputs }: Shuffled): boolean {
  const seen = new Set(inputs.map((card) => hex(left(card).bytes)));
  const before = seen.size;
  for (const card of outputs) seen.add(hex(left(card).bytes));
  return seen.size === before + outputs.length;
}

/** Length, canonical fields, distinct A': all that is judged before the proof itself. */
export function readShuffle(claim: Claim): Result<Equations, Refusal> {
  const { group, inputs, outputs, proof } = claim;
  const n = inputs.length;
  if (n === 0 || n > generatorCount || outputs.length !== n || proof.length !== shuffleProofLength(n))
    return fail('length');
  const half = fieldSize * pointCount(n);
  const read = pointsIn(group, proof.subarray(0, half), pointCount(n));
  if (!read.ok) return read;
  const scalars = scalarsIn(proof.subarray(half), scalarCount(n));
  if (!scalars.ok) return scalars;
  if (!anew(claim)) return fail('repeated');

  const [c, chat, that, t] = [0, n, 2 * n, 3 * n].map((from, i, all) => read.value.slice(from, all[i + 1]));
  const [s, shat, stilde] = [0, 4, 4 + n].map((from, i, all) => scalars.value.slice(from, all[i + 1]));
  const bytes = (row: readonly Encoded[] = []): readonly Uint8Array[] => row.map((field) => field.bytes);
  const state = columnState(outputState(claim), bytes(c));
  const u = columnChallenges(state, n);
  const x = finalChallenge(state, bytes(chat), bytes(t), bytes(that));
  const { each } = generatorsOf(group);
  const rows = inputs.map((before, k): Row => ({
    u: at(u, k),
    c: at(c, k).point,
    chat: at(chat, k).point,
    that: at(that, k).point,
    shat: at(shat, k),
    stilde: at(stilde, k),
    hk: at(each, k),
    before,
    after: at(outputs, k),
  }));
  return ok({ rows, x, t: (t ?? []).map(({ point }) => point), s: s ?? [] });
}

/** Σ scalar·point with one term per point object: chained proofs share G, H, H_k, the key, and outputs that are inputs. */
type Terms = Map<Point, bigint>;
const add = (terms: Terms, point: Point, scalar: bigint): unknown =>
  terms.set(point, mod((terms.get(point) ?? 0n) + scalar));

/** Adds the N + 5 equations of one proof under weights κ_1..κ_5, λ_k of this device's own. */
function addEquations(terms: Terms, { group, key }: Shuffled, { rows, x, t, s }: Equations, random: Chance): void {
  const { h } = generatorsOf(group);
  const weight = (): bigint => randomWeight(random);
  const [k1, k2, k3, k4, k5] = [weight(), weight(), weight(), weight(), weight()];
  const lambdas = rows.map(weight);
  const [s1 = 0n, s2 = 0n, s3 = 0n, s4 = 0n] = s;
  const product = rows.reduce((all, { u }) => mod(all * u), 1n);
  const [k3x, k4x, k5x] = [mod(k3 * x), mod(k4 * x), mod(k5 * x)];

  const shats = rows.reduce((all, { shat }, k) => all + (lambdas[k] ?? 0n) * shat, 0n);
  add(terms, group.base, k1 * s1 + k2 * s2 + k3 * s3 - k5 * s4 + shats);
  add(terms, h, k2 * mod(x * product) + (lambdas[0] ?? 0n) * (rows[0]?.stilde ?? 0n));
  add(terms, key.point, -k4 * s4);
  rows.forEach(({ u, c, chat, that, stilde, hk, before, after }, k) => {
    const lambda = lambdas[k] ?? 0n;
    const next = rows[k + 1];
    add(terms, hk, k1 * x + k3 * stilde);
    add(terms, c, -k1 * x - k3x * u);
    add(terms, chat, -lambda * x + (next ? (lambdas[k + 1] ?? 0n) * next.stilde : -k2 * x));
    add(terms, that, -lambda);
    add(terms, before.b, -k4x * u);
    add(terms, before.a, -k5x * u);
    add(terms, after.b, k4 * stilde);
    add(terms, after.a, k5 * stilde);
  });
  t.forEach((point, i) => add(terms, point, -([k1, k2, k3, k4, k5][i] ?? 0n)));
}

const isNothing = (group: Group, terms: Terms): boolean =>
  group.isZero(group.sum([...terms.keys()], [...terms.values()]));

const holds = (claim: Claim, equations: Equations, random: Chance): boolean => {
  const terms: Terms = new Map();
  addEquations(terms, claim, equations, random);
  return isNothing(claim.group, terms);
};

/** `random` gives the weights and must be this device's own generator. */
export function checkShuffle(claim: Claim, random: Chance): Judged {
  const read = readShuffle(claim);
  if (!read.ok) return read;
  return holds(claim, read.value, random) ? ok(null) : fail('proof');
}

/** Judges a chain of shuffles at once; if that fails, one by one, so that the first wrong one is known by its place. */
export function checkShuffles(
  claims: readonly Claim[],
  random: Chance,
): Result<null, { readonly place: number; readonly why: Refusal }> {
  const terms: Terms = new Map();
  const read: (readonly [Claim, Equations])[] = [];
  let unread: { readonly place: number; readonly why: Refusal } | undefined;
  for (const claim of claims) {
    const equations = readShuffle(claim);
    if (!equations.ok) {
      unread = { place: read.length, why: equations.fault };
      break;
    }
    read.push([claim, equations.value]);
    addEquations(terms, claim, equations.value, random);
  }
  const group = claims[0]?.group;
  if (group && !isNothing(group, terms)) {
    const place = read.findIndex(([claim, equations]) => !holds(claim, equations, random));
    if (place >= 0) return fail({ place, why: 'proof' });
  }
  return unread ? fail(unread) : ok(null);
}
