// games/dudo/sight.ts: a scene of Dudo, read for drawing: who sits where, what is sealed, which dice are known. Knows no DOM.
import type { Scene } from '../../core/chair.ts';
import type { Seat } from '../../core/seat.ts';
import { company, goneSeal, type Company } from '../../parts/company.ts';
import type { SealState } from '../../parts/seal.ts';
import { look, type Die } from '../play.ts';
import type { DudoBoard } from './position.ts';

/** 0 is a closed die. */
export type Face = Die | 0;
export type Sight = Company & {
  readonly board: DudoBoard;
  readonly seal: (s: Seat) => SealState | null;
  /** The dice under a seat's cup, as far as this device knows them. */
  readonly dice: (s: Seat) => readonly Face[];
};

export function sight(scene: Scene): Sight {
  const board = scene.board as unknown as DudoBoard;
  const dice = (s: Seat): readonly Face[] => (board.cups[s] ?? []).map((d) => look<Die>(scene.known, d) ?? 0);
  return {
    ...company(scene, board.seats),
    board,
    seal: (s) => sealOf(scene, board, s, dice(s)),
    dice,
  };
}

/** What the wax on a cup says now. `checked` only for dice that this device has opened and found to fit. */
function sealOf(scene: Scene, board: DudoBoard, seat: Seat, dice: readonly Face[]): SealState | null {
  const gone = goneSeal(scene, seat);
  if (gone) return gone;
  if (!board.playing.includes(seat)) return null;
  const given = scene.open?.given.includes(seat) === true;
  switch (board.phase) {
    case 'draw':
    case 'over':
      return null;
    case 'roll':
      return scene.open?.what === 'mix' || (scene.open?.what === 'lock' && given) ? 'sealed' : 'forming';
    case 'bid':
      return 'sealed';
    case 'open':
      if (scene.open?.what !== 'open' || !given) return 'sealed';
      return dice.length > 0 && !dice.includes(0) ? 'checked' : 'opened';
    default:
      return board.phase satisfies never;
  }
}
