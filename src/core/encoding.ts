// core/encoding.ts: the one byte form of plain values (RFC 8949 §4.2, deterministic CBOR), written straight into bytes.
// Every step hashes a board by it, so it must be quick; whatever is rare is left to cborg, whose bytes are the same.
import { encode, rfc8949EncodeOptions } from 'cborg';

/** A longer buffer is not kept for the next value (bytes). */
const kept = 2 ** 20;
const [array, map, text, binary, negative, whole] = [0x80, 0xa0, 0x60, 0x40, 0x20, 0x00];
let out = new Uint8Array(4096);
let end = 0;

function room(n: number): void {
  if (end + n <= out.length) return;
  const more = new Uint8Array(2 * (end + n));
  more.set(out.subarray(0, end));
  out = more;
}
/** The head of an item: its major type and an unsigned number below 2^32 in the fewest bytes (§4.2.1). */
function head(major: number, n: number): void {
  room(5);
  if (n < 24) out[end++] = major | n;
  else if (n < 0x100) {
    out[end++] = major | 24;
    out[end++] = n;
  } else {
    const long = n >= 0x10000;
    out[end++] = major | (long ? 26 : 25);
    if (long) {
      out[end++] = n >>> 24;
      out[end++] = n >>> 16;
    }
    out[end++] = n >>> 8;
    out[end++] = n;
  }
}
function put(bytes: Uint8Array): void {
  room(bytes.length);
  out.set(bytes, end);
  end += bytes.length;
}
/** Floats, large integers, letters beyond ASCII, and what is not plain at all: there cborg throws. */
const rare = (value: unknown): void => put(encode(value, rfc8949EncodeOptions));

function string(value: string): void {
  const start = end;
  head(text, value.length);
  room(value.length);
  for (let i = 0; i < value.length; i++) {
    const unit = value.charCodeAt(i);
    if (unit > 0x7f) {
      end = start;
      rare(value);
      return;
    }
    out[end++] = unit;
  }
}
function number(value: number): void {
  if (!Number.isInteger(value) || value >= 2 ** 32 || value < -(2 ** 32)) rare(value);
  else if (value < 0) head(negative, -1 - value);
  else head(whole, value);
}
/** Keys in the order of their encoded bytes (§4.2.1): the shorter first, as the head says the length. */
const byBytes = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : 1);
const ascii = /^[\0-\x7f]*$/;

function object(value: object): void {
  const prototype: unknown = Object.getPrototypeOf(value);
  const keys = Object.keys(value);
  const plain = prototype === Object.prototype || prototype === null;
  if (!plain || !keys.every((key) => ascii.test(key))) {
    rare(value);
    return;
  }
  head(map, keys.length);
  for (const key of keys.sort(byBytes)) {
    string(key);
    item((value as { readonly [key: string]: unknown })[key]);
  }
}
function item(value: unknown): void {
  switch (typeof value) {
    case 'string':
      string(value);
      return;
    case 'number':
      number(value);
      return;
    case 'boolean':
      room(1);
      out[end++] = value ? 0xf5 : 0xf4;
      return;
    case 'object':
      if (value === null) {
        room(1);
        out[end++] = 0xf6;
      } else if (value instanceof Uint8Array) {
        head(binary, value.length);
        put(value);
      } else if (Array.isArray(value)) {
        head(array, value.length);
        for (const one of value) item(one);
      } else object(value);
      return;
    default:
      rare(value);
  }
}

/** The deterministic bytes of a value. Throws on what is not plain. */
export function encoded(value: unknown): Uint8Array {
  end = 0;
  item(value);
  const bytes = out.slice(0, end);
  if (out.length > kept) out = new Uint8Array(4096);
  return bytes;
}
