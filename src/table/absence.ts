// table/absence.ts: whom one waits for, and how a table goes on without them: calls, votes and refusals (log.md, 1 to 8).
// Says what should be signed; signing, storing and sending are the sitting's matter.
import type { Clock } from '../core/ports.ts';
import type { Awaited } from '../core/chair.ts';
import type { Seat } from '../core/seat.ts';
import type { Ballots } from './ballots.ts';
import type { Chain } from './chain.ts';
import type { Pace } from './pace.ts';
import { isQuorum } from './referee.ts';
import { sameMotion, type Motion, type Statement } from './signed.ts';

/** What a seat of this device should say now. */
export type Paper =
  | { readonly kind: 'call'; readonly seat: Seat; readonly motion: Motion }
  | { readonly kind: 'vote'; readonly seat: Seat; readonly motion: Motion; readonly head: Uint8Array }
  | { readonly kind: 'refuse'; readonly seat: Seat; readonly motion: Motion };

/** A paper as the statement that its seat signs. `beat` tells one call from the next. */
export function statementOf(paper: Paper, table: Uint8Array, beat: number): Statement {
  const { seat, motion } = paper;
  switch (paper.kind) {
    case 'call':
      return { purpose: 'call', table, seat, ...motion, yes: true, beat };
    case 'vote':
      return { purpose: 'without', table, seat, ...motion, head: paper.head };
    case 'refuse':
      return { purpose: 'refuse', table, seat, ...motion };
    default:
      return paper satisfies never;
  }
}

export class Absence {
  readonly #chain: Chain;
  readonly #here: readonly Seat[];
  readonly #clock: Clock;
  readonly #pace: Pace;
  #step = -1;
  /** When the open step began for this device. */
  #since = 0;
  /** Since when a call of ours has been waiting for answers, and when it was last said. */
  #calling: { readonly motion: Motion; readonly since: number; said: number } | null = null;
  /** Since when the vote of a seat for this very try is due. */
  #voted = new Map<Seat, number>();
  /** Who did not answer, and since when they count as missing for it: until they call again, or vote. */
  readonly #silent = new Map<Seat, number>();
  /** Seats that this device's person does not want to wait for. */
  #tapped: readonly Seat[] = [];
  #stuckSince: number | null = null;

