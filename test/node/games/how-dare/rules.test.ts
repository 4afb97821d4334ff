import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seatAt } from '../../../../src/core/seat.ts';
import { unusedCards } from '../../../../src/games/how-dare/deck.ts';
import { howDare } from '../../../../src/games/how-dare/game.ts';
import { largest } from '../../../../src/games/how-dare/moves.ts';
import { winnersOf } from '../../../../src/games/how-dare/score.ts';
import {
  A,
  accept,
  asked,
  B,
  C,
  cardWith,
  D,
  dare,
  double,
  ducksAt,
  go,
  kinds,
  leave,
  printed,
  say,
  spotOn,
  stand,
  table,
  withdraw,
  type HowDarePlay,
  type Wish,
} from './table.ts';

const seven = { questions: [asked(7)] };
const pushing = { pushingIt: true } as const;
const large = printed.find((q) => q.answer > 100) ?? asked(12);
/** A board at the end of its last round but for the check: everybody holds these ducks (in cards of one, two and three). */
function finalDucks(ducks: readonly number[], more: Wish = {}): HowDarePlay {
  const play = table({ seats: ducks.length, ...more });
  for (const [i, n] of ducks.entries()) play.board.taken[seatAt(i)] = n === 0 ? [] : [{ card: cardWith(2), ducks: n }];
  return play;
}

describe('the check', () => {
  it('HD1: a number that is too high costs its speaker the card, and who dared begins', () => {
    const play = go(table(seven), say(4), say(6), say(8));
    assert.equal(play.chooser, D);
    go(play, dare);
    assert.deepEqual([play.board.last?.loser, play.board.last?.answer, play.chooser], [C, 7, D]);
    assert.equal(play.board.taken[C]?.length, 1);
  });
  it('HD2: a number that is exactly right is not too high', () => {
    const play = go(table(seven), say(4), say(6), say(7), dare);
    assert.deepEqual([play.board.last?.loser, play.chooser], [D, D]);
  });
  it('HD3: a number below the answer costs the one who dared', () => {
    const play = go(table(seven), say(4), say(6), dare);
    assert.deepEqual([play.board.last?.loser, play.chooser], [C, C]);
  });
  it('the answer is in no board and no feed before the check, and in both after it', () => {
    const rare = printed.find((q) => q.answer > 1e7) ?? asked(12);
    const play = table({ questions: [rare] });
    for (const move of [say(4), say(6), say(8)]) {
      assert.ok(!JSON.stringify([play.board, play.feed]).includes(String(rare.answer)));
      go(play, move);
    }
    assert.ok(!JSON.stringify([play.board, play.feed]).includes(String(rare.answer)));
    go(play, dare);
    assert.ok(JSON.stringify(play.board).includes(String(rare.answer)));
    assert.ok(JSON.stringify(play.feed).includes(String(rare.answer)));
  });
  it('HD20: after the last round there is no other', () => {
    const play = table({ seats: 2, of: { rounds: 5 } });
    for (let i = 0; i < 5; i++) go(play, say(1), dare);
    assert.equal(play.board.phase, 'over');
    assert.equal(play.board.round, 5);
    assert.equal(play.ask, null);
  });
});

describe('what may be said', () => {
  it('HD4: a number must be higher than the last', () => {
    const play = go(table(), say(4), say(6));
    assert.equal(play.refusal(say(6)), 'not-higher');
    assert.equal(play.refusal(say(5)), 'not-higher');
    assert.equal(play.refusal(say(7)), null);
  });
  it('HD5: only whole numbers from 0 are numbers', () => {
    const play = go(table(), say(4), say(6));
    assert.equal(play.refusal(say(6.5)), 'not-whole');
    assert.equal(play.refusal(say(-1)), 'negative');
    for (const n of ['seven', '7', null, NaN, Infinity, 7n, [7]])
      assert.equal(play.refusal({ kind: 'say', n }), 'not-whole');
    for (const raw of [null, 7, 'dare', { kind: 'dare', n: 3 }, { kind: 'say', n: 9, by: 2 }, { kind: 'bid', n: 9 }])
      assert.equal(play.refusal(raw), 'not-a-move');
  });
  it('HD6: the first of a round cannot dare', () => assert.equal(table().refusal(dare), 'nothing-said'));
  it('HD7: the first may say 0', () => {
    const play = table();
    assert.equal(play.refusal(say(0)), null);
    assert.ok(Object.is(go(play, say(-0)).board.bids[0]?.n, 0));
    assert.equal(play.refusal(say(0)), 'not-higher');
  });
  it('HD16: only the seat on turn may dare', () => {
    const play = go(table(), say(4));
    assert.equal(play.chooser, B);
    for (const seat of [A, C, D]) assert.deepEqual(howDare.moves(play.board, seat, {}), []);
  });
  it('HD21: after 10^15 there is only the dare', () => {
    const play = go(table({ of: { spotOn: true } }), say(largest));
    assert.equal(play.refusal(say(largest + 1)), 'too-large');
    assert.equal(play.refusal(say(largest)), 'not-higher');
    assert.deepEqual(howDare.moves(play.board, B, {}), [dare, spotOn]);
    assert.deepEqual(howDare.safe(play.board, B, {}), dare);
  });
  it('HD22: the first of a round cannot say spot on', () => {
    assert.equal(table({ of: { spotOn: true } }).refusal(spotOn), 'nothing-said');
    assert.equal(go(table(), say(4)).refusal(spotOn), 'spot-on-off');
  });
});

