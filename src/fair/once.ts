// fair/once.ts: a proof that was judged in this process need not be judged again: by another seat of a simulation, by evidence, by a replay.
import { hex } from '../core/bytes.ts';
import { hash } from '../core/hash.ts';
import { canonical, type Plain } from '../core/plain.ts';
import type { Result } from '../core/result.ts';

/** So many verdicts are remembered; then all are forgotten and the memo begins anew. */
const most = 20_000;
const known = new Map<string, Result<null>>();
let on = true;

/** Judges under a context that binds table, place in the log, seat and purpose; `body` holds all else that the verdict hangs on. */
export function once(ctx: Uint8Array, body: Plain, judge: () => Result<null>): Result<null> {
  if (!on) return judge();
  const name = hex(hash('ctx', ctx, canonical(body)).slice(0, 32));
  const had = known.get(name);
  if (had) return had;
  const verdict = judge();
  if (known.size >= most) known.clear();
  known.set(name, verdict);
  return verdict;
}
/** For simulations that check everything everywhere. */
export const judgeAlways = (): void => {
  on = false;
  known.clear();
};
