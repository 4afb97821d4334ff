import { expect } from '@open-wc/testing';
import type { Scene } from '../../../../src/core/chair.ts';
import { seatAt } from '../../../../src/core/seat.ts';
import { phases, voting } from './phases.ts';
import {
  after,
  ana,
  bruno,
  chidi,
  deep,
  find,
  heard,
  meld,
  opening,
  read,
  scene,
  settle,
  settled,
  sit,
  tap,
} from './table.ts';

const lastCards = (turn = ana): Scene => {
  const at = scene({ board: { table: [meld(bruno, 2, '6')], turn } });
  (at.board as unknown as { hands: { [s: number]: unknown[] } }).hands[bruno] = [];
  return at;
};

describe('the table of DuvidaÊ!', () => {
  for (const [phase, scenes] of Object.entries(phases))
    it(`can be used by everybody, and fits a small phone: ${phase}`, async () => {
      const board = await sit(...scenes);
      await expect(board).to.be.accessible();
      expect(document.documentElement.scrollWidth).to.be.at.most(innerWidth);
      const all = deep(board).filter((e) => e.matches('button') && !e.closest('[inert]'));
      const small = all
        .filter((e) => e.getBoundingClientRect().height < 43.9 || e.getBoundingClientRect().width < 23.9)
        .map((e) => e.outerHTML);
      expect(small).to.deep.equal([]);
      const middle = find(board, '.middle');
      expect(middle.scrollWidth).to.be.at.most(middle.clientWidth);
      const own = find(board, '.own');
      expect(own.scrollWidth).to.be.at.most(own.clientWidth);
    });

  it('says what was claimed, by whom, and what lies where', async () => {
    const words = read(await sit(scene({ board: { table: [meld(chidi, 1, '2'), meld(bruno, 2, '5+1')] } })));
    expect(words)
      .to.contain('Bruno says')
      .and.contain('two 5s')
      .and.contain('5 plus 1')
      .and.contain('closed card')
      .and.contain('Chidi')
      .and.contain('one 2')
      .and.contain('1 card underneath · pile 31 · put aside 9');
  });
  it('says whose turn it is in words, not only with a ring', async () => {
    const board = await sit(scene({ board: { turn: chidi } }));
    expect(read(find(board, 'du-card-plate[active]')))
      .to.contain('Chidi')
      .and.contain('thinking');
    expect(read(find(board, '.own'))).to.contain('Chidi is thinking');
  });
  it('tells cards, points, passes and last cards of the others in words', async () => {
    const board = await sit(scene({ board: { passed: [chidi] } }));
    const plates = [...(board.shadowRoot?.querySelectorAll('du-card-plate') ?? [])].map((p) => read(p));
    expect(plates[0]).to.contain('Bruno').and.contain('5 cards').and.contain('1 point of 2').and.contain('laid 2');
    expect(plates[1]).to.contain('Chidi').and.contain('passed');
    expect(read(await sit(lastCards())))
      .to.contain('last cards!')
      .and.contain('Bruno has no card left: challenge now or never');
  });
  it('lists the others from my left, and everybody for who only watches', async () => {
    const names = (b: Element): string[] =>
      [...(b.shadowRoot?.querySelectorAll('du-card-plate') ?? [])].map((p) => p.name);
    expect(names(await sit(scene({ me: bruno })))).to.deep.equal(['Chidi', 'Ana']);
    expect(names(await sit(scene({ me: null })))).to.deep.equal(['Ana', 'Bruno', 'Chidi']);
  });
  it('shows a name as it is written, whatever is in it, and never an empty one', async () => {
    const board = await sit(scene({ names: ['Ana', '<img src=x onerror=alert(1)>', '\u200B \u202E'] }));
    expect(read(board)).to.contain('<img src=x onerror=alert(1)>').and.contain('Player 3');
    expect(deep(board).some((e) => e.localName === 'img')).to.equal(false);
  });
  it('leads to the proof and to the rule that matters', async () => {
    const board = await sit(scene());
    const out = heard(board);
    find(board, '.seal-line').click();
    expect(out.wishes).to.deep.equal(['how']);
    expect(board.rule).to.equal('beating');
    expect((await sit(scene({ board: { table: [] } }))).rule).to.equal('leading');
    expect((await sit(lastCards())).rule).to.equal('going-out');
    expect((await sit(scene(voting))).rule).to.equal('first-player');
    expect((await sit(scene(), scene({ board: opening }))).rule).to.equal('challenging');
  });

  describe('keeps secrets', () => {
    const faces = /\b(plus|face up)\b/;
    it('who watches, and every other player, finds no card of a hand in it', async () => {
      for (const me of [null, chidi]) {
        const at = scene({ me, hand: '', board: { table: [meld(bruno, 3, '5')] } });
        const board = await sit(at);
        expect(board.shadowRoot?.querySelectorAll('du-duvidae-hand, .slot').length).to.equal(0);
        const shown = deep(board).filter((e) => e.localName === 'du-card' && !e.hasAttribute('back'));
        expect(shown.length).to.equal(1);
        expect(read(board)).not.to.match(faces);
      }
    });
    it('even who laid them sees in the middle what all see', async () => {
      const board = await sit(scene({ board: { table: [meld(ana, 3, '5')], turn: bruno } }));
      const cards = [...find(board, '.meld').querySelectorAll('du-card')];
      expect(cards.map((c) => c.back)).to.deep.equal([false, true, true]);
      expect(read(find(board, '.meld'))).to.equal(' 5 closed card closed card ');
    });
    it('after a play nothing in it remembers which card was laid', async () => {
      const board = await sit(scene());
      const buttons = [...(find(board, 'du-duvidae-hand').shadowRoot?.querySelectorAll<HTMLElement>('.slot') ?? [])];
      await tap(board, buttons[2], buttons[6]);
      find(board, '.play').click();
      board.scene = scene({ hand: '1 3+1 5 5+2 6', board: { table: [meld(ana, 2, '8')], turn: bruno } });
      await settle(board);
      expect(deep(board).filter((e) => e.matches('[aria-pressed="true"], [selected], [aria-checked]')).length).to.equal(
        0,
      );
    });
    it('says no card unasked', async () => {
      const board = await sit(scene({ board: { turn: chidi } }));
      const out = heard(board);
      board.scene = scene();
      await settle(board);
      expect(out.said).to.deep.equal([]);
    });
  });

  describe('the vote', () => {
    it('points at somebody by the place to my left, after a choice', async () => {
      const board = await sit(scene({ ...voting, seats: 4, me: bruno, hand: '' }));
      const out = heard(board);
      find(board, '.button.action').click();
      expect(out.moves).to.deep.equal([]);
      await tap(board, find(board, '[data-seat="0"]'));
      expect(read(find(board, '.button.action'))).to.contain('Point at Ana');
      find(board, '.button.action').click();
      expect(out.moves).to.deep.equal([{ step: 3, move: { kind: 'point', left: 3 } }]);
    });
    it('does not offer oneself or who has gone', async () => {
      const board = await sit(
        scene({ ...voting, seats: 4, board: { ...voting.board, playing: [0, 1, 3].map(seatAt) } }),
      );
      expect(deep(board).filter((e) => e.matches('.face[role=radio]')).map((e) => read(e).trim())).to.deep.equal(['Bruno', 'Dóra']); // prettier-ignore
    });
  });
  it('tells how a round was won while the next one is mixed', async () => {
    const words = read(await sit(...phases['the mixing after a won round']));
    expect(words).to.contain('Bruno has won the round').and.contain('The last cards were true').and.contain('1 point of 2'); // prettier-ignore
  });
  it('names who draws how many', async () => {
    expect(read(await sit(...phases.drawing))).to.contain('Bruno draws 3 cards');
  });
  it('a verdict that was there when one came to the table is not shown', async () => {
    expect((await sit(scene({ board: after(settled()) }))).busy).to.equal(false);
  });
});
