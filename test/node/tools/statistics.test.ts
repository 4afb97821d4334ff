import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { computeFast } from '../../../tools/arithmetic.ts';
import { chiSquare, chiSquareBound, wrong, type Test } from '../../../tools/statistics/numbers.ts';
import { statistics } from '../../../tools/statistics.ts';

const seed = 1;

describe(`by statistics (seed ${seed})`, () => {
  const tests: Test[] = [];
  before(async () => {
    await computeFast();
    for await (const one of statistics(seed, 50, 1)) tests.push(one);
  });

  it('one honest seat of three is enough for a pack in an order that nobody knows, whichever it is', () => {
    const shuffled = tests.filter(({ what }) => /honest: (orders|places)/.test(what));
    assert.equal(shuffled.filter(({ control }) => !control).length, 6);
    assert.deepEqual(
      shuffled.filter((one) => !one.control && wrong(one)),
      [],
    );
  });
  it('a watcher with the whole log guesses no better than chance which card of a hand was laid', () => {
    const watched = tests.filter(({ what }) => what.startsWith('a watcher'));
    assert.ok(watched.length > 6 && watched.every(({ n }) => n > 60), JSON.stringify(watched));
    assert.deepEqual(watched.filter(wrong), []);
  });
  it('known orders, a lazy generator and a broken one are found', () => {
    const controls = tests.filter(({ control }) => control);
    assert.equal(controls.length, 3);
    assert.deepEqual(controls.filter(wrong), []);
  });
  it('the bound of chi-square is that of the tables, and even counts are nought', () => {
    // One in a million: 1 degree 23.93, 23 degrees 71.0 (approximated within a hundredth or two).
    assert.ok(Math.abs(chiSquareBound(23) / 71.0 - 1) < 0.02, String(chiSquareBound(23)));
    assert.equal(chiSquare([5, 5, 5, 5]), 0);
    assert.equal(chiSquare([0, 10]), 10);
  });
});
