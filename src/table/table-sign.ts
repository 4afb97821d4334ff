// table/table-sign.ts: three numbers that all at a table see alike, from all their keys. A stranger in between would change them.
import { fromHex } from '../core/bytes.ts';
import { hash } from '../core/hash.ts';
import { signCount, type TableSign } from '../core/table-sign.ts';

/** The sign of a set of keys (hex), in whatever order they come. */
export function tableSign(keys: readonly string[]): TableSign {
  const bytes = hash('sign', ...keys.toSorted().map(fromHex));
  const nth = (i: number): number => (bytes[i] ?? 0) % signCount;
  return [nth(0), nth(1), nth(2)];
}
