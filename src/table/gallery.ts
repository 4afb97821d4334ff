// table/gallery.ts: who looks on at a running game, as this device has heard it: names, and who wants a seat at the next game.
// Nobody in it is asked or waited for. Whoever is not heard of any more drops out by itself.
import { same } from '../core/bytes.ts';
import { without } from './grant.ts';
import { mostWatchers, type PlanWatcher } from './plan.ts';

/** Who watches says so this often (ms), and has gone when nothing came for three times as long. */
export const sayEvery = 20_000;
const gone = 3 * sayEvery;
/** More of one watcher is not taken (ms): neither words that repeat the last, nor changes; a change is never lost to a repetition. */
export const least = 500;

type Heard = PlanWatcher & { readonly heard: number; readonly changed: number };

export class Gallery {
  #all: readonly Heard[] = [];

  /** `first`: who watched in the lobby. */
  constructor(first: readonly PlanWatcher[] = [], now = 0) {
    this.#all = first.map((w) => ({ ...w, heard: now, changed: -Infinity }));
  }
  /** Somebody says that they watch; false: it changes nothing, or they are one too many. */
  hear(watcher: PlanWatcher, now: number): boolean {
    this.#all = this.#all.filter((w) => now - w.heard < gone);
    const had = this.#all.find((w) => same(w.key, watcher.key));
    const stays = had?.wants === watcher.wants;
    const last = stays ? had.heard : had?.changed;
    if (last === undefined ? this.#all.length >= mostWatchers : now - last < least) return false;
    const heard = { ...watcher, heard: now, changed: had && stays ? had.changed : now };
    // The order of wishes: who newly wants a seat stands behind those who wanted one before.
    if (stays) this.#all = this.#all.map((w) => (w === had ? heard : w));
    else this.#all = [...without(this.#all, watcher.key), heard];
    return true;
  }
  leaves(key: Uint8Array): boolean {
    const before = this.#all.length;
    this.#all = without(this.#all, key);
    return this.#all.length < before;
  }
  has(key: Uint8Array): boolean {
    return this.#all.some((w) => same(w.key, key));
  }
  at(now: number): readonly PlanWatcher[] {
    return this.#all
      .filter((w) => now - w.heard < gone)
      .map(({ key, nonce, name, code, wants }) => ({ key, nonce, name, code, wants }));
  }
}
