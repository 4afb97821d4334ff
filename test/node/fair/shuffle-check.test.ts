import assert from 'node:assert/strict';
import { it } from 'node:test';
import { fail, ok } from '../../../src/core/result.ts';
import { encoded, fields } from '../../../src/fair/fields.ts';
import type { Point } from '../../../src/fair/group.ts';
import { masked, type Masked } from '../../../src/fair/masked.ts';
import { encodeScalar, fromLittleEndian, mod, order as L, randomScalar } from '../../../src/fair/scalar.ts';
import { checkShuffle, readShuffle, type Claim } from '../../../src/fair/shuffle-check.ts';
import { columnChallenges, columnState, finalChallenge, outputState } from '../../../src/fair/shuffle-proof.ts';
import { mask, proveShuffle, shuffle } from '../../../src/fair/shuffle.ts';
import {
  cardModel,
  cardOf,
  contextOf,
  freshChance,
  group,
  handOf,
  identity,
  keyOf,
  modelOf,
  notCanonical,
  ourCard,
  pointOf,
  turned,
  withField,
} from './cards.ts';
import { generator } from './reference/model.ts';
import { equations, mask as maskModel, prove, type Claim as ModelClaim } from './reference/shuffle-model.ts';

const random = freshChance();
const draw = (): bigint => randomScalar(random);
const ctx = contextOf('shuffle of seat 0');
const { key } = keyOf(random);
const n = 6;
const inputs = handOf(n, key, random);
const honest = shuffle({ group, ctx, key, inputs, random });
const claim: Claim = { group, ctx, key, inputs, outputs: honest.outputs, proof: honest.proof };
const check = (changed: object) => checkShuffle({ ...claim, ...changed }, random);
const inModel = ({ ctx, key, inputs, outputs }: Claim): ModelClaim => ({
  ctx,
  pk: modelOf(key.point),
  ins: inputs.map(cardModel),
  outs: outputs.map(cardModel),
});
const card = (of: readonly Masked[], k: number): Masked => {
  const one = of[k];
  assert.ok(one);
  return one;
};
const shifted = ({ a, b }: Masked, by: Point): Masked => masked(group, a, group.add(b, by));

/** Refused by ours and by the plain model; says which equations of the model refuse. */
function refusedBy(lie: Claim): readonly number[] {
  assert.deepEqual(checkShuffle(lie, random), fail('proof'));
  return equations(inModel(lie), lie.proof).flatMap((holds, i) => (holds ? [] : [i + 1]));
}
/** The honest computation over outputs that a liar made of its honest ones. */
function lieAbout(change: (outputs: readonly Masked[], order: readonly number[]) => readonly Masked[]): Claim {
  const { outputs, witness } = mask({ group, ctx, key, inputs, random });
  const statement = { group, ctx, key, inputs, outputs: change(outputs, witness.order) };
  return { ...statement, proof: proveShuffle(statement, witness, random) };
}
/** All that the model can do for a map of cards to places that need be no permutation. */
function modelLie(psi: readonly number[], rho = psi.map(draw), generators?: Parameters<typeof prove>[4]): Claim {
  const [pk, ins] = [modelOf(key.point), inputs.map(cardModel)];
  const outs = maskModel(pk, ins, psi, rho);
  return { ...claim, outputs: outs.map(ourCard), proof: prove({ ctx, pk, ins, outs }, psi, rho, draw, generators) };
}

it('an honest shuffle is taken, by the model too', () => {
  assert.deepEqual(check({}), ok(null));
  assert.deepEqual(equations(inModel(claim), claim.proof), [true, true, true, true, true]);
});

it('with any one field of the proof changed for another good one, it is refused', () => {
  const points = 3 * n + 5;
  const other = group.encode(group.multiplyBase(draw()));
  for (let i = 0; i < 5 * n + 9; i++) {
    const field = i < points ? other : encodeScalar(draw());
    assert.deepEqual(check({ proof: withField(claim.proof, i, field) }), fail('proof'), `field ${i}`);
  }
});

it('with any two fields of one kind swapped, it is refused', () => {
  const rows = { c: 0, chat: n, that: 2 * n, t: 3 * n, s: 3 * n + 5, shat: 3 * n + 9, stilde: 4 * n + 9 };
  for (const [name, at] of Object.entries(rows)) {
    const [one, two] = [claim.proof.slice(32 * at, 32 * at + 32), claim.proof.slice(32 * at + 32, 32 * at + 64)];
    const swapped = withField(withField(claim.proof, at, two), at + 1, one);
    assert.deepEqual(check({ proof: swapped }), fail('proof'), name);
  }
});

it('each answer is held by its own equation of the model', () => {
  const at = 3 * n + 5;
  const more = (i: number): Claim => ({ ...claim, proof: withField(claim.proof, at + i, encodeScalar(draw())) });
  assert.deepEqual([0, 1, 2, 3, 4, 4 + n].map((i) => refusedBy(more(i)).join()), ['1', '2', '3', '4', '5', '3,4,5']); // prettier-ignore
});

