// tools/node-tests.ts: runs test files with node:test and counts. Node 20 knows no globs and no .ts in `--test`, so files are named one by one.
import { existsSync, readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';

/** How many tests passed, and a line for each that failed: where it is, its name, what went wrong. */
export type Count = { readonly passed: number; readonly failures: readonly string[] };

/** All *.test.ts below a folder, in order; none if there is no such folder. */
export const testsIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((f) => f.endsWith('.test.ts'))
        .map((f) => `${folder}/${f}`)
        .sort()
    : [];

const firstLine = (error: unknown): string => {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const text = cause instanceof Error ? cause.message : String(cause);
  return text.split('\n')[0] ?? '';
};

/**
 * Runs each file in a process of its own that inherits `--import tsx`. A file that crashes or that holds no test counts
 * as one failure, so that nothing is lost in silence.
 */
export const nodeTests = (files: readonly string[], concurrency: number): Promise<Count> =>
  new Promise((done) => {
    const failures: string[] = [];
    const heard = new Set<string>();
    let passed = 0;
    if (files.length === 0) {
      done({ passed, failures });
      return;
    }
    const stream = run({ files: [...files], concurrency, timeout: 600_000 });
    stream.on('test:pass', ({ name, file, details, skip, todo }) => {
      // What passes under its own file's name is only the process, which ended well without any test.
      if (file !== undefined && name === file) return;
      heard.add(file ?? name);
      if (details.type !== 'suite' && skip === undefined && todo === undefined) passed++;
    });
    stream.on('test:fail', ({ name, file, details, todo }) => {
      heard.add(file ?? name);
      const error = details.error as Error & { failureType?: string };
      // A suite fails with each of its tests; it counts for itself only when its own hooks failed.
      if (todo !== undefined || (details.type === 'suite' && error.failureType === 'subtestsFailed')) return;
      // No line: tsx puts a file on one.
      const place = file === undefined ? '' : `${relative('.', file)}: `;
      failures.push(name === file ? `${place}the file crashed` : `${place}${name}: ${firstLine(error)}`);
    });
    stream.pipe(new spec()).pipe(process.stdout, { end: false });
    stream.on('end', () => {
      const ran = [...heard].map((file) => relative('.', file));
      for (const file of files) if (!ran.includes(relative('.', file))) failures.push(`${file}: no test in it`);
      done({ passed, failures });
    });
  });
