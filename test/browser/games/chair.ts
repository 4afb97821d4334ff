// test/browser/games/chair.ts: a scene of any game around its board: what a chair shows is the same for all of them.
import type { Scene } from '../../../src/core/chair.ts';
import type { Seat } from '../../../src/core/seat.ts';

/** The seat of the bot at every table of the tests. */
const bot = 2;

export function sceneAround(of: {
  readonly game: string;
  readonly board: object & { readonly options: Scene['options']; readonly seats: readonly Seat[] };
  readonly me: Seat | null;
  readonly names: readonly string[];
  /** What I am asked, outside a window; null: nothing. */
  readonly asks: string | null;
  readonly plays: boolean;
  readonly known?: Scene['known'];
  /** Why a seat is gone, as its plate shows it. */
  readonly gone?: (seat: Seat) => Scene['seats'][number]['gone'];
  readonly more: Partial<Scene> | undefined;
}): Scene {
  const { game, board, me, names, asks, plays, known = {}, gone = () => null, more } = of;
  return {
    at: 'playing',
    game,
    options: board.options,
    seats: board.seats.map((s) => ({
      seat: s,
      key: `${s}a0${s}1b2c3d4e5f6071829`,
      name: names[s] ?? '',
      bot: s === bot,
      mine: s === me,
      gone: gone(s),
      reach: 'direct',
    })),
    me,
    plays,
    watchers: [],
    sign: [1, 2, 3],
    step: 12,
    head: 'ab',
    board,
    fed: 0,
    news: [],
    known,
    ask: asks === null ? null : { step: 12, kind: asks, window: false, left: null },
    open: null,
    awaited: [],
    checked: 12,
    watching: null,
    standings: [],
    end: null,
    invited: null,
    ...more,
  };
}
