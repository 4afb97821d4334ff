// games/duvidae/options.ts: the house rules of DuvidaÊ! as the create page shows and the roster carries them (rules.md 1.4).
import * as v from 'valibot';
import { fail, ok, type Result } from '../../core/result.ts';
import type { OptionSpec } from '../play.ts';
import type { DuvidaeOptions } from './position.ts';

export const options: readonly OptionSpec[] = [
  {
    key: 'first',
    name: 'First player',
    values: [
      { value: 'vote', name: 'by vote', consequence: 'All point at once at the one who looks most suspicious.' },
      { value: 'lot', name: 'by lot', consequence: 'The first player is drawn; nobody can steer it.' },
    ],
  },
  {
    key: 'points',
    name: 'Points to win',
    values: [
      { value: 1, name: '1', consequence: 'One round decides.' },
      { value: 2, name: '2', consequence: 'The usual game: whoever wins two rounds first.' },
      { value: 3, name: '3', consequence: 'A long game of three won rounds.' },
    ],
  },
  {
    key: 'hand',
    name: 'Cards in hand',
    values: [
      { value: 5, name: '5', consequence: 'Short rounds; the first bluff comes early.' },
      { value: 7, name: '7', consequence: 'The usual game.' },
      { value: 9, name: '9', consequence: 'Long rounds; with more than six players it is seven cards.' },
    ],
  },
  {
    key: 'penalties',
    name: 'Penalty cards of each rank',
    values: [
      { value: 'mild', name: 'two +1, one +2', consequence: 'The usual pack.' },
      { value: 'sharp', name: 'one +1, two +2', consequence: 'A lost challenge costs more.' },
      { value: 'none', name: 'none', consequence: 'For beginners: a lost challenge always costs two cards.' },
    ],
  },
  {
    key: 'passDraw',
    name: 'Cards drawn by a pass',
    values: [
      { value: 0, name: '0', consequence: 'Passing is free.' },
      { value: 1, name: '1', consequence: 'The usual game.' },
      { value: 2, name: '2', consequence: 'Passing is dear, so there is more bluffing.' },
    ],
  },
];

const Options = v.strictObject({
  first: v.optional(v.picklist(['vote', 'lot']), 'vote'),
  points: v.optional(v.picklist([1, 2, 3]), 2),
  hand: v.optional(v.picklist([5, 7, 9]), 7),
  penalties: v.optional(v.picklist(['mild', 'sharp', 'none']), 'mild'),
  passDraw: v.optional(v.picklist([0, 1, 2]), 1),
});

/** The whole set, defaults filled in; or the key that is no option or has no such value ('' if there are no options at all). */
export function readOptions(raw: unknown): Result<DuvidaeOptions, string> {
  const isList = Array.isArray(raw) || ArrayBuffer.isView(raw); // an empty one would pass for no options
  const read = v.safeParse(Options, isList ? null : raw);
  return read.success ? ok(read.output) : fail(v.getDotPath(read.issues[0]) ?? '');
}

/** What a new table starts with. */
export const defaults: DuvidaeOptions = v.parse(Options, {});
