import assert from 'node:assert/strict';
import { createHash, createPrivateKey, createPublicKey, sign as nodeSign } from 'node:crypto';
import { it } from 'node:test';
import { ed25519 } from '@noble/curves/ed25519.js';
import nacl from 'tweetnacl';
import { concat, fromHex, hex, utf8 } from '../../../src/core/bytes.ts';
import {
  bestCheck,
  fitKey,
  fitSignature,
  newKeys,
  nobleCheck,
  sign,
  strict,
  type Check,
} from '../../../src/fair/signature.ts';
import { oddSignatures, plusOrder } from './odd-signatures.ts';
import { seeded } from './round-table.ts';

/** RFC 8032 §7.1: secret, public, message, signature. */
const rfc8032 = [
  [
    '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
    'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
    '',
    'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
  ],
  [
    '4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb',
    '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
    '72',
    '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
  ],
  [
    'c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7',
    'fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025',
    'af82',
    '6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a',
  ],
  [
    '833fe62409237b9d62ec77587520911e9a759cec1d19755b7da901b96dca3d42',
    'ec172b93ad5e563bf4932c70e1245034c35467ef2efd4d64ebf819683467e2bf',
    createHash('sha512').update('abc').digest('hex'),
    'dc2a4459e7369633a52b1bf277839a00201009a3efbf3ecb69bea2186c26b58909351fc9ac90b3ecfdfbc7c66431e0303dca179c138ac17ad9bef1177331a704',
  ],
] as const;

const best = await bestCheck();
const checks: readonly (readonly [string, Check])[] = [
  ['noble', nobleCheck],
  ['the page', best],
];
const chance = (name: string) => () => createHash('sha512').update(name).digest().subarray(0, 32);

it('signatures and keys are those of RFC 8032', async () => {
  for (const [secret, key, message, sig] of rfc8032) {
    const seed = fromHex(secret);
    assert.equal(hex(newKeys(() => seed).key), key);
    assert.equal(hex(sign(seed, fromHex(message))), sig);
    for (const [name, check] of checks) assert.ok(await check(fromHex(key), fromHex(message), fromHex(sig)), name);
  }
});

it('messages of every length are signed as Node signs them', async () => {
  for (let length = 0; length < 300; length += 13) {
    const keys = newKeys(chance(`keys ${length}`));
    const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), keys.seed]);
    const secret = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
    const message = Buffer.alloc(length, 'dudo');
    const sig = sign(keys.seed, message);
    assert.equal(hex(sig), nodeSign(null, message, secret).toString('hex'));
    assert.deepEqual(
      Buffer.from(keys.key),
      createPublicKey(secret).export({ format: 'der', type: 'spki' }).subarray(12),
    );
    for (const [name, check] of checks) assert.ok(await check(keys.key, message, sig), name);
  }
});

it('Node has the page way of checking, so both ways are compared here', () => {
  assert.notEqual(best, nobleCheck);
});

for (const { name, fits, key, message, sig } of oddSignatures)
  it(`everybody judges the odd signature alike: ${name}`, async () => {
    for (const [who, check] of checks) assert.equal(await check(key, message, sig), fits, who);
  });

it('libraries alone would not agree on them, which is why the judgement in front exists', () => {
  const verdicts = oddSignatures.map(({ key, message, sig }) => [
    ed25519.verify(sig, message, key, { zip215: false }),
    nacl.sign.detached.verify(message, sig, key),
    nobleCheck(key, message, sig),
  ]);
  assert.ok(verdicts.some(([noble, , own]) => noble !== own));
  assert.ok(verdicts.some(([, tweetnacl, own]) => tweetnacl !== own));
});

it('S + L makes no second signature out of a first one', async () => {
  const { key, seed } = newKeys(chance('malleable'));
  const message = utf8('3 fives');
  const sig = sign(seed, message);
  for (let times = 1n; times < 16n; times++) {
    const changed = plusOrder({ key, message, sig }, times);
    assert.equal(fitSignature(changed.sig), false);
    for (const [name, check] of checks) assert.equal(await check(key, message, changed.sig), false, name);
  }
  assert.equal(nacl.sign.detached.verify(message, plusOrder({ key, message, sig }, 1n).sig, key), true);
});

const prime = 2n ** 255n - 19n;
const le = (n: bigint): Uint8Array => Uint8Array.from({ length: 32 }, (_, i) => Number((n >> BigInt(8 * i)) & 0xffn));

it('no key of small order sits down, however it is written', () => {
  // The multiples of a point of order 8 are all eight; each y once more as y + p where that still fits in 255 bits.
  const eight = ed25519.Point.fromBytes(fromHex('c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a'));
  const written = Array.from({ length: 8 }, (_, i) => hex(eight.multiplyUnsafe(BigInt(i)).toBytes()));
  assert.equal(new Set(written).size, 8);
  for (const encoding of written) assert.equal(fitKey(fromHex(encoding)), false, encoding);
  for (const y of [0n, 1n, prime, prime + 1n, prime - 1n])
    for (const sign of [0n, 1n << 255n]) assert.equal(fitKey(le(y + sign)), false, String(y));
});

