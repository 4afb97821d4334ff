// fair/expand.ts: expand_message_xmd with SHA-512 (RFC 9380 §5.3.1): how hashes become scalars and points. Knows neither.
import nacl from 'tweetnacl';
import { concat, u16, u8 } from '../core/bytes.ts';

/** Z_pad: zeros for one input block of SHA-512. */
const zeroPad = new Uint8Array(128);
const hashSize = 64;

/** `length` uniform bytes (at most 255 hashes) of a message, for one domain tag of at most 255 bytes. */
export function expand(dst: Uint8Array, msg: Uint8Array, length: number): Uint8Array {
  const blocks = Math.ceil(length / hashSize);
  if (blocks > 255 || dst.length > 255) throw new Error(`cannot expand to ${length} bytes under this tag`);
  const dstPrime = concat(dst, u8(dst.length));
  const first = nacl.hash(concat(zeroPad, msg, u16(length), u8(0), dstPrime));
  const out = new Uint8Array(blocks * hashSize);
  const mixed = first.slice(); // b_0, then b_0 ⊕ b_{i−1}
  for (let i = 1; i <= blocks; i++) {
    const block = nacl.hash(concat(mixed, u8(i), dstPrime));
    out.set(block, (i - 1) * hashSize);
    for (let j = 0; j < hashSize; j++) mixed[j] = (first[j] ?? 0) ^ (block[j] ?? 0);
  }
  return out.subarray(0, length);
}
