import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seatAt, type Seat } from '../../../../src/core/seat.ts';
import { fits } from '../../../../src/games/doubt/claims.ts';
import { cardOf, packOf } from '../../../../src/games/doubt/faces.ts';
import { doubt } from '../../../../src/games/doubt/game.ts';
import { firstHeard } from '../../../../src/table/race.ts';
import { Play } from '../script.ts';
import { defaults } from '../../../../src/games/doubt/options.ts';
import { card, cards, declares, doubted, doubts, facesIn, holds, passes, pile, places, playWith, rotated, skips, slots, stands, type DoubtPlay } from './table.ts'; // prettier-ignore

/** A has declared the purple king; B, C and D hold what the examples need. */
const hands = ['PuK Gn9 Go9 Si9', 'RdK Pu9 Gn8 SiA', 'Bz10 RdJ BkK Go8', 'GoA Bk9 Rd8 GnQ'];
const declared = (first = 0, of: Parameters<typeof playWith>[1] = {}): DoubtPlay =>
  declares(playWith(hands, { first, ...of }), 'PuK');
const kinds = (play: DoubtPlay): readonly string[] => play.feed.map((n) => n.kind);
const holding = (play: DoubtPlay): { card: string; by: Seat } => {
  const { declared, declarer } = play.board;
  return { card: `${declared?.colour ?? ''} ${declared?.rank ?? ''}`, by: declarer ?? seatAt(99) };
};

