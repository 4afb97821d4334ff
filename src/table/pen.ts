// table/pen.ts: signs for the seats of this device. What is signed stands in storage, with all that opens it later, before it is sent.
// Closed steps are written with the next signature, or when the table looks around: what they hold the others hold, too.
import { same } from '../core/bytes.ts';
import type { Seat } from '../core/seat.ts';
import type { Here, Journal, Steps } from './journal.ts';
import type { DeviceKeep } from './keep.ts';
import { bytesOf, message, type Signed, type Statement } from './signed.ts';

export type Sign = (seed: Uint8Array, message: Uint8Array) => Uint8Array;

export class Pen {
  readonly #here: readonly Here[];
  readonly #keep: DeviceKeep;
  readonly #journal: Journal | null;
  readonly #sign: Sign;
  #stored: Uint8Array | null = null;
  /** Closed steps, by number, that are not written yet. */
  readonly #closed = new Map<number, Uint8Array>();

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
    if (what.purpose !== 'call')
      await this.#stores((steps, keep) => this.#journal?.sign(thing, what.seat, step, steps, keep));
    return thing;
  }
  #seedOf(seat: Seat): Uint8Array {
    const here = this.#here.find((h) => h.seat === seat);
    if (!here) throw new Error(`no key for seat ${seat}`);
    return here.seed;
  }
  /** A step has closed: it is written with the next signature, or by `settle`. */
  close(step: number, bytes: Uint8Array): void {
    this.#closed.set(step, bytes);
  }
  /** Writes the closed steps that nothing was signed after. */
  async settle(): Promise<void> {
    if (this.#closed.size > 0) await this.#stores((steps, keep) => this.#journal?.close(steps, keep));
  }
  async cutAfter(step: number): Promise<void> {
    for (const later of this.#closed.keys()) if (later > step) this.#closed.delete(later);
    await this.#journal?.cutAfter(step);
  }
  /** Writes with what is kept, if that has changed; a write that fails has stored nothing of it. */
  async #stores(write: (steps: Steps, keep: Uint8Array | null) => Promise<void> | undefined): Promise<void> {
    const now = this.#keep.stored();
    const steps = [...this.#closed];
    await write(steps, this.#stored && same(now, this.#stored) ? null : now);
    this.#stored = now;
    for (const [step] of steps) this.#closed.delete(step);
  }
}
