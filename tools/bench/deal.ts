// tools/bench/deal.ts: four people at a real table of DuvidaÊ!: from "start" to the cards in every hand, and a hidden play to every board.
// Times are taken in the pages, from what they draw; the bench only clicks.
import type { Browser } from 'playwright-core';
import { laysIfAsked, opensCardTable, ownCards } from '../../e2e/cards.ts';
import type { Person } from '../../e2e/people.ts';
import { after, fourPeople, rest, spread, whole } from './seen.ts';
import { timed, type Case } from './timing.ts';

export const dealNames = {
  deal: 'from the click on “Start the game” to the cards in the last of four hands, 72 cards, four pages',
  lay: 'cards laid face down, from the click to the last of four boards',
} as const;

/** What a page drew, or a button that was clicked there, by the machine's clock (ms). */
type Drawn = { readonly kind: 'hand' | 'centre' | 'click'; readonly text: string; readonly at: number };
declare global {
  var drawnForBench: Drawn[];
}
/** Runs in the page before all else: notes when the hand is there and when the middle of the table changes. */
function watch(): void {
  const drawn: Drawn[] = [];
  globalThis.drawnForBench = drawn;
  const last = { hand: '', centre: '' };
  const draws = (kind: 'hand' | 'centre', text: string): void => {
    if (last[kind] === text) return;
    last[kind] = text;
    requestAnimationFrame(() => drawn.push({ kind, text, at: performance.timeOrigin + performance.now() }));
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
        look(root);
      }).observe(root, { subtree: true, childList: true, characterData: true });
    return root;
  };
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
const pagesOf = (people: readonly Person[]): Promise<readonly (readonly Drawn[])[]> =>
  Promise.all(people.map(({ page }) => page.evaluate(() => globalThis.drawnForBench)));

/** One table: its deal, and so many turns of it. */
async function table(browser: Browser, origin: string, turns: number): Promise<readonly (readonly Drawn[])[]> {
  const people = await fourPeople(browser, origin, watch, opensCardTable);
  await people[0].page.getByRole('button', { name: 'Start the game' }).click();
  for (const { page } of people) await ownCards(page).nth(6).waitFor();
  await rest(1_000);
  for (let n = 0, looks = 0; n < turns && looks < 10 * turns; looks++)
    for (const p of people)
      if ((await laysIfAsked(p, () => false)) !== 'nothing') {
        n += 1;
        await rest(700);
      }
  const pages = await pagesOf(people);
  for (const { context } of people) await context.close();
  return pages;
}
export async function deal(browser: Browser, origin: string, tables = 3, turns = 12): Promise<readonly Case[]> {
  const deals: number[] = [];
  const plays: number[] = [];
  for (let i = 0; i < tables; i++) {
    const pages = await table(browser, origin, turns);
    deals.push(
      ...spread(pages, /^Start the game/, (drawn, click) =>
        drawn.find((x) => x.kind === 'hand' && x.at >= click.at && x.text === '7'),
      ),
    );
    plays.push(...spread(pages, /^Play/, (drawn, click) => after(drawn, 'centre', click.at)));
  }
  const of = (name: keyof typeof dealNames, times: readonly number[], aim: number): Case =>
    timed({ name, backend: 'data channels, kernel', where: 'chromium', aim }, whole(times));
  return [of('deal', deals, 1_000), of('lay', plays, 60)];
}
