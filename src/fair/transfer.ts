// fair/transfer.ts: a card passes to another key, and stays the same card (fairness.md, Transfer). Knows neither giver nor receiver: ctx does.
import { concat, same } from '../core/bytes.ts';
import { domain } from '../core/domain.ts';
import { hash } from '../core/hash.ts';
import type { Chance } from '../core/ports.ts';
import { fail, ok } from '../core/result.ts';
import { scalarsIn, type Encoded, type Judged } from './fields.ts';
import type { Group, Point } from './group.ts';
import { left, masked, type Masked } from './masked.ts';
import { encodeScalar, hashToScalar, mod } from './scalar.ts';
import { nonces } from './transcript.ts';

/** `card` under the key `from` (X_a) goes under the key `to` (K: a seat's, or the joint key for a closed discard). */
type Transfer = {
  readonly group: Group;
  readonly ctx: Uint8Array;
  readonly from: Encoded;
  readonly card: Masked;
  readonly to: Encoded;
};
export const transferProofSize = 96;

/** X_a ‖ A ‖ B ‖ K ‖ R ‖ B'. */
const statement = ({ from, card, to }: Transfer, moved: Masked): Uint8Array =>
  concat(from.bytes, card.bytes, to.bytes, moved.bytes);
/** c = H2S(transfer, ctx ‖ statement ‖ T1 ‖ T2 ‖ T3). */
const challengeOf = (of: Transfer, moved: Masked, commitments: readonly Point[]): bigint =>
  hashToScalar(domain('transfer'), of.ctx, statement(of, moved), ...commitments.map((point) => of.group.encode(point)));

/** The card under its new key, and c ‖ s_x ‖ s_ρ: X_a = x·G, R = ρ·G, B' − B = ρ·K − x·A for one x and one ρ. */
export function proveTransfer(of: Transfer & { readonly secret: bigint; readonly random: Chance }): {
  readonly moved: Masked;
  readonly proof: Uint8Array;
} {
  const { group, card, to, secret } = of;
  const known = concat(of.from.bytes, card.bytes, to.bytes);
  const rho = nonces(secret, hash('transfer', of.ctx, known), of.random)();
  const face = group.sub(card.b, group.multiply(card.a, secret));
  const moved = masked(group, group.multiplyBase(rho), group.add(face, group.multiply(to.point, rho)));
  const draw = nonces(secret, hash('transfer', of.ctx, statement(of, moved)), of.random);
  const [a, b] = [draw(), draw()];
  const t1 = group.multiplyBase(a);
  const t2 = group.multiplyBase(b);
  const t3 = group.sub(group.multiply(to.point, b), group.multiply(card.a, a));
  const c = challengeOf(of, moved, [t1, t2, t3]);
  return { moved, proof: concat(...[c, mod(a + c * secret), mod(b + c * rho)].map(encodeScalar)) };
}

/** Whether `moved` is the same card; that R stands nowhere else in the log is for who knows the log. */
export function checkTransfer(of: Transfer & { readonly moved: Masked; readonly proof: Uint8Array }): Judged {
  const scalars = scalarsIn(of.proof, 3);
  if (!scalars.ok) return scalars;
  const { group, from, card, to, moved } = of;
  if (same(left(moved).bytes, left(card).bytes)) return fail('repeated');
  const [c = 0n, sx = 0n, srho = 0n] = scalars.value;
  const minus = mod(-c);
  const t1 = group.sum([group.base, from.point], [sx, minus]);
  const t2 = group.sum([group.base, moved.a], [srho, minus]);
  const t3 = group.sum([to.point, card.a, moved.b, card.b], [srho, mod(-sx), minus, c]);
  return challengeOf(of, moved, [t1, t2, t3]) === c ? ok(null) : fail('proof');
}
