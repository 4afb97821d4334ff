// tools/own-cards.ts: How Dare You? whose bots write cards of their own, for cheats and tests: the real ones never do.
import type { Seat } from '../src/core/seat.ts';
import { printedCards, questionsPerCard } from '../src/games/how-dare/deck.ts';
import { howDare } from '../src/games/how-dare/game.ts';
import type { HowDareMove, OwnWhole } from '../src/games/how-dare/position.ts';
import type { Game } from '../src/games/play.ts';

/** A card about a theme; its answers are 101, 102, … and stand nowhere else. */
export const ownCardOf = (theme: string): OwnWhole => ({
  text: {
    theme,
    questions: Array.from({ length: questionsPerCard }, (_, i) => ({
      text: `How many ${theme} are in drawer ${i + 1}?`,
      unit: null,
    })),
  },
  answers: Array.from({ length: questionsPerCard }, (_, i) => 101 + i),
});

export type Drawer = {
  /** Who wants a blank card, or brings a pack of so many. */
  readonly writes: (seat: Seat) => boolean;
  readonly pack?: number;
  /** How many printed cards are in the box; with few of them an own one surely comes up. */
  readonly printed?: number;
};
/** The game as it is, but for what its bots do before the first round and how many cards lie in the box. */
export function withOwnCards({ writes, pack = 0, printed = printedCards.length }: Drawer): Game {
  const game: typeof howDare = {
    ...howDare,
    newBoard: (seats, options) => ({ ...howDare.newBoard(seats, options), used: printedCards.slice(printed) }),
    bot: (board, seat, known, dice): HowDareMove | null => {
      if (board.phase === 'blank') return { kind: 'blank', write: writes(seat) };
      if (board.phase === 'pack') return { kind: 'pack', cards: writes(seat) ? pack : 0 };
      if (board.phase === 'write') return ownCardOf(`spoons ${board.own.length + 1}`);
      return howDare.bot(board, seat, known, dice);
    },
  };
  return game;
}