describe('a claim and a doubt, whoever sits where', () => {
  it('PB1: the same rank, so who doubted takes the pile, and a lost doubt costs no turn', () =>
    rotated(4, (first, seat) => {
      const play = doubted(places(declared(first), 'RdK', 'rank'), seat(2));
      assert.deepEqual([play.board.last?.result, play.board.last?.taker], ['truth', seat(2)]);
      assert.deepEqual([holds(play, seat(1)), holds(play, seat(2)), pile(play)], [3, 6, 0]);
      assert.deepEqual(facesIn(play, seat(2)).slice(-2), cards('PuK RdK'));
      assert.equal(play.chooser, seat(2));
      assert.deepEqual(kinds(play), ['starter', 'dealt', 'declared', 'placed', 'doubt', 'verdict', 'took']);
    }));
  it('PB2: only what was claimed counts: a red king is not purple', () =>
    rotated(4, (first, seat) => {
      const play = doubted(places(declared(first), 'RdK', 'colour'), seat(2));
      assert.deepEqual([play.board.last?.result, play.board.last?.taker], ['lie', seat(1)]);
      assert.deepEqual([holds(play, seat(1)), holds(play, seat(2)), pile(play)], [5, 4, 0]);
      assert.equal(play.chooser, seat(2));
    }));
  it('PB3: the declarer may doubt too; what was declared still holds', () =>
    rotated(4, (first, seat) => {
      const play = doubted(places(declared(first), 'Pu9', 'colour'), seat(0));
      assert.deepEqual([play.board.last?.result, holds(play, seat(0)), pile(play)], ['truth', 5, 0]);
      assert.equal(play.chooser, seat(2));
      assert.deepEqual(holding(play), { card: 'purple K', by: seat(0) });
    }));
  it('PB4: a lie, so its owner takes the pile; the next player goes on', () =>
    rotated(4, (first, seat) => {
      const play = doubted(places(declared(first), 'Gn8', 'rank'), seat(3));
      assert.deepEqual([play.board.last?.taker, holds(play, seat(1)), pile(play)], [seat(1), 5, 0]);
      assert.equal(play.chooser, seat(2));
      assert.deepEqual(holding(play), { card: 'purple K', by: seat(0) });
    }));
  it('PB5: when the window has closed, the card cannot be doubted any more', () => {
    const play = stands(places(declared(), 'Gn8', 'rank'));
    assert.equal(play.chooser, 2);
    assert.equal(play.refusal(doubts), 'no-window');
    places(play, 'Go8', 'rank');
    assert.ok(play.ask?.kind === 'race');
    assert.equal(play.board.pile.at(-1)?.by, 2, 'only the card of the open window can be doubted');
  });
  it('PB21: nor after the next card has been placed', () => {
    const play = stands(places(stands(places(declared(), 'Gn8', 'rank')), 'Go8', 'rank'));
    assert.equal(play.refusal(doubts), 'no-window');
    assert.deepEqual(doubt.moves(play.board, seatAt(2), play.known(seatAt(2))), []);
  });
  it('PB22: nobody doubts the own card', () => {
    const play = places(declared(), 'RdK', 'rank');
    assert.ok(play.ask?.kind === 'race');
    assert.deepEqual(play.ask.window, { seats: [0, 2, 3], ms: 5000, stake: 1 });
    assert.equal(play.refusal(doubts, seatAt(1)), 'own-card');
    assert.deepEqual(doubt.moves(play.board, seatAt(1), {}), []);
    assert.equal(play.refusal({ kind: 'pass' }, seatAt(2)), 'not-a-move');
    assert.deepEqual(doubt.moves(play.board, seatAt(2), {}), [doubts]);
  });
  it('PB12: who was heard first is the one who doubted, and the feed names the others', () => {
    const play = doubted(places(declared(), 'Gn8', 'rank'), seatAt(3), [seatAt(0)]);
    const said = play.feed.find((n) => n.kind === 'doubt');
    assert.deepEqual([said?.seat, said?.others, play.board.last?.by], [3, [0], 3]);
  });
  it('PB12a: most of those who stayed silent decide; PB12b: a tie goes to the nearest on the left of who placed', () => {
    const [a, b, d] = [seatAt(0), seatAt(1), seatAt(3)];
    assert.equal(firstHeard([a, d], [d, d], b), d);
    assert.equal(firstHeard([a, d], [a, d], b), d);
  });
  it('PB12c: a play that everybody lets go, asked or voted past, stands; nobody leaves', () => {
    const play = stands(places(declared(), 'Gn8', 'rank'));
    assert.deepEqual([play.chooser, pile(play), play.board.playing], [2, 2, [0, 1, 2, 3]]);
  });
  it('PB15: six kings and six purple cards make a true claim on the purple king, and none both', () => {
    const others = packOf('purple', false).filter((f) => f !== card('PuK'));
    const king = others.filter((f) => fits('purple', f, { kind: 'rank', rank: 'K', n: 1 }));
    const purple = others.filter((f) => fits('purple', f, { kind: 'colour', colour: 'purple' }));
    assert.deepEqual([king.length, purple.length, new Set([...king, ...purple]).size], [6, 6, 12]);
    for (const f of packOf('purple', false)) {
      const mates = (same: 'rank' | 'colour'): number =>
        packOf('purple', false).filter((g) => g !== f && cardOf('purple', g)?.[same] === cardOf('purple', f)?.[same])
          .length;
      assert.deepEqual([mates('rank'), mates('colour')], [6, 6]);
    }
  });
  it('PB16: who loses takes the whole pile, the opened card with it', () =>
    rotated(4, (first, seat) => {
      const long = ['PuK Gn9 Go9', 'RdK Pu9 Gn8', 'SiK Bz10 RdJ Rd8', 'BkK GoA Bk9'];
      let play = declares(playWith(long, { first }), 'PuK');
      for (const text of ['RdK', 'SiK', 'BkK']) play = stands(places(play, text, 'rank'));
      play = declares(play, 'Pu9');
      for (const text of ['Bz10', 'Bk9', 'Gn9']) play = stands(places(play, text, 'rank'));
      play = declares(play, 'RdJ');
      assert.deepEqual([pile(play), play.chooser], [9, seat(3)]);
      play = doubted(places(play, 'GoA', 'rank'), seat(1));
      assert.deepEqual([holds(play, seat(3)), pile(play)], [10, 0]);
      assert.ok(facesIn(play, seat(3)).includes(card('GoA')));
    }));
});

