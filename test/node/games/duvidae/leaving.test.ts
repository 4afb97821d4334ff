import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seatAt, type Seat } from '../../../../src/core/seat.ts';
import {
  challenges,
  kinds,
  passes,
  playWith,
  plays,
  pointsOf,
  rig,
  rotated,
  size,
  sizes,
  type DuvidaePlay,
} from './table.ts';

const many = '1 1 2 2 3 4 8';
const [a, b, c, d] = [0, 1, 2, 3].map(seatAt) as [Seat, Seat, Seat, Seat];
/** The round was void and is played anew, led by a seat; nobody has won a point. */
function again(play: DuvidaePlay, leads: Seat, left: readonly Seat[]): void {
  play.run();
  assert.deepEqual([play.chooser, play.board.round, play.board.table.length], [leads, 1, 0]);
  assert.deepEqual(play.board.playing, left);
  assert.ok(pointsOf(play).every((p) => p === 0));
  assert.deepEqual(left.map((s) => size(play, s)), left.map(() => 7)); // prettier-ignore
  assert.equal(play.board.pile.length, 72 - 7 * left.length);
  assert.equal(play.board.dry, false);
}
const goes = (play: DuvidaePlay, ...seats: readonly Seat[]): DuvidaePlay => {
  play.leave(...seats);
  return play;
};
const sorted = (...seats: readonly Seat[]): readonly Seat[] => seats.toSorted((x, y) => x - y);

describe('somebody goes: the round is void', () => {
  it('DV32: points stay, all cards are dealt anew, and whoever began begins again', () =>
    rotated(3, (first, seat) => {
      const play = passes(plays(playWith(['7 7 8 8', many, many], { first }), '7 7'));
      assert.equal(play.chooser, seat(2));
      again(goes(play, seat(1)), seat(0), sorted(seat(0), seat(2)));
      assert.ok(kinds(play).join().includes('gone,void,round'));
    }));
  it('DV33: whoever began has gone: the next to the left begins', () =>
    rotated(3, (first, seat) => {
      const play = passes(plays(playWith(['7 7 8 8', many, many], { first }), '7 7'));
      again(goes(play, seat(0)), seat(1), sorted(seat(1), seat(2)));
    }));
  it('while it shuffles or deals, without a word about a void round', () => {
    for (const kind of ['round', 'shuffle', 'deal'] as const) {
      const fresh = playWith(['8', many, many]);
      fresh.lay({ kind: 'play', n: 1 }, [fresh.board.hands[a]?.[0]?.sealed ?? -1]);
      fresh.run(kind);
      assert.deepEqual([fresh.ask?.kind, fresh.board.round, fresh.board.leader], [kind, 2, b]);
      fresh.leave(b);
      fresh.run();
      assert.deepEqual([fresh.chooser, fresh.board.round, kinds(fresh).includes('void')], [c, 2, false]);
      assert.deepEqual([pointsOf(fresh), sizes(fresh)[a], sizes(fresh)[b]], [[1, 0, 0], 7, 0]);
    }
  });
  it('while a pass draws', () => {
    const play = plays(playWith(['7 7 8 8', many, many]), '7 7').lay({ kind: 'pass' });
    assert.deepEqual([play.ask?.kind, play.board.draws], ['deal', { seat: b, count: 1 }]);
    again(goes(play, c), a, [a, b]);
  });
  it('while discards are mixed anew', () => {
    const play = plays(playWith(['7 7 8 8', many, many], { pile: 0, discard: 9 }), '7 7').lay({ kind: 'pass' });
    assert.equal(play.ask?.kind, 'reshuffle');
    again(goes(play, a), b, [b, c]);
  });
  it('while the loser of a challenge draws: the verdict was said, nobody pays', () => {
    const play = challenges(plays(playWith(['7 3 8 8', many, many]), '7 3'));
    play.draw();
    assert.deepEqual([play.ask?.kind, play.board.last?.result, play.board.last?.loser], ['deal', 'bluff', a]);
    again(goes(play, c), a, [a, b]);
    assert.equal(play.board.last?.drew, null);
  });
  it('another seat while cards open: nobody is judged', () => {
    for (const leave of [goes, (play: DuvidaePlay, ...s: readonly Seat[]) => (play.draw(s), play)]) {
      const play = challenges(plays(playWith(['7 3 8 8', many, many]), '7 3'));
      again(leave(play, c), a, [a, b]);
      assert.equal(play.board.last, null);
    }
  });
  it('the challenger while cards open: nobody is judged either', () => {
    const play = challenges(plays(playWith(['7 3 8 8', many, many]), '7 3'));
    again(goes(play, b), a, [a, c]);
    assert.equal(play.board.last, null);
  });
  it('the owner instead of opening: caught, nobody draws', () => {
    for (const leave of [goes, (play: DuvidaePlay, ...s: readonly Seat[]) => (play.draw(s), play)]) {
      const play = challenges(plays(playWith(['7 7 8 8', many, many]), '7 7'));
      leave(play, a);
      assert.deepEqual([play.board.last?.result, play.board.last?.outcome], ['closed', 'void']);
      again(play, b, [b, c]);
      assert.equal(kinds(play).includes('drew'), false);
    }
  });
  it('several at once are taken out together', () => {
    const play = plays(playWith(['7 7 8 8', many, many, many]), '7 7');
    again(goes(play, a, b), c, [c, d]);
    assert.deepEqual(play.feed.filter((n) => n.kind === 'gone').map((n) => n.seat), [a, b]); // prettier-ignore
  });
  it('the last one at the table has won', () => {
    const play = goes(plays(playWith(['7 7 8 8', many, many]), '7 7'), a, c);
    assert.deepEqual([play.ending, play.board.phase], [{ winner: b, why: 'left' }, 'over']);
    assert.deepEqual(play.game.standings(play.board).map((l) => [l.seat, l.place, l.gone]), [[1, 1, undefined], [0, 2, 'left'], [2, 2, 'left']]); // prettier-ignore
    const nobody = goes(playWith(['7 7 8 8', many]), a, b);
    assert.equal(nobody.ending?.winner, null);
  });
  it('the points of who has gone are listed, behind all who stayed', () => {
    const play = playWith([many, many, many], { prepare: (x) => (x.points[b] = 1) });
    goes(play, b);
    assert.deepEqual(play.game.standings(play.board).map((l) => [l.seat, l.place, l.score]), [[0, 1, 0], [2, 1, 0], [1, 3, 1]]); // prettier-ignore
  });
});

