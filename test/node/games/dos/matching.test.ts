import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seatAt } from '../../../../src/core/seat.ts';
import { cardOf, cards, pack, pointsOf, type Colour } from '../../../../src/games/dos/faces.ts';
import { moves } from '../../../../src/games/dos/hand.ts';
import { bestMatch, choicesOf, holds, valuesOf } from '../../../../src/games/dos/matching.ts';
import { face, faces, force, names, say, tableAt, waits } from './table.ts';

const a = seatAt(0);

/** The result codes of rules.md 3.5. */
const matched = [
  ['DS1', 'R7', 'B7', '1'],
  ['DS2', 'R7', 'R7', '1c'],
  ['DS3', 'R7', 'R3 R4', '2c'],
  ['DS4', 'R7', 'R3 B4', '2'],
  ['DS6', 'R7', 'R5 D', '2c'],
  ['DS7', 'R7', 'G5 D', '2'],
  ['DS8a', 'R7', '#R', '1c'],
  ['DS8b', 'R7', '#G', '1'],
  ['DS9a', 'R7', '#R R6', '2c'],
  ['DS10a', 'D', 'D', '1c'],
  ['DS10b', 'D', '#G', '1c'],
  ['DS10c', 'D', 'G1 G1', '2c'],
  ['DS10d', 'D', 'G1 B1', '2'],
  ['DS11a', '#B', 'B9', '1c'],
  ['DS11b', '#B', 'Y9', '1'],
  ['DS11c', '#B', 'B9 B1', '2c'],
  ['DS11e', '#B', 'B8 D', '2c'],
  ['DS12', 'B4', 'D D', '2c'],
  ['DS14a', 'G10', 'G9 G1', '2c'],
  ['DS14b', 'Y10', '#Y #G', '2'],
  ['DS43', '#R', 'D', '1c'],
  ['DS44', '#R', '#G', '1'],
] as const;
const fouls = [
  ['DS5', 'R7', 'B8'],
  ['DS9b', 'R7', '#R R7'],
  ['DS9b', 'R7', '#R R8'],
  ['DS10e', 'D', 'G3'],
  ['DS11d', '#B', 'B9 B3'],
  ['DS13', 'Y1', 'D B1'],
  ['DS13', 'Y1', '#Y #Y'],
] as const;
const values: { readonly [id: string]: number } = { DS9a: 7, DS10b: 2, DS11a: 9, DS11c: 10, DS11e: 10, DS43: 2 };
const inColour: { readonly [id: string]: Colour } = { DS6: 'red', DS10b: 'green', DS11e: 'blue', DS43: 'red' };

