import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { at, seatAt, type Seat } from '../../../../src/core/seat.ts';
import { defaults } from '../../../../src/games/dudo/options.ts';
import { dudo } from '../../../../src/games/dudo/game.ts';
import { Play } from '../script.ts';
import { bid, calza, du15, dudoMove, playWith, rotated, type DudoPlay } from './table.ts';

type Next = {
  readonly begins: Seat;
  readonly dice: readonly (readonly [Seat, number])[];
  readonly palifico?: Seat | null;
};
/** The next round is open: who begins it, how many dice the seats have, and whose palifico it is. */
function nextRound(play: DudoPlay, { begins, dice, palifico = null }: Next): void {
  assert.equal(play.chooser, begins);
  assert.equal(play.board.starter, begins);
  for (const [seat, n] of dice) assert.equal(at(play.board.dice, seat), n, `dice of seat ${seat}`);
  assert.equal(play.board.palifico, palifico);
  assert.equal(play.board.bid, null);
}
const kinds = (play: DudoPlay): readonly string[] => play.feed.map((n) => n.kind);
const B4 = [1, 4, 3, 3];
const seven = [du15[0] ?? [], B4, du15[2] ?? []];

describe('Dudo and calza, whoever sits where', () => {
  it('DU16: as many as the bid, so the one who doubted loses a die and begins', () =>
    rotated(3, (first, seat) => {
      const play = playWith(du15, first).move(bid(7, 4)).move(dudoMove);
      play.run();
      nextRound(play, { begins: seat(1), dice: [[seat(0), 5], [seat(1), 4], [seat(2), 5]] }); // prettier-ignore
      assert.deepEqual(kinds(play), [
        'starter',
        'round',
        'rolled',
        'bid',
        'dudo',
        'verdict',
        'lost',
        'round',
        'rolled',
      ]);
      assert.equal(play.board.last?.count, 7);
      assert.equal(play.board.last.result, 'wrong');
      assert.deepEqual(play.board.hurt, [seat(1)]);
    }));
  it('DU17: fewer than the bid, so the bidder loses a die and begins', () =>
    rotated(3, (first, seat) => {
      const play = playWith(du15, first).move(bid(8, 4)).move(dudoMove);
      play.run();
      nextRound(play, { begins: seat(0), dice: [[seat(0), 4], [seat(1), 5], [seat(2), 5]] }); // prettier-ignore
      assert.equal(play.board.last?.result, 'right');
    }));
  it('DU18: a right calza gives a lost die back, and the caller begins', () =>
    rotated(3, (first, seat) => {
      const play = playWith(seven, first).move(bid(7, 4)).move(calza);
      play.run();
      nextRound(play, { begins: seat(1), dice: [[seat(0), 5], [seat(1), 5], [seat(2), 5]] }); // prettier-ignore
      assert.equal(play.board.last?.regained, seat(1));
      assert.ok(kinds(play).includes('regained'));
    }));
  it('after a right calza the bidder begins, by option', () => {
    const play = playWith(seven, 0, { calzaRightStarter: 'bidder' }).move(bid(7, 4)).move(calza);
    play.run();
    assert.equal(play.chooser, 0);
    assert.equal(at(play.board.dice, play.board.last?.by ?? play.chooser), 5);
  });
  it('DU19: a right calza with all dice changes nothing, and the caller begins', () =>
    rotated(3, (first, seat) => {
      const play = playWith(du15, first).move(bid(7, 4)).move(calza);
      play.run();
      nextRound(play, { begins: seat(1), dice: [[seat(0), 5], [seat(1), 5], [seat(2), 5]] }); // prettier-ignore
      assert.equal(play.board.last?.regained, null);
      assert.equal(play.board.last.result, 'right');
    }));
  it('DU20: a wrong calza costs the caller a die', () =>
    rotated(3, (first, seat) => {
      const play = playWith(du15, first).move(bid(6, 4)).move(calza);
      play.run();
      nextRound(play, { begins: seat(1), dice: [[seat(0), 5], [seat(1), 4], [seat(2), 5]] }); // prettier-ignore
    }));
  it('DU21: for a bid of ones only ones count', () =>
    rotated(3, (first, seat) => {
      const play = playWith(du15, first).move(bid(1, 2)).move(bid(2, 2)).move(bid(3, 2)).move(bid(4, 1)).move(dudoMove);
      play.run();
      assert.equal(play.board.last?.count, 3);
      nextRound(play, { begins: seat(0), dice: [[seat(0), 4], [seat(1), 5], [seat(2), 5]] }); // prettier-ignore
    }));
  it('DU33: with three starting dice a right calza stays at three', () => {
    const play = playWith([[4, 4, 1], [2, 2, 2], [3, 3, 3]], 0, { dice: 3 }).move(bid(3, 4)).move(calza); // prettier-ignore
    play.run();
    assert.equal(play.board.last?.result, 'right');
    nextRound(play, { begins: play.board.last.by, dice: [[play.board.last.by, 3]] });
  });
  it('DU34: by difference, two too many cost two dice', () => {
    const play = playWith(du15, 0, { loss: 'byDifference' }).move(bid(9, 4)).move(dudoMove);
    play.run();
    assert.deepEqual([play.board.last?.lost, play.board.last?.loser, play.board.dice[play.chooser]], [2, 0, 3]);
  });
  it('DU35: by difference, a bid that is exactly right costs the one who doubted a die, never none', () => {
    const play = playWith(du15, 0, { loss: 'byDifference' }).move(bid(7, 4)).move(dudoMove);
    play.run();
    assert.deepEqual([play.board.last?.lost, play.board.last?.loser, play.board.dice[play.chooser]], [1, 1, 4]);
  });
  it('by difference, nobody loses more dice than they have, and calza costs one', () => {
    const short = playWith([[2, 2, 2], [3, 3], [4]], 0, { loss: 'byDifference' }).move(bid(6, 5)).move(dudoMove); // prettier-ignore
    short.run();
    assert.deepEqual([short.board.last?.lost, short.board.outOrder], [3, [0]]);
    const wrong = playWith(du15, 0, { loss: 'byDifference' }).move(bid(3, 4)).move(calza);
    wrong.run();
    assert.equal(wrong.board.last?.lost, 1);
  });
  it('B04: wild ones make up a bid that is as high as it can be', () => {
    const play = playWith([[6, 6, 1], [1, 1]]).move(bid(5, 6)).move(dudoMove); // prettier-ignore
    play.run();
    assert.deepEqual([play.board.last?.count, play.board.last?.result], [5, 'wrong']);
  });
});

