// fair/shuffle-proof.ts: what prover and verifier of a shuffle must agree on to the byte: statement, layout, transcript (fairness.md, Shuffle with proof).
import { u16 } from '../core/bytes.ts';
import type { Encoded } from './fields.ts';
import type { Group } from './group.ts';
import { bytesOf, type Masked } from './masked.ts';
import { absorb, begin, challenge, type State } from './transcript.ts';

/** `outputs` are `inputs` in another order, masked anew under `key`. */
export type Shuffled = {
  readonly group: Group;
  readonly ctx: Uint8Array;
  readonly key: Encoded;
  readonly inputs: readonly Masked[];
  readonly outputs: readonly Masked[];
};

/** c_j, ĉ_k, t̂_k for every card, then t_1, t_2, t_3, t_41, t_42: the points of a proof. */
export const pointCount = (n: number): number => 3 * n + 5;
/** s_1..s_4, then ŝ_k and s̃_k for every card: the scalars of a proof. */
export const scalarCount = (n: number): number => 2 * n + 4;
/** 32·(5N + 9) bytes. */
export const shuffleProofLength = (n: number): number => 32 * (pointCount(n) + scalarCount(n));

/** The transcript before the first answer of a prover: N, key and inputs. */
export const inputState = ({ ctx, key, inputs }: Omit<Shuffled, 'outputs'>): State =>
  absorb(absorb(absorb(begin('shuffle', ctx), 'N', u16(inputs.length)), 'pk', key.bytes), 'in', bytesOf(inputs));
export const outputState = (of: Shuffled): State => absorb(inputState(of), 'out', bytesOf(of.outputs));

/** The state after the columns c of the permutation matrix, from which the u_j follow. */
export const columnState = (before: State, columns: readonly Uint8Array[]): State => absorb(before, 'c', ...columns);
/** u_0 .. u_{N−1}. */
export const columnChallenges = (state: State, n: number): readonly bigint[] =>
  Array.from({ length: n }, (_, j) => challenge(state, 'u', j));

/** x, after the chain ĉ, the five t and all t̂ on the same state. */
export const finalChallenge = (
  state: State,
  chain: readonly Uint8Array[],
  t: readonly Uint8Array[],
  that: readonly Uint8Array[],
): bigint => challenge(absorb(absorb(absorb(state, 'chat', ...chain), 't', ...t), 'that', ...that), 'x');
