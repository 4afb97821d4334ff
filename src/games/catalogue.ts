// games/catalogue.ts: all games that can be played, one line each. Read by the table's worker, the page and Node, so it knows no view.
import { dudo } from './dudo/game.ts';
import type { Game } from './play.ts';

export const games: readonly Game[] = [dudo];

/** A game by its id, as plans and records name it; undefined when this app does not have it. */
export const gameById = (id: string): Game | undefined => games.find((g) => g.id === id);
