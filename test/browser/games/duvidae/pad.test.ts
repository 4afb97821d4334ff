import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { DuDuvidaeBoard } from '../../../../src/games/duvidae/board.ts';
import { bruno, chidi, find, handButtons, heard, meld, read, scene, settle, sit, tap, type Wish } from './table.ts';

const button = (board: DuDuvidaeBoard, kind: 'play' | 'challenge' | 'pass'): HTMLElement =>
  find(board, `.says .${kind}`);
const label = (board: DuDuvidaeBoard): string => read(button(board, 'play')).trim();
const line = (board: DuDuvidaeBoard): string => read(find(board, '#line')).trim();
const note = (board: DuDuvidaeBoard): string => read(find(board, '#note')).trim();
/** Picks cards of `1 3+1 5 5 5+2 6 8` by their place. */
const pick = (board: DuDuvidaeBoard, ...at: readonly number[]): Promise<void> =>
  tap(board, ...at.map((i) => handButtons(board)[i]));
const slotAt = (board: DuDuvidaeBoard, i: number): number => Number(handButtons(board)[i]?.dataset['slot']);
const press = async (board: DuDuvidaeBoard, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) {
    await sendKeys({ press: key });
    await settle(board);
  }
};
const leading: Wish = { board: { table: [] } };

describe('my cards', () => {
  it('lie in the order of their ranks, with the penalty in their names', async () => {
    const board = await sit(scene());
    const names = handButtons(board).map((b) => read(b).trim());
    expect(names).to.deep.equal(['1', '3 plus 1', '5', '5', '5 plus 2', '6', '8']);
  });
  it('the claim is spelled out before it is made', async () => {
    const board = await sit(scene(leading));
    expect(line(board)).to.contain('You lead: choose one to four cards');
    await pick(board, 2, 3, 4);
    expect(line(board)).to.equal('You say: three 5s');
    expect(note(board)).to.equal('And that is true.');
    expect(label(board)).to.equal('Play');
    const out = heard(board);
    const [first, second, dear] = [2, 3, 4].map((i) => slotAt(board, i));
    button(board, 'play').click();
    expect(out.moves).to.deep.equal([{ step: 12, move: { move: { kind: 'play', n: 3 }, lay: [dear, first, second] } }]);
  });
  it('a bluff is named so, on a button of the same size and colour', async () => {
    const board = await sit(scene(leading));
    await pick(board, 2, 3);
    const look = (): readonly unknown[] => {
      const el = button(board, 'play');
      return [
        el.getBoundingClientRect().width,
        el.getBoundingClientRect().height,
        getComputedStyle(el).backgroundColor,
      ];
    };
    const honest = look();
    await pick(board, 3, 1);
    expect(label(board)).to.equal('Play (bluff)');
    expect(note(board)).to.contain('Bluff: one is no 5').and.contain('The highest lies open');
    expect(look()).to.deep.equal(honest);
  });
  it('shows the rank that most of them have, unless another is chosen', async () => {
    const board = await sit(scene(leading));
    await pick(board, 2, 3, 6);
    expect(line(board)).to.equal('You say: three 5s');
    expect(note(board)).to.contain('Most are 5s, so a 5 lies open');
    const choices = [...find(board, '.shows').querySelectorAll<HTMLElement>('.show')];
    expect(choices.map((c) => read(c).trim())).to.deep.equal(['5', '5', '8']);
    await tap(board, choices[2]);
    expect(line(board)).to.equal('You say: three 8s');
    expect(read(handButtons(board)[6] as HTMLElement).trim()).to.equal('8, face up');
    const out = heard(board);
    button(board, 'play').click();
    const lay = [6, 2, 3].map((i) => slotAt(board, i));
    expect(out.moves).to.deep.equal([{ step: 12, move: { move: { kind: 'play', n: 3 }, lay } }]);
  });
  it('says how to beat the table, and why a choice does not', async () => {
    const board = await sit(scene());
    expect(line(board)).to.equal('To beat it: 2 cards with 6 or higher open, or 3 cards with any one open.');
    await pick(board, 2, 3);
    expect(note(board)).to.equal('For as many cards the shown one must be higher than 5.');
    expect(button(board, 'play').getAttribute('aria-disabled')).to.equal('true');
    const out = heard(board);
    await tap(board, button(board, 'play'));
    expect(out.moves).to.deep.equal([]);
    expect(out.said).to.deep.equal(['For as many cards the shown one must be higher than 5.']);
    await pick(board, 3);
    expect(note(board)).to.contain('Lay at least 2 cards');
    await pick(board, 5);
    expect(line(board)).to.equal('You say: two 6s');
    expect(button(board, 'play').getAttribute('aria-disabled')).to.equal('false');
  });
  it('takes no fifth card', async () => {
    const board = await sit(scene(leading));
    await pick(board, 0, 1, 2, 3, 4);
    expect(note(board)).to.equal('Lay at most 4 cards.');
    expect(handButtons(board).filter((b) => b.getAttribute('aria-pressed') === 'true').length).to.equal(4);
  });
  it('can be made ready before the turn, and stay ready', async () => {
    const before = scene({ board: { turn: chidi } });
    const board = await sit(before);
    await pick(board, 5, 6);
    expect(line(board)).to.equal('Ready: two 8s');
    const known = before.known;
    const now = scene();
    board.scene = { ...now, known, board: { ...(now.board as object), hands: (before.board as { hands: unknown }).hands } as never }; // prettier-ignore
    await settle(board);
    expect(line(board)).to.equal('You say: two 8s');
  });
  it('hide from neighbours, and nothing of them is left in the page', async () => {
    const board = await sit(scene());
    await tap(board, find(board, '.lid'));
    expect(read(find(board, '.own')))
      .to.contain('7 cards, hidden')
      .and.not.contain('plus');
    expect(handButtons(board).filter((b) => b.matches('button')).length).to.equal(0);
    await tap(board, find(board, '.lid'));
    expect(handButtons(board).length).to.equal(7);
  });
  it('more than a row can hold lie in two, each wide enough to tap', async () => {
    const board = await sit(scene({ hand: '1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8' }));
    const rows = find(board, 'du-duvidae-hand').shadowRoot?.querySelectorAll('.row').length;
    expect(rows).to.equal(2);
    for (const b of handButtons(board)) expect(b.getBoundingClientRect().width).to.be.at.least(24);
  });
});

