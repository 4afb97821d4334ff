import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seatAt } from '../../../../src/core/seat.ts';
import { doubt } from '../../../../src/games/doubt/game.ts';
import { defaults } from '../../../../src/games/doubt/options.ts';
import { Play, pick, seeded } from '../script.ts';
import { doubted, doubts, holds, lays, passes, pile, playWith, rotated, stands, type DoubtPlay } from './table.ts';

const options = { pack: 'standard' } as const;
const hands = ['sA h5 d9 c4 hK', 's2 h2 d2 c9', 'h3 c3 dQ', 'sJ dJ'];

describe('I Doubt It with the standard pack, whoever sits where', () => {
  it('all 52 cards are dealt, to who begins first, and aces are due', () => {
    for (const [n, sizes] of [
      [3, [17, 17, 18]],
      [5, [10, 10, 11, 11, 10]],
      [7, [7, 7, 8, 8, 8, 7, 7]],
    ] as const) {
      const play: DoubtPlay = new Play(doubt, n, { ...defaults, ...options }, { chance: (k) => 2 % k });
      play.run();
      const dealt = sizes.map((_, i) => holds(play, seatAt(i)));
      assert.deepEqual([dealt, play.chooser, play.board.due], [sizes, 2, 'A']);
    }
  });
  it('PB26: two cards as aces, one of them a five: their owner takes the pile, the next must place twos', () =>
    rotated(4, (first, seat) => {
      const play = doubted(lays(playWith(hands, { first, options }), 'sA h5'), seat(2));
      assert.deepEqual([play.board.last?.result, play.board.last?.faces.length], ['lie', 2]);
      assert.deepEqual([holds(play, seat(0)), pile(play), play.chooser, play.board.due], [5, 0, seat(1), '2']);
    }));
  it('PB27: three true twos: who doubted takes the pile, the next must place threes', () =>
    rotated(4, (first, seat) => {
      const play = stands(lays(playWith(hands, { first, options }), 'sA'));
      doubted(lays(play, 's2 h2 d2'), seat(0));
      assert.deepEqual([play.board.last?.result, holds(play, seat(0)), pile(play)], ['truth', 8, 0]);
      assert.deepEqual([play.chooser, play.board.due], [seat(2), '3']);
    }));
  it('PB28: not five cards, not none, not more than one holds; and nobody passes or declares', () => {
    const play = playWith(hands, { options });
    for (const n of [5, 0, -1, 1.5]) assert.equal(play.refusal({ kind: 'play', n }), 'one-to-four');
    assert.equal(play.refusal({ kind: 'play', n: 4 }), null);
    assert.equal(play.refusal(passes), 'must-place');
    assert.equal(play.refusal({ kind: 'declare' }), 'must-place');
    assert.equal(play.refusal({ kind: 'place', claim: 'rank' }), 'not-a-move');
    assert.equal(play.refusal(doubts), 'no-window');
    const last = stands(lays(stands(lays(stands(lays(play, 'sA')), 's2')), 'h3'));
    assert.deepEqual([last.chooser, last.refusal({ kind: 'play', n: 3 })], [3, 'only-2-in-hand']);
  });
  it('PB29: a last card that nobody doubts wins', () => {
    const play = lays(playWith(['sA', 's2 h2', 'h3'], { options }), 'sA');
    assert.ok(play.ask?.kind === 'race');
    assert.equal(play.ask.window.ms, 8000);
    assert.deepEqual(stands(play).ending, { winner: 0, why: 'won' });
  });
  it('last cards that are doubted and true win too; a lie brings the pile', () => {
    const two = ['sA hA', 's2 h2', 'h3'];
    assert.deepEqual(doubted(lays(playWith(two, { options }), 'sA hA'), seatAt(2)).ending, { winner: 0, why: 'won' });
    const lie = doubted(lays(playWith(['sA h4', ...two.slice(1)], { options }), 'sA h4'), seatAt(2));
    assert.deepEqual([lie.ending, holds(lie, seatAt(0))], [null, 2]);
  });
  it('after the king the ace is due again', () => {
    const thirteen = ['s', 'h', 'd'].map((s) => ['2', '3', '4', '5', '6'].map((r) => s + r).join(' '));
    let play = playWith(thirteen, { options });
    for (let i = 0; i < 12; i++) play = stands(play.lay({ kind: 'play', n: 1 }, lay(play)));
    assert.equal(play.board.due, 'K');
    assert.equal(stands(play.lay({ kind: 'play', n: 1 }, lay(play))).board.due, 'A');
  });
  it('Jokers are wild', () => {
    const house = { ...options, jokers: true };
    const play = doubted(lays(playWith(['sA Jo h5', 's2 h2', 'h3'], { options: house }), 'sA Jo'), seatAt(1));
    assert.equal(play.board.last?.result, 'truth');
  });
  it('who goes on turn leaves the rank that is due to the next', () => {
    const play = stands(lays(playWith(hands, { options }), 'sA'));
    play.leave(seatAt(1));
    assert.deepEqual([play.chooser, play.board.due, play.board.lost, pile(play)], [2, '2', 4, 1]);
  });
  it('every offered turn is accepted, and runs of two to four cards are among them', () => {
    const play: DoubtPlay = new Play(doubt, 4, { ...defaults, ...options }, { chance: seeded(3) });
    play.run();
    const offered = doubt.moves(play.board, play.chooser, play.known(play.chooser));
    for (const m of offered) assert.ok('move' in m && play.refusal(m.move) === null);
    assert.deepEqual([...new Set(offered.map((m) => ('lay' in m ? m.lay.length : 0)))], [1, 2, 3, 4]);
    assert.equal(new Set(offered.map((m) => JSON.stringify(m))).size >= 4 * 13, true);
    assert.ok(pick(offered, seeded(1)));
  });
});
const lay = (play: DoubtPlay): readonly number[] =>
  play.ask?.kind === 'playCards' ? play.ask.hand.slice(0, 1).map((t) => t.sealed) : [];
