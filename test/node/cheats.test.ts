import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { seatAt } from '../../src/core/seat.ts';
import { computeFast } from '../../tools/arithmetic.ts';
import { attempt } from '../../tools/cheats.ts';
import { gallery } from '../../tools/cheats/gallery.ts';
import { withoutMessage } from '../../tools/cheats/proofs.ts';

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
    ...Array.from({ length: 37 }, (_, i) => i + 1).filter((n) => !(n in withoutMessage)),
    ...[41, 42, 43, 44, 46],
    47,
    48,
    49,
    50,
    51,
    52,
    53,
    54,
    55,
    56,
    57,
    58,
    59,
    60,
    61,
    62,
    63,
    64,
    65,
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
  for (const id of Object.keys(withoutMessage)) assert.ok(!gallery.some((c) => c.id === id), `${id} can be tried`);
  assert.equal(new Set(gallery.map((c) => c.id)).size, gallery.length);
});
