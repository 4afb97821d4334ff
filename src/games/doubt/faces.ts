// games/doubt/faces.ts: the packs (rules.md 4.1, 4.7). A face is one card, except that the two Jokers are one and the same face.

export const colours = ['black', 'green', 'bronze', 'silver', 'gold', 'red', 'purple'] as const;
export const suits = ['spades', 'hearts', 'diamonds', 'clubs'] as const;
/** What a card has beside its rank: one of seven colours, or one of four suits in the standard pack. */
export type Colour = (typeof colours)[number] | (typeof suits)[number];
const purpleRanks = ['8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
const standardRanks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export type Rank = (typeof standardRanks)[number];
export type PackName = 'purple' | 'standard';
/** Ranks from the lowest, in the standard pack in the order in which they are due. One card for each rank and colour. */
export type Pack = { readonly ranks: readonly Rank[]; readonly colours: readonly Colour[] };
export const packs: { readonly [name in PackName]: Pack } = {
  purple: { ranks: purpleRanks, colours },
  standard: { ranks: standardRanks, colours: suits },
};

/** 0 to 48 and 49 for a Joker; in the standard pack 0 to 51 and 52. */
export type Face = number;
/** What a face is; a Joker is null. */
export type Card = { readonly rank: Rank; readonly colour: Colour };

const size = (pack: Pack): number => pack.ranks.length * pack.colours.length;
export const jokerOf = (name: PackName): Face => size(packs[name]);
export const isJoker = (name: PackName, face: Face): boolean => face === jokerOf(name);
export function faceOf(name: PackName, rank: Rank, colour: Colour): Face {
  const { ranks, colours } = packs[name];
  return ranks.length * colours.indexOf(colour) + ranks.indexOf(rank);
}
export function cardOf(name: PackName, face: Face): Card | null {
  const { ranks, colours } = packs[name];
  const rank = ranks[face % ranks.length];
  const colour = colours[Math.floor(face / ranks.length)];
  return rank === undefined || colour === undefined ? null : { rank, colour };
}
/** The whole pack by its faces. */
export function packOf(name: PackName, jokers: boolean): readonly Face[] {
  const plain = Array.from({ length: jokerOf(name) }, (_, face) => face);
  return jokers ? [...plain, jokerOf(name), jokerOf(name)] : plain;
}
/** For sorting: by rank, then by colour; Jokers last. */
export function height(name: PackName, face: Face): number {
  const { ranks, colours } = packs[name];
  if (isJoker(name, face)) return size(packs[name]);
  return (face % ranks.length) * colours.length + Math.floor(face / ranks.length);
}
