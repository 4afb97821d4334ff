// games/dos/sight.ts: a scene of DOS, read for drawing: who sits where, what is sealed, which cards are mine. Knows no DOM.
import type { Scene, SceneSeat } from '../../core/chair.ts';
import type { Seat } from '../../core/seat.ts';
import { playerName } from '../../parts/player-name.ts';
import type { SealState } from '../../parts/seal.ts';
import { handOf } from './hand.ts';
import { handSize } from './legal.ts';
import type { DosBoard, Lying } from './position.ts';

export type Sight = {
  readonly scene: Scene;
  readonly board: DosBoard;
  readonly me: Seat | null;
  /** This device's person plays on: is there, has not gone and does not only watch. */
  readonly plays: boolean;
  /** Everybody else in turn order, from my left; all, for who only watches. */
  readonly others: readonly Seat[];
  readonly seat: (s: Seat) => SceneSeat | undefined;
  readonly name: (s: Seat) => string;
  readonly seal: (s: Seat) => SealState | null;
  /** My cards. */
  readonly hand: readonly Lying[];
};

export function sight(scene: Scene): Sight {
  const board = scene.board as unknown as DosBoard;
  const { me } = scene;
  const seats = board.seats;
  const mine = me === null ? -1 : seats.indexOf(me);
  const seat = (s: Seat): SceneSeat | undefined => scene.seats.find((x) => x.seat === s);
  return {
    scene,
    board,
    me,
    plays: me !== null && !scene.watching && board.playing.includes(me),
    others: mine < 0 ? seats : [...seats.slice(mine + 1), ...seats.slice(0, mine)],
    seat,
    name: (s) => playerName(seat(s)?.name ?? '', s),
    seal: (s) => sealOf(scene, board, s),
    hand: mine < 0 || me === null ? [] : handOf(board, me, scene.known),
  };
}

/** What the wax on a hand says now. */
function sealOf(scene: Scene, board: DosBoard, seat: Seat): SealState | null {
  const gone = scene.seats.find((s) => s.seat === seat)?.gone ?? null;
  if (gone) return gone === 'fault' ? 'mismatch' : 'never';
  if (!board.playing.includes(seat)) return null;
  switch (board.phase) {
    case 'lot':
    case 'over':
      return null;
    case 'deal':
      return 'forming';
    case 'play':
    case 'count':
      return handSize(board, seat) > 0 ? 'sealed' : null;
    default:
      return board.phase satisfies never;
  }
}
