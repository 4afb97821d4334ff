import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seatAt, type Seat } from '../../../../src/core/seat.ts';
import { say, sayShowdown, whyNot } from '../../../../src/games/dudo/words.ts';
import type { Refusal } from '../../../../src/games/dudo/bids.ts';
import { bid, calza, du15, dudoMove, playWith } from './table.ts';

const names = (s: Seat): string => ['Ana', 'Bruno', 'Cleo'][s] ?? '?';

describe('Dudo in words', () => {
  it('tells a whole round', () => {
    const play = playWith(du15).move(bid(8, 4)).move(dudoMove);
    play.run();
    assert.deepEqual(play.feed.map((n) => say(n, names)), [
      'The draw: Ana begins.',
      'Round 1. Ana begins; 15 dice in play.',
      'Everybody has rolled.',
      'Ana bids 8 fours.',
      'Bruno says Dudo. Ana had bid 8 fours.',
      'There are 7 fours. The bid was 8.',
      'Ana loses a die and has 4 left.',
      'Round 2. Ana begins; 14 dice in play.',
      'Everybody has rolled.',
    ]); // prettier-ignore
    assert.ok(play.board.last);
    assert.equal(sayShowdown(play.board.last, names), 'There are 7 fours. The bid was 8. Ana loses a die.');
  });
  it('says who was exactly right, and what closed cups leave open', () => {
    const exact = playWith(du15).move(bid(7, 4)).move(calza);
    exact.run();
    assert.ok(exact.board.last);
    assert.equal(sayShowdown(exact.board.last, names), 'There are 7 fours. The bid was 7. Bruno was exactly right.');
    const closed = playWith(du15).move(bid(7, 4)).move(dudoMove);
    closed.draw([seatAt(2)]);
    assert.ok(closed.board.last);
    assert.equal(
      sayShowdown(closed.board.last, names),
      'There are 5 fours. 5 dice stay closed. The bid was 7. So nobody can say who was right. Nobody loses a die.',
    );
  });
  it('speaks of one die as one', () => {
    assert.equal(say({ kind: 'bid', seat: seatAt(0), count: 1, face: 6 }, names), 'Ana bids 1 six.');
    assert.equal(say({ kind: 'lost', seat: seatAt(1), dice: 1, left: 0 }, names), 'Bruno loses the last die.');
  });
  it('has a sentence of its own for every refusal', () => {
    const codes: readonly Refusal[] = [
      'not-a-move', 'not-your-turn', 'no-dice', 'only-20-dice', 'no-opening-ones', 'face-locked', 'same-face-needs-4',
      'ones-need-4', 'others-need-7', 'fewer-dice', 'face-not-higher', 'one-change', 'face-lower', 'way-missing',
      'way-closed', 'nothing-bid', 'calza-off', 'calza-with-two', 'calza-no-loss-yet', 'calza-own-bid',
    ]; // prettier-ignore
    const sentences = codes.map(whyNot);
    assert.equal(new Set(sentences).size, codes.length);
    assert.equal(sentences.includes('That is not possible now.'), false);
    assert.equal(whyNot('ones-need-4'), 'Changing to ones needs at least 4.');
  });
});
