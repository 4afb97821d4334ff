// table/starting.ts: from a plan to a game: the roster that it becomes, and why it cannot start yet.
import { same } from '../core/bytes.ts';
import { seatAt } from '../core/seat.ts';
import { gameById } from '../games/catalogue.ts';
import type { Plan } from './plan.ts';
import { keysOf, rosterBytes } from './roster.ts';
import type { Sitting } from './sitting.ts';

/** The roster of a plan, the same bytes on every device; null when this app does not know the game. */
export function rosterOf(plan: Plan | null): Uint8Array | null {
  const game = plan && gameById(plan.game);
  if (!plan || !game) return null;
  const sitters = plan.seats.map(({ key, nonce, name, bot }) => {
    const owner = bot ? plan.seats.findIndex((s) => same(s.key, bot)) : -1;
    return { key, nonce, name, bot: owner < 0 ? null : seatAt(owner) };
  });
  const lost = plan.seats.map(({ key }) => plan.lost.some((k) => same(k, key)));
  return rosterBytes(game, game.follow?.(plan.options, lost) ?? plan.options, sitters);
}
/** The keys of those who have lost a game, the same on every device; undefined: it did not come to its end here. */
export function losersOf({ chain, end, roster }: Sitting): readonly Uint8Array[] | undefined {
  const { game, board } = chain.match;
  if (end?.kind !== 'finished') return undefined;
  const lost = game.losers?.(board) ?? [];
  return keysOf(roster).filter((_, seat) => lost.includes(seatAt(seat)));
}
/** Whether a plan names nobody, or those who have lost the game before, as far as this device knows that (undefined: it was not there). */
export const namesLosers = ({ after, lost: named }: Plan, lost: readonly Uint8Array[] | undefined): boolean =>
  named.length === 0 ||
  (after !== null &&
    (lost === undefined || (named.length === lost.length && named.every((k) => lost.some((l) => same(l, k))))));
/** The place of a plan's opener among its seats; -1: it has none. */
export const openerOf = (plan: Plan): number => plan.seats.findIndex((s) => same(s.key, plan.opener));

/** Why the game cannot start yet, for the device with this key; null when it can. */
export function startClosed(
  plan: Plan | null,
  own: Uint8Array,
  reached: (key: Uint8Array) => boolean,
  anyway: boolean,
): 'too-few' | 'too-many' | 'not-ready' | 'not-opener' | 'unreached' | null {
  const game = plan && gameById(plan.game);
  if (!plan || !game || !same(plan.opener, own)) return 'not-opener';
  if (plan.seats.length < game.seats.min) return 'too-few';
  if (plan.seats.length > game.seats.max) return 'too-many';
  const people = plan.seats.filter((s) => !s.bot && !same(s.key, own));
  if (!people.every((s) => reached(s.key))) return 'unreached';
  const ready = people.every((s) => plan.ready.some((k) => same(k, s.key)));
  return ready || anyway ? null : 'not-ready';
}