describe('matching', () => {
  for (const [id, row, hand, code] of matched)
    it(`${id}: ${hand} on ${row} is ${code}`, () => {
      const best = bestMatch(face(row), faces(hand));
      assert.ok(best);
      assert.equal(`${faces(hand).length}${best.colour === null ? '' : 'c'}`, code);
      if (id in values) assert.equal(best.value, values[id]);
      if (id in inColour) assert.equal(best.colour, inColour[id]);

      const play = tableAt({ row: `${row} Y1`, hands: [`${hand} G1 G1 G1`, 'B1 B1 B1'] });
      const offered = moves(play.board, a, play.known(a)).some(
        (m) => 'lay' in m && m.move.kind === 'match' && m.move.target === 0 && names(m.lay.map((s) => play.face(s))) === names(faces(hand).toSorted((x, y) => x - y)), // prettier-ignore
      );
      assert.ok(offered, 'it is offered');
      force(play, row, hand, best);
      assert.deepEqual([play.board.matches, play.board.bonus, play.board.doubles], [1, code.endsWith('c') ? 1 : 0, code === '2c' ? 1 : 0]); // prettier-ignore
      const news = play.feed.at(-1);
      assert.deepEqual(news, { kind: 'match', seat: a, row: face(row), cards: faces(hand), ...best, left: 3 });
    });
  for (const [id, row, hand] of fouls)
    it(`${id}: ${hand} on ${row} is no match: it is not offered, and a changed app that lays it is named`, () => {
      const best = bestMatch(face(row), faces(hand));
      assert.equal(best, null);
      const play = tableAt({ row, hands: [`${hand} Y4`, 'B1', 'G1'] });
      const offered = moves(play.board, a, play.known(a)).filter((m) => 'lay' in m && m.move.kind === 'match');
      const laid = offered.map((m) => ('lay' in m ? names(m.lay.map((s) => play.face(s))) : ''));
      assert.ok(!laid.includes(names(faces(hand).toSorted((x, y) => x - y))), laid.join());
      const [value] = valuesOf(face(row));
      force(play, row, hand, { value: value ?? 0, colour: null });
      assert.deepEqual(play.ask, { kind: 'foul', seat: a, why: 'does-not-match' });
    });
  it('a match is only what was said of it: another number or colour is a foul as well', () => {
    assert.ok(holds(face('#B'), faces('B9 B1'), { value: 10, colour: 'blue' }));
    assert.ok(!holds(face('#B'), faces('B9'), { value: 8, colour: 'blue' }), 'a wild that changes its number');
    assert.ok(!holds(face('R7'), faces('R3 B4'), { value: 7, colour: 'red' }), 'a colour that is not there');
    assert.ok(
      !holds(face('#B'), faces('D'), { value: 2, colour: 'green' }),
      'the printed colour of a wild number stays',
    );
    for (const [row, hand, said] of [
      ['#B', 'B9', { value: 8, colour: 'blue' }],
      ['R7', 'R3 B4', { value: 7, colour: 'red' }],
    ] as const) {
      const play = tableAt({ row, hands: [`${hand} Y4`, 'B1', 'G1'] });
      force(play, row, hand, said);
      assert.equal(play.ask?.kind, 'foul');
    }
  });
  it('left to itself a colour match counts even where it was not said', () => {
    const play = tableAt({ row: 'R7 B9', hands: ['R7 Y4 Y5 Y6', 'B1'] });
    force(play, 'R7', 'R7', { value: 7, colour: null });
    assert.equal(play.board.bonus, 1);
    const asks = tableAt({ row: 'R7 B9', hands: ['R7 Y4 Y5 Y6', 'B1'], options: { wildChoices: 'ask' } });
    force(asks, 'R7', 'R7', { value: 7, colour: null });
    assert.equal(asks.board.bonus, 0);
  });
  it('a wild DOS in the row takes any colour, two ones or another wild; nothing else', () => {
    assert.equal(choicesOf(face('D'), faces('D')).length, 5);
    assert.deepEqual(
      cards.flatMap((_, f) => (bestMatch(face('D'), [f]) ? [f] : [])),
      faces('#B #G #R #Y D'),
    );
  });
  it('two cards always add up as they are; a wild number is what is missing, from 1 to 10', () => {
    const some = faces('B1 B3 B6 B10 G4 R9 Y8 #B #R D');
    for (const row of some)
      for (const one of some)
        for (const two of some) {
          const sums = valuesOf(one).flatMap((x) => valuesOf(two).map((y) => x + y));
          const fits = valuesOf(row).some((v) => sums.includes(v));
          assert.equal(bestMatch(row, [one, two]) !== null, fits);
        }
  });
});

describe('the pack', () => {
  it('has 108 cards of 41 faces, 24 of each colour and 12 wild DOS, and 1036 points', () => {
    assert.deepEqual([pack.length, cards.length, pack.reduce((sum, f) => sum + pointsOf(f), 0)], [108, 41, 1036]);
    for (const colour of ['blue', 'green', 'red', 'yellow'] as const) {
      const own = pack.map(cardOf).filter((c) => c.kind !== 'dos' && c.colour === colour);
      assert.equal(own.length, 24);
      const count = (value: number): number => own.filter((c) => c.kind === 'number' && c.value === value).length;
      assert.deepEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(count), [3, 0, 3, 3, 3, 2, 2, 2, 2, 2]);
      assert.equal(own.filter((c) => c.kind === 'wild').length, 2);
    }
    assert.equal(pack.filter((f) => cardOf(f).kind === 'dos').length, 12);
  });
  it('a face counts what is printed on it, a wild DOS 20, a wild number 40', () => {
    assert.deepEqual(faces('R7 Y10 D #Y').map(pointsOf), [7, 10, 20, 40]);
  });
});

describe('a foul', () => {
  it('DS45: a changed app plays B8 on R7: the seat is gone and the round void', () => {
    const play = tableAt({ row: 'R7 B9', hands: ['B8 Y4', 'B1 B3', 'G1 G3'], scores: [50, 20, 10] });
    force(play, 'R7', 'B8', { value: 7, colour: null });
    assert.equal(play.ask?.kind, 'foul');
    play.run();
    assert.deepEqual(play.board.gone, [{ seat: a, why: 'foul', score: 50 }]);
    assert.deepEqual(play.board.playing, [1, 2]);
    assert.deepEqual(play.board.scores, { 0: 50, 1: 20, 2: 10 });
    assert.equal(
      play.feed.some((n) => n.kind === 'void'),
      true,
    );
    assert.equal(waits(play), 'main 1', 'the dealer, 2, deals again');
    assert.equal(play.board.round, 1);
    say(play, 'draw');
  });
});
