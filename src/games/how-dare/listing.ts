// games/how-dare/listing.ts: what is known of How Dare You? before it is played: name, version, seats, house rules. Small: every page reads it.
import type { Listing } from '../play.ts';
import { defaults, options, readOptions } from './options.ts';
import { deckPrint } from './print.ts';

/** Grows by one whenever a log would be judged differently by the rules alone; the cards bring their own number. */
const rulesVersion = 2;

export const listing: Listing = {
  id: 'how-dare',
  name: 'How Dare You?',
  version: rulesVersion * 2 ** 32 + deckPrint,
  seats: { min: 2, max: 10 },
  cards: false,
  options,
  defaults,
  readOptions,
  follow: (options, lost) => ({ ...options, lastLosers: lost.reduce((bits, one, s) => bits + (one ? 2 ** s : 0), 0) }),
};
