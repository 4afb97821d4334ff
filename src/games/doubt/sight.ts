// games/doubt/sight.ts: a scene of I Doubt It, read for drawing: who sits where, what is sealed, which cards are mine. Knows no DOM.
import type { Scene, SceneSeat } from '../../core/chair.ts';
import type { Seat } from '../../core/seat.ts';
import { playerName } from '../../parts/player-name.ts';
import type { SealState } from '../../parts/seal.ts';
import { heldBy, type Held } from './hand.ts';
import { active, handSize } from './order.ts';
import type { DoubtBoard } from './position.ts';

export type Sight = {
  readonly scene: Scene;
  readonly board: DoubtBoard;
  readonly me: Seat | null;
  /** This device's person plays on: is there, not out of cards for good, has not gone and does not only watch. */
  readonly plays: boolean;
  /** Everybody else in turn order, from my left; all, for who only watches. */
  readonly others: readonly Seat[];
  readonly seat: (s: Seat) => SceneSeat | undefined;
  readonly name: (s: Seat) => string;
  readonly seal: (s: Seat) => SealState | null;
  /** My cards, lowest first. */
  readonly hand: readonly Held[];
  /** Whose entry the open step still lacks. */
  readonly lacking: readonly Seat[];
};

export function sight(scene: Scene): Sight {
  const board = scene.board as unknown as DoubtBoard;
  const { me } = scene;
  const seats = board.seats;
  const mine = me === null ? -1 : seats.indexOf(me);
  const seat = (s: Seat): SceneSeat | undefined => scene.seats.find((x) => x.seat === s);
  return {
    scene,
    board,
    me,
    plays: me !== null && !scene.watching && active(board).includes(me),
    others: mine < 0 ? seats : [...seats.slice(mine + 1), ...seats.slice(0, mine)],
    seat,
    name: (s) => playerName(seat(s)?.name ?? '', s),
    seal: (s) => sealOf(scene, board, s),
    hand: me === null ? [] : heldBy(board, me, scene.known),
    lacking: scene.open ? scene.open.owing.filter((s) => !scene.open?.given.includes(s)) : [],
  };
}
/** What the wax on a hand says now. */
function sealOf(scene: Scene, board: DoubtBoard, seat: Seat): SealState | null {
  const gone = scene.seats.find((s) => s.seat === seat)?.gone ?? null;
  if (gone) return gone === 'fault' ? 'mismatch' : 'never';
  switch (board.phase) {
    case 'draw':
    case 'over':
      return null;
    case 'deal':
      return 'forming';
    case 'turn':
    case 'window':
    case 'open':
    case 'take':
      return handSize(board, seat) > 0 ? 'sealed' : null;
    default:
      return board.phase satisfies never;
  }
}