it('one signature that fits every message under the identity key fits none here', async () => {
  const identity = le(1n);
  const sig = concat(identity, new Uint8Array(32));
  assert.equal(nacl.sign.detached.verify(utf8('anything'), sig, identity), true);
  for (const [name, check] of checks) assert.equal(await check(identity, utf8('anything'), sig), false, name);
});

it('a key that is no canonical point, too short or too long does not sit down', () => {
  const { key } = newKeys(chance('fit'));
  assert.equal(fitKey(key), true);
  assert.equal(fitKey(key.slice(1)), false);
  assert.equal(fitKey(Uint8Array.of(...key, 0)), false);
  for (let over = 0n; over < 19n; over++)
    for (const sign of [0n, 1n << 255n]) assert.equal(fitKey(le(prime + over + sign)), false);
  assert.equal(fitKey(le(prime - 2n)), true);
});

it('S is taken below L and not from L on', () => {
  const { seed } = newKeys(chance('order'));
  const r = sign(seed, utf8('any')).subarray(0, 32);
  const order = ed25519.Point.Fn.ORDER;
  assert.equal(fitSignature(concat(r, le(order - 1n))), true);
  for (const s of [order, order + 1n, 2n * order, 2n ** 255n, 2n ** 256n - 1n])
    assert.equal(fitSignature(concat(r, le(s))), false, String(s));
});

it('a signature that is too short or too long is none', () => {
  const sig = sign(newKeys(chance('short')).seed, utf8('any'));
  assert.equal(fitSignature(sig.slice(1)), false);
  assert.equal(fitSignature(Uint8Array.of(...sig, 0)), false);
});

it('what is unfit never reaches the library', async () => {
  let asked = 0;
  const check = strict(() => {
    asked++;
    return true;
  });
  const { key, seed } = newKeys(chance('inner'));
  const sig = sign(seed, utf8('m'));
  for (const [k, s] of [
    [le(1n), sig],
    [key, concat(le(prime), sig.subarray(32))],
    [key, concat(sig.subarray(0, 32), le(ed25519.Point.Fn.ORDER))],
    [key.slice(1), sig],
  ] as const)
    assert.equal(await check(k, utf8('m'), s), false);
  assert.equal(asked, 0);
  assert.equal(await check(key, utf8('m'), sig), true);
});

it('with any one bit turned, in key, message or signature, both ways refuse', async () => {
  const start = Math.floor(Math.random() * 2 ** 32);
  console.log(`seed ${start}`);
  const next = seeded(start);
  const flip = (b: Uint8Array): Uint8Array => {
    const bit = Math.floor(next() * b.length * 8);
    return b.map((x, i) => (i === bit >> 3 ? x ^ (1 << (bit & 7)) : x));
  };
  for (let i = 0; i < 60; i++) {
    const { key, seed } = newKeys(chance(`${start} ${i}`));
    const message = utf8(`move ${i}`);
    const sig = sign(seed, message);
    const changed: [Uint8Array, Uint8Array, Uint8Array][] = [
      [flip(key), message, sig],
      [key, flip(message), sig],
      [key, message, flip(sig)],
    ];
    for (const [name, check] of checks) {
      assert.equal(await check(key, message, sig), true, name);
      for (const [k, m, s] of changed) assert.equal(await check(k, m, s), false, name);
    }
  }
});

it('without a secure context, or where WebCrypto judges otherwise, noble checks', async () => {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'crypto');
  assert.ok(own);
  // Random bytes are there on every page; only `subtle` is not.
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  const page = (has: object) =>
    Object.defineProperty(globalThis, 'crypto', { value: { getRandomValues, ...has }, configurable: true });
  try {
    const key = {};
    for (const has of [
      {},
      { subtle: { importKey: () => Promise.reject(new Error('Ed25519 is unknown')) } },
      { subtle: { importKey: () => Promise.resolve(key), verify: () => Promise.resolve(true) } },
      { subtle: { importKey: () => Promise.resolve(key), verify: () => Promise.resolve(false) } },
      {
        // Right about honest signatures, but with the cofactor.
        subtle: {
          importKey: (_form: string, bytes: Uint8Array) => Promise.resolve(bytes),
          verify: (_name: string, bytes: Uint8Array, sig: Uint8Array, message: Uint8Array) =>
            Promise.resolve(ed25519.verify(sig, message, bytes, { zip215: false })),
        },
      },
    ]) {
      page(has);
      assert.equal(await bestCheck(), nobleCheck);
    }
  } finally {
    Object.defineProperty(globalThis, 'crypto', own);
  }
});
