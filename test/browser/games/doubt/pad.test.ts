import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { DuDoubtBoard } from '../../../../src/games/doubt/board.ts';
import { ana, asked, bigHand, bruno, button, find, findAll, handCard, heard, read, scene, settle, sit, tap } from './table.ts'; // prettier-ignore

const slotOf = (board: DuDoubtBoard, name: string): number => Number(handCard(board, name).dataset['slot']);
const line = (board: DuDoubtBoard): string => read(find(board, '#line')).trim();
const note = (board: DuDoubtBoard): string => read(find(board, '#note')).trim();
const press = async (board: DuDoubtBoard, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) {
    await sendKeys({ press: key });
    await settle(board);
  }
};

describe('placing a card', () => {
  it('spells the claim out before it is made, and says whether it is true', async () => {
    const board = await sit(scene());
    expect(line(board)).to.equal('Choose a card and say what it shares, or pass.');
    await tap(board, handCard(board, 'red king'));
    expect([line(board), note(board)]).to.deep.equal(['You say: a king', 'True: red king.']);
    await tap(board, find(board, '[data-claim="colour"]'));
    expect([line(board), note(board)]).to.deep.equal(['You say: a card in purple', 'A bluff: red king.']);
  });
  it('takes the claim that is true, where only one is', async () => {
    const board = await sit(scene());
    await tap(board, handCard(board, 'purple nine'));
    expect(line(board)).to.equal('You say: a card in purple');
    await tap(board, handCard(board, 'green eight'));
    expect([line(board), note(board)]).to.deep.equal(['You say: a king', 'A bluff: green eight.']);
  });
  it('plays it; a bluff only says so to its owner', async () => {
    const board = await sit(scene());
    const out = heard(board);
    const slot = slotOf(board, 'green eight');
    await tap(board, handCard(board, 'green eight'));
    await tap(board, button(board, 'Play (bluff)'));
    expect(out.moves).to.deep.equal([{ step: 12, move: { move: { kind: 'place', claim: 'rank' }, lay: [slot] } }]);
    const honest = await sit(scene());
    const wide = (): number => find(honest, '.play').getBoundingClientRect().width;
    await tap(honest, handCard(honest, 'red king'));
    const before = wide();
    await tap(honest, handCard(honest, 'green eight'));
    expect(wide()).to.equal(before);
  });
  it('says why it cannot be played yet', async () => {
    const board = await sit(scene());
    const out = heard(board);
    await tap(board, button(board, 'Play'));
    expect(out).to.deep.equal({ moves: [], said: ['Choose a card and say what it shares, or pass.'], wishes: [] });
  });
  it('passes at once, and with a card ready at the second tap', async () => {
    const board = await sit(scene());
    const out = heard(board);
    const passed = { step: 12, move: { move: { kind: 'pass' }, lay: [] } };
    await tap(board, button(board, 'Pass'));
    expect(out.moves).to.deep.equal([passed]);
    await tap(board, handCard(board, 'red king'), button(board, 'Pass'));
    expect(out.moves.length).to.equal(1);
    await tap(board, button(board, 'Sure: pass'));
    expect(out.moves[1]).to.deep.equal(passed);
  });
  it('where nobody passes, it says so', async () => {
    const board = await sit(scene({ options: { pass: false } }));
    const out = heard(board);
    const no = button(board, 'Pass');
    expect(no.getAttribute('aria-disabled')).to.equal('true');
    await tap(board, no);
    expect(out).to.deep.equal({ moves: [], said: ['At this table nobody passes: place a card.'], wishes: [] });
  });
  it('a card can be made ready before the turn, and stays ready', async () => {
    const before = scene({ board: { turn: bruno } });
    const board = await sit(before);
    await tap(board, handCard(board, 'red king'));
    expect(line(board)).to.equal('Ready: a king');
    board.scene = {
      ...before,
      board: { ...(before.board as object), turn: ana },
      ask: { step: 14, kind: 'playCards', window: false, left: null },
    };
    await settle(board);
    expect(line(board)).to.equal('You say: a king');
  });
});

