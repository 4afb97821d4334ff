// A How Dare You? table in any phase, as a chair would show it.
import type { Scene } from '../../../../src/core/chair.ts';
import { seatAt, type Seat } from '../../../../src/core/seat.ts';
import { defaults } from '../../../../src/games/how-dare/options.ts';
import type {
  Bid,
  Check,
  HowDareBoard,
  HowDareOptions,
  OwnCard,
  Won,
} from '../../../../src/games/how-dare/position.ts';
import { sceneAround } from '../chair.ts';

export const seats = [0, 1, 2].map(seatAt) as [Seat, Seat, Seat];
export const [ana, bruno, chidi] = seats;
export const names = ['Ana', 'Bruno', 'Chidi', 'Dóra', 'Eve', 'Faruk', 'Greta', 'Hugo', 'Inês', 'Jonas'];
const won = (...ducks: readonly number[]): readonly Won[] => ducks.map((d) => ({ card: 'rivers', ducks: d }));
/** The card of the table, and the questions on it. */
export const card = 'rivers';

export type Wish = {
  readonly me?: Seat | null;
  readonly players?: number;
  readonly names?: readonly string[];
  readonly board?: Partial<HowDareBoard>;
  readonly options?: Partial<HowDareOptions>;
  readonly scene?: Partial<Scene>;
};
const bids: readonly Bid[] = [
  { n: 120, by: ana },
  { n: 300, by: bruno },
  { n: 450, by: chidi },
  { n: 700, by: ana },
  { n: 800, by: bruno },
  { n: 1200, by: chidi },
];
export const own: OwnCard = {
  id: 'own-1',
  by: bruno,
  ducks: 3,
  theme: 'Our village',
  questions: [1, 2, 3, 4, 5, 6].map((n) => ({ text: `How many houses are there in street ${n}?`, unit: 'houses' })),
  answers: [0, 1, 2, 3, 4, 5].map((sealed) => ({ sealed })),
};

/** Three players; Chidi has said 1,200, Ana (me) is on turn; whatever is wished instead. */
export function scene(wish: Wish = {}): Scene {
  const { me = ana, players = 3, board, options, scene: more } = wish;
  const all = Array.from({ length: players }, (_, i) => seatAt(i));
  const whole: HowDareBoard = {
    options: { ...defaults, ...options },
    seats: all,
    playing: all,
    phase: 'bid',
    round: 4,
    master: null,
    writers: [],
    packSize: 0,
    own: [],
    used: [card],
    first: ana,
    card,
    question: 4,
    bids,
    turn: ana,
    dare: null,
    taken: { ...Object.fromEntries(all.map((s) => [s, won()])), [ana]: won(2), [bruno]: won(3, 2), [chidi]: won() },
    last: null,
    eliminated: [],
    soleLoser: null,
    gone: [],
    winners: [],
    ...board,
  };
  const asks = {
    bid: 'choose',
    reply: 'choose',
    doubled: 'choose',
    write: 'seal',
    blank: 'together',
    pack: 'together',
  };
  const kind = asks[whole.phase as keyof typeof asks] as string | undefined;
  const mine = whole.phase === 'blank' || whole.phase === 'pack' || whole.turn === me;
  const asked = me !== null && kind !== undefined && mine ? kind : null;
  const people = wish.names ?? names;
  return sceneAround({ game: 'how-dare', board: whole, me, names: people, asks: asked, plays: me !== null, more });
}
/** Ana dared Chidi's 1,200: the answer is 979, so Chidi takes three ducks. */
export const settled = (more: Partial<Check> = {}): Check => ({
  round: 4,
  card,
  question: 4,
  bids,
  by: ana,
  against: chidi,
  exact: false,
  doubled: false,
  bid: 1200,
  answer: 979,
  loser: chidi,
  cards: [{ card, ducks: 3 }],
  ...more,
});
/** The draw of the next round after a check. */
export const nextRound = (last: Check = settled()): Partial<HowDareBoard> => ({
  phase: 'draw',
  turn: null,
  card: null,
  question: null,
  bids: [],
  last,
});
/** A dare at an own card: its writer has to open the answer. */
export const opening: Partial<HowDareBoard> = {
  phase: 'check',
  turn: null,
  card: 'own-1',
  question: 2,
  own: [own],
  bids: bids.filter((b) => b.by !== bruno),
  dare: { by: ana, against: chidi, exact: false, doubled: false },
};
