// games/play.ts: all that rules may ask of the table, and what a game is. Knows no key, socket, clock or DOM.
import { Out, type Why } from '../core/out.ts';
import type { Plain } from '../core/plain.ts';
import type { Result } from '../core/result.ts';
import type { PerSeat, Seat } from '../core/seat.ts';

export { Out, type Why };

declare const holds: unique symbol;
/** A thing that is hidden, named by its slot; `T` is what opening it gives. Plain data, safe on the board. */
export type Sealed<T> = { readonly sealed: number; readonly [holds]?: T };
/** What one player knows of hidden things: slot -> value. */
export type Known = { readonly [sealed: number]: Plain };
export const look = <T extends Plain>(known: Known, thing: Sealed<T>): T | undefined =>
  known[thing.sealed] as T | undefined;

/** Reads a move from the wire and judges it on the board of this moment: the move, or the code of the reason why not. */
export type Check<M> = (raw: unknown) => Result<M, string>;
/** A window: who may speak up, for how long (ms, each device by its own clock), and whose play is at stake. */
export type Window = { readonly seats: readonly Seat[]; readonly ms: number; readonly stake: Seat };

export type Ask =
  | { readonly kind: 'choose'; readonly seat: Seat; readonly check: Check<Plain> }
  | { readonly kind: 'together'; readonly seats: readonly Seat[]; readonly check: Check<Plain> }
  | { readonly kind: 'race'; readonly window: Window; readonly check: (seat: Seat) => Check<Plain> }
  | { readonly kind: 'seal'; readonly seat: Seat; readonly judge: SealJudge<Plain, Plain> }
  | { readonly kind: 'chance'; readonly n: number }
  | { readonly kind: 'roll'; readonly cups: PerSeat<number> }
  | { readonly kind: 'shuffle'; readonly faces: readonly number[] }
  | { readonly kind: 'reshuffle'; readonly things: readonly Sealed<number>[] }
  | { readonly kind: 'deal'; readonly pile: readonly Sealed<number>[]; readonly wanted: PerSeat<number> }
  | {
      readonly kind: 'playCards';
      readonly seat: Seat;
      readonly hand: readonly Sealed<number>[];
      readonly judge: PlayJudge<Plain>;
    }
  | { readonly kind: 'take'; readonly things: readonly Sealed<number>[]; readonly seat: Seat }
  | { readonly kind: 'open'; readonly things: readonly Sealed<Plain>[] }
  | { readonly kind: 'round' }
  | { readonly kind: 'foul'; readonly seat: Seat; readonly why: string };

/** Rules are a generator of asks. Answers are `unknown` here and typed by the helpers below, the only place with a cast. */
export type Script<T> = Generator<Ask, T, unknown>;

export type Die = 1 | 2 | 3 | 4 | 5 | 6;
/** What may be sealed: the whole as its author sees it, the text and number of answers as all see it, an answer once it is open. */
export type SealJudge<T extends Plain, A extends Plain> = {
  readonly whole: Check<{ readonly text: T; readonly answers: readonly A[] }>;
  text(raw: unknown, answers: number): Result<T, string>;
  readonly answer: Check<A>;
};
/** How many cards of a hidden hand a move lays, face up and face down. */
export type Laying = { readonly up: number; readonly down: number };
/** Judges the public part of a turn that may lay cards; what the cards are, `check` cannot see. */
export type PlayJudge<M extends Plain> = { readonly check: Check<M>; lays(move: M): Laying };
/** Such a turn as its player says it: what all may know, and the slots of the own hand that it lays, face-up ones first. */
export type Laid<M extends Plain> = { readonly move: M; readonly lay: readonly number[] };
/** Such a turn as all see it. `hand` is what is left, in a new order; whatever was laid can be told from no other card of the hand. */
export type Played<M, F extends number> = {
  readonly move: M;
  readonly shown: readonly F[];
  readonly up: readonly Sealed<F>[];
  readonly down: readonly Sealed<F>[];
  readonly hand: readonly Sealed<F>[];
};
/** Cards that changed place, those that did not come along because their holder had gone, and who went just now. */
export type Moved<F extends number> = {
  readonly cards: readonly Sealed<F>[];
  readonly lost: readonly Sealed<F>[];
  readonly out: Out | null;
};
/** What `open` gives: the value of each thing, null where its holder went before opening it; and who went. */
export type Opened<T> = { readonly shown: readonly (T | null)[]; readonly out: Out | null };
/** Who spoke first in a window, with what, and whether a tie had to be settled. */
export type Spoken<M> = { readonly seat: Seat; readonly move: M; readonly others: readonly Seat[] };

