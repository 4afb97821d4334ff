// tools/bench/deal.ts: two, four and eight people at real tables of DuvidaÊ!: from "start" to the cards in every hand, what a deal sends
// and how long it keeps a page busy, and a hidden play to every board. Times are taken in the pages, from what they draw; the bench only clicks.
import type { Browser } from 'playwright-core';
import { laysIfAsked, opensCardTable, ownCards } from '../../e2e/cards.ts';
import type { Person } from '../../e2e/people.ts';
import { after, orTell, peopleAt, rest, spread, whole } from './seen.ts';
import { timed, type Case } from './timing.ts';

const deals = [
  { seats: 2, deal: 'deal2', wire: 'dealwire2', task: 'dealtask2', aim: undefined, tables: 3, turns: 0 },
  { seats: 4, deal: 'deal', wire: 'dealwire', task: 'dealtask', aim: 1_000, tables: 3, turns: 12 },
  { seats: 8, deal: 'deal8', wire: 'dealwire8', task: 'dealtask8', aim: 2_500, tables: 1, turns: 0 },
] as const;
export const dealNames = {
  deal2: 'from the click on “Start the game” to the cards in the last of two hands, 72 cards, two pages',
  deal: 'the same with four hands on four pages',
  deal8: 'and with eight hands on eight pages, one table',
  dealwire2:
    'what one of two seats gives its data channels during that deal, all that goes to others counted (mean of the seats)',
  dealwire: 'the same of four seats',
  dealwire8: 'and of eight',
  dealtask2: 'the longest task on the main thread of any of two pages during that deal; 0: none of 50 ms and more',
  dealtask: 'the same of four pages',
  dealtask8: 'and of eight',
  lay: 'cards laid face down, from the click to the last of four boards',
} as const;

/**
 * What a page drew, a button that was clicked there, bytes given to a data channel, or a task that kept its main thread, by the
 * machine's clock (ms; of a task, its beginning). `text`: of bytes how many, of a task its length (ms; Chromium tells of 50 and more).
 */
type Drawn = {
  readonly kind: 'hand' | 'centre' | 'click' | 'sent' | 'task';
  readonly text: string;
  readonly at: number;
};
declare global {
  var drawnForBench: Drawn[];
}
/** Runs in the page before all else: notes when the hand is there, when the middle of the table changes, what is sent, and long tasks. */
function watch(): void {
  const drawn: Drawn[] = [];
  globalThis.drawnForBench = drawn;
  const now = (): number => performance.timeOrigin + performance.now();
  const last = { hand: '', centre: '' };
  const draws = (kind: 'hand' | 'centre', text: string): void => {
    if (last[kind] === text) return;
    last[kind] = text;
    requestAnimationFrame(() => drawn.push({ kind, text, at: now() }));
  };
  const look = (root: ShadowRoot): void => {
    if (root.host.localName === 'du-duvidae-hand') draws('hand', String(root.querySelectorAll('[data-slot]').length));
    else draws('centre', root.querySelector('[data-claim]')?.textContent.replace(/\s+/g, ' ') ?? '');
  };
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called on its element below
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init: ShadowRootInit) {
    const root = attach.call(this, init);
    if (this.localName === 'du-duvidae-hand' || this.localName === 'du-duvidae-board')
      new MutationObserver(() => {
        if (isShown(root)) look(root);
      }).observe(root, { subtree: true, childList: true, characterData: true });
    return root;
  };
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called on its channel below
  const send: (this: RTCDataChannel, data: never) => void = RTCDataChannel.prototype.send;
  RTCDataChannel.prototype.send = function (data: string | Blob | ArrayBuffer | ArrayBufferView) {
    const size = data instanceof Blob ? data.size : typeof data === 'string' ? new Blob([data]).size : data.byteLength;
    drawn.push({ kind: 'sent', text: String(size), at: now() });
    send.call(this, data as never);
  };
  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries())
      drawn.push({ kind: 'task', text: String(duration), at: performance.timeOrigin + startTime });
  }).observe({ type: 'longtask' });
  addEventListener(
    'click',
    (event) => {
      const buttons = event.composedPath().filter((x) => x instanceof HTMLElement && x.matches('button, wa-button'));
      const text = buttons.map((b) => (b as HTMLElement).textContent.replace(/\s+/g, ' ').trim()).join('');
      drawn.push({ kind: 'click', text, at: performance.timeOrigin + event.timeStamp });
    },
    { capture: true },
  );
}
/** People look at a lobby for so long (ms) before they start: long enough for what their pages do there. */
const settled = 4_000;
type Pages = readonly (readonly Drawn[])[];

