// games/duvidae/sight.ts: a scene of DuvidaÊ!, read for drawing: who sits where, what is sealed, which cards are mine. Knows no DOM.
import type { Scene } from '../../core/chair.ts';
import type { Seat } from '../../core/seat.ts';
import { company, goneSeal, type Company } from '../../parts/company.ts';
import type { SealState } from '../../parts/seal.ts';
import { handOf, type Card } from './hand.ts';
import { handSize } from './melds.ts';
import type { DuvidaeBoard } from './position.ts';

export type Sight = Company & {
  readonly board: DuvidaeBoard;
  /** This device's person plays on: is there, has not gone and does not only watch. */
  readonly plays: boolean;
  readonly seal: (s: Seat) => SealState | null;
  /** My cards, lowest first. */
  readonly hand: readonly Card[];
};

export function sight(scene: Scene): Sight {
  const board = scene.board as unknown as DuvidaeBoard;
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
function sealOf(scene: Scene, board: DuvidaeBoard, seat: Seat): SealState | null {
  const gone = goneSeal(scene, seat);
  if (gone) return gone;
  if (!board.playing.includes(seat)) return null;
  switch (board.phase) {
    case 'first':
    case 'over':
      return null;
    case 'shuffle':
    case 'deal':
      return 'forming';
    case 'play':
    case 'open':
    case 'draw':
      return handSize(board, seat) > 0 ? 'sealed' : null;
    default:
      return board.phase satisfies never;
  }
}
