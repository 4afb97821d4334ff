// fair/membership.ts: proof that a closed card has one of several faces, not which (CDS94 OR of DLEQ; fairness.md, Verifiable void in a suit).
import { concat, u16 } from '../core/bytes.ts';
import { domain } from '../core/domain.ts';
import { hash } from '../core/hash.ts';
import type { Chance } from '../core/ports.ts';
import { fail, ok } from '../core/result.ts';
import { scalarsIn, type Encoded, type Judged } from './fields.ts';
import type { Group, Point } from './group.ts';
import type { Masked } from './masked.ts';
import { encodeScalar, hashToScalar, mod } from './scalar.ts';
import { nonces } from './transcript.ts';

/** `card` under the key `owner` has one of the faces S. */
type Membership = {
  readonly group: Group;
  readonly ctx: Uint8Array;
  readonly owner: Encoded;
  readonly card: Masked;
  readonly faces: readonly Encoded[];
};
type Pair = readonly [Point, Point];

/** X ‖ A ‖ B ‖ u16 |S| ‖ all M_k. */
const statement = ({ owner, card, faces }: Membership): Uint8Array =>
  concat(owner.bytes, card.bytes, u16(faces.length), ...faces.map(({ bytes }) => bytes));
/** H2S(member, ctx ‖ statement ‖ all T_k). */
const challengeOf = (of: Membership, commitments: readonly Pair[]): bigint =>
  hashToScalar(domain('member'), of.ctx, statement(of), ...commitments.flat().map((point) => of.group.encode(point)));
/** T_k = (s_k·G − c_k·X, s_k·A − c_k·(B − M_k)). */
const commitmentOf = ({ group, owner, card }: Membership, face: Encoded, c: bigint, s: bigint): Pair => [
  group.sum([group.base, owner.point], [s, mod(-c)]),
  group.sum([card.a, group.sub(card.b, face.point)], [s, mod(-c)]),
];
const sum = (scalars: readonly bigint[]): bigint => mod(scalars.reduce((a, b) => a + b, 0n));

/** For each face c_k ‖ s_k, 64·|S| bytes; the card has the face number `index` of them. */
export function proveMembership(
  of: Membership & { readonly secret: bigint; readonly index: number; readonly random: Chance },
): Uint8Array {
  const { group, card, faces, secret, index } = of;
  if (!faces[index]) throw new Error(`no face ${index} among ${faces.length}`);
  const draw = nonces(secret, hash('member', of.ctx, statement(of)), of.random);
  const w = draw();
  const simulated = faces.map((face, k) => (k === index ? { face, c: 0n, s: 0n } : { face, c: draw(), s: draw() }));
  const commitments = simulated.map(({ face, c, s }, k): Pair =>
    k === index ? [group.multiplyBase(w), group.multiply(card.a, w)] : commitmentOf(of, face, c, s),
  );
  const rest = mod(challengeOf(of, commitments) - sum(simulated.map(({ c }) => c)));
  return concat(
    ...simulated.flatMap(({ c, s }, k) => (k === index ? [rest, mod(w + rest * secret)] : [c, s])).map(encodeScalar),
  );
}

export function checkMembership(of: Membership & { readonly proof: Uint8Array }): Judged {
  if (of.faces.length === 0) return fail('length');
  const scalars = scalarsIn(of.proof, 2 * of.faces.length);
  if (!scalars.ok) return scalars;
  const pairs = of.faces.map((face, k) => ({
    face,
    c: scalars.value[2 * k] ?? 0n,
    s: scalars.value[2 * k + 1] ?? 0n,
  }));
  const commitments = pairs.map(({ face, c, s }) => commitmentOf(of, face, c, s));
  return challengeOf(of, commitments) === sum(pairs.map(({ c }) => c)) ? ok(null) : fail('proof');
}