describe('palifico', () => {
  it('DU22: who drops to one die opens a palifico round', () =>
    rotated(3, (first, seat) => {
      const play = playWith([[2, 2], [3, 3, 3], [5, 5, 5]], first).move(bid(8, 4)).move(dudoMove); // prettier-ignore
      play.run();
      nextRound(play, { begins: seat(0), dice: [[seat(0), 1]], palifico: seat(0) });
      assert.equal(play.refusal(bid(1, 1)), null);
      play.move(bid(2, 4));
      assert.equal(play.refusal(bid(2, 5)), 'face-locked');
      assert.equal(play.refusal(bid(2, 1)), 'face-locked');
      assert.equal(play.refusal(bid(3, 4)), null);
    }));
  it('DU23: one who survives it with one die does not keep it going', () =>
    rotated(3, (first, seat) => {
      const play = playWith([[2, 2], [3, 3, 3, 3], [5, 5, 5, 5]], first).move(bid(10, 4)).move(dudoMove); // prettier-ignore
      play.run(); // all dice show sixes now
      play.move(bid(1, 5)).move(bid(2, 5)).move(bid(3, 5)).move(dudoMove);
      play.run();
      nextRound(play, { begins: seat(2), dice: [[seat(0), 1], [seat(1), 4], [seat(2), 3]] }); // prettier-ignore
    }));
  it('DU24: another drop to one die in a palifico round makes the next one palifico too', () =>
    rotated(3, (first, seat) => {
      const play = playWith([[2, 2], [3, 3], [5, 5, 5]], first).move(bid(7, 4)).move(dudoMove); // prettier-ignore
      play.run();
      play.move(bid(1, 5)).move(bid(2, 5)).move(dudoMove);
      play.run();
      nextRound(play, { begins: seat(1), dice: [[seat(0), 1], [seat(1), 1]], palifico: seat(1) }); // prettier-ignore
    }));
  it('DU26: with two left there is palifico too, unless the table says no', () => {
    const dice = [[2, 2], [3, 3, 3]]; // prettier-ignore
    const play = playWith(dice).move(bid(5, 4)).move(dudoMove);
    play.run();
    assert.equal(play.board.palifico, 0);
    const off = playWith(dice, 0, { palificoHeadsUp: false }).move(bid(5, 4)).move(dudoMove);
    off.run();
    assert.equal(off.board.palifico, null);
    assert.equal(off.refusal(bid(1, 1)), 'no-opening-ones');
  });
  it('B08: the second drop of the same player is a palifico again, unless it is once for each player', () => {
    const after = { everyDrop: [0, 0], oncePerPlayer: [0, null], off: [null, null] } as const;
    for (const palifico of ['everyDrop', 'oncePerPlayer', 'off'] as const) {
      const play = playWith([[2, 2], [3, 3, 3], [5, 5, 5]], 0, { palifico }); // prettier-ignore
      play.move(bid(8, 4)).move(dudoMove).run();
      const first = play.board.palifico;
      // All seven dice show sixes now: a right calza brings seat 0 back to two dice.
      play.move(bid(1, 6)).move(bid(2, 6)).move(bid(7, 6)).move(calza).run();
      assert.deepEqual([play.board.palifico, play.chooser, play.board.dice[play.chooser]], [null, 0, 2]);
      play.move(bid(8, 5)).move(dudoMove).run();
      assert.equal(play.board.dice[play.chooser], 1);
      assert.deepEqual([first, play.board.palifico], after[palifico]);
    }
  });
  it('DU37: with wild ones in palifico the doubt of seven fours fails', () => {
    for (const [palificoWild, loser] of [
      [true, 1],
      [false, 0],
    ] as const) {
      // prettier-ignore
      const play = playWith(du15, 0, { palificoWild }, (b) => (b.palifico = b.starter)).move(bid(7, 4)).move(dudoMove);
      play.run();
      assert.equal(play.board.last?.loser, loser);
      assert.equal(play.board.last.wild, palificoWild);
      assert.equal(play.board.last.count, palificoWild ? 7 : 4);
    }
  });
  it('DU38: a right calza in palifico gives a die back, and a normal round follows', () => {
    const play = playWith([[2], [2, 3], [5, 5, 5]], 0, {}, (b) => (b.palifico = b.starter)); // prettier-ignore
    play.move(bid(2, 2)).move(calza).run();
    assert.equal(play.board.last?.regained, 1);
    assert.deepEqual([play.chooser, play.board.palifico, play.board.dice[play.chooser]], [1, null, 3]);
  });
  it('a drop by more than one die to exactly one is a drop too', () => {
    const play = playWith([[2, 2, 2], [3, 3], [4]], 0, { loss: 'byDifference' }).move(bid(5, 2)).move(dudoMove); // prettier-ignore
    play.run();
    assert.deepEqual([play.board.last?.lost, play.board.palifico], [2, 0]);
  });
});

