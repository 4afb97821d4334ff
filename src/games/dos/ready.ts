// games/dos/ready.ts: what is picked in the row and in the own hand, and what it makes. Knows no DOM.
import { cardOf, type Colour, type Face } from './faces.ts';
import { targetClosed } from './legal.ts';
import { choicesOf, valuesOf, type Match } from './matching.ts';
import type { DosBoard, Lying } from './position.ts';

/** Slots of the picked cards; number and colour only where their player chose them. */
export type Picked = {
  readonly target: number | null;
  readonly slots: readonly number[];
  readonly value: number | null;
  /** undefined: not chosen. */
  readonly colour: Colour | null | undefined;
};
export const nothingPicked: Picked = { target: null, slots: [], value: null, colour: undefined };

/** A card wanted, or wanted no more; null where no more than `most` may be picked. */
export function toggled(picked: Picked, slot: number, most: number): Picked | null {
  const open = { value: null, colour: undefined };
  if (picked.slots.includes(slot)) return { ...picked, ...open, slots: picked.slots.filter((s) => s !== slot) };
  if (most === 1) return { ...picked, ...open, slots: [slot] };
  return picked.slots.length >= most ? null : { ...picked, ...open, slots: [...picked.slots, slot] };
}
export const aimed = (picked: Picked, target: number): Picked => ({
  ...picked,
  target: picked.target === target ? null : target,
  value: null,
  colour: undefined,
});
/** What is still there after the table has changed. */
export function kept(picked: Picked, board: DosBoard, hand: readonly Lying[]): Picked {
  const slots = picked.slots.filter((s) => hand.some((c) => c.sealed === s));
  const target = board.row.some((c) => c.sealed === picked.target && c.match === null) ? picked.target : null;
  if (slots.length === picked.slots.length && target === picked.target) return picked;
  return { target, slots, value: null, colour: undefined };
}
export const cardsOf = (picked: Picked, hand: readonly Lying[]): readonly Lying[] =>
  picked.slots.flatMap((s) => hand.find((c) => c.sealed === s) ?? []);

export type Ready = {
  /** Place in the row: as tapped, or the one that the cards fit best; null: none. */
  readonly target: number | null;
  readonly cards: readonly Lying[];
  /** All that may be said of them. */
  readonly all: readonly Match[];
  /** What will be said; null: they do not match. */
  readonly match: Match | null;
};
export function readied(board: DosBoard, hand: readonly Lying[], picked: Picked): Ready {
  const cards = cardsOf(picked, hand);
  const faces = cards.map((c) => c.face);
  const tapped = board.row.findIndex((c) => c.sealed === picked.target);
  const target = tapped >= 0 ? tapped : bestTarget(board, faces);
  const row = target === null ? undefined : board.row[target];
  const all = row && faces.length > 0 ? choicesOf(row.face, faces) : [];
  const asked = board.options.wildChoices === 'ask';
  const match =
    all.find(
      (m) =>
        (!asked || picked.value === null || m.value === picked.value) &&
        (!asked || picked.colour === undefined || m.colour === picked.colour),
    ) ?? null;
  return { target, cards, all, match };
}
/** Without a tap: the card of the row that these match, best in one colour. */
function bestTarget(board: DosBoard, faces: readonly Face[]): number | null {
  const fits = board.row.flatMap((row, i) => {
    const [best] = targetClosed(row) === null && faces.length > 0 ? choicesOf(row.face, faces) : [];
    return best ? [{ i, inColour: best.colour !== null }] : [];
  });
  return (fits.find((f) => f.inColour) ?? fits[0])?.i ?? null;
}

/** What each card counts as when together they make the value; null: they cannot. */
export function parts(faces: readonly Face[], value: number): readonly number[] | null {
  const [first, second] = faces;
  if (first === undefined) return null;
  if (second === undefined) return valuesOf(first).includes(value) ? [value] : null;
  const part = valuesOf(first).find((v) => valuesOf(second).includes(value - v));
  return part === undefined ? null : [part, value - part];
}
/** What plain numbers add up to; null where a wild number leaves it open. */
export function plainSum(faces: readonly Face[]): number | null {
  if (faces.some((f) => cardOf(f).kind === 'wild')) return null;
  return faces.reduce((sum, f) => sum + (valuesOf(f)[0] ?? 0), 0);
}
/** Slots of the hand that can be part of a match: with what is picked already, of the card that is aimed at or of any. */
export function fitting(board: DosBoard, hand: readonly Lying[], picked: Picked): ReadonlySet<number> {
  const aim = board.row.filter(
    (c) => targetClosed(c) === null && (picked.target === null || c.sealed === picked.target),
  );
  const held = cardsOf(picked, hand);
  const makes = (cards: readonly Lying[]): boolean => aim.some((row) => choicesOf(row.face, cards.map((c) => c.face)).length > 0); // prettier-ignore
  const fits = (card: Lying): boolean => {
    const rest = hand.filter((c) => c.sealed !== card.sealed);
    if (held.length > 0 && !held.includes(card)) return held.length === 1 && makes([...held, card]);
    return makes([card]) || rest.some((other) => makes([card, other]));
  };
  return new Set(hand.filter((c) => held.includes(c) || fits(c)).map((c) => c.sealed));
}

/** By colour as the faces are numbered, or by number with the wild cards last. */
export function sorted(hand: readonly Lying[], by: 'number' | 'colour'): readonly Lying[] {
  const rank = (face: Face): number => {
    const card = cardOf(face);
    return card.kind === 'number' ? card.value : card.kind === 'wild' ? 12 : 11;
  };
  return hand.toSorted((a, b) => (by === 'number' ? rank(a.face) - rank(b.face) : 0) || a.face - b.face);
}
