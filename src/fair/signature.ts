// fair/signature.ts: Ed25519 (RFC 8032 §5.1), judged the same on every device whatever library does the sum. Knows no table.
import { ed25519 } from '@noble/curves/ed25519.js';
import { bytesToNumberLE } from '@noble/curves/utils.js';
import nacl from 'tweetnacl';
import { concat, fromHex, hex, same } from '../core/bytes.ts';
import type { Chance } from '../core/ports.ts';

/** Whether a 64-byte signature of a message fits a 32-byte key. */
export type Check = (key: Uint8Array, message: Uint8Array, sig: Uint8Array) => Promise<boolean> | boolean;
/** A public key and the seed of its secret key, 32 bytes each. */
export type Keys = { readonly key: Uint8Array; readonly seed: Uint8Array };

/** p = 2^255 − 19 and L, the order of the base point; little-endian, 32 bytes. */
const prime = fromHex(`ed${'ff'.repeat(30)}7f`);
const order = fromHex(`edd3f55c1a631258d69cf7a2def9de14${'00'.repeat(15)}10`);
const one = fromHex(`01${'00'.repeat(31)}`);
const minusOne = fromHex(`ec${'ff'.repeat(30)}7f`);
/** y of the points of order 1, 2, 4 and 8; with the sign of x they are the eight small-order encodings. */
const smallOrder = [
  one,
  minusOne,
  new Uint8Array(32),
  fromHex('26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05'),
  fromHex('c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a'),
];

const below = (a: Uint8Array, limit: Uint8Array): boolean => {
  for (let i = 31; i >= 0; i--) {
    const difference = (a[i] ?? 0) - (limit[i] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
};
/** y without the sign of x, which is the top bit; undefined if the encoding is not the canonical one. */
const canonicalY = (point: Uint8Array): Uint8Array | undefined => {
  const y = point.slice();
  const top = y[31] ?? 0;
  y[31] = top & 0x7f;
  if (!below(y, prime)) return undefined;
  const zeroX = same(y, one) || same(y, minusOne);
  return zeroX && top > 0x7f ? undefined : y;
};

/** Whether a key may sit down: 32 bytes, canonical, not one of the eight points under which one signature fits many messages. */
export const fitKey = (key: Uint8Array): boolean => {
  if (key.length !== 32) return false;
  const y = canonicalY(key);
  return y !== undefined && !smallOrder.some((small) => same(small, y));
};
/** Whether a signature has its one form: 64 bytes, R canonical, S < L. */
export const fitSignature = (sig: Uint8Array): boolean =>
  sig.length === 64 && canonicalY(sig.subarray(0, 32)) !== undefined && below(sig.subarray(32), order);

/** The one judgement in front of whatever library verifies, so that no two devices differ over an odd key or signature. */
export const strict =
  (inner: Check): Check =>
  (key, message, sig) =>
    fitKey(key) && fitSignature(sig) ? inner(key, message, sig) : false;

/**
 * RFC 8032 §5.1.7 without the cofactor: R = S·B − k·A, byte for byte, as WebCrypto judges.
 * noble's own `verify` multiplies by the cofactor and so takes signatures that WebCrypto refuses.
 */
const bareNoble: Check = (key, message, sig) => {
  const { BASE, Fn } = ed25519.Point;
  const r = sig.subarray(0, 32);
  try {
    const a = ed25519.Point.fromBytes(key);
    const k = Fn.create(bytesToNumberLE(nacl.hash(concat(r, key, message))));
    const s = bytesToNumberLE(sig.subarray(32));
    return same(BASE.multiplyUnsafe(s).subtract(a.multiplyUnsafe(k)).toBytes(), r);
  } catch {
    return false; // the key is no point of the curve
  }
};
/** Verifies with @noble/curves. */
export const nobleCheck: Check = strict(bareNoble);

/** Signs with a 32-byte seed; deterministic, so the same message gives the same 64 bytes. */
export const sign = (seed: Uint8Array, message: Uint8Array): Uint8Array => ed25519.sign(message, seed);

export const newKeys = (chance: Chance): Keys => {
  const seed = chance(32);
  return { key: nacl.sign.keyPair.fromSeed(seed).publicKey, seed };
};

/** Verifies with the page's own Ed25519; keys are read once. A key that it cannot read is left to noble. */
const subtleCheck = (subtle: SubtleCrypto): Check => {
  const known = new Map<string, Promise<CryptoKey>>();
  const imported = (key: Uint8Array): Promise<CryptoKey> => {
    const name = hex(key);
    const had = known.get(name) ?? subtle.importKey('raw', new Uint8Array(key), 'Ed25519', false, ['verify']);
    if (known.size > 64) known.clear();
    known.set(name, had);
    return had;
  };
  return async (key, message, sig) => {
    try {
      return await subtle.verify('Ed25519', await imported(key), new Uint8Array(sig), new Uint8Array(message));
    } catch {
      return bareNoble(key, message, sig);
    }
  };
};

/** A signature that holds only when both sides are multiplied by the cofactor: a library that takes it judges otherwise. */
const timesCofactor = {
  key: fromHex('88aa55e6afeed8960a3191de78600347db8acd0a3795412f275f049b86260488'),
  message: fromHex('6d6573736167652030'),
  sig: fromHex(
    '5b61c2e3b93e6c06450f327ea72cdfeb8cde6aa020d2dd827ab3f86e708c8393' +
      '444347a37813424bf48973678e50b8e8f4bf088c435f9dc1cee64d88d1e34f08',
  ),
};

/** WebCrypto where the page has Ed25519 and gives three known answers right, else noble; the same judgement either way. */
export async function bestCheck(): Promise<Check> {
  // Without a secure context (a page on a LAN) there is no `subtle`, whatever its type says.
  const subtle = (globalThis.crypto as Partial<Crypto> | undefined)?.subtle;
  if (!subtle) return nobleCheck;
  const { key, seed } = newKeys((n) => new Uint8Array(n).fill(7));
  const sig = sign(seed, one);
  try {
    const verify = async (of: Uint8Array, message: Uint8Array, s: Uint8Array): Promise<boolean> => {
      const own = await subtle.importKey('raw', new Uint8Array(of), 'Ed25519', false, ['verify']);
      return subtle.verify('Ed25519', own, new Uint8Array(s), new Uint8Array(message));
    };
    const odd = timesCofactor;
    const right =
      (await verify(key, one, sig)) &&
      !(await verify(key, minusOne, sig)) &&
      !(await verify(odd.key, odd.message, odd.sig));
    return right ? strict(subtleCheck(subtle)) : nobleCheck;
  } catch {
    return nobleCheck;
  }
}
