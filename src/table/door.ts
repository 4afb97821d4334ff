// table/door.ts: the door of a table: who comes is told the plan and the game that runs, or why not, and what is said at the door is heard here.
// Decides who may play, watch or come in at all; what happens inside is not its matter.
import { same } from '../core/bytes.ts';
import type { JoinRefusal } from '../core/house.ts';
import type { Link } from '../core/ports.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { refusals, type Refusal } from './grant.ts';
import { sayEvery } from './gallery.ts';
import { Line, lobbyScope } from './lines.ts';
import { mostWatchers, readPlan } from './plan.ts';
import { keysOf } from './roster.ts';
import { openerOf, rosterOf } from './starting.ts';
import type { Table } from './table.ts';
import { Turns } from './turns.ts';
import type { Message } from './wire.ts';

/** Why somebody is not let in while a game runs. */
type Closed = Extract<JoinRefusal, 'locked' | 'playing' | 'crowded'>;
type Begun = { readonly bytes: Uint8Array; readonly opener: number; readonly from: Line };
const closed: readonly string[] = ['playing', ...refusals];

export class Door {
  readonly #table: Table;
  readonly #turns = new Turns();
  /** Resolves a pending join. */
  #joined: ((r: Result<null, JoinRefusal>) => void) | null = null;
  /** The game that somebody says has begun; it waits for the plan that it is made of, and for our person to be free for it. */
  #begun: Begun | null = null;

  constructor(table: Table) {
    this.#table = table;
  }
  /** Waits for a plan over the lines that come, and asks for a seat; at a game that runs, watches. */
  join(): Promise<Result<null, JoinRefusal>> {
    return new Promise((done) => {
      this.#joined = (r) => {
        this.#joined = null;
        done(r);
      };
    });
  }
  /** Whether it is still open if our person gets in. */
  get joining(): boolean {
    return this.#joined !== null;
  }
  /** A proved line to another device. */
  meet(key: Uint8Array, link: Link): void {
    const { lines, gathering } = this.#table;
    const line = new Line(key, link);
    lines.add(line);
    line.listen(lobbyScope, {
      message: (m) => void this.#turns.run(() => this.#hear(m, line)),
      closed: () => {
        lines.remove(line);
        this.#table.gathering.review();
        this.#table.show();
      },
    });
    if (this.follows(key)) this.#table.sitting?.attach(line);
    line.begin();
    this.#greet(line);
    if (this.#table.looksOn) gathering.remind();
    this.#table.show();
  }
  /** Whether the holder of a key gets the log: it has a seat in the game, or may watch while it runs. */
  follows(key: Uint8Array): boolean {
    const { sitting, gathers } = this.#table;
    const sits = sitting !== null && keysOf(sitting.roster).some((k) => same(k, key));
    return sits || (sitting !== null && !gathers && this.opens(key) === null);
  }
  /** Why the holder of a key has no business at the game that runs; null: it has a seat there, may watch, or none runs. */
  opens(key: Uint8Array): Closed | null {
    const { sitting, gathering, gathers } = this.#table;
    const { plan, gallery } = gathering;
    if (!sitting || gathers || keysOf(sitting.roster).some((k) => same(k, key))) return null;
    if (sitting.peers.watching(key) >= mostWatchers) return 'crowded';
    if (gallery.has(key) || plan?.watchers.some((w) => same(w.key, key))) return null;
    if (plan?.locked === true) return 'locked';
    return plan?.watch === true ? null : 'playing';
  }
  /** The game comes before its plan, so that nobody asks for a seat in it. */
  #greet(line: Line): void {
    const { sitting, gathering, gathers } = this.#table;
    const why = this.opens(line.key);
    if (why !== null) {
      line.send(lobbyScope, { kind: 'no', why });
      return;
    }
    if (sitting && !gathers) line.send(lobbyScope, { kind: 'roster', bytes: sitting.roster.bytes, opener: sitting.opener }); // prettier-ignore
    if (gathering.word) line.send(lobbyScope, gathering.word);
  }
  async #hear(m: Message, line: Line): Promise<void> {
    const table = this.#table;
    switch (m.kind) {
      case 'plan':
      case 'wish': {
        if (m.kind === 'plan') await table.followUp(m);
        const heard = await table.gathering.hear(m);
        if (heard === 'bad') this.#bad(m, line);
        else if (heard === 'new') table.lines.pass(m, line);
        else if (heard === 'late') this.#greet(line);
        else if (heard !== 'known') line.send(lobbyScope, { kind: 'no', why: heard });
        return;
      }
      case 'roster':
        this.#begun = { bytes: m.bytes, opener: m.opener, from: line };
        await this.#begin();
        return;
      case 'no':
        this.#refused(m.why);
        return;
      default:
        line.bad();
    }
  }
  #bad(m: Extract<Message, { kind: 'plan' | 'wish' }>, line: Line): void {
    line.bad();
    if (m.kind === 'plan' && !readPlan(m.bytes)) this.#joined?.(fail('other-version'));
  }
  #refused(why: string): void {
    if (!closed.includes(why)) return;
    if (this.#joined) this.#joined(fail(why === 'unwatched' ? 'full' : (why as Closed | 'full')));
    else if (!this.#table.looksOn) this.#table.gathering.refused = why as Refusal | 'playing';
    this.#table.show();
  }
  /** The plan has changed. */
  planned(): void {
    const { gathering } = this.#table;
    const { plan, place } = gathering;
    const begun = plan !== null && this.#begun !== null && this.#agrees(this.#begun);
    if (begun) void this.#turns.run(() => this.#begin());
    else if (this.#joined && plan) {
      if (place !== 'outside') this.#joined(ok(null));
      else if (!gathering.opener) gathering.sit(true);
    }
  }
  /** Whether a game is the one of our plan, opened by who may. */
  #agrees({ bytes, opener }: Begun): boolean {
    const { plan } = this.#table.gathering;
    const roster = rosterOf(plan);
    return plan !== null && roster !== null && same(roster, bytes) && openerOf(plan) === opener;
  }
  /** The game of our plan has begun: who finds itself in it, with its own nonce, signs; anybody else watches, if they may. */
  async #begin(): Promise<void> {
    const begun = this.#begun;
    if (!begun || !this.#agrees(begun)) return;
    const { gathering } = this.#table;
    if (gathering.place === 'outside') {
      if (gathering.plan?.watch !== true) {
        this.#joined?.(fail('playing'));
        return;
      }
      if (!this.#table.looksOn) gathering.wants = false; // who finds a game running has not asked for the next one yet
    }
    await this.#table.sitDown(begun.bytes, begun.opener, begun.from);
    this.#joined?.(ok(null));
  }
  /** Our person is free for the next game, which may have begun already. */
  free(): void {
    void this.#turns.run(() => this.#begin());
  }
  /** Says now and then that this device watches, as long as it does. */
  remind(): void {
    const { sitting, looksOn, gathering, ports } = this.#table;
    if (!sitting || !looksOn) return;
    gathering.remind();
    ports.clock.after(sayEvery, () => {
      if (this.#table.sitting === sitting) this.remind();
    });
  }
}
