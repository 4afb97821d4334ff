import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { findChromium, noChromium } from '../../../tools/chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'dubito-'));
const program = (path: string): string => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), '#!/bin/sh\n');
  chmodSync(join(folder, path), 0o755);
  return join(folder, path);
};

it('CHROME_PATH goes before everything else', () => {
  const own = program('own/browser');
  const other = program('bin/chromium');
  assert.equal(findChromium({ CHROME_PATH: own, PATH: join(folder, 'bin') }), own);
  assert.equal(findChromium({ PATH: join(folder, 'bin') }), other);
});

it('a CHROME_PATH that leads nowhere is not passed over in silence', () => {
  const env = { CHROME_PATH: join(folder, 'nothing'), PATH: join(folder, 'bin') };
  assert.equal(findChromium(env), undefined);
  assert.ok(noChromium(env).includes(env.CHROME_PATH));
  assert.match(noChromium({}), /apt-get install chromium/);
});
