// e2e/lines.test.ts: the meeting point goes and comes back during a game; two seats have no line to each other; the doctor says what works.
import assert from 'node:assert/strict';
import { afterEach, it } from 'node:test';
import {
  agree,
  gather,
  opensShortGame,
  ownDice,
  playIntoRound,
  playOn,
  playToTheEnd,
  roundOf,
  starts,
} from './evening.ts';
import { codeOf, joins, person, type Person } from './people.ts';
import { browser, origin, serverDies } from './site.ts';

afterEach(() => Promise.all(browser.contexts().map((c) => c.close())));
const inMenu = async ({ page }: Person, says: RegExp): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByText(says).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText(says).waitFor({ state: 'hidden' });
};

it(
  'the meeting point dies during a game and comes back: the game goes on without it, and who reloads afterwards has the same dice',
  { timeout: 900_000 },
  async () => {
    const people = await gather(browser, origin, ['Ana', 'Bruno', 'Chidi']);
    const [ana, , chidi] = people as [Person, Person, Person];
    await starts(ana);
    await playIntoRound(people, 1);
    const comesBack = await serverDies();
    await inMenu(ana, /Meeting point: away/);
    const round = await roundOf(ana);
    await playOn(people, async () => (await roundOf(ana)) > round);
    await comesBack();
    await inMenu(ana, /Meeting point: open/);
    await playIntoRound(people, 1);
    const dice = await ownDice(chidi);
    await chidi.page.reload();
    await chidi.page.getByRole('group', { name: 'Your dice' }).getByRole('img').first().waitFor();
    assert.deepEqual(await ownDice(chidi), dice);
    await playToTheEnd(people);
    await agree(people);
    // What the browser itself writes of a server that is away is no fault of the page.
    const faults = people
      .flatMap((p) => p.problems)
      .filter((line) => !/WebSocket|ERR_|PeerJS|Failed to load/.test(line));
    assert.deepEqual(faults, []);
  },
);

/** The network of this person carries nothing towards the peer with this code. */
const cutOff = ({ page }: Person, code: string): Promise<void> =>
  page.routeWebSocket(/\/meet\//, (socket) => {
    const server = socket.connectToServer();
    const to = code.replace('-', '');
    socket.onMessage((message) => {
      const { type, dst } = JSON.parse(String(message)) as { type: string; dst?: string };
      const refused = dst?.endsWith(to) === true && ['OFFER', 'ANSWER', 'CANDIDATE'].includes(type);
      if (!refused) server.send(message);
    });
  });

it(
  'two without a line to each other play through the third, and their pages say so',
  { timeout: 900_000 },
  async () => {
    const people = await Promise.all(['Ana', 'Bruno', 'Chidi'].map((name) => person(browser, name)));
    const [ana, bruno, chidi] = people as [Person, Person, Person];
    const code = await opensShortGame(ana, origin);
    await joins(bruno, origin, code);
    await cutOff(chidi, await codeOf(bruno.page));
    await joins(chidi, origin, code);
    await chidi.page.getByText('through another player').waitFor();
    await starts(ana);
    await playIntoRound(people, 1);
    await inMenu(bruno, /through another player/);
    await playToTheEnd(people);
    await agree(people);
    assert.deepEqual(
      people.flatMap((p) => p.problems),
      [],
    );
  },
);

it('the doctor finds the meeting point, or says that it is away and what to do', { timeout: 900_000 }, async () => {
  const ana = await person(browser, 'Ana');
  await ana.page.goto(`${origin}#/settings`);
  await ana.page.getByLabel('Meeting points').fill('https://127.0.0.1:9/meet\nnonsense');
  await ana.page.getByLabel('Meeting points').blur();
  await ana.page.getByText('Not every line is an address').waitFor();
  await ana.page.getByRole('link', { name: 'Check the connection' }).click();
  await ana.page.getByText('You can play with everybody in the same network.').waitFor();
  await ana.page.getByText('answers: friends can find you there').waitFor();
  await ana.page.getByText('does not answer').waitFor(); // the point of the settings, at which nobody is
  await ana.page.getByText('no STUN server is set').waitFor();
  const comesBack = await serverDies();
  await ana.page.getByRole('button', { name: 'Look again' }).click();
  await ana.page.getByText('No meeting point answers, so nobody can find you now.').waitFor();
  await ana.page.getByText('Look whether this device is online.').waitFor();
  await comesBack();
  await ana.page.getByRole('button', { name: 'Look again' }).click();
  await ana.page.getByText('You can play with everybody in the same network.').waitFor();
});
