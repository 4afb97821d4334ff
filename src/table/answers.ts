// table/answers.ts: what the seats of this device owe at the open step: what their app gives by itself, what their people are asked,
// and when a window is let go. Knows no link.
import { below } from '../core/below.ts';
import { same } from '../core/bytes.ts';
import { canonical, type Plain } from '../core/plain.ts';
import type { Chance, Clock } from '../core/ports.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';
import type { Chain } from './chain.ts';
import type { Here } from './journal.ts';
import type { DeviceKeep } from './keep.ts';
import type { Pace } from './pace.ts';
import type { Entry } from './signed.ts';

/** What a seat gives: the body of its entry, and what its person said where an exchange asked for it. */
export type Giving = { readonly seat: Seat; readonly body: Plain; readonly answer?: Plain };
/** A question that a person of this device has before them. */
export type Asking = {
  readonly step: number;
  readonly seat: Seat;
  readonly kind: string;
  readonly window: boolean;
  readonly until: number | null;
};

export class Answers {
  readonly #chain: Chain;
  readonly #keep: DeviceKeep;
  readonly #here: readonly Here[];
  readonly #clock: Clock;
  readonly #chance: Chance;
  readonly #pace: Pace;
  readonly #say: (seat: Seat, step: number, move: Plain) => void;
  /** The step whose questions have been put, when it was shown, and the timers that it set. */
  #step = -1;
  #shown = 0;
  #timers: (() => void)[] = [];

  constructor(of: {
    readonly chain: Chain;
    readonly keep: DeviceKeep;
    readonly here: readonly Here[];
    readonly clock: Clock;
    readonly chance: Chance;
    readonly pace: Pace;
    /** A bot's move, or a window that is let go. */
    readonly say: (seat: Seat, step: number, move: Plain) => void;
  }) {
    this.#chain = of.chain;
    this.#keep = of.keep;
    this.#here = of.here;
    this.#clock = of.clock;
    this.#chance = of.chance;
    this.#pace = of.pace;
    this.#say = of.say;
  }
  /** The seats of this device that owe something now. */
  owing(): readonly Here[] {
    const open = this.#chain.referee.open;
    return this.#here.filter((h) => open?.owing.includes(h.seat) && !open.given.has(h.seat));
  }
  /** What can be given at once, without asking anybody. At step 0 the opener signs last. */
  automatic(opener: Seat): Giving | null {
    const open = this.#chain.referee.open;
    if (!open || open.exchange.asks) return null;
    for (const { seat } of this.owing()) {
      if (open.step === 0 && seat === opener && !open.owing.every((s) => s === opener || open.given.has(s))) continue;
      return { seat, body: open.exchange.make(seat, this.#keep, null) };
    }
    return null;
  }
  /** Somebody spoke up in a window: whom we heard first is what we would report. */
  heard(entry: Entry): void {
    const open = this.#chain.referee.open;
    const lets = same(entry.body, canonical(null));
    if (open?.exchange.asks?.kind === 'race' && open.step === entry.step && !lets)
      this.#keep.hear(entry.step, entry.seat);
  }
  /** Puts the questions of the open step: bots begin to think, windows begin to run out. */
  ask(): void {
    const open = this.#chain.referee.open;
    const question = open?.exchange.asks;
    if (!open || !question) {
      this.stop();
      return;
    }
    if (open.step !== this.#step) {
      this.stop();
      this.#step = open.step;
      this.#shown = this.#clock.now();
      for (const h of this.owing()) this.#put(h, open.step, question.ms);
    }
    if (question.kind === 'race' && this.#keep.heard(open.step) !== null)
      for (const h of this.owing()) this.#say(h.seat, open.step, null);
  }
  #put({ seat, who }: Here, step: number, ms: number | undefined): void {
    if (ms !== undefined) this.#after(ms, () => this.#say(seat, step, null));
    if (who === 'person') return;
    const [least, most] = this.#pace.think;
    this.#after(least + below(1 + most - least, this.#chance), () => {
      const { game, board } = this.#chain.match;
      if (this.#chain.referee.open?.step === step)
        this.#say(
          seat,
          step,
          game.bot(board, seat, this.#keep.knownOf(seat), (n) => below(n, this.#chance)),
        );
    });
  }
  #after(ms: number, run: () => void): void {
    this.#timers.push(this.#clock.after(ms, run));
  }
  stop(): void {
    for (const take of this.#timers) take();
    this.#timers = [];
    this.#step = -1;
  }
  /** The safe move of rules.md 8.7, for a person whose clock has run out. */
  safe(seat: Seat): Plain {
    const { game, board } = this.#chain.match;
    return game.safe(board, seat, this.#keep.knownOf(seat));
  }
  /** What a person of this device is asked now. */
  asking(): Asking | null {
    const open = this.#chain.referee.open;
    const question = open?.exchange.asks;
    const person = this.owing().find((h) => h.who === 'person');
    if (!open || !question || !person) return null;
    const until = question.ms === undefined ? null : this.#shown + question.ms;
    return { step: open.step, seat: person.seat, kind: question.kind, window: question.kind === 'race', until };
  }
  /** Judges a move for the open step; nothing is signed yet. */
  judge(seat: Seat, step: number, move: Plain): Result<Giving, string> {
    const open = this.#chain.referee.open;
    if (open?.step !== step || !open.exchange.asks) return fail('too-late');
    if (!this.owing().some((h) => h.seat === seat)) return fail('not-your-turn');
    const checked = open.exchange.asks.check(seat, move);
    if (!checked.ok) return checked;
    const keeps = open.exchange.asks.kind === 'together' || open.exchange.asks.kind === 'seal';
    if (keeps) this.#keep.said(seat, step, checked.value);
    return ok({
      seat,
      body: open.exchange.make(seat, this.#keep, checked.value),
      ...(keeps ? { answer: checked.value } : {}),
    });
  }
}
