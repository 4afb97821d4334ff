// tools/cheats/gallery.ts: every cheat that is tried, by its number in the gallery.
import { diceCheats } from './dice.ts';
import { doorCheats } from './door.ts';
import { signingCheats } from './signing.ts';
import type { Cheat } from './trial.ts';
import { votingCheats } from './voting.ts';

export const gallery: readonly Cheat[] = [...doorCheats, ...diceCheats, ...signingCheats, ...votingCheats].toSorted(
  (a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }),
);
