import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { it } from 'node:test';
import { concat } from '../../../src/core/bytes.ts';
import { ok } from '../../../src/core/result.ts';
import { facesOf } from '../../../src/fair/faces.ts';
import type { Encoded } from '../../../src/fair/fields.ts';
import { faceUp, type Masked } from '../../../src/fair/masked.ts';
import { orderWithFirst, randomOrder } from '../../../src/fair/permutation.ts';
import { randomScalar } from '../../../src/fair/scalar.ts';
import { checkShuffle } from '../../../src/fair/shuffle-check.ts';
import { shuffleProofLength, type Shuffled } from '../../../src/fair/shuffle-proof.ts';
import { shuffle } from '../../../src/fair/shuffle.ts';
import {
  cardModel,
  chanceOf,
  contextOf,
  freshChance,
  group,
  handOf,
  keyOf,
  modelOf,
  ourCard,
  rules,
  seen,
} from './cards.ts';
import { equations, mask, prove, type Claim } from './reference/shuffle-model.ts';

const random = freshChance();
const ctx = contextOf('shuffle of seat 0');
const { secret, key } = keyOf(random);
const all = [true, true, true, true, true];

const packOf = (n: number, under: Encoded): readonly Masked[] =>
  facesOf(group, rules, n).points.map(({ point }) => faceUp(group, point, under.point));
const inModel = ({ ctx, key, inputs, outputs }: Shuffled): Claim => ({
  ctx,
  pk: modelOf(key.point),
  ins: inputs.map(cardModel),
  outs: outputs.map(cardModel),
});
/** Shuffles and judges with our own verifier; gives what was claimed. */
function round(inputs: readonly Masked[], order?: readonly number[]): Shuffled & { readonly proof: Uint8Array } {
  const made = shuffle({ group, ctx, key, inputs, random, ...(order ? { order } : {}) });
  const claim = { group, ctx, key, inputs, outputs: made.outputs, proof: made.proof };
  assert.equal(made.proof.length, shuffleProofLength(inputs.length));
  assert.deepEqual(checkShuffle(claim, random), ok(null), `${inputs.length} cards`);
  made.order.forEach((from, k) => {
    const [was, is] = [inputs[from], made.outputs[k]];
    assert.ok(was && is);
    assert.equal(seen(is, secret), seen(was, secret));
  });
  return claim;
}

for (const n of [1, 2, 3, 52, 72, 108])
  it(`a shuffle of ${n} cards is proved and checked`, () => {
    round(packOf(n, key));
  });

it('so are shuffles of any other number of cards up to 72', () => {
  for (let i = 0; i < 8; i++) round(handOf(1 + ((random(1)[0] ?? 0) % (i % 2 ? 72 : 16)), key, random));
});

it('a proof of 52 cards has 8,608 bytes beside 3,328 of cards, and one of 108 cards 17,568', () => {
  assert.equal(shuffleProofLength(52), 8_608);
  assert.equal(shuffleProofLength(108) + 64 * 108, 24_480);
});

it('the plain model takes our shuffles: every equation holds by itself', () => {
  for (const n of [1, 2, 9]) {
    const claim = round(handOf(n, key, random));
    assert.deepEqual(equations(inModel(claim), claim.proof), all);
  }
});

it('we take the shuffles of the plain model', () => {
  for (const n of [1, 2, 9]) {
    const inputs = handOf(n, key, random);
    const draw = (): bigint => randomScalar(random);
    const psi = randomOrder(n, random);
    const rho = inputs.map(draw);
    const ins = inputs.map(cardModel);
    const pk = modelOf(key.point);
    const outs = mask(pk, ins, psi, rho);
    const proof = prove({ ctx, pk, ins, outs }, psi, rho, draw);
    assert.deepEqual(checkShuffle({ group, ctx, key, inputs, outputs: outs.map(ourCard), proof }, random), ok(null));
  }
});

it('cards can be laid in an order that only their owner knows: those to be played first', () => {
  const order = orderWithFirst([4, 2], 6, random);
  const claim = round(handOf(6, key, random), order);
  assert.deepEqual(
    claim.outputs.slice(0, 2).map((card) => seen(card, secret)),
    [4, 2],
  );
});

it('a hand of equal cards is shuffled like any other', () => {
  round([...handOf(1, key, random), ...handOf(1, key, random), ...handOf(1, key, random)]);
});

it('no cards, more than there are generators, and an order that is none cannot be shuffled', () => {
  const hand = handOf(3, key, random);
  const many = Array.from({ length: 129 }, () => hand[0]).flatMap((card) => card ?? []);
  for (const inputs of [[], many]) assert.throws(() => shuffle({ group, ctx, key, inputs, random }));
  for (const order of [
    [0, 1],
    [0, 0, 1],
    [0, 1, 3],
  ])
    assert.throws(() => shuffle({ group, ctx, key, inputs: hand, random, order }));
});

it('nothing of two shuffles is the same, though the generator is stuck, unless all is the same', () => {
  const stuck = (n: number) => new Uint8Array(n).fill(3);
  const inputs = handOf(4, key, random);
  const order = [2, 0, 3, 1];
  const at = (where: Uint8Array) => shuffle({ group, ctx: where, key, inputs, random: stuck, order });
  const [one, same, other] = [at(ctx), at(ctx), at(contextOf('elsewhere'))];
  assert.deepEqual(one.proof, same.proof);
  const fields = (of: typeof one) =>
    [...concat(...of.outputs.map(({ bytes }) => bytes), of.proof)]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('')
      .match(/.{64}/g) ?? [];
  assert.equal(new Set([...fields(one), ...fields(other)]).size, 2 * fields(one).length);
});

it('from a fixed seed the shuffle of ten cards is the frozen one, and both verifiers take it', () => {
  const chance = chanceOf('the frozen shuffle');
  const { key } = keyOf(chance);
  const statement = { group, ctx: contextOf('frozen'), key, inputs: packOf(10, key) };
  const { outputs, proof, order } = shuffle({ ...statement, random: chance });
  assert.deepEqual(order, [7, 2, 3, 0, 4, 6, 9, 1, 5, 8]);
  const message = concat(...outputs.map(({ bytes }) => bytes), proof);
  assert.equal(
    createHash('sha512').update(message).digest('hex'),
    '3da50bbd2213168444afbfdd12d66afe9555ff45c2d6957b10a02201b457d22a35184218c5638726f53d17203a7f3a533c3cd56fbd319f7b1af90ee1da16d925',
  );
  assert.deepEqual(checkShuffle({ ...statement, outputs, proof }, random), ok(null));
  assert.deepEqual(equations(inModel({ ...statement, outputs }), proof), all);
});
