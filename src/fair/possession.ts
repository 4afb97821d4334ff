// fair/possession.ts: proof that a seat knows the secret of the card key it posts (Schnorr; fairness.md, Key generation). Knows no seat: ctx does.
import { concat } from '../core/bytes.ts';
import { domain } from '../core/domain.ts';
import { hash } from '../core/hash.ts';
import type { Chance } from '../core/ports.ts';
import { fail, ok } from '../core/result.ts';
import { scalarsIn, type Encoded, type Judged } from './fields.ts';
import type { Group, Point } from './group.ts';
import { encodeScalar, hashToScalar, mod } from './scalar.ts';
import { nonces } from './transcript.ts';

type Possession = { readonly group: Group; readonly ctx: Uint8Array; readonly key: Encoded };

/** c = H2S(pok, ctx ‖ X ‖ T). */
const challengeOf = ({ group, ctx, key }: Possession, commitment: Point): bigint =>
  hashToScalar(domain('pok'), ctx, key.bytes, group.encode(commitment));

/** T = s·G − c·X: what a proof (c, s) must have begun with. */
export const commitmentOf = (group: Group, key: Point, c: bigint, s: bigint): Point =>
  group.sum([group.base, key], [s, mod(-c)]);

/** c ‖ s, 64 bytes, for X = x·G: T = w·G, s = w + c·x. */
export function provePossession(of: Possession & { readonly secret: bigint; readonly random: Chance }): Uint8Array {
  const w = nonces(of.secret, hash('pok', of.ctx, of.key.bytes), of.random)();
  const c = challengeOf(of, of.group.multiplyBase(w));
  return concat(encodeScalar(c), encodeScalar(mod(w + c * of.secret)));
}

export function checkPossession(of: Possession & { readonly proof: Uint8Array }): Judged {
  const scalars = scalarsIn(of.proof, 2);
  if (!scalars.ok) return scalars;
  const [c = 0n, s = 0n] = scalars.value;
  return challengeOf(of, commitmentOf(of.group, of.key.point, c, s)) === c ? ok(null) : fail('proof');
}
