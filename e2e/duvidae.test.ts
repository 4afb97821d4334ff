// e2e/duvidae.test.ts: four people with four browsers play a round of DuvidaÊ! with a pack that nobody dealt; a bluff is caught,
// no page ever holds a card that its seat may not know, and all records hold and end in one head.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { laysIfAsked, opensCardTable, ownCards } from './cards.ts';
import { agree } from './evening.ts';
import { isOver, joins, person, seenBy, type Person } from './people.ts';
import { held, Secrets, type Held } from './secrets.ts';
import { browser, origin } from './site.ts';

/** The round itself takes half a minute; a machine may be busy with other things. */
const patience = 200_000;

/** What all pages hold in this moment; those that show a table. */
const heldByAll = async (people: readonly Person[]): Promise<readonly Held[]> =>
  (await Promise.all(people.map(({ page }) => held(page)))).flatMap((h) => h ?? []);
const leaksOf = (secrets: Secrets, all: readonly Held[]): readonly string[] =>
  all.flatMap((now) => secrets.leaks(now, all.filter((h) => h !== now)).map((leak) => `seat ${now.seat}: ${leak}`)); // prettier-ignore

/** The same look would find each of these: a card of another hand, told to a screen reader, held by a closed card, named by its slot. */
async function findsWhatLeaks(secrets: Secrets, people: readonly [Person, ...Person[]]): Promise<void> {
  const all = await heldByAll(people);
  const [, ...others] = all;
  const victim = others.find(({ board, seat }) => (board.hands[seat] ?? []).length > 1);
  assert.ok(victim, 'somebody still holds cards');
  const slot = victim.board.hands[victim.seat]?.[0]?.sealed ?? -1;
  const plants = [
    `board.renderRoot.querySelector('du-card-plate').setAttribute('aria-label', 'Bruno: 3, 5 plus 1, 8 plus 2')`,
    `board.renderRoot.querySelector('.people .table-hand > g').textContent = '5'`,
    `board.renderRoot.querySelector('.people').append(Object.assign(document.createElement('du-card'), { back: true, label: '4' }))`,
    `board.renderRoot.querySelector('.people').append(Object.assign(document.createElement('du-card'), { back: true, textContent: '4' }))`,
    `board.renderRoot.querySelector('.people').append(Object.assign(document.createElement('du-card'), { back: false, label: '4' }))`,
    `board.renderRoot.querySelector('.people').dataset.slot = '${slot}'`,
    `board.renderRoot.querySelector('.context').textContent = '7'`,
    `board.scene = { ...board.scene, known: { ...board.scene.known, ${slot}: 3 } }`,
  ];
  const [{ page }] = people;
  for (const plant of plants) {
    const clean = await held(page);
    const planted = page.evaluate(`(() => {
      const roots = [document];
      for (let root = roots.pop(); root; root = roots.pop())
        for (const el of root.querySelectorAll('*')) {
          if (el.shadowRoot) roots.push(el.shadowRoot);
          if (el.localName === 'du-duvidae-board') { const board = el; ${plant}; return; }
        }
    })()`);
    const [now] = await Promise.all([held(page), planted]); // one right after the other: no news comes between
    assert.ok(clean && now);
    const before = secrets.leaks(clean, others);
    assert.ok(
      secrets.leaks(now, others).some((leak) => !before.includes(leak)),
      plant,
    );
  }
}

it(
  'four people play DuvidaÊ! from the code to one record, and no page holds a card it may not know',
  { timeout: 420_000 },
  async () => {
    const people = (await Promise.all(['Ana', 'Bruno', 'Chidi', 'Dana'].map((name) => person(browser, name)))) as [Person, ...Person[]]; // prettier-ignore
    for (const { page } of people) page.setDefaultTimeout(90_000); // several browsers share one machine
    const [ana, ...guests] = people;
    const code = await opensCardTable(ana, origin, { 'Cards drawn by a pass': '0', 'Cards in hand': '5' });
    for (const guest of guests) await joins(guest, origin, code);
    await ana.page.getByRole('button', { name: 'Start the game' }).click();
    for (const { page } of people) await ownCards(page).nth(4).waitFor();

    const secrets = new Secrets();
    const start = Date.now();
    let [looks, caught, bluffLies, reloaded] = [0, 0, false, false];
    const over = async (): Promise<boolean> => (await Promise.all(people.map(isOver))).every(Boolean);
    while (!(await over())) {
      if (Date.now() - start > patience) assert.fail(`the round has not ended. ${await seenBy(people)}`);
      const all = await heldByAll(people);
      assert.deepEqual(leaksOf(secrets, all), []);
      looks += 1;
      for (const p of people) {
        // Until a bluff has been caught two cards are laid wherever they may be; then the round is played out with single ones.
        const did = await laysIfAsked(p, () => bluffLies && caught === 0, caught === 0 ? 2 : 1);
        if (did === 'challenge' && bluffLies) {
          caught += 1;
          await Promise.all(people.map(({ page }) => page.getByText(/^Bluff: the closed cards? (is|are) [1-8]/).first().waitFor())); // prettier-ignore
        }
        if (did !== 'nothing' && did !== 'next') bluffLies = did === 'bluff' || (bluffLies && did === 'pass');
      }
      if (!reloaded && looks > 2 && all.every(({ board }) => board.phase === 'play')) {
        reloaded = true;
        await ana.page.reload(); // in the middle of a round: she comes back to her hand, of which something may be laid
        await ownCards(ana.page).first().waitFor();
        await findsWhatLeaks(new Secrets(), people);
        await ana.page.reload(); // what was planted goes
        await ownCards(ana.page).first().waitFor();
      }
    }
    assert.ok(caught > 0 && reloaded, 'a bluff was caught, and Ana came back');
    assert.ok(looks > 3 && secrets.own > 40 && secrets.closed > 100, `${looks} looks at ${secrets.own} own cards, ${secrets.closed} closed ones`); // prettier-ignore
    await agree(people);
    for (const { problems } of people) assert.deepEqual(problems, []);
    for (const { context } of people) await context.close();
  },
);
