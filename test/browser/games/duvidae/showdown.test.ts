import { aTimeout, expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { DuDuvidaeBoard } from '../../../../src/games/duvidae/board.ts';
import { after, ana, bruno, cards, find, heard, opening, read, scene, settle, settled, sit } from './table.ts';

const moment = (board: DuDuvidaeBoard): HTMLElement | null =>
  board.shadowRoot?.querySelector('du-duvidae-showdown') ?? null;
const words = (board: DuDuvidaeBoard): string => read(moment(board) as HTMLElement);
const next = (board: DuDuvidaeBoard): HTMLElement => find(moment(board) as HTMLElement, 'button');
const verdict = (more = {}): ReturnType<typeof scene> => scene({ board: after(settled(more)) });

describe('the challenge', () => {
  afterEach(() => {
    delete document.documentElement.dataset['motion'];
  });
  it('names who challenges whom and the claim, with the closed cards still closed', async () => {
    const board = await sit(scene(), scene({ board: opening }));
    expect(words(board)).to.contain('Ana challenges Bruno').and.contain('three 5s').and.contain('closed');
    expect(moment(board)?.shadowRoot?.querySelectorAll('du-card[back]').length).to.equal(2);
    expect(board.tense).to.equal(true);
  });
  it('says who has still to open', async () => {
    const open = { what: 'open', owing: [bruno], given: [] };
    const board = await sit(scene(), scene({ board: opening, scene: { open } }));
    expect(words(board)).to.contain('Waiting for Bruno to open');
  });
  it('without motion goes straight to the verdict, with nothing moving', async () => {
    const board = await sit(scene(), verdict());
    expect(words(board))
      .to.contain('is a 5')
      .and.contain('no 5')
      .and.contain('Bluff: the closed cards are 5 plus 1, 3 plus 2, not all 5. Bruno draws 2 + 3 = 5 cards.');
    expect(read(find(board, '.total'))).to.contain('5 cards to draw');
    expect(board.getAnimations({ subtree: true }).length + document.getAnimations().length).to.equal(0);
    expect([board.busy, board.tense]).to.deep.equal([true, false]);
  });
  it('with motion opens one card after the other, and counts the price up', async () => {
    document.documentElement.dataset['motion'] = 'full';
    const board = await sit(scene(), verdict());
    const closed = (): number => moment(board)?.shadowRoot?.querySelectorAll('du-card[back]').length ?? -1;
    const seen = new Set<string>();
    while (board.tense) {
      seen.add(`${closed()} closed, ${read(find(board, '.total')).trim().split(' ')[0] ?? ''}`);
      await aTimeout(40);
    }
    expect([...seen]).to.deep.equal(['2 closed, 2', '1 closed, 3', '0 closed, 5']);
    expect(words(board)).to.contain('Bruno draws');
  });
  it('a tap skips to the verdict, but not to one that is not there yet', async () => {
    document.documentElement.dataset['motion'] = 'full';
    const board = await sit(scene(), scene({ board: opening }));
    next(board).click();
    next(board).click();
    await settle(board);
    expect(words(board)).not.to.contain('draws');
    board.scene = verdict();
    await settle(board);
    next(board).click();
    await settle(board);
    expect(words(board)).to.contain('Bruno draws');
  });
  it('of the truth says so, and what it costs the challenger', async () => {
    const board = await sit(scene(), verdict({ result: 'truth', cards: cards('5+2'), penalty: 2, due: 4, loser: ana }));
    expect(words(board)).to.contain('True: the closed card is 5 plus 2. Ana draws 2 + 2 = 4 cards.');
  });
  it('of the last cards says that the round is won', async () => {
    const board = await sit(scene(), verdict({ result: 'truth', outcome: 'won', cards: cards('5'), penalty: 0, loser: null })); // prettier-ignore
    expect(words(board)).to.contain('Bruno is out and wins the round').and.not.contain('Ana draws');
  });
  it('of one who left instead of opening shows closed cards and no price', async () => {
    const board = await sit(scene(), verdict({ result: 'closed', outcome: 'void', cards: [null, null], due: 0, loser: null, drew: null })); // prettier-ignore
    expect(words(board)).to.contain('stays closed').and.contain('Bruno has gone without opening and is caught');
    expect(find(board, '.price').hidden).to.equal(true);
  });
  it('says when fewer cards were left than had to be drawn', async () => {
    expect(words(await sit(scene(), verdict({ drew: 2 })))).to.contain('Only 2 cards were left');
  });
  it('stays until it is put away, while the game already goes on behind it', async () => {
    const board = await sit(scene(), verdict());
    let shown = 0;
    board.addEventListener('du-shown', () => shown++);
    expect(find(board, '.table').inert).to.equal(true);
    next(board).click();
    await settle(board);
    expect([moment(board), shown, find(board, '.table').inert]).to.deep.equal([null, 1, false]);
    board.scene = verdict({ drew: 4 });
    await settle(board);
    expect(board.busy).to.equal(false);
  });
  it('gives way to the next one, which is shown from its beginning', async () => {
    document.documentElement.dataset['motion'] = 'full';
    const board = await sit(scene(), verdict());
    next(board).click();
    await settle(board);
    board.scene = verdict({ number: 2, by: bruno, against: ana });
    await settle(board);
    expect(words(board)).to.contain('Bruno challenges Ana').and.not.contain('draws 2');
  });
  it('goes away when the round becomes void', async () => {
    const board = await sit(scene(), scene({ board: opening }), scene({ board: { phase: 'shuffle', turn: null, table: [], hands: {} } })); // prettier-ignore
    expect(board.busy).to.equal(false);
  });
  it('shows a tick only when this device has checked', async () => {
    const later = { board: after(), scene: { step: 20, checked: 17 } };
    const board = await sit(scene(), scene(later));
    expect(words(board)).to.contain('Being checked');
    board.scene = scene({ board: after(), scene: { step: 21, checked: 21 } });
    await settle(board);
    expect(words(board)).to.contain('Checked on your device');
  });
  it('tells the page once when the verdict is there', async () => {
    const board = await sit(scene());
    let told = 0;
    board.addEventListener('du-verdict', () => told++);
    board.scene = verdict();
    await settle(board);
    expect(told).to.equal(1);
  });
  it('Enter puts a verdict away; letters do nothing meanwhile', async () => {
    const board = await sit(scene(), verdict());
    const out = heard(board);
    for (const key of ['d', 'd', 'p', 'b']) await sendKeys({ press: key });
    expect(out.moves).to.deep.equal([]);
    await sendKeys({ press: 'Enter' });
    expect(board.busy).to.equal(false);
    expect(out.said).to.deep.equal([]);
  });
});
