// test/browser/games/how-dare/phases.ts: what a table of How Dare You? looks like in each of its phases; where there are several scenes, they come one after another.
import { asScenes, type Named } from '../phases.ts';
import { ana, bruno, chidi, nextRound, opening, own, scene, type Wish } from './scenes.ts';

export const before: Wish['board'] = { card: null, question: null, bids: [], turn: null, round: 0 };
const wishes = {
  'my number': [{}],
  'my number, with everything that can be said': [{ options: { spotOn: true, pushingIt: true } }],
  'numbers as large as they can be': [{ options: { spotOn: true }, board: { bids: [{ n: 999_999_999_999_999, by: chidi }] } }],
  'the first number of a round': [{ board: { bids: [] } }],
  'another one’s number': [{ board: { turn: chidi } }],
  'ten players': [{ players: 10 }],
  'the draw of a card': [{ board: nextRound() }],
  'a dare at my number': [{ options: { pushingIt: true }, board: { phase: 'reply', dare: { by: bruno, against: ana, exact: false, doubled: false } } }],
  'a dare of mine that was doubled': [{ options: { pushingIt: true }, board: { phase: 'doubled', dare: { by: ana, against: chidi, exact: false, doubled: true } } }],
  'an own card': [{ board: { own: [own], card: 'own-1' } }],
  'a sealed answer being opened': [{}, { board: opening }],
  'the verdict': [{}, { board: nextRound() }],
  'the wish for a blank card': [{ board: { ...before, phase: 'blank' } }],
  'the writing of a card': [{ board: { ...before, phase: 'write', turn: ana, writers: [ana] } }],
  'the writing of another one': [{ board: { ...before, phase: 'write', turn: bruno, writers: [bruno] } }],
  'the bringing of a pack': [{ options: { ownPack: 'master' }, board: { ...before, phase: 'pack' } }],
  watching: [{ me: null }],
  'being out': [{ board: { eliminated: [ana], playing: [bruno, chidi], turn: chidi } }],
  'being the question master': [{ board: { master: ana, own: [{ ...own, by: ana }], card: 'own-1', turn: bruno } }],
  'the end': [{ board: { phase: 'over', turn: null, winners: [ana, bruno] } }],
} satisfies Named<Wish>; // prettier-ignore
export const phases = asScenes(wishes, scene);
