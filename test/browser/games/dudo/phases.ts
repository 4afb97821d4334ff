// test/browser/games/dudo/phases.ts: what a table of Dudo looks like in each of its phases; where there are several scenes, they come one after another.
import { asScenes, type Named } from '../phases.ts';
import { ana, bruno, chidi, nextRound, opening, scene, seats, type Wish } from './scenes.ts';

const wishes = {
  'my bid': [{}],
  'the opening of a round': [{ board: { bid: null, bids: [], starter: ana } }],
  'another one’s bid': [{ board: { turn: chidi } }],
  'the draw of who begins': [{ board: { phase: 'draw', turn: null, bid: null, bids: [], cups: {} } }],
  'the sealing of cups': [
    {
      board: { phase: 'roll', turn: null, bid: null, bids: [], cups: {} },
      scene: { open: { what: 'lock', owing: seats, given: [ana] } },
    },
  ],
  palifico: [{ board: { palifico: bruno, bids: [] } }],
  'a calza window': [
    {
      board: { turn: null },
      options: { calza: 'outOfTurn' },
      scene: { ask: { step: 12, kind: 'race', window: true, left: 5000 } },
    },
  ],
  'the opening of cups': [
    {},
    { board: opening, open: [chidi], scene: { open: { what: 'open', owing: seats, given: [ana, chidi] } } },
  ],
  'the verdict': [{}, { board: nextRound() }],
  watching: [{ me: null }],
  'being out': [{ board: { dice: { [ana]: 0, [bruno]: 2, [chidi]: 5 }, playing: [bruno, chidi], turn: chidi } }],
  'the end': [{ board: { phase: 'over', turn: null, bid: null, winner: bruno } }],
} satisfies Named<Wish>;
export const phases = asScenes(wishes, scene);