describe('out of dice', () => {
  it('DU25: who loses the last die is out, and the next to the left opens a normal round', () =>
    rotated(3, (first, seat) => {
      const play = playWith([[4, 4], [4], [5, 5]], first).move(bid(3, 4)).move(dudoMove); // prettier-ignore
      play.run();
      nextRound(play, { begins: seat(2), dice: [[seat(1), 0], [seat(0), 2]] }); // prettier-ignore
      assert.deepEqual(play.board.outOrder, [seat(1)]);
      assert.deepEqual(
        play.board.playing,
        [seat(0), seat(2)].sort((a, b) => a - b),
      );
    }));
  it('DU27: the last one with dice has won', () =>
    rotated(2, (first, seat) => {
      const play = playWith([[4, 4], [4]], first).move(bid(3, 4)).move(dudoMove); // prettier-ignore
      play.run();
      assert.deepEqual(play.ending, { winner: seat(0), why: 'won' });
      assert.deepEqual([play.board.phase, play.board.winner, play.feed.at(-1)?.kind], ['over', seat(0), 'won']);
      assert.deepEqual(play.board.playing.length, 2);
      assert.deepEqual(
        dudo.standings(play.board).map((s) => [s.seat, s.place]),
        [[seat(0), 1], [seat(1), 2]], // prettier-ignore
      );
    }));
});

