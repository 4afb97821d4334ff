import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { canonical } from '../../../../src/core/plain.ts';
import { howDare, safe } from '../../../../src/games/how-dare/game.ts';
import { defaults, options, presets, readOptions } from '../../../../src/games/how-dare/options.ts';
import { accept, dare, double, go, say, sealCard, stand, table, wishTo, A } from './table.ts';

describe('the house rules', () => {
  it('every value that the page offers is accepted, and every default is offered', () => {
    assert.deepEqual(Object.keys(defaults).sort(), [...options.map((o) => o.key), 'lastLosers'].sort());
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
    const { rounds, ducks, scoreBy, pushingIt, spotOn, wrongSpotOn, rightSpotOn, blankCards, ownPack, firstPlayer } =
      defaults;
    assert.deepEqual(
      [rounds, ducks, scoreBy, pushingIt, spotOn, wrongSpotOn, rightSpotOn, blankCards, ownPack, firstPlayer],
      [10, 'twoThree', 'ducks', false, false, 'gameOver', 'cardVoid', 3, 'none', 'lot'],
    );
    assert.deepEqual(readOptions({}), { ok: true, value: defaults });
  });
  it('what is no house rule is named', () => {
    const named = [[{ round: 5 }, 'round'], [{ rounds: 7 }, 'rounds'], [{ rounds: '5' }, 'rounds'], [{ spotOn: 1 }, 'spotOn'], [{ lastLosers: -1 }, 'lastLosers'], [{ lastLosers: 1024 }, 'lastLosers']] as const; // prettier-ignore
    for (const [raw, key] of named) assert.deepEqual(readOptions(raw), { ok: false, fault: key });
    for (const raw of [null, undefined, 5, 'rounds', [], new Uint8Array(0)])
      assert.deepEqual(readOptions(raw), { ok: false, fault: '' });
  });
  it('every named set of them is one that can be played', () => {
    for (const p of presets) assert.equal(readOptions(p.options).ok, true);
  });
});

describe('How Dare You? in the catalogue', () => {
  it('is for two to ten, and its board is plain data at every moment', () => {
    assert.deepEqual([howDare.id, howDare.seats], ['how-dare', { min: 2, max: 10 }]);
    const play = sealCard(wishTo(table({ of: { blankCards: 1 } }), [A]), 'spoons', [1, 2, 3, 4, 5, 6]);
    assert.ok(canonical(play.board).length > 0);
    go(play, say(4), dare);
    assert.ok(canonical([play.board, play.feed]).length > 0);
  });
  it('its rulebook has a place for every rule that one may ask about', () => {
    const text = readFileSync('src/games/how-dare/rulebook.en.md', 'utf8');
    const anchors = [...text.matchAll(/^## (.+)$/gm)].map((m) => m[1]?.toLowerCase());
    assert.deepEqual(anchors, ['summary', 'a round', 'the dare', 'the end', 'now you\'re pushing it', 'spot on', 'own cards', 'question master', 'what is protected', 'leaving', 'options', 'glossary']); // prettier-ignore
  });
});

describe('the safe move', () => {
  it('is the lowest legal number, at 10^15 the dare', () => {
    const play = table();
    assert.deepEqual(safe(play.board), say(0));
    go(play, say(41));
    assert.deepEqual(safe(play.board), say(42));
    go(play, say(1e15));
    assert.deepEqual(safe(play.board), dare);
  });
  it('asked it accepts and stands; before the game it takes no card', () => {
    const play = go(table({ of: { pushingIt: true } }), say(4), dare);
    assert.deepEqual(safe(play.board), accept);
    assert.deepEqual(safe(go(play, double).board), stand);
    const before = table({ of: { blankCards: 3 } });
    assert.deepEqual(safe(before.board), { kind: 'blank', write: false });
    assert.deepEqual(safe(wishTo(before, [A]).board), { text: null, answers: [] });
    assert.deepEqual(safe(table({ of: { ownPack: 'master' } }).board), { kind: 'pack', cards: 0 });
  });
});
