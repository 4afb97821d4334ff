import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seatAt } from '../../../../src/core/seat.ts';
import { unhurried } from '../../../../src/games/doubt/challenge.ts';
import { doubt } from '../../../../src/games/doubt/game.ts';
import { defaults } from '../../../../src/games/doubt/options.ts';
import { Play } from '../script.ts';
import { card, declares, doubted, doubts, holds, passes, pile, places, playWith, skips, stands, type DoubtPlay } from './table.ts'; // prettier-ignore

const hands = ['PuK Gn9 Go9 Si9', 'RdK Pu9 Gn8 SiA', 'Bz10 RdJ BkK Go8', 'GoA Bk9 Rd8 GnQ'];
const declared = (options = {}): DoubtPlay => declares(playWith(hands, { options }), 'PuK');
const [A, B, C, D] = [seatAt(0), seatAt(1), seatAt(2), seatAt(3)];
const ms = (play: DoubtPlay): number => (play.ask?.kind === 'race' ? play.ask.window.ms : -1);

describe('the time to doubt', () => {
  it('is three, five or eight seconds, for a last card eight or twelve', () => {
    const last = ['PuK Gn9', 'RdK', 'BkK Go8'];
    for (const [window, windowLastCard] of [[3, 8], [5, 12], [8, 8]] as const) {
      assert.equal(ms(places(declared({ window }), 'RdK', 'rank')), window * 1000);
      const options = { window, windowLastCard };
      assert.equal(ms(places(declares(playWith(last, { options }), 'PuK'), 'RdK', 'rank')), windowLastCard * 1000);
    }
  }); // prettier-ignore
  it('or as long as it takes until everybody has answered', () => {
    assert.equal(ms(places(declared({ window: 'everybody' }), 'RdK', 'rank')), unhurried);
  });
});

describe('without passing', () => {
  it('everybody places a card', () => {
    const play = declared({ pass: false });
    assert.equal(play.refusal(passes), 'must-place');
    const offered = doubt.moves(play.board, B, play.known(B));
    assert.equal(offered.length, 8);
    assert.ok(offered.every((m) => 'move' in m && play.refusal(m.move) === null));
    assert.equal(doubt.moves(declared().board, B, declared().known(B)).length, 9);
  });
});

describe('after a challenge the left neighbour of the loser declares', () => {
  it('left of who lied, and left of who doubted wrongly', () => {
    const lie = doubted(places(declared({ afterChallenge: 'loserLeft' }), 'Gn8', 'rank'), A);
    assert.deepEqual([lie.chooser, lie.board.declared, lie.board.declarer], [2, null, null]);
    const truth = doubted(places(declared({ afterChallenge: 'loserLeft' }), 'RdK', 'rank'), D);
    assert.deepEqual([truth.chooser, truth.board.declared], [0, null]);
  });
  it('left of who went instead of opening; without a challenge as ever', () => {
    const play = places(declared({ afterChallenge: 'loserLeft' }), 'Gn8', 'rank').window(D, doubts);
    play.draw([B]);
    assert.deepEqual([play.chooser, play.board.declared], [2, null]);
    assert.equal(stands(places(declared({ afterChallenge: 'loserLeft' }), 'Gn8', 'rank')).chooser, 2);
  });
});

describe('playing on for places', () => {
  const short = ['PuK', 'RdK Pu9 Gn8', 'Bz10 BkK', 'GoA Bk9 Rd8'];
  const out = (): DoubtPlay => declares(playWith(short, { options: { playOn: true } }), 'PuK');
  it('who is out is skipped; the own declaration holds until the turn reaches that place', () => {
    const play = out();
    assert.deepEqual([play.ending, play.chooser, play.board.placed, play.board.playing], [null, 1, [0], [1, 2, 3]]);
    stands(places(play, 'RdK', 'rank'));
    skips(stands(places(play, 'BkK', 'rank')));
    assert.deepEqual([play.chooser, play.board.declared], [1, null], 'the left of A declares');
    declares(play, 'Pu9');
    skips(skips(play));
    assert.deepEqual([play.chooser, play.board.declared], [2, null]);
    declares(play, 'Bz10');
    assert.deepEqual([play.board.placed, play.chooser], [[0, 2], 3]);
  });
  it('ends when one is left, and the places are those of going out', () => {
    const play = declares(playWith(['PuK', 'RdK', 'Bz10 BkK'], { options: { playOn: true } }), 'PuK');
    stands(places(play, 'RdK', 'rank'));
    assert.deepEqual(play.ending, { winner: 0, why: 'won' });
    assert.deepEqual(doubt.standings(play.board).map((l) => [l.seat, l.place]), [[0, 1], [1, 2], [2, 3]]); // prettier-ignore
  });
  it('who is out still hands closed cards over, and loses them without losing the place', () => {
    const start = ['PuK Gn9', 'RdK', 'Bz10 BkK', 'GoA Bk9 Rd8'];
    const play = declares(playWith(start, { options: { playOn: true } }), 'PuK');
    stands(places(play, 'RdK', 'rank'));
    assert.deepEqual([play.board.placed, play.board.playing], [[1], [0, 1, 2, 3]], 'the red king lies closed');
    assert.ok(places(play, 'Bz10', 'rank').ask?.kind === 'race');
    assert.ok(play.ask?.kind === 'race' && !play.ask.window.seats.includes(B), 'but doubts nothing any more');
    play.window(D, doubts);
    play.draw();
    play.draw([B]);
    assert.deepEqual([holds(play, C), play.board.lost, play.board.gone, play.board.placed], [3, 1, [], [1]]);
    assert.deepEqual(play.board.playing, [0, 2, 3]);
    assert.equal(doubt.standings(play.board)[0]?.seat, B);
  });
  it('and owes nothing any more when none of them lies closed', () => {
    const start = ['PuK Gn9', 'RdK', 'Bz10 BkK', 'GoA Bk9 Rd8'];
    const play = doubted(places(declares(playWith(start, { options: { playOn: true } }), 'PuK'), 'RdK', 'rank'), D);
    assert.deepEqual([play.board.placed, play.board.playing, pile(play)], [[1], [0, 2, 3], 0]);
  });
  it('all others go: who was out first has won', () => {
    const play = out();
    play.leave(C, D);
    assert.deepEqual(play.ending, { winner: 0, why: 'won' });
  });
});

