import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seatAt, type Seat } from '../../../../src/core/seat.ts';
import { facts } from '../../../../src/games/duvidae/facts.ts';
import type { Refusal } from '../../../../src/games/duvidae/melds.ts';
import type { DuvidaeNews } from '../../../../src/games/duvidae/position.ts';
import { cardWord, claim, say, whyNot } from '../../../../src/games/duvidae/words.ts';
import { cards, challenges, passes, playWith, plays, type DuvidaePlay } from './table.ts';

const names = (s: Seat): string => ['Ana', 'Bruno', 'Cleo'][s] ?? '?';
const many = '1 1 2 2 3 4 8';
const told = (play: DuvidaePlay, from = 0): readonly string[] => play.feed.slice(from).map((n) => say(n, names));
const [a, b] = [0, 1].map(seatAt) as [Seat, Seat];

describe('DuvidaÊ! in words', () => {
  it('tells a round with a bluff that is caught', () => {
    const play = plays(playWith(['7 7+1 3+1 8', many, many]), '7 7+1 3+1');
    passes(play);
    challenges(play).run();
    assert.deepEqual(told(play), [
      'The draw: Ana begins.',
      'Round 1. Ana leads.',
      '7 cards each are dealt; 40 in the pile.',
      'Ana plays three 7s. Ana has one card left.',
      'Bruno passes.',
      'Bruno draws 1 card.',
      'Cleo challenges Ana: three 7s.',
      'Bluff: the closed cards are 7 plus 1, 3 plus 1, not all 7. Ana draws 2 + 2 = 4 cards.',
      'Ana draws 4 cards.',
    ]);
  });
  it('tells the truth, a cleared table and a won round', () => {
    const truth = plays(playWith(['5+1 5+2 8', many]), '5+1 5+2');
    challenges(truth).run();
    assert.deepEqual(told(truth, 5), [
      'True: the closed card is 5 plus 2. Bruno draws 2 + 2 = 4 cards.',
      'Bruno draws 4 cards.',
    ]);
    const cleared = passes(plays(playWith(['5 8', many]), '5'));
    assert.equal(told(cleared).at(-1), 'Everybody has passed: the table is cleared, and Ana leads.');
    const out = plays(playWith(['5 5', many]), '5 5');
    challenges(out).run();
    assert.deepEqual(told(out, 3).slice(0, 5), [
      'Ana plays two 5s. Ana has no card left.',
      'Last chance to challenge Ana.',
      'Bruno challenges Ana: two 5s.',
      'True: the closed card is 5. Ana is out and wins the round.',
      'Ana wins the round: 1 point.',
    ]);
  });
  it('has a sentence for everything that can happen, with names and no code', () => {
    const verdict = { by: b, against: a, shown: 12, cards: [12], penalty: 0, due: 2 } as const;
    const all: readonly DuvidaeNews[] = [
      { kind: 'pointed', votes: [{ seat: a, at: b }] },
      { kind: 'starter', seat: a, how: 'vote' },
      { kind: 'starter', seat: a, how: 'tie' },
      { kind: 'starter', seat: a, how: 'lot' },
      { kind: 'round', round: 2, seat: a },
      { kind: 'dealt', each: 7, pile: 51 },
      { kind: 'played', seat: a, n: 1, shown: 0, left: 5 },
      { kind: 'passed', seat: a },
      { kind: 'reshuffled', cards: 12 },
      { kind: 'drew', seat: a, count: 0, due: 2 },
      { kind: 'drew', seat: a, count: 1, due: 2 },
      { kind: 'cleared', seat: a },
      { kind: 'lastChance', seat: a },
      { kind: 'doubt', seat: b, against: a, n: 2, shown: 12 },
      { kind: 'verdict', ...verdict, result: 'truth', outcome: 'drawn' },
      { kind: 'verdict', ...verdict, result: 'truth', outcome: 'won' },
      { kind: 'verdict', ...verdict, result: 'bluff', outcome: 'drawn', cards: [0] },
      { kind: 'verdict', ...verdict, result: 'bluff', outcome: 'void', cards: [0, 1] },
      { kind: 'verdict', ...verdict, result: 'closed', outcome: 'void', cards: [null] },
      { kind: 'roundWon', seat: a, how: 'single', points: 1 },
      { kind: 'roundWon', seat: a, how: 'unchallenged', points: 2 },
      { kind: 'roundWon', seat: a, how: 'proved', points: 2 },
      { kind: 'tooLow', seat: a, n: 2, shown: 12 },
      { kind: 'gone', seat: a, why: 'left' },
      { kind: 'gone', seat: a, why: 'lost' },
      { kind: 'gone', seat: a, why: 'fault' },
      { kind: 'gone', seat: a, why: 'foul' },
      { kind: 'void', round: 3 },
      { kind: 'won', seat: a },
    ];
    const said = all.map((news) => say(news, names));
    assert.equal(new Set(said).size, said.length);
    for (const sentence of said) assert.match(sentence, /^[A-Z0-9].*\.$/);
  });
  it('speaks of one and of several', () => {
    assert.deepEqual([claim(1, 5), claim(3, 5), claim(4, 8)], ['one 5', 'three 5s', 'four 8s']);
    assert.deepEqual(cards('7 7+1 1+2').map(cardWord), ['7', '7 plus 1', '1 plus 2']);
  });
  it('has a sentence of its own for every refusal', () => {
    const codes: readonly Refusal[] = [
      'not-a-move', 'not-your-turn', 'one-to-four', 'only-3-in-hand', 'fewer-than-2', 'more-than-3', 'four-at-most',
      'nothing-higher', 'needs-above-5', 'last-chance', 'must-lead', 'nothing-to-challenge', 'single-card', 'not-yourself',
    ]; // prettier-ignore
    const sentences = codes.map(whyNot);
    assert.equal(new Set(sentences).size, codes.length);
    assert.equal(sentences.includes('That is not possible now.'), false);
    assert.equal(whyNot('fewer-than-1'), 'Lay at least 1 card, as many as lie there.');
  });
  it('finds what was remarkable', () => {
    const play = plays(playWith(['7 1 3+1 8', many, many]), '7 1 3+1');
    challenges(play).run();
    assert.deepEqual(facts(play.feed, names), [
      'Boldest bluff that was caught: Ana with three 7s.',
      'Dearest challenge: Ana drew 3 cards.',
    ]);
    const dared = passes(plays(playWith(['7 1', many]), '7 1'));
    assert.deepEqual(facts(dared.feed, names), ['Nobody dared to challenge the last cards of Ana.']);
    assert.deepEqual(facts([], names), []);
  });
});
