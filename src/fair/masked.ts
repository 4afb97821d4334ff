// fair/masked.ts: a card as everybody sees it: an ElGamal ciphertext (A, B) with A = r·G, B = M + r·X (fairness.md, Cards). Knows no proof.
import { concat } from '../core/bytes.ts';
import { ok, type Result } from '../core/result.ts';
import { fieldSize, pointsIn, type Encoded, type Refusal } from './fields.ts';
import type { Group, Point } from './group.ts';

/** A masked card beside its 64 bytes A ‖ B, so that nothing is encoded twice. */
export type Masked = { readonly a: Point; readonly b: Point; readonly bytes: Uint8Array };
export const maskedSize = 2 * fieldSize;

export const masked = (group: Group, a: Point, b: Point): Masked => ({
  a,
  b,
  bytes: concat(group.encode(a), group.encode(b)),
});

/** All cards, 64 bytes each. */
export const bytesOf = (cards: readonly Masked[]): Uint8Array => concat(...cards.map(({ bytes }) => bytes));

/** A and B as fields of a transcript. */
export const left = ({ a, bytes }: Masked): Encoded => ({ point: a, bytes: bytes.subarray(0, fieldSize) });
export const right = ({ b, bytes }: Masked): Encoded => ({ point: b, bytes: bytes.subarray(fieldSize) });

/** Exactly `count` masked cards of 64 bytes each; no point of them is the identity. */
export function readMasked(group: Group, message: Uint8Array, count: number): Result<readonly Masked[], Refusal> {
  const points = pointsIn(group, message, 2 * count);
  if (!points.ok) return points;
  const cards: Masked[] = [];
  for (let k = 0; k < count; k++) {
    const [a, b] = points.value.slice(2 * k, 2 * k + 2);
    const bytes = message.subarray(k * maskedSize, (k + 1) * maskedSize);
    if (a && b) cards.push({ a: a.point, b: b.point, bytes });
  }
  return ok(cards);
}

/** (G, M + X): a face as it goes into a pack that nobody has shuffled yet; everybody computes it. */
export const faceUp = (group: Group, face: Point, key: Point): Masked =>
  masked(group, group.base, group.add(face, key));

/** E = (A, B − ΣD): with the shares of all others stripped off, a card is under its owner's key alone. */
export const stripped = (group: Group, card: Masked, shares: readonly Point[]): Masked =>
  masked(
    group,
    card.a,
    shares.reduce((b, share) => group.sub(b, share), card.b),
  );

/** x·A: the share of a card for the key x. */
export const shareOf = (group: Group, card: Masked, secret: bigint): Point => group.multiply(card.a, secret);
