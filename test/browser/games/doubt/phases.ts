// test/browser/games/doubt/phases.ts: what a table of I Doubt It looks like in each of its phases; where there are several scenes, they come one after another.
import type { Phases } from '../phases.ts';
import { after, ana, asked, bigHand, bruno, opening, scene, settled, taken, type Wish } from './scenes.ts';

const joker: Wish = { options: { jokers: true }, hand: 'Jo Jo', board: { declared: null, declarer: null } };
export const phases: Phases = {
  'my card to place': [scene()],
  'my card to declare': [scene({ board: { declared: null, declarer: null } })],
  'a Joker to declare': [scene(joker)],
  'a hand of 26 cards': [scene({ hand: bigHand })],
  'seven players': [scene({ seats: 7, hand: bigHand })],
  'another one’s turn': [scene({ board: { turn: bruno } })],
  'a card to doubt': [scene(asked)],
  'the standard pack': [scene({ options: { pack: 'standard' }, hand: 'sA h5 d5 c9' })],
  'the draw of who begins': [scene({ board: { phase: 'draw', turn: null, hands: {}, pile: [], declared: null } })],
  'the deal': [scene({ board: { phase: 'deal', turn: null, hands: {}, pile: [], declared: null } })],
  'the opening': [scene(), scene({ board: opening })],
  'the verdict': [scene(), scene({ board: after() })],
  'the pile on its way': [scene({ board: { ...opening, phase: 'take', last: settled() } })],
  'taking the pile': [scene(), taken()],
  watching: [scene({ me: null })],
  'being out of cards': [scene({ hand: '', board: { placed: [ana], turn: bruno } })],
  'the end': [scene({ board: { phase: 'over', turn: null, winner: bruno } })],
};
