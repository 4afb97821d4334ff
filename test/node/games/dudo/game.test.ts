import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readFileSync } from 'node:fs';
import { canonical } from '../../../../src/core/plain.ts';
import { seatAt } from '../../../../src/core/seat.ts';
import { gameById, games } from '../../../../src/games/catalogue.ts';
import { standings, safe } from '../../../../src/games/dudo/game.ts';
import { defaults, options, presets, readOptions } from '../../../../src/games/dudo/options.ts';
import { bid, boardAt, dudoMove } from './table.ts';

describe('the house rules', () => {
  it('every value that the page offers is accepted, and every default is offered', () => {
    assert.deepEqual(
      Object.keys(defaults),
      options.map((o) => o.key),
    );
    for (const { key, values } of options) {
      assert.ok(
        values.some((v) => v.value === defaults[key as keyof typeof defaults]),
        key,
      );
      for (const { value, consequence } of values) {
        assert.deepEqual(readOptions({ [key]: value }), { ok: true, value: { ...defaults, [key]: value } });
        assert.match(consequence, /^[A-Z].*\.$/);
      }
    }
  });
  it('a new table starts with those of the rulebook', () => {
    assert.deepEqual(readOptions({}), { ok: true, value: defaults });
    assert.deepEqual(
      [defaults.dice, defaults.raise, defaults.ones, defaults.calza, defaults.calzaWindow, defaults.palifico],
      [5, 'strict', 'wild', 'onTurn', 5, 'everyDrop'],
    );
  });
  it('what is no house rule is named', () => {
    const named = [[{ dise: 5 }, 'dise'], [{ dice: 7 }, 'dice'], [{ dice: '5' }, 'dice'], [{ loss: null }, 'loss'], [{ calzaHeadsUp: 1 }, 'calzaHeadsUp']] as const; // prettier-ignore
    for (const [raw, key] of named) assert.deepEqual(readOptions(raw), { ok: false, fault: key });
    for (const raw of [null, undefined, 5, 'dice', [], new Uint8Array(0)])
      assert.deepEqual(readOptions(raw), { ok: false, fault: '' });
  });
  it('Liar’s Dice is a set of them', () => {
    const liars = presets.find((p) => p.id === 'liars-dice');
    assert.deepEqual(liars?.options, { ...defaults, calza: 'off', palifico: 'off', ones: 'notWild', raise: 'free' });
    for (const p of presets) assert.equal(readOptions(p.options).ok, true);
  });
});

describe('Dudo in the catalogue', () => {
  it('is found by its id, and its board can be hashed', () => {
    const game = gameById('dudo');
    assert.ok(game);
    assert.deepEqual([game.id, game.seats, games.includes(game)], ['dudo', { min: 2, max: 6 }, true]);
    assert.equal(gameById('poker'), undefined);
    assert.ok(canonical(boardAt({}, [5, 5], [3, 4])).length > 0);
  });
  it('its rulebook has a place for every rule that one may ask about', () => {
    const text = readFileSync('src/games/dudo/rulebook.en.md', 'utf8');
    const anchors = [...text.matchAll(/^## (.+)$/gm)].map((m) => m[1]?.toLowerCase());
    assert.deepEqual(anchors, ['summary', 'bidding', 'ones', 'dudo', 'calza', 'palifico', 'leaving', 'options', 'glossary']); // prettier-ignore
  });
});

describe('the safe move', () => {
  const known = { 0: 5 };
  const at = (board: ReturnType<typeof boardAt>): unknown => {
    board.cups = { [seatAt(0)]: [{ sealed: 0 }] };
    return safe(board, seatAt(0), known);
  };
  it('is one die more of the same face, without one Dudo', () => {
    assert.deepEqual(at(boardAt({}, [5, 5], [3, 1])), bid(4, 1));
    assert.deepEqual(at(boardAt({}, [5, 5], [10, 6])), dudoMove);
  });
  it('opens with one two, in palifico with one of the own face', () => {
    assert.deepEqual(at(boardAt({}, [5, 5], null)), bid(1, 2));
    assert.deepEqual(at(boardAt({}, [1, 5], null, true)), bid(1, 5));
  });
});

describe('standings', () => {
  const s = seatAt;
  it('while the game runs: dice left, equal seats share a place; then who went out later; gone seats last', () => {
    const board = boardAt({}, [3, 0, 5, 3, 0, 0], null);
    board.outOrder = [s(1), s(4)];
    board.gone = [{ seat: s(5), why: 'lost', dice: 2 }];
    const lines = standings(board).map((l) => [l.seat, l.place, l.score, l.gone ?? '']);
    assert.deepEqual(lines, [[2, 1, 5, ''], [0, 2, 3, ''], [3, 2, 3, ''], [4, 4, 0, ''], [1, 5, 0, ''], [5, 6, 2, 'lost']]); // prettier-ignore
  });
});
