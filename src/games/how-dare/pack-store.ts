// games/how-dare/pack-store.ts: the own cards that are kept on this device, answers and all. Never leaves the device by itself.
import { isBlank, type OwnDraft } from './own-cards.ts';
import { readDraft } from './pack-file.ts';

const key = 'dubito-how-dare-cards';

export class PackStore {
  readonly #storage: Storage | null;
  constructor(storage: () => Storage = () => localStorage) {
    try {
      this.#storage = storage();
    } catch {
      this.#storage = null; // a page that may keep nothing can still be played on
    }
  }
  load(): readonly OwnDraft[] {
    try {
      const raw: unknown = JSON.parse(this.#storage?.getItem(key) ?? '[]');
      return Array.isArray(raw) ? raw.flatMap((one) => readDraft(one) ?? []) : [];
    } catch {
      return [];
    }
  }
  /** False: it could not be kept here. */
  save(cards: readonly OwnDraft[]): boolean {
    try {
      this.#storage?.setItem(key, JSON.stringify(cards.filter((c) => !isBlank(c))));
      return this.#storage !== null;
    } catch {
      return false;
    }
  }
}