describe('declaring a card', () => {
  const mine = { board: { declared: null, declarer: null } };
  it('says what everybody will see, and lays it open', async () => {
    const board = await sit(scene(mine));
    const out = heard(board);
    const slot = slotOf(board, 'silver ace');
    await tap(board, handCard(board, 'silver ace'));
    expect(line(board)).to.equal('You declare: silver ace');
    await tap(board, button(board, 'Declare'));
    expect(out.moves).to.deep.equal([{ step: 12, move: { move: { kind: 'declare' }, lay: [slot] } }]);
  });
  it('nobody passes it', async () => {
    const board = await sit(scene(mine));
    const out = heard(board);
    await tap(board, button(board, 'Pass'));
    expect(out.said).to.deep.equal(['Who declares cannot pass: lay one card open.']);
  });
  it('a Joker beside a normal card is closed and says why; alone it is given a name', async () => {
    const jokers = { ...mine, options: { jokers: true } };
    const beside = await sit(scene({ ...jokers, hand: 'Jo Gn9' }));
    await tap(beside, handCard(beside, 'Joker'));
    expect(note(beside)).to.contain('only as the last card');
    expect(button(beside, 'Declare').getAttribute('aria-disabled')).to.equal('true');
    const board = await sit(scene({ ...jokers, hand: 'Jo' }));
    const out = heard(board);
    const slot = slotOf(board, 'Joker');
    await tap(board, handCard(board, 'Joker'));
    const [ranks, colours] = findAll(board, 'select') as HTMLSelectElement[];
    for (const [select, value] of [[ranks, 'K'], [colours, 'green']] as const) {
      if (select) select.value = value;
      select?.dispatchEvent(new Event('change'));
      await settle(board);
    } // prettier-ignore
    expect(line(board)).to.equal('You declare: a Joker as green king');
    await tap(board, button(board, 'Declare'));
    const named = { rank: 'K', colour: 'green' };
    expect(out.moves).to.deep.equal([{ step: 12, move: { move: { kind: 'declare', named }, lay: [slot] } }]);
  });
});

describe('the standard pack', () => {
  const standard = { options: { pack: 'standard' }, hand: 'sA h5 d5 c9 sJ sQ' } as const;
  it('lays one to four cards as the rank that is due', async () => {
    const board = await sit(scene(standard));
    const out = heard(board);
    const lay = [slotOf(board, 'five of hearts'), slotOf(board, 'nine of clubs')];
    await tap(board, handCard(board, 'five of hearts'), handCard(board, 'nine of clubs'));
    expect([line(board), note(board)]).to.deep.equal(['You say: 2 fives', 'A bluff: five of hearts, nine of clubs.']);
    await tap(board, button(board, 'Play (bluff)'));
    expect(out.moves).to.deep.equal([{ step: 12, move: { move: { kind: 'play', n: 2 }, lay } }]);
  });
  it('a fifth card is refused and says why', async () => {
    const board = await sit(scene(standard));
    const out = heard(board);
    const names = ['ace of spades', 'five of hearts', 'five of diamonds', 'nine of clubs', 'jack of spades'];
    await tap(board, ...names.map((n) => handCard(board, n)));
    expect(out.said).to.deep.equal(['Lay one to four cards.']);
    expect(line(board)).to.equal('You say: 4 fives');
  });
});

describe('a large hand', () => {
  it('lies in stacks with their counts, and one of them is fanned', async () => {
    const board = await sit(scene({ hand: bigHand }));
    const stacks = findAll(board, '[role="tab"]').map((s) => s.querySelector('.hear')?.textContent);
    expect(stacks).to.deep.equal(['eights, 4 cards', 'nines, 4 cards', 'tens, 3 cards', 'jacks, 3 cards', 'queens, 3 cards', 'kings, 4 cards', 'aces, 5 cards']); // prettier-ignore
    expect(findAll(board, '.slot').length).to.equal(4);
    await tap(board, findAll(board, '[role="tab"]')[6]);
    expect(findAll(board, '.slot').map((s) => s.querySelector('.hear')?.textContent)).to.deep.equal(['black ace', 'silver ace', 'gold ace', 'red ace', 'purple ace']); // prettier-ignore
  });
  it('can be sorted by colour; a picked card stays picked in its stack', async () => {
    const board = await sit(scene({ hand: bigHand }));
    await tap(board, handCard(board, 'black eight'), button(board, 'Sort by colour'));
    const stacks = findAll(board, '[role="tab"]').map((s) => s.querySelector('.hear')?.textContent);
    expect(stacks[0]).to.equal('black, 4 cards, one picked');
    expect(handCard(board, 'black eight').getAttribute('aria-pressed')).to.equal('true');
  });
  it('of fifty cards every one can be reached, and none is too small to tap', async () => {
    const colours = ['Bk', 'Gn', 'Bz', 'Si', 'Go', 'Rd', 'Pu'];
    const all = colours.flatMap((c) => ['8', '9', '10', 'J', 'Q', 'K', 'A'].map((r) => c + r)).join(' ');
    const board = await sit(scene({ seats: 7, hand: `${all} Jo`, options: { jokers: true } }));
    const seen = new Set<string>();
    for (const tab of findAll(board, '[role="tab"]')) {
      await tap(board, tab);
      const cards = findAll(board, '.slot');
      cards.forEach((c) => seen.add(c.querySelector('.hear')?.textContent ?? ''));
      const lefts = cards.map((c) => c.getBoundingClientRect().left);
      lefts.slice(1).forEach((x, i) => expect(x - (lefts[i] ?? 0)).to.be.at.least(23.5));
    }
    expect(seen.size).to.equal(50);
  });
  it('is hidden from neighbours, and shown again', async () => {
    const board = await sit(scene());
    await tap(board, button(board, 'Hide my cards'));
    expect(read(find(board, 'du-doubt-hand')).trim()).to.equal('6 cards, hidden');
    await tap(board, button(board, 'Show my cards'));
    expect(read(find(board, 'du-doubt-hand'))).to.contain('red king');
  });
});

