// games/dos/options.ts: the house rules of DOS as the create page shows and the roster carries them (rules.md 3.4, 7).
import * as v from 'valibot';
import { fail, ok, type Result } from '../../core/result.ts';
import type { OptionSpec } from '../play.ts';
import type { DosOptions } from './position.ts';

export const options: readonly OptionSpec[] = [
  {
    key: 'target',
    name: 'Points to win',
    values: [
      { value: 100, name: '100', consequence: 'A short game of a few rounds.' },
      { value: 200, name: '200', consequence: 'The usual game.' },
      { value: 500, name: '500', consequence: 'A long game.' },
      { value: 'round', name: 'one round', consequence: 'Who goes out first has won.' },
    ],
  },
  {
    key: 'dosCall',
    name: 'Saying DOS',
    values: [
      {
        value: 'on',
        name: 'yes',
        consequence: 'Who stands at two cards must say DOS, or may be caught and draws two.',
      },
      { value: 'off', name: 'no', consequence: 'Nobody says anything, and nobody is caught.' },
      { value: 'automatic', name: 'by itself', consequence: 'It is always said for you; good for small children.' },
    ],
  },
  {
    key: 'dosTime',
    name: 'Time to say DOS',
    values: [
      { value: 0, name: 'none', consequence: 'Only together with the move that leaves you two cards.' },
      { value: 1, name: '1 second', consequence: 'Fast fingers.' },
      { value: 2, name: '2 seconds', consequence: 'Time enough to notice it.' },
      { value: 3, name: '3 seconds', consequence: 'Unhurried.' },
    ],
  },
  {
    key: 'dosWindow',
    name: 'Time to catch',
    values: [
      { value: 3, name: '3 seconds', consequence: 'Fast; you have to watch every hand.' },
      { value: 5, name: '5 seconds', consequence: 'Time enough to count two cards.' },
      { value: 8, name: '8 seconds', consequence: 'Unhurried; play waits longer.' },
    ],
  },
  {
    key: 'drawRule',
    name: 'Without a match',
    values: [
      { value: 'one', name: 'draw one card', consequence: 'One card; it may be used at once.' },
      {
        value: 'untilPlayable',
        name: 'draw as long as you like',
        consequence: 'You may go on drawing until something matches.',
      },
    ],
  },
  {
    key: 'drawAfterMatching',
    name: 'Draw after matching',
    values: [
      { value: false, name: 'no', consequence: 'Who has matched just stops.' },
      {
        value: true,
        name: 'yes',
        consequence: 'Who stops matching still draws a card, and places one if nothing is laid after that.',
      },
    ],
  },
  {
    key: 'opponentsDraw',
    name: 'After a double colour match the others draw',
    values: [
      {
        value: 'atEndOfTurn',
        name: 'at the end of the turn',
        consequence: 'All cards of the turn are drawn together.',
      },
      { value: 'immediately', name: 'at once', consequence: 'Each time right after the match.' },
    ],
  },
  {
    key: 'wildChoices',
    name: 'Wild cards',
    values: [
      {
        value: 'automatic',
        name: 'the best by itself',
        consequence: 'Number and colour are chosen so that the colours match where they can.',
      },
      {
        value: 'ask',
        name: 'you choose',
        consequence: 'You say number and colour, and may do without a colour match.',
      },
    ],
  },
  {
    key: 'firstDealer',
    name: 'First dealer',
    values: [
      { value: 'lot', name: 'by lot', consequence: 'Nobody chooses who deals first.' },
      { value: 'firstSeat', name: 'the first seat', consequence: 'Usually the one who opened the table.' },
    ],
  },
  {
    key: 'maxPlayers',
    name: 'Seats',
    values: [
      { value: 4, name: 'up to 4', consequence: 'As on the box.' },
      { value: 6, name: 'up to 6', consequence: 'A house rule; the pack is large enough.' },
    ],
  },
];

const Options = v.strictObject({
  target: v.optional(v.picklist([100, 200, 500, 'round']), 200),
  dosCall: v.optional(v.picklist(['on', 'off', 'automatic']), 'on'),
  dosTime: v.optional(v.picklist([0, 1, 2, 3]), 2),
  dosWindow: v.optional(v.picklist([3, 5, 8]), 5),
  drawRule: v.optional(v.picklist(['one', 'untilPlayable']), 'one'),
  drawAfterMatching: v.optional(v.boolean(), false),
  opponentsDraw: v.optional(v.picklist(['atEndOfTurn', 'immediately']), 'atEndOfTurn'),
  wildChoices: v.optional(v.picklist(['automatic', 'ask']), 'automatic'),
  firstDealer: v.optional(v.picklist(['lot', 'firstSeat']), 'lot'),
  maxPlayers: v.optional(v.picklist([4, 6]), 4),
});

/** The whole set, defaults filled in; or the key that is no option or has no such value ('' if there are no options at all). */
export function readOptions(raw: unknown): Result<DosOptions, string> {
  const isList = Array.isArray(raw) || ArrayBuffer.isView(raw); // an empty one would pass for no options
  const read = v.safeParse(Options, isList ? null : raw);
  return read.success ? ok(read.output) : fail(v.getDotPath(read.issues[0]) ?? '');
}

/** What a new table starts with (rules.md 7). */
export const defaults: DosOptions = v.parse(Options, {});
