// table/journal.ts: what one table keeps on this device, written before it is sent (architecture.md, Storage).
import * as v from 'valibot';
import { canonical, readCanonical, type Plain } from '../core/plain.ts';
import type { Store } from '../core/ports.ts';
import { seatAt, type Seat } from '../core/seat.ts';
import type { Signed } from './signed.ts';

/** A seat of this device: its signing seed (32 bytes), and who decides for it. */
export type Here = { readonly seat: Seat; readonly seed: Uint8Array; readonly who: 'person' | 'bot' };
/** What a table needs to come back after a reload. */
export type Saved = {
  readonly roster: Uint8Array;
  readonly opener: Seat;
  readonly here: readonly Here[];
  readonly keep: Uint8Array;
  readonly steps: readonly Plain[];
  readonly own: readonly Signed[];
};
/** Closed steps in packed form, by number. */
export type Steps = readonly (readonly [step: number, bytes: Uint8Array])[];
const key = v.instance(Uint8Array);
const purposes = v.picklist(['entry', 'goodbye', 'without', 'refuse', 'call']);
const metaForm = v.strictTuple([
  key,
  v.number(),
  v.array(v.strictTuple([v.number(), key, v.picklist(['person', 'bot'])])),
]);
const ownForm = v.strictTuple([purposes, key, key]);

export class Journal {
  readonly #store: Store;
  readonly #at: string;
  #line: Promise<void> = Promise.resolve();

  /** `id`: any name of the table that holds on this device. */
  constructor(store: Store, id: string) {
    this.#store = store;
    this.#at = `table/${id}/`;
  }
  #write(changes: readonly (readonly [string, Uint8Array | null])[]): Promise<void> {
    const turn = this.#line.then(() => this.#store.write(changes.map(([k, x]) => [this.#at + k, x])));
    this.#line = turn.catch(() => undefined);
    return turn;
  }
  begin(roster: Uint8Array, opener: Seat, here: readonly Here[], keep: Uint8Array): Promise<void> {
    const meta = canonical([roster, opener, here.map((h): Plain => [h.seat, h.seed, h.who])]);
    return this.#write([
      ['meta', meta],
      ['keep', keep],
    ]);
  }
  /** A thing of ours, with all that is needed to open it later; stands before it is sent. */
  sign(thing: Signed, seat: Seat, step: number, closed: Steps, keep: Uint8Array | null): Promise<void> {
    const name = `own/${number(step)}/${seat}/${thing.purpose}/${thing.sig.slice(0, 6).join('.')}`;
    const own = canonical([thing.purpose, thing.bytes, thing.sig]);
    return this.#write([...changeOf(closed, keep), [name, own]]);
  }
  close(closed: Steps, keep: Uint8Array | null): Promise<void> {
    return this.#write(changeOf(closed, keep));
  }
  /** Drops the steps after `last`: a carried vote has overruled them. */
  async cutAfter(last: number): Promise<void> {
    const steps = await this.#store.read(`${this.#at}step/`);
    const later = steps.map(([k]) => k.slice(this.#at.length)).filter((k) => k > `step/${number(last)}`);
    await this.#write(later.map((k) => [k, null]));
  }
  async load(): Promise<Saved | null> {
    await this.#line;
    const all = new Map((await this.#store.read(this.#at)).map(([k, x]) => [k.slice(this.#at.length), x]));
    const meta = v.safeParse(metaForm, plainOf(all.get('meta')));
    const keep = all.get('keep');
    if (!meta.success || !keep) return null;
    const [roster, opener, here] = meta.output;
    const steps: Plain[] = [];
    for (let i = 0; all.has(`step/${number(i)}`); i++) steps.push(plainOf(all.get(`step/${number(i)}`)) ?? null);
    // Entries of closed steps stand in the steps.
    const past = (k: string): boolean => k.includes('/entry/') && k < `own/${number(steps.length)}`;
    const own = [...all].flatMap(([k, x]): Signed[] => {
      const r = k.startsWith('own/') && !past(k) ? v.safeParse(ownForm, plainOf(x)) : null;
      return r?.success ? [{ purpose: r.output[0], bytes: r.output[1], sig: r.output[2] }] : [];
    });
    return {
      roster,
      opener: seatAt(opener),
      here: here.map(([s, seed, who]) => ({ seat: seatAt(s), seed, who })),
      keep,
      steps,
      own,
    };
  }
  async forget(): Promise<void> {
    await this.#line;
    const all = await this.#store.read(this.#at);
    await this.#store.write(all.map(([k]) => [k, null]));
  }
}
const changeOf = (closed: Steps, keep: Uint8Array | null): [string, Uint8Array][] => [
  ...closed.map(([step, bytes]): [string, Uint8Array] => [`step/${number(step)}`, bytes]),
  ...(keep ? [['keep', keep] satisfies [string, Uint8Array]] : []),
];
const number = (n: number): string => String(n).padStart(8, '0');
const plainOf = (bytes: Uint8Array | undefined): Plain | undefined => (bytes ? readCanonical(bytes) : undefined);
