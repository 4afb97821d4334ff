// test/node/ui/viewport.test.ts: heights are measured by what can be seen: `vh` counts what the bar of a phone's browser covers, `dvh` does not.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';

it('B119: no style measures by vh, which reaches under the bar of the browser', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((f) => /\.(ts|css)$/.test(f));
  assert.ok(files.length > 50);
  const wrong = files.filter((f) => /\d(l?vh|l?vb)\b/.test(readFileSync(join('src', f), 'utf8')));
  assert.deepEqual(wrong, []);
});
