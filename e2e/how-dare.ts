// e2e/how-dare.ts: people who play How Dare You? through the page: they write and take in cards, say numbers and dare by clicking.
import type { Page } from 'playwright-core';
import type { OwnDraft } from '../src/games/how-dare/own-cards.ts';
import type { HowDareBoard } from '../src/games/how-dare/position.ts';
import { clicks, codeOf, type Person } from './people.ts';

/** Opens a table for five rounds with cards that a question master brings, and reads its code. */
export async function opensMasterTable({ page, name }: Person, origin: string): Promise<string> {
  await page.goto(`${origin}#/new`);
  await page.getByRole('textbox', { name: /name/i }).fill(name);
  await page.getByRole('radio', { name: /How Dare You/ }).first().check({ force: true }); // prettier-ignore
  await page.getByText('Change single rules').click();
  const rule = (group: string, value: string): Promise<void> =>
    page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name: value, exact: true }).check();
  await rule('Rounds', '5');
  await rule('A whole pack of your own', 'with a question master');
  await page.getByRole('button', { name: 'Open the table' }).click();
  return codeOf(page);
}
/** Fills in a card, field by field as people type; numbers in groups of three. */
export async function writesCard({ page }: Person, { theme, questions }: OwnDraft): Promise<void> {
  await page.getByLabel('Theme of the card').fill(theme);
  for (const [i, { text, unit, answer }] of questions.entries()) {
    const question = page.getByRole('group', { name: `Question ${i + 1}`, exact: true });
    await question.getByLabel('Question', { exact: true }).fill(text);
    await question.getByLabel('Answer', { exact: true }).fill(String(answer).replace(/\B(?=(\d{3})+$)/g, ' '));
    await question.getByLabel('Unit (if any)').fill(unit);
  }
}
/** Takes cards from a file that somebody has sent. */
export const takesCards = ({ page }: Person, text: string): Promise<void> =>
  page
    .getByLabel('File of cards')
    .setInputFiles({ name: 'cards.json', mimeType: 'application/json', buffer: Buffer.from(text) });

const offered = async (page: Page, name: RegExp): Promise<boolean> => {
  const button = page.getByRole('button', { name }).first();
  return (await button.isVisible()) && (await button.getAttribute('aria-disabled')) !== 'true';
};
/** One look and, if it is this person's turn, one move: the first says a number, the next dares. True when something was done. */
export async function bidsOrDares({ page }: Person, number: (round: number) => number): Promise<boolean> {
  for (const on of [/^Next/, /^See the result/]) if (await offered(page, on)) return clicks(page, on);
  if (!(await offered(page, /^Say /))) return false;
  if (await offered(page, /^How dare you!/)) {
    await clicks(page, /^How dare you!/);
    return clicks(page, /^Sure: How dare you!/); // once more: a dare is not said by accident
  }
  const round = Number(/round (\d+)/i.exec((await page.locator('h1').first().textContent()) ?? '')?.[1] ?? 1);
  await page.getByRole('textbox', { name: 'Your number' }).fill(String(number(round)));
  return clicks(page, /^Say /);
}

/** What a page holds in one moment: its table as it was told, every word in it, seen or not, and all that it was told as text. */
export type Held = { readonly board: HowDareBoard | null; readonly words: string; readonly told: string };
export const held = (page: Page): Promise<Held> =>
  page.evaluate(() => {
    const words: string[] = [];
    let scene: { readonly board?: unknown } | null = null;
    const roots: ParentNode[] = [document]; // a loop: tsx marks inner functions with a name that the page does not know
    for (let root = roots.pop(); root; root = roots.pop())
      for (const el of root.querySelectorAll('*')) {
        if (el.shadowRoot) roots.push(el.shadowRoot);
        if (el.localName === 'style' || el.localName === 'script') continue;
        if (el.localName === 'du-how-dare-board')
          scene = (el as Element & { scene?: { board?: unknown } }).scene ?? null;
        if (el instanceof HTMLInputElement) words.push(el.value);
        for (const { value } of el.attributes) words.push(value);
        for (const node of el.childNodes) if (node.nodeType !== Node.ELEMENT_NODE) words.push(node.nodeValue ?? '');
      }
    return {
      board: (scene?.board ?? null) as HowDareBoard | null,
      words: words.join('\n'),
      told: JSON.stringify(scene),
    };
  });
/** All bytes that a device has stored for this page, in hexadecimal. */
export const stored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const { name } of await indexedDB.databases()) {
      const opening = indexedDB.open(name ?? '');
      await new Promise((done) => opening.addEventListener('success', done));
      const db = opening.result;
      for (const store of db.objectStoreNames) {
        const asking = db.transaction(store).objectStore(store).getAll();
        await new Promise((done) => asking.addEventListener('success', done));
        const values: unknown[] = [...(asking.result as readonly unknown[])];
        for (let value = values.pop(); value !== undefined; value = values.pop()) {
          if (value instanceof Uint8Array) {
            let bytes = '';
            for (const b of value) bytes += b.toString(16).padStart(2, '0');
            found.push(bytes);
          } else if (typeof value === 'object' && value !== null) values.push(...(Object.values(value) as unknown[]));
        }
      }
      db.close();
    }
    return found.join('\n');
  });
/** How a number stands in a page or a scene, and in stored bytes (CBOR, five of them). */
export const written = (n: number): readonly string[] => [String(n), n.toLocaleString('en')];
export const encoded = (n: number): readonly string[] => [`1a${n.toString(16).padStart(8, '0')}`];
