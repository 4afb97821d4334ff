// games/duvidae/game.ts: DuvidaÊ! as the catalogue lists it: rules, house rules, standings, safe move and bot. Knows no view.
import { at, type Seat } from '../../core/seat.ts';
import type { Game, Known, Standing } from '../play.ts';
import { bot } from './bot.ts';
import { safeTurn, turns } from './hand.ts';
import { listing } from './listing.ts';
import type { DuvidaeAnswer, DuvidaeBoard, DuvidaeNews, DuvidaeVote } from './position.ts';
import { newBoard } from './round.ts';
import { rules } from './rules.ts';

/** Points; equal seats share a place, who has gone comes last (8.8). */
export function standings(board: DuvidaeBoard): readonly Standing[] {
  const score = (seat: Seat): number => at(board.points, seat);
  const present = board.playing.toSorted((a, b) => first(board, b) - first(board, a) || score(b) - score(a));
  const lines = [
    ...present.map((seat) => ({ seat, score: score(seat) })),
    ...board.gone.toSorted((a, b) => b.points - a.points).map((g) => ({ seat: g.seat, score: g.points, gone: g.why })),
  ];
  const standing: Standing[] = [];
  for (const [i, line] of lines.entries()) {
    const before = standing[i - 1];
    const equal =
      before?.score === line.score && (before.gone !== undefined) === 'gone' in line && before.seat !== board.winner;
    standing.push({ ...line, place: equal ? before.place : i + 1 });
  }
  return standing;
}
/** The winner stands before all others, also where the others have gone before it had more points than they. */
const first = (board: DuvidaeBoard, seat: Seat): number => (board.winner === seat ? 1 : 0);

/** Every vote before the first round; afterwards the turns (see `turns` for how they are bounded). */
export function moves(board: DuvidaeBoard, seat: Seat, known: Known): readonly DuvidaeAnswer[] {
  if (board.phase !== 'first') return turns(board, seat, known);
  const votes = board.options.first === 'vote' && board.playing.length > 2 && board.playing.includes(seat);
  return votes ? board.playing.slice(1).map((_, i): DuvidaeVote => ({ kind: 'point', left: i + 1 })) : [];
}
/** Pass; leading the lowest card alone; asked whom one suspects: the next to the left (8.7 names none). */
export const safe = (board: DuvidaeBoard, seat: Seat, known: Known): DuvidaeAnswer =>
  board.phase === 'first' ? { kind: 'point', left: 1 } : safeTurn(board, seat, known);

export const duvidae: Game<DuvidaeBoard, DuvidaeNews, DuvidaeAnswer> = {
  ...listing,
  newBoard,
  rules,
  standings,
  moves,
  safe,
  bot,
};
