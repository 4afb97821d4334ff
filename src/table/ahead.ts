// table/ahead.ts: what a game needs is fetched while its players still gather, so that nobody waits for it once they start.
import { loadGame } from '../games/catalogue.ts';
import type { Ports } from './ports.ts';

/** The rules, and what deals the cards where there are any. One that cannot be fetched now is asked for again, and told of, at the start. */
export async function fetchAhead(game: string, deck: Ports['deck']): Promise<void> {
  try {
    if ((await loadGame(game))?.cards) await deck?.();
  } catch {
    return;
  }
}
