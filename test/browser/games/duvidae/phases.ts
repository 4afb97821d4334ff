// test/browser/games/duvidae/phases.ts: what a table of DuvidaÊ! looks like in each of its phases; where there are several scenes, they come one after another.
import { asScenes, type Named } from '../phases.ts';
import { after, ana, bruno, chidi, meld, opening, scene, type Wish } from './scenes.ts';

export const voting: Wish = {
  board: { phase: 'first', round: 0, leader: null, turn: null, table: [], hands: {} },
  scene: {
    ask: { step: 3, kind: 'together', window: false, left: null },
    open: { what: 'choose', owing: [ana, bruno, chidi], given: [] },
  },
};
const many = '1 1+1 2 3+1 3+2 4 5 5 5+2 6 6 7 8 8 8+1 8+2';
const wishes = {
  'my turn': [{}],
  'my lead': [{ board: { table: [] } }],
  'sixteen cards and older melds': [{ hand: many, board: { table: [meld(chidi, 2, '2'), meld(bruno, 3, '5')] } }],
  'eight players': [{ seats: 8, board: { passed: [chidi] } }],
  'another one’s turn': [{ board: { turn: chidi } }],
  'the vote': [voting],
  'the draw of who begins': [{ ...voting, options: { first: 'lot' }, scene: {} }],
  'the mixing after a won round': [
    { board: { phase: 'shuffle', turn: null, table: [], hands: {}, won: { seat: bruno, how: 'proved' } } },
  ],
  'the deal': [{ board: { phase: 'deal', turn: null, table: [], hands: {} } }],
  drawing: [{ board: { phase: 'draw', turn: null, draws: { seat: bruno, count: 3 } } }],
  'the opening of cards': [{}, { board: opening }],
  'many cards laid as one': [{ board: { table: [meld(chidi, 4, '2'), meld(bruno, 6, '5+1')] } }],
  'the last cards, laid by me': [
    { board: { table: [meld(bruno, 3, '5'), meld(ana, 4, '6')], turn: bruno, hands: {} } },
  ],
  'the verdict': [{}, { board: after() }],
  watching: [{ me: null }],
  'having left': [{ board: { playing: [bruno, chidi], gone: [{ seat: ana, why: 'left', points: 0 }] } }],
  'the end': [{ board: { phase: 'over', turn: null, winner: bruno } }],
} satisfies Named<Wish>;
export const phases = asScenes(wishes, scene);