describe('Now you’re pushing it', () => {
  const eggs = (x: number, first: readonly number[] = []): HowDarePlay =>
    go(table({ of: pushing, questions: [asked(x)] }), ...first.map(say), say(8), dare);
  it('HD8: the dare may be taken back for a higher number', () => {
    const play = go(eggs(10), double);
    assert.equal(play.chooser, B);
    go(play, withdraw(9));
    assert.deepEqual(play.board.bids.at(-1), { n: 9, by: B });
    assert.deepEqual([play.chooser, play.board.dare, play.board.phase], [C, null, 'bid']);
  });
  it('HD9: but not for the same number', () => {
    const play = go(eggs(10), double);
    assert.equal(play.refusal(withdraw(8)), 'not-higher');
    assert.equal(play.refusal(say(9)), 'not-now');
    assert.equal(play.refusal(double), 'not-now');
  });
  it('HD10: a dare that stands and is wrong costs two cards', () => {
    const play = go(eggs(10), double);
    const before = unusedCards(play.board).length;
    go(play, stand);
    assert.deepEqual([play.board.taken[B]?.length, play.board.last?.loser, play.chooser], [2, B, B]);
    assert.equal(unusedCards(play.board).length, before - 2); // the second card, and the card of the next round
  });
  it('HD11: a dare that stands and is right costs the other two cards', () => {
    const play = go(eggs(6), double, stand);
    assert.deepEqual([play.board.taken[A]?.length, play.chooser], [2, B]);
  });
  it('HD12: an accepted dare is about one card', () => {
    const play = go(eggs(6), accept);
    assert.deepEqual([play.board.taken[A]?.length, play.chooser], [1, B]);
  });
  it('HD19: the ducks of the second card count', () => {
    const play = table({ of: pushing, questions: [asked(10, 2)], seconds: [cardWith(3)] });
    go(play, say(8), dare, double, stand);
    assert.equal(ducksAt(play, B), 5);
  });
  it('HD23: a number after a dare taken back can be dared again, for one card', () => {
    const play = go(eggs(8), double, withdraw(9), dare);
    assert.deepEqual([play.board.phase, play.chooser], ['reply', B]);
    go(play, accept);
    assert.deepEqual([play.board.taken[B]?.length, play.chooser], [1, C]);
  });
});

