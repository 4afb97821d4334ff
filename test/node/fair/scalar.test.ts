import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ristretto255_hasher } from '@noble/curves/ed25519.js';
import { concat, fromHex, hex, u16, utf8 } from '../../../src/core/bytes.ts';
import { domain } from '../../../src/core/domain.ts';
import { expand } from '../../../src/fair/expand.ts';
import { facesOf } from '../../../src/fair/faces.ts';
import { generatorCount, generatorsOf } from '../../../src/fair/generators.ts';
import { hashToGroup } from '../../../src/fair/hash-to-group.ts';
import { randomOrder, orderWithFirst, isPermutation } from '../../../src/fair/permutation.ts';
import {
  decodeScalar,
  encodeScalar,
  fromLittleEndian,
  hashToScalar,
  mod,
  order,
  randomScalar,
  randomWeight,
} from '../../../src/fair/scalar.ts';
import { chanceOf, contextOf, freshChance, group, rules } from './cards.ts';
import { face, H, h2s, Hs, le, tole, xmd } from './reference/model.ts';

const random = freshChance();

/** RFC 9380 K.3: message, length, uniform bytes. */
const expanded: readonly (readonly [string, number, string])[] = [
  ['', 32, '6b9a7312411d92f921c6f68ca0b6380730a1a4d982c507211a90964c394179ba'],
  ['abc', 32, '0da749f12fbe5483eb066a5f595055679b976e93abe9be6f0f6318bce7aca8dc'],
  ['abcdef0123456789', 32, '087e45a86e2939ee8b91100af1583c4938e0f5fc6c9db4b107b83346bc967f58'],
  [`q128_${'q'.repeat(128)}`, 32, '7336234ee9983902440f6bc35b348352013becd88938d2afec44311caf8356b3'],
  [`a512_${'a'.repeat(512)}`, 32, '57b5f7e766d5be68a6bfe1768e3c2b7f1228b3e4b3134956dd73a59b954c66f4'],
  [
    '',
    128,
    '41b037d1734a5f8df225dd8c7de38f851efdb45c372887be655212d07251b921b052b62eaed99b46f72f2ef4cc96bfaf254ebbbec091e1a3b9e4fb5e5b619d2e0c5414800a1d882b62bb5cd1778f098b8eb6cb399d5d9d18f5d5842cf5d13d7eb00a7cff859b605da678b318bd0e65ebff70bec88c753b159a805d2c89c55961',
  ],
  [
    'abc',
    128,
    '7f1dddd13c08b543f2e2037b14cefb255b44c83cc397c1786d975653e36a6b11bdd7732d8b38adb4a0edc26a0cef4bb45217135456e58fbca1703cd6032cb1347ee720b87972d63fbf232587043ed2901bce7f22610c0419751c065922b488431851041310ad659e4b23520e1772ab29dcdeb2002222a363f0c2b1c972b3efe1',
  ],
  [
    'abcdef0123456789',
    128,
    '3f721f208e6199fe903545abc26c837ce59ac6fa45733f1baaf0222f8b7acb0424814fcb5eecf6c1d38f06e9d0a6ccfbf85ae612ab8735dfdf9ce84c372a77c8f9e1c1e952c3a61b7567dd0693016af51d2745822663d0c2367e3f4f0bed827feecc2aaf98c949b5ed0d35c3f1023d64ad1407924288d366ea159f46287e61ac',
  ],
  [
    `q128_${'q'.repeat(128)}`,
    128,
    'b799b045a58c8d2b4334cf54b78260b45eec544f9f2fb5bd12fb603eaee70db7317bf807c406e26373922b7b8920fa29142703dd52bdf280084fb7ef69da78afdf80b3586395b433dc66cde048a258e476a561e9deba7060af40adf30c64249ca7ddea79806ee5beb9a1422949471d267b21bc88e688e4014087a0b592b695ed',
  ],
  [
    `a512_${'a'.repeat(512)}`,
    128,
    '05b0bfef265dcee87654372777b7c44177e2ae4c13a27f103340d9cd11c86cb2426ffcad5bd964080c2aee97f03be1ca18e30a1f14e27bc11ebbd650f305269cc9fb1db08bf90bfc79b42a952b46daf810359e7bc36452684784a64952c343c52e5124cd1f71d474d5197fefc571a92929c9084ffe1112cf5eea5192ebff330b',
  ],
];
/** RFC 9497 A.1.1 and A.1.2 (mode, input, BlindedElement), all with one Blind. */
const blind = '64d37aed22a27f5191de1c1d69fadb899d8862b58eb4220029e036ec4c1f6706';
const blinded = [
  [0, '00', '609a0ae68c15a3cf6903766461307e5c8bb2f95e7e6550e1ffa2dc99e412803c'],
  [0, '5a'.repeat(17), 'da27ef466870f5f15296299850aa088629945a17d1f5b7f5ff043f76b3c06418'],
  [1, '00', '863f330cc1a1259ed5a5998a23acfd37fb4351a793a5b3c090b642ddc439b945'],
  [1, '5a'.repeat(17), 'cc0b2a350101881d8a4cba4c80241d74fb7dcbfde4a61fde2f91443c2bf9ef0c'],
] as const;

