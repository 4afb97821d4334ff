// e2e/cards.ts: people who play DuvidaÊ! through the page: they open a table for it, lay cards, doubt and pass by clicking.
import type { Page } from 'playwright-core';
import { clicks, codeOf, offers, type Person } from './people.ts';

/** Opens a table for one round of DuvidaÊ!, the first player by lot, and reads its code. `more`: other house rules. */
export async function opensCardTable(
  { page, name }: Person,
  origin: string,
  more: { readonly [rule: string]: string } = {},
): Promise<string> {
  await page.goto(`${origin}#/new`);
  await page.getByRole('textbox', { name: /name/i }).fill(name);
  await page.getByRole('radio', { name: /Duvida/ }).check({ force: true });
  await page.getByText('Change single rules').click();
  for (const [rule, value] of Object.entries({ 'First player': 'by lot', 'Points to win': '1', ...more }))
    await page.getByRole('group', { name: rule }).getByRole('radio', { name: value }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  return codeOf(page);
}
/** The cards of the own hand, as a person can pick them. */
export const ownCards = (page: Page) => page.getByRole('group', { name: /^Your hand/ }).getByRole('button');

/** What somebody did at a look: nothing was asked, went on from a challenge, laid cards as the page called them, … */
export type Did = 'nothing' | 'next' | 'play' | 'bluff' | 'challenge' | 'pass';
/** One look at the page and, if it is this person's turn, one move by clicking. `least`: rather no fewer cards than this. */
export async function laysIfAsked({ page }: Person, doubts: () => boolean, least = 2): Promise<Did> {
  const seen = await offers(page);
  const can = (name: RegExp): boolean => seen.some(({ label, usable }) => usable && name.test(label));
  if (can(goesOn)) return (await clicks(page, goesOn)) ? 'next' : 'nothing';
  if (!seen.some(({ label }) => /^Play/.test(label))) return 'nothing';
  const challenge = async (): Promise<Did> => {
    await clicks(page, /^Challenge/);
    return (await clicks(page, /^Sure: challenge/)) ? 'challenge' : 'nothing'; // once more: a doubt is not said by accident
  };
  if (doubts() && can(/^Challenge/)) return challenge();
  const cards = ownCards(page);
  const count = await cards.count();
  for (let n = 0; n < Math.min(4, count); n++) {
    await cards.nth(n).click({ timeout: 3_000 }).catch(() => undefined); // prettier-ignore
    if (n + 1 < Math.min(least, count)) continue;
    const play = (await offers(page)).find(({ label, usable }) => usable && /^Play/.test(label));
    if (play) return (await clicks(page, /^Play/)) ? (play.label === 'Play (bluff)' ? 'bluff' : 'play') : 'nothing';
  }
  if (can(/^Pass/)) {
    await clicks(page, /^Pass/);
    const sure = (await offers(page)).some(({ label }) => /^Sure: pass/.test(label));
    if (sure) await clicks(page, /^Sure: pass/);
    return 'pass';
  }
  return can(/^Challenge/) ? challenge() : 'nothing';
}
const goesOn = /^(Next|See the result)/;
