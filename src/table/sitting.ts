// table/sitting.ts: one game on one device: hears what others signed, signs for its own seats, stores before it sends, and goes on.
// Everything happens in one line, one thing after another, because checking is asynchronous.
import type { TableEnd } from '../core/chair.ts';
import { same } from '../core/bytes.ts';
import { canonical, type Plain } from '../core/plain.ts';
import type { Chance, Clock } from '../core/ports.ts';
import { fail, ok, type Fault, type Result } from '../core/result.ts';
import { at, type Seat } from '../core/seat.ts';
import type { Check } from '../fair/signature.ts';
import { Absence, statementOf, type Paper } from './absence.ts';
import { Answers, type Asking, type Giving } from './answers.ts';
import { Chain } from './chain.ts';
import { Court } from './court.ts';
import { Inbox } from './inbox.ts';
import type { Here, Journal } from './journal.ts';
import type { DeviceKeep } from './keep.ts';
import { scopeOf, type Line } from './lines.ts';
import type { Pace } from './pace.ts';
import { Peer, Peers } from './peers.ts';
import { Pen } from './pen.ts';
import type { Roster } from './roster.ts';
import { read, type Motion, type Signed, type Statement } from './signed.ts';
import { stepBytes } from './step.ts';
import { Sync } from './sync.ts';
import { Turns } from './turns.ts';

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

export class Sitting {
  readonly roster: Roster;
  readonly opener: Seat;
  readonly here: readonly Here[];
  readonly chain: Chain;
  readonly keep: DeviceKeep;
  readonly peers: Peers;
  readonly absence: Absence;
  readonly answers: Answers;
  readonly sync: Sync;
  readonly clock: Clock;
  readonly pace: Pace;
  /** Faults that change nothing but have a name: moves out of turn. */
  readonly strays: Fault[] = [];
  end: TableEnd | null = null;
  /** Set when what the others hold from us contradicts our storage: we watch. */
  watching: string | null = null;
  /** After a reload nothing is signed before the others have said what they hold. */
  returning = false;
  /** All seats of this device have said goodbye. */
  left = false;
  readonly #of: SittingOf;
  readonly inbox: Inbox;
  readonly #pen: Pen;
  readonly court: Court;
  readonly turns = new Turns();
  /** Closed steps about which somebody may have voted otherwise: they want our refusal. */
  readonly #asked = new Set<number>();

