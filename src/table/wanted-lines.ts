// table/wanted-lines.ts: to whom a device should hold lines: a seat to all others; who only watches to a few, so that it burdens nobody.
import { hex } from '../core/bytes.ts';
import type { Dialled } from './ports.ts';

/** Lines of a device that watches: one, and another for when that one breaks. */
const few = 2;

/** `first`: whoever must be reached, an opener in the lobby. `own`: spreads those who watch over the seats. */
export function linesOfWatcher(of: {
  readonly known: readonly Dialled[];
  readonly own: Uint8Array;
  readonly first: Uint8Array | null;
  readonly reached: (key: Uint8Array) => boolean;
}): readonly Dialled[] {
  const { known, own, first, reached } = of;
  const open = known.filter((d) => reached(d.key));
  if (open.length === 0) return known; // nobody answers: whoever does is welcome
  const turn = (d: Dialled): string => hex(d.key.map((b, i) => b ^ (own[i] ?? 0)));
  const rest = known.filter((d) => !open.includes(d)).sort((a, b) => (turn(a) < turn(b) ? -1 : 1));
  const must = known.filter((d) => first !== null && hex(d.key) === hex(first));
  return [...new Set([...must, ...open, ...rest])].slice(0, Math.max(few, must.length));
}
