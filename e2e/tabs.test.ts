// e2e/tabs.test.ts: one seat in two tabs of one browser, a page without a network, and a page on a LAN without a secure context.
import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { chromium, type Browser, type Page } from 'playwright-core';
import { chromiumFlags, chromiumPath } from '../tools/chromium.ts';
import { serve, type Site } from '../tools/serve.ts';
import { person } from './people.ts';

let browser: Browser;
let site: Site;
before(async () => {
  site = await serve({ port: 0, host: '127.0.0.1' });
  browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
});
after(async () => {
  await browser.close();
  await site.stop();
  setTimeout(() => process.exit(), 100).unref(); // PeerServer's timers go on for ever
});
async function practises(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}#/practise`);
  await page.getByRole('textbox', { name: /name/i }).fill('Ana');
  await page.getByRole('button', { name: 'Play now' }).click();
  await own(page).first().waitFor();
}
const own = (page: Page) => page.getByRole('group', { name: 'Your dice' }).getByRole('img');
const faces = (page: Page): Promise<(string | null)[]> =>
  own(page).evaluateAll((all) => all.map((x) => x.getAttribute('aria-label')));

for (const [where, origin] of [
  ['on this device', () => `http://127.0.0.1:${site.port}/`],
  ['on a LAN page without Web Locks', () => `http://lan.test:${site.port}/`],
] as const)
  it(
    `one seat, one tab, ${where}: the second asks, takes over, and has the same dice`,
    { timeout: 120_000 },
    async () => {
      const ana = await person(browser, 'Ana');
      await practises(ana.page, origin());
      const before = await faces(ana.page);
      const second = await ana.context.newPage();
      await second.goto(origin());
      await second.getByRole('button', { name: 'Return' }).click();
      await second.getByRole('button', { name: 'Take over here' }).click();
      await own(second).first().waitFor();
      assert.deepEqual(await faces(second), before);
      await ana.page.getByText('You play on in another tab').waitFor();
      assert.deepEqual(ana.problems, []);
      await ana.context.close();
    },
  );

it('a game against bots begins and goes on without any network', { timeout: 120_000 }, async () => {
  const ana = await person(browser, 'Ana');
  await ana.page.goto(`http://127.0.0.1:${site.port}/`);
  await ana.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await ana.context.setOffline(true);
  await ana.page.reload();
  await practises(ana.page, `http://127.0.0.1:${site.port}/`);
  const before = await faces(ana.page);
  await ana.page.reload();
  await own(ana.page).first().waitFor();
  assert.deepEqual(await faces(ana.page), before);
  await ana.context.close();
});
