// e2e/screens.test.ts: every screen of the built page, reached as people reach it: under its policy, on narrow phones, dark and light, and as axe sees it.
import assert from 'node:assert/strict';
import { mkdtemp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { Patience } from './patience.ts';
import { codeOf, isOver, joins, movesIfAsked, person, savesRecord, type Person } from './people.ts';
import { browser, origin } from './site.ts';

/** Looks at one screen and gives what is wrong with it. */
type Look = (page: Page) => Promise<readonly string[]>;
const themes = ['dark', 'light'] as const;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
/** A screen of the table that is there now and was not looked at before; null: none. */
async function phase(page: Page, seen: ReadonlySet<string>): Promise<string | null> {
  const phases: readonly (readonly [name: string, sign: RegExp])[] = [
    ['a challenge', /^(Next|See the result)/],
    ['the time for a calza out of turn', /^Let it go/],
    ['my turn', /^Bid \d/],
    ['somebody else’s turn', /^Make a bid ready/],
  ];
  for (const [name, sign] of phases) if (await button(page, sign).isVisible()) return seen.has(name) ? null : name;
  return null;
}

/** Goes through all screens with two people and tells what each look finds; the names of the screens, too. */
async function walk(ana: Person, bruno: Person, look: Look): Promise<{ screens: Set<string>; wrong: string[] }> {
  const screens = new Set<string>();
  const wrong: string[] = [];
  const at = async (name: string, page = ana.page): Promise<void> => {
    screens.add(name);
    wrong.push(...(await look(page)).map((fault) => `${name}: ${fault}`));
  };
  const open = async (hash: string, heading: string): Promise<void> => {
    await ana.page.goto(origin + hash);
    await ana.page.getByRole('heading', { name: heading, exact: true }).first().waitFor();
    await at(heading);
  };
  await open('#/', 'Dubito');
  await open('#/rules/dudo', 'Summary');
  await open('#/settings', 'Settings');
  await open('#/verify', 'Is it fair?');
  await open('#/practise', 'Practise against bots');
  await open('#/j', 'Join a table');
  await ana.page.getByRole('textbox', { name: /code/i }).fill('hello');
  await ana.page.getByRole('textbox', { name: /name/i }).fill('Ana');
  await button(ana.page, 'Join').click();
  await ana.page.getByText('This code cannot be right.').waitFor();
  await at('a code that is refused');
  await open('#/new', 'Start a table');
  await ana.page.getByText('Change single rules').click();
  const answer = (question: string, text: string): Promise<void> =>
    ana.page.getByRole('group', { name: question }).getByText(text, { exact: true }).click();
  await answer('Dice for each player', '3');
  await answer('Calza (the bid is exactly right)', 'also out of turn');
  await answer('Time for a calza out of turn', '8 seconds');
  await at('house rules');
  await ana.page.getByRole('textbox', { name: /name/i }).fill('Ana');
  await button(ana.page, 'Open the table').click();
  const code = await codeOf(ana.page);
  await at('the lobby, alone');
  await joins(bruno, origin, code);
  await button(ana.page, 'Move or remove').click();
  await at('the lobby with two people');
  await at('the lobby of a guest', bruno.page);
  await button(ana.page, 'Change').click();
  await ana.page.getByRole('dialog', { name: 'Rules of this table' }).waitFor();
  await at('the rules of the table');
  await ana.page.keyboard.press('Escape');
  await ana.page.getByRole('dialog', { name: 'Rules of this table' }).waitFor({ state: 'hidden' });
  await button(ana.page, 'Start the game').click();
  await ana.page.getByRole('group', { name: 'Your dice' }).waitFor();

  for (const [tool, title] of [
    ['Rules', 'Rules'],
    ['What happened', 'What happened'],
    ['Menu', 'Menu'],
  ] as const) {
    await button(ana.page, tool).click();
    await ana.page.getByRole('dialog', { name: title }).waitFor();
    await at(`${title}, at the table`);
    await ana.page.keyboard.press('Escape');
    await ana.page.getByRole('dialog', { name: title }).waitFor({ state: 'hidden' });
  }
  const patience = new Patience([ana, bruno]);
  while (!((await isOver(ana)) && (await isOver(bruno)))) {
    await patience.last('the end of the game');
    for (const { page } of [ana, bruno]) {
      const name = await phase(page, screens);
      if (name !== null) await at(name, page);
      const go = button(page, /^Let it go/);
      if (await go.isVisible()) await go.click({ timeout: 1000 }).catch(() => undefined); // its time may end first
    }
    const did = await Promise.all([ana, bruno].map((p) => movesIfAsked(p, (bid) => bid < 3)));
    if (did.includes(true)) patience.moved();
    else await new Promise((wait) => setTimeout(wait, 80));
  }
  await at('the result');
  await ana.page.getByText('How do I know?').click();
  await ana.page.getByRole('dialog', { name: 'How do I know it was fair?' }).waitFor();
  await at('how do I know');
  await ana.page.keyboard.press('Escape');
  const file = await savesRecord(ana, join(await mkdtemp(join(tmpdir(), 'dubito-')), 'game.json'));
  await ana.page.goto(`${origin}#/verify`);
  await ana.page.locator('input[type=file]').setInputFiles(file);
  await ana.page.getByText(/^It was fair/).waitFor();
  await at('a record that was checked');
  return { screens, wrong };
}
const expected = 23;

/** Until what slides or fades has begun and come to rest, in every shadow tree; what turns for ever is not waited for. */
const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    const moving: Promise<unknown>[] = [];
    const roots: (Document | ShadowRoot)[] = [document];
    for (let from = roots.pop(); from; from = roots.pop()) {
      for (const a of from.getAnimations())
        if (a.effect?.getComputedTiming().endTime !== Infinity) moving.push(a.finished);
      for (const el of from.querySelectorAll('*')) if (el.shadowRoot) roots.push(el.shadowRoot);
    }
    await Promise.allSettled(moving);
  });