describe('whose turn it is, whoever sits where', () => {
  it('PB6: all pass, so the next to the left declares and the pile stays', () =>
    rotated(4, (first, seat) => {
      const play = skips(skips(skips(declared(first))));
      assert.deepEqual([play.chooser, play.board.declared, pile(play)], [seat(1), null, 1]);
      declares(play, 'Pu9');
      assert.deepEqual(holding(play), { card: 'purple 9', by: seat(1) });
    }));
  it('PB7: the turn comes round to the declarer, so the player on the left of that declares', () =>
    rotated(4, (first, seat) => {
      let play = stands(places(declared(first), 'RdK', 'rank'));
      play = stands(places(skips(play), 'GnQ', 'colour'));
      assert.deepEqual([play.chooser, play.board.declared, play.board.turns], [seat(1), null, 4]);
      assert.equal(play.refusal(passes), 'must-declare');
    }));
  it('PB13: the opened card is what was declared: no other name can be given to it', () => {
    const play = playWith(hands);
    const named = { kind: 'declare', named: { rank: 'K', colour: 'red' } };
    assert.equal(play.refusal(named), 'no-jokers');
    const offered = doubt.moves(play.board, seatAt(0), play.known(seatAt(0)));
    assert.ok(offered.every((m) => 'move' in m && !('named' in m.move)));
    const jokers = playWith(['PuK Gn9', ...hands.slice(1)], { options: { jokers: true } });
    assert.equal(jokers.refusal(named), null, 'two cards may be two Jokers, as far as all can see');
    declares(jokers, 'PuK', 'RdK');
    assert.deepEqual(jokers.ask, { kind: 'foul', seat: 0, why: 'named-no-joker' });
  });
  it('PB14: who declares cannot pass, nor place', () => {
    const play = playWith(hands);
    assert.equal(play.refusal(passes), 'must-declare');
    assert.equal(play.refusal({ kind: 'place', claim: 'rank' }), 'must-declare');
    assert.equal(play.refusal({ kind: 'play', n: 1 }), 'not-a-move');
    assert.equal(declares(play, 'PuK').refusal({ kind: 'declare' }), 'already-declared');
  });
});

describe('the last card', () => {
  const short = ['PuK Gn9', 'Gn8 SiA', 'BkK', 'GoA Bk9'];
  const atC = (last = 'BkK'): DoubtPlay => places(skips(declares(playWith(short.with(2, last)), 'PuK')), last, 'rank');
  it('PB8: the declarer’s last card wins at once', () => {
    const play = declares(playWith(['Si10', 'Gn8 SiA', 'BkK Go9']), 'Si10');
    assert.deepEqual(play.ending, { winner: 0, why: 'won' });
    assert.deepEqual(kinds(play), ['starter', 'dealt', 'declared', 'out', 'won']);
  });
  it('PB9: nobody doubts it: it wins when the window closes, which stays open longer', () => {
    const play = atC();
    assert.ok(play.ask?.kind === 'race');
    assert.deepEqual([play.ask.window.ms, play.ending], [8000, null]);
    assert.deepEqual(stands(play).ending, { winner: 2, why: 'won' });
  });
  it('PB10: it is doubted and true: who doubted takes the pile, its owner wins', () => {
    const play = doubted(atC(), seatAt(3));
    assert.deepEqual([play.ending, holds(play, seatAt(3)), play.board.last?.won], [{ winner: 2, why: 'won' }, 4, true]);
  });
  it('PB11: it is doubted and a lie: its owner takes the pile and the game goes on', () => {
    const play = doubted(atC('Bk8'), seatAt(3));
    assert.deepEqual([play.ending, holds(play, seatAt(2)), play.chooser], [null, 2, 3]);
  });
});

describe('the deal', () => {
  const sizes = (n: number, first: number, of = {}): readonly number[] => {
    const play: DoubtPlay = new Play(doubt, n, { ...defaults, ...of }, { chance: (k) => first % k });
    play.run();
    return Array.from({ length: n }, (_, i) => holds(play, seatAt(i)));
  };
  it('PB19, PB20: all 49 cards, the extra ones to who begins and on to the left', () => {
    assert.deepEqual(sizes(5, 0), [10, 10, 10, 10, 9]);
    assert.deepEqual(sizes(7, 0), [7, 7, 7, 7, 7, 7, 7]);
    assert.deepEqual(sizes(3, 0), [17, 16, 16]);
    assert.deepEqual(sizes(4, 0), [13, 12, 12, 12]);
    assert.deepEqual(sizes(6, 0), [9, 8, 8, 8, 8, 8]);
  });
  it('with Jokers 51', () => {
    const jokers = { jokers: true };
    assert.deepEqual(sizes(3, 0, jokers), [17, 17, 17]);
    assert.deepEqual(sizes(4, 0, jokers), [13, 13, 13, 12]);
    assert.deepEqual(sizes(5, 0, jokers), [11, 10, 10, 10, 10]);
    assert.deepEqual(sizes(6, 0, jokers), [9, 9, 9, 8, 8, 8]);
    assert.deepEqual(sizes(7, 0, jokers), [8, 8, 7, 7, 7, 7, 7]);
  });
  it('PB25: C declares first, so B has one card less', () => {
    assert.deepEqual(sizes(5, 2), [10, 9, 10, 10, 10]);
  });
});

