// table/whole.ts: whether a closed step holds all that may close it: every entry that was owed, goodbyes that stand, votes that carry.
// Says nothing of signatures, and nothing of what the entries say.
import { same } from '../core/bytes.ts';
import { blame, ok, type Result } from '../core/result.ts';
import { isQuorum, type Open } from './referee.ts';
import type { Goodbye } from './signed.ts';
import type { Closed } from './step.ts';

/** Fine, or the first seat whose part is missing, too much or out of place. `headAt`: the heads of the same log. */
export function whole(
  { given, named, votes }: Closed,
  open: Open,
  headAt: (step: number) => Uint8Array | undefined,
): Result<null> {
  const owed = open.owing.filter((s) => !named.includes(s));
  for (const [i, s] of owed.entries()) if (given[i]?.what.seat !== s) return blame('incomplete', s);
  const extra = given[owed.length];
  if (extra) return blame('not-owing', extra.what.seat);
  for (const { what } of given)
    if (what.purpose === 'goodbye' && !stands(what, open.step, headAt(what.at)))
      return blame('wrong-step', what.seat, 'goodbye');
  return named.length === 0 && votes.length === 0 ? ok(null) : carried(named, votes, open);
}
const stands = ({ from, at, on }: Goodbye, step: number, head: Uint8Array | undefined): boolean =>
  head !== undefined && same(head, on) && from <= step && from > at && from <= at + 2;

/** All the rest voted the same try, in seat order, and they are a quorum. */
function carried(named: Closed['named'], votes: Closed['votes'], { present }: Open): Result<null> {
  const rest = present.filter((s) => !named.includes(s));
  const number = Math.max(1, votes[0]?.what.number ?? 1);
  const missing = rest.find((s, i) => votes[i]?.what.seat !== s || votes[i].what.number !== number);
  if (missing !== undefined) return blame('quorum', missing);
  const sorted = named.every((s, i) => present.includes(s) && (i === 0 || s > (named[i - 1] ?? s)));
  const fits = named.length > 0 && sorted && votes.length === rest.length && isQuorum(present, rest);
  return fits ? ok(null) : blame('quorum', named[0] ?? votes[0]?.what.seat);
}
