// games/views.ts: the cover of each game, and its board and rulebook, loaded when they are first shown. Only pages read this.
import type { Cover } from '../parts/cover.ts';
import { cover as dos } from './dos/cover.ts';
import { cover as doubt } from './doubt/cover.ts';
import { cover as dudo } from './dudo/cover.ts';
import { cover as duvidae } from './duvidae/cover.ts';
import { cover as howDare } from './how-dare/cover.ts';

/** `tag` is defined once `board` has loaded; the rulebook is Markdown, by language. */
export type View = {
  readonly cover: Cover;
  readonly tag: string;
  readonly board: () => Promise<unknown>;
  readonly rulebook: { readonly en: () => Promise<string>; readonly [language: string]: () => Promise<string> };
};
export const views: { readonly [game: string]: View } = {
  dudo: {
    cover: dudo,
    tag: 'du-dudo-board',
    board: () => import('./dudo/board.ts'),
    rulebook: { en: async () => (await import('./dudo/rulebook.en.md?raw')).default },
  },
  duvidae: {
    cover: duvidae,
    tag: 'du-duvidae-board',
    board: () => import('./duvidae/board.ts'),
    rulebook: { en: async () => (await import('./duvidae/rulebook.en.md?raw')).default },
  },
  dos: {
    cover: dos,
    tag: 'du-dos-board',
    board: () => import('./dos/board.ts'),
    rulebook: { en: async () => (await import('./dos/rulebook.en.md?raw')).default },
  },
  doubt: {
    cover: doubt,
    tag: 'du-doubt-board',
    board: () => import('./doubt/board.ts'),
    rulebook: { en: async () => (await import('./doubt/rulebook.en.md?raw')).default },
  },
  'how-dare': {
    cover: howDare,
    tag: 'du-how-dare-board',
    board: () => import('./how-dare/board.ts'),
    rulebook: { en: async () => (await import('./how-dare/rulebook.en.md?raw')).default },
  },
};
