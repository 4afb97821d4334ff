import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { seatAt } from '../../src/core/seat.ts';
import { computeFast } from '../../tools/arithmetic.ts';
import { attempt } from '../../tools/cheats.ts';
import { gallery } from '../../tools/cheats/gallery.ts';

const seed = 7;
const ends = {
  named: 'is named by every honest client, and nobody else is',
  refused: 'does not come through the door',
  harmless: 'changes nothing: nobody is blamed and the table goes on',
} as const;

describe(`a player (seed ${seed})`, () => {
  before(computeFast);
  for (const cheat of gallery)
    it(`${cheat.id}: who ${cheat.what} ${ends[cheat.expected]}`, async () => {
      const { outcome } = await attempt(cheat, seed);
      assert.equal(outcome.was, cheat.expected, outcome.why);
      if (cheat.expected !== 'named') return;
      // Of four seats the last cheats, of three too.
      assert.equal(outcome.seat, seatAt(['57', '59', '60'].includes(cheat.id) ? 3 : 2));
    });
});

it('the gallery has every cheat at dice, cards, own cards and log, each once', () => {
  const numbers = [
    1, 2, 3, 4, 6, 8, 9, 10, 12, 13, 14, 15, 16, 18, 19, 22, 24, 25, 26, 27, 28, 29, 30, 31, 32, 34, 36, 5, 41, 42, 43,
    44, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65,
  ];
  for (const n of numbers)
    assert.ok(
      gallery.some((c) => c.id === String(n)),
      `${n}`,
    );
  for (const word of ['answer', 'unopened', 'no answer', 'question', 'turn', 'writer'])
    assert.ok(
      gallery.some((c) => c.id === `HD ${word}`),
      word,
    );
  assert.equal(new Set(gallery.map((c) => c.id)).size, gallery.length);
});
