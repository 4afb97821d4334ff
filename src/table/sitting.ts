// table/sitting.ts: one game on one device: hears what others signed, signs for its own seats, stores before it sends, and goes on.
// Everything happens in one line, one thing after another, because checking is asynchronous.
import type { TableEnd } from '../core/chair.ts';
import { hex, same } from '../core/bytes.ts';
import { canonical, type Plain } from '../core/plain.ts';
import type { Chance, Clock } from '../core/ports.ts';
import { fail, ok, type Fault, type Result } from '../core/result.ts';
import { at, type Seat } from '../core/seat.ts';
import type { Check } from '../fair/signature.ts';
import { Absence, type Paper } from './absence.ts';
import { Answers, type Asking, type Giving } from './answers.ts';
import { Chain } from './chain.ts';
import type { Here, Journal } from './journal.ts';
import type { DeviceKeep } from './keep.ts';
import { scopeOf, type Line } from './lines.ts';
import type { Pace } from './pace.ts';
import { Peer, Peers } from './peers.ts';
import { asFault, guilt } from './proofs.ts';
import type { Roster } from './roster.ts';
import { bytesOf, message, read, type Motion, type Signed, type Statement } from './signed.ts';
import { stepBytes } from './step.ts';
import { Sync } from './sync.ts';

export type SittingOf = {
  readonly roster: Roster;
  readonly opener: Seat;
  readonly here: readonly Here[];
  readonly keep: DeviceKeep;
  readonly journal: Journal | null;
  readonly check: Check;
  readonly sign: (seed: Uint8Array, message: Uint8Array) => Uint8Array;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly pace: Pace;
  readonly changed: () => void;
};
/** A few signed things are kept for places that are not there yet. */
const laterPerSeat = 8;

export class Sitting {
  readonly roster: Roster;
  readonly opener: Seat;
  readonly here: readonly Here[];
  readonly chain: Chain;
  readonly keep: DeviceKeep;
  readonly peers = new Peers();
  readonly absence: Absence;
  readonly answers: Answers;
  readonly sync: Sync;
  readonly clock: Clock;
  readonly pace: Pace;
  /** Faults that change nothing but have a name: moves out of turn. */
  readonly strays: Fault[] = [];
  /** What proved somebody guilty, for the record. */
  proof: readonly Signed[] = [];
  end: TableEnd | null = null;
  /** Set when what the others hold from us contradicts our storage: we watch. */
  watching: string | null = null;
  /** After a reload nothing is signed before the others have said what they hold. */
  returning = false;
  readonly #of: SittingOf;
  readonly #heard = new Set<string>();
  readonly #later = new Map<Seat, Signed[]>();
  readonly #lastHeard = new Map<Seat, number>();
  #line: Promise<unknown> = Promise.resolve();
  #beats = 0;
  #left = false;
  #stopped = false;
  #reviewed = false;
  #keepStored: Uint8Array | null = null;