describe('Spot on', () => {
  const called = (off: number, of: Wish['of'] = {}): HowDarePlay =>
    go(table({ of: { spotOn: true, ...of }, questions: [large] }), say(large.answer + off), spotOn);
  it('HD13: right: nobody takes the card, the round counts, the caller begins', () => {
    const play = called(0);
    assert.deepEqual([play.board.last?.loser, play.board.round, play.chooser], [null, 2, B]);
    assert.deepEqual(Object.values(play.board.taken).flat(), []);
    assert.ok(kinds(play).includes('kept'));
  });
  it('HD14: wrong: the game is over and the caller has lost alone', () => {
    const play = called(-1);
    assert.equal(play.board.phase, 'over');
    assert.deepEqual(play.board.winners, [A, C, D]);
    assert.deepEqual(howDare.standings(play.board).map((s) => [s.seat, s.place]), [[A, 1], [C, 1], [D, 1], [B, 4]]); // prettier-ignore
    assert.deepEqual(play.ending, { winner: null, why: 'won' });
  });
  it('HD15: it cannot be answered by doubling', () => {
    const play = called(0, pushing);
    assert.equal(play.board.phase, 'bid');
    assert.equal(play.refusal(double), 'not-now');
  });
  it('by option a wrong one puts out, and the seat to the left begins', () => {
    const play = called(-1, { wrongSpotOn: 'elimination' });
    assert.deepEqual([play.board.eliminated, play.chooser, play.board.phase], [[B], C, 'bid']);
    assert.deepEqual(play.board.playing, [A, C, D]);
    assert.deepEqual(Object.values(play.board.taken).flat(), []);
    for (let i = 0; i < 9; i++) go(play, say(1e15), dare);
    assert.equal(play.board.phase, 'over');
    assert.ok(!play.board.winners.includes(B));
    assert.equal(howDare.standings(play.board).at(-1)?.seat, B);
  });
  it('by option, of two one is left and wins', () => {
    const play = go(table({ seats: 2, of: { spotOn: true, wrongSpotOn: 'elimination' }, questions: [large] }), say(large.answer + 1), spotOn); // prettier-ignore
    assert.deepEqual(play.ending, { winner: A, why: 'won' });
  });
  it('by option a right one frees the caller of all cards', () => {
    const play = table({ of: { spotOn: true, rightSpotOn: 'discardAll' }, questions: [large] });
    play.board.taken[B] = [{ card: cardWith(3), ducks: 3 }];
    go(play, say(large.answer), spotOn);
    assert.deepEqual(play.board.taken[B], []);
  });
});

describe('who has lost', () => {
  const losers = (play: HowDarePlay): readonly number[] => {
    play.board.phase = 'over';
    play.board.winners = winnersOf(play.board);
    return play.board.playing.filter((s) => !play.board.winners.includes(s));
  };
  it('HD17: all with the most ducks lose, all others win', () => {
    const play = finalDucks([5, 7, 7, 3]);
    assert.deepEqual(
      [losers(play), play.board.winners],
      [
        [B, C],
        [A, D],
      ],
    );
    assert.deepEqual(howDare.standings(play.board).map((s) => [s.seat, s.place, s.score]), [[D, 1, 3], [A, 2, 5], [B, 3, 7], [C, 3, 7]]); // prettier-ignore
  });
  it('HD18: no ducks against all ducks', () => assert.deepEqual(losers(finalDucks([0, 25])), [B]));
  it('HD24: where all have as many, all lose, and nobody is first', () => {
    const play = finalDucks([8, 8, 8, 8]);
    assert.deepEqual([losers(play), play.board.winners], [[A, B, C, D], []]);
    assert.deepEqual(howDare.standings(play.board).map((s) => s.place), [4, 4, 4, 4]); // prettier-ignore
  });
  it('HD25: by cards the ducks only break ties', () => {
    const play = table({ seats: 3, of: { scoreBy: 'cards' } });
    const cards = (n: number, ducks: number): { card: string; ducks: number }[] =>
      Array.from({ length: n }, (_, i) => ({ card: cardWith(2), ducks: i === 0 ? ducks - 2 * (n - 1) : 2 }));
    play.board.taken = { [A]: cards(4, 9), [B]: cards(4, 10), [C]: cards(2, 6) };
    assert.deepEqual(losers(play), [B]);
    assert.deepEqual(howDare.standings(play.board).map((s) => [s.seat, s.place, s.score]), [[C, 1, 2], [A, 2, 4], [B, 3, 4]]); // prettier-ignore
  });
  it('HD32: who has gone loses, and takes the loss of nobody', () => {
    const play = finalDucks([5, 9, 7], { seats: 3 });
    leave(play, B);
    assert.deepEqual([losers(play), play.board.winners], [[], [A, C]]);
    assert.deepEqual(howDare.standings(play.board).map((s) => [s.seat, s.gone]), [[A, undefined], [C, undefined], [B, 'left']]); // prettier-ignore
  });
});

describe('who begins', () => {
  it('by option who lost the last game at this table', () => {
    const play = table({ of: { firstPlayer: 'lastLoser', lastLosers: 0b100 }, first: A });
    assert.equal(play.chooser, C);
    assert.ok(play.feed.some((n) => n.kind === 'first' && n.seat === C));
  });
  it('by lot where no game went before', () => {
    assert.equal(table({ of: { firstPlayer: 'lastLoser' }, first: D }).chooser, D);
  });
});
