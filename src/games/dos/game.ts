// games/dos/game.ts: DOS as the catalogue lists it: rules, house rules, standings, safe move and bot. Knows no view.
import { at } from '../../core/seat.ts';
import type { Game, Standing } from '../play.ts';
import { bot } from './bot.ts';
import { moves, safe } from './hand.ts';
import { listing } from './listing.ts';
import type { DosBoard, DosMove, DosNews } from './position.ts';
import { newBoard, rules } from './rules.ts';

/** By score; equal seats share a place, and who has gone comes last with what it had (8.8). */
export function standings(board: DosBoard): readonly Standing[] {
  const stayed = board.seats.filter((s) => board.gone.every((g) => g.seat !== s));
  const lines: readonly Omit<Standing, 'place'>[] = [
    ...stayed.map((seat) => ({ seat, score: at(board.scores, seat) })).toSorted((a, b) => b.score - a.score),
    ...board.gone.map(({ seat, score, why }) => ({ seat, score, gone: why })).toSorted((a, b) => b.score - a.score),
  ];
  const standing: Standing[] = [];
  for (const [i, line] of lines.entries()) {
    const before = standing[i - 1];
    const equal = before?.score === line.score && (before.gone === undefined) === (line.gone === undefined);
    standing.push({ ...line, place: equal ? before.place : i + 1 });
  }
  return standing;
}

export const dos: Game<DosBoard, DosNews, DosMove> = {
  ...listing,
  newBoard,
  rules,
  standings,
  moves,
  safe,
  bot,
};
