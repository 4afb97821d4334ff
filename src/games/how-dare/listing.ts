// games/how-dare/listing.ts: what is known of How Dare You? before it is played: name, version, seats, house rules. Small: every page reads it.
import type { Listing } from '../play.ts';
import { version } from './deck.ts';
import { defaults, options, readOptions } from './options.ts';

export const listing: Listing = {
  id: 'how-dare',
  name: 'How Dare You?',
  version,
  seats: { min: 2, max: 10 },
  options,
  defaults,
  readOptions,
};
