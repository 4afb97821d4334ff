// table/starting.ts: from a plan to a game: the roster that it becomes, and why it cannot start yet.
import { same } from '../core/bytes.ts';
import { seatAt } from '../core/seat.ts';
import { gameById } from '../games/catalogue.ts';
import type { Plan } from './plan.ts';
import { rosterBytes } from './roster.ts';

/** The roster of a plan, the same bytes on every device; null when this app does not know the game. */
export function rosterOf(plan: Plan | null): Uint8Array | null {
  const game = plan && gameById(plan.game);
  if (!plan || !game) return null;
  const sitters = plan.seats.map(({ key, nonce, name, bot }) => {
    const owner = bot ? plan.seats.findIndex((s) => same(s.key, bot)) : -1;
    return { key, nonce, name, bot: owner < 0 ? null : seatAt(owner) };
  });
  return rosterBytes(game, plan.options, sitters);
}
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
