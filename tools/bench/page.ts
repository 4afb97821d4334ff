// tools/bench/page.ts: the part of the benchmarks that runs in a page of Chromium; the bench itself calls it from outside.
import { openDB } from 'idb';
import { utf8 } from '../../src/core/bytes.ts';
import { IdbStore } from '../../src/table/idb-store.ts';
import { Journal } from '../../src/table/journal.ts';
import { MemoryStore } from '../../src/table/memory-store.ts';
import { seatAt } from '../../src/core/seat.ts';
import { bestGroup } from '../../src/fair/kernel/best-group.ts';
import { fetchKernel } from '../../src/fair/kernel/fetch-kernel.ts';
import { nobleGroup } from '../../src/fair/noble-group.ts';
import { backends } from './backends.ts';
import { curve, curveNames } from './curve.ts';
import { referenceGroup } from './reference-kernel.ts';
import { sums } from './sums.ts';
import { time, type Case } from './timing.ts';

/** One signed entry with its keep, as a seat writes it before it sends. */
async function* writes(): AsyncGenerator<Case, void> {
  const thing = { purpose: 'entry', bytes: new Uint8Array(400), sig: new Uint8Array(64) } as const;
  const keep = new Uint8Array(500);
  const often = { n: 60 };
  const named = (backend: string) => ({ name: 'write', backend, where: 'chromium' as const, bytes: 964 });
  const stores = { 'IndexedDB strict': new IdbStore(), memory: new MemoryStore() };
  let step = 0;
  /* eslint-disable no-restricted-syntax -- cases, not asks */
  for (const [name, store] of Object.entries(stores)) {
    const journal = new Journal(store, 'bench');
    yield await time(named(name), often, () => journal.sign(thing, seatAt(0), step++, [], keep));
    await journal.forget();
  }
  const db = await openDB('relaxed', 1, { upgrade: (fresh) => void fresh.createObjectStore('things') });
  yield await time(named('IndexedDB relaxed'), often, async () => {
    const tx = db.transaction('things', 'readwrite', { durability: 'relaxed' });
    await Promise.all([tx.store.put(thing.bytes, `own/${step++}`), tx.store.put(keep, 'keep'), tx.done]);
  });
}
/** The curve, with the kernel fetched and compiled under the policy of the page. */
async function* curves(
  reference: Uint8Array<ArrayBuffer>,
  wanted: (name: string) => boolean,
): AsyncGenerator<Case, void> {
  const { group, why } = await bestGroup(fetchKernel);
  if (why) throw new Error(`no kernel in the page: ${why}`);
  yield* curve('chromium', { noble: nobleGroup, kernel: group, reference: await referenceGroup(reference) }, wanted);
}
/** What the page is given: the record of a game, and the bytes of the reference model's kernel (none where no curve is wanted). */
export type Given = { readonly record: string; readonly reference: readonly number[] };
/** All cases of the page whose names are among these. */
async function bench({ record, reference }: Given, names: readonly string[]): Promise<readonly Case[]> {
  const cases: Case[] = [];
  const wanted = (name: string): boolean => names.includes(name);
  for await (const c of sums('chromium', utf8(record), await backends(), wanted)) cases.push(c);
  if (Object.keys(curveNames).some(wanted))
    for await (const c of curves(Uint8Array.from(reference), wanted)) cases.push(c);
  if (wanted('write')) for await (const c of writes()) cases.push(c);
  return cases;
}
declare global {
  var bench: (given: Given, names: readonly string[]) => Promise<readonly Case[]>;
}
globalThis.bench = bench;
