// table/ballots.ts: calls, votes and refusals at one step, and what they allow a seat to do (log.md, "The rule, step by step").
// Counts only: clocks, signing and storing are done by whoever asks.
import { same } from '../core/bytes.ts';
import type { Seat } from '../core/seat.ts';
import { carries } from './referee.ts';
import { sameMotion, type Call, type Motion, type Refusal, type Without } from './signed.ts';

export type Vote = { readonly what: Without; readonly sig: Uint8Array };
export type Refused = { readonly what: Refusal; readonly sig: Uint8Array };
type Heard = { readonly call: Call; readonly at: number };
/** Votes of all the rest for one try and one head. */
export type Carried = { readonly named: readonly Seat[]; readonly head: Uint8Array; readonly votes: readonly Vote[] };

export const within = (inner: readonly Seat[], outer: readonly Seat[]): boolean =>
  inner.every((s) => outer.includes(s));
export const sameSeats = (a: readonly Seat[], b: readonly Seat[]): boolean => a.length === b.length && within(a, b);

export class Ballots {
  readonly step: number;
  readonly prev: Uint8Array;
  readonly present: readonly Seat[];
  readonly votes: Vote[] = [];
  readonly refusals: Refused[] = [];
  readonly #calls = new Map<Seat, Heard>();

  constructor(step: number, prev: Uint8Array, present: readonly Seat[]) {
    this.step = step;
    this.prev = prev;
    this.present = present;
  }
  rest(named: readonly Seat[]): readonly Seat[] {
    return this.present.filter((s) => !named.includes(s));
  }
  /** Whether a motion could stand at this step at all. */
  fits(m: Motion): boolean {
    return m.step === this.step && same(m.prev, this.prev) && within(m.named, this.present) && m.number >= 1;
  }

  hearCall(call: Call, now: number): void {
    if (call.yes) this.#calls.set(call.seat, { call, at: now });
    else this.#calls.delete(call.seat);
  }
  /** What a seat calls for, if it said so less than `fresh` ms ago. */
  callOf(seat: Seat, now: number, fresh: number): Call | undefined {
    const heard = this.#calls.get(seat);
    return heard && now - heard.at <= fresh ? heard.call : undefined;
  }
  /** When a seat last said anything about going on (call, vote or refusal are all answers). */
  lastCall(seat: Seat): number | undefined {
    return this.#calls.get(seat)?.at;
  }
  /** Keeps a vote. The other half of a proof, if the seat signed one: a refusal of the same try, or another head. */
  addVote(vote: Vote): 'new' | 'known' | Refused | Vote {
    const mine = this.votes.find((x) => x.what.seat === vote.what.seat && sameMotion(x.what, vote.what));
    if (mine) return same(mine.what.head, vote.what.head) ? 'known' : mine;
    this.votes.push(vote);
    return this.refusals.find((x) => x.what.seat === vote.what.seat && sameMotion(x.what, vote.what)) ?? 'new';
  }
  addRefusal(refusal: Refused): 'new' | 'known' | Vote {
    const same = (x: Vote | Refused): boolean => x.what.seat === refusal.what.seat && sameMotion(x.what, refusal.what);
    if (this.refusals.some(same)) return 'known';
    this.refusals.push(refusal);
    return this.votes.find(same) ?? 'new';
  }
  hasVoted(seat: Seat, m: Motion): boolean {
    return this.votes.some((x) => x.what.seat === seat && sameMotion(x.what, m));
  }
  hasRefused(seat: Seat, m: Motion): boolean {
    return this.refusals.some((x) => x.what.seat === seat && sameMotion(x.what, m));
  }
  /** Whether somebody of the rest has refused this try. */
  refused(m: Motion): boolean {
    const rest = this.rest(m.named);
    return this.refusals.some((x) => rest.includes(x.what.seat) && sameMotion(x.what, m));
  }
  /** The sets that a seat voted for and nobody of their rest refused: it is bound by them. */
  binding(seat: Seat): readonly (readonly Seat[])[] {
    return this.votes.filter((x) => x.what.seat === seat && !this.refused(x.what)).map((x) => x.what.named);
  }
  /** The next try for a set: the first that was not refused, so that nobody can refuse far ahead. */
  nextNumber(named: readonly Seat[]): number {
    const tries = this.refusals.filter((x) => sameSeats(x.what.named, named) && this.refused(x.what));
    const refused = new Set(tries.map((x) => x.what.number));
    let number = 1;
    while (refused.has(number)) number += 1;
    return number;
  }
  motion(named: readonly Seat[]): Motion {
    return { step: this.step, prev: this.prev, named, number: this.nextNumber(named) };
  }
  /** Tries that all the rest voted for, with one head, and a quorum; the largest first: it overrules those within it. */
  carried(): readonly Carried[] {
    const found: Carried[] = [];
    for (const { what } of this.votes) {
      const votes = this.votes.filter((x) => sameMotion(x.what, what) && same(x.what.head, what.head));
      const known = found.some((c) => sameSeats(c.named, what.named) && same(c.head, what.head));
      if (
        !known &&
        carries(
          this.present,
          what.named,
          votes.map((x) => x.what),
        )
      ) {
        const rest = this.rest(what.named);
        const ordered = rest.flatMap((s) => votes.find((x) => x.what.seat === s) ?? []);
        found.push({ named: what.named, head: what.head, votes: ordered });
      }
    }
    return found.sort((a, b) => b.named.length - a.named.length);
  }
  /** Whether a carried set may close the step for these seats: none of them is bound by a set that reaches beyond it. */
  mayClose(named: readonly Seat[], here: readonly Seat[]): boolean {
    return here.filter((s) => !named.includes(s)).every((s) => this.binding(s).every((bound) => within(bound, named)));
  }
  /** Whether all votes of these seats were refused, so that the step may close complete. */
  free(here: readonly Seat[]): boolean {
    return here.every((s) => this.binding(s).length === 0);
  }
}
