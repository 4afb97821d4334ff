import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { emptyDraft, isBlank, readText, sealJudge, textOf, wrongWithDraft, type OwnDraft } from '../../../../src/games/how-dare/own-cards.ts'; // prettier-ignore
import { ownText } from './table.ts';

const draft: OwnDraft = {
  theme: ' Our village ',
  questions: [1, 2, 3, 4, 5, 6].map((n) => ({ text: ` How many houses in street ${n}? `, unit: ' ', answer: n * 10 })),
};
const changed = (i: number, change: Partial<OwnDraft['questions'][number]>): OwnDraft => ({
  ...draft,
  questions: draft.questions.map((q, k) => (k === i ? { ...q, ...change } : q)),
});
const wrong = (one: OwnDraft): readonly string[] => wrongWithDraft(one).map((w) => `${w.field} ${w.why}`);

describe('a card that a player writes', () => {
  it('is trimmed, and an empty unit is none', () => {
    assert.deepEqual(wrong(draft), []);
    const text = textOf(draft);
    assert.equal(text.theme, 'Our village');
    assert.deepEqual(text.questions[0], { text: 'How many houses in street 1?', unit: null });
    assert.deepEqual(readText(text), { ok: true, value: text });
  });
  it('is blank until something is written on it', () => {
    assert.ok(isBlank(emptyDraft) && isBlank({ ...emptyDraft, theme: '  ' }));
    assert.ok(!isBlank(changed(0, {})));
    assert.equal(wrong(emptyDraft).length, 13);
  });
  it('says what is wrong with which field', () => {
    assert.deepEqual(wrong({ ...draft, theme: '' }), ['theme empty']);
    assert.deepEqual(wrong({ ...draft, theme: 'x'.repeat(41) }), ['theme too-long']);
    assert.deepEqual(wrong(changed(2, { text: 'a\u202Eb' })), ['text-2 unseen']);
    assert.deepEqual(wrong(changed(3, { text: draft.questions[0]?.text ?? '' })), ['text-3 twice']);
    assert.deepEqual(wrong(changed(4, { unit: 'x'.repeat(25) })), ['unit-4 too-long']);
    for (const answer of [null, 0, -1, 1.5, 1e15 + 1, NaN]) assert.deepEqual(wrong(changed(5, { answer })), ['answer-5 not-an-answer']); // prettier-ignore
  });
  it('from the wire it is taken only as it would be sent', () => {
    const good = ownText('spoons');
    assert.ok(readText(good).ok);
    const bad: readonly unknown[] = [
      null, 'card', [], {}, { ...good, extra: 1 }, { ...good, theme: ' spoons' }, { ...good, theme: '' }, { ...good, theme: 7 },
      { ...good, questions: good.questions.slice(1) }, { ...good, questions: good.questions.map((q) => ({ ...q, unit: '' })) },
      { ...good, questions: good.questions.map(({ text }) => ({ text })) }, { ...good, questions: good.questions.map((q) => ({ ...q, text: 'same?' })) },
      { ...good, questions: { length: 6 } },
    ]; // prettier-ignore
    for (const raw of bad) assert.equal(readText(raw).ok, false, JSON.stringify(raw));
  });
  it('the whole is judged on the device of its writer, the text alone by everybody', () => {
    const text = ownText('spoons');
    const six = [1, 2, 3, 4, 5, 1e15];
    assert.ok(sealJudge.whole({ text, answers: six }).ok);
    assert.ok(sealJudge.whole({ text: null, answers: [] }).ok);
    for (const raw of [{ text, answers: six.slice(1) }, { text, answers: [0, ...six.slice(1)] }, { text, answers: ['1', ...six.slice(1)] },
      { text: null, answers: six }, { text, answers: six, more: 1 }, { text, answers: null }, null, 7])
      assert.equal(sealJudge.whole(raw).ok, false); // prettier-ignore
    assert.ok(sealJudge.text(text, 6).ok && sealJudge.text(null, 0).ok);
    assert.ok(!sealJudge.text(text, 5).ok && !sealJudge.text(null, 6).ok && !sealJudge.text(text, 32).ok);
  });
  it('an opened answer is taken as a number; whether it is an answer the rules decide', () => {
    assert.ok(sealJudge.answer(0).ok && sealJudge.answer(-3).ok);
    for (const raw of [1.5, '7', null, {}, NaN]) assert.equal(sealJudge.answer(raw).ok, false);
  });
});
