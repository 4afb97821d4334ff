// games/dos/legal.ts: what public facts allow, and why the rest is closed (rules.md 3.2). Knows no hidden card.
import * as v from 'valibot';
import { fail, ok, type Result } from '../../core/result.ts';
import { at, seatAt, type Seat } from '../../core/seat.ts';
import type { Check, PlayJudge } from '../play.ts';
import { cardOf, colours } from './faces.ts';
import { valuesOf } from './matching.ts';
import type { DosBoard, MatchMove, PlaceMove, RowCard, TurnMove, WindowMove } from './position.ts';

/** Why a move is closed; words.ts has a sentence for each. */
export type Refusal =
  | 'not-a-move'
  | 'not-your-turn'
  | 'no-such-card'
  | 'matched-already'
  | 'other-number'
  | 'other-colour'
  | 'too-few-cards'
  | 'no-draw-after-match'
  | 'drawn-already'
  | 'nothing-to-draw'
  | 'match-or-draw'
  | 'draw-first'
  | `place-${number}`
  | 'catch-comes-first'
  | 'nobody-to-catch'
  | 'no-calling'
  | 'not-at-two'
  | 'said-already';

/** The next seat clockwise that still plays. */
export function next(board: DosBoard, from: Seat): Seat {
  return fromLeft(board, from, board.playing)[0] ?? from;
}
/** Some seats in turn order, beginning to the left of one and ending with itself. */
export function fromLeft(board: DosBoard, from: Seat, some: readonly Seat[]): readonly Seat[] {
  const n = board.seats.length;
  const after = (s: Seat): number => (board.seats.indexOf(s) - board.seats.indexOf(from) - 1 + n) % n;
  return some.toSorted((a, b) => after(a) - after(b));
}
export const handSize = (board: DosBoard, seat: Seat): number => at(board.hands, seat).length;
/** Cards that can still be drawn: the pile, and the discard pile that becomes a new one. */
export const drawable = (board: DosBoard): number => board.pile.length + board.discard.length;

/** Why the word cannot be said with a move after which the hand holds `left` cards; null: it is due. */
export function wordClosed(board: DosBoard, seat: Seat, left: number): Refusal | null {
  if (board.options.dosCall !== 'on') return 'no-calling';
  if (left !== 2) return 'not-at-two';
  return left !== handSize(board, seat) || board.unsaid.includes(seat) ? null : 'said-already';
}

/** Why a card of the row cannot be matched now, whatever the cards; null: it can. */
export function targetClosed(card: RowCard | undefined): Refusal | null {
  if (!card) return 'no-such-card';
  return card.match === null ? null : 'matched-already';
}
function matchClosed(board: DosBoard, seat: Seat, move: MatchMove): Refusal | null {
  const target = board.row[move.target];
  const closed = targetClosed(target);
  if (closed !== null || !target) return closed;
  if (move.cards > handSize(board, seat)) return 'too-few-cards';
  if (!valuesOf(target.face).includes(move.value)) return 'other-number';
  const card = cardOf(target.face);
  const free = move.colour === null || card.kind === 'dos' || card.colour === move.colour;
  return free ? null : 'other-colour';
}
export function drawClosed(board: DosBoard): Refusal | null {
  if (board.at === 'matched') return board.options.drawAfterMatching ? null : 'no-draw-after-match';
  if (board.at !== 'drew') return null;
  if (board.options.drawRule !== 'untilPlayable' || board.matches > 0) return 'drawn-already';
  return drawable(board) > 0 ? null : 'nothing-to-draw';
}
export function stopClosed(board: DosBoard): Refusal | null {
  if (board.at === 'main') return 'match-or-draw';
  return board.at === 'matched' && board.options.drawAfterMatching ? 'draw-first' : null;
}
export function catchClosed(board: DosBoard, by: Seat, seat: Seat): Refusal | null {
  if (seat === by || !board.unsaid.includes(seat)) return 'nobody-to-catch';
  return board.at === 'main' ? null : 'catch-comes-first';
}

/** The cards in hand after a move. */
export function leftAfter(board: DosBoard, seat: Seat, move: Exclude<TurnMove, { kind: 'catch' }> | PlaceMove): number {
  const held = handSize(board, seat);
  switch (move.kind) {
    case 'match':
    case 'place':
      return held - move.cards;
    case 'draw':
      return held + Math.min(1, drawable(board));
    case 'stop':
      return held;
    default:
      return move satisfies never;
  }
}
/** Why a move of the turn is closed as far as public facts show it. */
export function turnClosed(board: DosBoard, seat: Seat, move: TurnMove): Refusal | null {
  if (board.turn !== seat || board.at === 'place' || board.at === 'end') return 'not-your-turn';
  if (move.kind === 'catch') return catchClosed(board, seat, move.seat);
  const closed =
    move.kind === 'match'
      ? matchClosed(board, seat, move)
      : move.kind === 'draw'
        ? drawClosed(board)
        : stopClosed(board);
  return closed ?? (move.dos ? wordClosed(board, seat, leftAfter(board, seat, move)) : null);
}
export function placeClosed(board: DosBoard, seat: Seat, move: PlaceMove): Refusal | null {
  if (board.turn !== seat || board.at !== 'place') return 'not-your-turn';
  if (move.cards !== board.places) return `place-${board.places}`;
  return move.dos ? wordClosed(board, seat, leftAfter(board, seat, move)) : null;
}
/** Why a word is closed in the window that is open now. */
export function windowClosed(board: DosBoard, seat: Seat, move: WindowMove): Refusal | null {
  if (move.kind === 'dos') return board.asked === seat ? null : 'not-your-turn';
  return board.stake === move.seat && board.stake !== seat && board.playing.includes(seat) ? null : 'nobody-to-catch';
}

const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(108));
const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(107));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(254), v.transform(seatAt));
const Catch = v.strictObject({ kind: v.literal('catch'), seat });
const Turn = v.variant('kind', [
  v.strictObject({
    kind: v.literal('match'),
    target: place,
    cards: v.picklist([1, 2]),
    value: v.picklist([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
    colour: v.nullable(v.picklist(colours)),
    dos: v.boolean(),
  }),
  v.strictObject({ kind: v.literal('draw'), dos: v.boolean() }),
  v.strictObject({ kind: v.literal('stop'), dos: v.boolean() }),
  Catch,
]);
const Place = v.strictObject({ kind: v.literal('place'), cards: count, dos: v.boolean() });
const Word = v.variant('kind', [v.strictObject({ kind: v.literal('dos') }), Catch]);

/** Reads a move and judges it on the board of this moment. */
const reads =
  <M>(
    schema: v.GenericSchema<unknown, M>,
    closed: (move: M) => Refusal | null,
  ): ((raw: unknown) => Result<M, string>) =>
  (raw) => {
    const read = v.safeParse(schema, raw);
    if (!read.success) return fail('not-a-move');
    const why = closed(read.output);
    return why === null ? ok(read.output) : fail(why);
  };

export const judgeTurn = (board: DosBoard, by: Seat): PlayJudge<TurnMove> => ({
  check: reads(Turn, (move) => turnClosed(board, by, move)),
  lays: (move) => ({ up: move.kind === 'match' ? move.cards : 0, down: 0 }),
});
export const judgePlace = (board: DosBoard, by: Seat): PlayJudge<PlaceMove> => ({
  check: reads(Place, (move) => placeClosed(board, by, move)),
  lays: (move) => ({ up: move.cards, down: 0 }),
});
export const judgeWord = (board: DosBoard, by: Seat): Check<WindowMove> =>
  reads(Word, (move) => windowClosed(board, by, move));
