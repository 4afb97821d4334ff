// games/duvidae/round.ts: what a round begins with, what is put away, and what winning, leaving and a void round change (rules.md 1.2, 8.2).
import { at, perSeat, type Seat } from '../../core/seat.ts';
import type { Ending, Out } from '../play.ts';
import type { Face } from './faces.ts';
import { handSize, leftOf } from './melds.ts';
import type { DuvidaeBoard, DuvidaeNews, DuvidaeOptions, RoundWon, Showdown } from './position.ts';

export const newBoard = (seats: readonly Seat[], options: DuvidaeOptions): DuvidaeBoard => ({
  options,
  seats,
  playing: seats,
  round: 0,
  phase: 'first',
  points: { ...perSeat(seats, () => 0) },
  leader: null,
  votes: {},
  turn: null,
  hands: {},
  pile: [],
  discard: [],
  seen: {},
  table: [],
  passed: [],
  challenge: null,
  draws: null,
  dry: false,
  lost: 0,
  last: null,
  won: null,
  gone: [],
  winner: null,
});

/** A new round: all 72 cards come back. */
export function begin(board: DuvidaeBoard, feed: DuvidaeNews[]): void {
  board.round += 1;
  gather(board);
  feed.push({ kind: 'round', round: board.round, seat: board.leader as Seat });
}
/** No card is anywhere but in the pack. */
function gather(board: DuvidaeBoard): void {
  board.phase = 'shuffle';
  board.turn = null;
  board.hands = {};
  board.pile = [];
  board.discard = [];
  board.seen = {};
  board.table = [];
  board.passed = [];
  board.challenge = null;
  board.draws = null;
  board.dry = false;
  board.lost = 0;
}

/** The whole table goes to the discard pile; only what was opened in the last challenge and the shown cards have been seen. */
export function clear(board: DuvidaeBoard, opened: Showdown | null): void {
  const top = board.table.at(-1);
  const seen: { [slot: number]: Face } = { ...board.seen };
  for (const { up, shown } of board.table) seen[up.sealed] = shown;
  for (const [i, card] of (top?.down ?? []).entries()) {
    const face = opened?.cards[i] ?? null;
    if (face !== null) seen[card.sealed] = face;
  }
  board.seen = seen;
  board.discard = [...board.discard, ...board.table.flatMap((meld) => [meld.up, ...meld.down])];
  board.table = [];
  board.passed = [];
}

/** A round point; with enough of them the game is won, otherwise the next to the left leads. */
export function score(board: DuvidaeBoard, feed: DuvidaeNews[], won: RoundWon): void {
  const points = at(board.points, won.seat) + 1;
  board.points[won.seat] = points;
  board.won = won;
  board.leader = leftOf(board, won.seat);
  feed.push({ kind: 'roundWon', ...won, points });
  if (points >= board.options.points) board.winner = won.seat;
}
/** No point, all cards anew; the same seat leads. */
export function annul(board: DuvidaeBoard, feed: DuvidaeNews[]): void {
  if (board.phase === 'first') return;
  if (board.phase !== 'shuffle' && board.phase !== 'deal') feed.push({ kind: 'void', round: board.round });
  board.round -= 1;
  board.won = null;
  gather(board);
}
/** What going costs: the seat is out with its points; who was to lead is followed by the next to the left. */
export function depart(board: DuvidaeBoard, feed: DuvidaeNews[], out: Out): void {
  const seats = out.seats.filter((s) => board.playing.includes(s));
  for (const seat of seats) {
    const why = out.why[seat] ?? 'left';
    board.gone = [...board.gone, { seat, why, points: at(board.points, seat) }];
    feed.push({ kind: 'gone', seat, why });
  }
  board.playing = board.playing.filter((s) => !seats.includes(s));
  if (board.leader !== null && !board.playing.includes(board.leader)) board.leader = leftOf(board, board.leader);
}
/** Somebody goes while a hand is empty: the others keep their chance, their cards are out, nothing is drawn any more. */
export function goOnDry(board: DuvidaeBoard, feed: DuvidaeNews[], out: Out): void {
  const before = board.playing;
  depart(board, feed, out);
  if (board.playing.length < 2) throw out;
  board.dry = true;
  for (const seat of before.filter((s) => !board.playing.includes(s))) {
    board.lost += handSize(board, seat);
    board.hands[seat] = [];
  }
}

/** Enough points, or one seat is left: it has won. */
export function finish(board: DuvidaeBoard, feed: DuvidaeNews[]): Ending {
  const why = board.winner === null ? 'left' : 'won';
  board.phase = 'over';
  board.turn = null;
  board.winner ??= board.playing[0] ?? null;
  if (board.winner !== null) feed.push({ kind: 'won', seat: board.winner });
  return { winner: board.winner, why };
}