  constructor(of: SittingOf) {
    this.#of = of;
    this.roster = of.roster;
    this.opener = of.opener;
    this.here = of.here;
    this.keep = of.keep;
    this.clock = of.clock;
    this.pace = of.pace;
    this.chain = new Chain(of.roster, of.keep);
    const { chain, clock, pace } = this;
    const seats = of.here.map((h) => h.seat);
    this.absence = new Absence({ chain, here: seats, clock, pace });
    this.answers = new Answers({
      chain,
      keep: of.keep,
      here: of.here,
      clock,
      pace,
      chance: of.chance,
      say: (seat, step, move) => void this.answer(seat, step, move),
    });
    this.sync = new Sync(this);
    this.#tick();
  }
  /** The seats of this device that take part; without one it watches. */
  get seats(): readonly Seat[] {
    const { present } = this.chain.referee;
    return this.watching ? [] : this.here.map((h) => h.seat).filter((s) => present.includes(s));
  }
  /** Runs in the one line of this sitting. */
  run<T>(job: () => Promise<T>): Promise<T> {
    const turn = this.#line.then(job);
    this.#line = turn.catch(() => undefined);
    return turn;
  }
  /** The same for what is done at once. */
  do(job: () => void): Promise<void> {
    return this.run(() => {
      job();
      return Promise.resolve();
    });
  }
  /** The first look at the table: replayed steps stand, own signed things are given again. */
  begin(own: readonly Signed[] = []): Promise<void> {
    return this.run(async () => {
      for (const thing of own) await this.#hear(thing, null, false);
      await this.advance();
    });
  }
  /** A line to another device at this table, or to somebody who watches. */
  attach(line: Line): void {
    const seat = this.roster.seats.find((s) => same(at(this.roster.sitters, s).key, line.key)) ?? null;
    const peer = new Peer(line, seat, scopeOf(this.roster.id), this.clock.now());
    this.peers.add(peer);
    this.sync.meet(peer);
  }
  /** Something signed came, from a link or from our own storage. */
  hear(thing: Signed, from: Peer | null, pass: boolean): Promise<void> {
    return this.run(async () => {
      if (await this.#hear(thing, from, pass)) await this.advance();
    });
  }
  /** Many at once that belong together: nothing is signed in between. */
  async hearAll(things: readonly Signed[], from: Peer | null): Promise<void> {
    for (const thing of things) await this.#hear(thing, from, false);
    await this.advance();
  }
  async #hear(thing: Signed, from: Peer | null, pass: boolean): Promise<boolean> {
    const what = read(thing);
    const sitter = what && this.roster.sitters[what.seat];
    if (!sitter || !same(what.table, this.roster.id)) {
      from?.bad();
      return false;
    }
    const name = hex(thing.sig);
    if (this.#heard.has(name)) return false;
    if (!(await this.#of.check(sitter.key, message(thing.purpose, thing.bytes), thing.sig))) {
      from?.forged();
      return false;
    }
    this.#heard.add(name);
    this.#lastHeard.set(what.seat, this.clock.now());
    return this.#placed(what, thing, from, pass);
  }
  #placed(what: Statement, thing: Signed, from: Peer | null, pass: boolean): boolean {
    const placed = this.chain.place(what, thing.sig);
    switch (placed.at) {
      case 'known':
        return false;
      case 'bad':
        from?.bad();
        return false;
      case 'later':
        this.#keepForLater(what.seat, thing);
        from?.send({ kind: 'want', from: this.chain.referee.head.step + 1 });
        return false;
      case 'fork':
        this.sync.forked(from);
        return false;
      case 'suspect':
        this.#suspect(placed.things, placed.motion);
        return false;
      case 'proof':
        this.dispute(placed.things);
        return false;
      case 'stray':
        this.strays.push(placed.fault);
        if (pass) this.peers.pass({ kind: 'thing', thing }, from);
        return true;
      case 'new':
        if (pass) this.peers.pass({ kind: 'thing', thing }, from);
        this.#noted(what);
        return true;
      default:
        return placed satisfies never;
    }
  }
  /** What else a new thing means: a call is an answer, a word in a window was heard, a late vote wants a refusal. */
  #noted(what: Statement): void {
    if (what.purpose === 'call') {
      this.chain.ballotsAt(what.step)?.hearCall(what, this.clock.now());
      if (what.step < this.chain.ballots.step) this.sync.handDown(what.step);
    }
    const open = this.chain.referee.open;
    const speaks = what.purpose === 'entry' && open?.exchange.asks?.kind === 'race' && open.step === what.step;
    if (speaks && hex(what.body) !== hex(canonical(null))) this.keep.hear(what.step, what.seat);
  }
  #keepForLater(seat: Seat, thing: Signed): void {
    const kept = this.#later.get(seat) ?? [];
    if (kept.length < laterPerSeat) this.#later.set(seat, [...kept, thing]);
    else this.#heard.delete(hex(thing.sig));
  }
  #suspect(things: readonly Signed[], motion: Motion): void {
    this.clock.after(this.pace.grace, () => {
      if (this.chain.ballotsAt(motion.step)?.refused(motion) === false) this.dispute(things);
    });
  }

  /** Closes what can be closed, signs what our seats owe by themselves, votes, and asks the people. */
  async advance(): Promise<void> {
    if (this.end && this.end.kind !== 'finished') return;
    for (;;) {
      const over = this.chain.overruled(this.seats);
      if (over) await this.#overrule(over.step);
      const closed = await this.chain.advance(this.seats);
      if (closed) await this.#closed(closed.step, closed.closed);
      else if (!(await this.#automatic()) && !(await this.#papers(this.absence.review()))) break;
    }
    if (this.chain.referee.result) this.end = { kind: 'finished', signed: this.chain.referee.over };
    if (!this.returning && !this.#left) this.answers.ask();
    this.#of.changed();
  }
  async #closed(step: number, closed: Parameters<typeof stepBytes>[0]): Promise<void> {
    const { referee, match } = this.chain;
    // All have signed on a head of the new round: the old seed can go.
    const forgot = referee.settled > match.begun && this.keep.forgetBefore(match.round);
    const digest = referee.digests[step];
    if (digest) await this.#of.journal?.close(step, stepBytes(closed, digest), forgot ? this.#stored() : null);
    const later = [...this.#later.values()].flat();
    this.#later.clear();
    for (const thing of later) {
      const what = read(thing);
      if (what) this.#placed(what, thing, null, true);
    }
  }
  #stored(): Uint8Array | null {
    const now = this.keep.stored();
    if (this.#keepStored && hex(now) === hex(this.#keepStored)) return null;
    this.#keepStored = now;
    return now;
  }
  async #overrule(step: number): Promise<void> {
    await this.chain.cutTo(step);
    await this.#of.journal?.cutAfter(step - 1);
    this.answers.stop();
    this.absence.reset();
  }
  async #automatic(): Promise<boolean> {
    if (this.returning || this.#left || this.watching) return false;
    const giving = this.answers.automatic(this.opener);
    if (!giving) return false;
    await this.#give(giving);
    return true;
  }
  async #give({ seat, body }: Giving): Promise<void> {
    const open = this.chain.referee.open;
    if (!open) return;
    const { table, step, prev, digest } = open;
    await this.#sign({ purpose: 'entry', table, seat, step, prev, digest, body: canonical(body) }, step);
  }
  /** Signs, stores, and only then sends. */
  async #sign(what: Statement, step: number): Promise<void> {
    const here = this.here.find((h) => h.seat === what.seat);
    if (!here) throw new Error(`no key for seat ${what.seat}`);
    const bytes = bytesOf(what);
    const thing: Signed = { purpose: what.purpose, bytes, sig: this.#of.sign(here.seed, message(what.purpose, bytes)) };
    if (what.purpose !== 'call') await this.#of.journal?.sign(thing, what.seat, step, this.#stored());
    this.#heard.add(hex(thing.sig));
    this.#placed(what, thing, null, true);
  }
  /** Signs what the absence of others asks for; whether anything was more than talk. */
  async #papers(papers: readonly Paper[]): Promise<boolean> {
    if (this.returning || this.#left || this.watching) return false;
    const table = this.roster.id;
    let more = false;
    for (const p of papers) {
      const { seat, motion } = p;
      if (p.kind === 'call') {
        const beat = ++this.#beats;
        await this.#sign({ purpose: 'call', table, seat, ...motion, yes: true, beat }, motion.step);
      } else {
        more = true;
        if (p.kind === 'vote')
          await this.#sign({ purpose: 'without', table, seat, ...motion, head: p.head }, motion.step);
        else {
          await this.#sign({ purpose: 'refuse', table, seat, ...motion }, motion.step);
          this.sync.handDown(motion.step);
        }
      }
    }
    return more;
  }

  /** A move of one of our people (or bots); the refusal is the rules' own code. */
  answer(seat: Seat, step: number, move: Plain): Promise<Result<null, string>> {
    return this.run(async () => {
      if (this.returning || this.#left || this.end) return fail('not-now');
      const giving = this.answers.judge(seat, step, move);
      if (!giving.ok) return giving;
      await this.#give(giving.value);
      await this.advance();
      return ok(null);
    });
  }
  get asking(): Asking | null {
    return this.returning || this.#left || this.watching || this.end ? null : this.answers.asking();
  }
  goOnWithout(seats: readonly Seat[], yes: boolean): Promise<void> {
    return this.run(async () => {
      this.absence.tap(seats, yes);
      await this.advance();
    });
  }
  /** Says goodbye for all seats of this device. */
  leave(): Promise<void> {
    return this.run(async () => {
      const { head, open } = this.chain.referee;
      if (!open || this.#left || this.watching) return;
      for (const { seat } of this.here) {
        if (this.chain.referee.goneWhy(seat) !== null) continue;
        const from = open.given.has(seat) ? open.step + 1 : open.step;
        const { id: table } = this.roster;
        await this.#sign({ purpose: 'goodbye', table, seat, from, at: head.step, on: head.hash }, open.step);
      }
      this.#left = true;
      this.answers.stop();
      await this.advance();
    });
  }
  get left(): boolean {
    return this.#left;
  }
  /** A proof that somebody cheated ends the table, everywhere. */
  dispute(things: readonly Signed[]): void {
    const found = guilt(things, (step) => this.chain.ballotsAt(step)?.present ?? []);
    if (!found || this.end?.kind === 'disputed') return;
    if (this.here.some((h) => h.seat === found.seat)) {
      this.watching = 'storage';
      this.answers.stop();
      this.#of.changed();
      return;
    }
    this.proof = things;
    this.end = { kind: 'disputed', guilty: [found.seat], fault: asFault(found) };
    this.answers.stop();
    this.peers.pass({ kind: 'proof', things });
    this.#of.changed();
  }
  /** Judges a proof that somebody sent. */
  hearProof(things: readonly Signed[], from: Peer): Promise<void> {
    return this.run(async () => {
      if (this.end?.kind === 'disputed') return;
      for (const t of things) {
        const what = read(t);
        const key = what && this.roster.sitters[what.seat]?.key;
        if (!key || !(await this.#of.check(key, message(t.purpose, t.bytes), t.sig))) {
          from.forged();
          return;
        }
      }
      this.dispute(things);
    });
  }
  /** When anything signed by this seat last came, by any way. */
  lastHeard(seat: Seat): number | undefined {
    return this.#lastHeard.get(seat);
  }
  #tick(): void {
    if (this.#stopped) return;
    this.clock.after(this.pace.tick, () => {
      this.#tick();
      if (this.#reviewed) return;
      this.#reviewed = true;
      void this.run(async () => {
        this.#reviewed = false;
        await this.#look();
      });
    });
  }
  async #look(): Promise<void> {
    this.sync.beat();
    const missing = this.absence.hopeless();
    if (missing && !this.end) {
      const { step } = this.chain.ballots;
      this.end = { kind: 'unfinished', step, missing };
      this.answers.stop();
    }
    await this.advance();
  }
  stop(): void {
    this.#stopped = true;
    this.answers.stop();
    this.peers.leave();
  }
}
