// table/scene.ts: what a chair is shown: the game as this device sees it, and the lobby before it. Only looks, never changes.
import type { Scene, SceneSeat } from '../core/chair.ts';
import type { Lobby, LobbySeat, Reach, Watcher } from '../core/gathering.ts';
import { hex, same } from '../core/bytes.ts';
import { at, type Seat } from '../core/seat.ts';
import type { Gathering } from './gathering.ts';
import type { Sitting } from './sitting.ts';
import { startClosed } from './starting.ts';
import { tableSign } from './table-sign.ts';

/** A line is shaky when nothing came over it for so long (ms), and away after so much longer. */
const shakyAfter = 12_000;
const awayAfter = 45_000;

export const reachOf = (sitting: Sitting, seat: Seat): Reach => {
  if (sitting.here.some((h) => h.seat === seat)) return 'here';
  const { bot } = at(sitting.roster.sitters, seat);
  if (bot !== null) return reachOf(sitting, bot); // a bot has no device of its own
  const now = sitting.clock.now();
  const direct = sitting.peers.ofSeat(seat);
  const quiet = direct ? now - direct.heard : Infinity;
  if (quiet < shakyAfter) return 'direct';
  if (sitting.peers.all.some((p) => p.seat !== null && p.reach.includes(seat) && now - p.heard < shakyAfter))
    return 'relayed';
  if (quiet < awayAfter) return 'shaky';
  return sitting.inbox.lastHeard(seat) === undefined && !direct ? 'never' : 'away';
};
const seatOf = (sitting: Sitting, seat: Seat): SceneSeat => {
  const { key, name, bot } = at(sitting.roster.sitters, seat);
  const mine = sitting.here.some((h) => h.seat === seat && h.who === 'person');
  const gone = sitting.chain.referee.goneWhy(seat);
  return { seat, key: hex(key), name, bot: bot !== null, mine, gone, reach: reachOf(sitting, seat) };
};

const watchersOf = ({ watchers, own }: Gathering): readonly Watcher[] =>
  watchers.map(({ key, name, wants }) => ({ key: hex(key), name, mine: same(key, own.keys.key), wants }));

/** The game for one listener, who has been told the first `fed` entries of the feed. */
export function sceneOf(sitting: Sitting, fed: number, gathering: Gathering): Scene {
  const { chain, roster, here } = sitting;
  const { referee, match } = chain;
  const { open, head } = referee;
  const asking = sitting.asking;
  const me = here.find((h) => h.who === 'person')?.seat ?? null;
  const { end } = sitting;
  const waiting = sitting.returning || sitting.absence.awaited().some((a) => a.since > awayAfter && !a.person);
  return {
    at: end?.kind === 'disputed' ? 'disputed' : end ? 'over' : waiting ? 'waiting' : 'playing',
    game: roster.game.id,
    options: roster.options,
    seats: roster.seats.map((s) => seatOf(sitting, s)),
    sign: roster.sign,
    me,
    plays: me !== null && referee.present.includes(me),
    watchers: watchersOf(gathering),
    step: head.step,
    head: hex(head.hash),
    board: match.board,
    fed,
    news: match.feed.slice(fed),
    known: me === null ? {} : sitting.keep.knownOf(me),
    ask: asking && {
      step: asking.step,
      kind: asking.kind,
      window: asking.window,
      left: asking.until === null ? null : Math.max(0, asking.until - sitting.clock.now()),
    },
    open: open && { what: open.exchange.what, owing: open.owing, given: open.owing.filter((s) => open.given.has(s)) },
    awaited: end ? [] : sitting.absence.awaited(),
    checked: head.step + 1,
    watching: sitting.watching,
    standings: match.standings(),
    end,
    invited: invitedBy(gathering, sitting),
  };
}
/** Who has opened the lobby of the game after this one; null when nobody has. */
export function invitedBy({ plan }: Gathering, game: Sitting): string | null {
  if (!game.end || !plan?.after || !same(plan.after, game.roster.id)) return null;
  return plan.seats.find((s) => same(s.key, plan.opener))?.name ?? null;
}
/** The lobby as this device sees it. */
export function lobbyOf(of: {
  readonly gathering: Gathering;
  readonly code: string | null;
  readonly link: string | null;
  readonly reach: (key: Uint8Array) => Reach;
  /** The game that has been started and not yet signed by all. */
  readonly pending: Sitting | null;
}): Lobby | null {
  const { plan, own, bots, opener, outside } = of.gathering;
  if (!plan) return null;
  const seats = plan.seats.map((s): LobbySeat => {
    const owner = s.bot && plan.seats.find((o) => s.bot && same(o.key, s.bot));
    const isOpener = same(s.key, plan.opener);
    return {
      key: hex(s.key),
      name: s.name,
      ready: s.bot !== null || isOpener || plan.ready.some((k) => same(k, s.key)),
      opener: isOpener,
      mine: same(s.key, own.keys.key),
      bot: owner ? { by: hex(owner.key), name: owner.name } : null,
      reach: bots.some((b) => same(b.keys.key, s.key)) ? 'here' : of.reach(s.bot ?? s.key),
    };
  });
  const { game, options, revision, locked, changed, watch } = plan;
  const closed = startClosed(plan, own.keys.key, (key) => of.reach(key) !== 'never', false);
  const watchers = watchersOf(of.gathering);
  const { code, link, pending } = of;
  const open = pending?.chain.referee.open;
  const unsigned = open ? open.owing.filter((s) => !open.given.has(s)) : [];
  const waiting = pending ? unsigned.map((s) => at(pending.roster.sitters, s).name) : [];
  const place = { watch, watchers, outside, opener, code, link };
  const sign = tableSign(seats.map((s) => s.key));
  return {
    ...{ at: 'gathering', game, options, revision, locked, seats, sign, ...place },
    ...{ startClosed: closed, changed, waiting },
  };
}
