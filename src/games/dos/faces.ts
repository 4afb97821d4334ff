// games/dos/faces.ts: the pack: 108 cards of 41 faces, what they count and which colour they have (rules.md 3.1). Knows no table.

export const colours = ['blue', 'green', 'red', 'yellow'] as const;
export type Colour = (typeof colours)[number];
/** A face by its number, 0..40; copies of one face cannot be told apart. */
export type Face = number;
/** number: as printed. wild: a printed colour and any number from 1 to 10. dos: a 2 of any colour. */
export type Card =
  | { readonly kind: 'number'; readonly colour: Colour; readonly value: number }
  | { readonly kind: 'wild'; readonly colour: Colour }
  | { readonly kind: 'dos' };

/** There is no plain 2 and no 0. Of the low numbers there are three of each colour, of the high ones two. */
const numbers = [1, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const copiesOf = (card: Card): number => (card.kind === 'dos' ? 12 : card.kind === 'number' && card.value <= 5 ? 3 : 2);

/** Every face, at the place of its number. */
export const cards: readonly Card[] = [
  ...colours.flatMap((colour) => numbers.map((value): Card => ({ kind: 'number', colour, value }))),
  ...colours.map((colour): Card => ({ kind: 'wild', colour })),
  { kind: 'dos' },
];
export function cardOf(face: Face): Card {
  const card = cards[face];
  if (!card) throw new Error(`there is no face ${face}`);
  return card;
}
/** All cards of the pack by their faces. */
export const pack: readonly Face[] = cards.flatMap((card, face) => Array.from({ length: copiesOf(card) }, () => face));

/** What a card costs its holder at the end of a round. */
export function pointsOf(face: Face): number {
  const card = cardOf(face);
  if (card.kind === 'number') return card.value;
  return card.kind === 'wild' ? 40 : 20;
}
