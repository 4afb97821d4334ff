// games/doubt/listing.ts: what is known of I Doubt It before it is played: name, version, seats, house rules. Small: every page reads it.
import type { Listing } from '../play.ts';
import { defaults, options, readOptions } from './options.ts';

export const listing: Listing = {
  id: 'doubt',
  name: 'I Doubt It',
  version: 1,
  seats: { min: 3, max: 7 },
  cards: true,
  options,
  defaults,
  readOptions,
};
