import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { ana, bruno, nextRound, scene, window } from './scenes.ts';
import { find, findAll, heard, nameOf, settle, sit } from './table.ts';
import type { DuDosBoard } from '../../../../src/games/dos/board.ts';

const press = async (...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await sendKeys({ press: key });
};
const focused = (board: DuDosBoard): Element => {
  let at: Element = board;
  while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
};

const called = (board: DuDosBoard): string => nameOf(focused(board));

describe('keys at the table of DOS', () => {
  it('a whole match by keys: aim in the row, pick two cards, match', async () => {
    const board = await sit(scene());
    const out = heard(board);
    findAll(board, '.aim')[1]?.focus();
    await press('ArrowLeft', 'Enter');
    await settle(board);
    findAll(board, '.slot')[0]?.focus();
    await press('Space', 'ArrowRight', 'Space');
    await settle(board);
    expect(called(board)).to.equal('red 4');
    await press('b');
    expect(out.moves).to.deep.equal([
      {
        step: 12,
        move: { move: { kind: 'match', target: 0, cards: 2, value: 7, colour: 'red', dos: false }, lay: [0, 1] },
      },
    ]);
  });
  it('arrows, Home and End walk over the hand; one stop for Tab in row and hand', async () => {
    const board = await sit(scene());
    expect([findAll(board, '.aim[tabindex="0"]').length, findAll(board, '.slot[tabindex="0"]').length]).to.deep.equal([1, 1]); // prettier-ignore
    findAll(board, '.slot')[0]?.focus();
    await press('End');
    expect(called(board)).to.equal('green wild number');
    await press('Home', 'ArrowRight');
    expect(called(board)).to.equal('red 4');
  });
  it('P draws, D takes the word along, C catches', async () => {
    const board = await sit(scene({ hand: 'R8', sizes: [2, 5], board: { unsaid: [bruno] } }));
    const out = heard(board);
    await press('c', 'd');
    await settle(board);
    await press('p');
    expect(out.moves).to.deep.equal([
      { step: 12, move: { move: { kind: 'catch', seat: 1 }, lay: [] } },
      { step: 12, move: { move: { kind: 'draw', dos: true }, lay: [] } },
    ]);
  });
  it('in the moment for the word D says it', async () => {
    const mine = heard(await sit(scene({ hand: 'R3 Y5', board: { asked: ana }, scene: window })));
    await press('c', 'd');
    expect(mine.moves).to.deep.equal([{ step: 31, move: { kind: 'dos' } }]);
  });
  it('in a window C catches', async () => {
    const board = { turn: bruno, at: 'matched', stake: bruno, unsaid: [bruno] } as const;
    const other = heard(await sit(scene({ board, scene: window })));
    await press('d', 'c');
    expect(other.moves).to.deep.equal([{ step: 31, move: { kind: 'catch', seat: 1 } }]);
  });
  it('B without a match says what can be done instead', async () => {
    const out = heard(await sit(scene()));
    await press('b');
    expect(out).to.deep.equal({ moves: [], wishes: [], said: ['Tap one or two of your cards that make a card of the row.'] }); // prettier-ignore
  });
  it('Escape takes back what was picked', async () => {
    const board = await sit(scene());
    findAll(board, '.slot')[0]?.focus();
    await press('Space', 'Escape');
    await settle(board);
    expect(findAll(board, '.slot[aria-pressed=true]')).to.deep.equal([]);
  });
  it('H reads my hand and T the table, and only when asked', async () => {
    const board = await sit(scene({ board: { turn: bruno } }));
    const out = heard(board);
    board.scene = scene();
    await settle(board);
    expect(out.said).to.deep.equal([]);
    await press('h', 't');
    expect(out.said[0]).to.equal('You have 5 cards: red 3, red 4, yellow 5, blue 9, green wild number.');
    expect(out.said[1])
      .to.contain('Round 3')
      .and.contain('In the row: red 7; blue 9; wild DOS.')
      .and.contain('Your turn')
      .and.contain('Bruno: 7 cards, 112 points');
    expect(out.said[1]).not.to.contain('yellow 5');
  });
  it('? asks for the rules; letters can be turned off', async () => {
    const board = await sit(scene());
    const out = heard(board);
    await press('?');
    board.shortcuts = false;
    await press('b', 'p', 'h', 'd', 'c');
    expect(out).to.deep.equal({ moves: [], said: [], wishes: ['rules'] });
  });
  it('do nothing while something is typed, or when it is not my turn', async () => {
    const out = heard(await sit(scene({ board: { turn: bruno } })));
    await press('b', 'p', 'd', 'c');
    const field = await fixture<HTMLInputElement>(html`<input aria-label="chat" />`);
    field.focus();
    await press('p', 'h');
    expect(field.value).to.equal('ph');
    expect(out).to.deep.equal({ moves: [], said: [], wishes: [] });
  });
  it('Enter puts the count away, and no move slips through under it', async () => {
    const board = await sit(scene(), scene({ board: { ...nextRound(), turn: ana } }));
    const out = heard(board);
    await press('p');
    expect(out.moves).to.deep.equal([]);
    await press('Enter');
    await settle(board);
    expect(board.busy).to.equal(false);
  });
  it('whoever had the focus finds it on the count, and then on the actions', async () => {
    const board = await sit(scene());
    findAll(board, '.slot')[0]?.focus();
    board.scene = scene({ board: nextRound() });
    await settle(board);
    expect(focused(board).id).to.equal('h');
    find(board, '.next').click();
    await settle(board);
    expect(focused(board).id).to.equal('actions');
  });
});
