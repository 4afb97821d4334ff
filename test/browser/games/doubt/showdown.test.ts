import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { after, ana, asked, bruno, button, cards, chidi, find, findAll, heard, opening, read, scene, settle, settled, sit, taken, tap } from './table.ts'; // prettier-ignore

const moment = (board: Element): string => read(find(board, 'du-doubt-showdown'));
const still = (): void => {
  document.documentElement.classList.add('du-still');
};

describe('the challenge as a set piece', () => {
  beforeEach(still);
  it('is called, and waits for the card by name', async () => {
    const open = { what: 'open', owing: [bruno], given: [] };
    const board = await sit(scene(), scene({ board: opening, scene: { open } }));
    expect(moment(board)).to.contain('Ana').and.contain('I doubt it').and.contain('a king');
    expect(moment(board)).to.contain('Waiting for Bruno to open').and.contain('2 cards on the pile');
    expect([board.busy, board.tense]).to.deep.equal([true, true]);
  });
  it('opens the card, says what it was, and who takes how many', async () => {
    const board = await sit(scene(), scene({ board: after() }));
    expect(moment(board)).to.contain('green eight').and.contain('not what was said');
    expect(moment(board)).to.contain('It was the green eight. Bruno bluffed with a king. Bruno takes the pile, 3 cards.'); // prettier-ignore
    expect([board.busy, board.tense]).to.deep.equal([true, false]);
  });
  it('turns it over in its own time where things may move, and a tap skips to the end', async () => {
    document.documentElement.classList.remove('du-still');
    document.documentElement.dataset['motion'] = 'full';
    const board = await sit(scene(), scene({ board: after() }));
    expect(moment(board)).not.to.contain('green eight');
    expect(board.tense).to.equal(true);
    await tap(board, button(board, 'Skip'));
    expect(moment(board)).to.contain('green eight');
    delete document.documentElement.dataset['motion'];
  });
  it('who takes the pile sees its cards and who laid them; nobody else does', async () => {
    const board = await sit(scene(), taken());
    expect(moment(board)).to.contain('You take 4 cards');
    expect(moment(board)).to.match(/purple king\s+Chidi.*black king\s+Bruno.*gold nine\s+you.*red king\s+Bruno/);
    const other = taken();
    const watched = { ...other, me: chidi, known: {} };
    const theirs = await sit({ ...scene(), me: chidi, known: {} }, watched);
    expect(moment(theirs)).not.to.contain('You take').and.not.to.contain('black king');
  });
  it('a card that stays closed is told apart', async () => {
    const last = settled({ faces: [null], result: 'closed', taker: null });
    const board = await sit(scene(), scene({ board: after(last) }));
    expect(moment(board)).to.contain('stays closed').and.contain('Nobody takes the pile');
  });
  it('several cards of the standard pack turn one by one', async () => {
    const last = settled({ claim: { kind: 'rank', rank: '5', n: 2 }, faces: cards('h5 c9', 'standard') });
    const standard = { options: { pack: 'standard' }, hand: 'sA' } as const;
    const board = await sit(scene(standard), scene({ ...standard, board: after(last) }));
    expect(moment(board)).to.contain('five of hearts').and.contain('nine of clubs').and.contain('2 fives');
  });
  it('can be used by everybody, with the pile in hand', async () => {
    await expect(await sit(scene(), taken())).to.be.accessible();
  });
  it('Enter puts it away, the page is told, and the actions have the focus if the moment had it', async () => {
    const board = await sit(scene(), scene({ board: after() }));
    let shown = 0;
    board.addEventListener('du-shown', () => shown++);
    await sendKeys({ press: 'Enter' });
    expect([board.busy, shown]).to.deep.equal([false, 1]);
  });
  it('what is focused goes under it, so the focus moves to it', async () => {
    const board = await sit(scene());
    find(board, '.seal-line').focus();
    board.scene = scene({ board: after() });
    await settle(board);
    expect(board.shadowRoot?.activeElement?.localName).to.equal('du-doubt-showdown');
  });
  it('a table that is first shown after a challenge does not show it again', async () => {
    expect((await sit(scene({ board: after() }))).busy).to.equal(false);
  });
  it('does not hide a card that can be doubted: it goes soon when the next window is open', async () => {
    const board = await sit(scene(), scene({ board: after() }));
    expect(board.busy).to.equal(true);
    board.scene = scene({ ...asked, board: { ...asked.board, last: settled() } });
    await settle(board);
    expect(board.tense).to.equal(false);
    await new Promise((wait) => setTimeout(wait, 2000));
    await settle(board);
    expect(board.busy).to.equal(false);
    const out = heard(board);
    await tap(board, button(board, 'Believe'));
    expect(out.moves).to.deep.equal([{ step: 31, move: null }]);
  });
  it('keys play nothing while it lies over the table', async () => {
    const board = await sit(scene(), scene({ board: { ...after(), turn: ana } }));
    const out = heard(board);
    await sendKeys({ press: 'p' });
    expect(out.moves).to.deep.equal([]);
    expect(findAll(board, '.table[inert]').length).to.equal(1);
  });
});