describe('a limit of turns', () => {
  const after = (turns: number, options = {}, start = hands): DoubtPlay => {
    const play: DoubtPlay = playWith(start, { options: { turnLimit: 100, ...options } });
    play.board.turns = turns;
    return play;
  };
  it('the fewest cards win', () => {
    const play = declares(after(99), 'PuK');
    assert.deepEqual(play.ending, { winner: 0, why: 'won' });
    assert.deepEqual(doubt.standings(play.board).map((l) => l.place), [1, 2, 2, 2]); // prettier-ignore
    assert.deepEqual(play.feed.slice(-2), [{ kind: 'limit', turns: 100, cards: 3 }, { kind: 'won', seat: A }]); // prettier-ignore
  });
  it('equal seats share the win', () => {
    const play = stands(places(declares(after(98), 'PuK'), 'RdK', 'rank'));
    assert.deepEqual(play.ending, { winner: null, why: 'won' });
    assert.deepEqual(doubt.standings(play.board).map((l) => [l.seat, l.place]), [[0, 1], [1, 1], [2, 3], [3, 3]]); // prettier-ignore
    assert.deepEqual(play.feed.at(-1), { kind: 'shared', seats: [0, 1] });
  });
  it('a last card in the last turn wins', () => {
    const play = declares(after(99, {}, ['PuK', 'RdK', 'GoA']), 'PuK');
    assert.deepEqual(
      [play.ending, play.feed.at(-1)],
      [
        { winner: 0, why: 'won' },
        { kind: 'won', seat: 0 },
      ],
    );
    assert.ok(play.feed.every((n) => n.kind !== 'limit'));
  });
});

describe('who begins', () => {
  it('is drawn, or sits first', () => {
    const lot: DoubtPlay = new Play(doubt, 4, defaults, { chance: (k) => 2 % k });
    lot.run();
    assert.equal(lot.chooser, 2);
    const seat: DoubtPlay = new Play(doubt, 4, { ...defaults, firstDeclarer: 'seat' }, { chance: (k) => 2 % k });
    assert.equal(seat.ask?.kind, 'round', 'nothing is drawn');
    seat.run();
    assert.deepEqual([seat.chooser, seat.feed[0]], [0, { kind: 'starter', seat: 0, how: 'seat' }]);
  });
});

describe('what is called out', () => {
  it('stands in the feed', () => {
    const play = doubted(places(declared({ challengeWord: 'cheat' }), 'Gn8', 'rank'), A);
    const said = play.feed.find((n) => n.kind === 'doubt');
    assert.equal(said?.word, 'cheat');
  });
});

describe('the pile that was taken', () => {
  it('is told in its order, with who laid each card; what the closed ones are, only the taker can know', () => {
    const play = stands(places(declared(), 'RdK', 'rank'));
    doubted(places(play, 'Bz10', 'rank'), D);
    const { taken } = play.board;
    assert.ok(taken);
    assert.deepEqual([taken.number, taken.seat], [1, C]);
    assert.deepEqual(taken.cards.map((c) => [c.by, c.face]), [[A, card('PuK')], [B, null], [C, card('Bz10')]]); // prettier-ignore
    const slot = taken.cards[1]?.card.sealed ?? -1;
    assert.equal(play.known(C)[slot], card('RdK'));
    assert.equal(play.known(D)[slot], undefined);
  });
  it('holds no card that its owner did not hand over', () => {
    const play = stands(places(declared(), 'RdK', 'rank'));
    places(play, 'Bz10', 'rank').window(D, doubts);
    play.draw();
    play.draw([B]);
    assert.deepEqual(play.board.taken?.cards.map((c) => c.by), [A, C]); // prettier-ignore
  });
});

describe('what everybody may remember', () => {
  it('cards that were seen to go into a hand, until they are opened again; the others only by who laid them', () => {
    const play = stands(places(declared(), 'RdK', 'rank'));
    doubted(places(play, 'Bz10', 'rank'), D);
    const traces = (): readonly (readonly [number | null, number, number])[] =>
      play.board.traces.map((t) => [t.face, t.seat, t.laid] as const);
    assert.deepEqual(traces(), [[card('PuK'), 2, 0], [null, 2, 0], [card('Bz10'), 2, 0]]); // prettier-ignore
    assert.equal(play.hidden[play.board.traces[1]?.card.sealed ?? -1], card('RdK'));
    assert.equal(play.known(B)[play.board.traces[1]?.card.sealed ?? -1], card('RdK'), 'B laid it and remembers');
    skips(play);
    declares(play, 'Pu9');
    stands(places(play, 'RdJ', 'colour'));
    assert.deepEqual(traces().map((t) => t[2]), [1, 1, 1]); // prettier-ignore
    skips(skips(play));
    declares(play, 'PuK');
    assert.deepEqual(traces(), [[null, 2, 1], [card('Bz10'), 2, 1]]); // prettier-ignore
    play.leave(C);
    assert.deepEqual(traces(), []);
  });
});
