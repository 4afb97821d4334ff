// tools/gallery/serve.ts: serves the gallery and the scripted screens of one tree of files by Vite.
import { existsSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';

export const galleryPage = 'test/browser/gallery/';
export const stagePage = 'test/browser/ui/stage.html';
export type Hall = { readonly origin: string; readonly close: () => Promise<void> };

/** `root`: a tree with our files; null where it has no gallery yet. `live`: changed files are shown at once. */
export async function openHall(
  root: string,
  { port = 0, live = false }: { readonly port?: number; readonly live?: boolean } = {},
): Promise<Hall | null> {
  if (!existsSync(join(root, galleryPage, 'index.html'))) return null;
  const linked = lstatSync(join(root, 'node_modules')).isSymbolicLink(); // the packages of another tree
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    // Apart from that of the tests: two servers in one cache would each load the other's pages anew.
    cacheDir: join(root, linked ? '.vite-gallery' : `node_modules/.vite-gallery${live ? '' : '-pictures'}`),
    logLevel: 'error',
    clearScreen: false,
    appType: 'mpa',
    server: {
      port,
      host: '127.0.0.1',
      fs: { strict: false }, // another tree has its packages by a link
      ...(live ? {} : { hmr: false, watch: null }),
    },
    // All at once, or the first pages would be loaded anew in the middle when another dependency is found.
    optimizeDeps: { entries: ['src/**/*.ts', 'test/browser/gallery/main.ts', 'test/browser/ui/stage.ts'] },
  });
  await vite.listen();
  return { origin: vite.resolvedUrls?.local[0] ?? '', close: () => vite.close() };
}
