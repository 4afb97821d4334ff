// games/doubt/claims.ts: which turns and doubts are legal, why the others are not, and what makes a claim true (rules.md 4.2, 4.7).
import * as v from 'valibot';
import { fail, ok, type Result } from '../../core/result.ts';
import type { Seat } from '../../core/seat.ts';
import type { Check, Laying } from '../play.ts';
import { cardOf, packs, type Card, type Face, type PackName } from './faces.ts';
import { active, handSize } from './order.ts';
import type { Claim, DoubtBoard, DoubtTurn, DoubtWord, Lay } from './position.ts';

/** Why a move is closed; words.ts has a sentence for each. */
export type Refusal =
  | 'not-a-move'
  | 'not-your-turn'
  | 'must-declare'
  | 'must-place'
  | 'already-declared'
  | 'no-such-card'
  | 'no-jokers'
  | 'joker-not-alone'
  | 'one-to-four'
  | `only-${number}-in-hand`
  | 'no-window'
  | 'own-card';

/** Cards of one rank that may be laid at once with the standard pack. */
export const mostCards = 4;

/** Whether a card makes a claim true. Only what was claimed counts; a Joker is never a lie (P5, P12). */
export function fits(pack: PackName, face: Face, claim: Claim): boolean {
  const card = cardOf(pack, face);
  if (card === null) return true;
  return claim.kind === 'rank' ? card.rank === claim.rank : card.colour === claim.colour;
}
/** What a turn on the present board claims; null: it claims nothing. */
export function claimOf(board: DoubtBoard, turn: DoubtTurn): Claim | null {
  const { declared, due } = board;
  if (turn.kind === 'play') return due && { kind: 'rank', rank: due, n: turn.n };
  if (turn.kind !== 'place' || !declared) return null;
  return turn.claim === 'rank'
    ? { kind: 'rank', rank: declared.rank, n: 1 }
    : { kind: 'colour', colour: declared.colour };
}
/** The cards that can be doubted now. */
export const topLay = (board: DoubtBoard): Lay | null => board.pile.at(-1) ?? null;

const Turn = v.variant('kind', [
  v.strictObject({
    kind: v.literal('declare'),
    named: v.exactOptional(v.strictObject({ rank: v.string(), colour: v.string() })),
  }),
  v.strictObject({ kind: v.literal('place'), claim: v.picklist(['rank', 'colour']) }),
  v.strictObject({ kind: v.literal('play'), n: v.number() }),
  v.strictObject({ kind: v.literal('pass') }),
]);

/** Why the seat on turn cannot pass, or null. */
export function passClosed(board: DoubtBoard): Refusal | null {
  if (board.options.pack === 'standard') return 'must-place';
  if (board.declared === null) return 'must-declare';
  return board.options.pass ? null : 'must-place';
}
/** Why the seat on turn cannot lay so many cards of the rank that is due, or null. */
export function countClosed(board: DoubtBoard, seat: Seat, n: number): Refusal | null {
  if (!Number.isInteger(n) || n < 1 || n > mostCards) return 'one-to-four';
  return n > handSize(board, seat) ? `only-${handSize(board, seat)}-in-hand` : null;
}
/** Why a seat cannot declare a Joker, as far as all can see, or null: as the last card, or of two that are both Jokers. */
export function jokerClosed(board: DoubtBoard, seat: Seat): Refusal | null {
  if (!board.options.jokers) return 'no-jokers';
  return handSize(board, seat) > 2 ? 'joker-not-alone' : null;
}
const known = (pack: PackName, named: { rank: string; colour: string }): Card | null => {
  const rank = packs[pack].ranks.find((r) => r === named.rank);
  const colour = packs[pack].colours.find((c) => c === named.colour);
  return rank !== undefined && colour !== undefined ? { rank, colour } : null;
};

/** Reads the public part of a turn from the wire and judges it. What the cards are shows only when they open. */
export const judge =
  (board: DoubtBoard, seat: Seat): Check<DoubtTurn> =>
  (raw): Result<DoubtTurn, Refusal> => {
    const isDoubt = v.is(Doubt, raw);
    const read = v.safeParse(Turn, raw);
    if (!read.success) return fail(isDoubt ? 'no-window' : 'not-a-move');
    const turn = read.output;
    if (board.phase !== 'turn' || board.turn !== seat) return fail('not-your-turn');
    const standard = board.options.pack === 'standard';
    switch (turn.kind) {
      case 'pass': {
        const closed = passClosed(board);
        return closed ? fail(closed) : ok(turn);
      }
      case 'declare': {
        if (standard) return fail('must-place');
        if (board.declared !== null) return fail('already-declared');
        const { named } = turn;
        if (named === undefined) return ok({ kind: 'declare' });
        const closed = jokerClosed(board, seat);
        if (closed) return fail(closed);
        const card = known(board.options.pack, named);
        return card ? ok({ kind: 'declare', named: card }) : fail('no-such-card');
      }
      case 'place':
        if (standard) return fail('not-a-move');
        return board.declared === null ? fail('must-declare') : ok(turn);
      case 'play': {
        if (!standard) return fail('not-a-move');
        const closed = countClosed(board, seat, turn.n);
        return closed ? fail(closed) : ok(turn);
      }
      default:
        return turn satisfies never;
    }
  };
/** A declared card lies face up, what is claimed lies face down. */
export function lays(turn: DoubtTurn): Laying {
  switch (turn.kind) {
    case 'declare':
      return { up: 1, down: 0 };
    case 'place':
      return { up: 0, down: 1 };
    case 'play':
      return { up: 0, down: turn.n };
    case 'pass':
      return { up: 0, down: 0 };
    default:
      return turn satisfies never;
  }
}

const Doubt = v.strictObject({ kind: v.literal('doubt') });
/** Why a seat cannot doubt now, or null: only the card whose window is open, and not one's own. */
export function doubtClosed(board: DoubtBoard, seat: Seat): Refusal | null {
  const top = topLay(board);
  if (board.phase !== 'window' || top === null) return 'no-window';
  if (top.by === seat) return 'own-card';
  return active(board).includes(seat) ? null : 'not-your-turn';
}
/** Reads a doubt from the wire and judges it. */
export const judgeDoubt =
  (board: DoubtBoard, seat: Seat): Check<DoubtWord> =>
  (raw): Result<DoubtWord, Refusal> => {
    if (!v.is(Doubt, raw)) return fail('not-a-move');
    const closed = doubtClosed(board, seat);
    return closed ? fail(closed) : ok({ kind: 'doubt' });
  };
/** Who may doubt the card in the window. */
export const doubters = (board: DoubtBoard): readonly Seat[] =>
  active(board).filter((s) => doubtClosed(board, s) === null);
