// games/dudo/sight.ts: a scene of Dudo, read for drawing: who sits where, what is sealed, which dice are known. Knows no DOM.
import type { Scene, SceneSeat } from '../../core/chair.ts';
import type { Seat } from '../../core/seat.ts';
import { playerName } from '../../parts/player-name.ts';
import type { SealState } from '../../parts/seal.ts';
import { look, type Die } from '../play.ts';
import type { DudoBoard } from './position.ts';

/** 0 is a closed die. */
export type Face = Die | 0;
export type Sight = {
  readonly scene: Scene;
  readonly board: DudoBoard;
  readonly me: Seat | null;
  /** Everybody else in turn order, from my left; all, for who only watches. */
  readonly others: readonly Seat[];
  readonly seat: (s: Seat) => SceneSeat | undefined;
  readonly name: (s: Seat) => string;
  readonly seal: (s: Seat) => SealState | null;
  /** The dice under a seat's cup, as far as this device knows them. */
  readonly dice: (s: Seat) => readonly Face[];
  /** Whose entry the open step still lacks. */
  readonly lacking: readonly Seat[];
};

export function sight(scene: Scene): Sight {
  const board = scene.board as unknown as DudoBoard;
  const { me } = scene;
  const seats = board.seats;
  const mine = me === null ? -1 : seats.indexOf(me);
  const others = mine < 0 ? seats : [...seats.slice(mine + 1), ...seats.slice(0, mine)];
  const seat = (s: Seat): SceneSeat | undefined => scene.seats.find((x) => x.seat === s);
  const dice = (s: Seat): readonly Face[] => (board.cups[s] ?? []).map((d) => look<Die>(scene.known, d) ?? 0);
  return {
    scene,
    board,
    me,
    others,
    seat,
    name: (s) => playerName(seat(s)?.name ?? '', s),
    seal: (s) => sealOf(scene, board, s, dice(s)),
    dice,
    lacking: scene.open ? scene.open.owing.filter((s) => !scene.open?.given.includes(s)) : [],
  };
}

/** What the wax on a cup says now. `checked` only for dice that this device has opened and found to fit. */
function sealOf(scene: Scene, board: DudoBoard, seat: Seat, dice: readonly Face[]): SealState | null {
  const gone = scene.seats.find((s) => s.seat === seat)?.gone ?? null;
  if (gone) return gone === 'fault' ? 'mismatch' : 'never';
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