describe('the direction', () => {
  const four = [[2, 2], [2, 2], [2, 2], [2, 2]]; // prettier-ignore
  it('DU36: where it is chosen, C opens to the right and B is next', () => {
    const play = playWith(four, 0, { direction: 'chosen', dice: 5 });
    assert.equal(play.refusal(bid(2, 3, -1)), 'way-closed');
    play.move(bid(1, 3)).move(bid(2, 3)).move(bid(8, 3)).move(dudoMove).run();
    assert.equal(play.chooser, 2);
    assert.equal(play.refusal(bid(2, 3)), 'way-missing');
    play.move(bid(2, 3, -1));
    assert.deepEqual([play.chooser, play.board.way], [1, -1]);
    assert.equal(play.refusal(bid(3, 3, 1)), 'way-closed');
    play.move(bid(3, 3));
    assert.equal(play.chooser, 0);
    play.move(bid(4, 3));
    assert.equal(play.chooser, 3);
  });
  it('a round after a right calza runs as the one before', () => {
    const play = playWith(four, 0, { direction: 'chosen', palifico: 'off', raise: 'free' });
    play.move(bid(8, 3)).move(dudoMove).run();
    play
      .move(bid(2, 3, -1))
      .move(bid(7, 6))
      .move(calza)
      .run();
    assert.deepEqual([play.board.last?.result, play.board.last?.by, play.chooser], ['right', 2, 2]);
    assert.equal(play.refusal(bid(1, 2, 1)), 'way-closed');
    play.move(bid(1, 2));
    assert.equal(play.chooser, 1);
  });
  it('the next to begin is found clockwise also when the round ran the other way', () => {
    const dice = [[2, 2], [2, 2], [2, 2], [2]]; // prettier-ignore
    const play = playWith(dice, 0, { direction: 'chosen' }, (b) => (b.round = 1));
    play.move(bid(1, 2, -1));
    assert.equal(play.chooser, 3);
    play.move(dudoMove).run();
    assert.deepEqual([play.board.outOrder, play.chooser], [[3], 0]);
  });
  it('with two left there is nothing to choose', () => {
    const play = playWith(four.slice(2), 0, { direction: 'chosen' }, (b) => (b.round = 1));
    assert.equal(play.refusal(bid(1, 2, -1)), 'way-closed');
    assert.equal(play.refusal(bid(1, 2)), null);
  });
});

