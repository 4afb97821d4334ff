// tools/screens.ts: pictures of every page on a scripted house, phone, tablet and desktop, dark and light. `node --import tsx tools/screens.ts <folder> [page …]`
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { createServer } from 'vite';
import { chromiumFlags, chromiumPath } from './chromium.ts';

type Shot = { readonly query?: string; readonly hash: string; readonly then?: (page: Page) => Promise<void> };
const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).first().click();
  await page.waitForTimeout(500);
};
const shots: { readonly [name: string]: Shot } = {
  start: { hash: '#/' },
  'start-return': { query: 'left', hash: '#/' },
  new: { hash: '#/new' },
  'new-rules': { hash: '#/new', then: (page) => page.getByText('Change single rules').click() },
  practise: { hash: '#/practise' },
  join: { hash: '#/j' },
  'join-linked': { hash: '#/j/K7QF-2M9D' },
  'join-slow': { query: 'join=slow', hash: '#/j/K7QF-2M9D', then: press('Join') },
  'join-nobody': { query: 'join=nobody', hash: '#/j/K7QF-2M9D', then: press('Join') },
  'lobby-alone': { query: 'scene=alone', hash: '#/table' },
  lobby: { query: 'scene=lobby', hash: '#/table' },
  'lobby-edit': { query: 'scene=lobby', hash: '#/table', then: press('Move or remove') },
  'lobby-guest': { query: 'scene=guest', hash: '#/table' },
  table: { query: 'scene=playing', hash: '#/table' },
  'table-menu': { query: 'scene=playing', hash: '#/table', then: press('Menu') },
  'table-rules': { query: 'scene=playing', hash: '#/table', then: press('Rules') },
  'table-waiting': { query: 'scene=waiting', hash: '#/table' },
  'lobby-watched': { query: 'scene=lobby-watched', hash: '#/table' },
  'lobby-watching': { query: 'scene=lobby-watching', hash: '#/table' },
  'lobby-wanting': { query: 'scene=lobby-wanting', hash: '#/table' },
  'lobby-removed': { query: 'scene=removed', hash: '#/table' },
  'table-watched': { query: 'scene=watched', hash: '#/table' },
  'table-watched-menu': { query: 'scene=watched', hash: '#/table', then: press('Menu') },
  'table-watching': { query: 'scene=watching', hash: '#/table' },
  'table-wanting': { query: 'scene=wanting', hash: '#/table' },
  'table-out': { query: 'scene=out', hash: '#/table' },
  'finished-watched': { query: 'scene=watched-end', hash: '#/table' },
  'finished-watched-next': { query: 'scene=watched-next', hash: '#/table' },
  finished: { query: 'scene=finished', hash: '#/table' },
  'finished-how': {
    query: 'scene=finished',
    hash: '#/table',
    then: (page) => page.getByText('How do I know?').click(),
  },
  disputed: { query: 'scene=disputed', hash: '#/table' },
  rules: { hash: '#/rules/dudo' },
  settings: { hash: '#/settings' },
  verify: {
    hash: '#/verify',
    then: async (page) => {
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'a.dubito', mimeType: '', buffer: Buffer.from('a') });
      await page.waitForTimeout(300);
    },
  },
};
const sizes = [
  { name: 'phone', width: 360, height: 640 },
  { name: 'tablet', width: 768, height: 1024 },
  { name: 'desktop', width: 1280, height: 800 },
] as const;
const html = `<!doctype html><html lang="en"><head><meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" /><title>Dubito</title></head>
<body><div id="say-politely" role="status"></div><div id="say-now" role="alert"></div>
<script type="module" src="/test/browser/ui/stage.ts"></script></body></html>`;

const [folder = 'screens', ...wanted] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const vite = await createServer({
  logLevel: 'error',
  appType: 'custom',
  server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
  // All at once, or the first pages would be loaded anew in the middle when another dependency is found.
  optimizeDeps: { entries: ['src/**/*.ts', 'test/browser/ui/stage.ts'] },
  plugins: [
    {
      name: 'stage',
      configureServer: (server) => {
        server.middlewares.use('/stage', (_, response) => {
          response.setHeader('content-type', 'text/html').end(html);
        });
      },
    },
  ],
});
await vite.listen();
const at = vite.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
for (const { name: size, width, height } of sizes)
  for (const theme of ['dark', 'light']) {
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.on('pageerror', (fault) => {
      console.error(`${page.url()}: ${fault.message}`);
    });
    for (const [name, { query = '', hash, then }] of Object.entries(shots)) {
      if (wanted.length > 0 && !wanted.some((w) => name === w || `${name}-${size}-${theme}`.startsWith(w))) continue;
      await page.goto(`${at}stage?theme=${theme}&${query}${hash}`);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(250);
      await then?.(page);
      await page.screenshot({ path: join(folder, `${name}-${size}-${theme}.png`) });
      await page.goto('about:blank');
    }
    await context.close();
  }
await browser.close();
await vite.close();
