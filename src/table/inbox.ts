// table/inbox.ts: signed things as they come: each is looked at once, its signature checked, and what has no place yet is kept.
import { hex, same } from '../core/bytes.ts';
import type { Clock } from '../core/ports.ts';
import type { Seat } from '../core/seat.ts';
import type { Check } from '../fair/signature.ts';
import type { Peer } from './peers.ts';
import type { Roster } from './roster.ts';
import { message, read, type Signed, type Statement } from './signed.ts';

/** So many signed things of one seat are kept for places that are not there yet. */
const laterPerSeat = 8;

export class Inbox {
  readonly #roster: Roster;
  readonly #check: Check;
  readonly #clock: Clock;
  readonly #seen = new Set<string>();
  readonly #later = new Map<Seat, Signed[]>();
  readonly #lastHeard = new Map<Seat, number>();

  constructor(of: { readonly roster: Roster; readonly check: Check; readonly clock: Clock }) {
    this.#roster = of.roster;
    this.#check = of.check;
    this.#clock = of.clock;
  }
  /** What it says, when it is new and really signed by its seat; else null, and its sender is told off. */
  async open(thing: Signed, from: Peer | null): Promise<Statement | null> {
    const what = read(thing);
    if (!what || !this.#roster.sitters[what.seat] || !same(what.table, this.#roster.id)) {
      from?.bad();
      return null;
    }
    const name = hex(thing.sig);
    if (this.#seen.has(name)) return null;
    if (!(await this.signedBy(thing, what))) {
      from?.forged();
      return null;
    }
    this.#seen.add(name);
    this.#lastHeard.set(what.seat, this.#clock.now());
    return what;
  }
  async signedBy(thing: Signed, what: Statement): Promise<boolean> {
    const key = this.#roster.sitters[what.seat]?.key;
    return key !== undefined && (await this.#check(key, message(thing.purpose, thing.bytes), thing.sig));
  }
  /** Our own things need no looking at. */
  know(thing: Signed): void {
    this.#seen.add(hex(thing.sig));
  }
  keep(seat: Seat, thing: Signed): void {
    const kept = this.#later.get(seat) ?? [];
    if (kept.length < laterPerSeat) this.#later.set(seat, [...kept, thing]);
    else this.#seen.delete(hex(thing.sig));
  }
  /** All that was kept, to be placed anew. */
  take(): readonly Signed[] {
    const later = [...this.#later.values()].flat();
    this.#later.clear();
    return later;
  }
  /** When anything signed by this seat last came, by any way. */
  lastHeard(seat: Seat): number | undefined {
    return this.#lastHeard.get(seat);
  }
}
