// games/doubt/stacks.ts: a large hand in stacks, by rank or by colour, so that fifty cards fit on a phone. No DOM.
import { cardOf, packs, type Colour, type PackName, type Rank } from './faces.ts';
import type { Held } from './hand.ts';

export type Sorting = 'rank' | 'colour';
/** All cards of one rank or colour; of neither: the Jokers. */
export type Stack = {
  readonly id: string;
  readonly rank: Rank | null;
  readonly colour: Colour | null;
  readonly cards: readonly Held[];
};

/** The hand in stacks, none of them empty, Jokers last. */
export function stacksOf(pack: PackName, hand: readonly Held[], by: Sorting): readonly Stack[] {
  const { ranks, colours } = packs[pack];
  const of = (rank: Rank | null, colour: Colour | null): Stack => ({
    id: rank ?? colour ?? 'joker',
    rank,
    colour,
    cards: hand.filter(({ face }) => {
      const card = cardOf(pack, face);
      return card === null ? rank === null && colour === null : card.rank === rank || card.colour === colour;
    }),
  });
  const all = by === 'rank' ? ranks.map((rank) => of(rank, null)) : colours.map((colour) => of(null, colour));
  return [...all, of(null, null)].filter((stack) => stack.cards.length > 0);
}
/** The whole hand in the same order, for a single fan. */
export const inOrder = (pack: PackName, hand: readonly Held[], by: Sorting): readonly Held[] =>
  stacksOf(pack, hand, by).flatMap((stack) => stack.cards);
