// fair/generators.ts: the generators that permutations are committed to, from this code and never from a message (fairness.md, Generators).
import { fromHex } from '../core/bytes.ts';
import { encodingOfH, encodingsOfEach } from './generator-encodings.ts';
import type { Group, Point } from './group.ts';

/** H, with its tables, and H_i for i < 128. */
export type Generators = {
  readonly h: Point;
  readonly multiplyH: (k: bigint) => Point;
  readonly each: readonly Point[];
};

/** The most cards that one shuffle can have. */
export const generatorCount = 128;

const made = new WeakMap<Group, Generators>();

/**
 * H = H2G(gen, "h"), H_i = H2G(gen, "i" ‖ u16 i), all distinct, none of them G or the identity; decoded once per group. A
 * test derives all of them anew: doing that on every device would cost it twenty milliseconds for what nobody can change.
 */
export function generatorsOf(group: Group): Generators {
  const known = made.get(group);
  if (known) return known;
  const read = (encoding: string): Point => {
    const point = group.decode(fromHex(encoding));
    if (!point) throw new Error(`${encoding} is no generator`);
    return point;
  };
  const h = read(encodingOfH);
  const each = (encodingsOfEach.match(/.{64}/g) ?? []).map(read);
  const generators = { h, multiplyH: group.fixed(h), each };
  made.set(group, generators);
  return generators;
}
