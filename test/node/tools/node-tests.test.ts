import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { it } from 'node:test';
import { testsIn, type Count } from '../../../tools/node-tests.ts';

const folder = mkdtempSync(join(tmpdir(), 'dubito-'));
writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), `import { describe, it, before } from 'node:test';\n${text}`);
  return join(folder, name);
};
const runner = join(folder, 'run.ts');
writeFileSync(
  runner,
  `import { nodeTests } from ${JSON.stringify(resolve('tools/node-tests.ts'))};
   console.log('COUNT' + JSON.stringify(await nodeTests(process.argv.slice(2), 1)));`,
);
/** In a process of its own: node:test does not start inside a test. */
const count = (...files: string[]): Count => {
  const env = { ...process.env };
  delete env['NODE_TEST_CONTEXT'];
  const out = execFileSync(process.execPath, ['--import', 'tsx', runner, ...files], { env });
  return JSON.parse(/^COUNT(.*)$/m.exec(out.toString())?.[1] ?? '') as Count;
};
const named = (failures: readonly string[]): string[] => failures.map((line) => line.replace(/^.*\//, ''));

it('what passes and what fails is counted, suites are not, skipped tests are not', () => {
  const { passed, failures } = count(
    file(
      'mixed.test.ts',
      `describe('a suite', () => { it('fine', () => {}); it('wrong', () => { throw new Error('boom'); }); it.skip('left out', () => {}); });
       it('also fine', () => {});`,
    ),
  );
  assert.equal(passed, 2);
  assert.deepEqual(named(failures), ['mixed.test.ts: wrong: boom']);
});

it('a file that crashes, that ends itself or that holds no test fails', () => {
  const { passed, failures } = count(
    file('crash.test.ts', `throw new Error('at once');`),
    file('exit.test.ts', `it('ends', () => { process.exit(0); });`),
    file('none.test.ts', ``),
  );
  assert.equal(passed, 0);
  assert.deepEqual(named(failures), [
    'crash.test.ts: the file crashed',
    'exit.test.ts: no test in it',
    'none.test.ts: no test in it',
  ]);
});

it('a folder that is not there holds no tests', () => {
  assert.deepEqual(testsIn(join(folder, 'nowhere')), []);
  assert.ok(testsIn('test/node').includes('test/node/boundaries.test.ts'));
});
