// games/doubt/game.ts: I Doubt It as the catalogue lists it: rules, house rules, standings, safe move and bot. Knows no view.
import type { Game, Standing } from '../play.ts';
import { bot } from './bot.ts';
import { moves, safe } from './hand.ts';
import { listing } from './listing.ts';
import { active, handSize } from './order.ts';
import type { DoubtBoard, DoubtMove, DoubtNews } from './position.ts';
import { newBoard, rules } from './rules.ts';

/** The order of going out, then fewest cards in hand. Who has gone comes last (8.8). */
export function standings(board: DoubtBoard): readonly Standing[] {
  const stay = active(board).toSorted((a, b) => handSize(board, a) - handSize(board, b));
  const gone = board.gone.toSorted((a, b) => a.cards - b.cards);
  const lines = [
    ...board.placed.map((seat) => ({ seat, score: 0, shared: false })),
    ...stay.map((seat) => ({ seat, score: handSize(board, seat), shared: seat !== board.winner })),
    ...gone.map(({ seat, cards, why }) => ({ seat, score: cards, shared: true, gone: why })),
  ];
  const standing: Standing[] = [];
  for (const [i, { shared, ...line }] of lines.entries()) {
    const before = standing[i - 1];
    const equal =
      shared && lines[i - 1]?.shared && before?.score === line.score && (before.gone !== undefined) === 'gone' in line;
    standing.push({ ...line, place: equal ? before.place : i + 1 });
  }
  return standing;
}

export const doubt: Game<DoubtBoard, DoubtNews, DoubtMove> = {
  ...listing,
  newBoard,
  rules,
  standings,
  moves,
  safe,
  bot,
};
