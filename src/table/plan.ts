// table/plan.ts: the lobby's two words: the plan, which its opener signs, and the wishes, which everybody signs for themselves.
import * as v from 'valibot';
import { canonical, readCanonical } from '../core/plain.ts';
import type { Options } from '../games/play.ts';
import { sized } from '../fair/body.ts';
import { nameForm, wireVersion } from './roster.ts';

/** A plan is sent whole at every change and is no longer (bytes). */
export const longestPlan = 8192;
/** No more can watch at one table. */
export const mostWatchers = 8;

export type PlanSeat = {
  readonly key: Uint8Array;
  /** Made by the seat itself for the next game: it signs no roster with another. */
  readonly nonce: Uint8Array;
  readonly name: string;
  /** Where its device can be dialled; null for bots and in practice. */
  readonly code: string | null;
  /** For a bot: the key of the seat on whose device it plays. */
  readonly bot: Uint8Array | null;
};
/** Someone who looks on; all that a seat needs is here, for when one is free. */
export type PlanWatcher = Omit<PlanSeat, 'bot'> & { readonly wants: boolean };
export type Plan = {
  /** 32 random bytes that name the gathering. */
  readonly id: Uint8Array;
  readonly opener: Uint8Array;
  /** Changes with game and options; who is ready is ready for one revision. */
  readonly revision: number;
  /** Changes with every sending. */
  readonly serial: number;
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly PlanSeat[];
  /** Whether others may watch, also those who come while the game runs. */
  readonly watch: boolean;
  /** Who wants a seat gets one in this order. */
  readonly watchers: readonly PlanWatcher[];
  readonly locked: boolean;
  readonly ready: readonly Uint8Array[];
  /** The table that this gathering follows, for a rematch. */
  readonly after: Uint8Array | null;
  /** The keys of those who have lost that game, as far as its rules say so; house rules of the next may go by it. */
  readonly lost: readonly Uint8Array[];
  readonly changed: { readonly what: string; readonly by: string } | null;
};
export type Wish =
  | { readonly kind: 'sit'; readonly seat: PlanSeat }
  /** To look on, and with `wants` to get a seat as soon as one is free; while a game runs, at the next one. */
  | { readonly kind: 'watch'; readonly watcher: PlanWatcher }
  /** A bot for one's own device, and away with it: signed by the seat whose it is. */
  | { readonly kind: 'bring'; readonly seat: PlanSeat }
  | { readonly kind: 'dismiss'; readonly bot: Uint8Array }
  | { readonly kind: 'leave' }
  | { readonly kind: 'ready'; readonly revision: number; readonly yes: boolean }
  | { readonly kind: 'rename'; readonly name: string };
/** `n` rises with each wish of a key, so that an old one cannot be said again. */
export type SignedWish = { readonly gathering: Uint8Array; readonly n: number; readonly wish: Wish };

/** A signed word of the lobby as it is sent on. */
export type Word = {
  readonly kind: 'plan' | 'wish';
  readonly bytes: Uint8Array;
  readonly sig: Uint8Array;
  readonly key: Uint8Array;
};

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffffffff));
const key = sized(32);
const someone = {
  key,
  nonce: key,
  name: nameForm,
  code: v.nullable(v.pipe(v.string(), v.regex(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/))),
};
const seat = v.strictObject({ ...someone, bot: v.nullable(key) });
const watcher = v.strictObject({ ...someone, wants: v.boolean() });
const planForm = v.strictObject({
  wire: v.literal(wireVersion),
  id: key,
  opener: key,
  revision: count,
  serial: count,
  game: v.pipe(v.string(), v.maxLength(32)),
  options: v.record(v.pipe(v.string(), v.maxLength(40)), v.union([v.string(), v.number(), v.boolean()])),
  seats: v.pipe(v.array(seat), v.minLength(1), v.maxLength(10)),
  watch: v.boolean(),
  watchers: v.pipe(v.array(watcher), v.maxLength(mostWatchers)),
  locked: v.boolean(),
  ready: v.pipe(v.array(key), v.maxLength(10)),
  after: v.nullable(sized(64)),
  lost: v.pipe(v.array(key), v.maxLength(10)),
  changed: v.nullable(
    v.strictObject({ what: v.pipe(v.string(), v.maxLength(40)), by: v.pipe(v.string(), v.maxLength(40)) }),
  ),
});
const wishForm = v.strictObject({
  gathering: key,
  n: count,
  wish: v.variant('kind', [
    v.strictObject({ kind: v.literal('sit'), seat }),
    v.strictObject({ kind: v.literal('watch'), watcher }),
    v.strictObject({ kind: v.literal('bring'), seat }),
    v.strictObject({ kind: v.literal('dismiss'), bot: key }),
    v.strictObject({ kind: v.literal('leave') }),
    v.strictObject({ kind: v.literal('ready'), revision: count, yes: v.boolean() }),
    v.strictObject({ kind: v.literal('rename'), name: nameForm }),
  ]),
});
export const planBytes = (plan: Plan): Uint8Array => canonical({ wire: wireVersion, ...plan });
export function readPlan(bytes: Uint8Array): Plan | undefined {
  const r = bytes.length > longestPlan ? undefined : v.safeParse(planForm, readCanonical(bytes));
  if (!r?.success) return undefined;
  const { id, opener, revision, serial, game, options, seats, watch, watchers, locked, ready, after, lost, changed } =
    r.output;
  return { id, opener, revision, serial, game, options, seats, watch, watchers, locked, ready, after, lost, changed };
}
export const wishBytes = (wish: SignedWish): Uint8Array => canonical(wish);
export function readWish(bytes: Uint8Array): SignedWish | undefined {
  const r = bytes.length > longestPlan ? undefined : v.safeParse(wishForm, readCanonical(bytes));
  return r?.success ? r.output : undefined;
}
