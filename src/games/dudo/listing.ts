// games/dudo/listing.ts: what is known of Dudo before it is played: name, version, seats, house rules. Small: every page reads it.
import type { Listing } from '../play.ts';
import { defaults, options, readOptions } from './options.ts';

export const listing: Listing = {
  id: 'dudo',
  name: 'Dudo',
  version: 1,
  seats: { min: 2, max: 6 },
  cards: false,
  options,
  defaults,
  readOptions,
};
