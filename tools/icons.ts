// tools/icons.ts: draws the tab's icons from their SVG sources. Both go into the tree; run it when a source changes.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { chromiumFlags, chromiumPath } from './chromium.ts';

/** Large enough for a tab on a screen of double density. */
const size = 64;
const icons = { 'public/icon.svg': 'public/icon.png', 'src/ui/turn-mark.svg': 'src/ui/turn-mark.png' };
const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

if (process.argv.includes('--help')) {
  console.log(
    'Usage: npm run -s icons\n\nDraws public/icon.png and src/ui/turn-mark.png (64×64) from the SVG beside each.',
  );
} else {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  for (const [source, path] of Object.entries(icons)) {
    const svg = await readFile(at(source), 'utf8');
    await page.setContent(
      `<style>body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>${svg}`,
    );
    await page.screenshot({ path: at(path), omitBackground: true });
  }
  await browser.close();
}