describe('challenge and pass', () => {
  it('a challenge needs a second tap, and says what it is about', async () => {
    const board = await sit(scene());
    const out = heard(board);
    await tap(board, button(board, 'challenge'));
    expect(out.moves).to.deep.equal([]);
    expect(note(board)).to.equal('You challenge Bruno: two 5s. Tap once more.');
    expect(out.said).to.deep.equal([note(board)]);
    await tap(board, button(board, 'challenge'));
    expect(out.moves).to.deep.equal([{ step: 12, move: { move: { kind: 'challenge' }, lay: [] } }]);
  });
  it('the first tap is forgotten after anything else', async () => {
    const board = await sit(scene());
    const out = heard(board);
    await tap(board, button(board, 'challenge'));
    await pick(board, 0);
    await tap(board, button(board, 'challenge'));
    expect(out.moves).to.deep.equal([]);
  });
  it('a pass says what it costs; with cards lying ready it asks once more', async () => {
    const board = await sit(scene());
    const out = heard(board);
    expect(read(button(board, 'pass')).trim()).to.equal('Pass draw 1');
    await pick(board, 5);
    await tap(board, button(board, 'pass'));
    expect(out.moves).to.deep.equal([]);
    await tap(board, button(board, 'pass'));
    expect(out.moves).to.deep.equal([{ step: 12, move: { move: { kind: 'pass' }, lay: [] } }]);
    const free = await sit(scene({ options: { passDraw: 0 } }));
    const said = heard(free);
    expect(read(button(free, 'pass'))).to.contain('no draw');
    await tap(free, button(free, 'pass'));
    expect(said.moves.length).to.equal(1);
  });
  it('closed ones say why', async () => {
    const board = await sit(scene(leading));
    for (const [kind, why] of [
      ['challenge', 'There is nothing to challenge yet.'],
      ['pass', 'The table is empty: you must lay at least one card.'],
    ] as const) {
      expect(button(board, kind).getAttribute('aria-disabled')).to.equal('true');
      await tap(board, button(board, kind));
      expect(note(board)).to.equal(why);
    }
    const single = await sit(scene({ board: { table: [meld(bruno, 1, '5')] } }));
    await tap(single, button(single, 'challenge'));
    expect(note(single)).to.equal('A single card lies open; there is nothing to challenge.');
  });
  it('a challenge stands apart from the default by a gap', async () => {
    const board = await sit(scene());
    const gap =
      button(board, 'play').getBoundingClientRect().left - button(board, 'challenge').getBoundingClientRect().right;
    expect(gap).to.be.at.least(12);
  });
  it('a double tap says nothing that one tap does not say', async () => {
    const board = await sit(scene(leading));
    const out = heard(board);
    await pick(board, 0);
    for (const detail of [1, 2])
      button(board, 'play').dispatchEvent(new MouseEvent('click', { detail, bubbles: true }));
    expect(out.moves.length).to.equal(1);
  });
});

