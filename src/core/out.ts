// core/out.ts: seats that are gone, told to whatever script waits for them.
import type { PerSeat, Seat } from './seat.ts';

/** left: said so; lost: voted away in silence; fault: broke the protocol; foul: broke a rule at its hidden things. */
export type Why = 'left' | 'lost' | 'fault' | 'foul';

/** Thrown into the script where it waits: all seats that went at one step, in seat order. `said` is what the others gave in that step. */
export class Out extends Error {
  readonly seats: readonly Seat[];
  readonly why: PerSeat<Why>;
  readonly said: PerSeat<unknown>;
  constructor(seats: readonly Seat[], why: PerSeat<Why>, said: PerSeat<unknown> = {}) {
    super(`out: ${seats.map((s) => `${s} ${why[s] ?? ''}`).join(', ')}`);
    this.seats = seats;
    this.why = why;
    this.said = said;
  }
}
