// table/grant.ts: what a wish makes of a plan: from one plan to the next, and why not. Who has signed what is the gathering's matter.
import { same } from '../core/bytes.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { fitKey } from '../fair/signature.ts';
import { gameById } from '../games/catalogue.ts';
import { mostWatchers, type Plan, type PlanSeat, type PlanWatcher, type Wish } from './plan.ts';

export const refusals = ['full', 'locked', 'crowded', 'unwatched'] as const;
/** full: no seat; locked: nobody else comes in; crowded: as many watch as can; unwatched: nobody may. */
export type Refusal = (typeof refusals)[number];
/** What a plan changes, and the news of it: what happened, and the name of whom it is about; null: no news. */
export type Edit = { readonly change: Partial<Plan>; readonly what: string | null; readonly by: string };
type Grant = Result<Edit | null, Refusal | 'bad'>;
type Someone = { readonly key: Uint8Array };

const edit = (change: Partial<Plan>, what: string | null, by: string): Grant => ok({ change, what, by });
export const byKey = <T extends Someone>(all: readonly T[], key: Uint8Array): T | undefined =>
  all.find((s) => same(s.key, key));
export const without = <T extends Someone>(all: readonly T[], key: Uint8Array): readonly T[] =>
  all.filter((s) => !same(s.key, key));
/** Without a seat and the bots on its device. */
export const withoutAll = (seats: readonly PlanSeat[], key: Uint8Array): readonly PlanSeat[] =>
  without(seats, key).filter((s) => !s.bot || !same(s.bot, key));
/** Seats that are free for somebody; those that are kept for others are not. */
const room = (plan: Plan, key: Uint8Array, kept: readonly Uint8Array[]): number =>
  (gameById(plan.game)?.seats.max ?? 0) - plan.seats.length - kept.filter((k) => !same(k, key)).length;

/** What the opener does of a wish of this key; null: nothing. `kept`: those who played the game before and may still come. */
export function granted(plan: Plan, key: Uint8Array, wish: Wish, kept: readonly Uint8Array[] = []): Grant {
  const seat = byKey(plan.seats, key);
  switch (wish.kind) {
    case 'sit':
      return same(wish.seat.key, key) && wish.seat.bot === null ? seated(plan, wish.seat, kept) : fail('bad');
    case 'watch':
      return same(wish.watcher.key, key) && !same(plan.opener, key) ? watches(plan, wish.watcher) : fail('bad');
    case 'bring': {
      const own = seat && wish.seat.bot && same(wish.seat.bot, key) && fitKey(wish.seat.key);
      return own ? seated(plan, wish.seat, kept) : fail('bad');
    }
    case 'dismiss': {
      const bot = byKey(plan.seats, wish.bot);
      const own = bot?.bot && same(bot.bot, key);
      return own ? edit({ seats: without(plan.seats, bot.key) }, 'removed', bot.name) : ok(null);
    }
    case 'leave':
      return removed(plan, key, 'left');
    case 'ready': {
      if (!seat || wish.revision !== plan.revision) return ok(null);
      const others = plan.ready.filter((k) => !same(k, key));
      return edit({ ready: wish.yes ? [...others, key] : others }, null, '');
    }
    case 'rename': {
      const named = <T extends PlanSeat | PlanWatcher>(all: readonly T[]): T[] =>
        all.map((s) => (same(s.key, key) ? { ...s, name: wish.name } : s));
      const known = seat ?? byKey(plan.watchers, key);
      const change = { seats: named(plan.seats), watchers: named(plan.watchers) };
      return known ? edit(change, 'renamed', wish.name) : ok(null);
    }
    default:
      return wish satisfies never;
  }
}
function seated(plan: Plan, seat: PlanSeat, kept: readonly Uint8Array[]): Grant {
  const had = byKey(plan.seats, seat.key);
  if (had) {
    if (same(had.nonce, seat.nonce)) return ok(null);
    return edit({ seats: plan.seats.map((s) => (s === had ? seat : s)) }, 'returned', seat.name);
  }
  if (plan.locked && !byKey(plan.watchers, seat.key)) return fail('locked');
  if (room(plan, seat.key, kept) < 1) {
    const { key, nonce, name, code } = seat;
    return plan.watch && !seat.bot ? watches(plan, { key, nonce, name, code, wants: true }) : fail('full');
  }
  const watchers = without(plan.watchers, seat.key);
  return edit({ seats: [...plan.seats, seat], watchers }, seat.bot ? 'bot' : 'joined', seat.name);
}
/** Who newly wants a seat stands behind those who wanted one before. */
function watches(plan: Plan, watcher: PlanWatcher): Grant {
  const { key, nonce, name, wants } = watcher;
  const had = byKey(plan.watchers, key);
  if (had?.wants === wants && same(had.nonce, nonce)) return ok(null);
  const seat = byKey(plan.seats, key);
  if (!plan.watch) return fail('unwatched');
  if (!had && plan.watchers.length >= mostWatchers) return fail('crowded');
  if (!had && !seat && plan.locked) return fail('locked');
  const stays = had?.wants === wants;
  const watchers = stays
    ? plan.watchers.map((w) => (w === had ? watcher : w))
    : [...without(plan.watchers, key), watcher];
  return edit({ watchers, seats: withoutAll(plan.seats, key) }, had ? null : 'watches', name);
}
/** Without somebody, who had a seat or watched. */
export function removed(plan: Plan, key: Uint8Array, what: 'left' | 'removed'): Grant {
  const known = byKey(plan.seats, key) ?? byKey(plan.watchers, key);
  const change = { seats: withoutAll(plan.seats, key), watchers: without(plan.watchers, key) };
  return known ? edit(change, what, known.name) : ok(null);
}
/** Whoever wants a seat gets what is free, in the order of their wishes. */
export function admitted(plan: Plan, kept: readonly Uint8Array[]): Plan {
  const next = plan.watchers.find((w) => w.wants);
  if (!next || room(plan, next.key, kept) < 1) return plan;
  const { key, nonce, name, code } = next;
  const seats = [...plan.seats, { key, nonce, name, code, bot: null }];
  const changed = { what: 'joined', by: name };
  return admitted({ ...plan, seats, watchers: without(plan.watchers, key), changed }, kept);
}
