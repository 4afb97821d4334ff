import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seatAt } from '../../../../src/core/seat.ts';
import { judge, topMeld } from '../../../../src/games/duvidae/melds.ts';
import {
  cards,
  challenges,
  kinds,
  offered,
  passes,
  playWith,
  plays,
  pointsOf,
  refusal,
  rotated,
  size,
  sizes,
  slots,
  type DuvidaePlay,
} from './table.ts';

const many = '1 1 2 2 3 4 8';
/** A challenge that is seen through; the next to lead is asked. */
function settled(play: DuvidaePlay): DuvidaePlay {
  challenges(play).run();
  return play;
}
function led(play: DuvidaePlay, by: number, drew: readonly [seat: number, cards: number]): void {
  assert.equal(play.chooser, by);
  assert.equal(topMeld(play.board), null);
  const news = play.feed.findLast((n) => n.kind === 'drew');
  assert.ok(news?.kind === 'drew');
  assert.deepEqual([news.seat, news.count], drew);
  assert.equal(play.board.last?.drew, drew[1]);
}

describe('a challenge, whoever sits where', () => {
  it('DV1: the truth: the challenger draws two and the penalties of the closed cards; the owner leads', () =>
    rotated(2, (first, seat) => {
      const play = plays(playWith(['5+1 5+2 8 8', many], { first }), '5+1 5+2');
      settled(play);
      led(play, seat(0), [seat(1), 4]);
      assert.equal(size(play, seat(1)), 11);
      assert.equal(play.board.discard.length, 2);
      assert.equal(play.board.last?.result, 'truth');
      assert.deepEqual(kinds(play), ['starter', 'round', 'dealt', 'played', 'doubt', 'verdict', 'drew']);
    }));
  it('DV2: a bluff: its owner draws, and the challenger leads', () =>
    rotated(3, (first, seat) => {
      const play = plays(playWith(['7 7+1 3+1 8', many, many], { first }), '7 7+1 3+1');
      settled(play);
      led(play, seat(1), [seat(0), 4]);
      assert.equal(size(play, seat(0)), 5);
      assert.equal(play.board.last?.result, 'bluff');
    }));
  const told: readonly (readonly [string, string, 'truth' | 'bluff', number])[] = [
    ['DV3: a bluff with one +2', '7 2+2 4', 'bluff', 4],
    ['DV4: the penalty of the shown card does not count', '6+2 6', 'truth', 2],
    ['DV5: penalties of the honest closed card count too', '8 1+1 8+2', 'bluff', 5],
    ['DV6a: the largest loss by a truth', '3 3+2 3+1 3+1', 'truth', 6],
    ['DV6b: the largest loss of all', '1 2+2 3+2 4+2', 'bluff', 8],
  ];
  for (const [name, laid, result, due] of told)
    it(name, () =>
      rotated(2, (first, seat) => {
        const play = settled(plays(playWith([`${laid} 8 8`, many], { first }), laid));
        const bluff = result === 'bluff';
        led(play, seat(bluff ? 1 : 0), [seat(bluff ? 0 : 1), due]);
        assert.equal(play.board.last?.result, result);
        assert.equal(play.board.last.due, due);
      }),
    );
  it('DV13: a single card cannot be challenged, and that is not offered', () => {
    const play = plays(playWith(['5 8 8', many]), '5');
    assert.equal(play.refusal({ kind: 'challenge' }), 'single-card');
    assert.ok(play.game.moves(play.board, seatAt(1), play.known(seatAt(1))).every((m) => !('move' in m) || m.move.kind !== 'challenge')); // prettier-ignore
  });
  it('DV14: whoever is on turn may challenge, also after a pass of another', () => {
    const play = settled(passes(plays(playWith(['7 3 8 8', many, many]), '7 3')));
    led(play, 2, [0, 2]);
    assert.deepEqual([play.board.last?.by, play.board.last?.against], [2, 0]);
  });
  it('DV15: only the last meld can be challenged', () => {
    const play = settled(plays(plays(playWith(['2 2 8', '4 1 8', many]), '2 2'), '4 1'));
    assert.deepEqual([play.board.last?.against, play.board.last?.result], [1, 'bluff']);
    led(play, 2, [1, 2]);
  });
  it('DV28: who is not on turn cannot challenge', () => {
    const play = plays(playWith(['7 3 8 8', many, many]), '7 3');
    assert.equal(play.chooser, 1);
    assert.deepEqual(judge(play.board, seatAt(2))({ kind: 'challenge' }), { ok: false, fault: 'not-your-turn' });
    assert.ok(play.game.moves(play.board, seatAt(2), play.known(seatAt(2))).length === 0);
  });
  it('DV30: penalties of older melds never count, and their closed cards are not opened', () => {
    const play = plays(plays(playWith(['3 3+2 8', '4 4 8', many], { first: 2 }), '3 3+2'), '4 4');
    settled(play);
    led(play, 0, [1, 2]);
    const faces = Object.values(play.board.seen).toSorted((a, b) => a - b);
    assert.deepEqual(faces, cards('3 4 4'));
  });
});