describe('calza out of turn', () => {
  const of = { calza: 'outOfTurn', calzaWindow: 8 } as const;
  const four = [[4, 4, 4, 4, 4], [2, 2, 2, 2, 2], [2, 2, 2, 2, 2], [3, 3, 3, 3]]; // prettier-ignore
  it('DU39: D calls calza in the window after the bid of A; it is settled before the turn of B', () =>
    rotated(4, (first, seat) => {
      const play = playWith(four, first, of).move(bid(5, 4));
      const { ask } = play;
      assert.equal(ask?.kind, 'race');
      assert.equal(ask.window.ms, 8000);
      assert.deepEqual(
        ask.window.seats,
        [seat(0), seat(2), seat(3)].sort((a, b) => a - b),
      );
      assert.equal(ask.window.stake, seat(0));
      assert.equal(play.refusal(calza, seat(3)), null);
      assert.equal(play.refusal(calza, seat(1)), 'not-your-turn');
      assert.equal(play.refusal(dudoMove, seat(3)), 'not-your-turn');
      play.window(seat(3), calza, [seat(2)]).run();
      nextRound(play, { begins: seat(3), dice: [[seat(3), 5], [seat(0), 5]] }); // prettier-ignore
      const call = play.feed.find((n) => n.kind === 'calza');
      assert.deepEqual(call?.kind === 'calza' && call.others, [seat(2)]);
    }));
  it('all let it go: the next seat is on turn and may call it too', () => {
    const play = playWith(four, 0, of).move(bid(5, 4)).window(null);
    assert.deepEqual([play.chooser, play.refusal(calza)], [1, null]);
  });
  it('a wrong call in the window costs the caller a die', () => {
    const play = playWith(four, 0, of).move(bid(4, 4)).window(seatAt(2), calza);
    play.run();
    assert.deepEqual([play.board.last?.result, play.board.last?.loser], ['wrong', 2]);
  });
  it('by option the bidder is not in it, nor who has lost no die; with nobody in it there is no window', () => {
    const seats = (more: object, dice = four): readonly Seat[] | null => {
      const play = playWith(dice, 0, { ...of, ...more }, (b) => (b.hurt = [seatAt(2)])).move(bid(5, 4));
      return play.ask?.kind === 'race' ? play.ask.window.seats : null;
    };
    assert.deepEqual(seats({ calzaNotByBidder: true }), [2, 3]);
    assert.deepEqual(seats({ calzaAfterLossOnly: true }), [2]);
    assert.deepEqual(seats({}, four.slice(0, 2)), [0]);
    assert.equal(seats({ calzaNotByBidder: true }, four.slice(0, 2)), null);
    assert.equal(seats({ calzaHeadsUp: false }, four.slice(0, 2)), null);
  });
});

