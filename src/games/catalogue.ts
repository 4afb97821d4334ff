// games/catalogue.ts: all games that can be played, one line each. Read by the table's worker, the page and Node, so it knows no view.
// A game's rules are loaded when somebody sits down to it: nobody carries the rules of five games for one.
import { listing as dos } from './dos/listing.ts';
import { listing as doubt } from './doubt/listing.ts';
import { listing as dudo } from './dudo/listing.ts';
import { listing as duvidae } from './duvidae/listing.ts';
import { listing as howDare } from './how-dare/listing.ts';
import type { Game, Listing } from './play.ts';

export type Entry = { readonly listing: Listing; readonly load: () => Promise<Game> };
export const entries: readonly Entry[] = [
  { listing: dudo, load: async () => (await import('./dudo/game.ts')).dudo },
  { listing: duvidae, load: async () => (await import('./duvidae/game.ts')).duvidae },
  { listing: dos, load: async () => (await import('./dos/game.ts')).dos },
  { listing: doubt, load: async () => (await import('./doubt/game.ts')).doubt },
  { listing: howDare, load: async () => (await import('./how-dare/game.ts')).howDare },
];
export const games: readonly Listing[] = entries.map((e) => e.listing);

/** A game by its id, as plans and records name it; undefined when this app does not have it. */
export const gameById = (id: string): Listing | undefined => entries.find((e) => e.listing.id === id)?.listing;
const loaded = new Map<string, Game>();
/** A game with its rules, by its id; at once when it was loaded before. Throws when they cannot be fetched. */
export async function loadGame(id: string): Promise<Game | undefined> {
  const game = loaded.get(id) ?? (await entries.find((e) => e.listing.id === id)?.load());
  if (game) loaded.set(id, game);
  return game;
}
