// ui/game-words.ts: fetches what a game says about what happened: sentences, reasons why not, facts at the end.
import { msg } from '@lit/localize';
import type { Plain } from '../core/plain.ts';
import type { Seat } from '../core/seat.ts';

type Names = (seat: Seat) => string;
/** Every game's words.ts has these two; the types of its own feed are known only to itself. */
type WordsFile = {
  readonly say: (news: never, names: Names) => string;
  readonly whyNot: (code: never) => string;
};
type FactsFile = { readonly facts: (feed: never, names: Names) => readonly string[] };
const wordFiles = import.meta.glob<WordsFile>('../games/*/words.ts');
const factFiles = import.meta.glob<FactsFile>('../games/*/facts.ts');

export type GameWords = {
  /** One entry of the feed as a sentence. */
  readonly say: (news: Plain, names: Names) => string;
  /** A refusal's code as a sentence. */
  readonly whyNot: (code: string) => string;
  /** What was remarkable in a whole game, a few sentences. */
  readonly facts: (feed: readonly Plain[], names: Names) => readonly string[];
};
const fetched = new Map<string, Promise<GameWords>>();

async function fetchWords(game: string): Promise<GameWords> {
  const words = await wordFiles[`../games/${game}/words.ts`]?.();
  const facts = await factFiles[`../games/${game}/facts.ts`]?.();
  return {
    say: (news, names) => words?.say(news as never, names) ?? '',
    whyNot: (code) => words?.whyNot(code as never) ?? msg('That is not possible now.'),
    facts: (feed, names) => facts?.facts(feed as never, names) ?? [],
  };
}
/** A game without words of its own is silent, not broken. */
export function wordsOf(game: string): Promise<GameWords> {
  const known = fetched.get(game);
  if (known !== undefined) return known;
  const words = fetchWords(game);
  fetched.set(game, words);
  words.catch(() => fetched.delete(game)); // so that it is tried again
  return words;
}
/** The kind of a feed entry; every game's entries have one. */
export const kindOf = (news: Plain): string =>
  typeof news === 'object' && news !== null && 'kind' in news && typeof news['kind'] === 'string' ? news['kind'] : '';