it('messages are expanded as in RFC 9380 K.3', () => {
  const dst = utf8('QUUX-V01-CS02-with-expander-SHA512-256');
  for (const [message, length, bytes] of expanded) assert.equal(hex(expand(dst, utf8(message), length)), bytes);
  assert.throws(() => expand(new Uint8Array(256), utf8(''), 32));
  assert.throws(() => expand(dst, utf8(''), 255 * 64 + 1));
});

it('hashes become the points of RFC 9497 A.1: BlindedElement = Blind · HashToGroup(Input)', () => {
  const k = decodeScalar(fromHex(blind)) ?? 0n;
  for (const [mode, input, element] of blinded) {
    const dst = concat(utf8('HashToGroup-OPRFV1-'), Uint8Array.of(mode), utf8('-ristretto255-SHA512'));
    assert.equal(hex(group.encode(group.multiply(hashToGroup(group, dst, fromHex(input)), k))), element);
  }
});

it('hashes become the scalars that noble and a plain computation make of them', () => {
  for (let i = 0; i < 20; i++) {
    const [dst, msg] = [random(1 + i), random(13 * i)];
    const want = h2s(dst, msg);
    assert.equal(hashToScalar(dst, msg), want);
    assert.equal(hashToScalar(dst, msg.slice(0, i), msg.slice(i)), want);
    assert.equal(ristretto255_hasher.hashToScalar(msg, { DST: concat(utf8('HashToScalar-'), dst) }), want);
    assert.equal(hex(expand(dst, msg, 100)), xmd(msg, dst, 100).toString('hex'));
  }
});

it('a scalar has one form, below L', () => {
  const top = 2n ** 256n - 1n;
  for (const k of [0n, 1n, 255n, 2n ** 64n, 2n ** 252n, order - 1n, randomScalar(random)]) {
    assert.deepEqual(Buffer.from(encodeScalar(k)), tole(k));
    assert.equal(decodeScalar(encodeScalar(k)), k);
  }
  for (const k of [order, order + 1n, 2n ** 255n, top]) assert.equal(decodeScalar(tole(k)), null);
  for (const length of [0, 31, 33]) assert.equal(decodeScalar(new Uint8Array(length)), null);
  for (const length of [1, 7, 8, 9, 16, 31, 32, 63, 64]) {
    const bytes = random(length + 3).subarray(3); // not at the start of its buffer
    assert.equal(fromLittleEndian(bytes), le(bytes));
  }
  assert.equal(mod(-1n), order - 1n);
  assert.equal(mod(order), 0n);
});

