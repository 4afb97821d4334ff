import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { canonical } from '../../../../src/core/plain.ts';
import { seatAt, type Seat } from '../../../../src/core/seat.ts';
import { cardOf, colours, faceOf, height, isJoker, jokerOf, packOf, packs } from '../../../../src/games/doubt/faces.ts';
import { doubt, standings } from '../../../../src/games/doubt/game.ts';
import { defaults, options, readOptions } from '../../../../src/games/doubt/options.ts';
import { newBoard } from '../../../../src/games/doubt/rules.ts';
import { seatList } from '../script.ts';
import { card, cards, declares, playWith, type DoubtPlay } from './table.ts';

describe('the packs', () => {
  it('49 cards of seven ranks and seven colours, 52 of thirteen and four, and two Jokers that are one face', () => {
    assert.deepEqual([packs.purple.ranks.length, packs.purple.colours.length, colours.length], [7, 7, 7]);
    for (const [pack, n] of [['purple', 49], ['standard', 52]] as const) {
      assert.equal(packOf(pack, false).length, n);
      assert.deepEqual(packOf(pack, true).slice(n), [jokerOf(pack), jokerOf(pack)]);
      for (const face of packOf(pack, false)) {
        const is = cardOf(pack, face);
        assert.ok(is && faceOf(pack, is.rank, is.colour) === face && !isJoker(pack, face));
      }
      assert.equal(cardOf(pack, jokerOf(pack)), null);
      assert.equal(new Set(packOf(pack, true).map((f) => height(pack, f))).size, n + 1);
    }
  }); // prettier-ignore
});

describe('the house rules', () => {
  it('every value that the page offers is accepted, and every default is offered', () => {
    assert.deepEqual(
      Object.keys(defaults),
      options.map((o) => o.key),
    );
    for (const { key, values } of options) {
      assert.ok(values.some((v) => v.value === defaults[key as keyof typeof defaults]), key); // prettier-ignore
      for (const { value, consequence } of values) {
        assert.deepEqual(readOptions({ [key]: value }), { ok: true, value: { ...defaults, [key]: value } });
        assert.match(consequence, /^[A-Z0-9].*\.$/);
      }
    }
  });
  it('a new table starts with those of the rulebook', () => {
    assert.deepEqual(readOptions({}), { ok: true, value: defaults });
    assert.deepEqual(defaults, {
      pack: 'purple', jokers: false, window: 5, windowLastCard: 8, pass: true, afterChallenge: 'continue',
      playOn: false, turnLimit: 'none', firstDeclarer: 'lot', challengeWord: 'doubt',
    }); // prettier-ignore
  });
  it('what is no house rule is named', () => {
    const named = [[{ joker: true }, 'joker'], [{ window: 4 }, 'window'], [{ pack: 'red' }, 'pack'], [{ pass: 1 }, 'pass']] as const; // prettier-ignore
    for (const [raw, key] of named) assert.deepEqual(readOptions(raw), { ok: false, fault: key });
    for (const raw of [null, undefined, 5, 'pack', [], new Uint8Array(0)])
      assert.deepEqual(readOptions(raw), { ok: false, fault: '' });
  });
});

describe('I Doubt It for the catalogue', () => {
  it('seats three to seven, and its board can be hashed', () => {
    assert.deepEqual([doubt.id, doubt.seats], ['doubt', { min: 3, max: 7 }]);
    assert.ok(canonical(newBoard(seatList(7), defaults)).length > 0);
  });
  it('its rulebook has a place for every rule that one may ask about', () => {
    const text = readFileSync('src/games/doubt/rulebook.en.md', 'utf8');
    const anchors = [...text.matchAll(/^## (.+)$/gm)].map((m) => m[1]?.toLowerCase());
    assert.deepEqual(anchors, [
      'summary', 'cards', 'declaring', 'placing', 'doubting', 'winning', 'jokers', 'standard pack', 'leaving',
      'options', 'glossary',
    ]); // prettier-ignore
  });
});

describe('the safe move', () => {
  const face = (play: DoubtPlay, seat: Seat): unknown => {
    const said = doubt.safe(play.board, seat, play.known(seat));
    assert.ok('move' in said);
    return [said.move, said.lay.map((slot) => play.face(slot))];
  };
  const [A, B] = [seatAt(0), seatAt(1)];
  it('declares the lowest card, a Joker last', () => {
    const jokers = { options: { jokers: true } };
    const play = playWith(['Jo PuK Gn9 Si9', 'RdK', 'Bk8'], jokers);
    assert.deepEqual(face(play, A), [{ kind: 'declare' }, cards('Gn9')]);
    const named = { kind: 'declare', named: { rank: '8', colour: 'black' } };
    assert.deepEqual(face(playWith(['Jo', 'RdK', 'Bk8'], jokers), A), [named, cards('Jo')]);
  });
  it('passes', () => {
    assert.deepEqual(face(declares(playWith(['PuK Gn9', 'RdK', 'Bk8']), 'PuK'), B), [{ kind: 'pass' }, []]);
  });
  it('where nobody passes it places one card that makes the claim true, without one the lowest', () => {
    const at = (hand: string): unknown =>
      face(declares(playWith(['PuK Gn9', hand, 'Bk8'], { options: { pass: false } }), 'PuK'), B);
    assert.deepEqual(at('Gn8 RdK Pu9'), [{ kind: 'place', claim: 'rank' }, [card('RdK')]]);
    assert.deepEqual(at('Gn8 Pu9'), [{ kind: 'place', claim: 'colour' }, [card('Pu9')]]);
    assert.deepEqual(at('GnA Gn8'), [{ kind: 'place', claim: 'rank' }, [card('Gn8')]]);
  });
  it('standard pack: one of the rank that is due, else the lowest', () => {
    const at = (hand: string): unknown => face(playWith([hand, 's2', 'h3'], { options: { pack: 'standard' } }), A);
    assert.deepEqual(at('s2 hA'), [{ kind: 'play', n: 1 }, cards('hA', 'standard')]);
    assert.deepEqual(at('s7 h3'), [{ kind: 'play', n: 1 }, cards('h3', 'standard')]);
  });
});

describe('standings', () => {
  it('who is out of cards in that order, then the fewest cards, equal seats share a place; gone seats last', () => {
    const play = playWith(['PuK Gn9', 'RdK', 'Bk8', 'Bk9', 'Bk10 BkA', 'GnA'], { options: { playOn: true } });
    play.board.placed = [seatAt(2), seatAt(1)];
    play.board.gone = [{ seat: seatAt(5), why: 'lost', cards: 1 }];
    const lines = standings(play.board).map((l) => [l.seat, l.place, l.score, l.gone ?? '']);
    assert.deepEqual(lines, [[2, 1, 0, ''], [1, 2, 0, ''], [3, 3, 1, ''], [0, 4, 2, ''], [4, 4, 2, ''], [5, 6, 1, 'lost']]); // prettier-ignore
  });
});
