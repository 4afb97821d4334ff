import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { deck } from '../../../../src/games/how-dare/answers.ts';
import {
  cardsInTheBox,
  isAnswer,
  languages,
  questionsPerCard,
  sourceOf,
  wrongTogether,
  wrongWith,
  type DraftCard,
  type ThemeCard,
} from '../../../../src/games/how-dare/card-form.ts';
import { ducksAt, printedAnswer, roughSizeOf } from '../../../../src/games/how-dare/deck.ts';
import { listing } from '../../../../src/games/how-dare/listing.ts';
import { defaults } from '../../../../src/games/how-dare/options.ts';
import { themes } from '../../../../src/games/how-dare/themes.ts';
import {
  unveilAnswer, unveilSize, unveilSource, veilAnswers, veilSource,
} from '../../../../src/games/how-dare/veil.ts'; // prettier-ignore

const folder = 'src/games/how-dare/cards';
const files = readdirSync(folder);
const raw = files.map((f) => readFileSync(`${folder}/${f}`, 'utf8'));
const cards = raw.map((text) => JSON.parse(text) as ThemeCard);
const readable = (card: ThemeCard): DraftCard => ({
  id: card.id,
  theme: card.theme,
  questions: card.questions.map(({ text, unit }, q) => ({
    text,
    unit,
    answer: unveilAnswer(card.id, card.answers, q),
    source: sourceOf(card, q),
  })),
});

describe('the theme cards', () => {
  it('there are exactly 61 of them, one file each', () => {
    assert.equal(cards.length, cardsInTheBox);
    assert.deepEqual(files, cards.map((c) => `${c.id}.json`)); // prettier-ignore
  });
  it('each has six questions with whole answers and sources, in three languages, of lengths that fit', () => {
    for (const card of cards) assert.deepEqual(wrongWith(readable(card)), [], card.id);
  });
  it('no theme and no question is there twice', () => assert.deepEqual(wrongTogether(cards.map(readable)), []));
  it('no answer and no source lies readable in a file', () => {
    for (const [i, card] of cards.entries())
      for (const { answer, source } of readable(card).questions) {
        assert.ok(!raw[i]?.includes(source), card.id);
        if (answer < 10_000) continue; // a year or a distance may well stand in a question
        for (const text of [String(answer), answer.toLocaleString('en'), answer.toLocaleString('de')])
          assert.ok(!raw[i]?.includes(text), `${card.id}: ${text}`);
      }
  });
  it('the questions of a card are not sorted by their answers', () => {
    const sorted = cards.filter((card) => {
      const answers = readable(card).questions.map((q) => q.answer);
      return answers.every((a, i) => i === 0 || a >= (answers[i - 1] ?? 0));
    });
    assert.ok(sorted.length < 4, `${sorted.length} are`);
  });
  it('the rules and the sentences know the same cards', () => {
    assert.deepEqual(deck.map(([id, answers]) => [id, answers]), cards.map((c) => [c.id, c.answers])); // prettier-ignore
    assert.deepEqual(themes, Object.fromEntries(cards.map((c) => [c.id, languages.map((l) => c.theme[l])])));
    for (const card of cards)
      for (const [q, { answer }] of readable(card).questions.entries()) assert.equal(printedAnswer(card.id, q), answer);
  });
  it('half of the cards have two ducks, half have three; by option one to three', () => {
    const count = (of: typeof defaults): readonly number[] => {
      const ducks = Array.from({ length: 64 }, (_, i) => ducksAt(i, of));
      return [1, 2, 3].map((n) => ducks.filter((d) => d === n).length);
    };
    assert.deepEqual(count(defaults), [0, 32, 32]);
    assert.deepEqual(count({ ...defaults, ducks: 'oneToThree' }), [22, 21, 21]);
  });
  it('a guess at the size of an answer is near it and not exact', () => {
    const off = cards.flatMap((card) =>
      readable(card).questions.map((q, i) => Math.abs((roughSizeOf(card.id, i) ?? 99) - Math.log10(q.answer))),
    );
    assert.ok(off.every((d) => d <= 1.01));
    assert.ok(off.filter((d) => d > 0.25).length > off.length / 4);
  });
  it('the version of the rules is a number that holds that of the cards', () => {
    assert.ok(Number.isSafeInteger(listing.version) && listing.version > 2 ** 32);
  });
});

