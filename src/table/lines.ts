// table/lines.ts: one proved line to another device, shared by the lobby and the games that are played over it.
// Each message names its scope: the lobby's is empty, a game's is the first 8 bytes of its table id.
import * as v from 'valibot';
import { hex, same } from '../core/bytes.ts';
import { canonical, readCanonical } from '../core/plain.ts';
import type { Link } from '../core/ports.ts';
import { longestMessage, readMessage, tuple, type Message } from './wire.ts';

/** After so many messages that no honest app sends, a line is cut off. */
const patience = 5;
const envelope = v.strictTuple([v.pipe(v.instance(Uint8Array), v.maxLength(8)), v.unknown()]);

export const lobbyScope = new Uint8Array(0);
export const scopeOf = (table: Uint8Array): Uint8Array => table.slice(0, 8);
export type Ear = { message(m: Message): void; closed(): void };

export class Line {
  /** Ed25519 key that the other end has proved. */
  readonly key: Uint8Array;
  readonly #link: Link;
  readonly #ears = new Map<string, Ear>();
  open = true;
  #bad = 0;

  constructor(key: Uint8Array, link: Link) {
    this.key = key;
    this.#link = link;
  }
  /** Begins to listen; whoever shall hear the first message is there by then. */
  begin(): void {
    this.#link.listen({
      message: (bytes) => {
        if (this.open) this.#message(bytes);
      },
      closed: () => {
        this.open = false;
        for (const ear of [...this.#ears.values()]) ear.closed();
      },
    });
  }
  #message(bytes: Uint8Array): void {
    const read = bytes.length > longestMessage ? undefined : v.safeParse(envelope, readCanonical(bytes));
    const m = read?.success ? readMessage(read.output[1]) : undefined;
    if (!read?.success || !m) this.bad();
    // A scope that nobody listens to is a game that has ended here, or not yet begun: beats repair what is missed.
    else this.#ears.get(hex(read.output[0]))?.message(m);
  }
  listen(scope: Uint8Array, ear: Ear): void {
    this.#ears.set(hex(scope), ear);
  }
  deafen(scope: Uint8Array): void {
    this.#ears.delete(hex(scope));
  }
  send(scope: Uint8Array, m: Message): void {
    if (this.open) this.#link.send(canonical([scope, tuple(m)]));
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
    if (!this.open) return;
    this.open = false;
    this.#link.close();
    for (const ear of [...this.#ears.values()]) ear.closed();
  }
}

/** The lines of one table, at most one for each key. */
export class Lines {
  readonly #all = new Set<Line>();

  add(line: Line): void {
    for (const old of this.#all) if (same(old.key, line.key)) this.#all.delete(old);
    this.#all.add(line);
  }
  remove(line: Line): void {
    this.#all.delete(line);
  }
  get all(): readonly Line[] {
    return [...this.#all].filter((l) => l.open);
  }
  reaches(key: Uint8Array): boolean {
    return this.all.some((l) => same(l.key, key));
  }
  /** A word of the lobby, to everybody but the one it came from. */
  pass(m: Message, from: Line | null = null): void {
    for (const line of this.all) if (line !== from) line.send(lobbyScope, m);
  }
  close(): void {
    for (const line of this.#all) line.close();
    this.#all.clear();
  }
}
