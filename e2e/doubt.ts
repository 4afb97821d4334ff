// e2e/doubt.ts: people who play I Doubt It through the page: they declare and place cards, believe or doubt, by clicking.
import type { Page } from 'playwright-core';
import { buttonsOn, opensTableOf, wordsOn, type Button } from './looking.ts';
import { clicks, type Person } from './people.ts';

/** Opens a table of the Purple Rules where no clock lets a card go and the first seat begins; reads its code. */
export const opensDoubtTable = (person: Person, origin: string): Promise<string> =>
  opensTableOf(person, origin, /^I Doubt It/, [
    ['Time to doubt', 'everybody answers'],
    ['Who begins', 'the first seat'],
  ]);

/** What somebody did at a look, with the card where one was laid, as the own page called it. */
export type Did =
  | { readonly kind: 'nothing' | 'next' | 'believed' | 'doubted' | 'passed' }
  | { readonly kind: 'declared' | 'true' | 'bluff'; readonly card: string };
/** How somebody places a card where there is a choice; pass: only where one has to. */
export type Way = 'true' | 'bluff' | 'any' | 'pass';

const hand = 'du-doubt-hand';
const isCard = ({ part, says }: Button): boolean => part === hand && !/, \d+ cards?(, one picked)?$/.test(says);
/** The own cards that are drawn, also under a showdown; on a wide page all of them. */
export const ownCards = async (page: Page): Promise<readonly string[]> =>
  (await buttonsOn(page, true)).filter(isCard).map(({ says }) => says);
const anyCard = /\b(black|green|bronze|silver|gold|red|purple) (eight|nine|ten|jack|queen|king|ace)\b/g;
/** Every card whose name is anywhere on the page, seen or not. */
export const cardsNamedOn = async (page: Page): Promise<ReadonlySet<string>> =>
  new Set((await wordsOn(page)).match(anyCard) ?? []);

/** Nobody but its player can end a turn, so a click waits as long as it takes. */
const picks = (page: Page, at: number): Promise<void> =>
  page
    .locator(`${hand} button.slot`)
    .nth(at)
    .click({ position: { x: 8, y: 8 } });
const laying = /^(Declare|Play|Play \(bluff\))$/;
/** What the main button says of the card that is picked; null: it cannot be laid. */
async function offered(page: Page): Promise<'declared' | 'true' | 'bluff' | null> {
  const main = (await buttonsOn(page)).find(({ on, says }) => on && laying.test(says))?.says;
  return main === undefined ? null : main === 'Declare' ? 'declared' : main === 'Play' ? 'true' : 'bluff';
}
/** Picks the first card that can be laid in this way, or the last one if none can. */
async function lays(page: Page, way: Way): Promise<Did> {
  const cards = (await buttonsOn(page)).filter(isCard);
  for (const [at, { says: card, down }] of cards.entries()) {
    if (!down) await picks(page, at);
    let how = await offered(page);
    if (how === 'true' && way === 'bluff') {
      await page.getByRole('radio', { checked: false }).first().click(); // says it shares the other thing
      how = await offered(page);
    }
    const fits = how !== null && (way === 'any' || way === 'pass' || how === 'declared' || how === way);
    if (!fits && at < cards.length - 1) continue;
    if (how === null) return { kind: 'nothing' };
    await page.getByRole('button', { name: laying }).first().click();
    await page.locator(`${hand} button.slot`).filter({ hasText: card }).first().waitFor({ state: 'detached' }); // it has left the hand
    return { kind: how, card };
  }
  return { kind: 'nothing' };
}
/** One look at the page and, if this person is asked for anything, one move by clicking. */
export async function playsDoubt({ page }: Person, doubts = false, way: Way = 'any'): Promise<Did> {
  const seen = await buttonsOn(page);
  const has = (button: RegExp): boolean => seen.some(({ on, says }) => on && button.test(says));
  for (const on of [/^Next/, /^See the result/])
    if (has(on)) return { kind: (await clicks(page, on)) ? 'next' : 'nothing' };
  if (has(/^Believe/)) {
    if (!doubts) return { kind: (await clicks(page, /^Believe/)) ? 'believed' : 'nothing' };
    await page.getByRole('button', { name: /^I doubt it/ }).click();
    await page.getByRole('button', { name: /^Sure: I doubt it/ }).click(); // once more: a doubt is not said by accident
    return { kind: 'doubted' };
  }
  if (way === 'pass' && has(/^Pass/)) return { kind: (await clicks(page, /^Pass/)) ? 'passed' : 'nothing' };
  return seen.some(({ says }) => laying.test(says)) ? lays(page, way) : { kind: 'nothing' };
}
