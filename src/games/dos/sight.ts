// games/dos/sight.ts: a scene of DOS, read for drawing: who sits where, what is sealed, which cards are mine. Knows no DOM.
import type { Scene } from '../../core/chair.ts';
import type { Seat } from '../../core/seat.ts';
import { company, goneSeal, type Company } from '../../parts/company.ts';
import type { SealState } from '../../parts/seal.ts';
import { handOf } from './hand.ts';
import { handSize } from './legal.ts';
import type { DosBoard, Lying } from './position.ts';

export type Sight = Company & {
  readonly board: DosBoard;
  /** This device's person plays on: is there, has not gone and does not only watch. */
  readonly plays: boolean;
  readonly seal: (s: Seat) => SealState | null;
  /** My cards. */
  readonly hand: readonly Lying[];
};

export function sight(scene: Scene): Sight {
  const board = scene.board as unknown as DosBoard;
  const { me } = scene;
  return {
    ...company(scene, board.seats),
    board,
    plays: me !== null && !scene.watching && board.playing.includes(me),
    seal: (s) => sealOf(scene, board, s),
    hand: me === null ? [] : handOf(board, me, scene.known),
  };
}

/** What the wax on a hand says now. */
function sealOf(scene: Scene, board: DosBoard, seat: Seat): SealState | null {
  const gone = goneSeal(scene, seat);
  if (gone) return gone;
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
