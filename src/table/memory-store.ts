// table/memory-store.ts: storage that lasts as long as its process, for Node, tests and practice.
import type { Store } from '../core/ports.ts';

export class MemoryStore implements Store {
  readonly #all = new Map<string, Uint8Array>();

  write(changes: readonly (readonly [string, Uint8Array | null])[]): Promise<void> {
    for (const [key, value] of changes) {
      if (value) this.#all.set(key, value.slice());
      else this.#all.delete(key);
    }
    return Promise.resolve();
  }
  read(prefix: string): Promise<readonly (readonly [string, Uint8Array])[]> {
    const found = [...this.#all].filter(([key]) => key.startsWith(prefix));
    return Promise.resolve(found.sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}