/** One seat makes a move. */
export function* choose<M extends Plain>(seat: Seat, check: Check<M>): Script<M> {
  return (yield { kind: 'choose', seat, check }) as M;
}
/** All answer at once; nobody sees another's answer first. */
export function* together<M extends Plain>(seats: readonly Seat[], check: Check<M>): Script<PerSeat<M>> {
  return (yield { kind: 'together', seats, check }) as PerSeat<M>;
}
/** A window in which any of several may speak up (an answer that `check` takes) or let it go (null). */
export function* race<M extends Plain>(window: Window, check: (seat: Seat) => Check<M>): Script<Spoken<M> | null> {
  return (yield { kind: 'race', window, check }) as Spoken<M> | null;
}
/** A seat fixes a public text and sealed answers, to be opened one by one much later. */
export function* seal<T extends Plain, A extends Plain>(
  seat: Seat,
  judge: SealJudge<T, A>,
): Script<{ readonly text: T; readonly answers: readonly Sealed<A>[] }> {
  return (yield { kind: 'seal', seat, judge }) as {
    text: T;
    answers: readonly Sealed<A>[];
  };
}
/** A joint public number in 0..n-1 that no seat can steer. */
export function* chance(n: number): Script<number> {
  return (yield { kind: 'chance', n }) as number;
}
/** Dice under cups: so many for each seat, each seat sees only its own. */
export function* roll(cups: PerSeat<number>): Script<PerSeat<readonly Sealed<Die>[]>> {
  return (yield { kind: 'roll', cups }) as PerSeat<readonly Sealed<Die>[]>;
}
/** A face-down pile of cards, named by their faces (0, 1, …; copies of one face cannot be told apart), in an order that nobody knows. */
export function* shuffle<F extends number>(faces: readonly F[]): Script<readonly Sealed<F>[]> {
  return (yield { kind: 'shuffle', faces }) as readonly Sealed<F>[];
}
/** Cards of this round, closed and open, become one face-down pile in an order that nobody knows. Who goes meanwhile is thrown as `Out`. */
export function* reshuffle<F extends number>(things: readonly Sealed<F>[]): Script<Moved<F>> {
  return (yield { kind: 'reshuffle', things }) as Moved<F>;
}
/** Sealed cards from the top of a pile (its first slots), so many for each seat in seat order; never more than it has. */
export function* deal<F extends number>(
  pile: readonly Sealed<F>[],
  wanted: PerSeat<number>,
): Script<{ readonly hands: PerSeat<readonly Sealed<F>[]>; readonly pile: readonly Sealed<F>[] }> {
  return (yield { kind: 'deal', pile, wanted }) as {
    hands: PerSeat<readonly Sealed<F>[]>;
    pile: readonly Sealed<F>[];
  };
}
/** A turn of one seat that may lay cards from its hidden hand. */
export function* playCards<M extends Plain, F extends number>(
  seat: Seat,
  hand: readonly Sealed<F>[],
  judge: PlayJudge<M>,
): Script<Played<M, F>> {
  return (yield { kind: 'playCards', seat, hand, judge }) as Played<M, F>;
}
/** Cards, closed and open, pass into the hand of a seat; it sees them, nobody else does. Should the seat itself go, `Out` is thrown. */
export function* take<F extends number>(things: readonly Sealed<F>[], seat: Seat): Script<Moved<F>> {
  return (yield { kind: 'take', things, seat }) as Moved<F>;
}
/** Shows sealed things to all. A card of a pile needs everybody: should one go, `Out` is thrown instead. */
export function* open<T extends Plain>(things: readonly Sealed<T>[]): Script<Opened<T>> {
  return (yield { kind: 'open', things }) as Opened<T>;
}
/** A new round begins: fresh keys, the seed moved on. */
export function* round(): Script<void> {
  yield { kind: 'round' };
}
/** The rules saw that a seat cheated at its hidden things. The table writes it down and throws `Out` back in. */
export function* foul(seat: Seat, why: string): Script<never> {
  yield { kind: 'foul', seat, why };
  throw new Error('the table must not go on after a foul');
}

/** One line of the standings: place 1 is best, equal places are shared. */
export type Standing = { readonly seat: Seat; readonly place: number; readonly score: number; readonly gone?: Why };
/** How a game ended, as its rules see it; `winner` null: nobody (unfinished or shared). */
export type Ending = { readonly winner: Seat | null; readonly why: 'won' | 'left' };
/** A house rule as the create page shows it. */
export type OptionSpec = {
  readonly key: string;
  readonly name: string;
  readonly values: readonly {
    readonly value: string | number | boolean;
    readonly name: string;
    readonly consequence: string;
  }[];
};
export type Options = { readonly [key: string]: string | number | boolean };
/** Plain data, changed only by the rules; everything a view draws of the present. `playing`: who owes things now. */
export type BoardOf = { readonly playing: readonly Seat[] };

/** What is known of a game before it is played. */
export type Listing = {
  readonly id: string;
  readonly name: string;
  /** Changes whenever any log would be judged differently. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Its rules ask for cards: the table loads what mixes and proves them. */
  readonly cards: boolean;
  readonly options: readonly OptionSpec[];
  readonly defaults: Options;
  /** The whole set of options, defaults filled in; or the key of the one that is no option. */
  readOptions(raw: unknown): Result<Options, string>;
  /** The options of a game at this table, told which of its seats have lost the one before (none: there was none). */
  follow?(options: Options, lost: readonly boolean[]): Options;
};
/** A game: one folder, one line in the catalogue. Methods, so that a game of its own types fits the list. */
export type Game<B extends BoardOf = BoardOf, F extends Plain = Plain, M extends Plain = Plain> = Listing & {
  newBoard(seats: readonly Seat[], options: Options): B;
  rules(board: B, feed: F[]): Script<Ending>;
  standings(board: B): readonly Standing[];
  /** Who has lost a game that is over, for whoever goes by that in the next. */
  losers?(board: B): readonly Seat[];
  moves(board: B, seat: Seat, known: Known): readonly M[];
  safe(board: B, seat: Seat, known: Known): M;
  /** The move of a bot: `dice(n)` gives a whole number in 0..n-1. In a window null lets it go. */
  bot(board: B, seat: Seat, known: Known, dice: (n: number) => number): M | null;
};
