import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seatAt } from '../../../../src/core/seat.ts';
import { doubt } from '../../../../src/games/doubt/game.ts';
import { defaults } from '../../../../src/games/doubt/options.ts';
import { Play } from '../script.ts';
import { card, declares, doubted, doubts, facesIn, holds, pile, places, playWith, rotated, skips, stands, type DoubtPlay } from './table.ts'; // prettier-ignore

const hands = ['PuK Gn9 Go9 Si9', 'RdK Pu9 Gn8 SiA', 'Bz10 RdJ BkK Go8', 'GoA Bk9 Rd8 GnQ'];
const declared = (first = 0, options = {}): DoubtPlay => declares(playWith(hands, { first, options }), 'PuK');
const fresh = (n: number): DoubtPlay => new Play(doubt, n, defaults, { chance: (k) => 1 % k });
const [A, B, C, D] = [seatAt(0), seatAt(1), seatAt(2), seatAt(3)];
const gone = (play: DoubtPlay): readonly (readonly [number, number])[] =>
  play.board.gone.map((g) => [g.seat, g.cards] as const);

describe('before the cards are dealt', () => {
  it('the draw is made anew among those left', () => {
    const play = fresh(4);
    play.leave(B);
    assert.deepEqual(play.ask, { kind: 'chance', n: 3 });
    play.run();
    assert.deepEqual([play.chooser, holds(play, C)], [2, 17]);
  });
  it('a shuffle and a deal are made anew; who was drawn to begin still does', () => {
    for (const kind of ['round', 'shuffle', 'deal'] as const) {
      const play = fresh(4);
      play.run(kind);
      play.leave(A, D);
      assert.equal(play.ask?.kind, 'round');
      play.run();
      assert.deepEqual([play.chooser, holds(play, B), holds(play, C), play.board.lost], [1, 25, 24, 0]);
    }
  });
  it('who was drawn goes: the next to the left begins', () => {
    const play = fresh(4);
    play.run('shuffle');
    play.leave(B);
    play.run();
    assert.deepEqual([play.chooser, holds(play, C), holds(play, A)], [2, 17, 16]);
  });
  it('one seat is left: it has won; nobody is left: nobody has', () => {
    const one = fresh(3);
    one.leave(A, C);
    assert.deepEqual(one.ending, { winner: 1, why: 'left' });
    const none = fresh(3);
    none.leave(A, B, C);
    assert.deepEqual(none.ending, { winner: null, why: 'left' });
  });
});

describe('a seat that goes, whoever sits where', () => {
  it('PB30: on turn: its hand and its closed cards are out, opened ones stay, the next plays on', () =>
    rotated(4, (first, seat) => {
      const play = stands(places(stands(places(declared(first), 'RdK', 'rank')), 'Bz10', 'rank'));
      play.leave(seat(2));
      assert.deepEqual(gone(play), [[seat(2), 3]]);
      assert.deepEqual([pile(play), play.board.lost, play.chooser], [2, 4, seat(3)]);
      stands(places(play, 'GnQ', 'rank'));
      assert.deepEqual([play.chooser, play.board.declared], [seat(1), null]);
    }));
  it('a declarer that goes leaves the own card and declaration until the turn reaches that place', () =>
    rotated(4, (first, seat) => {
      const play = stands(places(declared(first), 'RdK', 'rank'));
      play.leave(seat(0));
      assert.deepEqual([play.chooser, play.board.declared?.rank, pile(play)], [seat(2), 'K', 2]);
      skips(skips(play));
      assert.deepEqual([play.chooser, play.board.declared], [seat(1), null]);
    }));
  it('due to declare: the next one declares', () =>
    rotated(4, (first, seat) => {
      const play = playWith(hands, { first });
      play.leave(seat(0), seat(1));
      assert.deepEqual([play.chooser, play.board.declared], [seat(2), null]);
    }));
  it('not on turn: the same seat is asked again', () => {
    const play = declared();
    play.leave(C);
    assert.deepEqual([play.chooser, gone(play)], [1, [[2, 4]]]);
  });
  it('down to two seats the game goes on, and one seat left has won', () => {
    const play = declared();
    play.leave(C, D);
    assert.equal(play.chooser, 1);
    stands(places(play, 'RdK', 'rank'));
    assert.deepEqual([play.chooser, play.board.declared], [1, null], 'on the left of A sits B');
    declares(play, 'Pu9');
    assert.equal(play.chooser, 0);
    play.leave(A);
    assert.deepEqual(play.ending, { winner: 1, why: 'left' });
    assert.deepEqual(doubt.standings(play.board).map((l) => [l.seat, l.place, l.score, l.gone ?? '']), [
      [1, 1, 2, ''], [0, 2, 3, 'left'], [2, 3, 4, 'left'], [3, 3, 4, 'left'],
    ]); // prettier-ignore
  });
});

