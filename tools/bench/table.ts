// tools/bench/table.ts: four people at a real table, each with a page of their own: how long it takes until they see what happened.
// Times are taken in the pages, from what they draw; the bench only clicks.
import type { Browser } from 'playwright-core';
import { movesIfAsked, opensTable, type Person } from '../../e2e/people.ts';
import { after, peopleAt, rest, spread, whole } from './seen.ts';
import { timed, type Case } from './timing.ts';

export const tableNames = {
  roll: 'from “Your dice are being rolled” to one’s own dice, four pages',
  move: 'a bid from the click to the last of four boards',
  round: 'from “Dudo!” over the opened cups to one’s own dice of the next round, four pages',
} as const;

/** Something that a page drew (or a button that was clicked there), by the machine's clock (ms). */
type Seen = { readonly kind: 'rolling' | 'dice' | 'bid' | 'click'; readonly text: string; readonly at: number };
declare global {
  var seenByBench: Seen[];
}

/** Runs in the page before all else: notes when the board draws dice and bids, at the frame that shows them. */
function watch(): void {
  const seen: Seen[] = [];
  globalThis.seenByBench = seen;
  const now = (): number => performance.timeOrigin + performance.now();
  const last = { dice: '', bid: '' };
  const draws = (part: 'dice' | 'bid', kind: Seen['kind'], text: string): void => {
    if (last[part] === text) return;
    last[part] = text;
    if (text !== '') requestAnimationFrame(() => seen.push({ kind, text, at: now() }));
  };
  const look = (root: ShadowRoot): void => {
    if (root.host.localName === 'du-dudo-own-dice') {
      const dice = [...root.querySelectorAll('du-die')].map((die) => String((die as { face?: number }).face));
      if (dice.length > 0) draws('dice', 'dice', dice.join());
      else if (root.querySelector('du-cup')) draws('dice', 'rolling', 'rolling');
    } else draws('bid', 'bid', root.querySelector('[data-bid] .hear')?.textContent ?? '');
  };
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called on its element below
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init: ShadowRootInit) {
    const root = attach.call(this, init);
    if (this.localName === 'du-dudo-own-dice' || this.localName === 'du-dudo-board')
      new MutationObserver(() => {
        if (isShown(root)) look(root);
      }).observe(root, { subtree: true, childList: true, characterData: true });
    return root;
  };
  addEventListener(
    'click',
    (event) => {
      const button = event.composedPath().find((x) => x instanceof HTMLButtonElement);
      const text = button?.getAttribute('aria-label') ?? button?.textContent ?? '';
      seen.push({
        kind: 'click',
        text: text.replace(/\s+/g, ' ').trim(),
        at: performance.timeOrigin + event.timeStamp,
      });
    },
    { capture: true },
  );
}

/** Plays until so many bids were made; one looks at a time, and not while something travels. */
async function play(people: readonly Person[], bids: number): Promise<void> {
  const made = async (): Promise<number> =>
    (await Promise.all(people.map(({ page }) => page.evaluate(() => globalThis.seenByBench)))).reduce(
      (n, seen) => n + seen.filter((x) => x.kind === 'click' && /^Bid \d/.test(x.text)).length,
      0,
    );
  const patience = Date.now() + 240_000;
  while ((await made()) < bids) {
    if (Date.now() > patience) throw new Error('the four people at the table came to a stop');
    for (const p of people) {
      if (await movesIfAsked(p, (bid) => bid < 4)) await rest(700);
    }
  }
}
async function sitDown(browser: Browser, origin: string): Promise<readonly Person[]> {
  const people = await peopleAt(browser, origin, watch, opensTable);
  await people[0].page.getByRole('button', { name: 'Start the game' }).click();
  return people;
}

function rolls(pages: readonly (readonly Seen[])[]): readonly number[] {
  return pages.flatMap((seen) =>
    seen.flatMap((x) => (x.kind === 'rolling' ? [(after(seen, 'dice', x.at)?.at ?? NaN) - x.at] : [])),
  );
}
/** Plays some rounds and says how long things took. */
export async function table(browser: Browser, origin: string, bids = 40): Promise<readonly Case[]> {
  const people = await sitDown(browser, origin);
  await play(people, bids);
  await rest(500);
  const pages = await Promise.all(people.map(({ page }) => page.evaluate(() => globalThis.seenByBench)));
  for (const { context } of people) await context.close();
  const moves = spread(pages, /^Bid \d/, (seen, click, own) => {
    const bid = after(own, 'bid', click.at);
    return seen.find((x) => x.kind === 'bid' && x.at >= click.at && x.text === bid?.text);
  });
  const rounds = spread(pages, /Dudo/, (seen, click) => after(seen, 'dice', click.at)).filter((ms) => ms < 5_000);
  const of = (name: keyof typeof tableNames, times: readonly number[], aim?: number): Case =>
    timed({ name, backend: 'data channels', where: 'chromium', ...(aim ? { aim } : {}) }, whole(times));
  return [of('roll', rolls(pages), 100), of('move', moves, 40), of('round', rounds)];
}
