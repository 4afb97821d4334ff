import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { chidi, find, heard, nextRound, scene, settle, sit } from './table.ts';

const press = async (...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await sendKeys({ press: key });
};

describe('keys at the Dudo table', () => {
  it('B says the bid that lies ready', async () => {
    const out = heard(await sit(scene()));
    await press('b');
    expect(out.moves).to.deep.equal([{ step: 12, move: { kind: 'bid', count: 6, face: 3 } }]);
  });
  it('D doubts and C calls calza, each at the second press', async () => {
    const out = heard(await sit(scene()));
    await press('d', 'c', 'd');
    expect(out.moves).to.deep.equal([]);
    await press('d', 'c', 'c');
    expect(out.moves).to.deep.equal([
      { step: 12, move: { kind: 'dudo' } },
      { step: 12, move: { kind: 'calza' } },
    ]);
  });
  it('H reads my dice and T the table, and only when asked', async () => {
    const board = await sit(scene({ board: { turn: chidi } }));
    const out = heard(board);
    board.scene = scene();
    await settle(board);
    expect(out.said).to.deep.equal([]);
    await press('h', 't');
    expect(out.said[0]).to.equal('You have three, one, five, three.');
    expect(out.said[1])
      .to.contain('Round 4')
      .and.contain('Bruno: 5 threes')
      .and.contain('Your turn')
      .and.contain('Chidi: 5 dice');
    expect(out.said[1]).not.to.contain('You have');
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
  it('do nothing while something is typed', async () => {
    const out = heard(await sit(scene()));
    const field = await fixture<HTMLInputElement>(html`<input aria-label="chat" />`);
    field.focus();
    await press('b', 'h');
    expect(field.value).to.equal('bh');
    expect(out).to.deep.equal({ moves: [], said: [], wishes: [] });
  });
  it('do nothing when it is not my turn', async () => {
    const out = heard(await sit(scene({ board: { turn: chidi } })));
    await press('b', 'd', 'd', 'c', 'c');
    expect(out.moves).to.deep.equal([]);
  });
  it('Enter puts a verdict away', async () => {
    const board = await sit(scene(), scene({ board: nextRound() }));
    expect(board.busy).to.equal(true);
    await press('Enter');
    expect(board.busy).to.equal(false);
  });
  it('Enter puts it away wherever the focus rests on the page, but not from a button', async () => {
    const board = await sit(scene(), scene({ board: nextRound() }));
    const page = await fixture<HTMLElement>(
      html`<div>
        <h1 tabindex="-1">Dudo</h1>
        <button>Log</button>
      </div>`,
    );
    page.querySelector('button')?.focus();
    await press('Enter');
    expect(board.busy).to.equal(true);
    page.querySelector('h1')?.focus();
    await press('Enter');
    expect(board.busy).to.equal(false);
  });
  it('the focus is not moved when my turn begins', async () => {
    const board = await sit(scene({ board: { turn: chidi } }));
    find(board, '.seal-line').focus();
    board.scene = scene();
    await settle(board);
    expect(board.shadowRoot?.activeElement).to.equal(find(board, '.seal-line'));
  });
});
