import { expect } from '@open-wc/testing';
import { ana, bruno, card, chidi, nextRound, opening, own, scene, settled } from './scenes.ts';
import { find, heard, read, settle, sit } from './table.ts';

const check = (board: HTMLElement): HTMLElement => find(board, 'du-how-dare-check');

describe('the check', () => {
  it('tells who dared, the answer, who takes how many ducks, and how far off it was', async () => {
    const words = read(check(await sit(scene(), scene({ board: nextRound() }))));
    expect(words)
      .to.contain('Ana: How dare you!')
      .and.contain('Chidi said 1,200')
      .and.contain('979')
      .and.contain('221 too high')
      .and.contain('Chidi takes the card: 3 ducks.');
  });
  it('tells a doubled dare from a plain one', async () => {
    const last = settled({ doubled: true, loser: ana, bid: 700, answer: 979, cards: [{ card, ducks: 3 }, { card: 'birds', ducks: 2 }] }); // prettier-ignore
    const words = read(check(await sit(scene(), scene({ board: nextRound(last) }))));
    expect(words)
      .to.contain('two cards')
      .and.contain('Ana takes 2 cards: 5 ducks.')
      .and.contain('279 below the answer');
  });
  it('tells a Spot On, right and wrong', async () => {
    const right = settled({ exact: true, bid: 979, loser: null, cards: [] });
    expect(read(check(await sit(scene(), scene({ board: nextRound(right) })))))
      .to.contain('Spot On!')
      .and.contain('nobody takes the card')
      .and.contain('exactly');
    const wrong = settled({ exact: true, loser: ana, cards: [] });
    expect(read(check(await sit(scene(), scene({ board: { ...nextRound(wrong), phase: 'over' } })))))
      .to.contain('Ana has lost')
      .and.contain('See the result');
  });
  it('of an own card it waits for the writer, and shows then that the seal held', async () => {
    const board = await sit(scene(), scene({ board: opening }));
    expect(read(check(board)))
      .to.contain('Bruno opens the sealed answer')
      .and.not.contain('too high.');
    expect(board.tense).to.equal(true);
    const last = settled({
      card: 'own-1',
      question: 2,
      answer: 57,
      loser: chidi,
      cards: [{ card: 'own-1', ducks: 3 }],
    });
    board.scene = scene({ board: { ...nextRound(last), own: [own] }, scene: { checked: 99 } });
    await settle(board);
    expect(board.tense).to.equal(false);
    expect(read(check(board)))
      .to.contain('57')
      .and.contain('Sealed by Bruno before the game; checked on your device');
  });
  it('goes away if the writer goes before opening', async () => {
    const board = await sit(scene(), scene({ board: opening }));
    expect(board.busy).to.equal(true);
    board.scene = scene({ board: { ...nextRound(), last: null, own: [own], playing: [ana, chidi], gone: [{ seat: bruno, why: 'left' }] } }); // prettier-ignore
    await settle(board);
    expect(board.busy).to.equal(false);
  });
  it('is not shown again to who comes back to the table', async () => {
    expect((await sit(scene({ board: nextRound() }))).busy).to.equal(false);
  });
  it('is put away with its button, tells the page, and gives the table back', async () => {
    const board = await sit(scene(), scene({ board: nextRound() }));
    let shown = 0;
    board.addEventListener('du-shown', () => (shown += 1));
    expect(find(board, '.table').hasAttribute('inert')).to.equal(true);
    find(check(board), 'button').click();
    await settle(board);
    expect([shown, board.busy, find(board, '.table').hasAttribute('inert')]).to.deep.equal([1, false, false]);
    expect(heard(board).moves).to.deep.equal([]);
  });
});
