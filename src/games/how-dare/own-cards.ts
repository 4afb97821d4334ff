// games/how-dare/own-cards.ts: what a card that a player writes must be like, on the writer's device and as the others see it. Knows no DOM.
import { fail, ok, type Result } from '../../core/result.ts';
import type { SealJudge } from '../play.ts';
import { questionsPerCard } from './deck.ts';
import { largest } from './moves.ts';
import type { OwnText } from './position.ts';

/** Characters that fit on a card. */
export const ownLengths = { theme: 40, text: 160, unit: 24 } as const;
/** What can be wrong with a field; words.ts has a sentence for each. */
export type FieldWrong = 'empty' | 'too-long' | 'unseen' | 'twice' | 'not-an-answer';
/** What is wrong with a card: `field` is theme, or text-0, unit-3, answer-5. */
export type CardWrong = { readonly field: string; readonly why: FieldWrong };

/** A card as it is being written: nothing of it needs to be right yet. */
export type OwnDraft = {
  readonly theme: string;
  readonly questions: readonly { readonly text: string; readonly unit: string; readonly answer: number | null }[];
};
export const emptyDraft: OwnDraft = {
  theme: '',
  questions: Array.from({ length: questionsPerCard }, () => ({ text: '', unit: '', answer: null })),
};

/** Marks that hide or turn text: controls, zero-width and direction marks. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u;
function wrongText(text: string, longest: number): FieldWrong | null {
  if (text.trim() === '') return 'empty';
  if (unseen.test(text)) return 'unseen';
  return text.trim().length > longest ? 'too-long' : null;
}
export const isAnswer = (n: unknown): n is number =>
  typeof n === 'number' && Number.isSafeInteger(n) && n >= 1 && n <= largest;

/** All that is wrong with a draft, in the order of the card; empty: it may be sealed. */
export function wrongWithDraft({ theme, questions }: OwnDraft): readonly CardWrong[] {
  const wrong: CardWrong[] = [];
  const note = (field: string, why: FieldWrong | null): void => {
    if (why) wrong.push({ field, why });
  };
  note('theme', wrongText(theme, ownLengths.theme));
  const texts = questions.map((q) => q.text.trim().toLowerCase());
  for (const [i, { text, unit, answer }] of questions.entries()) {
    note(`text-${i}`, wrongText(text, ownLengths.text) ?? (texts.indexOf(texts[i] ?? '') < i ? 'twice' : null));
    note(`unit-${i}`, unit.trim() === '' ? null : wrongText(unit, ownLengths.unit));
    note(`answer-${i}`, isAnswer(answer) ? null : 'not-an-answer');
  }
  return wrong;
}
/** Cards that can be sealed as they are. */
export const completeCards = (cards: readonly OwnDraft[]): readonly OwnDraft[] =>
  cards.filter((c) => wrongWithDraft(c).length === 0);
/** Nothing is written on it. */
export const isBlank = ({ theme, questions }: OwnDraft): boolean =>
  theme.trim() === '' && questions.every((q) => q.text.trim() === '' && q.unit.trim() === '' && q.answer === null);
/** The public side of a draft, trimmed. */
export const textOf = ({ theme, questions }: OwnDraft): OwnText => ({
  theme: theme.trim(),
  questions: questions.map(({ text, unit }) => ({ text: text.trim(), unit: unit.trim() === '' ? null : unit.trim() })),
});

const isRecord = (raw: unknown): raw is { readonly [key: string]: unknown } =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);
const hasOnly = (raw: { readonly [key: string]: unknown }, keys: readonly string[]): boolean =>
  Object.keys(raw).length === keys.length && keys.every((k) => k in raw);

/** The public side of an own card from the wire, exactly as `textOf` makes it; or why it is none. */
export function readText(raw: unknown): Result<OwnText, 'not-a-card'> {
  if (!isRecord(raw) || !hasOnly(raw, ['theme', 'questions'])) return fail('not-a-card');
  const { theme, questions } = raw;
  if (typeof theme !== 'string' || !Array.isArray(questions) || questions.length !== questionsPerCard)
    return fail('not-a-card');
  const read: { text: string; unit: string | null }[] = [];
  for (const q of questions as readonly unknown[]) {
    if (!isRecord(q) || !hasOnly(q, ['text', 'unit'])) return fail('not-a-card');
    const { text, unit } = q;
    if (typeof text !== 'string' || (unit !== null && typeof unit !== 'string')) return fail('not-a-card');
    read.push({ text, unit });
  }
  const draft = { theme, questions: read.map(({ text, unit }) => ({ text, unit: unit ?? '', answer: 1 })) };
  const text = textOf(draft);
  const same =
    text.theme === theme && text.questions.every((q, i) => q.text === read[i]?.text && q.unit === read[i].unit);
  return same && wrongWithDraft(draft).length === 0 ? ok({ theme, questions: read }) : fail('not-a-card');
}

function judgeText(raw: unknown, answers: number): Result<OwnText | null, string> {
  if (raw === null) return answers === 0 ? ok(null) : fail('not-a-card');
  return answers === questionsPerCard ? readText(raw) : fail('not-a-card');
}
/**
 * How an own card is sealed; `text` null and no answers leave the card blank.
 * `answer` takes whatever was sealed as a whole number: what is no answer is a foul when it opens (rules.md 8.3).
 */
export const sealJudge: SealJudge<OwnText | null, number> = {
  text: judgeText,
  answer: (raw) => (typeof raw === 'number' && Number.isSafeInteger(raw) ? ok(raw) : fail('not-a-number')),
  whole: (raw) => {
    if (!isRecord(raw) || !hasOnly(raw, ['text', 'answers']) || !Array.isArray(raw['answers']))
      return fail('not-a-card');
    const answers = raw['answers'] as readonly unknown[];
    const read = judgeText(raw['text'], answers.length);
    if (!read.ok) return read;
    return answers.every(isAnswer) ? ok({ text: read.value, answers }) : fail('not-an-answer');
  },
};
