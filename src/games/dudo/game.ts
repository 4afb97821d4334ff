// games/dudo/game.ts: Dudo as the catalogue lists it: rules, house rules, standings, safe move and bot. Knows no view.
import { at, type Seat } from '../../core/seat.ts';
import { look, type Game, type Known, type Standing } from '../play.ts';
import { asksWay, bidClosed, living, moves } from './bids.ts';
import { bot } from './bot.ts';
import { listing } from './listing.ts';
import type { DudoBoard, DudoMove, DudoNews } from './position.ts';
import { newBoard, rules } from './rules.ts';

/** The winner, then who lost the last die later; unfinished: dice left. Who has gone comes last (8.8). */
export function standings(board: DudoBoard): readonly Standing[] {
  const left = living(board).toSorted((a, b) => at(board.dice, b) - at(board.dice, a));
  const out = board.outOrder.toReversed().filter((s) => board.gone.every((g) => g.seat !== s));
  const gone = board.gone.toSorted((a, b) => b.dice - a.dice);
  const lines = [
    ...left.map((seat) => ({ seat, score: at(board.dice, seat), shared: true })),
    ...out.map((seat) => ({ seat, score: 0, shared: false })),
    ...gone.map(({ seat, dice, why }) => ({ seat, score: dice, shared: true, gone: why })),
  ];
  const standing: Standing[] = [];
  for (const [i, { shared, ...line }] of lines.entries()) {
    const before = standing[i - 1];
    const equal =
      shared && before?.score === line.score && 'gone' in line === (before.gone !== undefined) && lines[i - 1]?.shared;
    standing.push({ ...line, place: equal ? before.place : i + 1 });
  }
  return standing;
}

/** One die more of the same face, if there is none Dudo; opening one two, in palifico one of the own face (8.7). */
export function safe(board: DudoBoard, seat: Seat, known: Known): DudoMove {
  const own = at(board.cups, seat)[0];
  const face = board.bid?.face ?? (board.palifico === null ? 2 : ((own && look(known, own)) ?? 2));
  const count = (board.bid?.count ?? 0) + 1;
  if (bidClosed(board, seat, count, face) !== null) return { kind: 'dudo' };
  return { kind: 'bid', count, face, ...(asksWay(board) ? { way: 1 as const } : {}) };
}

export const dudo: Game<DudoBoard, DudoNews, DudoMove> = {
  ...listing,
  newBoard,
  rules,
  standings,
  moves,
  safe,
  bot,
};
