// e2e/cards.ts: people who play DuvidaÊ! through the page: they open a table for it, lay cards, doubt and pass by clicking.
import type { Page } from 'playwright-core';
import { clicks, codeOf, type Person } from './people.ts';

/** Opens a table for one round of DuvidaÊ!, the first player by lot, and reads its code. */
export async function opensCardTable({ page, name }: Person, origin: string): Promise<string> {
  await page.goto(`${origin}#/new`);
  await page.getByRole('textbox', { name: /name/i }).fill(name);
  await page.getByRole('radio', { name: /Duvida/ }).check({ force: true });
  await page.getByText('Change single rules').click();
  await page.getByRole('group', { name: 'First player' }).getByRole('radio', { name: 'by lot' }).check();
  await page.getByRole('group', { name: 'Points to win' }).getByRole('radio', { name: '1' }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  return codeOf(page);
}
/** The cards of the own hand, as a person can pick them. */
export const ownCards = (page: Page) => page.getByRole('group', { name: /^Your hand/ }).getByRole('button');

const enabled = async (page: Page, name: RegExp): Promise<boolean> => {
  const button = page.getByRole('button', { name }).first();
  return (await button.isVisible()) && (await button.getAttribute('aria-disabled')) !== 'true';
};
/** One look at the page and, if it is this person's turn, one move by clicking. True when something was done. */
export async function laysIfAsked({ page }: Person, doubts: () => boolean): Promise<boolean> {
  for (const on of [/^Next/, /^See the result/]) if (await enabled(page, on)) return clicks(page, on);
  if (!(await page.getByRole('button', { name: /^Play/ }).first().isVisible())) return false;
  if (doubts() && (await enabled(page, /^Challenge/))) {
    await clicks(page, /^Challenge/);
    return clicks(page, /^Sure: challenge/); // once more: a doubt is not said by accident
  }
  const cards = ownCards(page);
  const count = await cards.count();
  for (let n = 0; n < Math.min(4, count); n++) {
    await cards.nth(n).click({ timeout: 3_000 }).catch(() => undefined); // prettier-ignore
    if ((n > 0 || count === 1) && (await enabled(page, /^Play/))) return clicks(page, /^Play/);
  }
  if (await enabled(page, /^Pass/)) {
    await clicks(page, /^Pass/);
    if (await enabled(page, /^Sure: pass/)) await clicks(page, /^Sure: pass/);
    return true;
  }
  if (!(await enabled(page, /^Challenge/))) return false;
  await clicks(page, /^Challenge/);
  return clicks(page, /^Sure: challenge/);
}
