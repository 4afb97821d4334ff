// e2e/looking.ts: what a person can see and press on a page, read in one look, and waiting until something is seen.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { codeOf, seenBy, type Person } from './people.ts';

/** A button that can be seen: what it says, in which part of the page it is, whether it can be used, and is pressed down. */
export type Button = { readonly says: string; readonly part: string; readonly on: boolean; readonly down: boolean };

/** All of them, part by part in the order of the page, in one look; `covered`: also those that a showdown lies over. */
export const buttonsOn = (page: Page, covered = false): Promise<readonly Button[]> =>
  page.evaluate((all) => {
    const found: { says: string; part: string; on: boolean; down: boolean }[] = [];
    const roots: (Document | ShadowRoot)[] = [document]; // a loop, because tsx marks inner functions with a name that the page does not know
    for (let root = roots.pop(); root; root = roots.pop()) {
      const part = root instanceof ShadowRoot ? root.host.localName : '';
      for (const el of root.querySelectorAll('*')) {
        if (el.shadowRoot) roots.push(el.shadowRoot);
        if (!(el instanceof HTMLButtonElement)) continue;
        if (!all && !el.checkVisibility({ visibilityProperty: true })) continue;
        const on = !el.disabled && el.getAttribute('aria-disabled') !== 'true';
        const heard = el.querySelector('.hear') ?? el;
        const says = (el.getAttribute('aria-label') ?? heard.textContent).replace(/\s+/g, ' ').trim();
        found.push({ says, part, on, down: el.getAttribute('aria-pressed') === 'true' });
      }
    }
    return found;
  }, covered);
/** Every word of a page, seen or not, in whatever shadow it stands: texts, attributes, and what its cards are called. */
export const wordsOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const words: string[] = [];
    const roots: (Document | ShadowRoot)[] = [document];
    for (let root = roots.pop(); root; root = roots.pop())
      for (const el of root.querySelectorAll('*')) {
        if (el.shadowRoot) roots.push(el.shadowRoot);
        if (el.localName === 'style' || el.localName === 'script') continue;
        for (const child of el.childNodes) if (child.nodeType === Node.TEXT_NODE) words.push(child.nodeValue ?? '');
        for (const { value } of el.attributes) words.push(value);
        if ('label' in el && typeof el.label === 'string') words.push(el.label);
      }
    return words.join('\n');
  });
/** What happened, as the page tells it, sentence by sentence. */
export const toldOn = ({ page }: Person): Promise<readonly string[]> =>
  page.locator('du-log-panel li').evaluateAll((all) => all.map((li) => li.textContent.replace(/\s+/g, ' ').trim()));

/** Opens a table for one of the games with these house rules, and reads its code. */
export async function opensTableOf(
  { page, name }: Person,
  origin: string,
  game: RegExp,
  rules: readonly (readonly [rule: string, value: string])[],
): Promise<string> {
  await page.goto(`${origin}#/new`);
  await page.getByRole('textbox', { name: /name/i }).fill(name);
  await page.getByRole('radio', { name: game }).check({ force: true });
  await page.getByText('Change single rules').click();
  for (const [rule, value] of rules)
    await page.getByRole('group', { name: rule, exact: true }).getByRole('radio', { name: value, exact: true }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  return codeOf(page);
}
/** These people see something in time, or the test fails and tells what they see instead. */
export async function soon(
  what: string,
  people: readonly Person[],
  seen: () => Promise<boolean>,
  ms = 120_000,
): Promise<void> {
  const patience = Date.now() + ms;
  while (!(await seen())) {
    if (Date.now() > patience) assert.fail(`${what}: not within ${ms / 1000} s. ${await seenBy(people)}`);
    await new Promise((wait) => setTimeout(wait, 40));
  }
}
