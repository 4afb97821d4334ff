import assert from 'node:assert/strict';
import { it } from 'node:test';
import { concat, fromHex, hex, utf8 } from '../../../src/core/bytes.ts';
import { fail, ok } from '../../../src/core/result.ts';
import {
  bindAll,
  checkEquality,
  generateProof,
  proveEquality,
  verifyProof,
  weights,
} from '../../../src/fair/equality.ts';
import { encoded, readPoint, type Encoded } from '../../../src/fair/fields.ts';
import { left, shareOf, stripped } from '../../../src/fair/masked.ts';
import { encodeScalar, fromLittleEndian, order, randomScalar } from '../../../src/fair/scalar.ts';
import {
  cardOf,
  contextOf,
  freshChance,
  group,
  handOf,
  keyOf,
  modelOf,
  pointOf,
  seen,
  turned,
  withField,
} from './cards.ts';
import * as model from './reference/model.ts';

const random = freshChance();
const pointFrom = (text: string): Encoded => {
  const read = readPoint(group, fromHex(text));
  assert.ok(read.ok);
  return read.value;
};
const ctx = contextOf('shares of seat 0');
const { secret, key } = keyOf(random);
const cards = handOf(5, keyOf(random).key, random);
const bases = cards.map(left);
const images = cards.map((card) => encoded(group, shareOf(group, card, secret)));
const honest = { group, tag: 'share', ctx, key, bases, images } as const;
const proof = proveEquality({ ...honest, secret, random });
const check = (changed: object) => checkEquality({ ...honest, proof, ...changed });

it('the three VOPRF proofs of RFC 9497 A.1.2 come out bit for bit', () => {
  const contextString = concat(utf8('OPRFV1-'), Uint8Array.of(1), utf8('-ristretto255-SHA512'));
  const secret = fromLittleEndian(fromHex('e6f73f344b79b379f1a0dd37e07ff62e38d9f71345ce62ae3a9bc60b04ccd909'));
  const key = pointFrom('c803e2cc6b05fc15064549b5920659ca4a77b2cca6f04f6b357009335476ad4e');
  const blinded = [
    '863f330cc1a1259ed5a5998a23acfd37fb4351a793a5b3c090b642ddc439b945',
    'cc0b2a350101881d8a4cba4c80241d74fb7dcbfde4a61fde2f91443c2bf9ef0c',
    '90a0145ea9da29254c3a56be4fe185465ebb3bf2a1801f7124bbbadac751e654',
  ].map(pointFrom);
  const evaluated = [
    'aa8fa048764d5623868679402ff6108d2521884fa138cd7f9c7669a9a014267e',
    '60a59a57208d48aca71e9e850d22674b611f752bed48b36f7a91b372bd7ad468',
    'cc5ac221950a49ceaa73c8db41b82c20372a4c8d63e5dded2db920b7eee36a2a',
  ].map(pointFrom);
  const vectors = [
    [
      [0],
      '222a5e897cf59db8145db8d16e597e8facb80ae7d4e26d9881aa6f61d645fc0e',
      'ddef93772692e535d1a53903db24367355cc2cc78de93b3be5a8ffcc6985dd066d4346421d17bf5117a2a1ff0fcb2a759f58a539dfbe857a40bce4cf49ec600d',
    ],
    [
      [1],
      '222a5e897cf59db8145db8d16e597e8facb80ae7d4e26d9881aa6f61d645fc0e',
      '401a0da6264f8cf45bb2f5264bc31e109155600babb3cd4e5af7d181a2c9dc0a67154fabf031fd936051dec80b0b6ae29c9503493dde7393b722eafdf5a50b02',
    ],
    [
      [0, 2],
      '419c4f4f5052c53c45f3da494d2b67b220d02118e0857cdbcf037f9ea84bbe0c',
      'cc203910175d786927eeb44ea847328047892ddf8590e723c37205cb74600b0a5ab5337c8eb4ceae0494c2cf89529dcf94572ed267473d567aeed6ab873dee08',
    ],
  ] as const;
  for (const [which, r, bytes] of vectors) {
    const of = (all: readonly Encoded[]) => which.flatMap((i) => all[i] ?? []);
    const pairs = { group, key, bases: of(blinded), images: of(evaluated) };
    const made = generateProof(pairs, contextString, secret, fromLittleEndian(fromHex(r)));
    assert.equal(hex(made), bytes);
    assert.deepEqual(verifyProof(pairs, contextString, made), ok(null));
    assert.deepEqual(verifyProof(pairs, utf8('another context'), made), fail('proof'));
  }
});

