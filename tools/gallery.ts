// tools/gallery.ts: opens the gallery for people, takes its pictures, or compares them with those of another revision.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { missingBrowser } from './browser.ts';
import { chromiumFlags, chromiumPath } from './chromium.ts';
import { compare, type Comparison } from './gallery/compare.ts';
import { takePictures } from './gallery/pictures.ts';
import { commitOf, withRevision } from './gallery/revision.ts';
import { galleryPage, openHall } from './gallery/serve.ts';
import { readFlags, wholeNumber } from './options.ts';

const { values, words } = readFlags(
  'gallery',
  `Every drawn part in every state, every card, and the table of every game in each of its phases.
Without flags it serves the gallery and prints its address; changed files are shown at once.
With --shots it takes pictures of all of it and of every screen, at 360x640, 768x1024 and 1280x800, dark and light.
With --against it takes the pictures of this tree and of a git revision, compares them pixel by pixel, writes what
differs, and ends with 1 if anything does. Words choose among the pictures: "dudo", "parts/seal", "screens/lobby".`,
  {
    port: { type: 'string', help: 'where it is served', fallback: '5178' },
    shots: { type: 'string', help: 'a folder for pictures' },
    against: { type: 'string', help: 'a git revision to compare with; --shots says where the pictures go' },
  },
  '[pictures]',
);
/** Thrown, so that everything is put away before the program ends. */
class Stop extends Error {
  readonly code: 1 | 2;
  constructor(line: string, code: 1 | 2) {
    super(line);
    this.code = code;
  }
}
const fail = (line: string, code: 1 | 2): never => {
  throw new Stop(line, code);
};

async function shoot(root: string, folder: string): Promise<void> {
  const hall = (await openHall(root)) ?? fail('That revision has no gallery yet.', 2);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    const { taken, faults } = await takePictures(browser, hall, folder, words, (line) => console.log(`  ${line}`));
    if (faults.length > 0) fail(`Pages broke:\n${faults.join('\n')}`, 1);
    if (taken === 0) fail(`No picture begins with ${words.join(' or ')}.`, 2);
    console.log(`${taken} pictures in ${folder}`);
  } finally {
    await browser.close();
    await hall.close();
  }
}
function report({ same, differ, gone, come }: Comparison): void {
  for (const { name, pixels } of differ) console.log(`differs: ${name} (${pixels} pixels)`);
  for (const name of gone) console.log(`gone: ${name}`);
  for (const name of come) console.log(`new: ${name}`);
  console.log(
    `${same} pictures are the same, ${differ.length} differ, ${gone.length} are gone, ${come.length} are new.`,
  );
}

async function compareWith(name: string, folder: string): Promise<0 | 1> {
  const commit = (await commitOf(name)) ?? fail(`There is no revision ${name}.`, 2);
  const of = (part: string): string => join(folder, part);
  console.log('Pictures of this tree:');
  await shoot(process.cwd(), of('now'));
  console.log(`Pictures of ${name}:`);
  await withRevision(commit, (tree) => shoot(tree, of('before')));
  const found = await compare(of('before'), of('now'), of('differences'));
  report(found);
  if (found.differ.length > 0) console.log(`See ${of('differences')}.`);
  return found.differ.length + found.gone.length + found.come.length > 0 ? 1 : 0;
}
async function open(): Promise<void> {
  const port = wholeNumber('port', values.port, 0, 65_535);
  const hall = (await openHall(process.cwd(), { port, live: true })) ?? fail('This tree has no gallery.', 2);
  console.log(`The gallery is open at ${hall.origin}${galleryPage} (Ctrl+C closes it).`);
}

const { shots, against } = values;
const pictures = typeof shots === 'string' || typeof against === 'string';
try {
  const missing = pictures ? await missingBrowser() : null;
  if (missing !== null) fail(missing, 2);
  if (!pictures) await open();
  else if (typeof against !== 'string') await shoot(process.cwd(), resolve(String(shots)));
  else {
    const folder = typeof shots === 'string' ? shots : await mkdtemp(join(tmpdir(), 'dubito-gallery-'));
    process.exitCode = await compareWith(against, resolve(folder));
  }
} catch (e) {
  if (!(e instanceof Stop)) throw e;
  console.error(e.message);
  process.exitCode = e.code;
}
