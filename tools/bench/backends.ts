// tools/bench/backends.ts: the libraries that could sign, check and hash, side by side. Runs in Node and in the page.
import { ed25519 } from '@noble/curves/ed25519.js';
import nacl from 'tweetnacl';
import { bestCheck, nobleCheck, sign, strict, type Check, type Keys } from '../../src/fair/signature.ts';

export type Backend = {
  readonly name: string;
  readonly sign: (keys: Keys, message: Uint8Array) => Uint8Array | Promise<Uint8Array>;
  readonly check: Check;
  /** SHA-512. */
  readonly hash?: (message: Uint8Array) => unknown;
};

const noble: Backend = { name: 'noble', sign: ({ seed }, message) => sign(seed, message), check: nobleCheck };
const cofactored: Backend = {
  name: 'noble verify()',
  sign: ({ seed }, message) => ed25519.sign(message, seed),
  check: strict((key, message, sig) => ed25519.verify(sig, message, key)),
};
const tweetnacl: Backend = {
  name: 'tweetnacl',
  sign: ({ key, seed }, message) => {
    const secret = new Uint8Array(64);
    secret.set(seed);
    secret.set(key, 32);
    return nacl.sign.detached(message, secret);
  },
  check: strict((key, message, sig) => nacl.sign.detached.verify(message, sig, key)),
  hash: (message) => nacl.hash(message),
};
const pkcs8 = Uint8Array.from([0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 0x22, 4, 0x20]);

/** Nothing where the page is no secure context. */
async function webCrypto(): Promise<readonly Backend[]> {
  const { subtle } = globalThis.crypto as { subtle?: SubtleCrypto };
  const check = await bestCheck();
  if (!subtle || check === nobleCheck) return [];
  const known = new Map<Keys, Promise<CryptoKey>>();
  const secret = (keys: Keys): Promise<CryptoKey> => {
    const had =
      known.get(keys) ??
      subtle.importKey('pkcs8', Uint8Array.from([...pkcs8, ...keys.seed]), 'Ed25519', false, ['sign']);
    known.set(keys, had);
    return had;
  };
  return [
    {
      name: 'WebCrypto',
      sign: async (keys, message) =>
        new Uint8Array(await subtle.sign('Ed25519', await secret(keys), new Uint8Array(message))),
      check,
      hash: (message) => subtle.digest('SHA-512', new Uint8Array(message)),
    },
  ];
}
/** Those that run everywhere. */
export const backends = async (): Promise<readonly Backend[]> => [noble, cofactored, ...(await webCrypto()), tweetnacl];
