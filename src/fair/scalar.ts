// fair/scalar.ts: numbers modulo L, the order of ristretto255: their bytes, and how they come from hashes and from chance (fairness.md, Encodings).
import { concat, utf8 } from '../core/bytes.ts';
import type { Chance } from '../core/ports.ts';
import { expand } from './expand.ts';

/** L = 2^252 + 27742317777372353535851937790883648493 (RFC 9496 §4). */
export const order = 2n ** 252n + 27742317777372353535851937790883648493n;

/** x modulo L, in 0..L-1, also for a negative x. */
export const mod = (x: bigint): bigint => {
  const rest = x % order;
  return rest < 0n ? rest + order : rest;
};

/** Any number of bytes as a little-endian integer. */
export const fromLittleEndian = (bytes: Uint8Array): bigint => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let value = 0n;
  let at = bytes.length;
  for (; at >= 8; at -= 8) value = (value << 64n) | view.getBigUint64(at - 8, true);
  for (; at > 0; at--) value = (value << 8n) | BigInt(view.getUint8(at - 1));
  return value;
};

/** 32 bytes, little-endian, of a scalar in 0..L-1. */
export const encodeScalar = (k: bigint): Uint8Array => {
  const bytes = new Uint8Array(32);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < 4; i++) view.setBigUint64(8 * i, BigInt.asUintN(64, k >> BigInt(64 * i)), true);
  return bytes;
};

/** The scalar of 32 little-endian bytes; null for another length or for L and above. */
export const decodeScalar = (bytes: Uint8Array): bigint | null => {
  if (bytes.length !== 32) return null;
  const k = fromLittleEndian(bytes);
  return k < order ? k : null;
};

const prefix = utf8('HashToScalar-');
/** H2S(dst, msg): 64 expanded bytes as an integer modulo L; dst gets its prefix "HashToScalar-" here (RFC 9497 §4.1). */
export const hashToScalar = (dst: Uint8Array, ...msg: readonly Uint8Array[]): bigint =>
  mod(fromLittleEndian(expand(concat(prefix, dst), concat(...msg), 64)));

/** A uniform scalar, its bias below 2^-250. */
export const randomScalar = (random: Chance): bigint => mod(fromLittleEndian(random(64)));

/** A weight for checking many equations at once: 128 random bits, odd, never taken from a message. */
export const randomWeight = (random: Chance): bigint => fromLittleEndian(random(16)) | 1n;
