import { expect } from '@open-wc/testing';
import { big, matched, phases } from './phases.ts';
import { bruno, nextRound, scene } from './scenes.ts';
import { button, deep, find, findAll, heard, nameOf, read, settle, sit } from './table.ts';

describe('the table of DOS', () => {
  for (const [phase, scenes] of Object.entries(phases)) {
    it(`can be used by everybody: ${phase}`, async () => {
      const board = await sit(...scenes);
      await expect(board).to.be.accessible();
    });
    it(`fits a small phone: ${phase}`, async () => {
      const board = await sit(...scenes);
      expect(document.documentElement.scrollWidth).to.be.at.most(innerWidth);
      const own = find(board, '.own');
      expect(own.scrollWidth).to.be.at.most(own.clientWidth);
      const all = deep(board).filter((e) => e.matches('button:not(.slot)') && !e.closest('[inert]'));
      const small = all.filter((e) => e.getBoundingClientRect().height < 43.9).map((e) => e.textContent);
      expect(small).to.deep.equal([]);
    });
  }
  it('every card of a hand of twenty keeps a strip that can be tapped', async () => {
    const board = await sit(scene({ hand: big }));
    const slots = findAll(board, '.slot');
    expect(slots.length).to.equal(20);
    expect(Math.min(...slots.map((s) => s.getBoundingClientRect().width))).to.be.at.least(24);
  });
  it('says whose turn it is, what each has, and what is due at the end of the turn', async () => {
    const board = await sit(scene({ row: 'R7 B9<B4+B5 D', board: { ...matched, turn: bruno } }));
    expect(read(board))
      .to.contain('Bruno plays')
      .and.contain('7 cards')
      .and.contain('112 points of 200')
      .and.contain('blue 9')
      .and.contain('2 bonus cards')
      .and.contain('all others draw 1')
      .and.contain('Bruno draws 2: no DOS')
      .and.contain('pile 43');
    expect(read(find(board, 'du-card-plate[active]'))).to.contain('thinking');
  });
  it('tells who stands at two cards in silence from who has said it', async () => {
    const notes = (b: Element): string[] => findAll(b, '.tag').map((e) => e.textContent);
    expect(notes(await sit(scene({ sizes: [2, 2], board: { unsaid: [bruno] } })))).to.deep.equal(['no DOS', 'DOS!']);
  });
  it('never draws a card that this device does not know', async () => {
    const board = await sit(scene({ me: null }));
    expect(findAll(board, 'du-dos-hand')).to.deep.equal([]);
  });
  it('shows a name as it is written, whatever is in it', async () => {
    const board = await sit(scene({ people: ['Ana', '<img src=x onerror=alert(1)>', '\u200B'] }));
    expect(read(board)).to.contain('<img src=x onerror=alert(1)>').and.contain('Player 3');
    expect(deep(board).some((e) => e.localName === 'img')).to.equal(false);
  });
  it('hides my cards from neighbours, and shows them again', async () => {
    const board = await sit(scene());
    button(board, 'Hide my cards').click();
    await settle(board);
    expect(findAll(board, '.slot[data-slot]')).to.deep.equal([]);
    expect(find(board, '[role=img][aria-label$=hidden]').getAttribute('aria-label')).to.equal('5 cards, hidden');
    button(board, 'Show my cards').click();
    await settle(board);
    expect(findAll(board, '.slot[data-slot]').length).to.equal(5);
  });
  it('sorts by number or by colour', async () => {
    const board = await sit(scene());
    const shown = (): string[] => findAll(board, '.slot').map(nameOf);
    expect(shown()).to.deep.equal(['red 3', 'red 4', 'yellow 5', 'blue 9', 'green wild number']);
    button(board, 'Sort by colour').click();
    await settle(board);
    expect(shown()).to.deep.equal(['blue 9', 'red 3', 'red 4', 'yellow 5', 'green wild number']);
  });
  it('asks the page how one can know', async () => {
    const board = await sit(scene());
    const out = heard(board);
    find(board, '.seal-line').click();
    expect(out.wishes).to.deep.equal(['how']);
  });
  it('shows the count until it is put away, and tells the page', async () => {
    const board = await sit(scene(), scene({ board: nextRound() }));
    expect(board.busy).to.equal(true);
    expect(read(find(board, 'du-dos-count')))
      .to.contain('Bruno wins the round')
      .and.contain('Bruno gets 72 points and now has 184')
      .and.contain('yellow wild number')
      .and.contain('45 points');
    let shown = 0;
    board.addEventListener('du-shown', () => shown++);
    button(find(board, 'du-dos-count'), 'Next').click();
    await settle(board);
    expect([board.busy, shown]).to.deep.equal([false, 1]);
  });
  it('does not show a count again that was there before', async () => {
    const board = await sit(scene({ board: nextRound() }));
    expect(board.busy).to.equal(false);
  });
});
