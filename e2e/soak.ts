// e2e/soak.ts: a long evening with trouble from a seed: pages reload, fall asleep and are closed, and every game ends all the same.
import assert from 'node:assert/strict';
import type { Browser } from 'playwright-core';
import { seeded, type Seeded } from '../src/net/seeded.ts';
import { checkedRecords, gather, starts } from './evening.ts';
import { isOver, movesIfAsked, opensPage, type Person } from './people.ts';

export type SoakOf = {
  readonly seed: number;
  /** How long trouble goes on (ms); the game that is played then is played to its end. */
  readonly ms: number;
  /** How many people, each in a browser of their own. */
  readonly pages: number;
  readonly say?: (line: string) => void;
};
export type Soaked = {
  readonly seed: number;
  readonly games: number;
  readonly reloads: number;
  readonly naps: number;
  readonly closings: number;
  /** Median over the pages of the heap after each game (MB, after a collection). */
  readonly heap: readonly number[];
  readonly problems: readonly string[];
};
const names = ['Ana', 'Bruno', 'Chidi', 'Dora', 'Emil', 'Fatma'];
/** Nothing happens on any page for so long: the table stands still (ms). */
const patience = 150_000;
const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

class Evening {
  readonly people: Person[];
  /** Who sleeps, or has closed the page: until when. */
  readonly #away = new Map<number, { readonly until: number; readonly back: () => Promise<void> }>();
  readonly #chance: Seeded;
  readonly #origin: string;
  readonly #say: (line: string) => void;
  reloads = 0;
  naps = 0;
  closings = 0;
  #next = 0;

  constructor(people: readonly Person[], origin: string, { seed, say }: SoakOf) {
    this.people = [...people];
    this.#origin = origin;
    this.#chance = seeded(seed);
    this.#say = say ?? (() => undefined);
  }
  /** One game to its end; trouble only until `end`. */
  async play(end: number): Promise<void> {
    let moved = Date.now();
    this.#next = Date.now() + this.#chance.below(8_000);
    for (;;) {
      if (Date.now() >= this.#next && Date.now() < end) await this.#strike();
      for (const [i, { until, back }] of this.#away)
        if (Date.now() >= until) {
          this.#away.delete(i);
          await back();
        }
      const here = this.people.filter((_, i) => !this.#away.has(i));
      const did = await Promise.all(here.map((p) => this.#look(p)));
      if (did.includes(true)) moved = Date.now();
      else await rest(100);
      if (this.#away.size === 0 && (await Promise.all(here.map(isOver))).every(Boolean)) return;
      if (Date.now() - moved >= patience) assert.fail(`nobody could do anything: ${await this.#texts()}`);
    }
  }
  /** Whoever finds their seat kept comes back to it; whoever is asked, moves. */
  async #look(p: Person): Promise<boolean> {
    const back = p.page.getByRole('button', { name: 'Return', exact: true });
    if (await back.isVisible()) {
      await back.click({ timeout: 3_000 }).catch(() => undefined); // a page that has just gone to the table by itself
      return true;
    }
    return movesIfAsked(p, (bid) => bid < 4).catch(() => false); // the page is being loaded
  }
  /** What those who are here see, for whoever has to find out. */
  async #texts(): Promise<string> {
    const here = this.people.filter((_, i) => !this.#away.has(i));
    const seen = here.map(async ({ name, page }) => `${name}: ${await page.locator('body').innerText()}`);
    return (await Promise.all(seen)).join('\n---\n');
  }
  async #strike(): Promise<void> {
    this.#next = Date.now() + 3_000 + this.#chance.below(12_000);
    const i = this.#chance.below(this.people.length);
    const p = this.people[i];
    if (!p || this.#away.has(i)) return;
    const kind = this.#chance.below(5);
    const until = Date.now() + 1_000 + this.#chance.below(11_000);
    if (kind < 2) {
      this.#say(`${p.name} loads the page anew`);
      this.reloads++;
      await p.page.reload();
    } else if (kind < 4) {
      this.#say(`${p.name} falls asleep`);
      this.naps++;
      const session = await p.context.newCDPSession(p.page);
      await session.send('Page.setWebLifecycleState', { state: 'frozen' });
      const back = async (): Promise<void> => {
        await session.send('Page.setWebLifecycleState', { state: 'active' });
        await session.detach();
      };
      this.#away.set(i, { until, back });
    } else {
      this.#say(`${p.name} closes the page`);
      this.closings++;
      await p.page.close();
      const back = async (): Promise<void> => {
        const again = await opensPage(p);
        await again.page.goto(this.#origin);
        this.people[i] = again;
      };
      this.#away.set(i, { until, back });
    }
  }
  /** The same people go on to the next game. */
  async again(): Promise<void> {
    const [opener, ...guests] = this.people;
    assert.ok(opener);
    await opener.page.getByRole('button', { name: 'Again' }).click();
    await opener.page.getByRole('button', { name: 'Start the game' }).or(opener.page.getByText(/not ready/)).first().waitFor(); // prettier-ignore
    for (const { page } of guests) {
      await page.getByRole('button', { name: 'Join in' }).click();
      await page.getByRole('button', { name: 'I am ready' }).click();
    }
    await starts(opener);
    await opener.page.getByRole('group', { name: 'Your dice' }).waitFor();
  }
  async heap(): Promise<number> {
    const used = await Promise.all(
      this.people.map(async ({ context, page }) => {
        const session = await context.newCDPSession(page);
        await session.send('HeapProfiler.collectGarbage');
        const { usedSize } = await session.send('Runtime.getHeapUsage');
        await session.detach();
        return usedSize / 1e6;
      }),
    );
    return used.sort((a, b) => a - b)[used.length >> 1] ?? 0;
  }
}

/** Plays games until the time is over; rejects when a table stands still or two people end with different logs. */
export async function soak(browser: Browser, origin: string, of: SoakOf): Promise<Soaked> {
  const say = of.say ?? (() => undefined);
  const evening = new Evening(await gather(browser, origin, names.slice(0, of.pages)), origin, of);
  const end = Date.now() + of.ms;
  const heap: number[] = [];
  await starts(evening.people[0] as Person);
  for (;;) {
    await evening.play(end);
    const records = await checkedRecords(evening.people.slice(0, 2));
    assert.deepEqual(records.map((r) => [r.ok, r.finished]), [[true, true], [true, true]]); // prettier-ignore
    assert.equal(records[0]?.head, records[1]?.head, 'all records end in one head');
    heap.push(Number((await evening.heap()).toFixed(1)));
    say(`game ${heap.length} is over; ${heap.at(-1) ?? 0} MB`);
    if (Date.now() >= end) break;
    await evening.again();
  }
  const { reloads, naps, closings, people } = evening;
  const problems = people.flatMap((p) => p.problems);
  await Promise.all(people.map((p) => p.context.close()));
  return { seed: of.seed, games: heap.length, reloads, naps, closings, heap, problems };
}
