import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { it } from 'node:test';

const readme = readFileSync('README.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

it('every link and picture of the README is there', () => {
  const links = [...readme.matchAll(/\]\(([^)]+)\)/g)].map((found) => found[1] ?? '');
  assert.ok(links.length > 2);
  assert.deepEqual(
    links.filter((link) => !/^https?:/.test(link) && !existsSync(link)),
    [],
  );
});

it('every script that the README names can be run', () => {
  const named = [...readme.matchAll(/npm (?:run )?([a-z]+)/g)].map((found) => found[1] ?? '');
  const missing = [...new Set(named)].filter((name) => name !== 'ci' && !(name in scripts));
  assert.deepEqual(missing, []);
  const files = Object.values(scripts).flatMap((line) => [...line.matchAll(/\S+\.(?:ts|js)\b/g)].map((f) => f[0]));
  assert.deepEqual(
    files.filter((file) => !existsSync(file)),
    [],
  );
});
