// games/views.ts: the board element and the rulebook of each game, loaded when they are first shown. Only pages read this.

/** `tag` is defined once `board` has loaded; the rulebook is Markdown, by language. */
export type View = {
  readonly tag: string;
  readonly board: () => Promise<unknown>;
  readonly rulebook: { readonly en: () => Promise<string>; readonly [language: string]: () => Promise<string> };
};
export const views: { readonly [game: string]: View } = {
  dudo: {
    tag: 'du-dudo-board',
    board: () => import('./dudo/board.ts'),
    rulebook: { en: async () => (await import('./dudo/rulebook.en.md?raw')).default },
  },
};
