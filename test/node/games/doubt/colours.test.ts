import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cardOf, colours, packOf, packs } from '../../../../src/games/doubt/faces.ts';
import { signs } from '../../../../src/games/doubt/signs.ts';
import { stacksOf } from '../../../../src/games/doubt/stacks.ts';
import { contrast, distance, grey, lab, rgb, simulated, visions } from './colour-vision.ts';

const seven = colours.map((colour) => signs[colour]);
const pairs = seven.flatMap((a, i) => seven.slice(i + 1).map((b) => [a, b] as const));

describe('the seven colours of the Purple pack', () => {
  it('keep their distance for everybody: CIEDE2000 above 19 under every kind of colour vision', () => {
    for (const vision of visions)
      for (const [a, b] of pairs) {
        const apart = distance(lab(simulated(rgb(a.fill), vision)), lab(simulated(rgb(b.fill), vision)));
        assert.ok(apart > 19, `${a.tag} and ${b.tag} under ${vision}: ${apart.toFixed(1)}`);
      }
  });
  it('differ in grey, in shape, in pattern and in letters', () => {
    const greys = seven.map((s) => grey(rgb(s.fill))).toSorted((a, b) => a - b);
    for (const [i, g] of greys.slice(1).entries()) assert.ok(g - (greys[i] ?? 0) > 4, `${g} after ${greys[i]}`);
    for (const key of ['shape', 'pattern', 'tag'] as const) assert.equal(new Set(seven.map((s) => s[key])).size, 7);
  });
  it('what is written on them can be read', () => {
    for (const { fill, ink, tag } of Object.values(signs)) assert.ok(contrast(rgb(fill), rgb(ink === '#fff' ? '#ffffff' : ink)) >= 4.5, tag); // prettier-ignore
  });
  it('CIEDE2000 is the published one', () => {
    const near = (a: readonly [number, number, number], b: readonly [number, number, number], d: number): void => {
      assert.ok(Math.abs(distance(a, b) - d) < 0.0001, `${distance(a, b)} for ${d}`);
    }; // Sharma, Wu and Dalal 2005, table 1, pairs 1, 7, 13, 17 and 34
    near([50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425);
    near([50, 0, 0], [50, -1, 2], 2.3669);
    near([50, -0.001, 2.49], [50, 0.0009, -2.49], 4.8045);
    near([50, 2.5, 0], [73, 25, -18], 27.1492);
    near([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082);
  });
});

describe('a hand in stacks', () => {
  it('holds every card once, by rank or by colour, with the Jokers last', () => {
    for (const pack of ['purple', 'standard'] as const) {
      const hand = packOf(pack, true).map((face, slot) => ({ slot, face }));
      for (const by of ['rank', 'colour'] as const) {
        const stacks = stacksOf(pack, hand, by);
        assert.equal(stacks.length, packs[pack][by === 'rank' ? 'ranks' : 'colours'].length + 1);
        assert.deepEqual(
          stacks.flatMap((s) => s.cards.map((c) => c.slot)).toSorted((a, b) => a - b),
          hand.map((c) => c.slot),
        );
        assert.ok(stacks.at(-1)?.cards.every((c) => cardOf(pack, c.face) === null));
      }
    }
  });
  it('has no empty stack', () => {
    assert.deepEqual(stacksOf('purple', [], 'rank'), []);
  });
});
