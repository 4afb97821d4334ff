// e2e/tabs.test.ts: one seat in two tabs of one browser, a page without a network, and a page on a LAN without a secure context.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'playwright-core';
import { person } from './people.ts';
import { browser, origin, site } from './site.ts';

async function practises(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}#/practise`);
  await page.getByRole('textbox', { name: /name/i }).fill('Ana');
  await page.getByRole('button', { name: 'Play Dudo now' }).click();
  await own(page).first().waitFor();
}
const own = (page: Page) => page.getByRole('group', { name: 'Your dice' }).getByRole('img');
const faces = (page: Page): Promise<(string | null)[]> =>
  own(page).evaluateAll((all) => all.map((x) => x.getAttribute('aria-label')));

for (const [where, address] of [
  ['on this device', () => origin],
  ['on a LAN page without Web Locks', () => `http://lan.test:${site.port}/`],
] as const)
  it(
    `one seat, one tab, ${where}: the second asks, takes over, and has the same dice`,
    { timeout: 900_000 },
    async () => {
      const ana = await person(browser, 'Ana');
      await practises(ana.page, address());
      const before = await faces(ana.page);
      const second = await ana.context.newPage();
      await second.goto(address());
      await second.getByRole('button', { name: 'Return' }).click();
      await second.getByRole('button', { name: 'Take over here' }).click();
      await own(second).first().waitFor();
      assert.deepEqual(await faces(second), before);
      await ana.page.getByText('You play on in another tab').waitFor();
      assert.deepEqual(ana.problems, []);
      await ana.context.close();
    },
  );

it('a game against bots begins and goes on without any network', { timeout: 900_000 }, async () => {
  const ana = await person(browser, 'Ana');
  await ana.page.goto(origin);
  await ana.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await ana.context.setOffline(true);
  await ana.page.reload();
  await practises(ana.page, origin);
  const before = await faces(ana.page);
  await ana.page.reload();
  await own(ana.page).first().waitFor();
  assert.deepEqual(await faces(ana.page), before);
  await ana.context.close();
});
