// ui/appearance.ts: carries theme, text size, motion and the language of questions from the settings to the page's root, and follows
// the system.
import type { SettingsStore } from './settings.ts';

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Applies the settings now and after every change of theirs or of the system, until the returned function is called. */
export function dress(settings: SettingsStore, root: HTMLElement = document.documentElement): () => void {
  const apply = (): void => {
    const { theme, motion, textSize, questions, language } = settings.now;
    const isDark = theme === 'system' ? dark.matches : theme === 'dark';
    root.classList.toggle('wa-dark', isDark);
    root.dataset['motion'] = motion; // parts/still.ts: 'full' stands even where the system asks for less
    // games/how-dare/texts.ts: the first of these in which there are cards.
    root.dataset['questions'] = [questions, language, ...navigator.languages].filter((l) => l !== '').join(' ');
    root.classList.toggle('du-still', motion === 'system' ? still.matches : motion === 'less');
    root.style.setProperty('--du-text-size', String(textSize));
    root.style.colorScheme = isDark ? 'dark' : 'light';
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', isDark ? '#0c2429' : '#ffffff');
  };
  settings.addEventListener('change', apply);
  dark.addEventListener('change', apply);
  still.addEventListener('change', apply);
  apply();
  return () => {
    settings.removeEventListener('change', apply);
    dark.removeEventListener('change', apply);
    still.removeEventListener('change', apply);
  };
}
