// ui/sign.ts: which three pictures a set of keys has. Knows no picture.
import { fromHex } from '../core/bytes.ts';
import { hash } from '../core/hash.ts';
import { signs, type Sign } from './signs.ts';

/** The sign of a set of keys (hex), in whatever order they come. */
export function tableSign(keys: readonly string[]): readonly [Sign, Sign, Sign] {
  const bytes = hash('sign', ...keys.toSorted().map(fromHex));
  const nth = (i: number): Sign => signs[(bytes[i] ?? 0) % signs.length] ?? signs[0];
  return [nth(0), nth(1), nth(2)];
}
