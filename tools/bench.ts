// tools/bench.ts: measures what a player waits for, in Node and in real Chromium, each beside what it could be done with instead.
import { createHash } from 'node:crypto';
import { findChromium, noChromium } from './chromium.ts';
import { backends, type Backend } from './bench/backends.ts';
import { byteNames, bytes } from './bench/bytes.ts';
import { curve, curveNames } from './bench/curve.ts';
import { deal, dealNames } from './bench/deal.ts';
import { game, gameNames, sixSeats } from './bench/game.ts';
import { referenceBytes } from './bench/reference-bytes.ts';
import { referenceGroup } from './bench/reference-kernel.ts';
import { withApp, withBrowser, withPage } from './bench/site.ts';
import { stackNames, stacks } from './bench/stacks.ts';
import { sumNames, sums } from './bench/sums.ts';
import { table, tableNames } from './bench/table.ts';
import type { Case } from './bench/timing.ts';
import { nobleGroup } from '../src/fair/noble-group.ts';
import { kernelFrom } from '../src/fair/kernel/kernel.ts';
import { kernelBytes, makeKernel } from './kernel.ts';
import { readFlags } from './options.ts';
import { checkByNode, signByNode } from './world.ts';

const writeNames = { write: 'a signed entry in storage before it is sent (IndexedDB, in a page)' } as const;
const names: { readonly [name: string]: string } = {
  ...tableNames,
  ...dealNames,
  ...stackNames,
  ...sumNames,
  ...curveNames,
  ...writeNames,
  ...gameNames,
  ...byteNames,
};
const among = (list: object, wanted: (name: string) => boolean): boolean => Object.keys(list).some(wanted);

const nodeCrypto: Backend = {
  name: 'node:crypto',
  sign: ({ seed }, message) => signByNode(seed, message),
  check: checkByNode,
  hash: (message) => createHash('sha512').update(message).digest(),
};

async function* inNode(wanted: (name: string) => boolean, record: () => Promise<Uint8Array>): AsyncGenerator<Case> {
  if (among(gameNames, wanted)) yield* (await game()).filter((c) => wanted(c.name));
  if (among(curveNames, wanted)) {
    const kernel = await kernelFrom(await kernelBytes());
    yield* curve(
      'node',
      { noble: nobleGroup, kernel, reference: await referenceGroup(await referenceBytes()) },
      wanted,
    );
  }
  if (among(sumNames, wanted)) yield* sums('node', await record(), [...(await backends()), nodeCrypto], wanted);
}
async function inPage(wanted: (name: string) => boolean, record: () => Promise<Uint8Array>): Promise<readonly Case[]> {
  await makeKernel(); // the page fetches it
  const list = [...Object.keys(sumNames), ...Object.keys(curveNames), ...Object.keys(writeNames)].filter(wanted);
  if (list.length === 0) return [];
  const reference = among(curveNames, wanted) ? [...(await referenceBytes())] : [];
  const given = { record: new TextDecoder().decode(await record()), reference };
  return withPage((folder) =>
    withBrowser(folder, async (browser, origin) => {
      const page = await browser.newPage();
      await page.goto(`${origin}page.html`);
      await page.waitForFunction('globalThis.bench');
      return page.evaluate(([things, wants]) => globalThis.bench(things, wants), [given, list] as const);
    }),
  );
}
async function inApp(wanted: (name: string) => boolean, browsers: boolean): Promise<readonly Case[]> {
  const played = browsers && among(tableNames, wanted);
  const dealt = browsers && among(dealNames, wanted);
  const stacked = browsers && among(stackNames, wanted);
  if (!played && !dealt && !stacked && !among(byteNames, wanted)) return [];
  return withApp(async (folder) => {
    const all = [
      ...bytes(folder),
      ...(played ? await withBrowser(folder, table) : []),
      ...(dealt ? await withBrowser(folder, (browser, origin) => deal(browser, origin, wanted)) : []),
      ...(stacked ? await withBrowser(folder, (browser, origin) => stacks(browser, origin, wanted)) : []),
    ];
    return all.filter((c) => wanted(c.name));
  });
}
/** A line for people. */
function line({ name, backend, where, n, median_ms, min_ms, bytes: size, aim }: Case): string {
  const ms = (x: number | null): string => (x === null ? '' : x >= 100 ? x.toFixed(0) : x.toPrecision(3)).padStart(8);
  const found = median_ms ?? size;
  const judged = aim === null || found === null ? '' : found <= aim ? `  ≤ ${aim}` : `  OVER ${aim}`;
  const left = `${name.padEnd(10)} ${where.padEnd(9)} ${backend.padEnd(26)} ${String(n).padStart(4)}`;
  return `${left} ${ms(median_ms)} ${ms(min_ms)} ${String(size ?? '').padStart(8)}${judged}`;
}

const about = [
  'Measures what a player waits for, in Node and in Chromium, each beside what could do it instead.',
  '',
  'Names of --only (several by commas); times in ms, sizes in bytes:',
  ...Object.entries(names).map(([name, what]) => `  ${name.padEnd(16)}${what}`),
].join('\n');
const { values } = readFlags('bench', about, {
  only: { type: 'string', help: 'only these' },
  json: { type: 'boolean', help: 'one JSON object: cases with name, backend, where, n, median_ms, min_ms, bytes, aim' },
});
const only = typeof values.only === 'string' ? values.only.split(',') : Object.keys(names);
const unknown = only.filter((name) => !(name in names));
if (unknown.length > 0) {
  console.error(`There is no benchmark called ${unknown.join(', ')}; there is ${Object.keys(names).join(', ')}.`);
  process.exit(2);
}
const wanted = (name: string): boolean => only.includes(name);
const browsers = findChromium() !== undefined;
if (!browsers) console.error(noChromium());
const cases: Case[] = [];
const tell = (found: Case): void => {
  cases.push(found);
  if (values.json !== true) console.log(line(found));
};
if (values.json !== true)
  console.log(`${'name'.padEnd(10)} ${'where'.padEnd(9)} ${'backend'.padEnd(26)}    n   median      min    bytes`);
let played: Promise<Uint8Array> | undefined;
const record = (): Promise<Uint8Array> => (played ??= sixSeats());
for (const c of await inApp(wanted, browsers)) tell(c);
if (browsers) for (const c of await inPage(wanted, record)) tell(c);
for await (const c of inNode(wanted, record)) tell(c);
if (values.json === true) console.log(JSON.stringify({ cases }));
process.exit(0); // the meeting point's timers go on for ever