  constructor(of: SittingOf) {
    this.#of = of;
    this.roster = of.roster;
    this.opener = of.opener;
    this.here = of.here;
    this.keep = of.keep;
    this.clock = of.clock;
    this.pace = of.pace;
    this.peers = new Peers(of.here.length === 0, of.clock);
    this.chain = new Chain(of.roster, of.keep);
    const [{ chain, clock, pace }, seats] = [this, of.here.map((h) => h.seat)];
    this.inbox = new Inbox(of);
    this.#pen = new Pen(of);
    this.court = new Court({ inbox: this.inbox, peers: this.peers, here: seats, chain });
    this.absence = new Absence({ chain, here: seats, clock, pace });
    this.answers = new Answers({ ...of, chain, say: (seat, step, move) => void this.answer(seat, step, move) });
    this.sync = new Sync(this);
    this.turns.every(clock, pace.tick, () => this.#look());
  }
  /** The seats of this device that take part; without one it watches. */
  get seats(): readonly Seat[] {
    const { present } = this.chain.referee;
    return this.watching ? [] : this.here.map((h) => h.seat).filter((s) => present.includes(s));
  }
  /** The first look at the table: replayed steps stand, own signed things are given again. */
  begin(own: readonly Signed[] = []): Promise<void> {
    return this.turns.run(() => this.hearAll(own, null));
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
    return this.turns.run(async () => {
      if (await this.#hear(thing, from, pass)) await this.advance();
    });
  }
  /** Many at once that belong together: nothing is signed in between. */
  async hearAll(things: readonly Signed[], from: Peer | null): Promise<void> {
    for (const thing of things) await this.#hear(thing, from, false);
    await this.advance();
  }
  async #hear(thing: Signed, from: Peer | null, pass: boolean): Promise<boolean> {
    const what = await this.inbox.open(thing, from);
    return what !== null && this.#placed(what, thing, from, pass);
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
        this.inbox.keep(what.seat, thing);
        if (from) this.sync.behind(from);
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
        if (pass) this.peers.spread(thing, what, from, this.seats.includes(what.seat));
        this.#noted(what);
        return true;
      default:
        return placed satisfies never;
    }
  }
  /** What else a new thing means: a call is an answer, a word in a window was heard; who still votes about a closed step wants our refusal. */
  #noted(what: Statement): void {
    if (what.purpose === 'entry') this.answers.heard(what);
    if (what.purpose !== 'call' && what.purpose !== 'without') return;
    if (what.purpose === 'call') this.chain.ballotsAt(what.step)?.hearCall(what, this.clock.now());
    if (what.step >= this.chain.ballots.step) return;
    this.#asked.add(what.step);
    if (what.purpose === 'call') this.sync.handDown(what.step);
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
      if (closed) this.#closed(closed.step, closed.closed);
      else if (!(await this.#automatic()) && !(await this.#papers(this.absence.review()))) break;
    }
    for (const step of this.#asked) await this.#papers(this.absence.late(step));
    this.#asked.clear();
    if (this.chain.referee.result) this.end = { kind: 'finished', signed: this.chain.referee.over };
    if (this.end) await this.#pen.settle();
    if (!this.returning && !this.left) this.answers.ask();
    this.#of.changed();
  }
  #closed(step: number, closed: Parameters<typeof stepBytes>[0]): void {
    const { referee, match } = this.chain;
    // All have signed on a head of the new round: the old seed can go.
    if (referee.settled > match.begun) this.keep.forgetBefore(match.round);
    const digest = referee.digests[step];
    if (digest) this.#pen.close(step, stepBytes(closed, digest));
    this.#asked.add(step); // who voted for another way out of it is bound until somebody refuses
    for (const thing of this.inbox.take()) {
      const what = read(thing);
      if (what) this.#placed(what, thing, null, true);
    }
  }
  async #overrule(step: number): Promise<void> {
    await this.chain.cutTo(step);
    await this.#pen.cutAfter(step - 1);
    this.answers.stop();
    this.absence.reset();
  }
  async #automatic(): Promise<boolean> {
    const giving = this.#still ? null : this.answers.automatic(this.opener);
    if (giving) await this.#give(giving);
    return giving !== null;
  }
  async #give({ seat, body }: Giving): Promise<void> {
    const open = this.chain.referee.open;
    if (!open) return;
    const { table, step, prev, digest } = open;
    await this.#sign({ purpose: 'entry', table, seat, step, prev, digest, body: canonical(body) }, step);
  }
  /** Signs, stores, and only then sends. */
  async #sign(what: Statement, step: number): Promise<void> {
    const thing = await this.#pen.sign(what, step);
    this.inbox.know(thing);
    this.#placed(what, thing, null, true);
  }
  /** Signs what the absence of others asks for; whether anything was more than talk. */
  async #papers(papers: readonly Paper[]): Promise<boolean> {
    if (this.#still) return false;
    for (const paper of papers) {
      const { step } = paper.motion;
      const beat = new DataView(this.#of.chance(4).slice().buffer).getUint32(0); // unlike any before a reload
      await this.#sign(statementOf(paper, this.roster.id, beat), step);
      if (paper.kind === 'refuse') this.sync.handDown(step);
    }
    return papers.some((p) => p.kind !== 'call');
  }
  /** Nothing is signed now. */
  get #still(): boolean {
    return this.returning || this.left || this.watching !== null;
  }

  /** A move of one of our people (or bots); the refusal is the rules' own code. */
  answer(seat: Seat, step: number, move: Plain): Promise<Result<null, string>> {
    return this.turns.run(async () => {
      if (this.returning || this.left || this.end) return fail('not-now');
      const giving = this.answers.judge(seat, step, move);
      if (!giving.ok) return giving;
      await this.#give(giving.value);
      await this.advance();
      return ok(null);
    });
  }
  get asking(): Asking | null {
    return this.returning || this.left || this.watching || this.end ? null : this.answers.asking();
  }
  goOnWithout(seats: readonly Seat[], yes: boolean): Promise<void> {
    return this.turns.run(async () => {
      this.absence.tap(seats, yes);
      await this.advance();
    });
  }
  /** Says goodbye for all seats of this device. */
  leave(): Promise<void> {
    return this.turns.run(async () => {
      if (this.left || this.watching) return;
      for (const bye of this.chain.goodbyes(this.here.map((h) => h.seat))) await this.#sign(bye, bye.from);
      this.left = true;
      this.answers.stop();
      await this.advance();
    });
  }
  /** A proof that somebody cheated ends the table, everywhere. */
  dispute(things: readonly Signed[]): void {
    const found = this.court.hear(things);
    if (found === 'nothing') return;
    if (found === 'self') this.watching = 'storage';
    else if (!this.chain.referee.over) this.end = this.court.verdict; // a result that all have signed stands
    this.answers.stop();
    this.#of.changed();
  }
  /** Judges a proof that somebody sent. */
  hearProof(things: readonly Signed[], from: Peer): Promise<void> {
    return this.turns.run(async () => {
      if (await this.court.genuine(things, from)) this.dispute(things);
    });
  }
  async #look(): Promise<void> {
    await this.sync.beat();
    const missing = this.absence.hopeless();
    if (missing && !this.end) {
      this.end = { kind: 'unfinished', step: this.chain.ballots.step, missing };
      this.answers.stop();
    }
    await this.advance();
    await this.#pen.settle();
  }
  settle(): Promise<void> {
    return this.turns.run(() => this.#pen.settle());
  }
  stop(): void {
    this.turns.stop();
    this.answers.stop();
    this.peers.leave();
  }
}
