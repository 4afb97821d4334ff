// games/how-dare/moves.ts: which numbers and words are legal, and why the others are not (rules.md 2.2, 2.3). Knows no answer.
import * as v from 'valibot';
import { fail, ok, type Result } from '../../core/result.ts';
import type { Seat } from '../../core/seat.ts';
import type { Check } from '../play.ts';
import { largestPack } from './deck.ts';
import { contenders } from './seats.ts';
import type { Bid, HowDareBoard, HowDareMove } from './position.ts';

/** Why a move is closed; words.ts has a sentence for each. */
export type Refusal =
  | 'not-a-move'
  | 'not-your-turn'
  | 'not-whole'
  | 'negative'
  | 'too-large'
  | 'not-higher'
  | 'nothing-said'
  | 'spot-on-off'
  | 'not-now'
  | 'pack-too-small'
  | 'pack-too-large'
  | 'master-needs-two';

/** Numbers go from 0 to 10^15. */
export const largest = 1e15;
export const lastBid = ({ bids }: HowDareBoard): Bid | null => bids.at(-1) ?? null;
/** The lowest number that may be said; above `largest` there is none left. */
export const lowest = (board: HowDareBoard): number => (lastBid(board)?.n ?? -1) + 1;

/** Whether a number may be said now: null, or why not. */
export function numberClosed(board: HowDareBoard, n: unknown): Refusal | null {
  if (typeof n !== 'number' || !Number.isFinite(n) || !Number.isInteger(n)) return 'not-whole';
  if (n < 0) return 'negative';
  if (n > largest) return 'too-large';
  return n < lowest(board) ? 'not-higher' : null;
}
/** Whether the seat on turn may call the last number exactly right: null, or why not. */
export function spotOnClosed(board: HowDareBoard): Refusal | null {
  if (!board.options.spotOn) return 'spot-on-off';
  return lastBid(board) ? null : 'nothing-said';
}
/** How many cards a seat may bring as its own pack, 0 for none: null, or why not. */
export function packClosed(board: HowDareBoard, cards: number): Refusal | null {
  if (cards === 0) return null;
  if (contenders(board).length < 3) return 'master-needs-two';
  if (cards < board.options.rounds) return 'pack-too-small';
  return cards > largestPack ? 'pack-too-large' : null;
}

const word = <K extends string>(kind: K) => v.strictObject({ kind: v.literal(kind) });
const Move = v.variant('kind', [
  v.strictObject({ kind: v.literal('say'), n: v.unknown() }),
  v.strictObject({ kind: v.literal('withdraw'), n: v.unknown() }),
  ...(['dare', 'spotOn', 'accept', 'double', 'stand'] as const).map(word),
]);
/** What may be said in which phase. */
const fits: { readonly [phase: string]: readonly string[] } = {
  bid: ['say', 'dare', 'spotOn'],
  reply: ['accept', 'double'],
  doubled: ['withdraw', 'stand'],
};

/** Reads a move of the seat on turn from the wire and judges it. */
export const judge =
  (board: HowDareBoard, seat: Seat): Check<HowDareMove> =>
  (raw): Result<HowDareMove, Refusal> => {
    const read = v.safeParse(Move, raw);
    if (!read.success) return fail('not-a-move');
    const said = read.output;
    if (board.turn !== seat) return fail('not-your-turn');
    if (!fits[board.phase]?.includes(said.kind)) return fail('not-now');
    switch (said.kind) {
      case 'say':
      case 'withdraw': {
        const closed = numberClosed(board, said.n);
        return closed ? fail(closed) : ok({ kind: said.kind, n: Math.abs(Number(said.n)) }); // no minus zero
      }
      case 'dare':
        return lastBid(board) ? ok({ kind: said.kind }) : fail('nothing-said');
      case 'spotOn': {
        const closed = spotOnClosed(board);
        return closed ? fail(closed) : ok({ kind: said.kind });
      }
      case 'accept':
      case 'double':
      case 'stand':
        return ok({ kind: said.kind });
      default:
        return said satisfies never;
    }
  };

const Blank = v.strictObject({ kind: v.literal('blank'), write: v.boolean() });
/** Whether somebody would like to write a card. */
export const judgeBlank: Check<Extract<HowDareMove, { kind: 'blank' }>> = (raw) => {
  const read = v.safeParse(Blank, raw);
  return read.success ? ok(read.output) : fail('not-a-move');
};
const Pack = v.strictObject({ kind: v.literal('pack'), cards: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) });
/** Whether somebody would bring a pack. */
export const judgePack =
  (board: HowDareBoard): Check<Extract<HowDareMove, { kind: 'pack' }>> =>
  (raw) => {
    const read = v.safeParse(Pack, raw);
    if (!read.success) return fail('not-a-move');
    const closed = packClosed(board, read.output.cards);
    return closed ? fail(closed) : ok(read.output);
  };

/** Numbers worth offering: there are too many to list. The lowest, some steps up from it, and the highest. */
function someNumbers(board: HowDareBoard): readonly number[] {
  const low = lowest(board);
  if (low > largest) return [];
  const steps = [low, low + 1, low + 9, low * 2, low * 10, low * 1000, largest];
  return [...new Set(steps.map((n) => Math.min(n, largest)))].sort((a, b) => a - b);
}
/** The legal moves of a seat; of numbers only some, every one from `lowest` to `largest` is legal. */
export function moves(board: HowDareBoard, seat: Seat): readonly HowDareMove[] {
  switch (board.phase) {
    case 'blank':
      return board.playing.includes(seat) ? [false, true].map((write) => ({ kind: 'blank', write })) : [];
    case 'pack':
      return board.playing.includes(seat)
        ? [0, board.options.rounds, largestPack]
            .filter((n) => !packClosed(board, n))
            .map((cards) => ({ kind: 'pack', cards }))
        : [];
    case 'write':
      return board.turn === seat ? [{ text: null, answers: [] }] : [];
    case 'bid':
      if (board.turn !== seat) return [];
      return [
        ...someNumbers(board).map((n) => ({ kind: 'say', n }) as const),
        ...(lastBid(board) ? [{ kind: 'dare' } as const] : []),
        ...(spotOnClosed(board) ? [] : [{ kind: 'spotOn' } as const]),
      ];
    case 'reply':
      return board.turn === seat ? [{ kind: 'accept' }, { kind: 'double' }] : [];
    case 'doubled':
      if (board.turn !== seat) return [];
      return [{ kind: 'stand' }, ...someNumbers(board).map((n) => ({ kind: 'withdraw', n }) as const)];
    case 'draw':
    case 'check':
    case 'over':
      return [];
    default:
      return board.phase satisfies never;
  }
}
