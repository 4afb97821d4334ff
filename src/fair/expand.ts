// fair/expand.ts: expand_message_xmd with SHA-512 (RFC 9380 §5.3.1): how hashes become scalars and points. Knows neither.
import nacl from 'tweetnacl';
import { concat, u16, u8 } from '../core/bytes.ts';

/** s_in_bytes: the block size of SHA-512. */
const blockSize = 128;
const hashSize = 64;

/** `length` uniform bytes (at most 255 hashes) of a message, for one domain tag of at most 255 bytes. */
export function expand(dst: Uint8Array, msg: Uint8Array, length: number): Uint8Array {
  const blocks = Math.ceil(length / hashSize);
  if (blocks > 255 || dst.length > 255) throw new Error(`cannot expand to ${length} bytes under this tag`);
  const dstPrime = concat(dst, u8(dst.length));
  const first = nacl.hash(concat(new Uint8Array(blockSize), msg, u16(length), u8(0), dstPrime));
  const out = new Uint8Array(blocks * hashSize);
  let block: Uint8Array = new Uint8Array(hashSize); // so that b_1 is over b_0 as it stands
  for (let i = 1; i <= blocks; i++) {
    block = nacl.hash(
      concat(
        first.map((byte, j) => byte ^ (block[j] ?? 0)),
        u8(i),
        dstPrime,
      ),
    );
    out.set(block, (i - 1) * hashSize);
  }
  return out.subarray(0, length);
}
