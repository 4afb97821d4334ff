// tools/bench/seen.ts: people at a table whose pages note what they draw and what is clicked, and how long one follows the other.
import type { Browser } from 'playwright-core';
import { joins, person, seenBy, type Person } from '../../e2e/people.ts';
import { keepLines, linesOf } from './lines.ts';

/** Something that a page drew, or a button that was clicked there, by the machine's clock (ms). */
export type Mark = { readonly kind: string; readonly text: string; readonly at: number };

export const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

declare global {
  var isShown: (root: ShadowRoot) => boolean;
}
/** Runs in the page before all else. What is not in the app itself is a rehearsal, which nobody sees. */
function tellsShown(): void {
  globalThis.isShown = (root) => {
    const outer = root.host.getRootNode();
    return outer instanceof ShadowRoot ? isShown(outer) : root.host.localName === 'du-app';
  };
}

const names = ['Ana', 'Bruno', 'Chidi', 'Dana', 'Emre', 'Fatou', 'Goran', 'Hana'] as const;
/** So many people, up to eight, each in a browser of their own: they have joined and are ready. `watch` runs in each page before all else. */
export async function peopleAt(
  browser: Browser,
  origin: string,
  watch: () => void,
  opens: (opener: Person, origin: string) => Promise<string>,
  count = 4,
): Promise<readonly [Person, ...Person[]]> {
  const ana = await person(browser, names[0]);
  const guests: Person[] = [];
  for (const name of names.slice(1, count)) guests.push(await person(browser, name));
  for (const { context, page } of [ana, ...guests]) {
    // The bundler of this program marks inner functions by a name that the page does not know.
    await context.addInitScript('globalThis.__name = (f) => f');
    await page.addInitScript(keepLines);
    await page.addInitScript(tellsShown);
    await page.addInitScript(watch);
  }
  const code = await opens(ana, origin);
  for (const [i, guest] of guests.entries())
    await orTell([ana, ...guests.slice(0, i + 1)], () => joins(guest, origin, code));
  return [ana, ...guests];
}
/** Does it, or fails with what these people read and what became of their lines. */
export const orTell = (people: readonly Person[], job: () => Promise<void>): Promise<void> =>
  job().catch(async (e: unknown) => {
    throw new Error([String(e), await seenBy(people), await linesOf(people)].join('\n'));
  });
/** The first thing of a kind after `from`. */
export const after = <M extends Mark>(marks: readonly M[], kind: M['kind'], from: number): M | undefined =>
  marks.find((x) => x.kind === kind && x.at >= from);
/** For every click on a button: how long until the last page shows what it brings about. */
export const spread = <M extends Mark>(
  pages: readonly (readonly M[])[],
  button: RegExp,
  shown: (marks: readonly M[], click: M, own: readonly M[]) => M | undefined,
): readonly number[] =>
  pages.flatMap((own) =>
    own
      .filter((x) => x.kind === 'click' && button.test(x.text))
      .map((click) => Math.max(...pages.map((marks) => (shown(marks, click, own)?.at ?? NaN) - click.at))),
  );
export const whole = (times: readonly number[]): readonly number[] => times.filter((ms) => Number.isFinite(ms));
