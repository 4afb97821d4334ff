// e2e/duvidae.test.ts: three people with three browsers play DuvidaÊ! to its end with a pack that nobody dealt, and check the record.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { promisify } from 'node:util';
import { laysIfAsked, opensCardTable, ownCards } from './cards.ts';
import { isOver, joins, person, savesRecord } from './people.ts';
import { browser, origin } from './site.ts';

it('three people play DuvidaÊ! from the code to the record', { timeout: 300_000 }, async () => {
  const people = await Promise.all(['Ana', 'Bruno', 'Chidi'].map((name) => person(browser, name)));
  for (const { page } of people) page.setDefaultTimeout(60_000); // several browsers share one machine
  const [ana, ...guests] = people;
  assert.ok(ana);
  const code = await opensCardTable(ana, origin);
  for (const guest of guests) await joins(guest, origin, code);
  await ana.page.getByRole('button', { name: 'Start the game' }).click();
  for (const { page } of people) await ownCards(page).first().waitFor();
  for (const { page } of people) assert.equal(await ownCards(page).count(), 7);

  let looks = 0;
  const doubts = (): boolean => looks % 5 === 4;
  while (!(await isOver(ana)) && looks < 900) {
    for (const p of people) await laysIfAsked(p, doubts);
    looks += 1;
    if (looks === 1) {
      await ana.page.reload(); // in the middle of a round: she comes back to her hand, of which at most one play is laid
      await ownCards(ana.page).first().waitFor();
    }
    await ana.page.waitForTimeout(120);
  }
  assert.ok(await isOver(ana), 'the game came to its end');
  const file = await savesRecord(ana, join(await mkdtemp(join(tmpdir(), 'dubito-')), 'game.dubito.json'));
  const { stdout } = await promisify(execFile)('node', ['--import', 'tsx', 'tools/verify.ts', file]);
  assert.match(stdout, /All of it holds/);
  for (const { problems } of people) assert.deepEqual(problems, []);
  for (const { context } of people) await context.close();
});
