// ui/ahead.ts: the board and the words of a game are fetched while its players still gather, so that nobody waits for them once they start.
import { views } from '../games/views.ts';
import { wordsOf } from './game-words.ts';
import { listed } from './people.ts';

/** What cannot be fetched now is asked for again, and told of, at the start. */
export async function fetchAhead(game: string): Promise<void> {
  listed(['', '']); // the first one takes a while
  await Promise.all([views[game]?.board(), wordsOf(game)]).catch(() => undefined);
}
