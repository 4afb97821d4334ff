// test/browser/games/doubt/scenes.ts: a table of I Doubt It in any phase, as a chair would show it.
import type { Scene } from '../../../../src/core/chair.ts';
import type { Plain } from '../../../../src/core/plain.ts';
import { perSeat, seatAt, type Seat } from '../../../../src/core/seat.ts';
import type { Colour, Rank } from '../../../../src/games/doubt/faces.ts';
import { defaults } from '../../../../src/games/doubt/options.ts';
import type { Claim, DoubtBoard, DoubtOptions, Lay, Showdown } from '../../../../src/games/doubt/position.ts';
import { newBoard } from '../../../../src/games/doubt/rules.ts';
import { cards } from '../../../node/games/doubt/cards.ts';
import { sceneAround } from '../chair.ts';

export { cards } from '../../../node/games/doubt/cards.ts';

export const [ana, bruno, chidi, dora] = [0, 1, 2, 3].map(seatAt) as [Seat, Seat, Seat, Seat];
const people = ['Ana', 'Bruno', 'Chidi', 'Dóra', 'Eve', 'Farid', 'Hannah-Maria'];
let slot = 0;
const closed = (n: number): readonly { readonly sealed: number }[] =>
  Array.from({ length: n }, () => ({ sealed: slot++ }));
export const rank = (of: Rank, n = 1): Claim => ({ kind: 'rank', rank: of, n });
export const colour = (of: Colour): Claim => ({ kind: 'colour', colour: of });
/** A turn on the pile: a declared card by its name, or closed cards with a claim. */
export const lay = (by: Seat, of: string | Claim, n = 1): Lay =>
  typeof of === 'string'
    ? { by, cards: closed(1), faces: cards(of), claim: null }
    : { by, cards: closed(n), faces: Array.from({ length: n }, () => null), claim: of };

export type Wish = {
  readonly me?: Seat | null;
  readonly seats?: number;
  readonly names?: readonly string[];
  /** My cards. */
  readonly hand?: string;
  readonly board?: Partial<DoubtBoard>;
  readonly options?: Partial<DoubtOptions>;
  readonly scene?: Partial<Scene>;
};
export const myHand = 'Gn8 RdK Pu9 SiA Bk10 GoQ';
/** 26 cards. */
export const bigHand =
  'Gn8 Bk8 Si8 Rd8 Go9 Bz9 Pu9 Gn9 Bk10 Go10 Rd10 SiJ PuJ BkJ GnQ GoQ BzQ RdK GnK SiK BzK SiA BkA GoA RdA PuA';

/** Three players; Chidi has declared the purple king, Ana (me) is on turn; whatever is wished instead. */
export function scene(wish: Wish = {}): Scene {
  const { me = ana, seats: n = 3, names = people, hand = myHand, board: more, options, scene: own } = wish;
  const seats = Array.from({ length: n }, (_, i) => seatAt(i));
  const house = { ...defaults, ...options };
  const known: { [slot: number]: Plain } = {};
  const hands = perSeat(seats, (s) => {
    if (s !== me) return closed(s === bruno ? 12 : 15);
    return cards(hand, house.pack).map((face) => {
      known[slot] = face;
      return { sealed: slot++ };
    });
  });
  const standard = house.pack === 'standard';
  const whole: DoubtBoard = {
    ...newBoard(seats, house),
    phase: 'turn',
    turn: ana,
    hands: { ...hands },
    declarer: standard ? null : chidi,
    declared: standard ? null : { rank: 'K', colour: 'purple' },
    due: standard ? '5' : null,
    pile: standard ? [lay(chidi, rank('4', 2), 2)] : [lay(chidi, 'PuK')],
    ...more,
  };
  const asks = whole.turn === me && me !== null && whole.phase === 'turn';
  const gone = (s: Seat) => whole.gone.find((g) => g.seat === s)?.why ?? null;
  const kind = asks ? 'playCards' : null;
  return sceneAround({ game: 'doubt', board: whole, me, names, asks: kind, plays: true, known, gone, more: own });
}
/** Bruno has placed a card as a king, and I am asked whether I believe it. */
export const asked: Wish = {
  board: { phase: 'window', turn: null, pile: [lay(chidi, 'PuK'), lay(bruno, rank('K'))] },
  scene: {
    ask: { step: 31, kind: 'race', window: true, left: 5000 },
    open: { what: 'window', owing: [ana, chidi], given: [] },
  },
};
/** I doubted Bruno's king: it was the green eight, and Bruno takes three cards. */
export const settled = (more: Partial<Showdown> = {}): Showdown => ({
  number: 1,
  by: ana,
  against: bruno,
  claim: rank('K'),
  faces: cards('Gn8'),
  result: 'lie',
  taker: bruno,
  pile: 3,
  won: false,
  ...more,
});
export const opening: Partial<DoubtBoard> = {
  phase: 'open',
  turn: null,
  challenge: { by: ana, against: bruno },
  pile: [lay(chidi, 'PuK'), lay(bruno, rank('K'))],
};
export const after = (last: Showdown = settled()): Partial<DoubtBoard> => ({ pile: [], turn: chidi, last });
/** I was wrong: Bruno's king was true, and the pile is mine. */
export function taken(): Scene {
  const last = settled({ result: 'truth', faces: cards('RdK'), taker: ana, pile: 4 });
  const came = scene({ board: after(last), hand: `${myHand} PuK BkK Go9 RdK` });
  const now = came.board as unknown as DoubtBoard;
  const hand = now.hands[ana] ?? [];
  const by = [chidi, bruno, ana, bruno];
  now.taken = {
    number: 1,
    seat: ana,
    cards: hand.slice(-4).map((card, i) => ({ by: by[i] ?? ana, card, face: i === 0 ? (cards('PuK')[0] ?? 0) : null })),
  };
  return came;
}
