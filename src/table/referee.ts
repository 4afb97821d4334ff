// table/referee.ts: runs a game over the chain of steps. The same class plays, watches and audits.
// Judges what is given; who gives it, who stores it and who votes is not its matter.
import { same } from '../core/bytes.ts';
import { hashOf } from '../core/hash.ts';
import { Out, type Why } from '../core/out.ts';
import { readCanonical, type Plain } from '../core/plain.ts';
import { blame, ok, type Fault, type Result } from '../core/result.ts';
import { perSeat, type PerSeat, type Seat } from '../core/seat.ts';
import type { Anchor, Exchange, Protocol } from '../fair/exchange.ts';
import { sayAlike, type Without } from './signed.ts';
import { headOf, type Closed, type Given, type Place } from './step.ts';

/** A game as the referee sees it: a protocol of exchanges, and what all must see alike at each of them. */
export type Match<R> = {
  readonly protocol: Protocol<R>;
  /** Who takes part now by the rules, gone seats included. */
  playing(): readonly Seat[];
  /** Round, hash of the board, running hash of the feed. */
  sight(): Plain;
  /** Told of seats that went, before the script is. */
  gone(seats: readonly Seat[]): void;
};
/** The step that is open: what is asked, who is there, who owes, what came. */
export type Open = Place & {
  readonly exchange: Exchange;
  readonly present: readonly Seat[];
  readonly owing: readonly Seat[];
  readonly given: Map<Seat, Given>;
};
/** How a seat's entry was judged: its value, or the fault. */
type Judged = { readonly seat: Seat; readonly verdict: Result<Plain> };

/** An empty entry by which a seat stands to the head before it. */
export const seen = (seats: readonly Seat[]): Exchange => ({
  what: 'seen',
  owing: seats,
  make: () => null,
  read: (s, body) => (body === null ? ok(null) : blame('shape', s)),
});

export class Referee<R> {
  readonly steps: Closed[] = [];
  readonly digests: Uint8Array[] = [];
  readonly heads: Uint8Array[] = [];
  /** Entries that were signed and wrong: their seats are out. */
  readonly faults: Fault[] = [];
  open: Open | null = null;
  result: R | undefined;
  readonly #table: Uint8Array;
  readonly #match: Match<R>;
  readonly #seats: readonly Seat[];
  readonly #gone = new Map<Seat, Why>();
  readonly #signedUpTo = new Map<Seat, number>();
  /** What the script waits for; differs from the open exchange while a barrier stands before it. */
  #asked: Exchange | null = null;
  #lastChoice = -1;
  /** A script of ours broke off in the middle of a step: nothing more is closed on what it left. */
  #broken = false;

