// e2e/how-dare.test.ts: three people play How Dare You? with cards that one of them wrote; nobody comes upon an answer before its check.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { OwnDraft } from '../src/games/how-dare/own-cards.ts';
import { writePack } from '../src/games/how-dare/pack-file.ts';
import { agree, starts } from './evening.ts';
import { bidsOrDares, encoded, held, opensMasterTable, stored, takesCards, writesCard, written } from './how-dare.ts';
import { isOver, joins, person, seenBy, type Person } from './people.ts';
import { browser, origin } from './site.ts';

/** Five cards of six questions; each of the thirty answers stands nowhere else. */
const cards: readonly OwnDraft[] = ['spoons', 'forks', 'knives', 'plates', 'cups'].map((theme, c) => ({
  theme: `Our ${theme}`,
  questions: [0, 1, 2, 3, 4, 5].map((q) => ({
    text: `How many ${theme} lie in drawer ${q + 1}?`,
    unit: theme,
    answer: 314_159 + 71_003 * c + 10_007 * q,
  })),
}));
const answerOf = (theme: string, question: number): number =>
  cards.find((c) => c.theme === theme)?.questions[question]?.answer ?? NaN;
const answers = cards.flatMap((c) => c.questions.map((q) => q.answer ?? NaN));
const proof = 'Sealed by Ana before the game; checked on your device';

/** What the pages hold and may not: an answer that was not checked yet. Gathers which have been checked, by page. */
class Watch {
  readonly #checked = new Map<string, Map<string, number>>();
  /** Pages on which an opened answer was shown as sealed before and checked. */
  readonly proved = new Set<string>();
  looks = 0;

  checkedOn(name: string): ReadonlyMap<string, number> {
    return this.#checked.get(name) ?? new Map<string, number>();
  }
  async looksAt({ page, name }: Person): Promise<void> {
    const { board, words, told } = await held(page);
    const checked = new Map(this.checkedOn(name));
    this.#checked.set(name, checked);
    if (board?.last) {
      const { card, question, answer } = board.last;
      const theme = board.own.find((c) => c.id === card)?.theme ?? '';
      assert.equal(answer, answerOf(theme, question), 'what was opened is what was written');
      checked.set(theme, answer);
    }
    this.#hides(`${words}\n${told}`, written, name);
    if (words.includes(proof)) this.proved.add(name);
    if (board) this.looks += 1;
  }
  async looksInto({ page, name }: Person): Promise<void> {
    const bytes = await stored(page);
    this.#hides(bytes, encoded, name);
    for (const answer of this.checkedOn(name).values())
      assert.ok(bytes.includes(encoded(answer).join('')), 'what was checked is stored, so the search would find it');
  }
  #hides(text: string, formsOf: (n: number) => readonly string[], name: string): void {
    const checked = [...this.checkedOn(name).values()];
    const said = formsOf === written ? text.replace(/[0-9a-f]{32,}|\d+\.\d+/g, '') : text; // six digits turn up in keys, hashes and instants now and then
    const early = answers.filter((n) => !checked.includes(n) && formsOf(n).some((form) => said.includes(form)));
    assert.deepEqual(early, [], `${name} can find answers before their check`);
  }
}

it(
  'a master writes and brings own cards, sits the bidding out, and opens at each check what was sealed',
  { timeout: 300_000 },
  async () => {
    const people = await Promise.all(['Ana', 'Bruno', 'Chidi'].map((name) => person(browser, name)));
    for (const { page } of people) page.setDefaultTimeout(90_000); // several browsers share one machine
    const [ana, bruno, chidi] = people as [Person, Person, Person];
    const code = await opensMasterTable(ana, origin);
    for (const guest of [bruno, chidi]) await joins(guest, origin, code);
    await starts(ana);

    const [first, ...others] = cards;
    assert.ok(first);
    await writesCard(ana, first);
    await takesCards(ana, writePack(others));
    await ana.page.getByText('Taken: 4 cards.').waitFor();
    const watch = new Watch();
    for (const guest of [bruno, chidi]) {
      await watch.looksAt(guest);
      await guest.page.getByRole('button', { name: 'I play' }).click();
    }
    await ana.page.getByRole('button', { name: 'Bring my pack' }).click();
    for (const { page } of people) await page.getByText(/says the first number|You say the first number/).first().waitFor(); // prettier-ignore
    for (const guest of [bruno, chidi]) await watch.looksInto(guest);
    await ana.page.getByText('You are the question master.').waitFor();

    const patience = Date.now() + 240_000;
    let reloaded = false;
    while (!(await Promise.all(people.map(isOver))).every(Boolean)) {
      if (Date.now() > patience) assert.fail(`the game does not end. ${await seenBy(people)}`);
      for (const p of people) await watch.looksAt(p);
      assert.equal(
        await ana.page.getByRole('button', { name: /^(Say|How dare you)/ }).count(),
        0,
        'the master bids not',
      );
      if (!reloaded && watch.checkedOn('Ana').size === 2) {
        reloaded = true; // only now: a check that went by while her page was away would not be noted as checked
        await ana.page.reload(); // she comes back with what she sealed
      }
      const did: boolean[] = [];
      for (const p of people) did.push(await bidsOrDares(p, (round) => (round % 2 === 0 ? 900_001 : 10)));
      if (!did.includes(true)) await new Promise((wait) => setTimeout(wait, 50));
    }
    for (const p of people) await watch.looksAt(p);
    for (const guest of [bruno, chidi]) {
      assert.equal(watch.checkedOn(guest.name).size, 5, `${guest.name} saw five checks`);
      await watch.looksInto(guest);
    }
    assert.deepEqual([reloaded, watch.looks > 20], [true, true]);
    assert.deepEqual([...watch.proved].sort(), ['Ana', 'Bruno', 'Chidi']);
    await agree(people);
    assert.deepEqual(
      people.flatMap((p) => p.problems),
      [],
    );
    await Promise.all(people.map((p) => p.context.close()));
  },
);
