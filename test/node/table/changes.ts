// test/node/table/changes.ts: every single change that can be made to a value: one byte of a string, one more on a number.
import type { Plain } from '../../../src/core/plain.ts';

/** Where a leaf is, from the outside in, and for bytes which one of them. */
export type Place = { readonly path: readonly number[]; readonly byte: number | null };

export function* placesOf(value: Plain, path: readonly number[] = []): Generator<Place> {
  // eslint-disable-next-line no-restricted-syntax -- places, not asks
  if (value instanceof Uint8Array) for (let byte = 0; byte < value.length; byte++) yield { path, byte };
  else if (Array.isArray(value))
    for (const [i, part] of (value as Plain[]).entries()) yield* placesOf(part, [...path, i]);
  // eslint-disable-next-line no-restricted-syntax -- places, not asks
  else yield { path, byte: null };
}
export const leafAt = (value: Plain, path: readonly number[]): Plain =>
  path.reduce<Plain>((v, i) => (v as Plain[])[i] ?? null, value);

/** The value with one place changed; `bits` (1..255) are flipped in a byte. */
export function changed(value: Plain, { path, byte }: Place, bits: number): Plain {
  const [first, ...rest] = path;
  if (first !== undefined) {
    const copy = [...(value as readonly Plain[])];
    copy[first] = changed(copy[first] ?? null, { path: rest, byte }, bits);
    return copy;
  }
  if (value instanceof Uint8Array) return value.map((x, i) => (i === byte ? x ^ bits : x));
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return `${value}x`;
  throw new Error(`a log holds no ${typeof value}`);
}