  constructor(table: Uint8Array, seats: readonly Seat[], match: Match<R>) {
    this.#table = table;
    this.#seats = seats;
    this.#match = match;
  }
  start(): this {
    this.#follow(() => this.#match.protocol.next());
    return this;
  }
  get head(): Anchor {
    const step = this.heads.length - 1;
    return { step, hash: this.heads[step] ?? this.#table };
  }
  /** The head at a closed step; the table's id before step 0; `undefined` later than the last. */
  headAt(step: number): Uint8Array | undefined {
    return step === -1 ? this.#table : this.heads[step];
  }
  get over(): boolean {
    return this.open === null;
  }
  get present(): readonly Seat[] {
    const playing = this.#match.playing();
    return this.#seats.filter((s) => playing.includes(s) && !this.#gone.has(s));
  }
  goneWhy(seat: Seat): Why | null {
    return this.#gone.get(seat) ?? null;
  }
  /** The last head that every present seat has signed on. */
  get settled(): number {
    return Math.min(this.head.step, ...this.present.map((s) => this.#signedUpTo.get(s) ?? -1));
  }
  /** Seats whom the rules themselves put out (a foul), or who went in a request of their own. */
  putOut(seats: readonly Seat[], why: PerSeat<Why>): void {
    for (const s of seats) this.#gone.set(s, why[s] ?? 'left');
  }

  /** Takes what a seat signed for the open step; its signature and place are known to be right. */
  give(given: Given): 'new' | 'known' | 'two-faces' | 'not-owing' {
    const open = this.open;
    const { seat } = given.what;
    if (!open?.owing.includes(seat)) return 'not-owing';
    const had = open.given.get(seat);
    if (had) return sayAlike(had.what, given.what) ? 'known' : 'two-faces';
    open.given.set(seat, given);
    return 'new';
  }
  get complete(): boolean {
    return this.open !== null && this.open.owing.every((s) => this.open?.given.has(s));
  }
  /** The entries of the owing seats outside `named`, in seat order; `undefined` while one is missing. */
  givenWithout(named: readonly Seat[]): readonly Given[] | undefined {
    const rest = this.open?.owing.filter((s) => !named.includes(s)) ?? [];
    const given = rest.flatMap((s) => this.open?.given.get(s) ?? []);
    return given.length === rest.length ? given : undefined;
  }
  /** The hash that the open step gets when it closes without `named`. */
  headWithout(named: readonly Seat[]): Uint8Array | undefined {
    const given = this.givenWithout(named);
    return given && this.open ? headOf(this.open.prev, this.open.digest, given, named) : undefined;
  }

  /** Closes the open step and goes on. A replay judges anew: a log holds what was signed, not how it was judged. */
  async close(named: readonly Seat[], votes: Closed['votes']): Promise<Result<Closed>> {
    const open = this.open;
    const given = this.givenWithout(named);
    if (!open || !given || this.#broken) return blame('incomplete');
    const judged: Judged[] = [];
    for (const g of given) if (g.what.purpose === 'entry') judged.push(await this.#judge(open, g));
    const closed: Closed = { given, named, votes };
    this.#broken = true;
    this.#settle(open, closed, judged);
    this.#broken = false;
    return ok(closed);
  }
  async #judge({ exchange, digest }: Open, { what }: Given): Promise<Judged> {
    const { seat } = what;
    if (what.purpose !== 'entry' || !same(what.digest, digest)) return { seat, verdict: blame('digest', seat) };
    const body = readCanonical(what.body);
    if (body === undefined) return { seat, verdict: blame('shape', seat) };
    const said = exchange.read(seat, body);
    if (!said.ok || !exchange.prove) return { seat, verdict: said };
    const proved = await exchange.prove(seat, said.value);
    return { seat, verdict: proved.ok ? said : proved };
  }
  #settle(open: Open, closed: Closed, judged: readonly Judged[]): void {
    const { exchange, step } = open;
    const said: { [s: Seat]: Plain } = {};
    const why = new Map<Seat, Why>();
    for (const { seat, verdict } of judged) {
      if (verdict.ok) said[seat] = verdict.value;
      else {
        why.set(seat, 'fault');
        this.faults.push({ ...verdict.fault, seat, step });
      }
    }
    for (const { what } of closed.given) if (what.purpose === 'goodbye') why.set(what.seat, 'left');
    for (const s of closed.named.filter((n) => open.owing.includes(n))) {
      if (exchange.otherwise === undefined) why.set(s, 'lost');
      else said[s] = exchange.otherwise;
    }
    for (const { what } of closed.given) this.#signedUpTo.set(what.seat, step - 1);
    if (exchange.choice || closed.named.length > 0) this.#lastChoice = step;
    this.heads.push(headOf(open.prev, open.digest, closed.given, closed.named));
    this.digests.push(open.digest);
    this.steps.push(closed);
    const gone = open.present.filter((s) => why.has(s));
    for (const [s, w] of why) this.#gone.set(s, w);
    if (gone.length > 0) {
      const out = new Out(
        gone,
        perSeat(gone, (s) => why.get(s) ?? 'lost'),
        exchange === this.#asked ? said : {},
      );
      this.#match.gone(gone);
      this.#follow(() => this.#match.protocol.throw(out));
    } else if (exchange === this.#asked) this.#follow(() => this.#match.protocol.next({ said, closed: this.head }));
    else this.#barrier();
  }
  /** Lets the script run on until it asks for something that somebody owes. */
  #follow(run: () => IteratorResult<Exchange, R>): void {
    let r = run();
    while (!r.done && this.#owing(r.value).length === 0) r = this.#match.protocol.next({ said: {}, closed: this.head });
    if (r.done) {
      this.result = r.value;
      this.#asked = null;
      this.open = null;
    } else {
      this.#asked = r.value;
      this.#barrier();
    }
  }
  #owing(x: Exchange): readonly Seat[] {
    return this.#seats.filter((s) => x.owing.includes(s) && !this.#gone.has(s));
  }
  /** Nothing secret is given before every present seat has signed on a head that holds the last choice (log.md, Barrier). */
  #barrier(): void {
    const asked = this.#asked;
    if (!asked) return;
    const { present } = this;
    const stands =
      !asked.gives || present.length <= 2 || present.every((s) => (this.#signedUpTo.get(s) ?? -1) >= this.#lastChoice);
    const exchange = stands ? asked : seen(present);
    const owing = this.#owing(exchange);
    const { step, hash: prev } = this.head;
    const digest = hashOf('asked', [
      exchange.what,
      [...owing],
      [...present],
      exchange.args ?? null,
      this.#match.sight(),
    ]);
    this.open = { table: this.#table, step: step + 1, prev, digest, exchange, present, owing, given: new Map() };
  }
}
/** Whether votes carry a step without `named`: the rest of the present, all for one try and one head, and a quorum. */
export const carries = (present: readonly Seat[], named: readonly Seat[], votes: readonly Without[]): boolean => {
  const rest = present.filter((s) => !named.includes(s));
  return isQuorum(present, rest) && rest.every((s) => votes.some((x) => x.seat === s));
};
/** At least two seats, and more than half of the present or just half with the lowest of them (log.md). */
export const isQuorum = (present: readonly Seat[], rest: readonly Seat[]): boolean =>
  rest.length >= 2 &&
  (2 * rest.length > present.length || (2 * rest.length === present.length && rest[0] === present[0]));
