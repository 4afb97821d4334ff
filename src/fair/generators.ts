// fair/generators.ts: the generators that permutations are committed to, derived here and never read from a message (fairness.md, Generators).
import { concat, hex, u16, utf8 } from '../core/bytes.ts';
import { domain } from '../core/hash.ts';
import type { Group, Point } from './group.ts';
import { hashToGroup } from './hash-to-group.ts';

/** H, with its tables, and H_i for i < 128. */
export type Generators = {
  readonly h: Point;
  readonly multiplyH: (k: bigint) => Point;
  readonly each: readonly Point[];
};

/** The most cards that one shuffle can have. */
export const generatorCount = 128;

const made = new WeakMap<Group, Generators>();

/** H = H2G(gen, "h"), H_i = H2G(gen, "i" ‖ u16 i): made once per group; all distinct, none of them G or the identity. */
export function generatorsOf(group: Group): Generators {
  const known = made.get(group);
  if (known) return known;
  const derive = (name: Uint8Array): Point => hashToGroup(group, domain('gen'), name);
  const h = derive(utf8('h'));
  const each = Array.from({ length: generatorCount }, (_, i) => derive(concat(utf8('i'), u16(i))));
  const all = [group.zero, group.base, h, ...each];
  if (new Set(all.map((p) => hex(group.encode(p)))).size !== all.length) throw new Error('two generators are the same');
  const generators = { h, multiplyH: group.fixed(h), each };
  made.set(group, generators);
  return generators;
}
