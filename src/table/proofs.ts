// table/proofs.ts: signed things that together prove that a seat cheated; anybody can judge them, most without the log (log.md, Blame).
import { same } from '../core/bytes.ts';
import type { Fault } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';
import { within } from './ballots.ts';
import { carries } from './referee.ts';
import {
  read,
  sameMotion,
  sayAlike,
  type Entry,
  type Goodbye,
  type Signed,
  type Statement,
  type Without,
} from './signed.ts';

/** The guilty seat and what it did. */
export type Guilt = {
  readonly seat: Seat;
  readonly step: number;
  readonly code: 'two-faces' | 'vote-and-refusal' | 'vote-and-entry';
};

/** What a proof may rest on besides itself: who sat at a step, for quorums, and what was voted through there; the head of a step, for goodbyes. */
export type Known = {
  readonly present: (step: number) => readonly Seat[];
  readonly carried: (step: number) => readonly { readonly named: readonly Seat[]; readonly head: Uint8Array }[];
  readonly headAt: (step: number) => Uint8Array | undefined;
};

/** Judges what the things say; their signatures are checked by the caller. */
export function guilt(things: readonly Signed[], known: Known): Guilt | null {
  const said = things.flatMap((t) => read(t) ?? []);
  const [a, b] = said;
  if (!a || !b || said.length !== things.length || !said.every((s) => same(s.table, a.table))) return null;
  if (things.length === 2) return pair(a, b, known);
  const last = said.at(-1);
  const votes = said.slice(0, -1).flatMap((s) => (s.purpose === 'without' ? [s] : []));
  return last?.purpose === 'entry' && votes.length === said.length - 1 ? deserter(votes, last, known) : null;
}
function pair(a: Statement, b: Statement, known: Known): Guilt | null {
  if (a.seat !== b.seat) return null;
  const { seat } = a;
  if (a.purpose === 'entry' && b.purpose === 'entry')
    return a.step === b.step && same(a.prev, b.prev) && !sayAlike(a, b)
      ? { seat, step: a.step, code: 'two-faces' }
      : null;
  if (a.purpose === 'goodbye' && b.purpose === 'goodbye')
    return sayAlike(a, b) ? null : { seat, step: Math.max(a.from, b.from), code: 'two-faces' };
  if (a.purpose === 'goodbye' && b.purpose === 'entry') return afterGoodbye(a, b, known);
  if (b.purpose === 'goodbye' && a.purpose === 'entry') return afterGoodbye(b, a, known);
  if (a.purpose === 'without' && b.purpose === 'without')
    return sameMotion(a, b) && !same(a.head, b.head) ? { seat, step: a.step, code: 'two-faces' } : null;
  const kinds = [a.purpose, b.purpose];
  if (!kinds.includes('without') || !kinds.includes('refuse')) return null;
  return sameMotion(a as Without, b as Without) ? { seat, step: (a as Without).step, code: 'vote-and-refusal' } : null;
}
/** An entry at a step for which the goodbye stood already, both on one branch: right after the head that it names, or further on in the log. */
function afterGoodbye(bye: Goodbye, entry: Entry, { headAt }: Known): Guilt | null {
  const [on, prev] = [headAt(bye.at), headAt(entry.step - 1)];
  const next = entry.step === bye.at + 1 && same(entry.prev, bye.on);
  const later = entry.step > bye.at && on && prev && same(on, bye.on) && same(prev, entry.prev);
  return entry.step >= bye.from && (next || later) ? { seat: entry.seat, step: entry.step, code: 'two-faces' } : null;
}
/**
 * All the rest voted a set through, and one of them signed on another head of that step all the same. A larger set that was voted
 * through excuses that: whoever voted both goes on by the larger, and the late vote of a sleeper can still carry the smaller.
 */
function deserter(votes: readonly Without[], entry: Entry, known: Known): Guilt | null {
  const [first] = votes;
  if (!first || !votes.every((x) => sameMotion(x, first) && same(x.head, first.head))) return null;
  const voted = votes.some((x) => x.seat === entry.seat);
  const other = entry.step === first.step + 1 && !same(entry.prev, first.head);
  if (!voted || !other || !carries(known.present(first.step), first.named, votes)) return null;
  const larger = known
    .carried(first.step)
    .filter((c) => c.named.length > first.named.length && within(first.named, c.named));
  if (larger.some((c) => same(c.head, entry.prev) && !c.named.includes(entry.seat))) return null;
  return { seat: entry.seat, step: first.step, code: 'vote-and-entry' };
}
/** The guilt as a fault that can be shown and kept. */
export const asFault = (g: Guilt): Fault => ({ code: g.code, seat: g.seat, step: g.step });