describe('keys', () => {
  it('arrows walk over the cards, Space picks, B plays', async () => {
    const board = await sit(scene());
    const out = heard(board);
    const slot = slotOf(board, 'purple nine');
    handCard(board, 'green eight').focus();
    await press(board, 'ArrowRight', 'Space', 'b');
    expect(out.moves).to.deep.equal([{ step: 12, move: { move: { kind: 'place', claim: 'colour' }, lay: [slot] } }]);
  });
  it('a whole turn without letters: stacks, cards, claim, play', async () => {
    const board = await sit(scene({ hand: bigHand }));
    board.shortcuts = false;
    const out = heard(board);
    findAll(board, '[role="tab"]')[0]?.focus();
    await press(board, 'ArrowRight', 'Tab', 'ArrowRight', 'Enter');
    expect(note(board)).to.contain('A bluff: bronze nine');
    await press(board, 'Tab', 'ArrowRight', 'Tab', 'Tab', 'Enter');
    expect(out.moves.length).to.equal(1);
    expect(JSON.stringify(out.moves[0])).to.contain('"claim":"colour"');
  });
  it('D doubts at the second press and P believes', async () => {
    const board = await sit(scene(asked));
    const out = heard(board);
    await press(board, 'd', 'd', 'p');
    expect(out.moves).to.deep.equal([
      { step: 31, move: { kind: 'doubt' } },
      { step: 31, move: null },
    ]);
  });
  it('P passes; Escape puts a picked card back', async () => {
    const board = await sit(scene());
    const out = heard(board);
    await tap(board, handCard(board, 'red king'));
    handCard(board, 'red king').focus();
    await press(board, 'Escape', 'p');
    expect(out.moves).to.deep.equal([{ step: 12, move: { move: { kind: 'pass' }, lay: [] } }]);
  });
  it('H reads my cards and T the table, and only when asked', async () => {
    const board = await sit(scene({ board: { turn: bruno } }));
    const out = heard(board);
    board.scene = scene();
    await settle(board);
    expect(out.said).to.deep.equal([]);
    await press(board, 'h', 't', '?');
    expect(out.said[0]).to.equal('You have 6 cards: green eight, purple nine, black ten, gold queen, red king, silver ace.'); // prettier-ignore
    expect(out.said[1]).to.contain('declared: purple king').and.contain('Your turn').and.contain('Bruno: 12 cards');
    expect(out.said[1]).not.to.contain('You have');
    expect(out.wishes).to.deep.equal(['rules']);
  });
  it('can be turned off', async () => {
    const board = await sit(scene(asked));
    const out = heard(board);
    board.shortcuts = false;
    await press(board, 'b', 'd', 'd', 'p', 'h');
    expect(out).to.deep.equal({ moves: [], said: [], wishes: [] });
  });
  it('the focus is not moved when my turn begins', async () => {
    const board = await sit(scene({ board: { turn: bruno } }));
    find(board, '.seal-line').focus();
    board.scene = scene();
    await settle(board);
    expect(board.shadowRoot?.activeElement).to.equal(find(board, '.seal-line'));
  });
});
