// core/verdict.ts: the port of the audit: progress and result, the evidence of every round, and cheats tried on a copy.
import type { Why } from './out.ts';
import type { Fault } from './result.ts';
import type { Seat } from './seat.ts';
import type { TableSign } from './table-sign.ts';

export type AuditedSeat = { readonly seat: Seat; readonly name: string; readonly key: string };
/** How a value came out that was locked before: it fits its seal, it does not, or it never came. */
export type Unlocked = 'fits' | 'differs' | 'never';
/** What one seat locked in a round, and how it opened. All bytes in hex. */
export type SealEvidence = {
  readonly seat: Seat;
  /** The seal of the seat's part in the mix, and the part itself once it was opened. */
  readonly part: string;
  readonly value: string | null;
  readonly mixed: Unlocked;
  /** The cup of a seat that rolls: how many dice, its context, its seal, the secret, and the dice rolled again from it. */
  readonly cup: {
    readonly count: number;
    readonly ctx: string;
    readonly seal: string;
    readonly secret: string | null;
    readonly opened: Unlocked;
    readonly dice: readonly number[];
  } | null;
};
/** What was proved of cards in one round. A proof that does not hold names its seat and step. */
export type CardEvidence = {
  /** Seats that locked and showed a fresh key. */
  readonly keys: readonly Seat[];
  /** Every shuffle in its order. */
  readonly shuffles: readonly { readonly seat: Seat; readonly step: number; readonly cards: number }[];
  /** Cards that were dealt or turned up, and the proved shares that it took. */
  readonly dealt: number;
  readonly shares: number;
  /** Turns before which the whole hand was mixed, and cards shown, opened and passed on with a proof. */
  readonly mixed: number;
  readonly shown: number;
  readonly opened: number;
  readonly passed: number;
  readonly unfit: readonly { readonly seat: Seat; readonly step: number }[];
};
/** All that a check has seen of one round. Steps are numbers of the log, null where there was none. */
export type RoundEvidence = {
  /** As players count: 0 is the draw before the first round; a round that is played anew keeps its number. */
  readonly number: number;
  /** Somebody went before the cups were opened: the round does not count. */
  readonly void: boolean;
  readonly from: number;
  readonly to: number;
  readonly steps: {
    readonly lock: number | null;
    readonly mix: number | null;
    readonly move: number | null;
    readonly open: number | null;
  };
  /** Seats that had to lock, and those that did. */
  readonly owing: readonly Seat[];
  readonly seals: readonly SealEvidence[];
  /** Hex of what all parts together make. */
  readonly seed: string | null;
  /** The joint number below `of`, for a draw. */
  readonly drawn: { readonly number: number; readonly of: number } | null;
  /** null: no card was touched. */
  readonly cards: CardEvidence | null;
  readonly moves: number;
  readonly signatures: number;
  readonly votes: number;
  readonly gone: readonly { readonly seat: Seat; readonly why: Why; readonly step: number }[];
};
/** What an audit found: `faults` in the order of the steps; a table goes on after a fault, so does its audit. */
export type Verdict = {
  readonly ok: boolean;
  readonly game: string;
  readonly seats: readonly AuditedSeat[];
  readonly sign: TableSign;
  readonly steps: number;
  readonly rounds: number;
  /** Counted, by kind: signatures, seals, moves, votes. */
  readonly checks: { readonly [kind: string]: number };
  /** Every round as far as it was checked, the draw before the first included. */
  readonly evidence: readonly RoundEvidence[];
  /** Hex of the last head. */
  readonly head: string;
  readonly finished: boolean;
  readonly winner: Seat | null;
  /** Faults that the table itself saw and wrote down (a seat went out for them). */
  readonly seen: readonly Fault[];
  /** The first thing that is wrong with the record itself. */
  readonly fault: Fault | null;
};
export type AuditProgress = (done: number, of: number) => void;

/** One thing to change in a copy of a record: what of whom, in which of the rounds of `evidence`. */
export type Cheat = { readonly kind: 'die' | 'move' | 'signature'; readonly round: number; readonly seat: Seat };
/** A cheat as it was tried, and how it was found. */
export type Tried = {
  readonly cheat: Cheat;
  readonly step: number;
  /** Dice, or the number in a move; empty for a signature. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** The first thing that the check finds. */
  readonly fault: Fault | null;
  /** What it would find first if the seat itself had signed the change. */
  readonly signed: Fault | null;
};
