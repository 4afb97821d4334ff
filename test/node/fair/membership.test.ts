import assert from 'node:assert/strict';
import { it } from 'node:test';
import { fail, ok } from '../../../src/core/result.ts';
import { checkMembership, proveMembership } from '../../../src/fair/membership.ts';
import { encodeScalar, order, randomScalar } from '../../../src/fair/scalar.ts';
import {
  cardModel,
  cardOf,
  contextOf,
  faces as all,
  freshChance,
  group,
  keyOf,
  modelOf,
  turned,
  withField,
} from './cards.ts';
import * as model from './reference/model.ts';

const random = freshChance();
const ctx = contextOf('seat 0 has no hearts');
const { secret, key: owner } = keyOf(random);
const faces = all.points.slice(0, 5);
const card = cardOf(3, owner, random);
const statement = { group, ctx, owner, card, faces };
const proof = proveMembership({ ...statement, secret, index: 3, random });
const check = (changed: object) => checkMembership({ ...statement, proof, ...changed });

it('a closed card is shown to be one of several, in 64 bytes for each', () => {
  assert.equal(proof.length, 64 * 5);
  assert.deepEqual(check({}), ok(null));
  for (const n of [1, 2, 9]) {
    const faces = all.points.slice(0, n);
    const card = cardOf(n - 1, owner, random);
    const proof = proveMembership({ ...statement, card, faces, secret, index: n - 1, random });
    assert.deepEqual(check({ card, faces, proof }), ok(null));
  }
});

it('the plain model takes our proofs, and we take its', () => {
  for (const [n, index] of [
    [1, 0],
    [3, 2],
    [6, 0],
  ] as const) {
    const of = { group, ctx: random(64), owner, card: cardOf(index, owner, random), faces: all.points.slice(0, n) };
    const [X, E, S] = [modelOf(owner.point), cardModel(of.card), of.faces.map((f) => modelOf(f.point))];
    assert.ok(model.isMember(of.ctx, X, E, S, proveMembership({ ...of, secret, index, random })));
    const theirs = model.membership(of.ctx, secret, E, S, index, () => randomScalar(random));
    assert.deepEqual(checkMembership({ ...of, proof: theirs }), ok(null));
  }
});

it('a card of the suit cannot be told to be none of it, whichever face the liar claims', () => {
  const hearts = cardOf(6, owner, random);
  for (const index of faces.keys()) {
    const proof = proveMembership({ ...statement, card: hearts, secret, index, random });
    assert.deepEqual(check({ card: hearts, proof }), fail('proof'));
  }
});

it('a proof for another card, owner, place in the log or set of faces is refused', () => {
  assert.deepEqual(check({ card: cardOf(3, owner, random) }), fail('proof'));
  assert.deepEqual(check({ owner: keyOf(random).key }), fail('proof'));
  assert.deepEqual(check({ ctx: contextOf('seat 1 has no hearts') }), fail('proof'));
  assert.deepEqual(check({ faces: all.points.slice(1, 6) }), fail('proof'));
  assert.deepEqual(check({ faces: faces.toReversed() }), fail('proof'));
});

it('with any one bit turned the proof is refused', () => {
  for (let i = 0; i < proof.length; i += 23) assert.ok(!check({ proof: turned(proof, i, i % 8) }).ok, `byte ${i}`);
  for (let i = 0; i < 10; i++)
    assert.deepEqual(check({ proof: withField(proof, i, encodeScalar(randomScalar(random))) }), fail('proof'));
});

it('an odd length, a scalar from L on, or no face at all has not the form of a proof', () => {
  for (const length of [0, 64 * 4, 64 * 5 + 1, 64 * 6])
    assert.deepEqual(check({ proof: new Uint8Array(length) }), fail('length'));
  assert.deepEqual(check({ faces: [], proof: new Uint8Array() }), fail('length'));
  for (let i = 0; i < 10; i++)
    assert.deepEqual(check({ proof: withField(proof, i, encodeScalar(order)) }), fail('scalar'));
  assert.throws(() => proveMembership({ ...statement, secret, index: 5, random }));
});
