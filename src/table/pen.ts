// table/pen.ts: signs for the seats of this device. What is signed stands in storage, with all that opens it later, before it is sent.
import { same } from '../core/bytes.ts';
import type { Seat } from '../core/seat.ts';
import type { Here, Journal } from './journal.ts';
import type { DeviceKeep } from './keep.ts';
import { bytesOf, message, type Signed, type Statement } from './signed.ts';

export type Sign = (seed: Uint8Array, message: Uint8Array) => Uint8Array;

export class Pen {
  readonly #here: readonly Here[];
  readonly #keep: DeviceKeep;
  readonly #journal: Journal | null;
  readonly #sign: Sign;
  #stored: Uint8Array | null = null;

  constructor(of: {
    readonly here: readonly Here[];
    readonly keep: DeviceKeep;
    readonly journal: Journal | null;
    readonly sign: Sign;
  }) {
    this.#here = of.here;
    this.#keep = of.keep;
    this.#journal = of.journal;
    this.#sign = of.sign;
  }
  /** A call is talk and is not stored. */
  async sign(what: Statement, step: number): Promise<Signed> {
    const bytes = bytesOf(what);
    const sig = this.#sign(this.#seedOf(what.seat), message(what.purpose, bytes));
    const thing: Signed = { purpose: what.purpose, bytes, sig };
    if (what.purpose !== 'call') await this.#stores((keep) => this.#journal?.sign(thing, what.seat, step, keep));
    return thing;
  }
  #seedOf(seat: Seat): Uint8Array {
    const here = this.#here.find((h) => h.seat === seat);
    if (!here) throw new Error(`no key for seat ${seat}`);
    return here.seed;
  }
  async close(step: number, bytes: Uint8Array): Promise<void> {
    await this.#stores((keep) => this.#journal?.close(step, bytes, keep));
  }
  async cutAfter(step: number): Promise<void> {
    await this.#journal?.cutAfter(step);
  }
  /** Writes with what is kept, if that has changed; a write that fails has stored nothing of it. */
  async #stores(write: (keep: Uint8Array | null) => Promise<void> | undefined): Promise<void> {
    const now = this.#keep.stored();
    await write(this.#stored && same(now, this.#stored) ? null : now);
    this.#stored = now;
  }
}
