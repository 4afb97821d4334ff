// games/how-dare/pack-file.ts: own cards as a file, and back. What comes in is from somebody else, so everything in it is looked at.
import { fail, ok, type Result } from '../../core/result.ts';
import { largestPack } from './deck.ts';
import { wrongWithDraft, type OwnDraft } from './own-cards.ts';

const kind = 'dubito-how-dare-cards';
/** No file of cards is longer (characters). */
export const longestFile = 200_000;

/** The text of a file with these cards, answers readable: it belongs to whoever wrote them. */
export const writePack = (cards: readonly OwnDraft[]): string =>
  `${JSON.stringify({ kind, version: 1, cards }, null, 1)}\n`;

export type PackWrong = 'too-long' | 'not-a-pack' | 'other-version' | 'no-cards';
/** The cards of a file, those that are not complete left out and counted; or why it is none. */
export function readPack(
  text: string,
): Result<{ readonly cards: readonly OwnDraft[]; readonly left: number }, PackWrong> {
  if (text.length > longestFile) return fail('too-long');
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return fail('not-a-pack');
  }
  if (!isRecord(raw) || raw['kind'] !== kind || !Array.isArray(raw['cards'])) return fail('not-a-pack');
  if (raw['version'] !== 1) return fail('other-version');
  const all = raw['cards'] as readonly unknown[];
  const cards = all.flatMap((one) => readDraft(one) ?? []).filter((d) => wrongWithDraft(d).length === 0);
  const kept = cards.slice(0, largestPack);
  return kept.length === 0 ? fail('no-cards') : ok({ cards: kept, left: all.length - kept.length });
}

const isRecord = (raw: unknown): raw is { readonly [key: string]: unknown } =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);
/** A draft of the right form, complete or not; null for anything else. */
export function readDraft(raw: unknown): OwnDraft | null {
  if (!isRecord(raw) || typeof raw['theme'] !== 'string' || !Array.isArray(raw['questions'])) return null;
  const questions = (raw['questions'] as readonly unknown[]).map((q) => {
    if (!isRecord(q) || typeof q['text'] !== 'string') return null;
    const [unit, answer] = [q['unit'] ?? '', q['answer'] ?? null];
    if (typeof unit !== 'string' || (answer !== null && typeof answer !== 'number')) return null;
    return { text: q['text'], unit, answer };
  });
  if (questions.length !== 6 || questions.includes(null)) return null;
  return { theme: raw['theme'], questions: questions.flatMap((q) => q ?? []) };
}
