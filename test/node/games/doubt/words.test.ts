import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seatAt, type Seat } from '../../../../src/core/seat.ts';
import type { Refusal } from '../../../../src/games/doubt/claims.ts';
import { facts } from '../../../../src/games/doubt/facts.ts';
import { jokerOf, packOf } from '../../../../src/games/doubt/faces.ts';
import type { DoubtNews } from '../../../../src/games/doubt/position.ts';
import { callWord, claimWord, faceName, say, sayShowdown, whyNot } from '../../../../src/games/doubt/words.ts';
import { card, declares, doubted, places, playWith, skips, stands } from './table.ts';

const names = (s: Seat): string => ['Ana', 'Bruno', 'Cleo', 'Davi'][s] ?? '?';
const said = (news: DoubtNews): string => say(news, names);
const [A, B] = [seatAt(0), seatAt(1)];

describe('I Doubt It in words', () => {
  it('tells a lap', () => {
    const play = stands(places(declares(playWith(['PuK Gn9 Go8', 'RdK Gn8', 'BkA Bz8 Si9']), 'PuK'), 'RdK', 'rank'));
    doubted(places(play, 'BkA', 'colour'), A);
    declares(play, 'Gn8');
    assert.deepEqual(play.feed.map(said), [
      'The draw: Ana begins.',
      '49 cards are dealt, 16 or 17 to each player.',
      'Ana declares the purple king.',
      'Bruno: a king. Bruno has 1 card left.',
      'Cleo: a card in purple.',
      'Ana says “I doubt it” to Cleo: a card in purple?',
      'It was the black ace. Cleo bluffed with a card in purple.',
      'Cleo takes the pile, 3 cards, and holds 5 now.',
      'Bruno declares the green eight. That was the last card of Bruno.',
      'Bruno has got rid of every card.',
      'Bruno wins the game.',
    ]);
    assert.ok(play.board.last);
    assert.equal(
      sayShowdown(play.board.last, 'purple', names),
      'It was the black ace. Cleo bluffed with a card in purple. Cleo takes the pile, 3 cards.',
    );
  });
  it('tells a pass, a truth that wins, and who said it too', () => {
    const play = places(declares(playWith(['PuK Gn9', 'RdK', 'BkA Bz8']), 'PuK'), 'RdK', 'rank');
    doubted(play, A, [seatAt(2)]);
    assert.ok(play.board.last);
    assert.deepEqual(play.feed.slice(4).map(said), [
      'Ana says “I doubt it” to Bruno: a king? Cleo said it too; Ana was heard first.',
      'It was the red king. Bruno told the truth: a king.',
      'Ana takes the pile, 2 cards, and holds 3 now.',
      'Bruno has got rid of every card.',
      'Bruno wins the game.',
    ]);
    assert.equal(
      sayShowdown(play.board.last, 'purple', names),
      'It was the red king. Bruno told the truth: a king. Ana takes the pile, 2 cards. That was the last card of Bruno.',
    );
    assert.equal(said({ kind: 'passed', seat: B }), 'Bruno passes.');
  });
  it('tells who is caught by going, and that the pile stays', () => {
    const play = places(skips(declares(playWith(['PuK Gn9', 'RdK Go9', 'BkA Bz8']), 'PuK')), 'BkA', 'rank');
    play.window(B, { kind: 'doubt' }).draw([seatAt(2)]);
    assert.ok(play.board.last);
    assert.deepEqual(play.feed.slice(6).map(said), [
      'Cleo did not answer any more; the others play on. 2 cards out of the game.',
      'The card stays closed. Cleo has gone and is caught.',
      'Nobody takes the pile; 1 card stays.',
    ]);
    assert.equal(
      sayShowdown(play.board.last, 'purple', names),
      'The card stays closed. Cleo has gone and is caught. Nobody takes the pile.',
    );
  });
  it('speaks of the standard pack and of Jokers', () => {
    assert.equal(faceName('standard', packOf('standard', false)[0] ?? -1), 'ace of spades');
    assert.equal(faceName('purple', jokerOf('purple')), 'Joker');
    assert.equal(claimWord({ kind: 'rank', rank: '2', n: 3 }), '3 twos');
    assert.equal(claimWord({ kind: 'rank', rank: '8', n: 1 }), 'an eight');
    assert.equal(
      said({ kind: 'declared', seat: A, card: { rank: 'A', colour: 'green' }, joker: true, left: 1 }),
      'Ana declares a Joker as the green ace. Ana has 1 card left.',
    );
    const faces = [card('PuK'), card('Rd8')];
    const claim = { kind: 'rank', rank: 'K', n: 2 } as const;
    assert.equal(
      said({ kind: 'verdict', result: 'lie', seat: B, against: A, claim, pack: 'purple', faces }),
      'Opened: purple king and red eight. Ana bluffed with 2 kings.',
    );
    assert.deepEqual((['doubt', 'bluff', 'cheat'] as const).map(callWord), ['I doubt it', 'Bluff', 'Cheat']);
  });
  it('has a sentence for everything that may happen', () => {
    const rest: readonly DoubtNews[] = [
      { kind: 'starter', seat: A, how: 'seat' },
      { kind: 'dealt', total: 49, most: 7, least: 7 },
      { kind: 'out', seat: A, place: 2 },
      { kind: 'foul', seat: A, code: 'joker-not-alone' },
      { kind: 'foul', seat: A, code: 'joker-not-named' },
      { kind: 'foul', seat: A, code: 'named-no-joker' },
      { kind: 'gone', seat: A, why: 'left', cards: 0 },
      { kind: 'gone', seat: A, why: 'fault', cards: 1 },
      { kind: 'gone', seat: A, why: 'foul', cards: 5 },
      { kind: 'limit', turns: 100, cards: 3 },
      { kind: 'shared', seats: [A, B] },
    ];
    const sentences = rest.map(said);
    assert.equal(new Set(sentences).size, rest.length);
    for (const s of sentences) assert.match(s, /^[A-Z0-9].*\.$/);
    assert.equal(sentences.at(-1), 'Ana and Bruno share the win.');
  });
  it('has a sentence of its own for every refusal', () => {
    const codes: readonly Refusal[] = [
      'not-a-move', 'not-your-turn', 'must-declare', 'must-place', 'already-declared', 'no-such-card', 'no-jokers',
      'joker-not-alone', 'one-to-four', 'only-1-in-hand', 'only-3-in-hand', 'no-window', 'own-card',
    ]; // prettier-ignore
    const sentences = codes.map(whyNot);
    assert.equal(new Set(sentences).size, codes.length);
    assert.equal(sentences.includes('That is not possible now.'), false);
  });
  it('has a fact or two for the end', () => {
    const play = stands(places(declares(playWith(['PuK Gn9 Go8', 'RdK Gn8', 'BkA Bz8 Si9']), 'PuK'), 'RdK', 'rank'));
    doubted(places(play, 'BkA', 'colour'), A);
    declares(play, 'Gn8');
    assert.deepEqual(facts(play.feed, names), [
      'First bluff that was caught: Cleo said a card in purple, and it was the black ace.',
    ]);
    assert.deepEqual(facts([], names), []);
  });
});
