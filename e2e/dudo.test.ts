// e2e/dudo.test.ts: three browsers play a whole game of Dudo through a real meeting point, and anyone can check it afterwards.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { promisify } from 'node:util';
import { ownDice, playIntoRound, playToTheEnd, starts } from './evening.ts';
import { joins, opensTable, person, savesRecord } from './people.ts';
import { browser, origin } from './site.ts';

it(
  'three browsers play a whole game; one reloads in the middle of a round and has the same dice; all records are one',
  { timeout: 900_000 },
  async () => {
    const [ana, bruno, chidi] = await Promise.all([
      person(browser, 'Ana'),
      person(browser, 'Bruno'),
      person(browser, 'Chidi'),
    ]);
    const code = await opensTable(ana, origin);
    await joins(bruno, origin, code);
    await joins(chidi, origin, code);
    await starts(ana);

    await playIntoRound([ana, bruno, chidi], 2);
    const before = await ownDice(bruno);
    await bruno.page.reload();
    await bruno.page.getByRole('group', { name: 'Your dice' }).getByRole('img').first().waitFor();
    assert.deepEqual(await ownDice(bruno), before, 'the same dice lie under the cup');

    await playToTheEnd([ana, bruno, chidi]);
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