it('with any one bit turned anywhere, it is refused', () => {
  for (let i = 0; i < claim.proof.length; i += 29)
    assert.ok(!check({ proof: turned(claim.proof, i, i % 8) }).ok, `byte ${i}`);
});

it('a proof of another length, or for another number of cards, has not the form of one', () => {
  const { proof, outputs } = claim;
  for (const bad of [proof.subarray(32), proof.subarray(1), new Uint8Array(proof.length + 32), new Uint8Array()])
    assert.deepEqual(check({ proof: bad }), fail('length'));
  assert.deepEqual(check({ outputs: outputs.slice(1) }), fail('length'));
  assert.deepEqual(check({ inputs: inputs.slice(1) }), fail('length'));
  assert.deepEqual(check({ inputs: inputs.slice(1), outputs: outputs.slice(1) }), fail('length'));
  assert.deepEqual(check({ inputs: [], outputs: [], proof: new Uint8Array(32 * 9) }), fail('length'));
  const many = Array.from({ length: 129 }, () => card(inputs, 0));
  assert.deepEqual(check({ inputs: many, outputs: many, proof: new Uint8Array(32 * (5 * 129 + 9)) }), fail('length'));
});

it('a field that is no canonical point or scalar, or the identity, is refused as what it is', () => {
  for (let i = 0; i < 5 * n + 9; i++) {
    const point = i < 3 * n + 5;
    assert.deepEqual(check({ proof: withField(claim.proof, i, notCanonical) }), fail(point ? 'point' : 'scalar'));
    if (point) assert.deepEqual(check({ proof: withField(claim.proof, i, identity) }), fail('identity'));
    else assert.deepEqual(check({ proof: withField(claim.proof, i, encodeScalar(L)) }), fail('scalar'));
  }
});

it('two cards with one mask, or a card with the mask that it had, are refused before the proof', () => {
  const [first, second] = [card(claim.outputs, 0), card(claim.outputs, 1)];
  const twin = masked(group, first.a, second.b);
  assert.deepEqual(check({ outputs: claim.outputs.with(1, twin) }), fail('repeated'));
  assert.deepEqual(check({ outputs: claim.outputs.with(1, first) }), fail('repeated'));
  assert.deepEqual(check({ outputs: inputs }), fail('repeated'), 'nothing shuffled at all');
  const left = modelLie([0, 1, 2, 3, 4, 5], [0n, ...inputs.slice(1).map(draw)]);
  assert.deepEqual(checkShuffle(left, random), fail('repeated'), 'one card not masked anew');
});

it('a first pack, where all cards have the mask G, is shuffled; what comes out must have others', () => {
  const pack = inputs.map((_, v) => masked(group, group.base, group.add(pointOf(v), key.point)));
  const mixed = shuffle({ group, ctx, key, inputs: pack, random });
  const first = { group, ctx, key, inputs: pack, outputs: mixed.outputs, proof: mixed.proof };
  assert.deepEqual(checkShuffle(first, random), ok(null));
  assert.deepEqual(checkShuffle({ ...first, outputs: first.outputs.with(2, card(pack, 2)) }, random), fail('repeated'));
});

it('a card whose face was swapped is refused by equation 4', () => {
  const swap = group.sub(pointOf(9), pointOf(2));
  assert.deepEqual(refusedBy(lieAbout((outputs) => outputs.with(3, shifted(card(outputs, 3), swap)))), [4]);
});

it('a card left under another key is refused by equation 4', () => {
  const other = cardOf(2, keyOf(random).key, random);
  assert.deepEqual(refusedBy(lieAbout((outputs) => outputs.with(3, other))), [4]);
});

it('a card masked with another number than proved is refused by equation 4', () => {
  const { outputs, witness } = mask({ group, ctx, key, inputs, random });
  const rho = witness.rho.with(2, draw());
  const statement = { group, ctx, key, inputs, outputs };
  assert.deepEqual(refusedBy({ ...statement, proof: proveShuffle(statement, { ...witness, rho }, random) }), [4]);
});

it('two cards masked wrongly so that their errors cancel are refused by equation 4', () => {
  const lie = lieAbout((outputs) =>
    outputs
      .with(0, shifted(card(outputs, 0), group.base))
      .with(1, shifted(card(outputs, 1), group.sub(group.zero, group.base))),
  );
  assert.deepEqual(refusedBy(lie), [4]);
});

it('a prover who duplicates one card and drops another is refused by equations 2 and 4; 1, 3 and 5 hold', () => {
  assert.deepEqual(refusedBy(modelLie([0, 0, 2, 3, 4, 5])), [2, 4]);
  assert.deepEqual(refusedBy(modelLie([5, 4, 3, 3, 1, 0])), [2, 4]);
});

