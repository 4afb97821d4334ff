// core/verdict.ts: the port of the audit: progress and result.
import type { Fault } from './result.ts';
import type { Seat } from './seat.ts';

export type AuditedSeat = { readonly seat: Seat; readonly name: string; readonly key: string };
/** What an audit found: `faults` in the order of the steps; a table goes on after a fault, so does its audit. */
export type Verdict = {
  readonly ok: boolean;
  readonly game: string;
  readonly seats: readonly AuditedSeat[];
  readonly steps: number;
  readonly rounds: number;
  /** Counted, by kind: signatures, seals, moves, votes. */
  readonly checks: { readonly [kind: string]: number };
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
