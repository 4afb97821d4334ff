// e2e/evening.ts: an evening of Dudo in real browsers: gathering, playing on whatever happens to others, and one record in the end.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { Patience } from './patience.ts';
import { codeOf, isOver, joins, movesIfAsked, person, savesRecord, type Person } from './people.ts';

/** Opens a table for a short game, three dice each, and reads its code. */
export async function opensShortGame({ page, name }: Person, origin: string): Promise<string> {
  await page.goto(`${origin}#/new`);
  await page.getByRole('textbox', { name: /name/i }).fill(name);
  await page.getByText('Change single rules').click();
  await page.getByRole('group', { name: 'Dice for each player' }).getByRole('radio', { name: '3' }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  return codeOf(page);
}
export const starts = ({ page }: Person): Promise<void> => page.getByRole('button', { name: 'Start the game' }).click();

/** The first of these people opens a table for a short game, the others join and are ready. */
export async function gather(browser: Browser, origin: string, names: readonly string[]): Promise<readonly Person[]> {
  const people = await Promise.all(names.map((name) => person(browser, name)));
  const [opener, ...guests] = people;
  assert.ok(opener);
  const code = await opensShortGame(opener, origin);
  for (const guest of guests) await joins(guest, origin, code);
  return people;
}
/** What a page shows of its game: the round, and how many dice lie under the own cup. */
export const roundOf = async ({ page }: Person): Promise<number> =>
  Number(/round (\d+)/.exec((await page.locator('h1').first().textContent()) ?? '')?.[1]);
export const ownDice = ({ page }: Person): Promise<readonly string[]> =>
  page
    .getByRole('group', { name: 'Your dice' })
    .getByRole('img')
    .evaluateAll((all) => all.map((x) => x.getAttribute('aria-label') ?? ''));

/** All of these play until it is so. `besides`: what else a person does at each look. */
export async function playOn(
  people: readonly Person[],
  done: () => Promise<boolean>,
  besides: (p: Person) => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  const patience = new Patience(people);
  while (!(await done())) {
    await patience.last('what these people play for');
    const did = await Promise.all(
      people.map(async (p) => {
        await besides(p);
        return movesIfAsked(p, (bid) => bid < 4);
      }),
    );
    if (did.includes(true)) patience.moved();
    else await new Promise((wait) => setTimeout(wait, 50));
  }
}
export const playToTheEnd = (people: readonly Person[], besides?: (p: Person) => Promise<unknown>): Promise<void> =>
  playOn(people, async () => (await Promise.all(people.map(isOver))).every(Boolean), besides);
/** They are in the middle of a round: dice lie under every cup and somebody is to bid. */
export const playIntoRound = (people: readonly Person[], round: number): Promise<void> =>
  playOn(people, async () => {
    const there = await Promise.all(
      people.map(async (p) => (await roundOf(p)) >= round && (await ownDice(p)).length > 0),
    );
    return there.every(Boolean);
  });

export type Checked = {
  readonly ok: boolean;
  readonly head: string;
  readonly finished: boolean;
  readonly seen: readonly unknown[];
};
/** All of these save their record; each is checked by the command line. */
export async function checkedRecords(people: readonly Person[]): Promise<readonly Checked[]> {
  const folder = await mkdtemp(join(tmpdir(), 'dubito-'));
  const files = await Promise.all(people.map((p) => savesRecord(p, join(folder, `${p.name}.json`))));
  return Promise.all(
    files.map(async (file) => {
      const words = ['--import', 'tsx', 'tools/verify.ts', '--json', file];
      return JSON.parse((await promisify(execFile)(process.execPath, words)).stdout) as Checked;
    }),
  );
}
/** The game is over for all of these, their records hold, and all end in one head. */
export async function agree(people: readonly Person[]): Promise<void> {
  const records = await checkedRecords(people);
  assert.deepEqual(
    records.map((r) => [r.ok, r.finished]),
    people.map(() => [true, true]),
  );
  assert.equal(new Set(records.map((r) => r.head)).size, 1, 'all records end in one head');
}
/** The page is gone as with a crash or an empty battery: nothing is said to anybody. */
export async function dies({ page, context }: Person): Promise<void> {
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined); // never answered: there is nobody left to answer
  await crashed;
}
/** Gets up from a game through the menu. */
export async function leavesGame({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await page.getByRole('link', { name: 'Start a table' }).waitFor();
}
