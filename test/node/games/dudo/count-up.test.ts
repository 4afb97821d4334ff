import assert from 'node:assert/strict';
import { it } from 'node:test';
import { seatAt } from '../../../../src/core/seat.ts';
import { disputeId, lifts, settledDispute } from '../../../../src/games/dudo/count-up.ts';
import type { Showdown } from '../../../../src/games/dudo/position.ts';

const [a, b] = [seatAt(0), seatAt(1)];
const last: Showdown = {
  round: 3,
  kind: 'dudo',
  by: a,
  bid: { count: 3, face: 4, by: b },
  palifico: false,
  wild: true,
  cups: [
    { seat: a, dice: [1, 4, 2] },
    { seat: b, dice: [4, null, 1] },
  ],
  count: 4,
  result: 'wrong',
  loser: a,
  lost: 1,
  regained: null,
};

it('dice of the face are lifted first, the wild ones after them, cup by cup', () => {
  assert.deepEqual(lifts(settledDispute(last)), [
    { seat: a, at: 1, wild: false },
    { seat: b, at: 0, wild: false },
    { seat: a, at: 0, wild: true },
    { seat: b, at: 2, wild: true },
  ]);
});
it('as many dice are lifted as the rules counted', () => {
  assert.equal(lifts(settledDispute(last)).length, last.count);
});
it('ones stay down where they are not wild', () => {
  assert.equal(lifts(settledDispute({ ...last, wild: false })).length, 2);
});
it('a dispute is the same one while it opens and when it is settled', () => {
  const settled = settledDispute(last);
  assert.equal(disputeId({ ...settled, settled: null }), disputeId(settled));
  assert.notEqual(disputeId({ ...settled, round: 4 }), disputeId(settled));
});
