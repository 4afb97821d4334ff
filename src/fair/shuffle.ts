// fair/shuffle.ts: masks cards anew in another order and proves that nothing else happened (Terelius–Wikström in the form of CHVote; fairness.md, Shuffle with proof).
import { concat } from '../core/bytes.ts';
import type { Chance } from '../core/ports.ts';
import { generatorCount, generatorsOf } from './generators.ts';
import type { Point } from './group.ts';
import { masked, type Masked } from './masked.ts';
import { isPermutation, randomOrder, type Permutation } from './permutation.ts';
import { encodeScalar, fromLittleEndian, mod } from './scalar.ts';
import {
  columnChallenges,
  columnState,
  finalChallenge,
  inputState,
  outputState,
  type Shuffled,
} from './shuffle-proof.ts';
import { nonces } from './transcript.ts';

type Unshuffled = Omit<Shuffled, 'outputs'> & { readonly random: Chance; readonly order?: Permutation };
/** What only the prover knows: ψ, ρ_j by input, and a number that makes its nonces its own. */
export type Witness = { readonly order: Permutation; readonly rho: readonly bigint[]; readonly hidden: bigint };
/** outputs[k] is inputs[order[k]] under a new mask; `order` is for the eyes of the one who shuffled. */
export type Mixed = { readonly outputs: readonly Masked[]; readonly proof: Uint8Array; readonly order: Permutation };

const sum = (scalars: readonly bigint[]): bigint => mod(scalars.reduce((a, b) => a + b, 0n));
/** The values in the order ψ: place k gets value ψ(k). A place without one is our own bug. */
const inOrder = <T>(values: readonly T[], order: Permutation): readonly T[] =>
  order.map((j) => {
    const value = values[j];
    if (value === undefined) throw new Error(`no card ${j} to shuffle`);
    return value;
  });
/** Σ aᵢ·bᵢ. */
const inner = (a: readonly bigint[], b: readonly bigint[]): bigint => sum(a.map((x, i) => x * (b[i] ?? 0n)));

/** A'_k = A_ψ(k) + ρ_ψ(k)·G, B'_k = B_ψ(k) + ρ_ψ(k)·pk. */
export function mask(of: Unshuffled): { readonly outputs: readonly Masked[]; readonly witness: Witness } {
  const { group, key, inputs, random, order = randomOrder(inputs.length, random) } = of;
  if (inputs.length === 0 || inputs.length > generatorCount) throw new Error(`${inputs.length} cards to shuffle`);
  if (order.length !== inputs.length || !isPermutation(order)) throw new Error('that is no order of these cards');
  const hidden = mod(fromLittleEndian(random(64)));
  const draw = nonces(hidden, inputState(of), random);
  const rho = inputs.map(draw);
  const multiplyKey = group.fixed(key.point);
  const fresh = inputs.map(({ a, b }, j) => {
    const r = rho[j] ?? 0n;
    return masked(group, group.add(a, group.multiplyBase(r)), group.add(b, multiplyKey(r)));
  });
  return { outputs: inOrder(fresh, order), witness: { order, rho, hidden } };
}

/** The proof, 32·(5N + 9) bytes, for outputs that `mask` made. */
export function proveShuffle(of: Shuffled, { order, rho, hidden }: Witness, random: Chance): Uint8Array {
  const { group, key, outputs } = of;
  const { h, multiplyH, each } = generatorsOf(group);
  const n = outputs.length;
  const own = each.slice(0, n);
  const onGH = (g: bigint, x: bigint): Point => group.add(group.multiplyBase(g), multiplyH(x));

  // 1. The columns of the permutation matrix: c_ψ(k) = H_k + r_ψ(k)·G.
  const before = outputState(of);
  const drawColumn = nonces(hidden, before, random);
  const r = outputs.map(drawColumn);
  const columns: Uint8Array[] = new Array<Uint8Array>(n);
  inOrder(r, order).forEach((rj, k) => {
    columns[order[k] ?? 0] = group.encode(group.add(own[k] ?? h, group.multiplyBase(rj)));
  });

  // 2. u_j, and ũ_k = u_ψ(k).
  const state = columnState(before, columns);
  const u = columnChallenges(state, n);
  const uOrdered = inOrder(u, order);

  // 3. The chain ĉ_k = r̂_k·G + ũ_k·ĉ_{k−1} from ĉ_{−1} = H, and its commitments t̂_k, all over G and H alone.
  const draw = nonces(hidden, state, random);
  const links = uOrdered.map((ut) => ({ ut, rhat: draw(), what: draw(), wtilde: draw() }));
  let [onG, onH] = [0n, 1n];
  const chained = links.map(({ ut, rhat, what, wtilde }) => {
    const that = group.encode(onGH(mod(what + wtilde * onG), mod(wtilde * onH)));
    [onG, onH] = [mod(rhat + ut * onG), mod(ut * onH)];
    return { that, chat: group.encode(onGH(onG, onH)) };
  });
  const chain = chained.map(({ chat }) => chat);
  const thats = chained.map(({ that }) => that);

  // 4. Commitments to the five sums.
  const [w1, w2, w3, w4] = [draw(), draw(), draw(), draw()];
  const wtildes = links.map(({ wtilde }) => wtilde);
  const over = (points: readonly Point[]): Point => group.sumSecret(points, wtildes);
  const t = [
    group.multiplyBase(w1),
    group.multiplyBase(w2),
    group.add(group.multiplyBase(w3), over(own)),
    group.sub(over(outputs.map(({ b }) => b)), group.fixed(key.point)(w4)),
    group.sub(over(outputs.map(({ a }) => a)), group.multiplyBase(w4)),
  ].map((point) => group.encode(point));

  // 5. and 6. x, and the answers to it; v_{N−1} = 1, v_{k−1} = ũ_k·v_k.
  const x = finalChallenge(state, chain, t, thats);
  const { total: rhats } = links.reduceRight(
    ({ total, v }, { rhat, ut }) => ({ total: mod(total + rhat * v), v: mod(ut * v) }),
    { total: 0n, v: 1n },
  );
  const answers = [
    mod(w1 + x * sum(r)),
    mod(w2 + x * rhats),
    mod(w3 + x * inner(r, u)),
    mod(w4 + x * inner(rho, u)),
    ...links.map(({ what, rhat }) => mod(what + x * rhat)),
    ...links.map(({ wtilde, ut }) => mod(wtilde + x * ut)),
  ];
  return concat(...columns, ...chain, ...thats, ...t, ...answers.map(encodeScalar));
}

/** Shuffles under a key: in a uniform order, or in one that is given. Throws for no cards or more than 128. */
export function shuffle(of: Unshuffled): Mixed {
  const { outputs, witness } = mask(of);
  return { outputs, proof: proveShuffle({ ...of, outputs }, witness, of.random), order: witness.order };
}
