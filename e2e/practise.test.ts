// e2e/practise.test.ts: every game of the shelf against bots in the built page: it begins, comes back after a reload, and shows its rules.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { games } from '../src/games/catalogue.ts';
import { person } from './people.ts';
import { browser, origin } from './site.ts';

for (const { id, name } of games)
  it(`${name} begins against bots, comes back after a reload, and shows its rules`, { timeout: 900_000 }, async () => {
    const ana = await person(browser, 'Ana');
    const { page } = ana;
    await page.goto(`${origin}#/practise`);
    const shelf = page.getByRole('group', { name: 'Game', exact: true });
    await shelf.getByRole('radio', { name: new RegExp(`^${name}`.replace(/[?!]/g, '.')) }).check({ force: true });
    await page.getByRole('textbox', { name: /name/i }).fill('Ana');
    await page.getByRole('button', { name: `Play ${name} now` }).click();
    const board = page.locator(`du-${id}-board`);
    await board.waitFor();
    await page.getByRole('heading', { name }).first().waitFor();
    await page.reload();
    await board.waitFor();
    await page.getByRole('button', { name: 'Rules' }).first().click();
    await page.getByRole('heading', { name: 'Summary' }).first().waitFor();
    assert.deepEqual(ana.problems, []);
    await ana.context.close();
  });
