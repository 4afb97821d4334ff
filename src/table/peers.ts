// table/peers.ts: who is at the other ends of a game's lines, and what they last said of themselves.
// Entries prove themselves, so anybody passes on what is new; a table works as long as its lines form a connected graph.
import { same } from '../core/bytes.ts';
import type { Clock } from '../core/ports.ts';
import type { Seat } from '../core/seat.ts';
import type { Line } from './lines.ts';
import type { Signed, Statement } from './signed.ts';
import type { Message } from './wire.ts';

/** Who reaches the author of an entry is sent it by others only if it has not moved on after this time (ms). */
const calm = 3_000;

export class Peer {
  readonly line: Line;
  readonly seat: Seat | null;
  readonly #scope: Uint8Array;
  /** What it last said of where it stands. */
  at: { readonly step: number; readonly head: Uint8Array; readonly held: number } | null = null;
  /** The seats that it says it reaches directly. */
  reach: readonly number[] = [];
  /** The last step that it is known to have closed. */
  past = -1;
  /** When it last said anything (ms of our clock). */
  heard: number;
  /** Whether it has answered our question what it holds. */
  answered = false;
  /** Since when an answer to *want* is due. */
  wanted: number | null = null;

  /** When its question was last answered, and from which step on it asks now. */
  served = -Infinity;
  asked: number | null = null;

  constructor(line: Line, seat: Seat | null, scope: Uint8Array, now: number) {
    this.line = line;
    this.seat = seat;
    this.#scope = scope;
    this.heard = now;
  }
  get open(): boolean {
    return this.line.open;
  }
  send(m: Message): void {
    this.line.send(this.#scope, m);
  }
  bad(): void {
    this.line.bad();
  }
  forged(): void {
    this.line.forged();
  }
  /** Hears no more for this game; the line itself stays. */
  leave(): void {
    this.line.deafen(this.#scope);
  }
}

/** All peers of a game, at most one for each key. */
export class Peers {
  readonly #all = new Set<Peer>();
  /** Who watches passes nothing on, unless somebody cheated. */
  readonly #mute: boolean;
  readonly #clock: Clock;

  constructor(mute: boolean, clock: Clock) {
    [this.#mute, this.#clock] = [mute, clock];
  }
  add(peer: Peer): void {
    for (const p of this.#all) if (same(p.line.key, peer.line.key)) this.#all.delete(p);
    this.#all.add(peer);
  }
  forgetClosed(): void {
    for (const p of this.#all) if (!p.open) this.#all.delete(p);
  }
  get all(): readonly Peer[] {
    return [...this.#all].filter((p) => p.open);
  }
  /** How many others look on here, besides the holder of this key. */
  watching(key: Uint8Array): number {
    return this.all.filter((p) => p.seat === null && !same(p.line.key, key)).length;
  }
  ofSeat(seat: Seat): Peer | undefined {
    return this.all.find((p) => p.seat === seat);
  }
  /** To everybody but the one it came from. */
  pass(m: Message, from: Peer | null = null): void {
    if (this.#mute && m.kind !== 'proof') return;
    for (const p of this.all) if (p !== from) p.send(m);
  }
  /**
   * Something that is new here. What this device has signed, and what is no entry, goes to everybody; an entry of others at
   * once to all who do not reach its author, and later to those who should have it from the author, unless they have moved on
   * meanwhile. So a line carries an entry once, as long as all is well, and nobody is left without it.
   */
  spread(thing: Signed, what: Statement, from: Peer | null, own: boolean): void {
    const m: Message = { kind: 'thing', thing };
    if (own || what.purpose !== 'entry') {
      this.pass(m, from);
      return;
    }
    const { seat, step } = what;
    if (from?.seat === seat) from.past = Math.max(from.past, step - 1);
    if (this.#mute) return;
    for (const p of this.all) {
      if (p === from || p.seat === seat) continue;
      if (!p.reach.includes(seat)) p.send(m);
      else
        this.#clock.after(calm, () => {
          if (p.open && p.past < step) p.send(m);
        });
    }
  }
  leave(): void {
    for (const p of this.#all) p.leave();
    this.#all.clear();
  }
}
