// e2e/keyboard.test.ts: a whole game from the start page to the result by the keyboard alone. The page is only looked at, never touched.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'playwright-core';
import { Patience } from './patience.ts';
import { person } from './people.ts';
import { browser, origin } from './site.ts';

/** What has the focus, as a screen reader would name it. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    if (!(at instanceof HTMLElement)) return '';
    const labels = at instanceof HTMLInputElement ? [...(at.labels ?? [])].map((label) => label.textContent) : [];
    const slot = at.querySelector('slot:not([name])');
    const slotted = slot instanceof HTMLSlotElement ? slot.assignedNodes().map((n) => n.textContent) : [];
    const words = [at.getAttribute('aria-label'), ...labels, ...slotted, at.textContent];
    return words.join(' ').replace(/\s+/g, ' ').trim();
  });
/** Goes on with Tab until the focus is on what is named so. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = [];
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab');
    const here = await focused(page);
    if (name.test(here)) return;
    passed.push(here.slice(0, 40));
  }
  assert.fail(`Tab does not reach ${name}; it passes ${[...new Set(passed)].join(' | ')}`);
}
const sees = (page: Page, name: RegExp): Promise<boolean> => page.getByRole('button', { name }).first().isVisible();

/** One decision by keys: the first bid with Tab, arrows and Enter, the others with the letters. */
async function decides(page: Page, first: boolean): Promise<void> {
  const bid = page.getByRole('button', { name: /^Bid \d/ });
  const words = (await bid.first().textContent()) ?? '';
  if (first) {
    await tabTo(page, /^(One|Two|Three|Four|Five|Six)s?\b/i);
    await page.keyboard.press('ArrowRight');
    await tabTo(page, /^Bid \d/);
    await page.keyboard.press('Enter');
  } else if (Number(/\d+/.exec(words)?.[0]) < 3) await page.keyboard.press('b');
  else {
    await page.keyboard.press('d');
    await page.keyboard.press('d');
  }
}

it(
  'a whole practice game is played from the start page to the result without a mouse',
  { timeout: 900_000 },
  async () => {
    const ana = await person(browser, 'Ana');
    const { page, problems, context } = ana;
    await page.goto(origin);
    await page.getByRole('heading', { name: 'Dubito' }).waitFor();
    await tabTo(page, /Practise against bots/);
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Your name' }).waitFor();
    await tabTo(page, /Your name/);
    await page.keyboard.type('Ana');
    await tabTo(page, /^3$/); // of the answers to one question only the chosen one is a stop; arrows choose
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    assert.equal(await focused(page), '1', 'one bot');
    await tabTo(page, /Change single rules/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^5$/);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    assert.equal(await focused(page), '3', 'three dice');
    await tabTo(page, /Play Dudo now/);
    await page.keyboard.press('Enter');
    await page.getByRole('group', { name: 'Your dice' }).waitFor();
    assert.equal(await page.getByRole('group', { name: 'Your dice' }).getByRole('img').count(), 3);

    const patience = new Patience([ana]);
    let first = true;
    while (!(await sees(page, /^Again/))) {
      await patience.last('the end of the game');
      if (await sees(page, /^(Next|See the result|Skip)/)) await page.keyboard.press('Escape');
      else if (await sees(page, /^Bid \d/)) {
        await decides(page, first);
        first = false;
        patience.moved();
      }
      await page.waitForTimeout(120);
    }
    assert.match((await page.getByRole('heading', { level: 1 }).last().textContent()) ?? '', /win/);
    await tabTo(page, /How do I know/);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'How do I know it was fair?' }).waitFor();
    await tabTo(page, /Check it again myself/);
    await page.keyboard.press('Enter');
    await page.getByText(/^It was fair/).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'How do I know it was fair?' }).waitFor({ state: 'hidden' });
    await tabTo(page, /^Leave/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Dubito' }).waitFor();
    assert.deepEqual(problems, []);
    await context.close();
  },
);