describe('by keys alone', () => {
  it('arrows walk over the hand, Space picks, and a whole turn is played', async () => {
    const board = await sit(scene());
    const out = heard(board);
    handButtons(board)[0]?.focus();
    await press(board, 'End', 'Space', 'ArrowLeft', 'Space');
    expect(line(board)).to.equal('You say: two 8s');
    expect(handButtons(board).filter((b) => b.tabIndex === 0).length).to.equal(1);
    button(board, 'play').focus();
    await press(board, 'Enter');
    const lay = [6, 5].map((i) => slotAt(board, i));
    expect(out.moves).to.deep.equal([{ step: 12, move: { move: { kind: 'play', n: 2 }, lay } }]);
  });
  it('arrows choose which card lies face up', async () => {
    const board = await sit(scene());
    await pick(board, 5, 6);
    find(board, '.show[aria-checked="true"]').focus();
    await press(board, 'ArrowLeft');
    expect(line(board)).to.equal('You say: two 6s');
    expect(find(board, '.shows').querySelectorAll('.show')[0]).to.equal(find(board, '.show[tabindex="0"]'));
  });
  it('Escape takes back a first tap, then the choice', async () => {
    const board = await sit(scene());
    const out = heard(board);
    await pick(board, 5);
    button(board, 'challenge').focus();
    await press(board, 'Enter', 'Escape', 'Enter');
    expect(out.moves).to.deep.equal([]);
    await press(board, 'Escape', 'Escape');
    expect(line(board)).to.contain('To beat it');
  });
  it('B plays, D challenges and P passes; H and T read on request', async () => {
    const board = await sit(scene());
    const out = heard(board);
    await press(board, 'h', 't');
    expect(out.said[0]).to.equal('You have 7 cards: 1, 3 plus 1, 5, 5, 5 plus 2, 6, 8.');
    expect(out.said[1]).to.contain('Round 2').and.contain('Bruno: two 5s').and.contain('Your turn').and.not.contain('plus'); // prettier-ignore
    await press(board, 'd', 'd', 'p');
    await pick(board, 5, 6);
    await press(board, 'b');
    expect(out.moves.map((m) => (m as { move: { move: { kind: string } } }).move.move.kind)).to.deep.equal(['challenge', 'pass', 'play']); // prettier-ignore
    await press(board, '?');
    expect(out.wishes).to.deep.equal(['rules']);
  });
  it('single keys can be turned off, and do nothing when it is not my turn', async () => {
    const board = await sit(scene());
    const out = heard(board);
    board.shortcuts = false;
    await press(board, 'd', 'd', 'p', 'h');
    board.shortcuts = true;
    board.scene = scene({ board: { turn: chidi } });
    await settle(board);
    await press(board, 'd', 'd', 'p', 'b');
    expect(out).to.deep.equal({ moves: [], said: [], wishes: [] });
  });
  it('the focus is not moved when my turn begins', async () => {
    const board = await sit(scene({ board: { turn: chidi } }));
    find(board, '.seal-line').focus();
    board.scene = scene();
    await settle(board);
    expect(board.shadowRoot?.activeElement).to.equal(find(board, '.seal-line'));
  });
});
