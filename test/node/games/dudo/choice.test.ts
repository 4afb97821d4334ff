import assert from 'node:assert/strict';
import { it } from 'node:test';
import { perSeat, seatAt } from '../../../../src/core/seat.ts';
import { dieFaces, total } from '../../../../src/games/dudo/bids.ts';
import { isLegal, smallestRaise, span, withCount, withFace } from '../../../../src/games/dudo/choice.ts';
import { defaults } from '../../../../src/games/dudo/options.ts';
import type { Bid, DudoBoard, DudoOptions } from '../../../../src/games/dudo/position.ts';
import { newBoard } from '../../../../src/games/dudo/rules.ts';

const seats = [0, 1, 2].map(seatAt);
const [a, b] = [seatAt(0), seatAt(1)];
const table = (
  bid: Omit<Bid, 'by'> | null,
  options: Partial<DudoOptions> = {},
  more: Partial<DudoBoard> = {},
): DudoBoard => ({
  ...newBoard(seats, { ...defaults, ...options }),
  dice: { ...perSeat(seats, () => 5) },
  phase: 'bid',
  turn: a,
  bid: bid && { ...bid, by: b },
  ...more,
});
const houses: readonly (readonly [Partial<DudoOptions>, Partial<DudoBoard>])[] = [
  [{}, {}],
  [{ raise: 'free' }, {}],
  [{ raise: 'neverLower' }, {}],
  [{ ones: 'notWild' }, {}],
  [{}, { palifico: b }],
  [{ palificoOneDieFree: true }, { palifico: b }],
];

it('one die more of the same face lies ready', () => {
  assert.deepEqual(smallestRaise(table({ count: 7, face: 3 }), a), { count: 8, face: 3 });
});
it('a round opens with one two', () => {
  assert.deepEqual(smallestRaise(table(null), a), { count: 1, face: 2 });
});
it('at the highest number another face or ones lie ready, at the end nothing', () => {
  assert.deepEqual(smallestRaise(table({ count: 15, face: 6 }), a), { count: 8, face: 1 });
  assert.equal(smallestRaise(table({ count: 15, face: 1 }), a), null);
});
it('whatever is wished on the pad, a legal bid lies ready after it, in every house', () => {
  for (const [options, more] of houses)
    for (const face of dieFaces)
      for (let count = 1; count <= 15; count++) {
        const board = table({ count, face }, options, more);
        const now = smallestRaise(board, a);
        if (!now) continue;
        for (let n = 0; n <= total(board) + 1; n++)
          assert.ok(isLegal(board, a, withCount(board, a, now, n).choice), `${count}x${face}: ${n} dice`);
        for (const f of dieFaces)
          for (const kept of [true, false])
            assert.ok(isLegal(board, a, withFace(board, a, now, f, kept).choice), `${count}x${face}: face ${f}`);
      }
});
it('a wish that is not taken just so comes back with its reason', () => {
  const board = table({ count: 7, face: 3 });
  const closed = withFace(board, a, { count: 8, face: 3 }, 2, false);
  assert.deepEqual(closed.choice, { count: 8, face: 3 });
  assert.notEqual(closed.why, null);
  assert.deepEqual(withCount(board, a, { count: 7, face: 5 }, 8), { choice: { count: 8, face: 3 }, why: 'one-change' });
});
it('a number set by hand stays with another face where it may', () => {
  const board = table({ count: 7, face: 3 });
  assert.deepEqual(withFace(board, a, { count: 9, face: 3 }, 1, true).choice, { count: 9, face: 1 });
  assert.deepEqual(withFace(board, a, { count: 9, face: 3 }, 1, false).choice, { count: 4, face: 1 });
});
it('the stepper goes from the lowest open number to all dice', () => {
  assert.deepEqual(span(table({ count: 7, face: 3 }), a), { min: 4, max: 15 });
});
