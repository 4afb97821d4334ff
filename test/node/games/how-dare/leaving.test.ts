import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seatAt } from '../../../../src/core/seat.ts';
import {
  A,
  accept,
  asked,
  B,
  bring,
  C,
  cardWith,
  D,
  dare,
  double,
  go,
  leave,
  printed,
  say,
  sealCard,
  spotOn,
  table,
  wishTo,
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

describe('seats that go', () => {
  it('HD30: on turn: the next is on turn, and the last number stands', () => {
    const play = leave(go(table(), say(4), say(6)), C);
    assert.deepEqual([play.chooser, play.board.bids.at(-1)], [D, { n: 6, by: B }]);
  });
  it('HD31: a number of a gone seat can be dared, and the card goes to its place', () => {
    const play = leave(go(table(seven), say(4), say(9)), B);
    assert.equal(play.chooser, C);
    go(play, dare);
    assert.deepEqual([play.board.last?.loser, play.board.taken[B]?.length, play.chooser], [B, 1, C]);
  });
  it('a dare at the number of a gone seat is not asked about', () => {
    const play = leave(go(table({ ...seven, of: pushing }), say(4), say(9)), B);
    go(play, dare);
    assert.equal(play.board.phase, 'bid');
  });
  it('HD33: asked to accept or double, and gone: accepted, for one card', () => {
    const play = leave(go(table({ ...seven, of: pushing }), say(8), dare), A);
    assert.deepEqual([play.board.taken[A]?.length, play.chooser], [1, B]);
  });
  it('asked to withdraw or stand, and gone: stood, for two cards, and the next to the left begins', () => {
    const play = leave(go(table({ questions: [asked(10)], of: pushing }), say(8), dare, double), B);
    assert.deepEqual([play.board.taken[B]?.length, play.chooser], [2, C]);
  });
  it('the first of a round goes: the next is first with the same question', () => {
    const play = table();
    const { card, question } = play.board;
    leave(play, A);
    assert.deepEqual([play.chooser, play.board.card, play.board.question, play.board.round], [B, card, question, 1]);
  });
  it('a draw is made anew without the gone seat', () => {
    const play = table();
    go(play, say(1e15));
    play.move(dare);
    while (play.ask?.kind !== 'chance') assert.ok(play.draw());
    leave(play, D);
    assert.deepEqual([play.board.phase, play.board.round, play.chooser], ['bid', 2, B]);
  });
  it('one is left: it has won, whatever ducks it has', () => {
    const play = finalDucks([9, 0, 0]);
    leave(play, B);
    leave(play, C);
    assert.deepEqual([play.ending, play.board.winners, play.ask], [{ winner: A, why: 'left' }, [A], null]);
  });
  it('all go at once: nobody has won', () => {
    assert.deepEqual(leave(table({ seats: 2 }), A, B).ending, { winner: null, why: 'left' });
  });
  const written = (): HowDarePlay =>
    sealCard(
      wishTo(table({ of: { blankCards: 3, pushingIt: true }, questions: [{ card: 'own-1', question: 0 }] }), [C]),
      'spoons',
      [7, 7, 7, 7, 7, 7],
    );
  it('the writer of the card goes: it is out, nobody takes it, another is drawn, the same seat is first', () => {
    for (const before of [[], [say(4)], [say(4), say(9)], [say(4), say(9), dare], [say(4), say(9), dare, double]]) {
      const play = leave(go(written(), ...before), C);
      assert.deepEqual([play.board.phase, play.board.round, play.chooser, play.board.bids], ['bid', 1, A, []]);
      assert.ok(play.board.used.includes('own-1') && play.board.card !== 'own-1');
      assert.deepEqual(Object.values(play.board.taken).flat(), []);
      assert.deepEqual(play.feed.find((n) => n.kind === 'void')?.why, 'writer-gone');
    }
  });
  it('the writer does not open the answer: the same', () => {
    const play = go(written(), say(4), say(9), dare);
    play.move(accept);
    assert.equal(play.ask?.kind, 'open');
    play.draw([C]);
    play.run();
    assert.deepEqual([play.board.gone, play.chooser, play.board.round], [[{ seat: C, why: 'lost' }], A, 1]);
  });
  it('another goes while the answer opens: it opens all the same', () => {
    const play = go(written(), say(4), say(9), dare);
    play.move(accept);
    leave(play, B);
    assert.deepEqual([play.board.taken[B]?.length, play.board.last?.answer, play.chooser], [1, 7, D]);
  });
  it('of an own card only one bidder is left: the card is out', () => {
    const play = leave(leave(go(written(), say(4)), B), D);
    assert.deepEqual(play.feed.find((n) => n.kind === 'void')?.why, 'too-few');
    assert.deepEqual([play.board.phase, play.board.playing, play.chooser], ['bid', [A, C], A]);
  });
  it('a dare that has been said is checked, though only the one who said it can still bid', () => {
    const play = go(written(), say(4), say(9), dare); // D dared B's 9, B is asked
    leave(play, A);
    leave(play, B);
    assert.deepEqual([play.board.taken[B]?.length, play.board.last?.loser], [1, B]);
  });
  it('the question master goes: no card is left, and the game ends as after the last round', () => {
    const play = bring(table({ seats: 4, of: { ownPack: 'master', rounds: 5 }, first: A }), D, 5);
    for (let i = 0; i < 5; i++) sealCard(play, `theme ${i}`, [9, 9, 9, 9, 9, 9]);
    go(play, say(10), dare);
    leave(play, D);
    assert.deepEqual([play.board.phase, play.board.winners, play.board.round], ['over', [B, C], 1]);
  });
  it('a master who goes while sealing takes the cards along, and others are asked for a pack', () => {
    const play = bring(table({ of: { ownPack: 'master' } }), D, 10);
    sealCard(play, 'spoons', [1, 2, 3, 4, 5, 6]);
    leave(play, D);
    assert.deepEqual([play.board.phase, play.board.own, play.ask?.kind], ['pack', [], 'together']);
  });
  it('a writer who goes while writing leaves no card, and the next one writes', () => {
    const play = leave(wishTo(table({ of: { blankCards: 3 } }), [A, B]), A);
    assert.deepEqual([play.ask?.kind, play.board.writers], ['seal', [B]]);
  });
  it('after a wrong spot on that put it out, a seat that goes changes nothing', () => {
    const play = go(
      table({ of: { spotOn: true, wrongSpotOn: 'elimination' }, questions: [large] }),
      say(large.answer + 1),
      spotOn,
    );
    const before = JSON.stringify(play.board);
    play.leave(B);
    assert.equal(JSON.stringify(play.board), before);
  });
});
