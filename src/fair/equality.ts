// fair/equality.ts: proof that one secret key made all of a seat's shares (batched DLEQ, RFC 9497 §2.2, with every pair bound; fairness.md, Share). Knows no slot: ctx does.
import nacl from 'tweetnacl';
import { concat, lp, u16, utf8 } from '../core/bytes.ts';
import { hash } from '../core/hash.ts';
import type { Chance } from '../core/ports.ts';
import { fail, ok } from '../core/result.ts';
import { scalarsIn, type Encoded, type Judged } from './fields.ts';
import type { Group, Point } from './group.ts';
import { encodeScalar, hashToScalar, mod } from './scalar.ts';
import { nonces } from './transcript.ts';

/** log_G key = log_base image for every pair. */
export type Pairs = {
  readonly group: Group;
  readonly key: Encoded;
  readonly bases: readonly Encoded[];
  readonly images: readonly Encoded[];
};
type Equality = Pairs & { readonly tag: 'share' | 'open'; readonly ctx: Uint8Array };

/**
 * The contextString of RFC 9497: H(tag ‖ lp(ctx) ‖ X ‖ u16 count ‖ all A ‖ all D). Each weight then depends on every
 * pair; the RFC's own depends on one, and a list search finds wrong shares whose errors cancel (fairness.md, A6).
 */
export const bindAll = ({ tag, ctx, key, bases, images }: Omit<Equality, 'group'>): Uint8Array =>
  hash(
    tag,
    lp(ctx),
    key.bytes,
    u16(bases.length),
    ...bases.map(({ bytes }) => bytes),
    ...images.map(({ bytes }) => bytes),
  );

/** d_i of ComputeComposites (RFC 9497 §2.2.1). */
export function weights({ key, bases, images }: Pairs, contextString: Uint8Array): readonly bigint[] {
  const seed = nacl.hash(concat(lp(key.bytes), lp(concat(utf8('Seed-'), contextString))));
  return bases.map(({ bytes }, i) => {
    const image = images[i];
    if (!image) throw new Error(`no image of base ${i}`);
    return hashToScalar(contextString, lp(seed), u16(i), lp(bytes), lp(image.bytes), utf8('Composite'));
  });
}
const total = (group: Group, of: readonly Encoded[], scalars: readonly bigint[]): Point =>
  group.sum(
    of.map(({ point }) => point),
    scalars,
  );
const challengeOf = ({ group, key }: Pairs, contextString: Uint8Array, ...points: readonly Point[]): bigint =>
  hashToScalar(contextString, lp(key.bytes), ...points.map((p) => lp(group.encode(p))), utf8('Challenge'));

/** GenerateProof (RFC 9497 §2.2.1) with A = G and B = key, for the nonce r: c ‖ s, 64 bytes. */
export function generateProof(of: Pairs, contextString: Uint8Array, secret: bigint, r: bigint): Uint8Array {
  const { group } = of;
  const m = total(group, of.bases, weights(of, contextString));
  const z = group.multiply(m, secret);
  const c = challengeOf(of, contextString, m, z, group.multiplyBase(r), group.multiply(m, r));
  return concat(encodeScalar(c), encodeScalar(mod(r - c * secret)));
}

/** VerifyProof (RFC 9497 §2.2.2): t2 = s·G + c·B, t3 = s·M + c·Z. */
export function verifyProof(of: Pairs, contextString: Uint8Array, proof: Uint8Array): Judged {
  if (of.bases.length !== of.images.length) return fail('length');
  const scalars = scalarsIn(proof, 2);
  if (!scalars.ok) return scalars;
  const [c = 0n, s = 0n] = scalars.value;
  const { group, key } = of;
  const d = weights(of, contextString);
  const [m, z] = [total(group, of.bases, d), total(group, of.images, d)];
  const [t2, t3] = [group.sum([group.base, key.point], [s, c]), group.sum([m, z], [s, c])];
  return challengeOf(of, contextString, m, z, t2, t3) === c ? ok(null) : fail('proof');
}

/** One proof of 64 bytes for all shares (or openings) of one entry. */
export function proveEquality(of: Equality & { readonly secret: bigint; readonly random: Chance }): Uint8Array {
  if (of.bases.length === 0 || of.bases.length !== of.images.length) throw new Error('nothing to prove equal');
  const contextString = bindAll(of);
  return generateProof(of, contextString, of.secret, nonces(of.secret, contextString, of.random)());
}

export const checkEquality = (of: Equality & { readonly proof: Uint8Array }): Judged =>
  of.bases.length === 0 ? fail('length') : verifyProof(of, bindAll(of), of.proof);