describe('Jokers', () => {
  const jokers = { options: { jokers: true } };
  it('PB17: a Joker makes every claim true', () => {
    for (const claim of ['rank', 'colour'] as const) {
      const play = doubted(places(declares(playWith(['PuK Gn9', 'Jo SiA', 'BkK Go8'], jokers), 'PuK'), 'Jo', claim), seatAt(2)); // prettier-ignore
      assert.deepEqual([play.board.last?.result, play.board.last?.taker, holds(play, seatAt(2))], ['truth', 2, 4]);
    }
  });
  it('PB18: beside a normal card it is not offered, and declaring it all the same is a foul', () => {
    const play = playWith(['Jo Gn9', 'Pu8 SiA', 'BkK Go8'], jokers);
    const offered = doubt.moves(play.board, seatAt(0), play.known(seatAt(0)));
    assert.deepEqual(offered, [{ move: { kind: 'declare' }, lay: slots(play, cards('Gn9')) }]);
    declares(play, 'Jo', 'GnA');
    assert.equal(play.ask?.kind, 'open', 'it owes the opening of the other card');
    play.draw();
    assert.deepEqual(play.ask, { kind: 'foul', seat: 0, why: 'joker-not-alone' });
    play.run();
    assert.deepEqual(play.board.gone, [{ seat: 0, why: 'foul', cards: 1 }]);
    assert.deepEqual([play.chooser, play.board.declared, pile(play), play.board.lost], [1, null, 1, 1]);
  });
  it('PB23: among more than two cards it is a foul at once, named or not', () => {
    const play = playWith(['Jo Gn9 Go9 SiJ BkA', 'Pu8 SiA', 'BkK Go8'], jokers);
    assert.equal(play.refusal({ kind: 'declare', named: { rank: 'A', colour: 'green' } }), 'joker-not-alone');
    assert.equal(doubt.moves(play.board, seatAt(0), play.known(seatAt(0))).length, 4);
    declares(play, 'Jo');
    assert.deepEqual(play.ask, { kind: 'foul', seat: 0, why: 'joker-not-alone' });
    play.run();
    assert.deepEqual([play.chooser, play.board.gone[0]?.why], [1, 'foul']);
  });
  it('PB24: as the last card it may be declared as anything, and wins', () => {
    const play = playWith(['Jo', 'Pu8 SiA', 'BkK Go8'], jokers);
    assert.equal(doubt.moves(play.board, seatAt(0), play.known(seatAt(0))).length, 49);
    assert.equal(play.refusal({ kind: 'declare', named: { rank: '2', colour: 'green' } }), 'no-such-card');
    declares(play, 'Jo', 'GnA');
    assert.deepEqual(
      [play.ending, play.board.declared],
      [
        { winner: 0, why: 'won' },
        { rank: 'A', colour: 'green' },
      ],
    );
  });
  it('the last Joker has to be given a name', () => {
    const play = declares(playWith(['Jo', 'Pu8 SiA', 'BkK Go8'], jokers), 'Jo');
    assert.deepEqual(play.ask, { kind: 'foul', seat: 0, why: 'joker-not-named' });
  });
  it('of two Jokers one may be declared, and the other is opened too', () => {
    const play = declares(playWith(['Jo Jo', 'GnA SiA', 'BkK Go8'], jokers), 'Jo', 'GnK');
    assert.equal(play.ask?.kind, 'open');
    play.run();
    assert.deepEqual([play.chooser, holding(play).card, holds(play, seatAt(0))], [1, 'green K', 1]);
    const after = doubted(places(play, 'GnA', 'colour'), seatAt(0));
    assert.equal(after.board.last?.result, 'truth');
  });
});
