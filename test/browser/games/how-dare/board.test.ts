import { expect } from '@open-wc/testing';
import { before, phases } from './phases.ts';
import { ana, bruno, card, chidi, nextRound, own, scene, seats, settled } from './scenes.ts';
import { deep, find, heard, read, settle, sit } from './table.ts';

describe('the table of How Dare You?', () => {
  for (const [phase, scenes] of Object.entries(phases)) {
    it(`can be used by everybody: ${phase}`, async () => {
      const board = await sit(...scenes);
      await expect(board).to.be.accessible();
    });
    it(`fits a small phone: ${phase}`, async () => {
      const board = await sit(...scenes);
      expect(document.documentElement.scrollWidth).to.be.at.most(innerWidth);
      const all = deep(board).filter((e) => e.matches('button') && !e.closest('[inert]'));
      const small = all.filter((e) => e.getBoundingClientRect().height < 43.9).map((e) => e.textContent);
      expect(small).to.deep.equal([]);
    });
  }
  it('says what is asked, what has to be beaten, and by whom it was said', async () => {
    const words = read(await sit(scene()));
    expect(words)
      .to.contain('Rivers')
      .and.contain('3 ducks')
      .and.contain('How many')
      .and.contain('Chidi said')
      .and.contain('1,200');
  });
  it('shows the question in the language of the page', async () => {
    const board = await sit(scene());
    document.documentElement.lang = 'de';
    board.requestUpdate();
    await settle(board);
    expect(read(board)).to.contain('Flüsse').and.contain('Wie viele');
    document.documentElement.lang = 'pt-BR';
    board.requestUpdate();
    await settle(board);
    expect(read(board)).to.contain('Rios').and.contain('1.200');
    document.documentElement.lang = 'en';
  });
  it('keeps the question in view while a number is typed', async () => {
    const board = await sit(scene({ options: { spotOn: true }, players: 10 }));
    const question = find(board, '.question').getBoundingClientRect();
    const own = find(board, '.own').getBoundingClientRect();
    expect(question.bottom).to.be.at.most(own.top);
  });
  it('says whose turn it is in words, not only with a ring', async () => {
    const board = await sit(scene({ board: { turn: chidi } }));
    expect(read(find(board, 'du-how-dare-plate[active]')))
      .to.contain('Chidi')
      .and.contain('thinking');
    expect(read(find(board, '.own'))).to.contain('Chidi is thinking');
  });
  it('lists the others from my left, and everybody for who only watches', async () => {
    const names = (b: Element): string[] =>
      [...(b.shadowRoot?.querySelectorAll('du-how-dare-plate') ?? [])].map((p) => p.name);
    expect(names(await sit(scene({ me: bruno })))).to.deep.equal(['Chidi', 'Ana']);
    expect(names(await sit(scene({ me: null })))).to.deep.equal(['Ana', 'Bruno', 'Chidi']);
  });
  it('shows names and own cards as they are written, whatever is in them', async () => {
    const nasty = '<img src=x onerror=alert(1)>';
    const written = { ...own, theme: nasty, questions: own.questions.map(() => ({ text: nasty, unit: nasty })) };
    const board = await sit(scene({ names: [nasty, nasty, '\u200B'], board: { own: [written], card: 'own-1' } }));
    expect(read(board)).to.contain(nasty).and.contain('Player 3');
    expect(deep(board).some((e) => e.localName === 'img')).to.equal(false);
  });
  it('has the answer nowhere in the page before the verdict, and then with its source', async () => {
    const answer = 8_123_456;
    const board = await sit(scene());
    expect(deep(board).some((e) => e.outerHTML.includes('Source'))).to.equal(false);
    board.scene = scene({ board: nextRound(settled({ answer })) });
    await settle(board);
    expect(read(board)).to.contain('8,123,456').and.contain('Source: ');
  });
  it('says why an own card is not bid on by its writer', async () => {
    const board = await sit(scene({ board: { own: [{ ...own, by: ana }], card: 'own-1', turn: bruno } }));
    expect(read(board)).to.contain('you sit this one out').and.contain('you sit this round out');
    expect(board.shadowRoot?.querySelector('.prepare')).to.equal(null);
  });
  it('asked about my number, I check it or push it', async () => {
    const dare = { by: bruno, against: ana, exact: false, doubled: false };
    const board = await sit(scene({ options: { pushingIt: true }, board: { phase: 'reply', dare } }));
    const out = heard(board);
    for (const button of board.shadowRoot?.querySelectorAll<HTMLElement>('.reply button') ?? []) button.click();
    expect(out.moves).to.deep.equal([
      { step: 12, move: { kind: 'accept' } },
      { step: 12, move: { kind: 'double' } },
    ]);
  });
  it('lets a number be made ready before the turn, and keeps it for the turn', async () => {
    const board = await sit(scene({ board: { turn: chidi, bids: [] } }));
    find(board, '.prepare').click();
    await settle(board);
    const pad = find(board, 'du-how-dare-pad');
    expect(read(pad)).to.contain('Only you see it');
    expect(pad.shadowRoot?.querySelector('.says')).to.equal(null);
  });
  it('says for whom the table waits', async () => {
    const open = { what: 'seal', owing: seats, given: [ana, chidi] };
    const board = await sit(scene({ board: { ...before, phase: 'blank' }, scene: { ask: null, open } }));
    expect(read(board)).to.contain('Waiting for Bruno').and.contain('You have answered');
  });
  it('asks the page how one can know', async () => {
    const board = await sit(scene({ board: nextRound() }));
    const out = heard(board);
    find(board, '.seal-line').click();
    expect(out.wishes).to.deep.equal(['how']);
  });
  it('knows its card', () => expect(card).to.equal('rivers'));
});
