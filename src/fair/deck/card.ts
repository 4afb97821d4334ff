// fair/deck/card.ts: one masked card as everybody knows it, and what its holder alone can see of it. Knows no game.
import { hex } from '../../core/bytes.ts';
import type { Seat } from '../../core/seat.ts';
import { group } from '../arithmetic.ts';
import type { Keep } from '../exchange.ts';
import type { Faces } from '../faces.ts';
import type { Point } from '../group.ts';
import { faceUp, left, maskedSize, readMasked, shareOf, type Masked } from '../masked.ts';
import { ownSecret, type CardKeys } from './keys.ts';

/** Under whose key a card is: null, the joint key of the round: it lies in a pile. `face` once it has been opened to all. */
export type Card = {
  readonly mask: Masked;
  readonly keys: CardKeys;
  readonly holder: Seat | null;
  readonly face: number | null;
};

/** (G, M + K): a card whose face everybody knows, under a key; no secret goes in. */
export const bare = (faces: Faces, face: number, key: Point): Masked => {
  const known = faces.points[face];
  if (!known) throw new Error(`the rules know no face ${face}`);
  return faceUp(group(), known.point, key);
};
/** The face of a card whose mask D (= x·A) is known. Every proof has held: a point of no face is our own bug. */
export function unmasked(faces: Faces, { b }: Masked, d: Point): number {
  const face = faces.faceOf(group().sub(b, d));
  if (face === null) throw new Error('a card with all its proofs has no face');
  return face;
}
/** What the holder sees of its own card. */
export const seen = (faces: Faces, card: Card, keep: Keep): number => {
  if (card.holder === null) throw new Error('nobody sees a card in a pile');
  if (card.face !== null) return card.face;
  return unmasked(faces, card.mask, shareOf(group(), card.mask, ownSecret(card.keys, card.holder, keep)));
};

/** The name under which a first half A is remembered. */
export const half = (card: Masked): string => hex(left(card).bytes);
/** Whether all first halves are new to this round and to each other; such cards may enter (fairness.md, A11). */
export const fresh = (keys: CardKeys, cards: readonly Masked[]): boolean => {
  const halves = cards.map(half);
  return new Set(halves).size === halves.length && halves.every((h) => !keys.used.has(h));
};
/** Cards that were judged become part of the log. */
export function enter(keys: CardKeys, bytes: Uint8Array): readonly Masked[] {
  const cards = readMasked(group(), bytes, bytes.length / maskedSize);
  if (!cards.ok) throw new Error('cards that passed their check have no points');
  for (const card of cards.value) keys.used.add(half(card));
  return cards.value;
}
