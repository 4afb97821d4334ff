// games/dudo/options.ts: the house rules of Dudo as the create page shows and the roster carries them (rules.md 5.4, 7).
import * as v from 'valibot';
import { fail, ok, type Result } from '../../core/result.ts';
import type { OptionSpec } from '../play.ts';
import type { DudoOptions } from './position.ts';

const yes = (consequence: string): OptionSpec['values'][number] => ({ value: true, name: 'yes', consequence });
const no = (consequence: string): OptionSpec['values'][number] => ({ value: false, name: 'no', consequence });

export const options: readonly OptionSpec[] = [
  {
    key: 'dice',
    name: 'Dice for each player',
    values: [
      { value: 3, name: '3', consequence: 'A short game.' },
      { value: 4, name: '4', consequence: 'A little shorter than usual.' },
      { value: 5, name: '5', consequence: 'The usual game.' },
      { value: 6, name: '6', consequence: 'A long game with high bids.' },
    ],
  },
  {
    key: 'raise',
    name: 'Raising',
    values: [
      { value: 'strict', name: 'one change', consequence: 'More dice of the same face, or as many of a higher face.' },
      { value: 'free', name: 'any face', consequence: 'More dice of any face, or as many of a higher face.' },
      {
        value: 'neverLower',
        name: 'never lower',
        consequence: 'More dice of the same or a higher face, or as many of a higher face.',
      },
    ],
  },
  {
    key: 'ones',
    name: 'Ones',
    values: [
      { value: 'wild', name: 'wild', consequence: 'Ones count as every face; nobody may open a round with them.' },
      {
        value: 'notWild',
        name: 'a face like any other',
        consequence: 'Ones count only as ones and are the lowest face.',
      },
    ],
  },
  {
    key: 'calza',
    name: 'Calza (the bid is exactly right)',
    values: [
      { value: 'onTurn', name: 'on your turn', consequence: 'Only the player whose turn it is may say it.' },
      {
        value: 'outOfTurn',
        name: 'also out of turn',
        consequence: 'After each bid the others have a few seconds to say it too.',
      },
      { value: 'off', name: 'off', consequence: 'There is only the bid and the doubt; lost dice never come back.' },
    ],
  },
  {
    key: 'calzaAfterLossOnly',
    name: 'Calza only after a loss',
    values: [no('Everybody may say calza.'), yes('Only who has lost a die in this game may say calza.')],
  },
  {
    key: 'calzaHeadsUp',
    name: 'Calza with two players left',
    values: [yes('The last two may say calza.'), no('With two players left there is no calza.')],
  },
  {
    key: 'calzaWindow',
    name: 'Time for a calza out of turn',
    values: [
      { value: 3, name: '3 seconds', consequence: 'Fast; you have to watch every bid.' },
      { value: 5, name: '5 seconds', consequence: 'Time enough to count once.' },
      { value: 8, name: '8 seconds', consequence: 'Unhurried; every bid takes longer.' },
    ],
  },
  {
    key: 'calzaNotByBidder',
    name: 'No calza on your own bid',
    values: [
      no('Out of turn, who made the bid may say calza to it too.'),
      yes('Who made the bid may not say calza to it.'),
    ],
  },
  {
    key: 'calzaRightStarter',
    name: 'After a right calza',
    values: [
      { value: 'caller', name: 'the caller begins', consequence: 'Who said calza opens the next round.' },
      { value: 'bidder', name: 'the bidder begins', consequence: 'Who made the exact bid opens the next round.' },
    ],
  },
  {
    key: 'palifico',
    name: 'Palifico (down to one die)',
    values: [
      {
        value: 'everyDrop',
        name: 'at every drop to one die',
        consequence: 'Who falls to one die opens a round in which the face stays and ones are not wild.',
      },
      {
        value: 'oncePerPlayer',
        name: 'once for each player',
        consequence: 'Only the first time that a player falls to one die.',
      },
      { value: 'off', name: 'off', consequence: 'Every round is played in the same way.' },
    ],
  },
  {
    key: 'palificoHeadsUp',
    name: 'Palifico with two players left',
    values: [yes('Also between the last two.'), no('With two players left every round is a normal one.')],
  },
  {
    key: 'palificoWild',
    name: 'Ones wild in palifico',
    values: [no('In palifico ones count only as ones.'), yes('Ones count as every face in palifico too.')],
  },
  {
    key: 'palificoOneDieFree',
    name: 'One-die players free in palifico',
    values: [
      no('The face of the opening bid stays for everybody.'),
      yes('Players with one die may change the face; the others may not.'),
    ],
  },
  {
    key: 'direction',
    name: 'Direction',
    values: [
      { value: 'fixed', name: 'clockwise', consequence: 'The turn always passes to the left.' },
      {
        value: 'chosen',
        name: 'chosen by the starter',
        consequence: 'Who opens a round after a loss says which way it runs.',
      },
    ],
  },
  {
    key: 'loss',
    name: 'Price of a lost challenge',
    values: [
      { value: 'one', name: 'one die', consequence: 'The loser puts one die away.' },
      {
        value: 'byDifference',
        name: 'the difference',
        consequence: 'After Dudo the loser puts away as many dice as the bid was wrong by, at least one.',
      },
    ],
  },
];

