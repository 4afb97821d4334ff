// table/tenancy.ts: one seat, one tab: whoever holds a table on this device says so to every other tab that asks.
// Rests on BroadcastChannel alone, because a page on a LAN has no Web Locks.

/** Time for another tab to answer (ms); one that sleeps cannot sign either. */
const patience = 250;

/** ask: who holds it?; held: I do; give: give it to me; given: I have stopped and stored everything. */
type Word = { readonly kind: 'ask' | 'held' | 'give' | 'given'; readonly id: string; readonly claim: number };

const isWord = (x: unknown): x is Word =>
  typeof x === 'object' && x !== null && 'kind' in x && 'id' in x && 'claim' in x && typeof x.claim === 'number';

export class Tenancy {
  readonly #channel = new BroadcastChannel('dubito/tables');
  readonly #held = new Set<string>();
  /** What we are asking for, with the number that we drew: of two who ask at once the higher takes it. */
  readonly #asking = new Map<string, { readonly claim: number; lost: boolean }>();
  readonly #draw: () => number;
  readonly #giveUp: (id: string) => Promise<void>;
  readonly #waiting = new Map<string, () => void>();

  /** `draw`: a random whole number. `giveUp` stops a table here for good; when it resolves, all of it is stored. */
  constructor(draw: () => number, giveUp: (id: string) => Promise<void> = () => Promise.resolve()) {
    this.#draw = draw;
    this.#giveUp = giveUp;
    this.#channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isWord(data)) this.#hear(data);
    };
  }
  #hear({ kind, id, claim }: Word): void {
    const asking = this.#asking.get(id);
    if (kind === 'held') {
      if (asking?.claim === claim) asking.lost = true;
    } else if (kind === 'given') this.#waiting.get(id)?.();
    else if (kind === 'give') {
      if (this.#held.has(id)) void this.#give(id);
    } else if (this.#held.has(id)) this.#channel.postMessage({ kind: 'held', id, claim } satisfies Word);
    else if (asking && asking.claim > claim) this.#channel.postMessage({ kind: 'held', id, claim } satisfies Word);
    else if (asking) asking.lost = true;
  }
  async #give(id: string): Promise<void> {
    await this.#giveUp(id);
    this.#held.delete(id);
    this.#channel.postMessage({ kind: 'given', id, claim: 0 } satisfies Word);
  }
  /** Asks the tab that holds it to stop, and takes the table when it has; false when that tab does not answer in time. */
  async takeOver(id: string): Promise<boolean> {
    const given = new Promise<void>((done) => this.#waiting.set(id, done));
    this.#channel.postMessage({ kind: 'give', id, claim: 0 } satisfies Word);
    await Promise.race([given, new Promise((done) => setTimeout(done, 8 * patience))]);
    this.#waiting.delete(id);
    return this.take(id);
  }
  /** Whether the table is ours now: no other tab holds it. */
  async take(id: string): Promise<boolean> {
    if (this.#held.has(id)) return true;
    const asking = { claim: this.#draw(), lost: false };
    this.#asking.set(id, asking);
    this.#channel.postMessage({ kind: 'ask', id, claim: asking.claim } satisfies Word);
    await new Promise((done) => setTimeout(done, patience));
    this.#asking.delete(id);
    if (asking.lost) return false;
    this.#held.add(id);
    return true;
  }
  /** A table that was made in this tab. */
  own(id: string): void {
    this.#held.add(id);
  }
  release(id: string): void {
    this.#held.delete(id);
  }
  close(): void {
    this.#channel.close();
  }
}