describe('a seat that goes in a window or a challenge', () => {
  it('the owner goes: the window ends, the card is set aside and cannot win', () => {
    const play = places(declares(playWith(['PuK Gn9', 'RdK', 'BkK Go8', 'GoA']), 'PuK'), 'RdK', 'rank');
    play.leave(B);
    assert.deepEqual([play.ending, play.chooser, pile(play), play.board.lost], [null, 2, 1, 1]);
  });
  it('another goes: the rest have their window anew', () => {
    const play = places(declared(), 'RdK', 'rank');
    play.leave(C);
    assert.ok(play.ask?.kind === 'race');
    assert.deepEqual(play.ask.window.seats, [0, 3]);
    doubted(play, D);
    assert.deepEqual([play.board.last?.result, holds(play, D), play.chooser], ['truth', 6, 3]);
  });
  it('all others go: who placed has won', () => {
    const play = places(declared(), 'RdK', 'rank');
    play.leave(A, C, D);
    assert.deepEqual(play.ending, { winner: 1, why: 'left' });
  });
  it('PB31: challenged, it goes instead of opening: caught, and nobody takes the pile', () =>
    rotated(4, (first, seat) => {
      for (const how of ['closed', 'thrown'] as const) {
        const play = stands(places(skips(declared(first)), 'Bz10', 'colour'));
        places(play, 'Bk9', 'rank').window(seat(1), doubts);
        if (how === 'closed') play.draw([seat(3)]);
        else play.leave(seat(3));
        assert.deepEqual([play.board.last?.result, play.board.last?.taker], ['closed', null]);
        assert.deepEqual([pile(play), holds(play, seat(1)), play.board.lost], [2, 4, 4]);
        assert.equal(play.chooser, seat(1), 'the lap is over');
        assert.ok(play.feed.some((n) => n.kind === 'stays'));
      }
    }));
  it('who doubted goes before the card opens: it is opened all the same; true: the pile stays', () => {
    const play = places(declared(), 'RdK', 'rank').window(C, doubts);
    play.leave(C);
    assert.equal(play.ask?.kind, 'open');
    play.run();
    assert.deepEqual([play.board.last?.result, play.board.last?.taker, pile(play)], ['truth', null, 2]);
    assert.deepEqual([play.chooser, play.board.pile.at(-1)?.faces], [3, [card('RdK')]]);
    play.leave(B);
    assert.equal(pile(play), 2, 'an opened card stays when its owner goes later');
  });
  it('… and a lie: its owner takes the pile', () => {
    const play = places(declared(), 'Gn8', 'rank').window(C, doubts);
    play.leave(C);
    play.run();
    assert.deepEqual([play.board.last?.result, holds(play, B), pile(play)], ['lie', 5, 0]);
  });
  it('who should take the pile goes: it stays, less the own closed cards', () => {
    const play = stands(places(declared(), 'RdK', 'rank'));
    places(play, 'Bz10', 'rank').window(A, doubts);
    play.draw();
    assert.equal(play.ask?.kind, 'take');
    play.leave(C);
    assert.deepEqual([pile(play), play.chooser, play.board.lost], [3, 3, 3], 'the opened ten stays');
  });
  it('who does not hand cards over loses them; the taker gets the rest', () => {
    const play = stands(places(declared(), 'RdK', 'rank'));
    places(play, 'Bz10', 'rank').window(D, doubts);
    play.draw();
    play.draw([B]);
    assert.deepEqual([holds(play, C), pile(play), play.board.lost, gone(play)], [5, 0, 4, [[1, 3]]]);
    assert.deepEqual(facesIn(play, C).slice(-2), [card('PuK'), card('Bz10')]);
    const took = play.feed.find((n) => n.kind === 'took');
    assert.deepEqual([took?.cards, took?.hand], [2, 5]);
  });
  it('a third seat goes before anything is handed over: the taker is asked again for what is left', () => {
    const play = stands(places(declared(), 'RdK', 'rank'));
    places(play, 'Bz10', 'rank').window(D, doubts);
    play.draw();
    play.leave(B);
    assert.ok(play.ask?.kind === 'take');
    assert.equal(play.ask.things.length, 2);
    play.run();
    assert.deepEqual([holds(play, C), play.chooser], [5, 3]);
  });
  it('a true last card wins even if the one who should take the pile goes', () => {
    const play = places(declares(playWith(['PuK Gn9', 'RdK', 'BkK Go8']), 'PuK'), 'RdK', 'rank').window(C, doubts);
    play.draw();
    play.leave(C);
    assert.deepEqual(play.ending, { winner: 1, why: 'won' });
  });
  it('but not if its owner goes while the pile is handed over', () => {
    const play = stands(places(declares(playWith(['PuK Gn9', 'RdK BkK', 'GoK Go8']), 'PuK'), 'RdK', 'rank'));
    declares(stands(places(play, 'GoK', 'rank')), 'BkK');
    assert.deepEqual(play.ending, { winner: 1, why: 'won' });
    const other = places(declares(playWith(['PuK Gn9', 'RdK', 'GoK Go8']), 'PuK'), 'RdK', 'rank').window(C, doubts);
    other.draw();
    other.draw([B]);
    assert.deepEqual([other.ending, gone(other)], [null, [[1, 0]]]);
  });
  it('a seat that goes while it owes its other Joker leaves the declaration to the next', () => {
    for (const how of ['closed', 'thrown'] as const) {
      const play = playWith(['Jo Jo', 'Pu8 SiA', 'BkK Go8'], { options: { jokers: true } });
      declares(play, 'Jo', 'GnA');
      if (how === 'closed') play.draw([A]);
      else play.leave(A);
      assert.deepEqual([play.chooser, play.board.declared, pile(play), gone(play)], [1, null, 1, [[0, 1]]]);
    }
  });
  it('another goes while a second Joker is opened: it is opened all the same', () => {
    const play = declares(playWith(['Jo Jo', 'Pu8 SiA', 'BkK Go8'], { options: { jokers: true } }), 'Jo', 'GnA');
    play.leave(C);
    assert.equal(play.ask?.kind, 'open');
    play.run();
    assert.deepEqual([play.chooser, play.board.declared?.colour], [1, 'green']);
  });
});
