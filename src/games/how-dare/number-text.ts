// games/how-dare/number-text.ts: whole numbers as people write them: grouped in the manner of a language, and read back. Knows no DOM.
import { fail, ok, type Result } from '../../core/result.ts';
import type { Language } from './card-form.ts';
import { largest } from './moves.ts';

/** Why what was typed is no number here; words.ts has a sentence for each. */
export type Unreadable =
  'nothing' | 'not-a-number' | 'negative' | 'not-whole' | 'ambiguous' | 'misgrouped' | 'too-large';

/** The languages as BCP 47 names them. */
export const languageTags: { readonly [L in Language]: string } = { en: 'en', de: 'de', pt: 'pt-BR' };
const formats = new Map<Language, Intl.NumberFormat>();
/** "1,234,567", "1.234.567": grouped as the language does. */
export function numberText(n: number, language: Language): string {
  const format = formats.get(language) ?? new Intl.NumberFormat(languageTags[language], { maximumFractionDigits: 0 });
  formats.set(language, format);
  return format.format(n);
}
/** The mark that parts whole from broken numbers. */
const decimalMark: { readonly [L in Language]: '.' | ',' } = { en: '.', de: ',', pt: ',' };
/** Marks that only ever group: spaces of every width, apostrophes, underscores. */
const groupers = /[\s\u00A0\u2009\u202F'’_]/gu;

/**
 * A whole number that somebody typed: 1234, 1,234,567, 1.234.567, 1 234 567, 1'234'567, in any language.
 * One mark with three digits behind it (1.234) is read only where the language groups with that mark; elsewhere it could be
 * a broken number, so it is refused as ambiguous.
 */
export function readNumber(typed: string, language: Language): Result<number, Unreadable> {
  const text = typed.normalize('NFKC').trim();
  if (text === '') return fail('nothing');
  if (/^[-−–]\s*\d/.test(text)) return fail('negative');
  const even = text.replace(groupers, '_').replace(/^\+/, '');
  if (!/^[\d.,_]+$/.test(even) || !/\d/.test(even)) return fail('not-a-number');
  const marks = [...new Set(even.replace(/\d/g, ''))];
  const [mark] = marks;
  if (mark === undefined) return whole(even);
  if (marks.length > 1) return fail(mixed(even));
  const groups = even.split(mark);
  const grouped = /^\d{1,3}$/.test(groups[0] ?? '') && groups.slice(1).every((g) => /^\d{3}$/.test(g));
  if (mark === '_' || groups.length > 2) return grouped ? whole(groups.join('')) : fail('misgrouped');
  if (!grouped || groups[0] === '0') return fail('not-whole');
  return mark === decimalMark[language] ? fail('ambiguous') : whole(groups.join(''));
}
/** Two kinds of marks: the last of them can only part off a broken rest, if it stands there once. */
function mixed(even: string): Unreadable {
  const last = /[.,](?=[^.,_]*$)/.exec(even)?.[0];
  return last !== undefined && even.split(last).length === 2 ? 'not-whole' : 'misgrouped';
}
function whole(digits: string): Result<number, Unreadable> {
  const n = Number(digits);
  return n > largest ? fail('too-large') : ok(n);
}
