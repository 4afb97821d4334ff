// games/dudo/bids.ts: which bids, doubts and calzas are legal, and why the others are not (rules.md 5.2, 5.4). Knows no hidden die.
import * as v from 'valibot';
import { fail, ok, type Result } from '../../core/result.ts';
import { at, type Seat } from '../../core/seat.ts';
import type { Check, Die } from '../play.ts';
import type { DudoBoard, DudoMove } from './position.ts';

/** Why a move is closed; words.ts has a sentence for each. */
export type Refusal =
  | 'not-a-move'
  | 'not-your-turn'
  | 'no-dice'
  | `only-${number}-dice`
  | 'no-opening-ones'
  | 'face-locked'
  | `same-face-needs-${number}`
  | `ones-need-${number}`
  | `others-need-${number}`
  | 'fewer-dice'
  | 'face-not-higher'
  | 'one-change'
  | 'face-lower'
  | 'way-missing'
  | 'way-closed'
  | 'nothing-bid'
  | 'calza-off'
  | 'calza-with-two'
  | 'calza-no-loss-yet'
  | 'calza-own-bid';

/** A bid as a seat says it. */
export type Said = Extract<DudoMove, { kind: 'bid' }>;
export const dieFaces: readonly Die[] = [1, 2, 3, 4, 5, 6];

/** Seats that still have dice, in seat order. */
export const living = (board: DudoBoard): readonly Seat[] => board.seats.filter((s) => at(board.dice, s) > 0);
/** All dice in play: the highest number that can be bid. */
export const total = (board: DudoBoard): number => board.seats.reduce((sum, s) => sum + at(board.dice, s), 0);

/** The next living seat after one (itself gone or out, perhaps), clockwise or the other way. */
export function next(board: DudoBoard, from: Seat, way: 1 | -1 = 1): Seat | null {
  const { seats } = board;
  for (let i = 1; i <= seats.length; i++) {
    const seat = seats[(seats.indexOf(from) + way * i + seats.length * i) % seats.length];
    if (seat !== undefined && seat !== from && at(board.dice, seat) > 0) return seat;
  }
  return null;
}

/** Whether ones count for every other face in this round. */
export const onesAreWild = ({ options, palifico }: Pick<DudoBoard, 'options' | 'palifico'>): boolean =>
  options.ones === 'wild' && (palifico === null || options.palificoWild);

/** How many of these dice count for a face. */
export const countOf = (dice: readonly (Die | null)[], face: Die, wild: boolean): number =>
  dice.filter((d) => d === face || (wild && d === 1)).length;

/** Whether this bid has to say which way the round runs. With two left both ways are the same. */
export function asksWay(board: DudoBoard): boolean {
  const { last, round } = board;
  const afterRightCalza = last?.kind === 'calza' && last.result === 'right' && last.round === round - 1;
  return (
    board.options.direction === 'chosen' &&
    board.bid === null &&
    round > 1 &&
    !afterRightCalza &&
    living(board).length > 2
  );
}

/** A raise where ones are an ordinary face or no ones are involved. */
function judgeOrdinary(raise: DudoBoard['options']['raise'], last: Said, said: Said): Refusal | null {
  if (said.face === last.face) return said.count > last.count ? null : `same-face-needs-${last.count + 1}`;
  if (said.count < last.count) return 'fewer-dice';
  if (said.count === last.count) return said.face > last.face ? null : 'face-not-higher';
  switch (raise) {
    case 'strict':
      return 'one-change';
    case 'neverLower':
      return said.face > last.face ? null : 'face-lower';
    case 'free':
      return null;
    default:
      return raise satisfies never;
  }
}

function judgeFace(board: DudoBoard, seat: Seat, said: Said): Refusal | null {
  const { options, palifico } = board;
  const ordinary = options.ones === 'notWild' || palifico !== null;
  if (!board.bid) return said.face === 1 && !ordinary ? 'no-opening-ones' : null;
  const last: Said = { kind: 'bid', count: board.bid.count, face: board.bid.face };
  const free = options.palificoOneDieFree && at(board.dice, seat) === 1;
  if (palifico !== null && !free && said.face !== last.face) return 'face-locked';
  if (ordinary || said.face === last.face) return judgeOrdinary(options.raise, last, said);
  if (said.face === 1) {
    const need = Math.ceil(last.count / 2);
    return said.count >= need ? null : `ones-need-${need}`;
  }
  if (last.face === 1) {
    const need = 2 * last.count + 1;
    return said.count >= need ? null : `others-need-${need}`;
  }
  return judgeOrdinary(options.raise, last, said);
}

