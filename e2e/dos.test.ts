// e2e/dos.test.ts: three people with three browsers play a round of DOS: a double colour match, somebody caught without the word, and a record that holds.
// Chance gives the cards, so they play towards both: each turn draws (a house rule lets it) until two cards make one of the row in one
// colour, and later everybody is silent at two cards, and passes that by in no way, until somebody has been caught. In 4000 games by the
// rules alone no game ended without both; it takes some 45 moves, seldom more than 100.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { bestMatch, handsOf, isDouble, offerOn, offers, opensDosTable, picksMatch, playsDos } from './dos.ts';
import { agree } from './evening.ts';
import { soon, toldOn } from './looking.ts';
import { clicks, isOver, joins, person, type Person } from './people.ts';
import { browser, origin } from './site.ts';

const shows = ({ page }: Person, text: string | RegExp): Promise<void> => page.getByText(text).first().waitFor();
/** Every page tells this under “What happened”; gives what the first of them has in brackets. */
async function tellAll(people: readonly Person[], what: RegExp): Promise<readonly string[]> {
  let found: readonly RegExpExecArray[] = [];
  await soon(`everybody reads ${String(what)}`, people, async () => {
    const told = await Promise.all(people.map(toldOn));
    found = told.flatMap((lines) => lines.map((line) => what.exec(line)).filter((m) => m !== null).slice(0, 1)); // prettier-ignore
    return found.length === people.length;
  });
  return [...(found[0] ?? [])].slice(1);
}
/** Whose hand has two cards that make one of the row in one colour: each turn draws until it has, at most up to so many cards. */
async function drawsForDouble(people: readonly Person[], enough = 20): Promise<Person> {
  const found: Person[] = [];
  await soon('a double colour match is in a hand', people, async () => {
    for (const p of people) {
      const offer = await offerOn(p.page);
      const turn = offers(offer, /^(Draw|Stop)/);
      if (turn && isDouble(bestMatch(offer))) found.push(p);
      else if (turn && offers(offer, /^Draw/) && offer.hand.length < enough) await clicks(p.page, /^Draw/);
      else await playsDos(p, true);
    }
    return found.length > 0;
  });
  return found[0] as Person;
}
/** The match itself, by clicking: its promise is read before it is confirmed, and everybody sees what is due and then done. */
async function matchesDouble(people: readonly Person[], player: Person): Promise<void> {
  const others = people.filter((p) => p !== player);
  const [before = NaN, ...theirs] = await handsOf([player, ...others]);
  const offer = await offerOn(player.page);
  const match = bestMatch(offer);
  assert.ok(match && (await picksMatch(player.page, offer, match)));
  await shows(player, /All (blue|green|red|yellow): a bonus card, and the others draw one\./);
  await player.page.getByRole('button', { name: /^Match \d/ }).click();
  await shows(player, 'each other player draws 1');
  for (const other of others) await shows(other, 'all others draw 1');
  for (const p of people) await shows(p, '1 bonus card');
  await player.page.getByRole('button', { name: /^Stop/ }).click();
  await player.page.getByRole('button', { name: /^Place/ }).waitFor();
  const after = [before - 3, ...theirs.map((n) => n + 1)].join();
  await soon(`two cards are matched, one is placed, each other draws one: ${after}`, people, async () => {
    await playsDos(player, true);
    return (await handsOf([player, ...others])).join() === after;
  });
  await tellAll(people, new RegExp(`^${player.name} matches .* All \\w+: a bonus card, and the others draw one\\.`));
  await tellAll(people, new RegExp(`^${player.name} places `));
  for (const { name } of others) await tellAll(people, new RegExp(`^${name} draws a card for the double match\\.`));
}
/** Nobody says the word until somebody is caught; that hand draws two, at once or at the end of its own turn. */
async function catchesOne(people: readonly Person[]): Promise<void> {
  const caught = /^(\w+) catches (\w+): two cards, and no DOS\./;
  await soon('somebody is caught', people, async () => {
    await Promise.all(people.map((p) => playsDos(p, true)));
    return (await Promise.all(people.map(toldOn))).some((lines) => lines.some((line) => caught.test(line)));
  });
  const [by, silent] = await tellAll(people, caught);
  assert.notEqual(by, silent);
  await soon(`${silent ?? ''} draws two`, people, async () => {
    await Promise.all(people.map((p) => playsDos(p, true)));
    const lines = await Promise.all(people.map(toldOn));
    return lines.every((all) =>
      all.slice(all.findIndex((line) => caught.test(line))).includes(`${silent ?? ''} draws 2 cards.`),
    );
  });
}

it(
  'three people play DOS: two cards in one colour bring a bonus and cards for the others; who is silent at two is caught',
  { timeout: 500_000 },
  async () => {
    const people = await Promise.all(['Ana', 'Bruno', 'Chidi'].map((name) => person(browser, name)));
    for (const { page } of people) page.setDefaultTimeout(90_000); // several browsers share one machine
    const [ana, ...guests] = people;
    assert.ok(ana);
    const code = await opensDosTable(ana, origin);
    for (const guest of guests) await joins(guest, origin, code);
    await ana.page.getByRole('button', { name: 'Start the game' }).click();
    await soon('seven cards in every hand', people, async () => (await handsOf(people)).join() === '7,7,7');

    await matchesDouble(people, await drawsForDouble(people));
    await catchesOne(people);
    await soon('the end of the round', people, async () => {
      await Promise.all(people.map((p) => playsDos(p, false)));
      return (await Promise.all(people.map(isOver))).every(Boolean);
    }, 150_000); // prettier-ignore
    await agree(people);
    assert.deepEqual(people.flatMap((p) => p.problems), []); // prettier-ignore
    await Promise.all(people.map((p) => p.context.close()));
  },
);
