// e2e/people.ts: people who play through the page: they read what it shows and click; nothing is called behind its back.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

export type Person = {
  readonly name: string;
  readonly page: Page;
  readonly problems: string[];
  readonly context: BrowserContext;
};

/** Somebody with a browser of their own. */
export async function person(
  browser: Browser,
  name: string,
  viewport = { width: 360, height: 640 },
  more: BrowserContextOptions = {},
): Promise<Person> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', acceptDownloads: true, ...more });
  return opensPage({ name, context, problems: [] });
}
/** A new tab in the same browser, as after the last one was closed. */
export async function opensPage({ name, context, problems }: Omit<Person, 'page'>): Promise<Person> {
  const page = await context.newPage();
  page.on('console', (m) => {
    if (m.type() === 'error') problems.push(`${name}: ${m.text()}`);
  });
  page.on('pageerror', (e) => problems.push(`${name}: ${e.message}`));
  page.setDefaultTimeout(90_000); // several browsers share one machine
  return { name, page, problems, context };
}
/** Opens a table and reads its code from the lobby. */
export async function opensTable({ page, name }: Person, origin: string): Promise<string> {
  await page.goto(origin);
  await page
    .getByRole('link', { name: 'Start a table' })
    .or(page.getByRole('button', { name: 'Start a table' }))
    .click();
  await page.getByRole('textbox', { name: /name/i }).fill(name);
  await page.getByRole('button', { name: 'Open the table' }).click();
  return codeOf(page);
}
/** The code as the lobby shows it. */
export async function codeOf(page: Page): Promise<string> {
  const code = page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).first();
  await code.waitFor();
  return (await code.textContent())?.trim() ?? '';
}
/** Joins by the code, as one would type it. */
export async function joins({ page, name }: Person, origin: string, code: string): Promise<void> {
  await page.goto(origin);
  await page
    .getByRole('link', { name: 'Join with a code' })
    .or(page.getByRole('button', { name: 'Join with a code' }))
    .click();
  await page.getByRole('textbox', { name: /code/i }).fill(code.toLowerCase().replace('-', ' '));
  await page.getByRole('textbox', { name: /name/i }).fill(name);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  const ready = page.getByRole('button', { name: 'I am ready' });
  await ready.waitFor().catch(async () => {
    throw new Error(`${name} does not get in, and reads: ${await page.evaluate(deepText)}`);
  });
  await ready.click();
}
/** All words on a page, in every shadow tree, as far as they are drawn. Runs in the page. */
function deepText(): string {
  const words: string[] = [];
  const roots: Node[] = [document.body];
  for (let root = roots.pop(); root; root = roots.pop()) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element && node.shadowRoot) roots.push(node.shadowRoot);
      const around = node.parentElement;
      const drawn = around?.localName !== 'style' && around?.checkVisibility({ visibilityProperty: true });
      if (node instanceof Text && drawn) words.push(node.data.trim());
    }
  }
  return words.filter((word) => word !== '').join(' ');
}
/** What each of these people reads, and what their page is called: for the message of a test that waits in vain. */
export async function seenBy(people: readonly Person[]): Promise<string> {
  const lines = people.map(async (p) => {
    const text = await p.page.evaluate(deepText).catch((e: unknown) => String(e));
    return `${p.name} at “${await p.page.title().catch(() => '?')}” reads: ${text}; ${p.problems.join()}`;
  });
  return (await Promise.all(lines)).join('\n');
}
/** A button as a person reads it. */
export type Offer = { readonly label: string; readonly usable: boolean };
/** All buttons that can be seen now. */
export function offers(page: Page): Promise<readonly Offer[]> {
  return page.evaluate(() => {
    const found: Offer[] = [];
    const roots: ParentNode[] = [document]; // a loop, because tsx marks inner functions with a name that the page does not know
    for (let root = roots.pop(); root; root = roots.pop()) {
      for (const el of root.querySelectorAll('*')) {
        if (el.shadowRoot) roots.push(el.shadowRoot);
        if (!(el instanceof HTMLButtonElement) || !el.checkVisibility({ visibilityProperty: true })) continue;
        found.push({
          label: (el.getAttribute('aria-label') ?? el.textContent).replace(/\s+/g, ' ').trim(),
          usable: !el.disabled && el.getAttribute('aria-disabled') !== 'true',
        });
      }
    }
    return found;
  });
}
/** The labels of those that can be used now. */
const buttons = async (page: Page): Promise<readonly string[]> =>
  (await offers(page)).flatMap(({ label, usable }) => (usable ? [label] : []));
/** Whether it could be clicked: what was there may have just gone. */
export const clicks = (page: Page, name: RegExp): Promise<boolean> =>
  page
    .getByRole('button', { name })
    .first()
    .click({ timeout: 3_000 })
    .then(
      () => true,
      () => false, // what was to be clicked has just gone: the next look will tell
    );

/** One look at the page and, if it is this person's turn, one move by clicking. True when something was done. */
export async function movesIfAsked({ page }: Person, dares: (bid: number) => boolean): Promise<boolean> {
  const seen = await buttons(page);
  const next = seen.find((b) => /^(Next|See the result)/.test(b));
  if (next !== undefined) return clicks(page, /^(Next|See the result)/);
  const bid = seen.find((b) => /^Bid \d/.test(b));
  const doubt = seen.some((b) => /^Dudo!/.test(b));
  if (doubt && (bid === undefined || !dares(Number(/\d+/.exec(bid)?.[0])))) {
    await clicks(page, /^Dudo!/);
    return clicks(page, /Dudo/); // once more: a doubt is not said by accident
  }
  return bid === undefined ? false : clicks(page, /^Bid \d/);
}
export const isOver = ({ page }: Person): Promise<boolean> =>
  page.getByRole('button', { name: 'Save record' }).first().isVisible();

/** Saves the record as a person does, and gives its bytes. */
export async function savesRecord({ page }: Person, to: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save record' }).first().click(),
  ]);
  await download.saveAs(to);
  return to;
}
