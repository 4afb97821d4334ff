import { expect, fixture, html } from '@open-wc/testing';
import { emptyDraft, type OwnDraft } from '../../../../src/games/how-dare/own-cards.ts';
import '../../../../src/games/how-dare/own-pack.ts';
import type { DuHowDarePack } from '../../../../src/games/how-dare/own-pack.ts';
import { readPack, writePack } from '../../../../src/games/how-dare/pack-file.ts';
import { PackStore } from '../../../../src/games/how-dare/pack-store.ts';
import { ana, bruno, scene, type Wish } from './scenes.ts';
import { find, heard, read, settle, sit, type } from './table.ts';

const key = 'dubito-how-dare-cards';
const draft = (theme: string): OwnDraft => ({
  theme,
  questions: [1, 2, 3, 4, 5, 6].map((n) => ({ text: `How many ${theme} ${n}?`, unit: '', answer: n * 11 })),
});
const before: Wish['board'] = { card: null, question: null, bids: [], turn: null, round: 0 };
const writing: Wish = { board: { ...before, phase: 'write', turn: ana, writers: [ana] } };
const click = async (board: Awaited<ReturnType<typeof sit>>, text: string): Promise<void> => {
  const pick = (root: ParentNode): HTMLElement | undefined => {
    for (const el of root.querySelectorAll<HTMLElement>('*')) {
      if (el.localName === 'button' && el.textContent.trim().startsWith(text)) return el;
      const there = el.shadowRoot && pick(el.shadowRoot);
      if (there) return there;
    }
    return undefined;
  };
  const button = board.shadowRoot && pick(board.shadowRoot);
  if (!button) throw new Error(`no button ${text}`);
  button.click();
  await settle(board);
};

describe('own cards', () => {
  beforeEach(() => localStorage.removeItem(key));
  after(() => localStorage.removeItem(key));

  it('one says whether one wants to write', async () => {
    const board = await sit(scene({ board: { ...before, phase: 'blank' } }));
    const out = heard(board);
    await click(board, 'Write a card');
    await click(board, 'Play without');
    expect(out.moves).to.deep.equal([
      { step: 12, move: { kind: 'blank', write: true } },
      { step: 12, move: { kind: 'blank', write: false } },
    ]);
  });
  it('a card is written, kept on the device, and sealed with its answers', async () => {
    const board = await sit(scene(writing));
    const out = heard(board);
    const card = draft('spoons');
    type(find(board, '#theme') as HTMLInputElement, card.theme);
    for (const [i, q] of card.questions.entries()) {
      type(find(board, `#text-${i}`) as HTMLInputElement, q.text);
      type(find(board, `#answer-${i}`) as HTMLInputElement, i === 0 ? '1 000 000' : String(q.answer));
      await settle(board);
    }
    expect(read(find(board, 'du-how-dare-editor'))).to.contain('Read as 1,000,000');
    expect(new PackStore().load()[0]?.theme).to.equal('spoons');
    await click(board, 'Seal the card');
    expect(out.moves).to.deep.equal([
      {
        step: 12,
        move: {
          text: { theme: 'spoons', questions: card.questions.map((q) => ({ text: q.text, unit: null })) },
          answers: [1_000_000, 22, 33, 44, 55, 66],
        },
      },
    ]);
  });
  it('what is wrong is said beside its field, and nothing is sealed', async () => {
    const board = await sit(scene(writing));
    const out = heard(board);
    type(find(board, '#theme') as HTMLInputElement, 'spoons');
    type(find(board, '#answer-0') as HTMLInputElement, '1,5');
    await settle(board);
    expect(read(find(board, 'du-how-dare-editor'))).to.contain('whole numbers');
    await click(board, 'Seal the card');
    expect(read(find(board, 'du-how-dare-editor'))).to.contain('The question is missing.');
    expect(out.moves).to.deep.equal([]);
    const editor = find(board, 'du-how-dare-editor');
    expect(editor.shadowRoot?.activeElement?.id).to.equal('text-0');
  });
  it('a card may be left blank', async () => {
    const board = await sit(scene(writing));
    const out = heard(board);
    await click(board, 'Leave it blank');
    expect(out.moves).to.deep.equal([{ step: 12, move: { text: null, answers: [] } }]);
  });
  it('a card that is ready before it is asked for is sealed as soon as it is', async () => {
    new PackStore().save([draft('spoons')]);
    const waits: Wish = { board: { ...before, phase: 'write', turn: bruno, writers: [bruno, ana] } };
    const board = await sit(scene(waits));
    const out = heard(board);
    await click(board, 'Choose');
    await click(board, 'Seal the card');
    expect(out.moves).to.deep.equal([]);
    expect(read(board)).to.contain('Your card is ready');
    board.scene = scene(writing);
    await settle(board);
    expect(out.moves.length).to.equal(1);
  });
  it('a pack that is too small is not brought, and why is said', async () => {
    new PackStore().save([draft('spoons'), draft('forks')]);
    const board = await sit(scene({ options: { ownPack: 'master' }, board: { ...before, phase: 'pack' } }));
    const out = heard(board);
    await click(board, 'Bring my pack');
    expect(read(board)).to.contain('You have 2 cards that are complete, and this game needs 10.');
    expect(out.moves).to.deep.equal([]);
  });
  it('a pack is sealed card by card', async () => {
    new PackStore().save(Array.from({ length: 10 }, (_, i) => draft(`spoons ${i}`)));
    const options = { ownPack: 'master' } as const;
    const board = await sit(scene({ options, board: { ...before, phase: 'pack' } }));
    const out = heard(board);
    await click(board, 'Bring my pack');
    expect(out.moves).to.deep.equal([{ step: 12, move: { kind: 'pack', cards: 10 } }]);
    board.scene = scene({ options, board: { ...before, phase: 'write', turn: ana, writers: [ana], packSize: 10 } });
    await settle(board);
    expect(JSON.stringify(out.moves[1])).to.contain('spoons 0');
    expect(read(board)).to.contain('0 of 10');
  });
  it('a file of cards gives them back, and says what is no such file', () => {
    const cards = [draft('spoons'), draft('forks')];
    const read = readPack(writePack(cards));
    expect(read).to.deep.equal({ ok: true, value: { cards, left: 0 } });
    const some = readPack(writePack([draft('spoons'), emptyDraft]));
    expect(some).to.deep.equal({ ok: true, value: { cards: [draft('spoons')], left: 1 } });
    for (const [text, fault] of [
      ['', 'not-a-pack'],
      ['[]', 'not-a-pack'],
      ['{"kind":"dubito-how-dare-cards","version":2,"cards":[]}', 'other-version'],
      ['{"kind":"dubito-how-dare-cards","version":1,"cards":[7,null,{"theme":"x"}]}', 'no-cards'],
      ['x'.repeat(200_001), 'too-long'],
    ] as const)
      expect(readPack(text)).to.deep.equal({ ok: false, fault });
  });
  it('a page that may keep nothing says so and goes on', async () => {
    const store = new PackStore(() => {
      throw new Error('no storage');
    });
    const pack = await fixture<DuHowDarePack>(html`<du-how-dare-pack .store=${store}></du-how-dare-pack>`);
    type(find(pack, '#theme') as HTMLInputElement, 'spoons');
    await pack.updateComplete;
    expect(read(pack)).to.contain('save your cards as a file');
    expect(pack.chosen?.theme).to.equal('spoons');
    await expect(pack).to.be.accessible();
  });
});