describe('beating the table', () => {
  const two = (): DuvidaePlay => plays(playWith(['5 1 8 8', '1 2 5 5+1 6 8', many]), '5 1');
  it('DV7: as many cards of a higher rank beat it', () => {
    const play = two();
    assert.ok(offered(play, seatAt(1)).includes(`2: ${cards('6')[0] ?? ''}`));
    assert.equal(plays(play, '6 1').board.table.length, 2);
  });
  it('DV8: as many of an equal rank do not: it is not offered, and who does it is out and named', () =>
    rotated(3, (first, seat) => {
      const play = plays(playWith(['5 1 8 8', '1 2 5 5+1 6 8', many], { first }), '5 1');
      const low = offered(play, seat(1)).filter((m) => m.startsWith('2: ') && Number(m.slice(3)) <= (cards('5+2')[0] ?? 0)); // prettier-ignore
      assert.deepEqual(low, []);
      assert.equal(refusal(play, 2), null); // what the card is shows only when it opens
      play.lay({ kind: 'play', n: 2 }, slots(play, cards('5 1')));
      const { ask } = play;
      assert.ok(ask?.kind === 'foul');
      assert.deepEqual([ask.seat, ask.why], [seat(1), 'duvidae/too-low']);
      play.run();
      assert.deepEqual(play.board.gone, [{ seat: seat(1), why: 'foul', points: 0 }]);
      assert.ok(kinds(play).join().includes('tooLow,gone,void'));
      assert.deepEqual([play.board.round, play.chooser, play.board.playing.length], [1, seat(0), 2]);
      assert.deepEqual(pointsOf(play), [0, 0, 0]);
    }));
  it('DV9: one card more beats it with any rank', () => {
    const play = plays(two(), '1 2 5');
    assert.deepEqual([play.board.table.length, play.chooser], [2, 2]);
  });
  it('DV10, DV11: two cards more and fewer cards are refused', () => {
    const play = two();
    assert.equal(refusal(play, 4), 'more-than-3');
    assert.equal(refusal(play, 1), 'fewer-than-2');
    assert.ok(offered(play, seatAt(1)).every((m) => /^[23]: /.test(m)));
  });
  it('DV12: nothing beats four cards of rank 8', () => {
    const play = plays(playWith(['8 8 1 2 3', `${many} 8 8`]), '8 8 1 2');
    for (const n of [1, 2, 3, 4, 5]) assert.notEqual(refusal(play, n), null);
    assert.equal(refusal(play, 4), 'nothing-higher');
    assert.deepEqual(offered(play, seatAt(1)), []);
    assert.deepEqual([play.refusal({ kind: 'challenge' }), play.refusal({ kind: 'pass' })], [null, null]);
  });
  it('nobody lays more than four cards, or more than they have', () => {
    const play = plays(playWith(['5 1 8 8', '6 7']), '5 1');
    assert.deepEqual([refusal(play, 3), refusal(play, 5), refusal(play, 0)], ['only-2-in-hand', 'one-to-four', 'one-to-four']); // prettier-ignore
    const four = plays(playWith(['5 1 8 8 3', many]), '5 1 8 8');
    assert.equal(refusal(four, 5), 'one-to-four');
  });
  it('DV21: the leader cannot pass or challenge', () => {
    const play = playWith(['5 5', many]);
    assert.equal(play.refusal({ kind: 'pass' }), 'must-lead');
    assert.equal(play.refusal({ kind: 'challenge' }), 'nothing-to-challenge');
  });
  it('what is no move is refused', () => {
    const play = playWith(['5 5', many]);
    for (const raw of [
      null,
      5,
      {},
      { kind: 'play' },
      { kind: 'play', n: '2' },
      { kind: 'play', n: 2, up: 5 },
      { kind: 'look' },
    ])
      // prettier-ignore
      assert.equal(play.refusal(raw), 'not-a-move');
    assert.equal(play.refusal({ kind: 'play', n: 1.5 }), 'one-to-four');
  });
});

describe('passing', () => {
  it('DV16: when all others have passed, each has drawn one, the table is cleared and its owner leads', () =>
    rotated(3, (first, seat) => {
      const play = passes(passes(plays(playWith(['7 7 8 8', many, many], { first }), '7 7')));
      assert.deepEqual([size(play, seat(0)), size(play, seat(1)), size(play, seat(2))], [2, 8, 8]);
      assert.deepEqual([play.chooser, play.board.table.length, play.board.discard.length], [seat(0), 0, 2]);
      assert.equal(play.refusal({ kind: 'pass' }), 'must-lead');
      assert.equal(play.board.pile.length, 38);
    }));
  it('draws nothing or two by the house rules', () => {
    for (const passDraw of [0, 2] as const) {
      const play = passes(plays(playWith(['7 7 8 8', many, many], { options: { passDraw } }), '7 7'));
      assert.equal(size(play, seatAt(1)), 7 + passDraw);
      assert.equal(kinds(play).includes('drew'), passDraw > 0);
    }
  });
  it('A12: with no card left to draw a pass draws nothing', () => {
    const play = passes(plays(playWith(['7 7 8 8', many, many], { pile: 0 }), '7 7'));
    assert.equal(size(play, seatAt(1)), 7);
    const news = play.feed.at(-1);
    assert.deepEqual(news, { kind: 'drew', seat: 1, count: 0, due: 1 });
  });
});

