// ui/shelf.ts: what the pages say about a game before it is played, and where they find its words. Loads no board.
import { msg, str } from '@lit/localize';
import { games } from '../games/catalogue.ts';
import type { Listing, Options } from '../games/play.ts';
import { views } from '../games/views.ts';

export type Preset = {
  readonly id: string;
  readonly name: string;
  readonly consequence: string;
  readonly options: Options;
};
const optionFiles = import.meta.glob<{ readonly presets?: readonly Preset[] }>('../games/*/options.ts');

/** Named sets of house rules; none where a game has only its defaults. */
export async function presetsOf(game: string): Promise<readonly Preset[]> {
  const load = optionFiles[`../games/${game}/options.ts`];
  return load === undefined ? [] : ((await load()).presets ?? []);
}
/** "2 to 6 players". */
export const playersOf = ({ seats }: Listing): string => msg(str`${seats.min} to ${seats.max} players`);
/** "about 20 minutes", empty where nobody has measured. */
export function minutesOf(game: string): string {
  const minutes = views[game]?.cover.minutes ?? null;
  return minutes === null ? '' : msg(str`about ${minutes} minutes`);
}

/** The house rules that differ from the defaults, each as "Raising: any face". */
export function changedRules(game: Listing, options: Options): readonly string[] {
  return game.options.flatMap((spec) => {
    const value = options[spec.key];
    if (value === undefined || value === game.defaults[spec.key]) return [];
    const chosen = spec.values.find((v) => v.value === value);
    return chosen === undefined ? [] : [`${spec.name}: ${chosen.name}`];
  });
}
/** The preset that these options are, if they are one. */
export const presetLike = (presets: readonly Preset[], options: Options): Preset | undefined =>
  presets.find((p) => Object.keys(p.options).every((key) => p.options[key] === options[key]));

export const allGames = games;