  constructor(of: {
    readonly chain: Chain;
    readonly here: readonly Seat[];
    readonly clock: Clock;
    readonly pace: Pace;
  }) {
    this.#chain = of.chain;
    this.#here = of.here;
    this.#clock = of.clock;
    this.#pace = of.pace;
  }
  #turn(): void {
    const { step } = this.#chain.ballots;
    if (step === this.#step) return;
    this.#step = step;
    this.#since = this.#clock.now();
    this.#calling = null;
    this.#voted = new Map();
    this.#tapped = [];
    this.#silent.clear();
    this.#stuckSince = null;
  }
  /** A step that was cut back begins anew. */
  reset(): void {
    this.#step = -1;
  }
  tap(seats: readonly Seat[], yes: boolean): void {
    this.#turn();
    this.#tapped = yes ? [...new Set([...this.#tapped, ...seats])] : this.#tapped.filter((s) => !seats.includes(s));
  }
  /** How long a seat may owe its entry at the open step before it counts as missing; null: people decide. */
  #limit(): number | null {
    const asks = this.#chain.referee.open?.exchange.asks;
    if (!asks) return this.#pace.missing;
    return asks.ms === undefined ? this.#pace.person : asks.ms + this.#pace.windowGrace;
  }
  /** Who owes an entry and has not given it. */
  #owing(): readonly Seat[] {
    const open = this.#chain.referee.open;
    return open?.owing.filter((s) => !open.given.has(s)) ?? [];
  }
  /** Who is missing for us: an entry, an answer to our call, or a vote that was called for (log.md, 1). */
  #missing(now: number): readonly Seat[] {
    const { ballots } = this.#chain;
    const limit = this.#limit();
    const late = limit !== null && now - this.#since >= limit ? this.#owing() : [];
    const tapped = this.#tapped;
    const missing = new Set([...late, ...tapped].filter((s) => ballots.present.includes(s)));
    const calling = this.#calling;
    // A move is people's own matter: who does not join a call about one owes no answer.
    if (calling && tapped.length === 0 && now - calling.since >= this.#pace.missing)
      for (const s of ballots.rest(calling.motion.named))
        if (!this.#answered(ballots, s, calling.since)) this.#silent.set(s, now);
    for (const [s, since] of this.#voted) if (now - since >= this.#pace.missing) this.#silent.set(s, Infinity);
    for (const [s, since] of this.#silent)
      if (ballots.binding(s).length > 0 || (ballots.lastCall(s) ?? 0) > since) this.#silent.delete(s);
      else missing.add(s);
    return [...missing].filter((s) => !this.#here.includes(s));
  }
  /** A vote that somebody has refused answers nothing any more: its seat may have fallen silent since. */
  #answered(ballots: Ballots, seat: Seat, since: number): boolean {
    const last = ballots.lastCall(seat);
    const said = last !== undefined && last >= since && this.#clock.now() - last < this.#pace.missing;
    return said || this.#here.includes(seat) || ballots.binding(seat).length > 0;
  }

  /** What the seats of this device should say now, in order. */
  review(): readonly Paper[] {
    this.#turn();
    const { ballots, referee } = this.#chain;
    const here = this.#here.filter((s) => ballots.present.includes(s));
    if (!referee.open || referee.open.step === 0 || here.length === 0) return [];
    const now = this.#clock.now();
    const motion = this.#motion(ballots, here, now);
    const refusals = this.#refusals(ballots, here, motion);
    // Nobody votes for what they refuse in the same breath: the pair would prove them guilty.
    const refuses = (p: Paper): boolean => refusals.some((r) => r.seat === p.seat && sameMotion(r.motion, p.motion));
    const papers = motion ? this.#forMotion(ballots, here, motion, now) : [];
    return [...refusals, ...papers.filter((p) => p.kind !== 'vote' || !refuses(p))];
  }
  /** The set that we would go on without: everybody missing, and every set that we are bound by. */
  #motion(ballots: Ballots, here: readonly Seat[], now: number): Motion | null {
    const bound = here.flatMap((s) => ballots.binding(s).flat());
    const named = [...new Set([...this.#missing(now), ...bound])].sort((a, b) => a - b);
    if (named.length === 0) {
      this.#stuckSince = null;
      return null;
    }
    if (!isQuorum(ballots.present, ballots.rest(named))) {
      this.#stuckSince ??= now;
      return null;
    }
    this.#stuckSince = null;
    return ballots.motion(named);
  }
  #forMotion(ballots: Ballots, here: readonly Seat[], motion: Motion, now: number): readonly Paper[] {
    const papers: Paper[] = [];
    if (!this.#calling || !sameMotion(this.#calling.motion, motion)) {
      this.#calling = { motion, since: now, said: -Infinity };
      this.#voted = new Map();
    }
    if (now - this.#calling.said >= this.#pace.call) {
      this.#calling.said = now;
      for (const seat of here) papers.push({ kind: 'call', seat, motion });
    }
    const head = this.#chain.referee.headWithout(motion.named);
    if (!head || !this.#allCall(ballots, motion, here, now)) return papers;
    for (const s of ballots.rest(motion.named)) if (!this.#voted.has(s)) this.#voted.set(s, now);
    for (const seat of here)
      if (!ballots.hasVoted(seat, motion) && !ballots.hasRefused(seat, motion))
        papers.push({ kind: 'vote', seat, motion, head });
    return papers;
  }
  #allCall(ballots: Ballots, motion: Motion, here: readonly Seat[], now: number): boolean {
    return ballots.rest(motion.named).every((s) => {
      const call = ballots.callOf(s, now, this.#pace.fresh);
      return here.includes(s) || (call !== undefined && sameMotion(call, motion)) || ballots.hasVoted(s, motion);
    });
  }
  /** Asked by a vote that we do not call for, or holding all entries: we refuse (log.md, 4). */
  #refusals(ballots: Ballots, here: readonly Seat[], ours: Motion | null): readonly Paper[] {
    const papers: Paper[] = [];
    for (const { what } of ballots.votes)
      for (const seat of ballots.rest(what.named)) {
        const done = ballots.hasVoted(seat, what) || ballots.hasRefused(seat, what);
        const known = papers.some((p) => p.seat === seat && p.kind === 'refuse' && sameMotion(p.motion, what));
        if (!here.includes(seat) || done || known) continue;
        if (this.#chain.referee.complete || !ours || !sameMotion(ours, what))
          papers.push({ kind: 'refuse', seat, motion: motionOf(what) });
      }
    return papers;
  }
  /** A vote about a step that we have closed: refused, once, by every seat of ours that is asked and has not voted it. */
  late(step: number): readonly Paper[] {
    const ballots = this.#chain.ballotsAt(step);
    if (!ballots || step >= this.#chain.ballots.step) return [];
    const papers: Paper[] = [];
    for (const { what } of ballots.votes)
      for (const seat of ballots.rest(what.named).filter((s) => this.#here.includes(s)))
        if (!ballots.hasVoted(seat, what) && !ballots.hasRefused(seat, what))
          papers.push({ kind: 'refuse', seat, motion: motionOf(what) });
    return papers;
  }
  /** Whether too few are left to agree, and have been for as long as this table is patient. */
  hopeless(): readonly Seat[] | null {
    this.#turn();
    const { giveUp } = this.#pace;
    const now = this.#clock.now();
    return giveUp !== null && this.#stuckSince !== null && now - this.#stuckSince >= giveUp ? this.#missing(now) : null;
  }
  /** Whom the table waits for, since when, and whether one can call for going on without them. */
  awaited(): readonly Awaited[] {
    const open = this.#chain.referee.open;
    if (!open) return [];
    this.#turn();
    const { ballots } = this.#chain;
    const now = this.#clock.now();
    return this.#owing().map((seat) => {
      const callers = ballots.present.filter(
        (s) => ballots.callOf(s, now, this.#pace.fresh)?.named.includes(seat) === true,
      );
      const person = open.exchange.asks !== undefined;
      const quorum = isQuorum(ballots.present, ballots.rest([seat]));
      const callable = quorum && !this.#here.includes(seat) && open.step > 0;
      return { seat, what: open.exchange.what, since: now - this.#since, person, callable, callers };
    });
  }
}
const motionOf = ({ step, prev, named, number }: Motion): Motion => ({ step, prev, named, number });