describe('a seat goes', () => {
  it('DU40: while bids go round; the others keep their dice and roll again, and the same seat begins', () =>
    rotated(3, (first, seat) => {
      const play = playWith(du15, first).move(bid(3, 4));
      play.leave(seat(1));
      play.run();
      nextRound(play, { begins: seat(0), dice: [[seat(0), 5], [seat(1), 0], [seat(2), 5]] }); // prettier-ignore
      assert.equal(play.board.round, 1);
      assert.deepEqual(kinds(play).slice(3), ['bid', 'gone', 'void', 'round', 'rolled']);
      assert.deepEqual(play.board.gone, [{ seat: seat(1), why: 'left', dice: 5 }]);
      assert.equal(play.board.playing.includes(seat(1)), false);
    }));
  it('the seat that began goes: the next to the left begins', () =>
    rotated(3, (first, seat) => {
      const play = playWith(du15, first).move(bid(3, 4));
      play.leave(seat(0));
      play.run();
      nextRound(play, { begins: seat(1), dice: [[seat(0), 0]] }); // prettier-ignore
    }));
  it('DU41: a cup stays closed and could turn the result: nobody loses, the same seat begins', () =>
    rotated(3, (first, seat) => {
      const play = playWith(du15, first).move(bid(7, 4)).move(dudoMove);
      play.draw([seat(2)]);
      play.run();
      const { last } = play.board;
      assert.deepEqual([last?.count, last?.result, last?.loser], [5, 'undecided', null]);
      nextRound(play, { begins: seat(0), dice: [[seat(0), 5], [seat(1), 5], [seat(2), 0]] }); // prettier-ignore
      assert.deepEqual(kinds(play).slice(4, 7), ['dudo', 'gone', 'verdict']);
      assert.equal(play.board.round, 2);
    }));
  it('DU42: the open cups prove the bid: the one who doubted loses a die', () =>
    rotated(3, (first, seat) => {
      const play = playWith(du15, first).move(bid(5, 4)).move(dudoMove);
      play.draw([seat(2)]);
      play.run();
      nextRound(play, { begins: seat(1), dice: [[seat(0), 5], [seat(1), 4], [seat(2), 0]] }); // prettier-ignore
    }));
  it('DU43: the bid cannot be reached any more: the bidder loses a die', () =>
    rotated(3, (first, seat) => {
      const play = playWith(du15, first).move(bid(11, 4)).move(dudoMove);
      play.draw([seat(2)]);
      play.run();
      nextRound(play, { begins: seat(0), dice: [[seat(0), 4], [seat(1), 5], [seat(2), 0]] }); // prettier-ignore
    }));
  it('the bidder or the caller does not open: it has lost, nobody else pays, and the next to its left begins', () =>
    rotated(3, (first, seat) => {
      for (const call of [dudoMove, calza])
        for (const i of [0, 1]) {
          const play = playWith(seven, first).move(bid(7, 4)).move(call);
          play.draw([seat(i)]);
          play.run();
          nextRound(play, { begins: seat(i + 1), dice: [[seat(i), 0], [seat(2), 5], [seat(1 - i), i === 0 ? 4 : 5]] }); // prettier-ignore
          assert.deepEqual([play.board.last?.loser, play.board.last?.lost], [seat(i), 0]);
        }
    }));
  it('calza with a closed cup: wrong when the open dice are too many or all together too few, else undecided', () => {
    for (const [count, result] of [
      [4, 'wrong'],
      [5, 'undecided'],
      [10, 'undecided'],
      [11, 'wrong'],
    ] as const) {
      // prettier-ignore
      const play = playWith(du15).move(bid(count, 4)).move(calza);
      play.draw([seatAt(2)]);
      play.run();
      assert.equal(play.board.last?.result, result);
      assert.equal(play.board.last.loser, result === 'wrong' ? 1 : null);
    }
  });
  it('a bid that the closed dice could just reach is undecided', () => {
    const play = playWith(du15).move(bid(10, 4)).move(dudoMove);
    play.draw([seatAt(2)]);
    assert.deepEqual([play.board.last?.result, play.board.last?.loser], ['undecided', null]);
  });
  it('by difference, closed dice make nobody pay for more than is sure', () => {
    const of = { loss: 'byDifference' } as const;
    const low = playWith(du15, 0, of).move(bid(3, 4)).move(dudoMove);
    low.draw([seatAt(2)]);
    assert.equal(low.board.last?.lost, 2);
    const high = playWith(du15, 0, of).move(bid(13, 4)).move(dudoMove);
    high.draw([seatAt(2)]);
    assert.equal(high.board.last?.lost, 3);
  });
  it('seats thrown out while the cups are asked for: the rest are asked again and open', () => {
    const play = playWith(du15).move(bid(5, 4)).move(dudoMove);
    assert.equal(play.ask?.kind, 'open');
    play.leave(seatAt(2));
    assert.equal(play.run('open')?.kind, 'open');
    play.run();
    play.run();
    assert.deepEqual([play.board.last?.loser, play.board.last?.cups[2]?.dice], [1, [null, null, null, null, null]]);
  });
  it('a palifico is played again as palifico while the seat that caused it is there, else as a normal round', () => {
    const start = (): DudoPlay => {
      const play = playWith([[2, 2], [3, 3, 3], [5, 5, 5], [5, 5]]).move(bid(10, 4)).move(dudoMove); // prettier-ignore
      play.run();
      return play.move(bid(1, 2));
    };
    const other = start();
    other.leave(seatAt(1));
    other.run();
    assert.deepEqual([other.board.palifico, other.chooser], [0, 0]);
    const cause = start();
    cause.leave(seatAt(0));
    cause.run();
    assert.deepEqual([cause.board.palifico, cause.chooser], [null, 1]);
  });
  it('a palifico that is thrown back to two players is normal where the table has none with two', () => {
    const play = playWith([[2, 2], [3, 3, 3], [5, 5, 5]], 0, { palificoHeadsUp: false }).move(bid(8, 4)).move(dudoMove); // prettier-ignore
    play.run();
    assert.equal(play.board.palifico, 0);
    play.leave(seatAt(1));
    play.run();
    assert.equal(play.board.palifico, null);
  });
  it('the draw and the roll are made anew without the seat, and nothing is called void', () => {
    const play: DudoPlay = new Play(dudo, 4, defaults, { chance: (n) => n - 1 });
    assert.equal(play.ask?.kind, 'chance');
    play.leave(seatAt(3));
    assert.deepEqual(play.ask, { kind: 'chance', n: 3 });
    play.run('roll');
    play.leave(seatAt(2));
    const roll = play.run('roll');
    assert.deepEqual(roll?.kind === 'roll' && roll.cups, { 0: 5, 1: 5 });
    play.run();
    assert.deepEqual([play.chooser, play.board.round, kinds(play).includes('void')], [0, 1, false]);
  });
  it('several at once are taken out together, and the rule is applied once', () =>
    rotated(4, (first, seat) => {
      const play = playWith([[2, 2], [2, 2], [2, 2], [2, 2]], first).move(bid(1, 2)); // prettier-ignore
      play.leave(...[seat(0), seat(1)].sort((a, b) => a - b));
      play.run();
      nextRound(play, { begins: seat(2), dice: [[seat(2), 2], [seat(3), 2]] }); // prettier-ignore
      assert.equal(kinds(play).filter((k) => k === 'void').length, 1);
    }));
  it('the last seat at the table has won because the others left', () =>
    rotated(3, (first, seat) => {
      const play = playWith(du15, first).move(bid(1, 2));
      play.leave(...[seat(0), seat(2)].sort((a, b) => a - b));
      assert.deepEqual(play.ending, { winner: seat(1), why: 'left' });
      assert.deepEqual(play.board.playing, [seat(1)]);
      const places = dudo.standings(play.board).map((s) => [s.seat, s.place, s.score, s.gone ?? null]);
      assert.deepEqual(places[0], [seat(1), 1, 5, null]);
      assert.deepEqual(places.slice(1).map((p) => p.slice(1)), [[2, 5, 'left'], [2, 5, 'left']]); // prettier-ignore
    }));
  it('all at once: nobody has won', () => {
    const play = playWith(du15).move(bid(1, 2));
    play.leave(...play.board.playing);
    assert.deepEqual(play.ending, { winner: null, why: 'left' });
  });
  it('the one whose doubt is checked goes with two players left: the other has won', () => {
    const play = playWith([[2, 2], [2, 2]]).move(bid(1, 2)).move(dudoMove); // prettier-ignore
    play.draw([seatAt(1)]);
    assert.deepEqual(play.ending, { winner: 0, why: 'left' });
  });
  it('who has no dice left owes nothing: no ask names the seat any more', () => {
    const play = playWith([[4, 4], [4], [5, 5]]).move(bid(3, 4)).move(dudoMove); // prettier-ignore
    const roll = play.run('roll');
    assert.deepEqual(roll?.kind === 'roll' && Object.keys(roll.cups), ['0', '2']);
  });
});
