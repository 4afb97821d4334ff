import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import type { Plain } from '../../../src/core/plain.ts';
import type { Verdict } from '../../../src/core/verdict.ts';
import { writeRecord } from '../../../src/table/record.ts';
import { changed } from '../table/changes.ts';
import { recordAt, shortGame } from '../table/played.ts';

const verify = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/verify.ts', ...args], {
    encoding: 'utf8',
  });
  return { status, out: stdout + stderr };
};

describe('the verifier on the command line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dubito-'));
  const path = (name: string): string => join(folder, name);
  before(async () => {
    const record = recordAt((await shortGame(1)).devices[0]);
    writeFileSync(path('good'), writeRecord('dudo', record));
    // The signature of the second seat in step 2.
    const steps = changed(record.steps, { path: [2, 0, 1, 3], byte: 7 }, 1) as readonly Plain[];
    writeFileSync(path('changed'), writeRecord('dudo', { ...record, steps }));
    writeFileSync(path('empty'), '');
    writeFileSync(path('other'), '{"name":"dubito"}');
  });

  it('says who sat, what was checked and who won, and ends well', () => {
    const { status, out } = verify(path('good'));
    assert.equal(status, 0);
    for (const part of [
      /seat 1\s+Bot 2/,
      /\d+ steps, 2 rounds/,
      /\d+ signatures/,
      /seat 0 \(Bot 1\) won/,
      /All of it holds/,
    ])
      assert.match(out, part);
  });

  it('names the seat and the step of the first fault, and ends badly', () => {
    const { status, out } = verify(path('changed'));
    assert.equal(status, 1);
    assert.match(out, /REFUSED\s+step 2, seat 1 \(Bot 2\): A signature does not fit/);
    const json = verify(path('changed'), '--json');
    assert.equal(json.status, 1);
    const { fault } = JSON.parse(json.out) as Verdict;
    assert.deepEqual(fault, { code: 'signature', seat: 1, step: 2 });
  });

  it('answers a missing, an empty or a foreign file with one sentence', () => {
    for (const [name, says] of [
      ['missing', /^There is no file .*missing\.\n$/],
      ['empty', /^.*empty is empty\.\n$/],
      ['other', /^.*other: This file is no record of a game\.\n$/],
    ] as const) {
      const { status, out } = verify(path(name));
      assert.equal(status, 1);
      assert.match(out, says);
    }
  });
});
