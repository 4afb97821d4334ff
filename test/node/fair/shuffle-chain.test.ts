import assert from 'node:assert/strict';
import { it } from 'node:test';
import { fail, ok } from '../../../src/core/result.ts';
import { encodeScalar, fromLittleEndian, mod, randomScalar } from '../../../src/fair/scalar.ts';
import { checkShuffles, type Claim } from '../../../src/fair/shuffle-check.ts';
import { shuffle } from '../../../src/fair/shuffle.ts';
import { contextOf, freshChance, group, handOf, keyOf, notCanonical, withField } from './cards.ts';

const random = freshChance();
const draw = (): bigint => randomScalar(random);
const { key } = keyOf(random);
const n = 6;
const inputs = handOf(n, key, random);

/** Everybody of a table shuffles in turn: the outputs of one are the inputs of the next. */
function chain(seats: number): readonly Claim[] {
  const claims: Claim[] = [];
  let cards = inputs;
  for (let seat = 0; seat < seats; seat++) {
    const ctx = contextOf(`shuffle of seat ${seat}`);
    const { outputs, proof } = shuffle({ group, ctx, key, inputs: cards, random });
    claims.push({ group, ctx, key, inputs: cards, outputs, proof });
    cards = outputs;
  }
  return claims;
}

it('the shuffles of all seats are checked at once, and a wrong one is found by its place', () => {
  const claims = chain(4);
  assert.deepEqual(checkShuffles(claims, random), ok(null));
  assert.deepEqual(checkShuffles([], random), ok(null));
  for (const [place, one] of claims.entries()) {
    const broken = (proof: Uint8Array) => claims.with(place, { ...one, proof });
    const answer = withField(one.proof, 3 * n + 5, encodeScalar(draw()));
    assert.deepEqual(checkShuffles(broken(answer), random), fail({ place, why: 'proof' }));
    assert.deepEqual(checkShuffles(broken(one.proof.subarray(32)), random), fail({ place, why: 'length' }));
    assert.deepEqual(
      checkShuffles(broken(withField(one.proof, 1, notCanonical)), random),
      fail({ place, why: 'point' }),
    );
  }
});

it('of two wrong shuffles the first is named, whatever is wrong with each', () => {
  const claims = chain(3);
  const spoil = (place: number, field: number, bytes: Uint8Array, of = claims): readonly Claim[] => {
    const one = of[place];
    assert.ok(one);
    return of.with(place, { ...one, proof: withField(one.proof, field, bytes) });
  };
  const number = encodeScalar(draw());
  const proofThenPoint = spoil(2, 0, notCanonical, spoil(0, 3 * n + 5, number));
  assert.deepEqual(checkShuffles(proofThenPoint, random), fail({ place: 0, why: 'proof' }));
  const pointThenProof = spoil(2, 3 * n + 5, number, spoil(1, 0, notCanonical));
  assert.deepEqual(checkShuffles(pointThenProof, random), fail({ place: 1, why: 'point' }));
  const twice = spoil(2, 3 * n + 5, number, spoil(1, 3 * n + 5, number));
  assert.deepEqual(checkShuffles(twice, random), fail({ place: 1, why: 'proof' }));
});

it('errors of two seats that cancel out do not cancel at once', () => {
  const claims = chain(2);
  const at = 3 * n + 5;
  const shift = (of: Claim, by: bigint): Claim => {
    const s1 = fromLittleEndian(of.proof.slice(32 * at, 32 * at + 32));
    return { ...of, proof: withField(of.proof, at, encodeScalar(mod(s1 + by))) };
  };
  // s_1 is not hashed: up by one here and down by one there, the sum of both proofs, unweighted, is as before.
  const both = claims.map((of, i) => shift(of, i === 0 ? 1n : -1n));
  assert.deepEqual(checkShuffles(both, random), fail({ place: 0, why: 'proof' }));
});

it('a chain whose cards were read anew between seats is checked like one that shares them', () => {
  const claims = chain(2).map((of) => ({
    ...of,
    inputs: of.inputs.map(({ bytes }) => {
      const [a, b] = [group.decode(bytes.slice(0, 32)), group.decode(bytes.slice(32))];
      assert.ok(a && b);
      return { a, b, bytes };
    }),
  }));
  assert.deepEqual(checkShuffles(claims, random), ok(null));
});
