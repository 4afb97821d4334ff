// fair/transcript.ts: what a proof has said so far, hashed, and the challenges and nonces that follow from it (fairness.md, Encodings). Knows no point.
import nacl from 'tweetnacl';
import { concat, u32, u64, u8, utf8 } from '../core/bytes.ts';
import { domain, type Tag } from '../core/domain.ts';
import { hash } from '../core/hash.ts';
import type { Chance } from '../core/ports.ts';
import { encodeScalar, fromLittleEndian, hashToScalar, mod } from './scalar.ts';

/** The state of a transcript, 64 bytes. */
export type State = Uint8Array;

/** state_0 = H(tag ‖ ctx). */
export const begin = (tag: Tag, ctx: Uint8Array): State => hash(tag, ctx);

/** state ← H(state ‖ u8 len(name) ‖ name ‖ u64 len ‖ parts); the parts have lengths that the reader knows. */
export const absorb = (state: State, name: string, ...parts: readonly Uint8Array[]): State => {
  const [label, data] = [utf8(name), concat(...parts)];
  return nacl.hash(concat(state, u8(label.length), label, u64(data.length), data));
};

/** H(state ‖ "chal:" ‖ name ‖ u32 i) as a little-endian integer modulo L. */
export const challenge = (state: State, name: string, i = 0): bigint =>
  mod(fromLittleEndian(nacl.hash(concat(state, utf8(`chal:${name}`), u32(i)))));

/**
 * Hedged nonces: the i-th is H2S("nonce", secret ‖ state ‖ u32 i ‖ 32 fresh bytes). A device that was rolled back or
 * cloned, or whose generator is stuck, still never answers two challenges with one nonce.
 */
export function nonces(secret: bigint, state: State, random: Chance): () => bigint {
  const hidden = encodeScalar(secret);
  let drawn = 0;
  return () => hashToScalar(domain('nonce'), hidden, state, u32(drawn++), random(32));
}
