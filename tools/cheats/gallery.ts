// tools/cheats/gallery.ts: every cheat that is tried, by its number in the gallery.
import { cardCheats } from './cards.ts';
import { diceCheats } from './dice.ts';
import { doorCheats } from './door.ts';
import { gameCheats } from './games.ts';
import { howDareCheats } from './how-dare.ts';
import { proofCheats } from './proofs.ts';
import { signingCheats } from './signing.ts';
import type { Cheat } from './trial.ts';
import { votingCheats } from './voting.ts';

export const gallery: readonly Cheat[] = [
  ...doorCheats,
  ...diceCheats,
  ...cardCheats,
  ...proofCheats,
  ...gameCheats,
  ...howDareCheats,
  ...signingCheats,
  ...votingCheats,
].toSorted((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));