it('a prover who duplicates a card and tells the proof of an honest permutation is refused by equation 4', () => {
  const lie = lieAbout((outputs, order) => {
    const [a, b, r] = [card(inputs, order[1] ?? 0).a, card(inputs, order[1] ?? 0).b, draw()];
    const twin = masked(group, group.add(a, group.multiplyBase(r)), group.add(b, group.multiply(key.point, r)));
    return outputs.with(0, twin);
  });
  assert.deepEqual(refusedBy(lie), [4]);
});

it('a proof with generators of the prover’s own choice is refused by equations 1 and 3', () => {
  const own = inputs.map((_, i) => generator(`my own ${i}`));
  assert.deepEqual(refusedBy(modelLie([2, 0, 1, 5, 4, 3], undefined, own)), [1, 3]);
});

it('a proof is for its place in the log, its key, its inputs and its outputs, in their order', () => {
  assert.deepEqual(check({ ctx: contextOf('shuffle of seat 1') }), fail('proof'));
  assert.deepEqual(check({ key: keyOf(random).key }), fail('proof'));
  assert.deepEqual(check({ inputs: handOf(n, key, random) }), fail('proof'), 'a stale pack');
  assert.deepEqual(check({ inputs: inputs.toReversed() }), fail('proof'));
  assert.deepEqual(check({ outputs: claim.outputs.toReversed() }), fail('proof'));
  for (let k = 0; k < n; k++) {
    assert.deepEqual(check({ inputs: inputs.with(k, cardOf(k, key, random)) }), fail('proof'));
    assert.deepEqual(check({ outputs: claim.outputs.with(k, cardOf(k, key, random)) }), fail('proof'));
  }
});

it('every single thing that is absorbed changes the challenges that come after it', () => {
  const rows = fields(claim.proof.subarray(0, 32 * (3 * n + 5)), 3 * n + 5);
  assert.ok(rows.ok);
  const point = group.encode(group.multiplyBase(draw()));
  const challenges = (of: Claim, row: readonly Uint8Array[]) => {
    const state = columnState(outputState(of), row.slice(0, n));
    const x = finalChallenge(state, row.slice(n, 2 * n), row.slice(3 * n), row.slice(2 * n, 3 * n));
    return { u: columnChallenges(state, n), x };
  };
  const base = challenges(claim, rows.value);
  const read = readShuffle(claim);
  assert.ok(read.ok);
  assert.equal(read.value.x, base.x);
  assert.deepEqual(
    read.value.rows.map(({ u }) => u),
    base.u,
  );
  const fresh = encoded(group, group.multiplyBase(draw()));
  const statements: Claim[] = [
    { ...claim, ctx: contextOf('other') },
    { ...claim, key: fresh },
    ...inputs.map((_, k) => ({ ...claim, inputs: inputs.with(k, cardOf(k, key, random)) })),
    ...inputs.map((_, k) => ({ ...claim, outputs: claim.outputs.with(k, cardOf(k, key, random)) })),
  ];
  const all = [
    ...statements.map((of) => challenges(of, rows.value)),
    ...rows.value.map((_, i) => challenges(claim, rows.value.with(i, point))),
  ];
  assert.equal(new Set([base.x, ...all.map(({ x }) => x)]).size, all.length + 1);
  const early = all.filter((_, i) => i < statements.length + n);
  assert.equal(new Set([base, ...early].flatMap(({ u }) => u)).size, n * (early.length + 1));
  for (const { u } of all.slice(statements.length + n)) assert.deepEqual(u, base.u);
});

it('errors in two answers that cancel out in the sum do not cancel under the weights', () => {
  const at = 3 * n + 5;
  const shift = (proof: Uint8Array, i: number, by: bigint): Uint8Array =>
    withField(proof, i, encodeScalar(mod(fromLittleEndian(proof.slice(32 * i, 32 * i + 32)) + by)));
  // G is multiplied by s_1 + s_2 + s_3 − s_4 + Σŝ_k, and no answer is hashed.
  for (const [up, down, by] of [
    [0, 1, -1n],
    [1, 2, -1n],
    [0, 3, 1n],
    [2, 4, -1n],
    [4, 5, -1n],
    [4, 3 + n, -1n],
  ] as const)
    assert.deepEqual(check({ proof: shift(shift(claim.proof, at + up, 1n), at + down, by) }), fail('proof'));
});

it('the weights are this device’s own: a proof that holds does so under any, one that does not under none', () => {
  for (const chance of [random, (k: number) => new Uint8Array(k), (k: number) => new Uint8Array(k).fill(255)])
    assert.deepEqual(checkShuffle(claim, chance), ok(null));
  const wrong = { ...claim, ctx: contextOf('other') };
  for (let i = 0; i < 4; i++) assert.deepEqual(checkShuffle(wrong, random), fail('proof'));
});
