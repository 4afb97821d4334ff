// fair/hash-to-group.ts: points that nobody knows the logarithm of: hash_to_ristretto255 (RFC 9380 App. B).
import { expand } from './expand.ts';
import type { Group, Point } from './group.ts';

/** H2G(dst, msg). */
export const hashToGroup = (group: Group, dst: Uint8Array, msg: Uint8Array): Point =>
  group.fromUniform(expand(dst, msg, 64));
