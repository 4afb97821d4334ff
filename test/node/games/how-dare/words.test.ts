import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seatAt, type Seat } from '../../../../src/core/seat.ts';
import { facts } from '../../../../src/games/how-dare/facts.ts';
import type { HowDareNews } from '../../../../src/games/how-dare/position.ts';
import { say as tell, sayCheck, whyField, whyNot, whyUnreadable } from '../../../../src/games/how-dare/words.ts';
import { asked, dare, double, go, leave, say, stand, table } from './table.ts';

const names = (s: Seat): string => ['Ana', 'Bruno', 'Cleo', 'Dora'][s] ?? '?';
const [ana, bruno, cleo] = [0, 1, 2].map(seatAt) as [Seat, Seat, Seat];

describe('How Dare You? in words', () => {
  it('tells a whole round', () => {
    const bones = asked(7);
    const play = go(table({ questions: [bones] }), say(4), say(1200), dare);
    const [first, round, question, ...rest] = play.feed.map((n) => tell(n, names));
    assert.equal(first, 'The draw: Ana begins.');
    assert.match(round ?? '', /^Round 1: [A-Z].*, [23] ducks\.$/);
    assert.equal(question, `Question ${bones.question + 1}. Ana begins.`);
    assert.deepEqual(rest.slice(0, 4), [
      'Ana says 4.',
      'Bruno says 1,200.',
      'Cleo says: How dare you! Bruno had said 1,200.',
      'The answer is 7; 1,200 was said. That is too high.',
    ]);
    assert.match(rest[4] ?? '', /^Bruno takes [A-Z].* with [23] ducks and has [23]\.$/);
    assert.ok(play.board.last);
    assert.match(sayCheck(play.board.last, 'bones', names), /^The answer is 7 bones; 1,200 was said\. That is too high\. Bruno takes the card: [23] ducks\.$/); // prettier-ignore
  });
  it('counts two cards as two', () => {
    const play = go(table({ questions: [asked(10)], of: { pushingIt: true } }), say(8), dare, double, stand);
    assert.ok(play.board.last);
    assert.match(sayCheck(play.board.last, '', names), /Bruno takes 2 cards: \d ducks\.$/);
  });
  it('has a sentence for every kind of news', () => {
    const all: readonly HowDareNews[] = [
      ...(['writes', 'unlucky', 'leftBlank', 'first', 'accepted', 'doubled', 'stood', 'eliminated'] as const).map((kind) => ({ kind, seat: ana })),
      { kind: 'wrote', seat: ana, theme: 'Spoons' },
      { kind: 'master', seat: ana, cards: 12 },
      { kind: 'round', round: 3, card: 'own-1', ducks: 3, theme: 'Spoons', by: cleo },
      { kind: 'question', card: 'own-1', question: 2, text: 'How many?', unit: null, seat: ana },
      { kind: 'bid', seat: ana, n: 12 },
      { kind: 'dare', seat: ana, against: bruno, n: 12, exact: true },
      { kind: 'withdrawn', seat: ana, n: 13 },
      { kind: 'verdict', card: 'own-1', question: 2, unit: 'spoons', answer: 12, bid: 12, seat: ana, against: bruno, exact: true },
      { kind: 'lost', seat: ana, card: 'own-1', theme: 'Spoons', ducks: 1, total: 4 },
      { kind: 'kept', card: 'own-1', theme: 'Spoons' },
      { kind: 'regained', seat: ana, ducks: 1 },
      { kind: 'void', card: 'own-1', theme: 'Spoons', why: 'writer-gone' },
      { kind: 'void', card: 'own-1', theme: 'Spoons', why: 'too-few' },
      ...(['left', 'lost', 'fault', 'foul'] as const).map((why) => ({ kind: 'gone', seat: ana, why, ducks: 2 }) as const),
      { kind: 'won', winners: [ana], losers: [bruno] },
      { kind: 'won', winners: [ana, bruno], losers: [cleo] },
      { kind: 'won', winners: [], losers: [ana, bruno] },
    ]; // prettier-ignore
    const said = all.map((news) => tell(news, names));
    assert.equal(new Set(said).size, all.length);
    for (const text of said) assert.match(text, /^[A-Z].*[.!]$/);
    assert.ok(said.includes('Round 3: Spoons, 3 ducks. The card is by Cleo, who sits out.'));
    assert.ok(said.includes('Question 3: How many? Ana begins.'));
    assert.ok(said.includes('The answer is 12 spoons; 12 was said. That is exactly right.'));
    assert.ok(said.includes('Ana takes Spoons with 1 duck and has 4.'));
    assert.ok(said.includes('Ana and Bruno win. Cleo has lost.'));
  });
  it('says who has gone and what stays of them', () => {
    const play = leave(go(table(), say(4)), bruno);
    assert.equal(tell(play.feed.at(-1) as HowDareNews, names), 'Bruno has left.');
  });
  it('has a sentence of its own for every refusal', () => {
    const codes = ['not-a-move', 'not-your-turn', 'not-whole', 'negative', 'too-large', 'not-higher', 'nothing-said', 'spot-on-off', 'not-now', 'pack-too-small', 'pack-too-large', 'master-needs-two', 'not-a-card', 'not-an-answer']; // prettier-ignore
    const sentences = codes.map(whyNot);
    assert.equal(new Set(sentences).size, codes.length);
    assert.equal(sentences.includes(whyNot('what')), false);
    assert.equal(whyNot('too-large'), 'The highest number is 1,000,000,000,000,000.');
    for (const why of [
      'nothing',
      'not-a-number',
      'negative',
      'not-whole',
      'ambiguous',
      'misgrouped',
      'too-large',
    ] as const)
      assert.match(whyUnreadable(why), /^[A-Z].*\.$/);
    for (const why of ['empty', 'too-long', 'unseen', 'twice', 'not-an-answer'] as const)
      for (const field of ['theme', 'text-0', 'unit-3', 'answer-5']) assert.match(whyField(field, why), /^[A-Z].*\.$/);
  });
  it('remembers what was remarkable', () => {
    const verdict = (answer: number, bid: number): HowDareNews => ({ kind: 'verdict', card: 'own-1', question: 0, unit: null, answer, bid, seat: cleo, against: bruno, exact: false }); // prettier-ignore
    assert.deepEqual(facts([verdict(7, 7), verdict(10, 400), verdict(5000, 10)], names), [
      'Exactly right: Bruno with 7.',
      'Furthest over the top: Bruno said 400, and it was 10.',
      'Dared far too early: Cleo at 10, and it was 5,000.',
    ]);
    assert.deepEqual(facts([], names), []);
  });
});
