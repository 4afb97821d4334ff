// core/bytes.ts: small byte forms that the protocol's formulas are written in (fairness.md, Encodings).
export const concat = (...parts: readonly Uint8Array[]): Uint8Array => {
  const out = new Uint8Array(parts.reduce((n, p) => n + p.length, 0));
  let offset = 0;
  for (const part of parts) {
    out.set(part, offset);
    offset += part.length;
  }
  return out;
};
const integer = (size: 2 | 4 | 8, n: number): Uint8Array => {
  const out = new Uint8Array(size);
  const view = new DataView(out.buffer);
  if (size === 2) view.setUint16(0, n);
  else if (size === 4) view.setUint32(0, n);
  else view.setBigUint64(0, BigInt(n));
  return out;
};
/** Big-endian integers of 1, 2, 4 and 8 bytes. */
export const u8 = (n: number): Uint8Array => Uint8Array.of(n);
export const u16 = (n: number): Uint8Array => integer(2, n);
export const u32 = (n: number): Uint8Array => integer(4, n);
export const u64 = (n: number): Uint8Array => integer(8, n);
/** lp(b) = u16 length ‖ b. */
export const lp = (b: Uint8Array): Uint8Array => concat(u16(b.length), b);
export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Equality that takes as long for a difference in the first byte as in the last. */
export function same(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let i = 0; i < a.length; i++) difference |= (a[i] ?? 0) ^ (b[i] ?? 0);
  return difference === 0;
}
const pairs = Array.from({ length: 256 }, (_, x) => x.toString(16).padStart(2, '0'));
export function hex(b: Uint8Array): string {
  let text = '';
  for (const x of b) text += pairs[x] ?? '';
  return text;
}
export const fromHex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
