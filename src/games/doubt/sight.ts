// games/doubt/sight.ts: a scene of I Doubt It, read for drawing: who sits where, what is sealed, which cards are mine. Knows no DOM.
import type { Scene } from '../../core/chair.ts';
import type { Seat } from '../../core/seat.ts';
import { company, goneSeal, type Company } from '../../parts/company.ts';
import type { SealState } from '../../parts/seal.ts';
import { heldBy, type Held } from './hand.ts';
import { active, handSize } from './order.ts';
import type { DoubtBoard } from './position.ts';

export type Sight = Company & {
  readonly board: DoubtBoard;
  /** This device's person plays on: is there, not out of cards for good, has not gone and does not only watch. */
  readonly plays: boolean;
  readonly seal: (s: Seat) => SealState | null;
  /** My cards, lowest first. */
  readonly hand: readonly Held[];
};

export function sight(scene: Scene): Sight {
  const board = scene.board as unknown as DoubtBoard;
  const { me } = scene;
  return {
    ...company(scene, board.seats),
    board,
    plays: me !== null && !scene.watching && active(board).includes(me),
    seal: (s) => sealOf(scene, board, s),
    hand: me === null ? [] : heldBy(board, me, scene.known),
  };
}
/** What the wax on a hand says now. */
function sealOf(scene: Scene, board: DoubtBoard, seat: Seat): SealState | null {
  const gone = goneSeal(scene, seat);
  if (gone) return gone;
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
