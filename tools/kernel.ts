// tools/kernel.ts: the bytes of the curve kernel, compiled first if its source is newer. For tests and Node programs; the page fetches its own.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { command } from './command.ts';

const folder = fileURLToPath(new URL('../src/fair/kernel', import.meta.url));
const compiled = join(folder, 'kernel.wasm');
const age = (file: string): number => statSync(file).mtimeMs;

function isFresh(): boolean {
  if (!existsSync(compiled)) return false;
  const source = join(folder, 'assembly');
  return readdirSync(source).every((file) => age(join(source, file)) <= age(compiled));
}
/** Compiles beside the place and moves it there: whoever reads at the same time gets the one or the other, never a half. */
async function compile(): Promise<void> {
  const beside = `${compiled}.${process.pid}`;
  const { code } = await command('npm', ['run', '-s', 'kernel', '--', '-o', beside]);
  if (code !== 0) throw new Error(`npm run kernel ended with ${code}`);
  await rename(beside, compiled);
}

/** Compiles the kernel unless it is there and newer than its source. */
export const makeKernel = async (): Promise<void> => {
  if (!isFresh()) await compile();
};
export async function kernelBytes(): Promise<Uint8Array<ArrayBuffer>> {
  await makeKernel();
  return new Uint8Array(await readFile(compiled));
}
