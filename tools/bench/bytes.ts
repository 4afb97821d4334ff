// tools/bench/bytes.ts: how much script a player loads before they see something, from the list of parts that the build writes.
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Case } from './timing.ts';

export const byteNames = {
  start: 'all script of the start page, gzip',
  table: 'all script of a table: start page, house, lobby, board and the worker, gzip',
} as const;

type Part = {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
};
type Manifest = { readonly [key: string]: Part };

/** The part of a key and all that it imports at once. */
function closure(manifest: Manifest, keys: readonly string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    const part = manifest[key];
    if (!part) throw new Error(`the build has no part ${key}`);
    if (found.has(part.file)) continue;
    found.add(part.file);
    closure(manifest, part.imports ?? [], found);
  }
  return found;
}
/** Workers are built beside the manifest: their imports are read from the script itself. */
function workerClosure(folder: string, file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const text = readFileSync(join(folder, file), 'utf8');
  for (const [, name] of text.matchAll(
    /(?:^|[;}\s])(?:import|export)\s*(?:[^'"();]*?from\s*)?["']\.\/([^"']+\.js)["']/g,
  ))
    workerClosure(folder, `assets/${basename(name ?? '')}`, found);
  return found;
}
const sizes = (folder: string, files: ReadonlySet<string>): { readonly raw: number; readonly gzip: number } => {
  const all = [...files].filter((f) => f.endsWith('.js')).map((f) => readFileSync(join(folder, f)));
  return {
    raw: all.reduce((n, b) => n + b.length, 0),
    gzip: all.reduce((n, b) => n + gzipSync(b, { level: 9 }).length, 0),
  };
};

/** What the page loads for a table beyond its entry, by source. */
const tableParts = [
  'src/house.ts',
  'src/ui/lobby-page.ts',
  'src/ui/table-page.ts',
  'src/ui/narrator.ts',
  'src/games/dudo/board.ts',
];

export function bytes(folder: string): readonly Case[] {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const start = closure(manifest, entry);
  const page = closure(manifest, tableParts, new Set(start));
  const workers = readdirSync(join(folder, 'assets')).filter((f) => /^table-worker-.*\.js$/.test(f));
  const worker = workers.reduce((found, f) => workerClosure(folder, `assets/${f}`, found), new Set<string>());
  const of = (name: keyof typeof byteNames, files: ReadonlySet<string>, aim: number): readonly Case[] => {
    const { raw, gzip } = sizes(folder, files);
    const common = { name, where: 'build', n: files.size, median_ms: null, min_ms: null } as const;
    return [
      { ...common, backend: 'gzip', bytes: gzip, aim },
      { ...common, backend: 'raw', bytes: raw, aim: null },
    ];
  };
  return [...of('start', start, 120_000), ...of('table', new Set([...page, ...worker]), 260_000)];
}
