import assert from 'node:assert/strict';
import { it } from 'node:test';
import { concat } from '../../../src/core/bytes.ts';
import { fail, ok } from '../../../src/core/result.ts';
import { encoded } from '../../../src/fair/fields.ts';
import { faceUp, left, masked, readMasked, right } from '../../../src/fair/masked.ts';
import { encodeScalar, order, randomScalar } from '../../../src/fair/scalar.ts';
import { checkTransfer, proveTransfer, transferProofSize } from '../../../src/fair/transfer.ts';
import {
  cardModel,
  cardOf,
  contextOf,
  freshChance,
  group,
  identity,
  keyOf,
  modelOf,
  notCanonical,
  ourCard,
  pointOf,
  seen,
  turned,
  withField,
} from './cards.ts';
import * as model from './reference/model.ts';

const random = freshChance();
const ctx = contextOf('slot 3 of seat 0 to seat 1');
const [giver, receiver, third] = [keyOf(random), keyOf(random), keyOf(random)];
const card = cardOf(5, giver.key, random);
const statement = { group, ctx, from: giver.key, card, to: receiver.key };
const { moved, proof } = proveTransfer({ ...statement, secret: giver.secret, random });
const check = (changed: object) => checkTransfer({ ...statement, moved, proof, ...changed });
/** A liar's best: the honest computation for a card that is not the one it stands for. */
const lie = (changed: object) => proveTransfer({ ...statement, secret: giver.secret, random, ...changed });

it('the receiver sees the card, and nobody else does', () => {
  assert.equal(proof.length, transferProofSize);
  assert.deepEqual(check({}), ok(null));
  assert.equal(seen(moved, receiver.secret), 5);
  assert.equal(seen(moved, giver.secret), null);
  assert.equal(seen(moved, third.secret), null);
});

it('the plain model takes our transfers, and we take its', () => {
  for (let i = 0; i < 6; i++) {
    const [a, b] = [keyOf(random), keyOf(random)];
    const card = cardOf(i, a.key, random);
    const ctx = random(64);
    const of = { group, ctx, from: a.key, card, to: b.key };
    const mine = proveTransfer({ ...of, secret: a.secret, random });
    const [X, E, K] = [modelOf(a.key.point), cardModel(card), modelOf(b.key.point)];
    assert.ok(model.transfers(ctx, X, E, K, cardModel(mine.moved), mine.proof));
    const draw = (): bigint => randomScalar(random);
    const theirs = model.transfer(ctx, a.secret, E, K, [draw(), draw(), draw()]);
    assert.deepEqual(checkTransfer({ ...of, moved: ourCard(theirs.moved), proof: theirs.proof }), ok(null));
    assert.equal(seen(ourCard(theirs.moved), b.secret), i);
  }
});

it('a card that changes its face on the way is refused', () => {
  const swap = (face: number) => group.add(moved.b, group.sub(pointOf(face), pointOf(5)));
  assert.deepEqual(check({ moved: masked(group, moved.a, swap(6)) }), fail('proof'));
  // The liar proves with all it knows, for the card that it would rather have had.
  const wished = masked(group, card.a, group.add(card.b, group.sub(pointOf(6), pointOf(5))));
  assert.deepEqual(check(lie({ card: wished })), fail('proof'));
});

it('the proof of another slot is refused', () => {
  const other = cardOf(5, giver.key, random);
  assert.deepEqual(check({ card: other }), fail('proof'));
  assert.deepEqual(check(lie({ card: other })), fail('proof'));
});

it('a card that goes to another key than it must is refused', () => {
  assert.deepEqual(check({ to: third.key }), fail('proof'));
  assert.deepEqual(check(lie({ to: third.key })), fail('proof'));
});

it("somebody else's card cannot be given away", () => {
  assert.deepEqual(check({ from: third.key }), fail('proof'));
  const theirs = cardOf(5, third.key, random);
  assert.deepEqual(check({ card: theirs, from: third.key, ...lie({ card: theirs, from: third.key }) }), fail('proof'));
});

it('an old transfer does not count again at another place in the log', () => {
  assert.deepEqual(check({ ctx: contextOf('slot 3 of seat 0 to seat 1, later') }), fail('proof'));
});

it('the mask must be another one than before', () => {
  assert.deepEqual(check({ moved: card }), fail('repeated'));
  assert.deepEqual(check({ moved: masked(group, card.a, moved.b) }), fail('repeated'));
});

it('with any one bit turned the proof is refused, and so is a new R or B′', () => {
  for (let i = 0; i < 96; i += 7) assert.ok(!check({ proof: turned(proof, i, i % 8) }).ok, `byte ${i}`);
  for (const i of [0, 1, 2]) assert.deepEqual(check({ proof: withField(proof, i, encodeScalar(0n)) }), fail('proof'));
  const more = (p: typeof moved.a) => group.add(p, group.base);
  assert.deepEqual(check({ moved: masked(group, more(moved.a), moved.b) }), fail('proof'));
  assert.deepEqual(check({ moved: masked(group, moved.a, more(moved.b)) }), fail('proof'));
});

it('a proof of another length, or with a scalar from L on, has not the form of one', () => {
  for (const length of [0, 64, 95, 97]) assert.deepEqual(check({ proof: new Uint8Array(length) }), fail('length'));
  for (const i of [0, 1, 2])
    assert.deepEqual(check({ proof: withField(proof, i, encodeScalar(order)) }), fail('scalar'));
});

it('a message of cards has 64 bytes for each, canonical and without the identity', () => {
  const message = concat(card.bytes, moved.bytes);
  const read = readMasked(group, message, 2);
  assert.ok(read.ok);
  assert.deepEqual(
    read.value.map(({ bytes }) => bytes),
    [card.bytes, moved.bytes],
  );
  const [, second] = read.value;
  assert.ok(second && group.equal(second.a, moved.a) && group.equal(second.b, moved.b));
  assert.deepEqual(concat(left(second).bytes, right(second).bytes), moved.bytes);
  for (const count of [0, 1, 3]) assert.deepEqual(readMasked(group, message, count), fail('length'));
  assert.deepEqual(readMasked(group, message.subarray(1), 2), fail('length'));
  for (const i of [0, 1, 2, 3]) {
    assert.deepEqual(readMasked(group, withField(message, i, identity), 2), fail('identity'));
    assert.deepEqual(readMasked(group, withField(message, i, notCanonical), 2), fail('point'));
  }
});

it('a face goes into a new pack as (G, M + X), which everybody can compute', () => {
  const card = faceUp(group, pointOf(3), giver.key.point);
  assert.ok(group.equal(card.a, group.base));
  assert.equal(seen(card, giver.secret), 3);
  assert.deepEqual(card.bytes, concat(...[card.a, card.b].map((p) => encoded(group, p).bytes)));
});
