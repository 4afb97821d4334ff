import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { chidi, nextRound, scene } from './scenes.ts';
import { find, heard, settle, sit } from './table.ts';

const press = async (...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await sendKeys({ press: key });
};

describe('keys at the table of How Dare You?', () => {
  it('B says the number that lies ready', async () => {
    const out = heard(await sit(scene()));
    await press('b');
    expect(out.moves).to.deep.equal([{ step: 12, move: { kind: 'say', n: 1201 } }]);
  });
  it('D dares and C says spot on, each at the second press', async () => {
    const out = heard(await sit(scene({ options: { spotOn: true } })));
    await press('d', 'c', 'd');
    expect(out.moves).to.deep.equal([]);
    await press('d', 'c', 'c');
    expect(out.moves).to.deep.equal([
      { step: 12, move: { kind: 'dare' } },
      { step: 12, move: { kind: 'spotOn' } },
    ]);
  });
  it('a number is typed and said with Enter, raised and lowered with the arrows', async () => {
    const board = await sit(scene());
    const out = heard(board);
    const field = find(board, '#number') as HTMLInputElement;
    field.focus();
    field.select();
    await sendKeys({ type: '5000' });
    await press('ArrowUp', 'PageUp', 'ArrowDown');
    expect(field.value).to.equal('5,010');
    await press('Enter');
    expect(out.moves).to.deep.equal([{ step: 12, move: { kind: 'say', n: 5010 } }]);
  });
  it('letters typed into the number are no shortcuts', async () => {
    const board = await sit(scene());
    const out = heard(board);
    find(board, '#number').focus();
    await press('d', 'd', 'h', 'b');
    expect(out).to.deep.equal({ moves: [], said: [], wishes: [] });
  });
  it('H reads the question and T the table, and only when asked', async () => {
    const board = await sit(scene({ board: { turn: chidi } }));
    const out = heard(board);
    board.scene = scene();
    await settle(board);
    expect(out.said).to.deep.equal([]);
    await press('h', 't');
    expect(out.said[0]).to.contain('Rivers, 3 ducks. How many');
    expect(out.said[1])
      .to.contain('Round 4 of 10')
      .and.contain('Chidi: 1,200')
      .and.contain('Your turn')
      .and.contain('Bruno: 5 ducks')
      .and.contain('You have 2 ducks');
  });
  it('? asks for the rules', async () => {
    const out = heard(await sit(scene()));
    await press('?');
    expect(out.wishes).to.deep.equal(['rules']);
  });
  it('can be turned off', async () => {
    const board = await sit(scene());
    const out = heard(board);
    board.shortcuts = false;
    await press('b', 'd', 'd', 'h');
    expect(out).to.deep.equal({ moves: [], said: [], wishes: [] });
  });
  it('do nothing while something is typed, and nothing when it is not my turn', async () => {
    const out = heard(await sit(scene({ board: { turn: chidi } })));
    await press('b', 'd', 'd', 'c', 'c');
    expect(out.moves).to.deep.equal([]);
    const field = await fixture<HTMLInputElement>(html`<input aria-label="chat" />`);
    field.focus();
    await press('b', 'h');
    expect(field.value).to.equal('bh');
    expect(out.said).to.deep.equal([]);
  });
  it('Escape takes a dare back that was tapped once', async () => {
    const board = await sit(scene());
    const out = heard(board);
    find(board, '.dare').focus();
    await press('Enter', 'Escape', 'Enter');
    expect(out.moves).to.deep.equal([]);
  });
  it('Enter puts a verdict away, but not from a button', async () => {
    const board = await sit(scene(), scene({ board: nextRound() }));
    expect(board.busy).to.equal(true);
    const page = await fixture<HTMLElement>(html`<div><button>Log</button></div>`);
    page.querySelector('button')?.focus();
    await press('Enter');
    expect(board.busy).to.equal(true);
    page.querySelector('button')?.blur();
    await press('Enter');
    expect(board.busy).to.equal(false);
  });
  it('the focus is not moved when my turn begins', async () => {
    const board = await sit(scene({ board: { turn: chidi } }));
    find(board, '.prepare').focus();
    const heading = find(board, '#actions');
    heading.focus();
    board.scene = scene();
    await settle(board);
    expect(board.shadowRoot?.activeElement).to.equal(heading);
  });
});
