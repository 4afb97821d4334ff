// games/dos/matching.ts: which cards match a card of the row, as which number, and in which colour (rules.md 3.2). Pure arithmetic.
import { cardOf, colours, type Colour, type Face } from './faces.ts';

/** What a match makes of the cards: the number that the row card counts as, and the one colour of all of them; null: no colour match. */
export type Match = { readonly value: number; readonly colour: Colour | null };

const oneToTen: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/** The numbers that a card may stand for. */
export function valuesOf(face: Face): readonly number[] {
  const card = cardOf(face);
  if (card.kind === 'number') return [card.value];
  return card.kind === 'dos' ? [2] : oneToTen;
}
/** One card has the number, or two cards add up to it. */
export function makes(cards: readonly Face[], value: number): boolean {
  const [first, second, third] = cards;
  if (first === undefined || third !== undefined) return false;
  if (second === undefined) return valuesOf(first).includes(value);
  return valuesOf(first).some((part) => valuesOf(second).includes(value - part));
}
/** The numbers at which these cards match the row card, lowest first. Only a wild number in the row leaves more than one. */
export const valuesAt = (row: Face, cards: readonly Face[]): readonly number[] =>
  valuesOf(row).filter((value) => makes(cards, value));
/** The colours that all of these cards can have at once. */
export const commonColours = (cards: readonly Face[]): readonly Colour[] =>
  colours.filter((colour) =>
    cards.every((face) => {
      const card = cardOf(face);
      return card.kind === 'dos' || card.colour === colour;
    }),
  );

/** Everything that may be chosen with these cards: each number, and each colour that all can have; null: not to match in colour. */
export function choicesOf(row: Face, cards: readonly Face[]): readonly Match[] {
  const common = commonColours([row, ...cards]);
  return valuesAt(row, cards).flatMap((value) => [...common, null].map((colour) => ({ value, colour })));
}
/** The choice that is made by itself: in one colour wherever that can be; null: the cards do not match. */
export const bestMatch = (row: Face, cards: readonly Face[]): Match | null => choicesOf(row, cards)[0] ?? null;

/** Whether the cards, now open, are what was said of them. */
export const holds = (row: Face, cards: readonly Face[], said: Match): boolean =>
  choicesOf(row, cards).some(({ value, colour }) => value === said.value && colour === said.colour);
