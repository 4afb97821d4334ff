// games/duvidae/listing.ts: what is known of DuvidaÊ! before it is played: name, version, seats, house rules. Small: every page reads it.
import type { Listing } from '../play.ts';
import { defaults, options, readOptions } from './options.ts';

export const listing: Listing = {
  id: 'duvidae',
  name: 'DuvidaÊ!',
  version: 1,
  seats: { min: 2, max: 8 },
  cards: true,
  options,
  defaults,
  readOptions,
};
