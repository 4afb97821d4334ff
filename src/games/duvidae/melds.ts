// games/duvidae/melds.ts: which plays, challenges and passes are legal, and why the others are not (rules.md 1.2). Knows no hidden card.
import * as v from 'valibot';
import { fail, ok, type Result } from '../../core/result.ts';
import type { Seat } from '../../core/seat.ts';
import type { Check, Laying } from '../play.ts';
import { rankOf, type Face, type Rank } from './faces.ts';
import type { DuvidaeBoard, DuvidaeMove, DuvidaeVote, Meld } from './position.ts';

/** Why a move is closed; words.ts has a sentence for each. */
export type Refusal =
  | 'not-a-move'
  | 'not-your-turn'
  | 'one-to-four'
  | `only-${number}-in-hand`
  | `fewer-than-${number}`
  | `more-than-${number}`
  | 'four-at-most'
  | 'nothing-higher'
  | `needs-above-${number}`
  | 'last-chance'
  | 'must-lead'
  | 'nothing-to-challenge'
  | 'single-card'
  | 'not-yourself';

export const mostCards = 4;
export const sizeOf = (meld: Meld): number => 1 + meld.down.length;
export const claimed = (meld: Meld): Rank => rankOf(meld.shown);
/** The meld that has to be beaten or challenged; null: the table is empty. */
export const topMeld = (board: DuvidaeBoard): Meld | null => board.table.at(-1) ?? null;
export const handSize = (board: DuvidaeBoard, seat: Seat): number => board.hands[seat]?.length ?? 0;

/** The next seat clockwise that still plays; the seat itself where there is no other. */
export function leftOf(board: DuvidaeBoard, from: Seat): Seat {
  const { seats, playing } = board;
  const at = seats.indexOf(from);
  const round = [...seats.slice(at + 1), ...seats.slice(0, at)];
  return round.find((s) => playing.includes(s)) ?? from;
}

/** LAST_CHANCE: the owner of the last meld has no card left, so it can only be challenged or let go. */
export function isLastChance(board: DuvidaeBoard): boolean {
  const last = topMeld(board);
  return last !== null && last.down.length > 0 && handSize(board, last.by) === 0;
}

/** Why a seat on turn cannot lay so many cards, whatever they are; or null. */
export function countClosed(board: DuvidaeBoard, seat: Seat, n: number): Refusal | null {
  if (!Number.isInteger(n) || n < 1 || n > mostCards) return 'one-to-four';
  if (isLastChance(board)) return 'last-chance';
  if (n > handSize(board, seat)) return `only-${handSize(board, seat)}-in-hand`;
  const last = topMeld(board);
  if (!last) return null;
  const size = sizeOf(last);
  if (n < size) return `fewer-than-${size}`;
  if (n > size + 1) return `more-than-${size + 1}`;
  return n === size && claimed(last) === 8 ? 'nothing-higher' : null;
}
/** Why no play at all is left to a seat on turn, or null. */
export function playClosed(board: DuvidaeBoard, seat: Seat): Refusal | null {
  const last = topMeld(board);
  if (!last) return null;
  const size = sizeOf(last);
  const same = countClosed(board, seat, size);
  if (!same) return null;
  if (size === mostCards) return same === 'nothing-higher' ? 'four-at-most' : same;
  return countClosed(board, seat, size + 1);
}
/** Why this card cannot be the one that is shown among so many, or null: as many cards need a higher rank, one more any. */
export function shownClosed(board: DuvidaeBoard, n: number, shown: Face): Refusal | null {
  const last = topMeld(board);
  if (!last || n !== sizeOf(last) || rankOf(shown) > claimed(last)) return null;
  return claimed(last) === 8 ? 'nothing-higher' : `needs-above-${claimed(last)}`;
}
/** Why the last meld cannot be challenged, or null. */
export function challengeClosed(board: DuvidaeBoard): Refusal | null {
  const last = topMeld(board);
  if (!last) return 'nothing-to-challenge';
  return last.down.length === 0 ? 'single-card' : null;
}
/** Why one cannot pass, or null. */
export const passClosed = (board: DuvidaeBoard): Refusal | null => (topMeld(board) ? null : 'must-lead');

const Move = v.variant('kind', [
  v.strictObject({ kind: v.literal('play'), n: v.number() }),
  v.strictObject({ kind: v.literal('challenge') }),
  v.strictObject({ kind: v.literal('pass') }),
]);

/** Reads the public part of a turn from the wire and judges it. What the cards are shows only when they open. */
export const judge =
  (board: DuvidaeBoard, seat: Seat): Check<DuvidaeMove> =>
  (raw): Result<DuvidaeMove, Refusal> => {
    const read = v.safeParse(Move, raw);
    if (!read.success) return fail('not-a-move');
    const move: DuvidaeMove = read.output;
    if (board.phase !== 'play' || board.turn !== seat) return fail('not-your-turn');
    const closed = moveClosed(board, seat, move);
    return closed ? fail(closed) : ok(move);
  };
function moveClosed(board: DuvidaeBoard, seat: Seat, move: DuvidaeMove): Refusal | null {
  switch (move.kind) {
    case 'play':
      return countClosed(board, seat, move.n);
    case 'challenge':
      return challengeClosed(board);
    case 'pass':
      return passClosed(board);
    default:
      return move satisfies never;
  }
}
/** One card lies face up, the rest face down. */
export const lays = (move: DuvidaeMove): Laying =>
  move.kind === 'play' ? { up: 1, down: move.n - 1 } : { up: 0, down: 0 };

const Vote = v.strictObject({ kind: v.literal('point'), left: v.pipe(v.number(), v.integer()) });

/** Reads whom somebody points at. As a place to the left it cannot be oneself, whoever says it. */
export const judgeVote =
  (board: DuvidaeBoard): Check<DuvidaeVote> =>
  (raw): Result<DuvidaeVote, Refusal> => {
    const read = v.safeParse(Vote, raw);
    if (!read.success || board.phase !== 'first') return fail('not-a-move');
    const { left } = read.output;
    if (left === 0 || left === board.playing.length) return fail('not-yourself');
    return left > 0 && left < board.playing.length ? ok(read.output) : fail('not-a-move');
  };
/** Whom a vote of a seat points at. */
export function pointedAt(board: DuvidaeBoard, seat: Seat, { left }: DuvidaeVote): Seat {
  const { playing } = board;
  return playing[(playing.indexOf(seat) + left) % playing.length] as Seat;
}