it('random scalars are below L, and weights are odd numbers of 128 bits', () => {
  for (let i = 0; i < 50; i++) {
    assert.ok(randomScalar(random) < order);
    const weight = randomWeight(random);
    assert.ok(weight % 2n === 1n && weight < 2n ** 128n);
  }
  assert.equal(
    randomScalar(() => new Uint8Array(64).fill(255)),
    mod(2n ** 512n - 1n),
  );
  assert.equal(
    randomWeight((n) => new Uint8Array(n)),
    1n,
  );
});

it('the generators are derived from their names, distinct, and made once', () => {
  const { h, each, multiplyH } = generatorsOf(group);
  assert.equal(generatorsOf(group).each, each);
  assert.equal(each.length, generatorCount);
  assert.equal(hex(group.encode(h)), H.toHex());
  assert.deepEqual(
    each.map((p) => hex(group.encode(p))),
    Hs.map((p) => p.toHex()),
  );
  const all = [h, ...each, group.base, group.zero].map((p) => hex(group.encode(p)));
  assert.equal(new Set(all).size, generatorCount + 3);
  assert.ok(group.equal(multiplyH(7n), group.multiply(h, 7n)));
  assert.ok(group.equal(h, hashToGroup(group, domain('gen'), utf8('h'))));
  assert.ok(group.equal(each[127] ?? group.zero, hashToGroup(group, domain('gen'), concat(utf8('i'), u16(127)))));
});

it('a face is known by its point, under the rules that it belongs to', () => {
  const faces = facesOf(group, rules, 15);
  faces.points.forEach(({ point, bytes }, v) => {
    assert.equal(faces.faceOf(point), v);
    assert.equal(hex(bytes), face(rules, v).toHex());
    assert.equal(faces.faceOf(group.add(point, group.base)), null);
  });
  assert.equal(faces.faceOf(group.zero), null);
  const others = facesOf(group, contextOf('other rules'), 15);
  for (const { point } of others.points) assert.equal(faces.faceOf(point), null);
});

it('a random order has every card once, and every order comes up', () => {
  const counts = new Map<string, number>();
  const chance = chanceOf('orders');
  for (let i = 0; i < 2400; i++) {
    const drawn = randomOrder(4, chance);
    assert.ok(isPermutation(drawn));
    counts.set(drawn.join(), (counts.get(drawn.join()) ?? 0) + 1);
  }
  assert.equal(counts.size, 24);
  // 0.1 % point of chi-square with 23 degrees of freedom; the seed is fixed.
  assert.ok([...counts.values()].reduce((all, n) => all + (n - 100) ** 2 / 100, 0) < 49.7);
  for (const n of [1, 2, 52, 128]) assert.ok(isPermutation(randomOrder(n, random)));
});

it('words past the last whole number are drawn again', () => {
  const words = [0xffffffff, 0xfffffffe, 1, 0];
  const chance = (): Uint8Array => {
    const bytes = new Uint8Array(4);
    new DataView(bytes.buffer).setUint32(0, words.shift() ?? 0);
    return bytes;
  };
  // Below 3 the word 0xffffffff is refused; 0xfffffffe mod 3 is 2. Then below 2, then below 1.
  assert.deepEqual(randomOrder(3, chance), [2, 1, 0]);
});

it('cards that will be laid stand first, the others behind them in any order', () => {
  const seen = new Set<string>();
  for (let i = 0; i < 60; i++) {
    const drawn = orderWithFirst([3, 1], 5, random);
    assert.ok(isPermutation(drawn));
    assert.deepEqual(drawn.slice(0, 2), [3, 1]);
    seen.add(drawn.join());
  }
  assert.ok(seen.size > 1 && seen.size <= 6);
  for (const bad of [
    [0, 0],
    [0, 2],
    [-1, 0],
    [0.5, 1],
  ])
    assert.ok(!isPermutation(bad));
});
