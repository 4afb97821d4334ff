// games/how-dare/game.ts: How Dare You? as the catalogue lists it: rules, house rules, standings, safe move and bot. Knows no view.
import type { Game } from '../play.ts';
import { bot } from './bot.ts';
import { largest, lowest, moves } from './moves.ts';
import { listing } from './listing.ts';
import type { HowDareBoard, HowDareMove, HowDareNews } from './position.ts';
import { newBoard, rules } from './rules.ts';
import { standings } from './score.ts';

/** The lowest legal number, at 10^15 the dare; asked: accept, stand (8.7). Before the game: no card of one's own. */
export function safe(board: HowDareBoard): HowDareMove {
  switch (board.phase) {
    case 'pack':
      return { kind: 'pack', cards: 0 };
    case 'blank':
      return { kind: 'blank', write: false };
    case 'write':
      return { text: null, answers: [] };
    case 'reply':
      return { kind: 'accept' };
    case 'doubled':
      return { kind: 'stand' };
    case 'bid':
    case 'draw':
    case 'check':
    case 'over':
      return lowest(board) > largest ? { kind: 'dare' } : { kind: 'say', n: lowest(board) };
    default:
      return board.phase satisfies never;
  }
}

export const howDare: Game<HowDareBoard, HowDareNews, HowDareMove> = {
  ...listing,
  newBoard,
  rules,
  standings,
  losers: (board) => board.seats.filter((s) => s !== board.master && !board.winners.includes(s)),
  moves,
  safe,
  bot,
};
