import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { atLeast, exactly, expected, perDie, spread } from '../../../../src/games/dudo/odds.ts';
import { countOf, dieFaces } from '../../../../src/games/dudo/bids.ts';
import type { Die } from '../../../../src/games/play.ts';

const near = (a: number, b: number): void => assert.ok(Math.abs(a - b) < 1e-12, `${a} is not ${b}`);

describe('odds', () => {
  it('DU30: of 15 unseen dice five are expected of any face, two and a half of ones or in palifico', () => {
    for (const face of [2, 3, 4, 5, 6] as const) near(expected(15, face, true), 5);
    near(expected(15, 1, true), 2.5);
    for (const face of dieFaces) near(expected(15, face, false), 2.5);
  });
  it('are what counting all rolls of four dice gives', () => {
    const rolls = Array.from({ length: 6 ** 4 }, (_, i) =>
      [0, 1, 2, 3].map((k) => ((Math.floor(i / 6 ** k) % 6) + 1) as Die),
    );
    for (const [face, wild] of [
      [4, true],
      [4, false],
      [1, true],
    ] as const) {
      // prettier-ignore
      const all = spread([0, 1, 2, 3].map(() => perDie(face, wild)));
      for (let need = 0; need <= 5; need++) {
        const counts = rolls.map((r) => countOf(r, face, wild));
        near(atLeast(all, need), counts.filter((c) => c >= need).length / rolls.length);
        near(exactly(all, need), counts.filter((c) => c === need).length / rolls.length);
      }
    }
  });
  it('are certain where nothing more is needed, and none where there are too few dice', () => {
    assert.equal(atLeast(spread([1 / 3, 1 / 3, 1 / 3]), 0), 1);
    assert.equal(atLeast(spread([1 / 3, 1 / 3, 1 / 3]), -2), 1);
    assert.equal(atLeast(spread([1 / 3, 1 / 3, 1 / 3]), 4), 0);
    assert.equal(atLeast(spread([]), 1), 0);
  });
});
