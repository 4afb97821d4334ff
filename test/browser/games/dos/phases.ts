// test/browser/games/dos/phases.ts: what a table of DOS looks like in each of its phases; where there are several scenes, they come one after another.
import { asScenes, type Named } from '../phases.ts';
import { ana, bruno, chidi, counted, nextRound, scene, window, type Wish } from './scenes.ts';

export const big = 'R1 R3 R9 B1 B4 B5 B10 G1 G3 G6 G8 Y4 Y5 Y7 Y10 #G #R D D Y1';
export const matched = { at: 'matched', matches: 2, bonus: 2, doubles: 1, penaltyDue: true } as const;
const wishes = {
  'my turn': [{}],
  'after matches': [{ row: 'R7<R3+R4 B9 D<#G', hand: 'Y5 Y8', board: matched }],
  'placing cards': [{ hand: 'Y5 Y8 R1', board: { at: 'place', places: 2, bonus: 2 } }],
  'twenty cards, ten in the row, and somebody to catch': [
    { hand: big, row: 'R7 B9 D #B Y4 G10 R1 B3 G8 Y6', sizes: [2, 7], board: { unsaid: [bruno] } },
  ],
  'another one’s turn': [{ row: 'R7 B9<B4+B5', board: { turn: bruno, at: 'matched', bonus: 1, doubles: 1 } }],
  'my moment to say DOS': [{ hand: 'R3 Y5', board: { asked: ana }, scene: window }],
  'a window to catch': [{ board: { turn: bruno, at: 'matched', stake: bruno, unsaid: [bruno] }, scene: window }],
  'a wild card to be chosen': [{ row: '#R D', hand: '#G #R D Y5', options: { wildChoices: 'ask' } }],
  'the opening of hands': [{ board: { phase: 'count', turn: null } }],
  'the count': [{}, { board: nextRound() }],
  'a count with closed cards': [
    {},
    { board: nextRound(counted({ hands: [{ seat: chidi, faces: [null, null], undealt: 1, points: 30 }] })) },
  ],
  'the draw of the dealer': [{ hand: '', row: '', board: { phase: 'lot', turn: null, dealer: null } }],
  shuffling: [{ hand: '', row: '', board: { phase: 'deal', turn: null } }],
  watching: [{ me: null }],
  'the end': [{ board: { phase: 'over', turn: null, winner: bruno } }],
} satisfies Named<Wish>;
export const phases = asScenes(wishes, scene);
