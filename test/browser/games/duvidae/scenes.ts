// test/browser/games/duvidae/scenes.ts: a table of DuvidaÊ! in any phase, as a chair would show it.
import type { Scene } from '../../../../src/core/chair.ts';
import type { Plain } from '../../../../src/core/plain.ts';
import { perSeat, seatAt, type Seat } from '../../../../src/core/seat.ts';
import { faceOf, type Face, type Penalty, type Rank } from '../../../../src/games/duvidae/faces.ts';
import { defaults } from '../../../../src/games/duvidae/options.ts';
import type { DuvidaeBoard, DuvidaeOptions, Meld, Showdown } from '../../../../src/games/duvidae/position.ts';
import { newBoard } from '../../../../src/games/duvidae/round.ts';
import { sceneAround } from '../chair.ts';

export const [ana, bruno, chidi] = [0, 1, 2].map(seatAt) as [Seat, Seat, Seat];
const people = ['Ana', 'Bruno', 'Chidi', 'Dóra', 'Eve', 'Farid', 'Gül', 'Hannah-Maria'];

/** "5 5+1 8+2" as faces. */
export const cards = (text: string): readonly Face[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const [rank, penalty] = word.split('+').map(Number);
      return faceOf(rank as Rank, (penalty ?? 0) as Penalty);
    });
let slot = 0;
const closed = (n: number): readonly { readonly sealed: number }[] =>
  Array.from({ length: n }, () => ({ sealed: slot++ }));
/** Cards on the table: the first one face up. */
export const meld = (by: Seat, n: number, up: string): Meld => ({
  by,
  shown: cards(up)[0] ?? 0,
  up: { sealed: slot++ },
  down: closed(n - 1),
});

export type Wish = {
  readonly me?: Seat | null;
  readonly seats?: number;
  readonly names?: readonly string[];
  /** My cards. */
  readonly hand?: string;
  readonly board?: Partial<DuvidaeBoard>;
  readonly options?: Partial<DuvidaeOptions>;
  readonly scene?: Partial<Scene>;
};
export const myHand = '1 3+1 5 5 5+2 6 8';

/** Three players; Bruno has laid two 5s, Ana (me) is on turn; whatever is wished instead. */
export function scene(wish: Wish = {}): Scene {
  const { me = ana, seats: n = 3, names = people, hand = myHand, board, options, scene: more } = wish;
  const seats = Array.from({ length: n }, (_, i) => seatAt(i));
  const known: { [slot: number]: Plain } = {};
  const hands = perSeat(seats, (s) => {
    if (s !== me) return closed(s === bruno ? 5 : 7);
    return cards(hand).map((face) => {
      known[slot] = face;
      return { sealed: slot++ };
    });
  });
  const whole: DuvidaeBoard = {
    ...newBoard(seats, { ...defaults, ...options }),
    round: 2,
    phase: 'play',
    leader: bruno,
    turn: ana,
    points: { ...perSeat(seats, (s) => (s === bruno ? 1 : 0)) },
    hands: { ...hands },
    pile: closed(31),
    discard: closed(9),
    table: [meld(bruno, 2, '5+1')],
    ...board,
  };
  const asks = whole.turn === me && me !== null && whole.phase === 'play' ? 'playCards' : null;
  const gone = (s: Seat) => whole.gone.find((g) => g.seat === s)?.why ?? null;
  return sceneAround({ game: 'duvidae', board: whole, me, names, asks, plays: me !== null, known, gone, more });
}

/** Ana challenged Bruno's three 5s: a bluff with a +1 and a +2, so Bruno draws five. */
export const settled = (more: Partial<Showdown> = {}): Showdown => ({
  number: 1,
  round: 2,
  by: ana,
  against: bruno,
  shown: cards('5')[0] ?? 0,
  cards: cards('5+1 3+2'),
  result: 'bluff',
  penalty: 3,
  outcome: 'drawn',
  loser: bruno,
  due: 5,
  drew: 5,
  ...more,
});
export const opening: Partial<DuvidaeBoard> = {
  phase: 'open',
  turn: null,
  challenge: { by: ana, against: bruno },
  table: [meld(bruno, 3, '5')],
};
export const after = (last: Showdown = settled()): Partial<DuvidaeBoard> => ({ table: [], turn: ana, last });
