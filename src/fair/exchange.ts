// fair/exchange.ts: all that a fairness protocol may ask for. Has never heard of a game.
import type { Plain } from '../core/plain.ts';
import type { Chance } from '../core/ports.ts';
import type { Result } from '../core/result.ts';
import type { PerSeat, Seat } from '../core/seat.ts';

/** A closed step: its number and hash (64 bytes). What created an obligation is named by it. */
export type Anchor = { readonly step: number; readonly hash: Uint8Array };

/** What one device keeps to itself: its seats' secrets, by context and never by "now", and what it has seen of hidden things. */
export type Keep = {
  readonly seats: readonly Seat[];
  /** 32 bytes from the round's seed; the same again for the same names, also after a reload. */
  secret(seat: Seat, ctx: Uint8Array, purpose: string): Uint8Array;
  /** The same, made in the round that first asks for it and kept with what was said, until the game is over. */
  lasting(seat: Seat, ctx: Uint8Array, purpose: string): Uint8Array;
  /** What a person said at an exchange that asked for it, kept with the entry that sealed it. */
  answer(seat: Seat, step: number): Plain | undefined;
  /** What one seat sees of a hidden thing; the other seats of this device are not told. */
  learn(seat: Seat, thing: number, value: Plain): void;
  /** Things are no more: they got new slots. */
  forget(seat: Seat, things: readonly number[]): void;
  /** Bytes from this device's generator, never twice the same: for nonces and masks that are sent at once. */
  readonly random: Chance;
  /** Whom this device heard speak first in the window of that step. */
  heard(step: number): Seat | null;
};

/** What a person (or a bot) is asked for; `check` gives the answer as it will be sent, or the code of the reason why not. */
export type Question = {
  readonly kind: 'choose' | 'together' | 'race' | 'seal';
  /** A window's time in ms, counted by each device from when it showed the play. */
  readonly ms?: number;
  readonly check: (seat: Seat, raw: unknown) => Result<Plain, string>;
};

/** One step of the log: every owing seat signs exactly one entry. */
export type Exchange<M extends Plain = Plain> = {
  readonly what: string;
  readonly owing: readonly Seat[];
  /** Public arguments that the digest of this step covers. */
  readonly args?: Plain;
  readonly asks?: Question;
  /** The entries give away something secret: the barrier stands in front of them. */
  readonly gives?: true;
  /** The entries hold a choice that two faces could play on: a barrier is due before the next secret. */
  readonly choice?: true;
  /** The default that may stand in for a silent seat (a window: let it go). */
  readonly otherwise?: M;
  /** The body of a seat of this device. `answer` is what the chair said, for an exchange that asks. */
  readonly make: (seat: Seat, keep: Keep, answer: Plain) => Plain;
  /** Shape and cheap judgement; pure, synchronous, runs on every replay. */
  readonly read: (seat: Seat, body: unknown) => Result<M>;
  /** Proofs; may run in a worker. Looked at on every replay, because a log does not say how they were judged. */
  readonly prove?: (seat: Seat, said: M) => Result<null> | Promise<Result<null>>;
};
/** What all said, by seat, and the step that it closed. */
export type Said<M> = { readonly said: PerSeat<M>; readonly closed: Anchor };
export type Protocol<T> = Generator<Exchange, T, unknown>;

/** The one cast of this vocabulary: `prove` takes an M, so Exchange<M> is no Exchange<Plain>. */
export function* exchange<M extends Plain>(x: Exchange<M>): Protocol<Said<M>> {
  return (yield x as unknown as Exchange) as Said<M>;
}
