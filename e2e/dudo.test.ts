// e2e/dudo.test.ts: three browsers play a whole game of Dudo through a real meeting point, and anyone can check it afterwards.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, it } from 'node:test';
import { promisify } from 'node:util';
import { chromium, type Browser } from 'playwright-core';
import { chromiumFlags, chromiumPath } from '../tools/chromium.ts';
import { serve, type Site } from '../tools/serve.ts';
import { isOver, joins, movesIfAsked, opensTable, person, savesRecord, type Person } from './people.ts';

let browser: Browser;
let site: Site;
before(async () => {
  site = await serve({ port: 0, host: '127.0.0.1' });
  browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
});
after(async () => {
  await browser.close();
  await site.stop();
  setTimeout(() => process.exit(), 100).unref(); // PeerServer's timers go on for ever
});

/** All play until everybody sees the end. */
async function playOn(people: readonly Person[], done: () => Promise<boolean>): Promise<void> {
  const patience = Date.now() + 240_000;
  while (!(await done())) {
    assert.ok(Date.now() < patience, 'the game comes to an end');
    const did = await Promise.all(people.map((p) => movesIfAsked(p, (bid) => bid < 5)));
    if (!did.includes(true)) await new Promise((wait) => setTimeout(wait, 50));
  }
}
const own = ({ page }: Person) => page.getByRole('group', { name: 'Your dice' }).getByRole('img');
const dice = (p: Person): Promise<readonly string[]> =>
  own(p).evaluateAll((all) => all.map((x) => x.getAttribute('aria-label') ?? ''));
const rounds = async ({ page }: Person): Promise<number> =>
  Number(/round (\d+)/.exec((await page.locator('h1').first().textContent()) ?? '')?.[1]);

it(
  'three browsers play a whole game; one reloads in the middle of a round and has the same dice; all records are one',
  { timeout: 400_000 },
  async () => {
    const origin = `http://127.0.0.1:${site.port}/`;
    const [ana, bruno, chidi] = await Promise.all([
      person(browser, 'Ana'),
      person(browser, 'Bruno'),
      person(browser, 'Chidi'),
    ]);
    const code = await opensTable(ana, origin);
    await joins(bruno, origin, code);
    await joins(chidi, origin, code);
    await ana.page.getByRole('button', { name: 'Start the game' }).click();

    await playOn([ana, bruno, chidi], async () => (await rounds(bruno)) >= 2 && (await dice(bruno)).length > 0);
    const before = await dice(bruno);
    await bruno.page.reload();
    await own(bruno).first().waitFor();
    assert.deepEqual(await dice(bruno), before, 'the same dice lie under the cup');

    await playOn([ana, bruno, chidi], async () => (await Promise.all([ana, bruno, chidi].map(isOver))).every(Boolean));
    const folder = await mkdtemp(join(tmpdir(), 'dubito-'));
    const files = await Promise.all([ana, bruno, chidi].map((p) => savesRecord(p, join(folder, `${p.name}.json`))));
    const records = await Promise.all(files.map((f) => readFile(f, 'utf8')));
    assert.equal(new Set(records).size, 1, 'the three records are the same, byte for byte');
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--import',
      'tsx',
      'tools/verify.ts',
      '--json',
      files[0] ?? '',
    ]);
    const verdict = JSON.parse(stdout) as { ok: boolean; finished: boolean; seats: unknown[] };
    assert.deepEqual([verdict.ok, verdict.finished, verdict.seats.length], [true, true, 3]);
    assert.deepEqual(
      [ana, bruno, chidi].flatMap((p) => p.problems),
      [],
    );
    await Promise.all([ana, bruno, chidi].map((p) => p.context.close()));
  },
);
