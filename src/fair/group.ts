// fair/group.ts: all that the proofs ask of ristretto255 (RFC 9496), additive. Knows no card and no proof; a backend computes it.
declare const point: unique symbol;
/** A point of ristretto255; what it is inside is known to its own backend only. */
export type Point = { readonly [point]: true };

/** Scalars are in 0..L-1 (scalar.ts); one out of range is our own bug and throws. */
export type Group = {
  readonly name: 'noble' | 'kernel';
  readonly base: Point;
  readonly zero: Point;
  add(a: Point, b: Point): Point;
  sub(a: Point, b: Point): Point;
  equal(a: Point, b: Point): boolean;
  isZero(a: Point): boolean;
  /** k·P for a secret k in 0..L-1: constant time as far as the backend can. */
  multiply(p: Point, k: bigint): Point;
  /** k·G for a secret k. */
  multiplyBase(k: bigint): Point;
  /** Tables for a point that is multiplied often by secret scalars (H, the joint key). */
  fixed(p: Point): (k: bigint) => Point;
  /** Σ kᵢ·Pᵢ, public input only (variable time). */
  sum(points: readonly Point[], scalars: readonly bigint[]): Point;
  /** The same for secret scalars: constant time as far as the backend can. */
  sumSecret(points: readonly Point[], scalars: readonly bigint[]): Point;
  /** 32 canonical bytes. */
  encode(p: Point): Uint8Array;
  /** Strict: null for anything that is not the canonical encoding of a point (RFC 9496 §4.3.1). The identity decodes; who must refuse it does. */
  decode(bytes: Uint8Array): Point | null;
  /** The one-way map from 64 uniform bytes (RFC 9496 §4.3.4). */
  fromUniform(bytes: Uint8Array): Point;
};
