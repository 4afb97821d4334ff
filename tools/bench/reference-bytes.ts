// tools/bench/reference-bytes.ts: compiles the kernel of the protocol's reference model, a copy of the AssemblyScript that lies beside fairness.md.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { command } from '../command.ts';

/** Its WebAssembly, after a few seconds. */
export async function referenceBytes(): Promise<Uint8Array<ArrayBuffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'dubito-reference-'));
  const source = fileURLToPath(new URL('reference-kernel/index.ts', import.meta.url));
  const out = join(folder, 'curve.wasm');
  try {
    const flags = ['-O3', '--runtime', 'stub', '--noAssert'];
    const { code } = await command('npx', ['asc', source, '-o', out, ...flags]);
    if (code !== 0) throw new Error(`asc ended with ${code}`);
    return new Uint8Array(await readFile(out));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
