// games/duvidae/faces.ts: the pack of 72 cards (rules.md 1.1). A face is a rank with a penalty; copies of one face cannot be told apart.
import type { DuvidaeOptions } from './position.ts';

/** 0 to 23: three faces for each rank, plain, +1 and +2. */
export type Face = number;
export const ranks = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Rank = (typeof ranks)[number];
/** Cards that it costs when the card lies closed in a meld that is challenged. */
export type Penalty = 0 | 1 | 2;

export const faceOf = (rank: Rank, penalty: Penalty = 0): Face => 3 * (rank - 1) + penalty;
export const rankOf = (face: Face): Rank => (Math.floor(face / 3) + 1) as Rank;
export const penaltyOf = (face: Face): Penalty => (face % 3) as Penalty;

/** The penalties of the nine cards of each rank, by house rule. */
export const penaltiesPerRank: { readonly [mix in DuvidaeOptions['penalties']]: readonly Penalty[] } = {
  mild: [0, 0, 0, 0, 0, 0, 1, 1, 2],
  sharp: [0, 0, 0, 0, 0, 0, 1, 2, 2],
  none: [0, 0, 0, 0, 0, 0, 0, 0, 0],
};

/** All 72 cards by their faces, in the order of the ranks. */
export const packOf = (mix: DuvidaeOptions['penalties']): readonly Face[] =>
  ranks.flatMap((rank) => penaltiesPerRank[mix].map((penalty) => faceOf(rank, penalty)));
