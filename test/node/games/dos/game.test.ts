import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { canonical } from '../../../../src/core/plain.ts';
import { seatAt } from '../../../../src/core/seat.ts';
import { dos, standings } from '../../../../src/games/dos/game.ts';
import { safe } from '../../../../src/games/dos/hand.ts';
import { defaults, options, readOptions } from '../../../../src/games/dos/options.ts';
import type { DosMove } from '../../../../src/games/dos/position.ts';
import { hush, match, names, say, tableAt, type DosPlay } from './table.ts';

const s = seatAt;

describe('the house rules of DOS', () => {
  it('every value that the page offers is accepted, and every default is offered', () => {
    assert.deepEqual(Object.keys(defaults), options.map((o) => o.key)); // prettier-ignore
    for (const { key, values } of options) {
      assert.ok(values.some((v) => v.value === defaults[key as keyof typeof defaults]), key); // prettier-ignore
      for (const { value, consequence } of values) {
        assert.deepEqual(readOptions({ [key]: value }), { ok: true, value: { ...defaults, [key]: value } });
        assert.match(consequence, /^[A-Z].*\.$/);
      }
    }
  });
  it('a new table starts with those of the rulebook', () => {
    assert.deepEqual(readOptions({}), { ok: true, value: defaults });
    assert.deepEqual(defaults, {
      target: 200, dosCall: 'on', dosTime: 2, dosWindow: 5, drawRule: 'one', drawAfterMatching: false,
      opponentsDraw: 'atEndOfTurn', wildChoices: 'automatic', firstDealer: 'lot', maxPlayers: 4,
    }); // prettier-ignore
  });
  it('what is no house rule is named', () => {
    const named = [[{ goal: 5 }, 'goal'], [{ target: 300 }, 'target'], [{ dosTime: '2' }, 'dosTime'], [{ drawAfterMatching: null }, 'drawAfterMatching']] as const; // prettier-ignore
    for (const [raw, key] of named) assert.deepEqual(readOptions(raw), { ok: false, fault: key });
    for (const raw of [null, undefined, 5, 'target', [], new Uint8Array(0)])
      assert.deepEqual(readOptions(raw), { ok: false, fault: '' });
  });
});

describe('DOS as a game', () => {
  it('has an id, its seats, and a board that can be hashed', () => {
    assert.deepEqual([dos.id, dos.seats], ['dos', { min: 2, max: 6 }]);
    assert.ok(canonical(tableAt({ row: 'R7', hands: ['R1', 'R3'] }).board).length > 0);
  });
  it('its rulebook has a place for every rule that one may ask about', () => {
    const text = readFileSync('src/games/dos/rulebook.en.md', 'utf8');
    const anchors = [...text.matchAll(/^## (.+)$/gm)].map((m) => m[1]?.toLowerCase());
    assert.deepEqual(anchors, ['summary', 'cards', 'turn', 'matching', 'wild cards', 'colour match', 'end of the turn', 'dos', 'going out', 'empty pile', 'leaving', 'options', 'glossary']); // prettier-ignore
  });
});

describe('the safe move', () => {
  const at = (play: DosPlay): DosMove => safe(play.board, s(0), play.known(s(0)));
  const plain = (kind: 'draw' | 'stop'): DosMove => ({ move: { kind, dos: false }, lay: [] });
  const hands = ['R7 D Y3 Y4 Y10', 'B1 B3 B4'];
  it('draws and stops, and after a match stops', () => {
    const play = tableAt({ row: 'R7 B9', hands });
    assert.deepEqual(at(play), plain('draw'));
    say(play, 'draw');
    assert.deepEqual(at(play), plain('stop'));
    assert.deepEqual(at(match(tableAt({ row: 'R7 B9', hands }), 'R7', 'R7')), plain('stop'));
    const after = tableAt({ row: 'R7 B9', hands, options: { drawAfterMatching: true } });
    assert.deepEqual(at(match(after, 'R7', 'R7')), plain('draw'));
  });
  it('places the dearest card', () => {
    const play = tableAt({ row: 'R7 B9', hands });
    match(play, 'R7', 'R7');
    say(play, 'stop');
    const move = at(play);
    assert.ok('lay' in move && move.move.kind === 'place');
    assert.equal(names(move.lay.map((slot) => play.face(slot))), 'D');
  });
  it('says the word where it is asked for it', () => {
    const play = match(tableAt({ row: 'R7 B9', hands: ['R7 Y3 Y4', 'B1 B3 B4'] }), 'R7', 'R7');
    assert.deepEqual(at(play), { kind: 'dos' });
    hush(play);
    assert.deepEqual(safe(play.board, s(1), {}), { kind: 'catch', seat: s(0) });
  });
});

describe('standings', () => {
  it('by score, equal seats share a place, gone seats last with what they had', () => {
    const { board } = tableAt({ row: 'R7', hands: ['R1', 'R3', 'R4', 'R5', 'R6'], scores: [10, 50, 10, 90, 0] });
    board.gone = [{ seat: s(3), why: 'lost', score: 90 }];
    const lines = standings(board).map((l) => [l.seat, l.place, l.score, l.gone ?? '']);
    assert.deepEqual(lines, [[1, 1, 50, ''], [0, 2, 10, ''], [2, 2, 10, ''], [4, 4, 0, ''], [3, 5, 90, 'lost']]); // prettier-ignore
  });
});