it('one proof of 64 bytes stands for all shares of an entry', () => {
  assert.equal(proof.length, 64);
  assert.deepEqual(check({}), ok(null));
});

it('with the shares of all others a card is under its owner alone, and opens to its face', () => {
  const [a, b, owner] = [keyOf(random), keyOf(random), keyOf(random)];
  const joint = encoded(group, group.add(group.add(a.key.point, b.key.point), owner.key.point));
  const card = cardOf(7, joint, random);
  const mine = stripped(
    group,
    card,
    [a, b].map(({ secret }) => shareOf(group, card, secret)),
  );
  assert.equal(seen(mine, owner.secret), 7);
  assert.equal(seen(mine, a.secret), null);
  assert.equal(seen(card, owner.secret), null);
  const opening = shareOf(group, mine, owner.secret);
  assert.ok(group.equal(stripped(group, mine, [opening]).b, pointOf(7)));
});

it('the plain model takes our proofs, and we take its', () => {
  for (const n of [1, 2, 7, 20]) {
    const { secret, key } = keyOf(random);
    const ctx = random(64);
    const bases = handOf(n, key, random).map(left);
    const images = bases.map(({ point }) => encoded(group, group.multiply(point, secret)));
    for (const tag of ['share', 'open'] as const) {
      const pairs = { group, tag, ctx, key, bases, images };
      const [Y, C, D] = [modelOf(key.point), bases.map((p) => modelOf(p.point)), images.map((p) => modelOf(p.point))];
      const cs = model.bindAll(tag, ctx, Y, C, D);
      assert.equal(hex(bindAll(pairs)), cs.toString('hex'));
      assert.ok(model.equals(cs, Y, C, D, proveEquality({ ...pairs, secret, random })));
      const theirs = model.equality(cs, secret, C, D, randomScalar(random));
      assert.deepEqual(checkEquality({ ...pairs, proof: theirs }), ok(null));
    }
  }
});

it('a wrong share is refused, the only one or one of many', () => {
  images.forEach((image, i) => {
    const wrong = encoded(group, group.add(image.point, group.base));
    assert.deepEqual(check({ images: images.with(i, wrong) }), fail('proof'), `share ${i}`);
    const lie = { ...honest, images: images.with(i, wrong) };
    assert.deepEqual(checkEquality({ ...lie, proof: proveEquality({ ...lie, secret, random }) }), fail('proof'));
  });
});

it('shares made with another key than the one posted are refused', () => {
  const other = keyOf(random);
  const theirs = cards.map((card) => encoded(group, shareOf(group, card, other.secret)));
  const lie = { ...honest, images: theirs };
  for (const secret of [other.secret, randomScalar(random)])
    assert.deepEqual(checkEquality({ ...lie, proof: proveEquality({ ...lie, secret, random }) }), fail('proof'));
});

it('right shares in a wrong order are refused', () => {
  const swapped = [images[1], images[0], ...images.slice(2)].flatMap((x) => x ?? []);
  assert.deepEqual(check({ images: swapped }), fail('proof'));
  const both = { ...honest, bases: [bases[1], bases[0], ...bases.slice(2)].flatMap((x) => x ?? []), images: swapped };
  assert.deepEqual(checkEquality({ ...both, proof }), fail('proof'), 'also when both rows are turned');
});

it('errors that cancel out do not cancel under the weights', () => {
  const [one, two, ...rest] = images;
  assert.ok(one && two);
  const wrong = [encoded(group, group.add(one.point, group.base)), encoded(group, group.sub(two.point, group.base))];
  const lie = { ...honest, images: [...wrong, ...rest] };
  assert.deepEqual(checkEquality({ ...lie, proof: proveEquality({ ...lie, secret, random }) }), fail('proof'));
});

it('a proof for other slots, another seat or another kind of statement is refused', () => {
  assert.deepEqual(check({ ctx: contextOf('shares of seat 1') }), fail('proof'));
  assert.deepEqual(check({ key: keyOf(random).key }), fail('proof'));
  assert.deepEqual(check({ tag: 'open' }), fail('proof'));
  assert.deepEqual(check({ bases: handOf(5, key, random).map(left) }), fail('proof'));
  assert.deepEqual(check({ bases: bases.slice(1), images: images.slice(1) }), fail('proof'));
});

it('with any one bit turned the proof is refused', () => {
  for (let i = 0; i < 64; i += 5) assert.ok(!check({ proof: turned(proof, i, i % 8) }).ok, `byte ${i}`);
  for (const i of [0, 1]) assert.deepEqual(check({ proof: withField(proof, i, encodeScalar(0n)) }), fail('proof'));
});

