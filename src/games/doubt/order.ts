// games/doubt/order.ts: who still plays, who is next, who declares, and how many cards each one is dealt (rules.md 4.1, 4.2, 8.5).
import { perSeat, type PerSeat, type Seat } from '../../core/seat.ts';
import { packs, type Rank } from './faces.ts';
import type { DoubtBoard } from './position.ts';

/** Seats that still play for the win, in seat order: present, and not out of cards for good. */
export const active = (board: DoubtBoard): readonly Seat[] =>
  board.seats.filter((s) => !board.placed.includes(s) && board.gone.every((g) => g.seat !== s));

/** Seats that owe things: a seat that is out still hands its closed cards over when somebody takes the pile. */
export function owing(board: DoubtBoard): readonly Seat[] {
  const stay = active(board);
  const waits = (s: Seat): boolean =>
    board.playing.includes(s) && board.pile.some((lay) => lay.by === s && lay.faces.includes(null));
  return board.seats.filter((s) => stay.includes(s) || waits(s));
}
export const handSize = (board: DoubtBoard, seat: Seat): number => board.hands[seat]?.length ?? 0;
export const pileSize = (board: DoubtBoard): number => board.pile.reduce((sum, lay) => sum + lay.cards.length, 0);

/** The seats after a place at the table, clockwise, that place last. */
export function round(board: DoubtBoard, from: Seat): readonly Seat[] {
  const at = board.seats.indexOf(from) + 1;
  return [...board.seats.slice(at), ...board.seats.slice(0, at)];
}
/** The next seat to the left that still plays; null: there is none but perhaps the seat itself. */
export const leftOf = (board: DoubtBoard, from: Seat): Seat | null =>
  round(board, from).find((s) => s !== from && active(board).includes(s)) ?? null;

/** NEXT: the turn moves to the left; where it comes to the place of the declarer, the seat left of that declares. */
export function passTurn(board: DoubtBoard, from: Seat): void {
  if (board.declarer === null) {
    board.turn = leftOf(board, from);
    return;
  }
  for (const seat of round(board, from)) {
    if (seat === board.declarer) {
      newLap(board, leftOf(board, seat));
      return;
    }
    if (active(board).includes(seat)) {
      board.turn = seat;
      return;
    }
  }
}
/** What was declared holds no longer; this seat declares. */
export function newLap(board: DoubtBoard, seat: Seat | null): void {
  board.declarer = null;
  board.declared = null;
  board.turn = seat;
}
/** The standard pack: one rank on with every turn, after the king the ace. */
export function rankAfter(rank: Rank): Rank {
  const { ranks } = packs.standard;
  return ranks[(ranks.indexOf(rank) + 1) % ranks.length] as Rank;
}

/** All cards, one at a time, the first to the one who begins: the extra cards go to it and on to its left. */
export function dealt(board: DoubtBoard, cards: number): PerSeat<number> {
  const seats = active(board);
  const order = [board.first, ...round(board, board.first).slice(0, -1)].filter((s) => seats.includes(s));
  const each = Math.floor(cards / order.length);
  return perSeat(seats, (s) => each + (order.indexOf(s) < cards % order.length ? 1 : 0));
}