describe('drawing', () => {
  it('DV22: takes what the pile has, mixes the discards and takes the rest', () => {
    const play = plays(playWith(['5 5+2 8', many], { pile: 1, discard: 10 }), '5 5+2');
    challenges(play);
    play.draw();
    assert.ok(play.ask?.kind === 'deal' && play.ask.wanted[seatAt(1)] === 1);
    play.draw();
    assert.equal((play.ask as { kind: string }).kind, 'reshuffle');
    play.run();
    led(play, 0, [1, 4]);
    assert.deepEqual([size(play, seatAt(1)), play.board.pile.length, play.board.discard.length], [11, 7, 2]);
    assert.ok(kinds(play).join().includes('verdict,reshuffled,drew'));
  });
  it('DV31: with nothing else left, the challenged cards themselves are mixed and drawn', () => {
    const play = plays(playWith(['6 3', many], { pile: 0 }), '6 3');
    settled(play);
    led(play, 1, [0, 2]);
    assert.deepEqual(sizes(play), [2, 7]);
    assert.deepEqual([play.board.pile.length, play.board.discard.length], [0, 0]);
  });
  it('stops without debt when there is not even that', () => {
    const play = plays(playWith(['6 3+2 8', many], { pile: 0 }), '6 3+2');
    settled(play);
    led(play, 1, [0, 2]);
    assert.equal(play.board.last?.due, 4);
  });
});

describe('going out', () => {
  it('DV17: a bluff with the last cards is caught: its owner draws, and there is no point', () => {
    const play = settled(passes(plays(playWith(['6 3', many, many]), '6 3')));
    led(play, 2, [0, 2]);
    assert.deepEqual([pointsOf(play), play.board.round], [[0, 0, 0], 1]);
  });
  it('DV18: the truth with the last cards wins the round at once; nothing is dealt any more', () =>
    rotated(2, (first, seat) => {
      const play = plays(playWith(['6 6', many], { first }), '6 6');
      challenges(play);
      play.draw();
      assert.equal(play.board.points[seat(0)], 1);
      assert.equal(play.ask?.kind, 'round');
      assert.deepEqual([play.board.last?.outcome, play.board.last?.due, play.board.last?.drew], ['won', 2, null]);
      assert.equal(kinds(play).includes('drew'), false);
    }));
  it('DV19: nobody challenges: the round is won although it was a bluff; the pass that ends it draws nothing', () => {
    const play = plays(playWith(['6 3', many, many]), '6 3');
    assert.equal(kinds(play).at(-1), 'lastChance');
    passes(play);
    assert.equal(size(play, seatAt(1)), 8);
    play.lay({ kind: 'pass' });
    assert.equal(play.board.points[seatAt(0)], 1);
    assert.equal(play.ask?.kind, 'round');
    assert.equal(play.feed.filter((n) => n.kind === 'drew').length, 1);
    assert.deepEqual(play.board.won, { seat: 0, how: 'unchallenged' });
  });
  it('DV20: the last single card wins at once', () => {
    const play = plays(plays(playWith(['7 1 2', '8', many]), '7'), '8');
    assert.deepEqual([play.board.points[seatAt(1)], play.board.won?.how, play.board.round], [1, 'single', 2]);
  });
  it('DV23: with the second point the game is over', () => {
    const play = playWith(['8', many], { prepare: (b) => (b.points[seatAt(0)] = 1) });
    plays(play, '8');
    assert.deepEqual(play.ending, { winner: 0, why: 'won' });
    assert.deepEqual([play.board.phase, play.board.winner, kinds(play).at(-1)], ['over', 0, 'won']);
    assert.deepEqual(play.game.standings(play.board).map((s) => [s.seat, s.place, s.score]), [[0, 1, 2], [1, 2, 0]]); // prettier-ignore
  });
  it('one or three points may win, by the house rules', () => {
    assert.equal(plays(playWith(['8', many], { options: { points: 1 } }), '8').ending?.winner, 0);
    const three = playWith(['8', many], { options: { points: 3 }, prepare: (b) => (b.points[seatAt(0)] = 1) });
    assert.equal(plays(three, '8').ending, null);
  });
  it('DV24: the next round is led from the left of its winner, with all cards dealt anew', () =>
    rotated(3, (first, seat) => {
      const play = plays(plays(playWith(['7 1 2', '8', many], { first }), '7'), '8');
      assert.equal(play.chooser, seat(2));
      assert.deepEqual([sizes(play), play.board.pile.length, play.board.discard.length], [[7, 7, 7], 51, 0]);
    }));
  it('DV29: on the last cards of somebody nobody can play', () => {
    const play = plays(playWith(['6 3', many, many]), '6 3');
    for (const n of [1, 2, 3, 4]) assert.equal(refusal(play, n), 'last-chance');
    assert.deepEqual(offered(play, seatAt(1)), []);
  });
});
