// table/chain.ts: one table's log as one device holds it: the referee, the ballots of every step, goodbyes, and what has no place yet.
// Knows no link, no clock and no key of its own: it is told what came and says what that means.
import { hex, same } from '../core/bytes.ts';
import type { Fault } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';
import { Ballots, sameSeats, type Refused, type Vote } from './ballots.ts';
import type { DeviceKeep } from './keep.ts';
import { GameMatch } from './match.ts';
import { Referee } from './referee.ts';
import type { Ending } from '../games/play.ts';
import type { Roster } from './roster.ts';
import { bytesOf, sayAlike, type Entry, type Goodbye, type Motion, type Signed, type Statement } from './signed.ts';
import { bySeat, readPacked, signedOf, unpacked, type Closed, type Given } from './step.ts';

/** What a signed thing meant where it came. */
export type Placed =
  | { readonly at: 'new' | 'known' | 'later' | 'fork' | 'bad' }
  | { readonly at: 'stray'; readonly fault: Fault }
  | { readonly at: 'proof'; readonly things: readonly Signed[] }
  /** A vote of a seat that then signed on another head: guilty unless a refusal turns up. */
  | { readonly at: 'suspect'; readonly things: readonly Signed[]; readonly motion: Motion };

const thing = (what: Statement, sig: Uint8Array): Signed => ({ purpose: what.purpose, bytes: bytesOf(what), sig });

export class Chain {
  readonly roster: Roster;
  match: GameMatch;
  referee: Referee<Ending>;
  ballots: Ballots;
  readonly #keep: DeviceKeep | undefined;
  /** Ballots of closed steps, by step: late votes and refusals still count as evidence, and a carried vote as law. */
  readonly #past = new Map<number, Ballots>();
  readonly #goodbyes = new Map<Seat, Given & { readonly what: Goodbye }>();
  readonly #strays = new Map<string, Given>();
  /** Heads that carried votes gave to steps which were cut back for them once: one that cannot be reached here is not tried for ever. */
  readonly #cut = new Set<string>();

