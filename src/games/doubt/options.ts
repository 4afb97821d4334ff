// games/doubt/options.ts: the house rules of I Doubt It as the create page shows and the roster carries them (rules.md 4.4, 7).
import * as v from 'valibot';
import { fail, ok, type Result } from '../../core/result.ts';
import type { OptionSpec } from '../play.ts';
import type { DoubtOptions } from './position.ts';

export const options: readonly OptionSpec[] = [
  {
    key: 'pack',
    name: 'Cards and rules',
    values: [
      {
        value: 'purple',
        name: 'Purple',
        consequence: 'Seven colours of seven cards; one player declares, the others claim the same rank or colour.',
      },
      {
        value: 'standard',
        name: 'standard pack',
        consequence: '52 cards; aces, twos, threes … are due in turn, and you claim one to four of them.',
      },
    ],
  },
  {
    key: 'jokers',
    name: 'Two Jokers',
    values: [
      { value: false, name: 'no', consequence: 'Every card is what it shows.' },
      { value: true, name: 'yes', consequence: 'A Joker makes every claim true.' },
    ],
  },
  {
    key: 'window',
    name: 'Time to doubt',
    values: [
      { value: 3, name: '3 seconds', consequence: 'Fast; you have to watch every card.' },
      { value: 5, name: '5 seconds', consequence: 'Time enough to think once.' },
      { value: 8, name: '8 seconds', consequence: 'Unhurried; every card takes longer.' },
      {
        value: 'everybody',
        name: 'everybody answers',
        consequence: 'No clock: a card stands when everybody has let it go.',
      },
    ],
  },
  {
    key: 'windowLastCard',
    name: 'Time to doubt a last card',
    values: [
      { value: 8, name: '8 seconds', consequence: 'A little longer, because it decides the game.' },
      { value: 12, name: '12 seconds', consequence: 'Long enough for everybody to think.' },
    ],
  },
  {
    key: 'pass',
    name: 'Passing',
    values: [
      { value: true, name: 'allowed', consequence: 'Who has no card that fits may pass.' },
      { value: false, name: 'not allowed', consequence: 'Everybody has to place a card, true or not.' },
    ],
  },
  {
    key: 'afterChallenge',
    name: 'After a challenge',
    values: [
      { value: 'continue', name: 'go on', consequence: 'The next player places; what was declared still holds.' },
      {
        value: 'loserLeft',
        name: 'declare anew',
        consequence: 'The player to the left of the loser declares at once: faster.',
      },
    ],
  },
  {
    key: 'playOn',
    name: 'Play on for places',
    values: [
      { value: false, name: 'no', consequence: 'The first player without cards ends the game.' },
      { value: true, name: 'yes', consequence: 'The others play on until one is left.' },
    ],
  },
  {
    key: 'turnLimit',
    name: 'Most turns',
    values: [
      { value: 'none', name: 'no limit', consequence: 'The game ends when somebody is out of cards.' },
      { value: 100, name: '100', consequence: 'After 100 turns the fewest cards win.' },
      { value: 200, name: '200', consequence: 'After 200 turns the fewest cards win.' },
    ],
  },
  {
    key: 'firstDeclarer',
    name: 'Who begins',
    values: [
      { value: 'lot', name: 'by lot', consequence: 'All draw together; nobody can choose.' },
      {
        value: 'seat',
        name: 'the first seat',
        consequence: 'Whom you agreed on, such as the last loser: give that player the first seat in the lobby.',
      },
    ],
  },
  {
    key: 'challengeWord',
    name: 'What you call out',
    values: [
      { value: 'doubt', name: '“I doubt it”', consequence: 'The button says “I doubt it”.' },
      { value: 'bluff', name: '“Bluff”', consequence: 'The button says “Bluff”.' },
      { value: 'cheat', name: '“Cheat”', consequence: 'The button says “Cheat”.' },
    ],
  },
];

const Options = v.strictObject({
  pack: v.optional(v.picklist(['purple', 'standard']), 'purple'),
  jokers: v.optional(v.boolean(), false),
  window: v.optional(v.picklist([3, 5, 8, 'everybody']), 5),
  windowLastCard: v.optional(v.picklist([8, 12]), 8),
  pass: v.optional(v.boolean(), true),
  afterChallenge: v.optional(v.picklist(['continue', 'loserLeft']), 'continue'),
  playOn: v.optional(v.boolean(), false),
  turnLimit: v.optional(v.picklist(['none', 100, 200]), 'none'),
  firstDeclarer: v.optional(v.picklist(['lot', 'seat']), 'lot'),
  challengeWord: v.optional(v.picklist(['doubt', 'bluff', 'cheat']), 'doubt'),
});

/** The whole set, defaults filled in; or the key that is no option or has no such value ('' if there are no options at all). */
export function readOptions(raw: unknown): Result<DoubtOptions, string> {
  const isList = Array.isArray(raw) || ArrayBuffer.isView(raw); // an empty one would pass for no options
  const read = v.safeParse(Options, isList ? null : raw);
  return read.success ? ok(read.output) : fail(v.getDotPath(read.issues[0]) ?? '');
}

/** What a new table starts with (rules.md 7). */
export const defaults: DoubtOptions = v.parse(Options, {});
