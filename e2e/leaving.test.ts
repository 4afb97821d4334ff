// e2e/leaving.test.ts: somebody goes, by saying so or without a word, in the lobby or in the middle of a round; the rest play on.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { agree, dies, gather, leavesGame, playIntoRound, playOn, playToTheEnd, starts } from './evening.ts';
import type { Person } from './people.ts';
import { browser, origin } from './site.ts';

const noProblems = async (people: readonly Person[]): Promise<void> => {
  assert.deepEqual(
    people.flatMap((p) => p.problems),
    [],
  );
  await Promise.all(people.map((p) => p.context.close()));
};
/** Whoever is told that the table waits for somebody goes on without, as soon as that is offered. */
const goesOnWithout =
  (name: string) =>
  async ({ page }: Person): Promise<void> => {
    const button = page.getByRole('button', { name: `Go on without ${name}` });
    // It may be gone at the click: then the others' calls were enough, or the round has gone on.
    if (await button.isVisible()) await button.click({ timeout: 3000 }).catch(() => undefined);
  };
const goneFor = (name: string, people: readonly Person[], why: string) => async (): Promise<boolean> => {
  const told = await Promise.all(people.map(({ page }) => page.getByText(`${name} ${why}`).count()));
  return told.every((n) => n > 0);
};

it(
  'a page dies without a word in the middle of a round: the rest are told for whom they wait, go on, and agree on every step',
  { timeout: 900_000 },
  async () => {
    const people = await gather(browser, origin, ['Ana', 'Bruno', 'Chidi']);
    const [ana, bruno, chidi] = people as [Person, Person, Person];
    await starts(ana);
    await playIntoRound(people, 1);
    await dies(chidi);
    const rest = [ana, bruno];
    await playOn(rest, async () => {
      const waits = await Promise.all(
        rest.map(({ page }) => page.getByRole('group', { name: 'Waiting for Chidi' }).count()),
      );
      return waits.every((n) => n > 0);
    });
    await playToTheEnd(rest, goesOnWithout('Chidi'));
    await agree(rest);
    await noProblems(rest);
    await chidi.context.close();
  },
);

it(
  'a guest says goodbye in the middle of a round, then the opener: the rest play on at once and agree',
  { timeout: 900_000 },
  async () => {
    const people = await gather(browser, origin, ['Ana', 'Bruno', 'Chidi', 'Dora']);
    const [ana, bruno, chidi, dora] = people as [Person, Person, Person, Person];
    await starts(ana);
    await playIntoRound(people, 1);
    await leavesGame(chidi);
    await playOn([ana, bruno, dora], goneFor('Chidi', [ana, bruno, dora], 'has left'));
    await leavesGame(ana);
    await playOn([bruno, dora], goneFor('Ana', [bruno, dora], 'has left'));
    await playToTheEnd([bruno, dora]);
    await agree([bruno, dora]);
    await noProblems(people);
  },
);

it(
  'the opener leaves the lobby: a guest opens the same table anew with one tap, and they play',
  { timeout: 900_000 },
  async () => {
    const people = await gather(browser, origin, ['Ana', 'Bruno', 'Chidi']);
    const [ana, bruno, chidi] = people as [Person, Person, Person];
    await ana.page.getByRole('button', { name: 'Leave the table' }).click();
    await bruno.page.getByRole('button', { name: 'Open it anew' }).click();
    await chidi.page.getByRole('button', { name: 'I am ready' }).click();
    await starts(bruno);
    await playToTheEnd([bruno, chidi]);
    await agree([bruno, chidi]);
    await noProblems(people);
  },
);
