// e2e/watching.test.ts: two play, a third comes late by the code, watches without seeing a hidden die, and sits at the next game.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'playwright-core';
import { checkedRecords, gather, ownDice, playIntoRound, playOn, playToTheEnd, starts } from './evening.ts';
import { codeOf, isOver, person, type Person } from './people.ts';
import { browser, origin } from './site.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
/** How many dice are drawn anywhere in the page besides those of bids, in every shadow tree. */
const diceIn = (page: Page, places: string): Promise<number> =>
  page.evaluate((selector) => {
    let found = 0;
    const roots: ParentNode[] = [document];
    for (let from = roots.pop(); from; from = roots.pop())
      for (const el of from.querySelectorAll('*')) {
        if (el.shadowRoot) roots.push(el.shadowRoot);
        if (el.localName === 'du-die' && el.closest(selector)) found++;
      }
    return found;
  }, places);
/** Comes by the code while a game runs, as one types it. */
async function comesLate({ page, name }: Person, code: string): Promise<void> {
  await page.goto(`${origin}#/j/${code.replace('-', '')}`);
  await page.getByRole('textbox', { name: /name/i }).fill(name);
  await button(page, 'Join').click();
}

it(
  'two people play; a third comes late, watches without a hidden die, takes a seat at the next game, and all three play it',
  { timeout: 900_000 },
  async () => {
    const people = await gather(browser, origin, ['Ana', 'Bruno']);
    const [ana, bruno] = people as [Person, Person];
    const code = await codeOf(ana.page);
    await starts(ana);
    await playIntoRound(people, 1);

    const eve = await person(browser, 'Eve');
    await comesLate(eve, code);
    await eve.page.getByText('You are watching. You can have a seat at the next game.').waitFor();
    await eve.page.getByRole('heading', { name: /Dudo · round \d/ }).waitFor();
    for (const { page } of people) await page.getByText('1 watches').waitFor({ state: 'attached' });
    await button(ana.page, 'Menu').click();
    await ana.page.getByRole('heading', { name: 'Watching (1)' }).waitFor();
    await ana.page.getByText('Eve', { exact: true }).waitFor();
    await ana.page.keyboard.press('Escape');

    // She sees the bids of both, and no die that lies under a cup; they see their own.
    let bids = 0;
    await playOn(people, async () => {
      const bid = eve.page.locator('du-dudo-board').getByText(/^(Ana|Bruno)$/);
      if ((await eve.page.getByText(/ bids$/).count()) > 0 && (await bid.count()) > 0) bids++;
      if (await eve.page.getByRole('button', { name: /^(Next|See the result)/ }).isVisible()) return bids > 0;
      assert.equal(await diceIn(eve.page, '.own, .people, du-dudo-own-dice'), 0, 'no die of anybody’s cup');
      assert.deepEqual(await ownDice(eve), []);
      return false;
    });
    assert.equal(await eve.page.getByRole('button', { name: /^(Bid \d|Dudo!)/ }).count(), 0, 'nothing to move with');

    await button(eve.page, 'Take a seat at the next game').click();
    await eve.page.getByText('You are watching; you get a seat at the next game.').waitFor();
    await eve.page.reload();
    await eve.page.getByText('You are watching; you get a seat at the next game.').waitFor();

    const eveLooks = async (): Promise<void> => {
      const next = eve.page.getByRole('button', { name: /^(Next|See the result)/ }).first();
      if (await next.isVisible()) await next.click({ timeout: 3000 }).catch(() => undefined); // it may go by itself
    };
    await playToTheEnd(people, eveLooks);
    await playOn(people, () => isOver(eve), eveLooks); // she may still look at the last showdown
    const records = await checkedRecords([ana, bruno, eve]);
    assert.deepEqual(
      records.map((r) => [r.ok, r.finished, r.head]),
      records.map(() => [true, true, records[0]?.head]),
    );

    await button(bruno.page, 'Again').click();
    await button(ana.page, 'Join in').click();
    for (const { page } of [ana, eve]) await button(page, 'I am ready').click();
    await starts(bruno);
    await playIntoRound([ana, bruno, eve], 1);
    assert.equal((await ownDice(eve)).length, 3);
    const all = [ana, bruno, eve];
    assert.deepEqual(
      all.flatMap((p) => p.problems),
      [],
    );
    await Promise.all(all.map((p) => p.context.close()));
  },
);
