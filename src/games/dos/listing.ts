// games/dos/listing.ts: what is known of DOS before it is played: name, version, seats, house rules. Small: every page reads it.
import type { Listing } from '../play.ts';
import { defaults, options, readOptions } from './options.ts';

export const listing: Listing = {
  id: 'dos',
  name: 'DOS',
  version: 1,
  seats: { min: 2, max: 6 },
  cards: true,
  options,
  defaults,
  readOptions,
};
