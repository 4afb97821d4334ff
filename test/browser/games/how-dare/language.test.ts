// test/browser/games/how-dare/language.test.ts: everybody reads the questions in a language of their own, and the longest of each fits a small phone.
import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { languages, type Language, type ThemeCard } from '../../../../src/games/how-dare/card-form.ts';
import { loadCard } from '../../../../src/games/how-dare/load-card.ts';
import { dress } from '../../../../src/ui/appearance.ts';
import '../../../../src/ui/settings-page.ts';
import { SettingsStore } from '../../../../src/ui/settings.ts';
import { memory } from '../../ui/memory.ts';
import { scriptedHouse } from '../../ui/scripted.ts';
import { chidi, nextRound, scene, settled, type Wish } from './scenes.ts';
import { deep, find, read, settle, sit } from './table.ts';

const all = Object.values(
  import.meta.glob<ThemeCard>('../../../../src/games/how-dare/cards/*.json', { eager: true, import: 'default' }),
);
/** The question with the most characters in a language. */
function longest(language: Language): { readonly card: string; readonly question: number; readonly text: string } {
  const texts = all.flatMap(({ id, questions }) =>
    questions.map((q, question) => ({ card: id, question, text: q.text[language] })),
  );
  return texts.reduce((most, one) => (one.text.length > most.text.length ? one : most));
}
const settings = new SettingsStore(memory());
let undress: () => void = () => undefined;

describe('the language of the questions', () => {
  before(() => (undress = dress(settings)));
  afterEach(() => {
    settings.set({ questions: '' });
  });
  after(() => {
    undress();
    delete document.documentElement.dataset['questions'];
  });

  it('is that of the device until somebody chooses another', async () => {
    expect(navigator.language).to.match(/^en/);
    const board = await sit(scene());
    expect(read(board)).to.contain('How many').and.contain('1,200');
    expect(find(board, '.question span[lang]').lang).to.equal('en');
  });
  for (const [language, theme, words, number, tag] of [
    ['de', 'Flüsse', 'Wie viele', '1.200', 'de'],
    ['pt', 'Rios', 'Quant', '1.200', 'pt-BR'],
  ] as const)
    it(`is read as it was chosen, in a page that speaks another: ${language}`, async () => {
      settings.set({ questions: language });
      const board = await sit(scene());
      expect(read(board)).to.contain(theme).and.contain(words).and.contain(number).and.contain('Chidi said');
      expect(find(board, '.question span[lang]').lang).to.equal(tag);
      expect(find(board, 'h3').lang).to.equal(tag);
      board.scene = scene({ board: nextRound(settled({ answer: 1_234_567 })) });
      await settle(board);
      const check = read(find(board, 'du-how-dare-check'));
      expect(check).to.contain(theme).and.contain(words).and.contain('1.234.567').and.contain('Ana: How dare you!');
    });
  it('is that in which numbers are typed', async () => {
    settings.set({ questions: 'de' });
    const board = await sit(scene());
    const field = find(board, '#number') as HTMLInputElement;
    field.value = '12.345';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await settle(board);
    expect(read(find(board, 'du-how-dare-pad'))).to.contain('Say 12.345');
  });
  it('is chosen in the settings, and at once at the table', async () => {
    const page = await fixture(
      html`<du-settings-page .house=${scriptedHouse()} .settings=${settings}></du-settings-page>`,
    );
    const names = (): string[] =>
      deep(page).flatMap((e) => (e instanceof HTMLInputElement ? [e.parentElement?.textContent.trim() ?? ''] : []));
    expect(names()).to.include.members(['English', 'Deutsch', 'português (Brasil)']);
    const choice = deep(page).find(
      (e) => e instanceof HTMLInputElement && e.parentElement?.textContent.trim() === 'Deutsch',
    );
    (choice as HTMLElement | undefined)?.click();
    expect(settings.now.questions).to.equal('de');
    expect(read(await sit(scene()))).to.contain('Flüsse');
  });
});

describe('the longest question', () => {
  before(() => {
    undress = dress(settings);
    return setViewport({ width: 360, height: 640 });
  });
  after(() => {
    settings.set({ questions: '' });
    undress();
    delete document.documentElement.dataset['questions'];
    return setViewport({ width: 800, height: 600 });
  });
  const moments: { readonly [when: string]: Wish } = {
    'my number': {},
    'my number, at a table of ten, with everything that can be said': { players: 10, options: { spotOn: true } },
    'a number made ready': { players: 10, board: { turn: chidi } },
  };
  for (const language of languages)
    for (const [when, wish] of Object.entries(moments))
      it(`is in view with the pad on a small phone: ${language}, ${when}`, async () => {
        settings.set({ questions: language });
        const { card, question, text } = longest(language);
        await loadCard(card);
        const board = await sit(scene({ ...wish, board: { ...wish.board, card, question } }));
        if (wish.board?.turn === chidi) find(board, '.prepare').click();
        await settle(board);
        expect(read(board)).to.contain(text);
        const box = (selector: string): DOMRect => find(board, selector).getBoundingClientRect();
        const [asked, own] = [box('.question'), box('.own')];
        expect(asked.top).to.be.at.least(box('.people').bottom - 1);
        expect(asked.bottom).to.be.at.most(own.top + 1);
        expect(box('du-how-dare-pad').bottom).to.be.at.most(board.getBoundingClientRect().bottom + 1);
        const asks = find(board, '.question');
        expect(asks.scrollWidth).to.be.at.most(asks.clientWidth);
      });
  for (const language of languages)
    it(`leaves room for the scale and its words at the check on a small phone: ${language}`, async () => {
      settings.set({ questions: language });
      const { card, question } = longest(language);
      await loadCard(card);
      const board = await sit(scene({ board: { card, question } }));
      const last = settled({ card, question, answer: 1_234_567, bid: 5_000_000, cards: [{ card, ducks: 3 }] });
      board.scene = scene({ board: nextRound(last) });
      await settle(board);
      const check = find(board, 'du-how-dare-check') as HTMLElementTagNameMap['du-how-dare-check'];
      if (check.tense) check.skip();
      await settle(board);
      const box = (selector: string): DOMRect => find(check, selector).getBoundingClientRect();
      expect(box('figcaption').bottom).to.be.at.most(box('.end').top + 1);
      expect(box('.card').bottom).to.be.at.most(box('figcaption').top);
    });
});
