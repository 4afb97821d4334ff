// games/duvidae/showdown.ts: what the opened cards say about the claim, and what the challenge costs (rules.md 1.2, 8.2).
import type { Seat } from '../../core/seat.ts';
import { penaltyOf, rankOf, type Face } from './faces.ts';
import { claimed, handSize } from './melds.ts';
import type { DuvidaeBoard, Meld, Showdown } from './position.ts';

/** Cards that a lost challenge costs before the penalties are added. */
export const basePrice = 2;

/** Bluff if any closed card has another rank than the shown one. Only the closed cards of this meld carry penalties. */
export function settle(
  board: DuvidaeBoard,
  meld: Meld,
  by: Seat,
  cards: readonly (Face | null)[],
): Omit<Showdown, 'number'> {
  const opened = cards.filter((c) => c !== null);
  const result: Showdown['result'] =
    opened.length < cards.length ? 'closed' : opened.every((c) => rankOf(c) === claimed(meld)) ? 'truth' : 'bluff';
  const penalty = opened.reduce((sum, c) => sum + penaltyOf(c), 0);
  const shown = { round: board.round, by, against: meld.by, shown: meld.shown, cards, result, penalty, drew: null };
  const due = basePrice + penalty;
  switch (result) {
    case 'closed':
      return { ...shown, outcome: 'void', loser: null, due: 0 };
    case 'truth':
      return handSize(board, meld.by) === 0
        ? { ...shown, outcome: 'won', loser: null, due }
        : { ...shown, outcome: 'drawn', loser: by, due };
    case 'bluff':
      return board.dry
        ? { ...shown, outcome: 'void', loser: null, due: 0 }
        : { ...shown, outcome: 'drawn', loser: meld.by, due };
    default:
      return result satisfies never;
  }
}
