// core/plain.ts: what may cross the wire or be hashed, and its one byte form (RFC 8949 §4.2, deterministic CBOR).
import { decode, decodeFirst } from 'cborg';
import { same } from './bytes.ts';
import { encoded } from './encoding.ts';

/** Use `type`, not `interface`, for what must be Plain: an interface has no index signature. */
export type Plain = null | boolean | number | string | Uint8Array | readonly Plain[] | { readonly [k: string]: Plain };

/** The canonical bytes of a value. Throws on what is not plain, which only our own bug can bring. */
export const canonical = (value: Plain): Uint8Array => encoded(value);

const strict = { allowIndefinite: false, allowUndefined: false, allowNaN: false, allowInfinity: false, strict: true };

/** The value of canonical bytes; `undefined` for anything else: unsorted keys, long forms, trailing bytes, big integers. */
export function readCanonical(bytes: Uint8Array): Plain | undefined {
  try {
    const value = decode(bytes, { ...strict, rejectDuplicateMapKeys: true }) as Plain;
    return same(canonical(value), bytes) ? value : undefined;
  } catch {
    return undefined;
  }
}
/** The first value of bytes and what follows it; `undefined` when they begin with no canonical value. */
export function readFirst(bytes: Uint8Array): readonly [value: Plain, rest: Uint8Array] | undefined {
  try {
    const [value, rest] = decodeFirst(bytes, { ...strict, rejectDuplicateMapKeys: true }) as [Plain, Uint8Array];
    return same(canonical(value), bytes.subarray(0, bytes.length - rest.length)) ? [value, rest] : undefined;
  } catch {
    return undefined;
  }
}
