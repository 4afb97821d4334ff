import { expect } from '@open-wc/testing';
import { ana, bruno, scene, window, type Wish } from './scenes.ts';
import { button, find, findAll, heard, nameOf, read, settle, sit } from './table.ts';
import type { DuDosBoard } from '../../../../src/games/dos/board.ts';

type Given = { readonly step: number; readonly move: { readonly move: object; readonly lay: readonly number[] } };
/** Taps cards by their names; the slots of the own hand are 0, 1, … in the order of the wish. */
async function tap(board: DuDosBoard, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    button(board, name).click();
    await settle(board);
  }
}
const line = (board: DuDosBoard): string => read(find(board, '#line')).trim();
const play = (board: DuDosBoard): string => find(board, '.play').textContent.trim();

describe('a turn of DOS', () => {
  it('a card of the row, then two of mine: the sum and the bonus stand there before it is matched', async () => {
    const board = await sit(scene());
    const out = heard(board);
    await tap(board, 'red 7');
    expect(line(board)).to.contain('red 7: a 7, or two cards that make 7');
    await tap(board, 'red 3', 'red 4');
    expect(line(board)).to.equal('3 + 4 = 7 On red 7. All red: a bonus card, and the others draw one.');
    expect(play(board)).to.equal('Match 7');
    expect(out.moves).to.deep.equal([]);
    find(board, '.play').click();
    expect(out.moves).to.deep.equal([
      {
        step: 12,
        move: { move: { kind: 'match', target: 0, cards: 2, value: 7, colour: 'red', dos: false }, lay: [0, 1] },
      },
    ]);
  });
  it('cards alone find the card of the row that they fit best', async () => {
    const board = await sit(scene());
    await tap(board, 'blue 9');
    expect(line(board)).to.contain('On blue 9. All blue: a bonus card.');
    expect(nameOf(find(board, '.aim[aria-pressed=true]'))).to.contain('blue 9');
  });
  it('what does not add up is said, and cannot be matched', async () => {
    const board = await sit(scene());
    const out = heard(board);
    await tap(board, 'red 7', 'red 3', 'yellow 5');
    expect(line(board)).to.equal('3 + 5 = 8 Does not make red 7.');
    expect(find(board, '.play').getAttribute('aria-disabled')).to.equal('true');
    find(board, '.play').click();
    expect(out.moves).to.deep.equal([]);
  });
  it('cards that cannot go with what is picked say so, and a third is refused', async () => {
    const board = await sit(scene());
    const out = heard(board);
    await tap(board, 'red 7', 'red 3');
    expect(findAll(board, '.slot').filter((e) => nameOf(e).includes('matches nothing now')).length).to.equal(2);
    await tap(board, 'red 4', 'yellow 5');
    expect(out.said.at(-1)).to.equal('Pick at most 2 cards.');
  });
  it('a wild number is what is missing, and its best colour is taken by itself', async () => {
    const board = await sit(scene({ row: '#B', hand: 'B8 D Y5 Y6' }));
    await tap(board, 'blue 8', 'wild DOS');
    expect(line(board)).to.contain('8 + 2 = 10').and.contain('On blue wild number as 10. All blue');
    expect(findAll(board, '.chip, du-stepper')).to.deep.equal([]);
  });
  it('by house rule number and colour are asked, where there is a choice', async () => {
    const board = await sit(scene({ row: '#R R7', hand: '#R D Y5 R7', options: { wildChoices: 'ask' } }));
    const out = heard(board);
    await tap(board, 'red wild number, you can match it', 'red wild number');
    expect(play(board)).to.equal('Match 1');
    await tap(board, '+ one more', 'no colour match');
    find(board, '.play').click();
    expect((out.moves[0] as Given).move.move).to.deep.equal({ kind: 'match', target: 0, cards: 1, value: 2, colour: null, dos: false }); // prettier-ignore
    await tap(board, 'red wild number', 'red wild number, you can match it', 'red 7, you can match it', 'wild DOS', 'yellow 5'); // prettier-ignore
    expect(findAll(board, '.chip, du-stepper')).to.deep.equal([]);
  });
  it('draws at once, but with a match lying ready only at the second tap', async () => {
    const board = await sit(scene());
    const out = heard(board);
    find(board, '.pass').click();
    expect(out.moves).to.deep.equal([{ step: 12, move: { move: { kind: 'draw', dos: false }, lay: [] } }]);
    await tap(board, 'blue 9');
    find(board, '.pass').click();
    await settle(board);
    expect(out.moves.length).to.equal(1);
    expect(line(board)).to.contain('Tap once more');
    find(board, '.pass').click();
    expect(out.moves.length).to.equal(2);
  });
  it('stops after a match; a card that is matched says why it is closed', async () => {
    const board = await sit(scene({ row: 'R7<R3+R4 B9', hand: 'Y5 Y8 Y9', board: { at: 'matched', matches: 1 } }));
    const out = heard(board);
    await tap(board, 'red 7, matched with red 3 and red 4');
    expect(out.said).to.deep.equal(['This card has already been matched in this turn.']);
    expect(find(board, '.pass').textContent.trim()).to.equal('Stop');
    find(board, '.pass').click();
    expect(out.moves).to.deep.equal([{ step: 12, move: { move: { kind: 'stop', dos: false }, lay: [] } }]);
  });
  it('places as many cards as are due', async () => {
    const board = await sit(scene({ hand: 'Y5 Y8 R1 B4', board: { at: 'place', places: 2 } }));
    const out = heard(board);
    await tap(board, 'yellow 5');
    expect(line(board)).to.equal('Place 2 cards in the row. 1 of 2 picked.');
    expect(find(board, '.play').getAttribute('aria-disabled')).to.equal('true');
    await tap(board, 'red 1');
    find(board, '.play').click();
    expect(out.moves).to.deep.equal([
      { step: 12, move: { move: { kind: 'place', cards: 2, dos: false }, lay: [0, 2] } },
    ]);
  });
  it('says DOS with the match that leaves two cards, and only then', async () => {
    const board = await sit(scene({ hand: 'R3 R4 Y5 Y8' }));
    const out = heard(board);
    find(board, '.dos').click();
    expect(out.said).to.deep.equal(['DOS is only said when exactly two cards are left.']);
    await tap(board, 'red 3', 'red 4', 'DOS!');
    expect(find(board, '.dos').getAttribute('aria-pressed')).to.equal('true');
    find(board, '.play').click();
    expect((out.moves[0] as Given).move.move).to.include({ kind: 'match', dos: true });
  });
  it('catches in its own turn who is silent', async () => {
    const board = await sit(scene({ sizes: [2, 5], board: { unsaid: [bruno] } }));
    const out = heard(board);
    find(board, '.catch').click();
    expect(out.moves).to.deep.equal([{ step: 12, move: { move: { kind: 'catch', seat: 1 }, lay: [] } }]);
  });
  it('a window: the word or nothing; catch or let go', async () => {
    const mine = await sit(scene({ hand: 'R3 Y5', board: { asked: ana }, scene: window }));
    const own = heard(mine);
    await tap(mine, 'DOS!', 'Say nothing');
    expect(own.moves).to.deep.equal([{ step: 31, move: { kind: 'dos' } }, { step: 31, move: null }]); // prettier-ignore
    const wish: Wish = { board: { turn: bruno, at: 'matched', stake: bruno, unsaid: [bruno] }, scene: window };
    const other = await sit(scene(wish));
    const out = heard(other);
    await tap(other, 'Catch Bruno', 'Let it go');
    expect(out.moves).to.deep.equal([{ step: 31, move: { kind: 'catch', seat: 1 } }, { step: 31, move: null }]); // prettier-ignore
  });
  it('B106: shows what is left of a window when the page is seen again, although it drew nothing meanwhile', async () => {
    const board = await sit(scene({ hand: 'R3 Y5', board: { asked: ana }, scene: window }));
    const shown = find(board, 'du-dos-window');
    expect(read(shown)).to.contain('(5 s)');
    await new Promise((wait) => setTimeout(wait, 1200));
    document.dispatchEvent(new Event('visibilitychange'));
    await settle(board);
    expect(read(shown)).to.contain('(4 s)');
    const { style } = find(shown, '.left');
    expect(style.animationDuration).to.equal('5000ms');
    expect(parseFloat(style.animationDelay)).to.be.within(-3000, -1150);
  });
  it('what lies ready before the turn is still ready in it, unless it has gone', async () => {
    const board = await sit(scene({ board: { turn: bruno } }));
    await tap(board, 'red 3', 'red 4');
    expect(findAll(board, '.says')).to.deep.equal([]);
    board.scene = scene();
    await settle(board);
    expect(play(board)).to.equal('Match 7');
    const other = scene({ row: 'B9 D Y1' });
    board.scene = other;
    await settle(board);
    expect(find(board, '.play').getAttribute('aria-disabled')).to.equal('true');
  });
});
