import { aTimeout, expect } from '@open-wc/testing';
import type { DuDudoBoard } from '../../../../src/games/dudo/board.ts';
import {
  ana,
  bruno,
  chidi,
  find,
  heard,
  nextRound,
  opening,
  read,
  scene,
  seats,
  settle,
  settled,
  sit,
} from './table.ts';

const moment = (board: DuDudoBoard): HTMLElement | null => board.shadowRoot?.querySelector('du-dudo-showdown') ?? null;
const words = (board: DuDudoBoard): string => read(moment(board) as HTMLElement);
const next = (board: DuDudoBoard): HTMLElement => find(moment(board) as HTMLElement, 'button');

describe('the challenge', () => {
  afterEach(() => {
    delete document.documentElement.dataset['motion'];
  });
  it('names who doubts whom, and the bid', async () => {
    const board = await sit(
      scene(),
      scene({ board: opening, scene: { open: { what: 'seen', owing: seats, given: [] } } }),
    );
    expect(words(board)).to.contain('Ana doubts Bruno').and.contain('5 threes');
  });
  it('shows each cup as it opens, and names who is missing', async () => {
    const open = { what: 'open', owing: seats, given: [ana, chidi] };
    const board = await sit(scene(), scene({ board: opening, open: [chidi], scene: { open } }));
    expect(words(board)).to.contain('two two one four five').and.contain('Waiting for Bruno to open');
  });
  it('without motion goes straight to the verdict, with nothing moving', async () => {
    const board = await sit(scene(), scene({ board: nextRound() }));
    expect(words(board)).to.contain('There are 5 threes. The bid was 5. Ana loses a die.');
    expect(words(board)).to.contain('3 threes + 2 wild');
    expect(board.getAnimations({ subtree: true }).length + document.getAnimations().length).to.equal(0);
  });
  it('with motion counts up, and a tap skips to the verdict', async () => {
    document.documentElement.dataset['motion'] = 'full';
    const board = await sit(scene(), scene({ board: nextRound() }));
    expect(words(board)).not.to.contain('loses a die');
    next(board).click();
    await settle(board);
    expect(words(board)).to.contain('Ana loses a die');
  });
  it('a tap cannot skip to a verdict that is not there yet', async () => {
    document.documentElement.dataset['motion'] = 'full';
    const open = { what: 'open', owing: seats, given: [ana] };
    const board = await sit(scene(), scene({ board: opening, scene: { open } }));
    next(board).click();
    next(board).click();
    await settle(board);
    expect(moment(board)).not.to.equal(null);
    expect(words(board)).to.contain('opening…');
  });
  it('marks the dice that count and the seat that loses', async () => {
    const board = await sit(scene(), scene({ board: nextRound() }));
    const rows = [...(moment(board)?.shadowRoot?.querySelectorAll('li') ?? [])];
    expect(rows.map((r) => r.querySelectorAll('du-die[counts]').length)).to.deep.equal([3, 1, 1]);
    expect(rows.map((r) => r.hasAttribute('data-lost'))).to.deep.equal([true, false, false]);
    expect(read(rows[0] as HTMLElement))
      .to.contain('three, counts')
      .and.contain('−1');
  });
  it('counts no ones where they are not wild', async () => {
    const last = settled({ wild: false, palifico: true, count: 3, result: 'right', loser: bruno });
    const board = await sit(scene(), scene({ board: nextRound(last) }));
    expect(words(board)).not.to.contain('wild');
    expect(moment(board)?.shadowRoot?.querySelectorAll('du-die[counts]').length).to.equal(3);
  });
  it('stays until it is put away, while the next round already runs behind it', async () => {
    const board = await sit(scene(), scene({ board: nextRound() }));
    board.scene = scene({ board: { ...nextRound(), phase: 'bid', turn: ana, cups: {} } });
    await settle(board);
    expect(words(board)).to.contain('Ana loses a die');
    let shown = 0;
    board.addEventListener('du-shown', () => shown++);
    next(board).click();
    await settle(board);
    expect(moment(board)).to.equal(null);
    expect(shown).to.equal(1);
    expect(find(board, 'du-dudo-bid-pad')).to.exist;
  });
  it('gives way to the next one, which is shown from its beginning', async () => {
    document.documentElement.dataset['motion'] = 'full';
    const board = await sit(scene(), scene({ board: nextRound() }));
    next(board).click();
    await settle(board);
    expect(words(board)).to.contain('Ana loses a die');
    board.scene = scene({ board: nextRound(settled({ round: 5, by: chidi, loser: chidi })) });
    await settle(board);
    expect(words(board)).to.contain('Chidi doubts Bruno').and.not.contain('loses a die');
  });
  it('does not come back after it was put away', async () => {
    const board = await sit(scene(), scene({ board: nextRound() }));
    next(board).click();
    board.scene = scene({ board: nextRound() });
    await settle(board);
    expect(board.busy).to.equal(false);
  });
  it('is not shown again to somebody who comes back to the table', async () => {
    const board = await sit(scene({ board: nextRound() }));
    expect(board.busy).to.equal(false);
  });
  it('goes away when the round becomes void', async () => {
    const board = await sit(scene(), scene({ board: opening }), scene({ board: { ...nextRound(), last: null } }));
    expect(board.busy).to.equal(false);
  });
  it('shows a tick only when this device has checked', async () => {
    const later = { board: nextRound(), scene: { step: 20, checked: 17 } };
    const board = await sit(scene(), scene(later));
    expect(words(board)).to.contain('Being checked');
    board.scene = scene({ board: nextRound(), scene: { step: 21, checked: 21 } });
    await settle(board);
    expect(words(board)).to.contain('Checked on your device');
  });
  it('of a right calza says who gets a die back', async () => {
    const last = settled({ kind: 'calza', result: 'right', loser: null, lost: 0, regained: ana });
    const board = await sit(scene(), scene({ board: nextRound(last) }));
    expect(words(board))
      .to.contain('Ana says it is exactly right')
      .and.contain('Ana gets a die back')
      .and.contain('+1');
  });
  it('gives out no move and no word of its own', async () => {
    const board = await sit(scene());
    const out = heard(board);
    board.scene = scene({ board: nextRound() });
    await settle(board);
    next(board).click();
    await aTimeout(0);
    expect(out).to.deep.equal({ moves: [], said: [], wishes: [] });
  });
});
