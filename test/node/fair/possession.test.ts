import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { it } from 'node:test';
import { concat, fromHex, hex } from '../../../src/core/bytes.ts';
import { fail, ok } from '../../../src/core/result.ts';
import { encoded, readPoint } from '../../../src/fair/fields.ts';
import { checkPossession, commitmentOf, provePossession } from '../../../src/fair/possession.ts';
import { encodeScalar, fromLittleEndian, mod, order, randomScalar } from '../../../src/fair/scalar.ts';
import { contextOf, freshChance, group, identity, keyOf, modelOf, notCanonical, turned, withField } from './cards.ts';
import { possesses, possession } from './reference/model.ts';

const random = freshChance();
const ctx = contextOf('key of seat 0');
const { secret, key } = keyOf(random);
const proof = provePossession({ group, ctx, secret, key, random });
const check = (changed: object) => checkPossession({ group, ctx, key, proof, ...changed });

it('the Schnorr equation is the one of RFC 9591 E.3, FROST(ristretto255, SHA-512)', () => {
  const key = fromHex('e2a62f39eede11269e3bd5a7d97554f5ca384f9f6d3dd9c3c0d05083c7254f57');
  const secret = fromHex('1b25a55e463cfd15cf14a5d3acc3d15053f08da49c8afcf3ab265f2ebc4f970b');
  const sig = fromHex(
    'fc45655fbc66bbffad654ea4ce5fdae253a49a64ace25d9adb62010dd9fb2555' +
      '2164141787162e5b4cab915b4aa45d94655dbb9ed7c378a53b980a0be220a802',
  );
  const [r, z] = [sig.subarray(0, 32), fromLittleEndian(sig.subarray(32))];
  const c = mod(
    fromLittleEndian(
      createHash('sha512')
        .update('FROST-RISTRETTO255-SHA512-v1chal')
        .update(concat(r, key, fromHex('74657374')))
        .digest(),
    ),
  );
  const point = readPoint(group, key);
  assert.ok(point.ok);
  assert.equal(hex(group.encode(group.multiplyBase(fromLittleEndian(secret)))), hex(key));
  assert.equal(hex(group.encode(commitmentOf(group, point.value.point, c, z))), hex(r));
});

it('who knows the secret of a key proves it, in 64 bytes', () => {
  assert.equal(proof.length, 64);
  assert.deepEqual(check({}), ok(null));
  assert.notDeepEqual(provePossession({ group, ctx, secret, key, random }), proof);
});

it('the plain model takes our proofs, and we take its', () => {
  for (let i = 0; i < 8; i++) {
    const { secret, key } = keyOf(random);
    const ctx = random(64);
    const ours = provePossession({ group, ctx, secret, key, random });
    const theirs = possession(ctx, secret, randomScalar(random));
    assert.ok(possesses(ctx, modelOf(key.point), ours));
    assert.deepEqual(checkPossession({ group, ctx, key, proof: theirs }), ok(null));
  }
});

it('a proof for another table, round, seat or key is refused', () => {
  assert.deepEqual(check({ ctx: contextOf('key of seat 1') }), fail('proof'));
  assert.deepEqual(check({ key: keyOf(random).key }), fail('proof'));
});

it('a key that is chosen against the others has no proof: X = Y − X_1, whose secret nobody knows', () => {
  const other = keyOf(random).key;
  const rogue = encoded(group, group.sub(key.point, other.point));
  assert.deepEqual(checkPossession({ group, ctx, key: rogue, proof }), fail('proof'));
  const lie = provePossession({ group, ctx, secret, key: rogue, random });
  assert.deepEqual(checkPossession({ group, ctx, key: rogue, proof: lie }), fail('proof'));
});

it('with any one bit turned the proof is refused', () => {
  for (let i = 0; i < 64; i += 3) assert.ok(!check({ proof: turned(proof, i, i % 8) }).ok, `byte ${i}`);
  for (const i of [0, 1]) {
    assert.deepEqual(check({ proof: withField(proof, i, encodeScalar(0n)) }), fail('proof'));
    assert.deepEqual(check({ proof: withField(proof, i, encodeScalar(randomScalar(random))) }), fail('proof'));
  }
});

it('a proof of another length, or with a scalar from L on, has not the form of one', () => {
  for (const length of [0, 63, 65, 96]) assert.deepEqual(check({ proof: new Uint8Array(length) }), fail('length'));
  const plusOrder = encodeScalar(fromLittleEndian(proof.subarray(0, 32)) + order);
  assert.deepEqual(check({ proof: withField(proof, 0, plusOrder) }), fail('scalar'));
  assert.deepEqual(check({ proof: withField(proof, 1, new Uint8Array(32).fill(255)) }), fail('scalar'));
});

it('a key is 32 canonical bytes and not the identity', () => {
  assert.ok(readPoint(group, key.bytes).ok);
  assert.deepEqual(readPoint(group, identity), fail('identity'));
  assert.deepEqual(readPoint(group, notCanonical), fail('point'));
  assert.deepEqual(readPoint(group, key.bytes.subarray(1)), fail('length'));
  assert.deepEqual(readPoint(group, new Uint8Array(64)), fail('length'));
});
