// table/peers.ts: who is at the other ends of a game's lines, and what they last said of themselves.
// Entries prove themselves, so anybody passes on what is new; a table works as long as its lines form a connected graph.
import { same } from '../core/bytes.ts';
import type { Seat } from '../core/seat.ts';
import type { Line } from './lines.ts';
import type { Message } from './wire.ts';

export class Peer {
  readonly line: Line;
  readonly seat: Seat | null;
  readonly #scope: Uint8Array;
  /** What it last said of where it stands. */
  at: { readonly step: number; readonly head: Uint8Array; readonly held: number } | null = null;
  /** The seats that it says it reaches directly. */
  reach: readonly number[] = [];
  /** When it last said anything (ms of our clock). */
  heard: number;
  /** Whether it has answered our question what it holds. */
  answered = false;
  /** Since when an answer to *want* is due. */
  wanted: number | null = null;

  /** When it was last sent a page, and from which step on the next one is asked for: who watches gets one at a time. */
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

  constructor(mute: boolean) {
    this.#mute = mute;
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
  leave(): void {
    for (const p of this.#all) p.leave();
    this.#all.clear();
  }
}