describe('a hand is empty: leaving steals no win', () => {
  it('DV34: when every seat left has had its chance, its owner wins the round', () =>
    rotated(3, (first, seat) => {
      const play = passes(plays(playWith(['6 3', many, many], { first }), '6 3'));
      assert.equal(play.chooser, seat(2));
      goes(play, seat(2));
      assert.equal(play.board.points[seat(0)], 1);
      play.run();
      assert.deepEqual([play.board.round, play.chooser, size(play, seat(1))], [2, seat(1), 7]);
      assert.equal(kinds(play).includes('void'), false);
    }));
  it('the seats left keep their chance; a pass draws nothing any more, and the gone hand is out', () => {
    const play = goes(plays(playWith(['6 3', many, many, many]), '6 3'), d);
    assert.deepEqual([play.chooser, play.board.dry, play.board.lost], [b, true, 7]);
    passes(play);
    assert.deepEqual([play.chooser, size(play, b), kinds(play).includes('drew')], [c, 7, false]);
    passes(play);
    assert.deepEqual([pointsOf(play), play.board.round], [[1, 0, 0, 0], 2]);
  });
  it('DV35: caught after somebody went: the round is void, and there is no point', () => {
    const play = challenges(goes(plays(playWith(['6 3', many, many, many]), '6 3'), d));
    play.draw();
    assert.deepEqual([play.board.last?.result, play.board.last?.outcome], ['bluff', 'void']);
    again(play, a, [a, b, c]);
  });
  it('true after somebody went: the round is won', () => {
    const play = challenges(goes(plays(playWith(['6 6', many, many, many]), '6 6'), d));
    play.draw();
    assert.deepEqual([pointsOf(play)[a], play.board.last?.outcome], [1, 'won']);
  });
  it('DV36: its owner goes instead of opening: gone, void, no point', () => {
    const play = challenges(plays(playWith(['6 6', many, many]), '6 6'));
    again(goes(play, a), b, [b, c]);
    assert.equal(play.board.last?.result, 'closed');
  });
  it('its owner goes before anybody challenged: the same', () => {
    const play = plays(playWith(['6 6', many, many]), '6 6');
    again(goes(play, a), b, [b, c]);
    assert.equal(play.board.last, null);
  });
  it('another seat goes while it opens: what opens still counts', () => {
    for (const [laid, won] of [
      ['6 6', true],
      ['6 3', false],
    ] as const)
      // prettier-ignore
      for (const who of [b, c]) {
        const thrown = challenges(plays(playWith([laid, many, many, many]), laid));
        goes(thrown, who);
        assert.equal(thrown.ask?.kind, 'open');
        thrown.draw();
        const beside = challenges(plays(playWith([laid, many, many, many]), laid));
        beside.draw([who]);
        for (const play of [thrown, beside]) {
          assert.equal(play.board.last?.outcome, won ? 'won' : 'void');
          assert.equal(pointsOf(play)[a], won ? 1 : 0);
          assert.equal(play.board.playing.includes(who), false);
        }
      }
  });
  it('another seat goes while a pass draws: that pass stands, the next seat has its chance', () => {
    const play = plays(playWith(['6 3', many, many, many]), '6 3').lay({ kind: 'pass' });
    assert.equal(play.ask?.kind, 'deal');
    goes(play, d);
    assert.deepEqual([play.chooser, play.board.passed, play.board.phase], [c, [b], 'play']);
  });
  it('another seat goes while the caught owner draws: the round is void', () => {
    const play = challenges(plays(playWith(['6 3', many, many]), '6 3'));
    play.draw();
    assert.equal(play.ask?.kind, 'deal');
    again(goes(play, c), a, [a, b]);
  });
  it('nobody is left to challenge: the game is over', () => {
    const play = goes(plays(playWith(['6 3', many]), '6 3'), b);
    assert.deepEqual(play.ending, { winner: a, why: 'left' });
    const called = challenges(plays(playWith(['6 3', many]), '6 3'));
    assert.deepEqual(goes(called, b).ending, { winner: a, why: 'left' });
  });
  it('a round that was won by leaving counts towards the game', () => {
    const play = passes(plays(playWith(['6 3', many, many], { options: { points: 1 } }), '6 3'));
    assert.deepEqual(goes(play, c).ending, { winner: a, why: 'won' });
  });
});

describe('a round that is played anew', () => {
  it('has fresh hands that a test can give too', () => {
    const play = goes(playWith([many, many, many]), c);
    rig(play, ['8', many], {});
    assert.deepEqual([plays(play, '8').board.points[a], play.board.round], [1, 2]);
  });
});