const Options = v.strictObject({
  dice: v.optional(v.picklist([3, 4, 5, 6]), 5),
  raise: v.optional(v.picklist(['strict', 'free', 'neverLower']), 'strict'),
  ones: v.optional(v.picklist(['wild', 'notWild']), 'wild'),
  calza: v.optional(v.picklist(['onTurn', 'outOfTurn', 'off']), 'onTurn'),
  calzaAfterLossOnly: v.optional(v.boolean(), false),
  calzaHeadsUp: v.optional(v.boolean(), true),
  calzaWindow: v.optional(v.picklist([3, 5, 8]), 5),
  calzaNotByBidder: v.optional(v.boolean(), false),
  calzaRightStarter: v.optional(v.picklist(['caller', 'bidder']), 'caller'),
  palifico: v.optional(v.picklist(['everyDrop', 'oncePerPlayer', 'off']), 'everyDrop'),
  palificoHeadsUp: v.optional(v.boolean(), true),
  palificoWild: v.optional(v.boolean(), false),
  palificoOneDieFree: v.optional(v.boolean(), false),
  direction: v.optional(v.picklist(['fixed', 'chosen']), 'fixed'),
  loss: v.optional(v.picklist(['one', 'byDifference']), 'one'),
});

/** The whole set, defaults filled in; or the key that is no option or has no such value ('' if there are no options at all). */
export function readOptions(raw: unknown): Result<DudoOptions, string> {
  const isList = Array.isArray(raw) || ArrayBuffer.isView(raw); // an empty one would pass for no options
  const read = v.safeParse(Options, isList ? null : raw);
  return read.success ? ok(read.output) : fail(v.getDotPath(read.issues[0]) ?? '');
}

/** What a new table starts with (rules.md 7). */
export const defaults: DudoOptions = v.parse(Options, {});

/** A named set of house rules. */
export type Preset = {
  readonly id: string;
  readonly name: string;
  readonly consequence: string;
  readonly options: DudoOptions;
};
export const presets: readonly Preset[] = [
  {
    id: 'dudo',
    name: 'Dudo',
    consequence: 'As in Peru: ones count as any face, and whoever calls a bid exact can win a die back.',
    options: defaults,
  },
  {
    id: 'liars-dice',
    name: 'Liar’s Dice',
    consequence: 'As in many bars: ones are a face like any other, and a bid may be raised as one likes.',
    options: { ...defaults, calza: 'off', palifico: 'off', ones: 'notWild', raise: 'free' },
  },
];