/** One table: its deal, and so many turns of it. */
async function table(browser: Browser, origin: string, seats: number, turns: number): Promise<Pages> {
  const people = await peopleAt(browser, origin, watch, opensCardTable, seats);
  await rest(settled);
  await people[0].page.getByRole('button', { name: 'Start the game' }).click();
  await orTell(people, async () => {
    await rest(1_000 * seats); // to look for the cards takes the pages' time, so not while they come
    for (const { page } of people) await ownCards(page).nth(6).waitFor();
    await rest(1_000);
    await lays(people, turns);
  });
  const pages = await Promise.all(people.map(({ page }) => page.evaluate(() => globalThis.drawnForBench)));
  for (const { context } of people) await context.close();
  return pages;
}
async function lays(people: readonly Person[], turns: number): Promise<void> {
  for (let n = 0, looks = 0; n < turns && looks < 10 * turns; looks++)
    for (const p of people)
      if ((await laysIfAsked(p, () => false)) !== 'nothing') {
        n += 1;
        await rest(700);
      }
}
const isStart = ({ kind, text }: Drawn): boolean => kind === 'click' && text.startsWith('Start the game');
const isHand = ({ kind, text }: Drawn): boolean => kind === 'hand' && text === '7';
/** Between the click and the hand of the last page: bytes that each page sent, and the longest task of all (ms). */
function during(pages: Pages): { readonly sent: readonly number[]; readonly task: number } {
  const start = pages.flat().find(isStart)?.at ?? NaN;
  const end = Math.max(...pages.map((drawn) => drawn.find((x) => isHand(x) && x.at >= start)?.at ?? NaN));
  const sums = pages.map((drawn) =>
    drawn.reduce((n, { kind, text, at }) => (kind === 'sent' && at >= start && at <= end ? n + Number(text) : n), 0),
  );
  const tasks = pages.flatMap((drawn) => {
    const hand = drawn.find((x) => isHand(x) && x.at >= start)?.at ?? end;
    const within = drawn.filter((x) => x.kind === 'task' && x.at + Number(x.text) > start && x.at < hand);
    return within.map(({ text }) => Number(text));
  });
  return { sent: sums, task: Math.max(0, ...tasks) };
}

/** The tables of all numbers of seats of which something is wanted. */
export async function deal(
  browser: Browser,
  origin: string,
  wanted: (name: string) => boolean,
): Promise<readonly Case[]> {
  const cases: Case[] = [];
  const where = { backend: 'data channels, kernel', where: 'chromium' } as const;
  for (const { seats, deal: name, wire, task, aim, tables, turns } of deals) {
    const plays = seats === 4 && wanted('lay');
    if (!plays && ![name, wire, task].some(wanted)) continue;
    const seen: Pages[] = [];
    for (let i = 0; i < tables; i++) seen.push(await table(browser, origin, seats, plays ? turns : 0));
    const times = seen.flatMap((pages) =>
      spread(pages, /^Start the game/, (drawn, click) => drawn.find((x) => isHand(x) && x.at >= click.at)),
    );
    const sent = seen.flatMap((pages) => during(pages).sent);
    const bytes = Math.round(sent.reduce((a, b) => a + b, 0) / sent.length);
    cases.push(
      timed({ name, ...where, ...(aim ? { aim } : {}) }, whole(times)),
      { ...timed({ name: wire, ...where, bytes }, []), n: sent.length },
      timed({ name: task, ...where, aim: 50 }, seen.map((pages) => during(pages).task)), // prettier-ignore
    );
    if (!plays) continue;
    const laid = seen.flatMap((pages) => spread(pages, /^Play/, (drawn, click) => after(drawn, 'centre', click.at)));
    cases.push(timed({ name: 'lay', ...where, aim: 60 }, whole(laid)));
  }
  return cases;
}
