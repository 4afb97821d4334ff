// fair/faces.ts: the points that stand for faces; copies of one card share a point (fairness.md, Cards). Knows not what a face means.
import { concat, hex, u16 } from '../core/bytes.ts';
import { domain } from '../core/domain.ts';
import { encoded, type Encoded } from './fields.ts';
import type { Group, Point } from './group.ts';
import { hashToGroup } from './hash-to-group.ts';

export type Faces = {
  /** M_v for the faces v = 0, 1, … */
  readonly points: readonly Encoded[];
  /** The face that a point stands for; null if it stands for none. */
  faceOf(point: Point): number | null;
};

/** M_v = H2G(card, rules hash ‖ u16 v) for `count` faces; all distinct, none of them the identity. */
export function facesOf(group: Group, rules: Uint8Array, count: number): Faces {
  const points = Array.from({ length: count }, (_, v) =>
    encoded(group, hashToGroup(group, domain('card'), concat(rules, u16(v)))),
  );
  const faces = new Map(points.map(({ bytes }, v) => [hex(bytes), v]));
  if (faces.size !== count || faces.has(hex(group.encode(group.zero)))) throw new Error('two faces share a point');
  return { points, faceOf: (point) => faces.get(hex(group.encode(point))) ?? null };
}
