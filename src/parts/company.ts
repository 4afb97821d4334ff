// parts/company.ts: who sits round a table, read from a scene for drawing: from whose side, who is whose neighbour, where on the oval. Knows no game.
import type { Scene, SceneSeat } from '../core/chair.ts';
import type { Seat } from '../core/seat.ts';
import { namesOf } from './player-name.ts';
import type { SealState } from './seal.ts';

export type Company = {
  readonly scene: Scene;
  readonly me: Seat | null;
  /** Everybody else in turn order, from my left; all, for who only watches. */
  readonly others: readonly Seat[];
  readonly seat: (s: Seat) => SceneSeat | undefined;
  readonly name: (s: Seat) => string;
  /** Whose entry the open step still lacks. */
  readonly lacking: readonly Seat[];
};
/** `seats`: all that sat down, in seat order. */
export function company(scene: Scene, seats: readonly Seat[]): Company {
  const { me, open } = scene;
  const mine = me === null ? -1 : seats.indexOf(me);
  return {
    scene,
    me,
    others: mine < 0 ? seats : [...seats.slice(mine + 1), ...seats.slice(0, mine)],
    seat: (s) => scene.seats.find((x) => x.seat === s),
    name: namesOf(scene),
    lacking: open ? open.owing.filter((s) => !open.given.includes(s)) : [],
  };
}
/** What the wax of a seat says that has gone; null: it is there. */
export function goneSeal(scene: Scene, seat: Seat): SealState | null {
  const gone = scene.seats.find((s) => s.seat === seat)?.gone ?? null;
  if (gone === null) return null;
  return gone === 'fault' ? 'mismatch' : 'never';
}

/** The ends (degrees) of the arc on which so many sit: one and two are near the middle. */
export type Arc = readonly [from: number, to: number];
/** `--turn`: the angle on the oval, from my left over the far side to my right; `--lift`: 0 at the ends of an arc, 1 in its middle. */
export function onOval(i: number, n: number, three: Arc, more: Arc): string {
  const [from, to] = n === 1 ? [270, 270] : n === 2 ? [222, 318] : n === 3 ? three : more;
  const turn = n === 1 ? 270 : from + ((to - from) * i) / (n - 1);
  const off = n === 1 ? 0 : Math.abs((2 * i) / (n - 1) - 1);
  return `--turn:${turn.toFixed(1)}deg;--lift:${(1 - off * off).toFixed(2)}`;
}
