// e2e/doubt.test.ts: three people with three browsers play I Doubt It by the Purple Rules: a bluff and a truth are doubted, the pile is taken, and the record holds.
// No page holds the name of a card that it should not know, seen or hidden: every card of this pack is there once, so names tell cards.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { cardsNamedOn, opensDoubtTable, ownCards, playsDoubt, type Way } from './doubt.ts';
import { agree } from './evening.ts';
import { soon, toldOn } from './looking.ts';
import { isOver, joins, person, type Person } from './people.ts';
import { browser, origin } from './site.ts';

/** A card as it lies on the pile: who laid it, what it is, and what was said with it. */
type Lay = { readonly by: Person; readonly card: string; readonly how: 'declared' | 'true' | 'bluff' };

class Evening {
  readonly people: readonly Person[];
  pile: readonly Lay[] = [];
  /** Cards that everybody has seen. */
  readonly seen = new Set<string>();
  constructor(people: readonly Person[]) {
    this.people = people;
  }
  /** Turns are played, and every card believed, until so many cards lie on the pile; the last is placed in this way. */
  async until(cards: number, last: Way): Promise<Lay> {
    await soon(`${cards} cards on the pile`, this.people, async () => {
      for (const by of this.people) {
        if (this.pile.length === cards) return true;
        const did = await playsDoubt(by, false, this.pile.length === cards - 1 ? last : 'any');
        if (did.kind === 'declared') this.seen.add(did.card);
        if ('card' in did) this.pile = [...this.pile, { by, card: did.card, how: did.kind }];
      }
      return this.pile.length === cards;
    });
    return this.pile.at(-1) as Lay;
  }
  /** Nobody's page names a card that lies closed on the pile or in another hand. */
  async nothingLeaks(): Promise<void> {
    for (const { page, name } of this.people) {
      const own = await ownCards(page);
      const named = [...(await cardsNamedOn(page))];
      assert.deepEqual(named.filter((card) => !own.includes(card) && !this.seen.has(card)), [], `on the page of ${name}`); // prettier-ignore
    }
  }
  /** The card on top is doubted; whoever was wrong takes the pile and alone sees what was in it. */
  async challenge(doubter: Person): Promise<void> {
    const top = this.pile.at(-1);
    assert.ok(top && top.by !== doubter);
    const taker = top.how === 'bluff' ? top.by : doubter;
    const before = (await ownCards(taker.page)).length;
    this.seen.add(top.card);
    await soon('the doubt', this.people, async () => (await playsDoubt(doubter, true)).kind === 'doubted');
    const verdict = new RegExp(
      `It was the ${top.card}\\. .*${taker.name} takes the pile, ${this.pile.length} cards\\.`,
    );
    await soon(`everybody reads ${String(verdict)}`, this.people, async () => {
      const read = await Promise.all(
        this.people.map(({ page }) => page.locator('du-doubt-showdown .verdict').allTextContents()),
      );
      if (read.every((texts) => texts.some((text) => verdict.test(text)))) return true;
      for (const p of this.people) if (p !== doubter && (await shows(p, 'Believe'))) await playsDoubt(p);
      return false;
    });
    const taken = taker.page.locator('du-doubt-showdown .taken');
    await taken.getByText(`You take ${this.pile.length} cards:`).waitFor();
    const cards = taken.locator('du-card').evaluateAll((all) => all.map((card) => ('label' in card ? card.label : '')));
    assert.deepEqual(await cards, this.pile.map(({ card }) => card)); // prettier-ignore
    assert.deepEqual(
      await taken.locator('bdi').allTextContents(),
      this.pile.map(({ by }) => (by === taker ? 'you' : by.name)),
    );
    for (const p of this.people)
      assert.equal(
        await p.page.locator('du-doubt-showdown .taken').count(),
        p === taker ? 1 : 0,
        `the pile before ${p.name}`,
      );
    await this.nothingLeaks();
    for (const { page } of this.people) await page.getByRole('button', { name: /^Next/ }).click();
    const after = await ownCards(taker.page);
    assert.equal(after.length, before + this.pile.length);
    for (const { card } of this.pile) assert.ok(after.includes(card), `${taker.name} holds the ${card}`);
    this.pile = [];
    await this.nothingLeaks();
  }
}
const shows = ({ page }: Person, button: string): Promise<boolean> =>
  page.getByRole('button', { name: button }).first().isVisible();

it(
  'three people play I Doubt It: who was wrong takes the pile and sees it, and nobody else’s page names a card of it',
  { timeout: 570_000 },
  async () => {
    const wide = { width: 1280, height: 900 }; // there a whole hand is drawn
    const people = await Promise.all(['Ana', 'Bruno', 'Chidi'].map((name) => person(browser, name, wide)));
    for (const { page } of people) page.setDefaultTimeout(90_000); // several browsers share one machine
    const [ana, bruno, chidi] = people;
    assert.ok(ana && bruno && chidi);
    const code = await opensDoubtTable(ana, origin);
    for (const guest of [bruno, chidi]) await joins(guest, origin, code);
    await ana.page.getByRole('button', { name: 'Start the game' }).click();
    const hands = (): Promise<readonly (readonly string[])[]> => Promise.all(people.map(({ page }) => ownCards(page)));
    await soon('all cards are dealt', people, async () => (await hands()).map((h) => h.length).join() === '17,16,16');
    assert.equal(new Set((await hands()).flat()).size, 49, 'every card is in one hand');

    const evening = new Evening(people);
    await evening.nothingLeaks();
    const bluff = await evening.until(6, 'bluff');
    assert.deepEqual([bluff.by.name, bluff.how], ['Ana', 'bluff']);
    await evening.nothingLeaks();
    await evening.challenge(bruno);
    const truth = await evening.until(3, 'true');
    assert.equal(truth.by, bruno);
    await evening.challenge(chidi);

    await soon('somebody is out of cards', people, async () => {
      await Promise.all(people.map((p) => playsDoubt(p, false, p === bruno ? 'any' : 'pass'))); // so that it is not long
      return (await Promise.all(people.map(isOver))).every(Boolean);
    }, 300_000); // prettier-ignore
    assert.equal((await toldOn(ana)).filter((line) => line.includes('takes the pile')).length, 2);
    await agree(people);
    assert.deepEqual(people.flatMap((p) => p.problems), []); // prettier-ignore
    await Promise.all(people.map((p) => p.context.close()));
  },
);
