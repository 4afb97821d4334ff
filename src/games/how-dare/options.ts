// games/how-dare/options.ts: the house rules of How Dare You? as the create page shows and the roster carries them (rules.md 2.4, 7).
import * as v from 'valibot';
import { fail, ok, type Result } from '../../core/result.ts';
import type { OptionSpec } from '../play.ts';
import type { HowDareOptions } from './position.ts';

const yes = (consequence: string): OptionSpec['values'][number] => ({ value: true, name: 'yes', consequence });
const no = (consequence: string): OptionSpec['values'][number] => ({ value: false, name: 'no', consequence });

export const options: readonly OptionSpec[] = [
  {
    key: 'rounds',
    name: 'Rounds',
    values: [
      { value: 5, name: '5', consequence: 'A short game.' },
      { value: 10, name: '10', consequence: 'The usual game.' },
      { value: 15, name: '15', consequence: 'A long game.' },
    ],
  },
  {
    key: 'pushingIt',
    name: 'Now You’re Pushing It!',
    values: [
      no('A dare is checked at once.'),
      yes('Who is dared may double: then the one who dared stands for two cards, or goes on with a higher number.'),
    ],
  },
  {
    key: 'spotOn',
    name: 'Spot On',
    values: [no('There is only the higher number and the dare.'), yes('You may say that the last number is exactly right. Wrong is dear.')],
  },
  {
    key: 'wrongSpotOn',
    name: 'A wrong Spot On',
    values: [
      { value: 'gameOver', name: 'ends the game', consequence: 'Who said it has lost alone; everybody else wins.' },
      { value: 'elimination', name: 'puts you out', consequence: 'Who said it is out and has lost; the others play on.' },
    ],
  },
  {
    key: 'rightSpotOn',
    name: 'A right Spot On',
    values: [
      { value: 'cardVoid', name: 'nobody takes the card', consequence: 'The card leaves the game.' },
      { value: 'discardAll', name: 'frees you of all cards', consequence: 'Who said it puts all own cards away too.' },
    ],
  },
  {
    key: 'scoreBy',
    name: 'What counts',
    values: [
      { value: 'ducks', name: 'ducks', consequence: 'The most ducks lose.' },
      { value: 'cards', name: 'cards', consequence: 'The most cards lose; with equally many the most ducks.' },
    ],
  },
  {
    key: 'ducks',
    name: 'Ducks on a card',
    values: [
      { value: 'twoThree', name: '2 or 3', consequence: 'As many cards with two ducks as with three.' },
      { value: 'oneToThree', name: '1 to 3', consequence: 'As many cards with one duck as with two or three.' },
    ],
  },
  {
    key: 'blankCards',
    name: 'Blank cards to fill in',
    values: [
      { value: 0, name: 'none', consequence: 'Only the printed cards are played.' },
      { value: 1, name: '1', consequence: 'Before the game one player may write a card of their own.' },
      { value: 2, name: '2', consequence: 'Before the game two players may write a card of their own each.' },
      { value: 3, name: '3', consequence: 'Before the game three players may write a card of their own each.' },
    ],
  },
  {
    key: 'ownPack',
    name: 'A whole pack of your own',
    values: [
      { value: 'none', name: 'no', consequence: 'The printed cards are played.' },
      { value: 'master', name: 'with a question master', consequence: 'A player brings all cards, opens the answers and does not bid.' },
    ],
  },
  {
    key: 'firstPlayer',
    name: 'Who begins',
    values: [
      { value: 'lot', name: 'by lot', consequence: 'A draw that nobody can steer.' },
      { value: 'lastLoser', name: 'who lost the last game', consequence: 'By lot among those who lost; in the first game by lot among all.' },
    ],
  },
]; // prettier-ignore

const Options = v.strictObject({
  rounds: v.optional(v.picklist([5, 10, 15]), 10),
  pushingIt: v.optional(v.boolean(), false),
  spotOn: v.optional(v.boolean(), false),
  wrongSpotOn: v.optional(v.picklist(['gameOver', 'elimination']), 'gameOver'),
  rightSpotOn: v.optional(v.picklist(['cardVoid', 'discardAll']), 'cardVoid'),
  scoreBy: v.optional(v.picklist(['ducks', 'cards']), 'ducks'),
  ducks: v.optional(v.picklist(['twoThree', 'oneToThree']), 'twoThree'),
  blankCards: v.optional(v.picklist([0, 1, 2, 3]), 3),
  ownPack: v.optional(v.picklist(['none', 'master']), 'none'),
  firstPlayer: v.optional(v.picklist(['lot', 'lastLoser']), 'lot'),
  lastLosers: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1023)), 0),
});

/** The whole set, defaults filled in; or the key that is no option or has no such value ('' if there are no options at all). */
export function readOptions(raw: unknown): Result<HowDareOptions, string> {
  const isList = Array.isArray(raw) || ArrayBuffer.isView(raw); // an empty one would pass for no options
  const read = v.safeParse(Options, isList ? null : raw);
  return read.success ? ok(read.output) : fail(v.getDotPath(read.issues[0]) ?? '');
}

/** What a new table starts with (rules.md 7). */
export const defaults: HowDareOptions = v.parse(Options, {});

/** A named set of house rules. */
export type Preset = {
  readonly id: string;
  readonly name: string;
  readonly consequence: string;
  readonly options: HowDareOptions;
};
export const presets: readonly Preset[] = [
  {
    id: 'how-dare',
    name: 'How Dare You?',
    consequence: 'Ten rounds, a number or a dare, nothing else. The most ducks lose.',
    options: defaults,
  },
  {
    id: 'bold',
    name: 'With all that is bold',
    consequence: 'Dares can be doubled, and you may say Spot On.',
    options: { ...defaults, pushingIt: true, spotOn: true },
  },
];