/** What sticks out sideways: the page, an area that scrolls, or something to press. */
const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} wide`);
    const roots: ParentNode[] = [document];
    for (let from = roots.pop(); from; from = roots.pop())
      for (const el of from.querySelectorAll('*')) {
        if (el.shadowRoot) roots.push(el.shadowRoot);
        if (!el.checkVisibility({ visibilityProperty: true })) continue;
        const name = `${el.localName}.${el.classList.value} "${el.textContent.trim().slice(0, 30)}"`;
        const scrolls = /auto|scroll/.test(getComputedStyle(el).overflowY);
        if (scrolls && el.scrollWidth > el.clientWidth + 1) found.push(`${name} scrolls sideways`);
        const { left, right, width } = el.getBoundingClientRect();
        if (el.matches('button, a, input') && width > 1 && (right > innerWidth + 1 || left < -1))
          found.push(`${name} sticks out`);
      }
    return found;
  });

/** A small phone whose browser has its bar open: 667 px high, 90 of them taken (B119). */
const barred = { width: 375, height: 667 - 90 };
/** Main buttons that one would have to look for: under the bar of the browser, or above the edge. What lies in a drawer scrolls with it. */
const hiddenMain = (page: Page): Promise<{ readonly mains: number; readonly hidden: readonly string[] }> =>
  page.evaluate(() => {
    scrollTo(0, 0);
    const seen = visualViewport?.height ?? innerHeight;
    const hidden: string[] = [];
    let mains = 0;
    const roots: ParentNode[] = [document];
    for (let from = roots.pop(); from; from = roots.pop())
      for (const el of from.querySelectorAll('*')) {
        if (el.matches('wa-drawer')) continue;
        if (el.shadowRoot) roots.push(el.shadowRoot);
        if (!el.matches('wa-button[variant=brand], .button.action') || el.closest('wa-drawer, wa-dialog')) continue;
        const { top, bottom, height } = el.getBoundingClientRect();
        if (!el.checkVisibility({ visibilityProperty: true }) || height <= 1) continue;
        mains++;
        if (top < -1 || bottom > seen + 1)
          hidden.push(`"${el.textContent.trim().slice(0, 30)}" is at ${Math.round(bottom)} of ${Math.round(seen)} px`);
      }
    return { mains, hidden };
  });

it(
  'every screen fits on narrow phones, dark and light, under its policy, and asks nobody else for anything',
  { timeout: 900_000 },
  async () => {
    const people = [await person(browser, 'Ana'), await person(browser, 'Bruno')] as const;
    const foreign: string[] = [];
    for (const { page } of people) {
      const ask = (url: string): void => {
        if (!/^(data|blob):/.test(url) && new URL(url).host !== new URL(origin).host) foreign.push(url);
      };
      page.on('request', (r) => ask(r.url()));
      page.on('websocket', (s) => ask(s.url()));
    }
    let main = 0;
    const { screens, wrong } = await walk(...people, async (page) => {
      const faults: string[] = [];
      for (const [i, width] of [320, 360].entries()) {
        await page.emulateMedia({ colorScheme: themes[i] ?? 'dark' });
        await page.setViewportSize({ width, height: 640 });
        await atRest(page);
        faults.push(...(await overflow(page)).map((fault) => `${width} px: ${fault}`));
      }
      await page.setViewportSize(barred);
      await atRest(page);
      const { mains, hidden } = await hiddenMain(page);
      faults.push(...hidden.map((fault) => `with a bar: ${fault}`));
      main += mains > 0 ? 1 : 0;
      return faults;
    });
    assert.deepEqual(wrong, []);
    assert.ok(main >= 12, `only ${main} screens have a main button`);
    assert.deepEqual(foreign, []);
    assert.deepEqual(
      people.flatMap((p) => p.problems),
      [],
    );
    assert.equal(screens.size, expected, [...screens].join(', '));
    await Promise.all(people.map((p) => p.context.close()));
  },
);

/** Waits for the end of what changes over by itself, as the colours of fields do. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
    const roots: (Document | ShadowRoot)[] = [document];
    for (let from = roots.pop(); from; from = roots.pop()) {
      for (const el of from.querySelectorAll('*')) if (el.shadowRoot) roots.push(el.shadowRoot);
      for (const change of from.getAnimations())
        if (change instanceof CSSTransition) await change.finished.catch(() => undefined);
    }
  });

it('axe finds nothing serious on any screen, dark or light', { timeout: 900_000 }, async () => {
  // The policy lets no script in from outside, so only here it has to step aside for axe.
  const people = [
    await person(browser, 'Ana', undefined, { bypassCSP: true }),
    await person(browser, 'Bruno', undefined, { bypassCSP: true }),
  ] as const;
  const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
  const { screens, wrong } = await walk(...people, async (page) => {
    const faults: string[] = [];
    if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: axe });
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      const { violations } = await page.evaluate<AxeResults>('axe.run({ resultTypes: ["violations"] })');
      for (const { id, impact, nodes } of violations)
        if (impact === 'serious' || impact === 'critical')
          faults.push(
            `${colorScheme}: ${id}: ${nodes.map((n) => `${n.target.join(' ')} (${n.failureSummary ?? ''})`).join('; ')}`,
          );
    }
    return faults;
  });
  assert.deepEqual(wrong, []);
  assert.equal(screens.size, expected, [...screens].join(', '));
  await Promise.all(people.map((p) => p.context.close()));
});
