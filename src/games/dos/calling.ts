// games/dos/calling.ts: the word at two cards, and catching who does not say it (rules.md 3.2, "Dos").
import type { Seat } from '../../core/seat.ts';
import { race, type Script } from '../play.ts';
import { drawEach } from './drawing.ts';
import { fromLeft, handSize, judgeWord } from './legal.ts';
import type { DosBoard, DosNews } from './position.ts';

/** Who drew or laid cards, whose turn it is or just was, and who said the word with it. */
export type Counted = { readonly seats: readonly Seat[]; readonly from: Seat; readonly said: Seat | null };

/** Hands have changed and are counted: each that has come to exactly two without the word is asked for it, one after another. */
export function* countHands(board: DosBoard, feed: DosNews[], { seats, from, said }: Counted): Script<void> {
  board.unsaid = board.unsaid.filter((s) => !seats.includes(s));
  const { dosCall } = board.options;
  if (dosCall === 'off') return;
  const due = fromLeft(board, from, seats).filter((s) => handSize(board, s) === 2);
  board.unsaid = [...board.unsaid, ...due];
  for (const seat of due)
    if (seat === said || dosCall === 'automatic' || (yield* asked(board, seat))) say(board, feed, seat);
    else yield* window(board, feed, seat);
}

/** The word, by itself or with a move. */
export function say(board: DosBoard, feed: DosNews[], seat: Seat): void {
  board.unsaid = board.unsaid.filter((s) => s !== seat);
  feed.push({ kind: 'dos', seat });
}

/** The seat has a moment to say it; its own device says nothing when that is over. */
function* asked(board: DosBoard, seat: Seat): Script<boolean> {
  const ms = board.options.dosTime * 1000;
  if (ms === 0) return false;
  board.asked = seat;
  const word = yield* race({ seats: [seat], ms, stake: seat }, (s) => judgeWord(board, s));
  board.asked = null;
  return word !== null;
}

/** Nothing was said: all others may catch. Who was first only matters for the record. */
function* window(board: DosBoard, feed: DosNews[], seat: Seat): Script<void> {
  feed.push({ kind: 'unsaid', seat });
  board.stake = seat;
  const seats = board.playing.filter((s) => s !== seat);
  const ms = board.options.dosWindow * 1000;
  const spoken = yield* race({ seats, ms, stake: seat }, (s) => judgeWord(board, s));
  board.stake = null;
  if (spoken) yield* caught(board, feed, { seat, by: spoken.seat, others: spoken.others });
}

/** Two cards: at once, or at the end of the own turn. A caught hand counts as called until it changes. */
export function* caught(
  board: DosBoard,
  feed: DosNews[],
  of: { readonly seat: Seat; readonly by: Seat; readonly others: readonly Seat[] },
): Script<void> {
  const later = board.turn === of.seat;
  board.unsaid = board.unsaid.filter((s) => s !== of.seat);
  feed.push({ kind: 'caught', ...of, later });
  if (later) board.penaltyDue = true;
  else yield* drawEach(board, feed, { seats: [of.seat], each: 2, why: 'penalty' });
}