describe('the veil', () => {
  it('gives back what was put under it, at every place and size', () => {
    const answers = [1, 255, 256, 65_536, 4_294_967_296, 1e15];
    const sizes = [0, 2, 3, 5, 10, 15];
    const line = veilAnswers('spoons', answers, sizes);
    assert.match(line, /^[\w-]{64}$/);
    for (const [q, answer] of answers.entries()) {
      assert.equal(unveilAnswer('spoons', line, q), answer);
      assert.equal(unveilSize('spoons', line, q), sizes[q]);
    }
    for (const source of ['a', 'ab', 'abc', 'Encyclopædia “Übung” – 979 m'])
      assert.equal(unveilSource('spoons', 3, veilSource('spoons', 3, source)), source);
  });
  it('the same answers look different on every card and at every place', () => {
    const line = veilAnswers('spoons', [7, 7, 7, 7, 7, 7], [1, 1, 1, 1, 1, 1]);
    const parts = [0, 1, 2, 3, 4, 5].map((i) => Buffer.from(line, 'base64url').subarray(i * 8, i * 8 + 8).toString('hex')); // prettier-ignore
    assert.equal(new Set(parts).size, questionsPerCard);
    assert.notEqual(line, veilAnswers('forks', [7, 7, 7, 7, 7, 7], [1, 1, 1, 1, 1, 1]));
  });
});

describe('what is wrong with a draft', () => {
  const worded = (text: string): object => ({ en: `${text} en`, de: `${text} de`, pt: `${text} pt` });
  const draft = (): { questions: { [key: string]: unknown }[]; [key: string]: unknown } => ({
    id: 'spoons',
    theme: worded('Spoons'),
    questions: [1, 2, 3, 4, 5, 6].map((n) => ({ text: worded(`How many ${n}?`), unit: null, answer: n, source: 'S' })),
  });
  it('nothing, if it is right', () => assert.deepEqual(wrongWith(draft()), []));
  it('is told, one sentence for each thing', () => {
    const broken: readonly ((d: ReturnType<typeof draft>) => void)[] = [
      (d) => (d['id'] = 'Spoons'),
      (d) => (d['id'] = 'own-1'),
      (d) => (d['extra'] = 1),
      (d) => delete d['theme'],
      (d) => d.questions.pop(),
      (d) => ((d.questions[0] ?? {})['answer'] = 0),
      (d) => ((d.questions[0] ?? {})['answer'] = 1.5),
      (d) => ((d.questions[0] ?? {})['answer'] = 1e15 + 1),
      (d) => ((d.questions[0] ?? {})['answer'] = '7'),
      (d) => ((d.questions[0] ?? {})['source'] = ''),
      (d) => ((d.questions[0] ?? {})['unit'] = { en: 'metres', de: 'Meter' }),
      (d) => ((d.questions[0] ?? {})['text'] = worded('x'.repeat(140))),
      (d) => ((d.questions[0] ?? {})['text'] = worded(' a')),
      (d) => ((d.questions[0] ?? {})['text'] = worded('a\u200Bb')),
    ];
    for (const change of broken) {
      const one = draft();
      change(one);
      assert.notDeepEqual(wrongWith(one), [], change.toString());
    }
    for (const none of [null, 7, [], 'card']) assert.notDeepEqual(wrongWith(none), []);
  });
  it('two cards with one question are told', () => {
    const twice = [draft(), { ...draft(), id: 'forks', theme: worded('Forks') }] as unknown as DraftCard[];
    assert.equal(wrongTogether(twice).length, 18);
  });
  it('answers are whole numbers from 1 to 10^15', () => {
    for (const n of [1, 7, 1e15]) assert.ok(isAnswer(n));
    for (const n of [0, -1, 1.5, 1e15 + 1, NaN, '7', null]) assert.ok(!isAnswer(n));
  });
});
