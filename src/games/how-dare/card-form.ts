// games/how-dare/card-form.ts: the form of a theme card in the data, and everything that can be wrong with one. Knows no file.
import { unveilSource } from './veil.ts';

export const languages = ['en', 'de', 'pt'] as const;
export type Language = (typeof languages)[number];
export type Worded = { readonly [L in Language]: string };
/** A question as it is printed; the answer is not on this side, and its source lies veiled (veil.ts). */
export type ThemeQuestion = { readonly text: Worded; readonly unit: Worded | null; readonly source: string };
/** One file of `cards/`. `answers`: the six veiled answers in one line. */
export type ThemeCard = {
  readonly id: string;
  readonly theme: Worded;
  readonly questions: readonly ThemeQuestion[];
  readonly answers: string;
};
/** A card as its writer hands it in, everything readable. */
export type DraftCard = {
  readonly id: string;
  readonly theme: Worded;
  readonly questions: readonly {
    readonly text: Worded;
    readonly unit: Worded | null;
    readonly answer: number;
    readonly source: string;
  }[];
};

export const questionsPerCard = 6;
export const cardsInTheBox = 61;
export const largest = 1e15;
/** What fits on the card of a phone 360 pixels wide (characters). */
export const lengths = { theme: 32, text: 130, unit: 24, source: 200 } as const;

export const isAnswer = (n: unknown): n is number =>
  typeof n === 'number' && Number.isSafeInteger(n) && n >= 1 && n <= largest;

const isRecord = (raw: unknown): raw is { readonly [key: string]: unknown } =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);
const strangers = (raw: { readonly [key: string]: unknown }, keys: readonly string[], where: string): readonly string[] =>
  [
    ...keys.filter((k) => !(k in raw)).map((k) => `${where}: ${k} is missing`),
    ...Object.keys(raw).filter((k) => !keys.includes(k)).map((k) => `${where}: ${k} does not belong there`),
  ]; // prettier-ignore
function wrongText(raw: unknown, longest: number, where: string): readonly string[] {
  if (typeof raw !== 'string' || raw.trim() === '') return [`${where} is empty`];
  if (raw !== raw.trim() || /\s{2}|[\p{Cc}\p{Cf}]/u.test(raw)) return [`${where} has spaces or marks that do not show`];
  if (raw !== raw.normalize('NFC')) return [`${where} is not in Unicode form NFC`];
  return raw.length > longest ? [`${where} has ${raw.length} characters, ${longest} fit`] : [];
}
const wrongWords = (raw: unknown, longest: number, where: string): readonly string[] =>
  isRecord(raw)
    ? [...strangers(raw, languages, where), ...languages.flatMap((l) => wrongText(raw[l], longest, `${where} (${l})`))]
    : [`${where} is not in three languages`];

/** All that is wrong with a draft, as sentences; empty: it can be printed. */
export function wrongWith(raw: unknown): readonly string[] {
  if (!isRecord(raw)) return ['not a card'];
  const { id, theme, questions } = raw;
  const all = [...strangers(raw, ['id', 'theme', 'questions'], 'card'), ...wrongWords(theme, lengths.theme, 'theme')];
  if (typeof id !== 'string' || !/^[a-z]+(-[a-z]+)*$/.test(id) || id.startsWith('own-'))
    all.push('the id must be small letters and hyphens, and not begin with own-');
  if (!Array.isArray(questions) || questions.length !== questionsPerCard)
    return [...all, `a card has ${questionsPerCard} questions`];
  for (const [i, q] of (questions as readonly unknown[]).entries()) {
    const where = `question ${i + 1}`;
    if (!isRecord(q)) all.push(`${where} is not a question`);
    else {
      all.push(...strangers(q, ['text', 'unit', 'answer', 'source'], where));
      all.push(
        ...wrongWords(q['text'], lengths.text, where),
        ...wrongText(q['source'], lengths.source, `${where}: source`),
      );
      if (q['unit'] !== null) all.push(...wrongWords(q['unit'], lengths.unit, `${where}: unit`));
      if (!isAnswer(q['answer'])) all.push(`${where}: the answer is not a whole number from 1 to 10^15`);
    }
  }
  return all;
}

/** What is wrong with cards that are right each for itself: a theme or a question that is there twice. */
export function wrongTogether(cards: readonly DraftCard[]): readonly string[] {
  const seen = new Map<string, string>();
  const all: string[] = [];
  const once = (what: string, where: string): void => {
    const key = what.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim(); // prettier-ignore
    const before = seen.get(key);
    if (before === undefined) seen.set(key, where);
    else all.push(`${where} says the same as ${before}`);
  };
  for (const { id, theme, questions } of cards)
    for (const l of languages) {
      once(`theme ${l} ${theme[l]}`, `theme of ${id} (${l})`);
      for (const [i, q] of questions.entries()) once(`${l} ${q.text[l]}`, `${id}, question ${i + 1} (${l})`);
    }
  return all;
}

/** Where a fact can be looked up; for after the check. */
export const sourceOf = (card: ThemeCard, q: number): string =>
  unveilSource(card.id, q, card.questions[q]?.source ?? '');
