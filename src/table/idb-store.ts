// table/idb-store.ts: storage in the browser's IndexedDB, one transaction per write.
import { openDB, type IDBPDatabase } from 'idb';
import type { Store } from '../core/ports.ts';

const name = 'dubito';
const box = 'things';

export class IdbStore implements Store {
  readonly #db: Promise<IDBPDatabase>;

  constructor() {
    this.#db = openDB(name, 1, {
      upgrade: (db) => {
        db.createObjectStore(box);
      },
    });
  }
  async write(changes: readonly (readonly [string, Uint8Array | null])[]): Promise<void> {
    const tx = (await this.#db).transaction(box, 'readwrite', { durability: 'strict' });
    const work = changes.map(([key, value]) => (value ? tx.store.put(value, key) : tx.store.delete(key)));
    await Promise.all([...work, tx.done]);
  }
  async read(prefix: string): Promise<readonly (readonly [string, Uint8Array])[]> {
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
    const tx = (await this.#db).transaction(box, 'readonly');
    const [keys, values] = await Promise.all([tx.store.getAllKeys(range), tx.store.getAll(range)]);
    return keys.map((key, i) => [key as string, values[i] as Uint8Array] as const);
  }
}
