// tools/bench/site.ts: the app and the page of the benchmarks, freshly built beside the tree and served; and a Chromium to open them.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from 'playwright-core';
import { build } from 'vite';
import { chromiumFlags, chromiumPath } from '../chromium.ts';
import { serve } from '../serve.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const own = fileURLToPath(new URL('.', import.meta.url));

/** The app as `npm run build` makes it, with the list of its parts; `use` gets the folder, which is gone afterwards. */
export const withApp = <T>(use: (folder: string) => Promise<T>): Promise<T> =>
  inFolder(async (folder) => {
    await build({ root, logLevel: 'warn', build: { outDir: folder, emptyOutDir: true, manifest: true } });
    return use(folder);
  });
/** The page of the benchmarks, built as the app is. */
export const withPage = <T>(use: (folder: string) => Promise<T>): Promise<T> =>
  inFolder(async (folder) => {
    const input = join(own, 'page.html');
    const options = { target: 'es2022', outDir: folder, emptyOutDir: true, rolldownOptions: { input } };
    await build({ root: own, configFile: false, logLevel: 'warn', build: options });
    return use(folder);
  });
async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'dubito-bench-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
/** Serves a folder with a meeting point beside it, and opens a browser. */
export async function withBrowser<T>(
  folder: string,
  use: (browser: Browser, origin: string) => Promise<T>,
): Promise<T> {
  const site = await serve({ port: 0, host: '127.0.0.1', root: folder });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    return await use(browser, `http://127.0.0.1:${site.port}/`);
  } finally {
    await browser.close();
    await site.stop();
  }
}
