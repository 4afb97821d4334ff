// table/peers.ts: the links of one table: who is at the other end, what they last said of themselves, and how the log is passed on.
// Entries prove themselves, so anybody passes on what is new; a table works as long as its links form a connected graph.
import type { Link } from '../core/ports.ts';
import type { Seat } from '../core/seat.ts';
import { readMessage, written, type Message } from './wire.ts';

/** After so many messages that no honest app sends, a link is cut off. */
const patience = 5;

export class Peer {
  /** Ed25519 key that the link has proved. */
  readonly key: Uint8Array;
  readonly seat: Seat | null;
  readonly #link: Link;
  /** What it last said of where it stands. */
  at: { readonly step: number; readonly head: Uint8Array; readonly held: number } | null = null;
  reach: readonly number[] = [];
  /** When it last said anything (ms of our clock). */
  heard: number;
  /** Whether it has answered our question what it holds. */
  answered = false;
  /** Since when an answer to *want* is due. */
  wanted: number | null = null;
  open = true;
  #bad = 0;

  constructor(key: Uint8Array, seat: Seat | null, link: Link, now: number) {
    this.key = key;
    this.seat = seat;
    this.#link = link;
    this.heard = now;
  }
  send(m: Message): void {
    if (this.open) this.#link.send(written(m));
  }
  /** Something came that no honest app sends. */
  bad(weight = 1): void {
    this.#bad += weight;
    if (this.#bad >= patience) this.close();
  }
  /** Something came with a signature that does not fit: made up, or passed on unchecked. */
  forged(): void {
    this.bad(patience);
  }
  close(): void {
    this.open = false;
    this.#link.close();
  }
  listen(ear: { message(m: Message): void; closed(): void }): void {
    this.#link.listen({
      message: (bytes) => {
        if (!this.open) return;
        const m = readMessage(bytes);
        if (m) ear.message(m);
        else this.bad();
      },
      closed: () => {
        this.open = false;
        ear.closed();
      },
    });
  }
}

/** All links of a table, at most one for each key. */
export class Peers {
  readonly #all = new Set<Peer>();

  add(peer: Peer): void {
    for (const p of this.#all) if (sameKey(p.key, peer.key)) this.remove(p);
    this.#all.add(peer);
  }
  remove(peer: Peer): void {
    this.#all.delete(peer);
    if (peer.open) peer.close();
  }
  forgetClosed(): void {
    for (const p of this.#all) if (!p.open) this.#all.delete(p);
  }
  get all(): readonly Peer[] {
    return [...this.#all].filter((p) => p.open);
  }
  ofSeat(seat: Seat): Peer | undefined {
    return this.all.find((p) => p.seat === seat);
  }
  /** To everybody but the one it came from. */
  pass(m: Message, from: Peer | null = null): void {
    for (const p of this.all) if (p !== from) p.send(m);
  }
  close(): void {
    for (const p of this.#all) p.close();
    this.#all.clear();
  }
}
const sameKey = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && a.every((x, i) => x === b[i]);
