// games/how-dare/bot.ts: a player with a rough idea: it guesses near a power of ten, errs as people do, and dares when a number looks too
// high to it. It never reads an answer; of an own card it knows only what the others say.
import type { Seat } from '../../core/seat.ts';
import type { Known } from '../play.ts';
import { roughSizeOf } from './deck.ts';
import { largest, lastBid, lowest, spotOnClosed } from './moves.ts';
import type { HowDareBoard, HowDareMove } from './position.ts';

/** How far (in powers of ten) a guess is off, and how sure the bot is of its guess. */
const error = 0.45;
const doubt = 0.35;

/** A draw around 0 with spread 1, from -3 to 3: the sum of twelve dice. */
function bell(dice: (n: number) => number): number {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += dice(1001) / 1000;
  return sum - 6;
}
const log = (n: number): number => Math.log10(Math.max(1, n));
/** A number as people say it: one or two leading digits, then zeros. */
export function round(n: number): number {
  const power = 10 ** Math.max(0, Math.floor(log(n)) - 1);
  return Math.max(0, Math.round(n / power) * power);
}
/** How likely a number is too high, for somebody who believes in `guess` (both as powers of ten). */
const tooHigh = (n: number, guess: number): number => 1 / (1 + Math.exp(-(log(n) - guess) / (doubt * 0.55)));

/** What the bot believes the answer to be, as a power of ten: its own idea, or, of an own card, a little more than what was said first. */
function guessOf(board: HowDareBoard, dice: (n: number) => number): number {
  const { card, question, bids } = board;
  const size = card === null || question === null ? null : roughSizeOf(card, question);
  const heard = bids[0] ? log(bids[0].n) + 0.7 : 1.5;
  return Math.min(15, Math.max(0, (size ?? heard) + error * bell(dice)));
}
/** A higher number than the last: some of the way to the guess, but never much. */
function raise(board: HowDareBoard, guess: number, dice: (n: number) => number): number {
  const low = lowest(board);
  const from = log(low);
  const way = Math.max(0, guess - from) * (0.1 + dice(30) / 100);
  const wished = board.bids.length === 0 ? 10 ** Math.max(0, guess - 0.5 - dice(60) / 100) : 10 ** (from + way);
  return Math.min(largest, Math.max(low, round(wished)));
}

/** The bot's move. `dice(n)` gives a whole number in 0..n-1. */
export function bot(board: HowDareBoard, _seat: Seat, _known: Known, dice: (n: number) => number): HowDareMove {
  const last = lastBid(board);
  const guess = guessOf(board, dice);
  const risk = last ? tooHigh(last.n, guess) : 0;
  switch (board.phase) {
    case 'pack':
      return { kind: 'pack', cards: 0 };
    case 'blank':
      return { kind: 'blank', write: false };
    case 'write':
      return { text: null, answers: [] };
    case 'reply':
      return { kind: risk < 0.3 && dice(3) > 0 ? 'double' : 'accept' };
    case 'doubled':
      return risk > 0.5 || lowest(board) > largest
        ? { kind: 'stand' }
        : { kind: 'withdraw', n: raise(board, guess, dice) };
    case 'bid':
    case 'draw':
    case 'check':
    case 'over':
      if (!last) return { kind: 'say', n: raise(board, guess, dice) };
      if (!spotOnClosed(board) && risk > 0.45 && risk < 0.55 && dice(30) === 0) return { kind: 'spotOn' };
      if (lowest(board) > largest || risk > 0.5 + dice(30) / 100) return { kind: 'dare' };
      return { kind: 'say', n: raise(board, guess, dice) };
    default:
      return board.phase satisfies never;
  }
}
