// table/race.ts: "whoever speaks first" without a clock and without a leader (architecture.md, Races).
import type { Plain } from '../core/plain.ts';
import { blame, ok, type Result } from '../core/result.ts';
import { at, seatAt, type Seat } from '../core/seat.ts';
import { exchange, type Protocol } from '../fair/exchange.ts';
import type { Check, Spoken, Window } from '../games/play.ts';

/** Everybody in the window speaks or lets it go; if several spoke, the silent say whom they heard first. */
export function* race(
  { seats, ms, stake }: Window,
  present: readonly Seat[],
  check: (seat: Seat) => Check<Plain>,
): Protocol<Spoken<Plain> | null> {
  const owing = seats.filter((s) => present.includes(s));
  const { said, closed } = yield* exchange<Plain>({
    what: 'window',
    owing,
    args: [ms, stake],
    choice: true,
    otherwise: null,
    asks: { kind: 'race', ms, check: (seat, raw) => (raw === null ? ok(null) : check(seat)(raw)) },
    make: (_seat, _keep, answer) => answer,
    read: (seat, body) => {
      if (body === null) return ok(null);
      const move = check(seat)(body);
      return move.ok ? move : blame('illegal', seat, move.fault);
    },
  });
  const spoke = owing.filter((s) => said[s] !== null && said[s] !== undefined);
  const [only] = spoke;
  if (only === undefined) return null;
  if (spoke.length === 1) return { seat: only, move: at(said, only), others: [] };
  const silent = owing.filter((s) => !spoke.includes(s));
  const heard = yield* exchange<Plain>({
    what: 'heard',
    owing: silent,
    choice: true,
    otherwise: null,
    // Whom we heard may have been left out by votes, too late to count as one who spoke.
    make: (_seat, keep) => spoke.find((s) => s === keep.heard(closed.step)) ?? null,
    read: (seat, body): Result<Plain> =>
      body === null || spoke.some((s) => s === body) ? ok(body as Seat | null) : blame('shape', seat),
  });
  const reports = silent.flatMap((s) => heard.said[s] ?? []).map((s) => seatAt(s as number));
  const first = firstHeard(spoke, reports, stake);
  return { seat: first, move: at(said, first), others: spoke.filter((s) => s !== first) };
}

/** Most reports win; a tie or no report goes to the seat at stake if it spoke, else to the nearest on its left. */
export function firstHeard(spoke: readonly Seat[], reports: readonly Seat[], stake: Seat): Seat {
  const votes = (s: Seat): number => reports.filter((r) => r === s).length;
  const most = Math.max(...spoke.map(votes));
  const best = spoke.filter((s) => votes(s) === most);
  // Seats are numbered clockwise: the nearest on the left of the stake comes first after it, the stake itself before all.
  const after = (s: Seat): number => (s - stake + 256) % 256;
  return best.reduce((a, b) => (after(b) < after(a) ? b : a));
}