/** Whether a seat whose turn it is may say this number and face: null, or why the bid is closed. */
export function bidClosed(board: DudoBoard, seat: Seat, count: number, face: Die): Refusal | null {
  if (count < 1) return 'no-dice';
  if (count > total(board)) return `only-${total(board)}-dice`;
  return judgeFace(board, seat, { kind: 'bid', count, face });
}

/** A bid judged on the board of this moment, direction included. */
export function judgeBid(board: DudoBoard, seat: Seat, said: Said): Result<Said, Refusal> {
  const closed = bidClosed(board, seat, said.count, said.face);
  if (closed) return fail(closed);
  if (asksWay(board) !== (said.way !== undefined)) return fail(said.way === undefined ? 'way-missing' : 'way-closed');
  return ok(said);
}

/** The lowest number that a seat may bid with a face, or why there is none. */
export function lowest(board: DudoBoard, seat: Seat, face: Die): Result<number, Refusal> {
  let closed: Refusal = 'no-dice';
  for (let count = 1; count <= total(board); count++) {
    const reason = bidClosed(board, seat, count, face);
    if (!reason) return ok(count);
    closed = reason;
  }
  return fail(closed);
}

/** Why a seat may not call calza now (whether on turn or in a window), or null. */
export function calzaClosed(board: DudoBoard, seat: Seat): Refusal | null {
  const { options } = board;
  if (options.calza === 'off') return 'calza-off';
  if (!board.bid) return 'nothing-bid';
  if (!options.calzaHeadsUp && living(board).length === 2) return 'calza-with-two';
  if (options.calzaAfterLossOnly && !board.hurt.includes(seat)) return 'calza-no-loss-yet';
  if (options.calzaNotByBidder && board.bid.by === seat) return 'calza-own-bid';
  return null;
}

/** Who may call calza out of turn while the window after a bid is open: then `phase` is 'bid' and `turn` null. */
export function inWindow(board: DudoBoard): readonly Seat[] {
  const { bid } = board;
  if (board.options.calza !== 'outOfTurn' || board.phase !== 'bid' || board.turn !== null || !bid) return [];
  const onTurn = next(board, bid.by, board.way);
  return living(board).filter((s) => s !== onTurn && calzaClosed(board, s) === null);
}

const Move = v.variant('kind', [
  v.strictObject({
    kind: v.literal('bid'),
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(36)),
    face: v.picklist([1, 2, 3, 4, 5, 6]),
    way: v.exactOptional(v.picklist([1, -1])),
  }),
  v.strictObject({ kind: v.literal('dudo') }),
  v.strictObject({ kind: v.literal('calza') }),
]);

/** Reads a move of a seat from the wire and judges it, on turn and in a window. */
export const judge =
  (board: DudoBoard, seat: Seat): Check<DudoMove> =>
  (raw): Result<DudoMove, Refusal> => {
    const read = v.safeParse(Move, raw);
    if (!read.success) return fail('not-a-move');
    const move: DudoMove = read.output;
    const waits = board.turn === seat || (move.kind === 'calza' && inWindow(board).includes(seat));
    if (board.phase !== 'bid' || !waits) return fail('not-your-turn');
    switch (move.kind) {
      case 'bid':
        return judgeBid(board, seat, move);
      case 'dudo':
        return board.bid ? ok(move) : fail('nothing-bid');
      case 'calza': {
        const closed = calzaClosed(board, seat);
        return closed ? fail(closed) : ok(move);
      }
      default:
        return move satisfies never;
    }
  };

/** Every legal move of a seat. */
export function moves(board: DudoBoard, seat: Seat): readonly DudoMove[] {
  const calza: readonly DudoMove[] = calzaClosed(board, seat) ? [] : [{ kind: 'calza' }];
  if (board.phase !== 'bid') return [];
  if (board.turn !== seat) return inWindow(board).includes(seat) ? calza : [];
  const numbers = Array.from({ length: total(board) }, (_, i) => i + 1);
  const bids = dieFaces
    .flatMap((face) => numbers.map((count) => ({ kind: 'bid' as const, count, face })))
    .filter((b) => bidClosed(board, seat, b.count, b.face) === null);
  const said = asksWay(board) ? bids.flatMap((b) => ([1, -1] as const).map((way) => ({ ...b, way }))) : bids;
  return [...said, ...(board.bid ? [{ kind: 'dudo' } as const] : []), ...calza];
}
