// table/tenancy.ts: one seat, one tab: whoever holds a table on this device says so to every other tab that asks.
// Rests on BroadcastChannel alone, because a page on a LAN has no Web Locks.

/** Time for another tab to answer (ms); one that sleeps cannot sign either. */
const patience = 250;
type Word =
  | { readonly kind: 'ask'; readonly id: string; readonly claim: number }
  | { readonly kind: 'held'; readonly id: string; readonly claim: number };

const isWord = (x: unknown): x is Word =>
  typeof x === 'object' && x !== null && 'kind' in x && 'id' in x && 'claim' in x && typeof x.claim === 'number';

export class Tenancy {
  readonly #channel = new BroadcastChannel('dubito/tables');
  readonly #held = new Set<string>();
  /** What we are asking for, with the number that we drew: of two who ask at once the higher takes it. */
  readonly #asking = new Map<string, { readonly claim: number; lost: boolean }>();
  readonly #draw: () => number;

  /** `draw`: a random whole number. */
  constructor(draw: () => number) {
    this.#draw = draw;
    this.#channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isWord(data)) this.#hear(data);
    };
  }
  #hear({ kind, id, claim }: Word): void {
    const asking = this.#asking.get(id);
    if (kind === 'held') {
      if (asking?.claim === claim) asking.lost = true;
    } else if (this.#held.has(id)) this.#channel.postMessage({ kind: 'held', id, claim } satisfies Word);
    else if (asking && asking.claim > claim) this.#channel.postMessage({ kind: 'held', id, claim } satisfies Word);
    else if (asking) asking.lost = true;
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