it('rows of different lengths, no rows, and odd proofs have not the form of one', () => {
  assert.deepEqual(check({ images: images.slice(1) }), fail('length'));
  assert.deepEqual(check({ bases: [], images: [] }), fail('length'));
  for (const length of [0, 63, 65]) assert.deepEqual(check({ proof: new Uint8Array(length) }), fail('length'));
  assert.deepEqual(check({ proof: withField(proof, 1, encodeScalar(order)) }), fail('scalar'));
  assert.throws(() => proveEquality({ ...honest, bases: [], images: [], secret, random }));
});

it('a weight of RFC 9497 alone depends on its own pair, ours on every pair', () => {
  const changed = { ...honest, images: images.with(4, encoded(group, group.base)) };
  const rfc = utf8('one context for all');
  assert.deepEqual(weights(changed, rfc).slice(0, 4), weights(honest, rfc).slice(0, 4));
  const [now, then] = [weights(honest, bindAll(honest)), weights(changed, bindAll(changed))];
  assert.equal(new Set([...now, ...then]).size, 10);
});

/**
 * Σ dᵢ·eᵢ = 0 modulo q by a list search (Wagner): sixteen lists, halved four times, each time keeping sums nearer to 0.
 * Against L it takes 2^50 steps, so the weights are cut down to a q that a test can afford.
 */
function cancelling(terms: readonly (readonly bigint[])[], q: bigint): readonly number[] {
  type Found = { readonly sum: bigint; readonly picks: readonly number[] };
  const centred = (v: bigint): bigint => {
    const rest = v % q;
    return rest > q / 2n ? rest - q : rest;
  };
  let lists: Found[][] = terms.map((row) => row.map((v, e) => ({ sum: centred(v), picks: [e] })));
  let bound = q / 2n;
  while (lists.length > 1) {
    bound = lists.length === 2 ? 0n : bound / 100n;
    const next: Found[][] = [];
    for (let j = 0; j < lists.length; j += 2) {
      const right = (lists[j + 1] ?? []).toSorted((a, b) => (a.sum < b.sum ? -1 : 1));
      const merged: Found[] = [];
      for (const a of lists[j] ?? []) {
        let [low, high] = [0, right.length];
        while (low < high) {
          const middle = (low + high) >> 1;
          if ((right[middle]?.sum ?? 0n) < -a.sum - bound) low = middle + 1;
          else high = middle;
        }
        for (let b = right[low]; b && b.sum <= bound - a.sum; b = right[++low]) {
          if (merged.length >= 1500) break;
          merged.push({ sum: a.sum + b.sum, picks: [...a.picks, ...b.picks] });
        }
      }
      next.push(merged);
    }
    lists = next;
  }
  const found = lists[0]?.[0];
  assert.ok(found, 'the search found nothing');
  return found.picks;
}

it('sixteen wrong shares, found by a list search so that their errors cancel, fall when every weight binds all pairs', () => {
  const [count, tries, q] = [16, 300, 2n ** 36n - 5n];
  const { key, secret } = keyOf(random);
  const bases = handOf(count, key, random).map(left);
  const right = bases.map(({ point }) => group.multiply(point, secret));
  const rfc = utf8('one context for all');
  // D_i = x·A_i + e·G for e = 1, 2, …: what each e would weigh, pair by pair, as the RFC allows it to be tried.
  let error = group.zero;
  const rows = Array.from({ length: tries }, (_, i) => {
    error = group.add(error, group.base);
    const images = right.map((point) => encoded(group, group.add(point, error)));
    return { images, weighed: weights({ group, key, bases, images }, rfc).map((d) => (d % q) * BigInt(i + 1)) };
  });
  const terms = bases.map((_, pair) => rows.map(({ weighed }) => weighed[pair] ?? 0n));
  const picks = cancelling(terms, q);
  const forged = picks.flatMap((e, pair) => rows[e]?.images[pair] ?? []);
  assert.equal(forged.length, count);
  const pairs = { group, key, bases, images: forged };
  const sumOf = (contextString: Uint8Array): bigint =>
    weights(pairs, contextString).reduce((all, d, pair) => all + (d % q) * BigInt((picks[pair] ?? 0) + 1), 0n) % q;
  assert.equal(sumOf(rfc), 0n, 'forged against weights that see one pair each');
  assert.notEqual(sumOf(bindAll({ ...pairs, tag: 'share', ctx })), 0n, 'and not against ours');
  const lie = { ...pairs, tag: 'share', ctx } as const;
  assert.deepEqual(checkEquality({ ...lie, proof: proveEquality({ ...lie, secret, random }) }), fail('proof'));
});
