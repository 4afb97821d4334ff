// fair/fields.ts: the one parser of points and scalars: every message of the cards is a row of 32-byte fields (fairness.md, Encodings).
import { fail, ok, type Result } from '../core/result.ts';
import type { Group, Point } from './group.ts';
import { decodeScalar } from './scalar.ts';

/**
 * Why a message of the cards is refused: it has another length than it must have; a field is no canonical point, the
 * identity, or no canonical scalar; a ciphertext is there twice; its proof does not hold.
 */
export type Refusal = 'length' | 'point' | 'identity' | 'scalar' | 'repeated' | 'proof';
export type Judged = Result<null, Refusal>;

/** A point beside its 32 bytes, so that nothing is encoded twice. */
export type Encoded = { readonly point: Point; readonly bytes: Uint8Array };

export const fieldSize = 32;

export const encoded = (group: Group, point: Point): Encoded => ({ point, bytes: group.encode(point) });

/** Exactly `count` fields, uncopied. */
export function fields(message: Uint8Array, count: number): Result<readonly Uint8Array[], Refusal> {
  if (message.length !== count * fieldSize) return fail('length');
  return ok(Array.from({ length: count }, (_, i) => message.subarray(i * fieldSize, (i + 1) * fieldSize)));
}

/** Canonical points, none of them the identity. */
export function readPoints(group: Group, row: readonly Uint8Array[]): Result<readonly Encoded[], Refusal> {
  const points: Encoded[] = [];
  for (const bytes of row) {
    const point = group.decode(bytes);
    if (!point) return fail('point');
    if (group.isZero(point)) return fail('identity');
    points.push({ point, bytes });
  }
  return ok(points);
}

/** A message of exactly `count` points, canonical and none of them the identity. */
export function pointsIn(group: Group, message: Uint8Array, count: number): Result<readonly Encoded[], Refusal> {
  const row = fields(message, count);
  return row.ok ? readPoints(group, row.value) : row;
}

/** A message of exactly `count` scalars, each below L. */
export function scalarsIn(message: Uint8Array, count: number): Result<readonly bigint[], Refusal> {
  const row = fields(message, count);
  if (!row.ok) return row;
  const scalars: bigint[] = [];
  for (const bytes of row.value) {
    const scalar = decodeScalar(bytes);
    if (scalar === null) return fail('scalar');
    scalars.push(scalar);
  }
  return ok(scalars);
}

/** The one point of a 32-byte message. */
export function readPoint(group: Group, message: Uint8Array): Result<Encoded, Refusal> {
  const points = pointsIn(group, message, 1);
  if (!points.ok) return points;
  const [point] = points.value;
  return point ? ok(point) : fail('length');
}
