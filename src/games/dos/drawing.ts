// games/dos/drawing.ts: how cards come from the pile: into hands and into the row (rules.md 3.2, "Draw k").
import { at, type PerSeat, type Seat } from '../../core/seat.ts';
import { draw } from '../cards.ts';
import { deal, open, reshuffle, type Script } from '../play.ts';
import type { Face } from './faces.ts';
import { drawable } from './legal.ts';
import type { DosBoard, DosNews, DrawWhy } from './position.ts';

/** How many of `each` cards every one of these seats gets, in this order, as far as there are any. */
export function sharesOf(board: DosBoard, seats: readonly Seat[], each: number): PerSeat<number> {
  let left = drawable(board);
  const shares: { [s: Seat]: number } = {};
  for (const seat of seats) {
    shares[seat] = Math.min(each, left);
    left -= at(shares, seat);
  }
  return shares;
}

/** Each of these seats draws, in this order: in one deal where the pile has enough, else one after another. */
export function* drawEach(
  board: DosBoard,
  feed: DosNews[],
  of: { readonly seats: readonly Seat[]; readonly each: number; readonly why: DrawWhy },
): Script<void> {
  const { seats, each, why } = of;
  const shares = sharesOf(board, seats, each);
  const all = seats.reduce((sum, s) => sum + at(shares, s), 0);
  if (all > 0 && all <= board.pile.length) {
    const wanted = Object.fromEntries(seats.filter((s) => at(shares, s) > 0).map((s) => [s, at(shares, s)]));
    const { hands, pile } = yield* deal(board.pile, wanted);
    board.pile = pile;
    for (const s of seats) board.hands[s] = [...at(board.hands, s), ...(hands[s] ?? [])];
    for (const s of seats) feed.push({ kind: 'drew', seat: s, count: at(shares, s), why });
    return;
  }
  for (const s of seats) {
    const { pile, discard, cards } = yield* draw<Face>(s, at(shares, s), board);
    if (discard.length < board.discard.length) feed.push({ kind: 'reshuffled', count: board.discard.length });
    board.pile = pile;
    board.discard = discard;
    board.hands[s] = [...at(board.hands, s), ...cards];
    feed.push({ kind: 'drew', seat: s, count: cards.length, why });
  }
}

/** The row never has fewer than two cards, as long as there are any. More are left as they are. */
export function* refill(board: DosBoard, feed: DosNews[]): Script<readonly Face[]> {
  const came: Face[] = [];
  while (board.row.length < 2 && drawable(board) > 0) {
    if (board.pile.length === 0) {
      const count = board.discard.length;
      const { cards } = yield* reshuffle(board.discard);
      board.pile = cards;
      board.discard = [];
      feed.push({ kind: 'reshuffled', count });
    }
    const top = board.pile.slice(0, 2 - board.row.length);
    const { shown } = yield* open<Face>(top);
    const cards = top.map(({ sealed }, i) => ({ sealed, face: shown[i] as Face, match: null }));
    board.pile = board.pile.slice(top.length);
    board.row = [...board.row, ...cards];
    came.push(...cards.map((c) => c.face));
  }
  return came;
}
