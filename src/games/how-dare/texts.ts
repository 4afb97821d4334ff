// games/how-dare/texts.ts: what is printed on the cards that this page has loaded, in the reader's language. Loads nothing itself.
import { languages, type Language, type ThemeCard } from './card-form.ts';
import { themes } from './themes.ts';

/** The language of the page, for sentences. */
export const pageLanguage = (): string =>
  typeof document === 'undefined' ? 'en' : document.documentElement.lang || 'en';
/** The language of the cards and their numbers: the first that its reader has chosen or that the device names and there are cards in. */
export function cardLanguage(): Language {
  const wanted = typeof document === 'undefined' ? '' : (document.documentElement.dataset['questions'] ?? '');
  for (const tag of [...wanted.toLowerCase().split(' '), pageLanguage().toLowerCase()]) {
    const language = languages.find((l) => tag === l || tag.startsWith(`${l}-`));
    if (language) return language;
  }
  return 'en';
}
const loaded = new Map<string, ThemeCard>();
export const keepCard = (card: ThemeCard): void => void loaded.set(card.id, card);
export const loadedCard = (id: string): ThemeCard | null => loaded.get(id) ?? null;

export const themeName = (id: string): string => themes[id]?.[languages.indexOf(cardLanguage())] ?? id;
/** The words of a printed question; null while its card is not here. */
export function printedQuestion(id: string, question: number): { readonly text: string; readonly unit: string } | null {
  const asked = loaded.get(id)?.questions[question];
  const language = cardLanguage();
  return asked ? { text: asked.text[language], unit: asked.unit?.[language] ?? '' } : null;
}