  constructor(roster: Roster, keep?: DeviceKeep) {
    this.roster = roster;
    this.#keep = keep;
    [this.match, this.referee] = this.#begin();
    this.ballots = this.#newBallots();
  }
  #begin(): [GameMatch, Referee<Ending>] {
    this.#keep?.rewind();
    const match = new GameMatch(this.roster, this.roster.game, this.#keep);
    const referee = new Referee<Ending>(this.roster.id, this.roster.seats, match);
    match.sitAt(referee);
    return [match, referee.start()];
  }
  #newBallots(): Ballots {
    const { open, head, present } = this.referee;
    return new Ballots(head.step + 1, head.hash, open?.present ?? present);
  }
  ballotsAt(step: number): Ballots | undefined {
    return step === this.ballots.step ? this.ballots : this.#past.get(step);
  }
  goodbyeOf(seat: Seat): Goodbye | undefined {
    return this.#goodbyes.get(seat)?.what;
  }

  /** What seats say that leave now: it stands for the next entry that they owe and have not given. */
  goodbyes(seats: readonly Seat[]): readonly Goodbye[] {
    const { head, open } = this.referee;
    if (!open) return [];
    const table = this.roster.id;
    return seats
      .filter((seat) => this.referee.goneWhy(seat) === null && !this.#goodbyes.has(seat))
      .map((seat) => {
        const from = open.given.has(seat) ? open.step + 1 : open.step;
        return { purpose: 'goodbye', table, seat, from, at: head.step, on: head.hash };
      });
  }

  /** Puts a signed thing where it belongs; its signature is known to be right. */
  place(what: Statement, sig: Uint8Array): Placed {
    switch (what.purpose) {
      case 'entry':
        return this.#entry(what, sig);
      case 'goodbye':
        return this.#goodbye(what, sig);
      case 'without':
      case 'refuse':
        return this.#ballot({ what, sig } as Vote | Refused);
      case 'call':
        return this.#standing(what) ?? (this.ballotsAt(what.step)?.fits(what) ? { at: 'new' } : { at: 'bad' });
      default:
        return what satisfies never;
    }
  }
  /** Whether a place is known here at all: undefined when it is on our own branch. */
  #standing({ step, prev }: { readonly step: number; readonly prev: Uint8Array }): Placed | undefined {
    const head = this.referee.headAt(step - 1);
    if (!head) return { at: 'later' };
    return same(head, prev) ? undefined : { at: 'fork' };
  }
  #entry(what: Entry, sig: Uint8Array): Placed {
    const standing = this.#standing(what);
    if (standing) return standing.at === 'fork' ? this.#suspect(what, sig) : standing;
    const given: Given = { what, sig };
    const closed = this.referee.steps[what.step];
    if (closed) {
      const had = bySeat(closed)[what.seat];
      return had ? this.#compare(had, given) : this.#stray(given, false);
    }
    const bye = this.#goodbyes.get(what.seat);
    if (bye && bye.what.from <= what.step && this.referee.open?.owing.includes(what.seat))
      return this.#compare(bye, given);
    switch (this.referee.give(given)) {
      case 'new':
        return { at: 'new' };
      case 'known':
        return { at: 'known' };
      case 'two-faces': {
        const had = this.referee.open?.given.get(what.seat);
        return had ? this.#compare(had, given) : { at: 'known' };
      }
      case 'not-owing':
        return this.#stray(given, this.referee.goneWhy(what.seat) === null);
    }
  }
  #compare(had: Given, now: Given): Placed {
    if (sayAlike(had.what, now.what)) return { at: 'known' };
    return { at: 'proof', things: [thing(had.what, had.sig), thing(now.what, now.sig)] };
  }
  /** Signed, on our head, and owed by nobody: it changes nothing, but two different ones are a proof. */
  #stray(given: Given, named: boolean): Placed {
    const { seat, purpose } = given.what;
    const step = purpose === 'entry' ? given.what.step : 0;
    const key = `${step}/${seat}`;
    const had = this.#strays.get(key);
    if (had) return this.#compare(had, given);
    this.#strays.set(key, given);
    return named ? { at: 'stray', fault: { code: 'not-owing', seat, step } } : { at: 'new' };
  }
  /** An entry on a head that is not ours: from a fork, or of a seat that voted for our head and left it. */
  #suspect(what: Entry, sig: Uint8Array): Placed {
    const closed = this.referee.steps[what.step - 1];
    const votes = closed?.votes.map((x) => thing(x.what, x.sig)) ?? [];
    const own = closed?.votes.find((x) => x.what.seat === what.seat)?.what;
    return own ? { at: 'suspect', things: [...votes, thing(what, sig)], motion: own } : { at: 'fork' };
  }
  #goodbye(what: Goodbye, sig: Uint8Array): Placed {
    const standing = this.#standing({ step: what.at + 1, prev: what.on });
    if (standing) return standing;
    if (what.from < what.at + 1 || what.from > what.at + 2) return { at: 'bad' };
    const had = this.#goodbyes.get(what.seat);
    if (had) return this.#compare(had, { what, sig });
    const since = this.referee.steps.slice(what.from).map((step) => bySeat(step)[what.seat]);
    if (this.referee.head.step + 1 >= what.from) since.push(this.referee.open?.given.get(what.seat));
    const broken = since.find((given) => given?.what.purpose === 'entry');
    if (broken) return this.#compare(broken, { what, sig });
    this.#goodbyes.set(what.seat, { what, sig });
    return { at: 'new' };
  }
  #ballot(paper: Vote | Refused): Placed {
    const standing = this.#standing(paper.what);
    if (standing) return standing;
    const ballots = this.ballotsAt(paper.what.step);
    if (!ballots?.fits(paper.what) || paper.what.named.includes(paper.what.seat)) return { at: 'bad' };
    const half =
      paper.what.purpose === 'without' ? ballots.addVote(paper as Vote) : ballots.addRefusal(paper as Refused);
    if (half === 'new' || half === 'known') return { at: half };
    return { at: 'proof', things: [thing(half.what, half.sig), thing(paper.what, paper.sig)] };
  }

  /** Closes the open step if what came allows it to seats that sit here; the packed form's parts when it did. */
  async advance(here: readonly Seat[]): Promise<{ readonly closed: Closed; readonly step: number } | null> {
    const { referee, ballots } = this;
    const { open } = referee;
    if (!open) return null;
    for (const seat of open.owing) {
      const bye = this.#goodbyes.get(seat);
      if (bye && bye.what.from <= open.step && !open.given.has(seat)) referee.give(bye);
    }
    const law = ballots.carried().find((c) => {
      const head = ballots.mayClose(c.named, here) && referee.headWithout(c.named);
      return head && same(head, c.head);
    });
    if (!law && !(referee.complete && ballots.free(here))) return null;
    const r = await referee.close(law?.named ?? [], law?.votes ?? []);
    if (!r.ok) return null;
    this.#turned();
    return { closed: r.value, step: open.step };
  }
  #turned(): void {
    this.#past.set(this.ballots.step, this.ballots);
    this.ballots = this.#newBallots();
  }
  /** A carried vote about a step that was closed otherwise here, when it names a seat of ours or we only watch (log.md, 7). */
  overruled(here: readonly Seat[]): { readonly step: number } | null {
    for (const [step, ballots] of this.#past) {
      const closed = this.referee.steps[step];
      const law = ballots.carried().find((c) => here.length === 0 || here.some((s) => c.named.includes(s)));
      if (!law || !closed || sameSeats(law.named, closed.named) || this.#cut.has(hex(law.head))) continue;
      this.#cut.add(hex(law.head));
      return { step };
    }
    return null;
  }
  /** Goes back to the moment before a step, keeping what came for it. */
  async cutTo(step: number): Promise<void> {
    const kept = this.referee.steps.slice(0, step);
    const dropped = this.referee.steps[step];
    const ballots = this.#past.get(step);
    [this.match, this.referee] = this.#begin();
    for (const s of [...this.#past.keys()]) if (s >= step) this.#past.delete(s);
    for (const [s, bye] of this.#goodbyes) if (bye.what.at >= step) this.#goodbyes.delete(s);
    for (const closed of kept) await this.#replay(closed);
    this.ballots = this.#newBallots();
    if (ballots) {
      for (const x of ballots.votes) this.ballots.addVote(x);
      for (const x of ballots.refusals) this.ballots.addRefusal(x);
    }
    for (const g of dropped?.given ?? []) if (g.what.purpose === 'entry') this.referee.give(g);
  }
  async #replay(closed: Closed): Promise<boolean> {
    const here = this.ballots;
    for (const g of closed.given) this.referee.give(g);
    for (const vote of closed.votes) here.addVote(vote);
    return (await this.referee.close(closed.named, closed.votes)).ok;
  }
  /** Replays our own checked log; stops at the first step that does not fit. */
  async load(steps: readonly unknown[]): Promise<void> {
    for (const raw of steps) {
      const step = this.unpack(raw);
      if (!step || !(await this.#replay(step))) return;
      this.#turned();
    }
  }
  /** A packed step, made whole for the open place. */
  unpack(raw: unknown): Closed | undefined {
    const { open } = this.referee;
    const read = readPacked(raw);
    return open && read ? unpacked(read, open) : undefined;
  }
  /** Their version of a step that is closed here, for the same place. */
  unpackAt(raw: unknown, step: number): Closed | undefined {
    const [prev, digest] = [this.referee.headAt(step - 1), this.referee.digests[step]];
    const read = readPacked(raw);
    return prev && digest && read ? unpacked(read, { table: this.roster.id, step, prev, digest }) : undefined;
  }
  /** All signed things that are held at the open step: entries, goodbyes, votes and refusals. */
  held(): readonly Signed[] {
    const papers = (b: Ballots): Signed[] => [...b.votes, ...b.refusals].map((x) => thing(x.what, x.sig));
    const given = [...(this.referee.open?.given.values() ?? [])].filter((g) => g.what.purpose === 'entry');
    const byes = [...this.#goodbyes.values()].filter((g) => this.referee.goneWhy(g.what.seat) === null);
    const last = this.#past.get(this.ballots.step - 1);
    return [
      ...[...given, ...byes].map((g) => thing(g.what, g.sig)),
      ...papers(this.ballots),
      ...(last ? papers(last) : []),
    ];
  }
  /** All signed things of a closed step, and the papers of its ballots. */
  signedAt(step: number): readonly Signed[] {
    const closed = this.referee.steps[step];
    const papers = this.#past.get(step);
    return [
      ...(closed ? signedOf(closed) : []),
      ...[...(papers?.votes ?? []), ...(papers?.refusals ?? [])].map((x) => thing(x.what, x.sig)),
    ];
  }
}
