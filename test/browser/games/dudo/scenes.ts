// test/browser/games/dudo/scenes.ts: a table of Dudo in any phase, as a chair would show it.
import type { Scene } from '../../../../src/core/chair.ts';
import type { Plain } from '../../../../src/core/plain.ts';
import { seatAt, type Seat } from '../../../../src/core/seat.ts';
import { defaults } from '../../../../src/games/dudo/options.ts';
import type { DudoBoard, DudoOptions, Showdown } from '../../../../src/games/dudo/position.ts';
import type { Die } from '../../../../src/games/play.ts';
import { sceneAround } from '../chair.ts';

export const seats = [0, 1, 2].map(seatAt) as [Seat, Seat, Seat];
export const [ana, bruno, chidi] = seats;
const faces: readonly (readonly Die[])[] = [
  [3, 1, 5, 3],
  [3, 6],
  [2, 2, 1, 4, 5],
];

export type Wish = {
  readonly me?: Seat | null;
  readonly names?: readonly string[];
  readonly board?: Partial<DudoBoard>;
  readonly options?: Partial<DudoOptions>;
  readonly scene?: Partial<Scene>;
  /** Seats whose dice are known besides mine. */
  readonly open?: readonly Seat[];
};

/** Three players, Bruno has bid 5 × 3, Ana (me) is on turn; whatever is wished instead. */
export function scene({
  me = ana,
  names = ['Ana', 'Bruno', 'Chidi'],
  board,
  options,
  scene: more,
  open = [],
}: Wish = {}): Scene {
  let slot = 0;
  const known: { [slot: number]: Plain } = {};
  const cups = Object.fromEntries(
    seats.map((s) => [
      s,
      (faces[s] ?? []).map((face) => {
        if (s === me || open.includes(s)) known[slot] = face;
        return { sealed: slot++ };
      }),
    ]),
  );
  const bid = { count: 5, face: 3, by: bruno } as const;
  const whole: DudoBoard = {
    options: { ...defaults, ...options },
    seats,
    playing: seats,
    round: 4,
    phase: 'bid',
    dice: { [ana]: 4, [bruno]: 2, [chidi]: 5 },
    starter: bruno,
    turn: ana,
    way: 1,
    palifico: null,
    bid,
    bids: [{ count: 4, face: 3, by: chidi }, bid],
    cups,
    challenge: null,
    last: null,
    hurt: [],
    palificoHad: [],
    outOrder: [],
    gone: [],
    winner: null,
    ...board,
  };
  const asks = whole.turn === me && me !== null && whole.phase === 'bid' ? 'choose' : null;
  return sceneAround({ game: 'dudo', board: whole, me, names, asks, plays: true, known, more });
}

/** Ana doubted Bruno's 5 × 3: there are 3 threes and 2 ones, so Ana loses a die. */
export const settled = (more: Partial<Showdown> = {}): Showdown => ({
  round: 4,
  kind: 'dudo',
  by: ana,
  bid: { count: 5, face: 3, by: bruno },
  palifico: false,
  wild: true,
  cups: seats.map((seat) => ({ seat, dice: faces[seat] ?? [] })),
  count: 5,
  result: 'wrong',
  loser: ana,
  lost: 1,
  regained: null,
  ...more,
});
export const opening: Partial<DudoBoard> = { phase: 'open', turn: null, challenge: { kind: 'dudo', by: ana } };
export const nextRound = (last: Showdown = settled()): Partial<DudoBoard> => ({
  phase: 'roll',
  round: 5,
  turn: null,
  bid: null,
  bids: [],
  cups: {},
  last,
});
