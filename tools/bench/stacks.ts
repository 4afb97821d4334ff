// tools/bench/stacks.ts: four people at real tables of DOS and of I Doubt It: a match, a pile that is picked up, a play from a large hand.
// Times are taken in the pages, from what they draw; the bench only clicks. The large pile and hand come about by play: thirty cards are
// laid and believed one after another, then one is doubted, and whoever takes them plays on from that hand.
import type { Browser } from 'playwright-core';
import { opensDosTable, playsDos } from '../../e2e/dos.ts';
import { opensDoubtTable, playsDoubt } from '../../e2e/doubt.ts';
import { toldOn } from '../../e2e/looking.ts';
import { isOver, type Person } from '../../e2e/people.ts';
import { after, orTell, peopleAt, rest, spread, whole, type Mark } from './seen.ts';
import { timed, type Case } from './timing.ts';

export const stackNames = {
  match: 'DOS: a match, from the click to the last of four boards',
  take: 'I Doubt It: a pile of 30 cards, from the doubt to the last of four boards that have no pile any more',
  large: 'I Doubt It: a card laid face down from a hand of 30 and more, from the click to the last of four boards',
} as const;

declare global {
  var stacksForBench: Mark[];
}
/** Runs in the page before all else: notes when the row, the pile and the own hand change, and what is clicked. */
function watch(): void {
  const marks: Mark[] = [];
  globalThis.stacksForBench = marks;
  const now = (): number => performance.timeOrigin + performance.now();
  const last: { [kind: string]: string } = {};
  const draws = (kind: string, text: string): void => {
    if (last[kind] === text) return;
    last[kind] = text;
    requestAnimationFrame(() => marks.push({ kind, text, at: now() }));
  };
  const label = (root: ShadowRoot, css: string): string => root.querySelector(css)?.getAttribute('aria-label') ?? '';
  const look = (root: ShadowRoot): void => {
    if (root.host.localName === 'du-dos-row') draws('row', String(root.querySelectorAll('.on').length));
    else if (root.host.localName === 'du-doubt-hand') draws('hand', label(root, '[role=tablist], [role=group]'));
    else draws('pile', label(root, '.pile .stack'));
  };
  const parts = ['du-dos-row', 'du-doubt-hand', 'du-doubt-board'];
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called on its element below
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init: ShadowRootInit) {
    const root = attach.call(this, init);
    if (parts.includes(this.localName))
      new MutationObserver(() => {
        if (isShown(root)) look(root);
      }).observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    return root;
  };
  addEventListener(
    'click',
    (event) => {
      const button = event.composedPath().find((x) => x instanceof HTMLButtonElement);
      const text = (button?.textContent ?? '').replace(/\s+/g, ' ').trim();
      marks.push({ kind: 'click', text, at: performance.timeOrigin + event.timeStamp });
    },
    { capture: true },
  );
}
type Pages = readonly (readonly Mark[])[];
const pagesOf = (people: readonly Person[]): Promise<Pages> =>
  Promise.all(people.map(({ page }) => page.evaluate(() => globalThis.stacksForBench)));
async function atTable(
  browser: Browser,
  origin: string,
  opens: (opener: Person, origin: string) => Promise<string>,
  play: (people: readonly Person[]) => Promise<void>,
): Promise<Pages> {
  const people = await peopleAt(browser, origin, watch, opens);
  await people[0].page.getByRole('button', { name: 'Start the game' }).click();
  await orTell(people, () => play(people));
  const pages = await pagesOf(people);
  for (const { context } of people) await context.close();
  return pages;
}
const patience = (): (() => void) => {
  const until = Date.now() + 400_000;
  return () => {
    if (Date.now() > until) throw new Error('the four people at the table came to a stop');
  };
};

/** A round of DOS; nothing is clicked while something travels. */
async function playRound(people: readonly Person[]): Promise<void> {
  const inTime = patience();
  const [first] = people;
  while (first && !(await isOver(first))) {
    inTime();
    for (const p of people) if (await playsDos(p, false)) await rest(400);
  }
}
/** How many cards the pile has, as a page tells it. */
const pileOn = async ({ page }: Person): Promise<number> =>
  Number(/\d+/.exec((await page.locator('.pile .stack').first().getAttribute('aria-label')) ?? '')?.[0] ?? 0);
/** How large the own hand was at a time. */
const handAt = (own: readonly Mark[], time: number): number =>
  Number(/(\d+) cards/.exec(own.findLast((m) => m.kind === 'hand' && m.at < time)?.text ?? '')?.[1] ?? 0);
const largestHand = async (people: readonly Person[]): Promise<number> =>
  Math.max(...(await pagesOf(people)).map((own) => handAt(own, Infinity)));
/** Thirty cards are laid and believed; the next is doubted by one when all others have believed it; then all go on while a hand has thirty. */
async function playPile(people: readonly Person[]): Promise<void> {
  const inTime = patience();
  const [first] = people;
  if (!first) return;
  while ((await pileOn(first)) < 30) {
    inTime();
    for (const p of people) await playsDoubt(p);
  }
  const taken = async (): Promise<boolean> => (await toldOn(first)).some((line) => line.includes('takes the pile'));
  while (!(await taken())) {
    inTime();
    const asked = await Promise.all(
      people.map(({ page }) => page.getByRole('button', { name: 'Believe' }).isVisible()),
    );
    const waiting = people.filter((_, i) => asked[i]);
    const [one] = waiting;
    if (one) await playsDoubt(one, waiting.length === 1, 'bluff');
    else for (const p of people) await playsDoubt(p, false, 'bluff');
    await rest(400);
  }
  while ((await largestHand(people)) < 30) await rest(100).then(inTime); // the page of the taker may be later than the first
  // Somebody with few cards left may win meanwhile.
  while ((await largestHand(people)) >= 30 && !(await isOver(first))) {
    inTime();
    for (const p of people) if ((await playsDoubt(p)).kind !== 'nothing') await rest(400);
  }
}

/** The tables of all games of which something is wanted. */
export async function stacks(
  browser: Browser,
  origin: string,
  wanted: (name: string) => boolean,
): Promise<readonly Case[]> {
  const of = (name: keyof typeof stackNames, times: readonly number[], aim: number): Case =>
    timed({ name, backend: 'data channels, kernel', where: 'chromium', aim }, whole(times));
  const cases: Case[] = [];
  if (wanted('match')) {
    const round = await atTable(browser, origin, opensDosTable, playRound);
    cases.push(of('match', spread(round, /^Match \d/, (marks, click) => after(marks, 'row', click.at)), 100)); // prettier-ignore
  }
  if (!wanted('take') && !wanted('large')) return cases;
  const pile = await atTable(browser, origin, opensDoubtTable, playPile);
  const takes = spread(pile, /^Sure: I doubt it/, (marks, click) =>
    marks.find((m) => m.kind === 'pile' && m.at >= click.at && m.text === 'no pile'),
  );
  const large = spread(pile, /^Play/, (marks, click, own) =>
    handAt(own, click.at) < 30 ? undefined : after(marks, 'pile', click.at),
  );
  return [...cases, of('take', takes, 500), of('large', large, 300)];
}
