// test/node/table/vote-search.test.ts: every order in which honest seats can sign, hear, vote, refuse and close one step, with the ballots of the
// table itself deciding: no two seats that still sit together may have left the step differently (log.md, What the exhaustive search says).
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { seatAt, type Seat } from '../../../src/core/seat.ts';
import { Ballots } from '../../../src/table/ballots.ts';
import { isQuorum } from '../../../src/table/referee.ts';
import type { Motion } from '../../../src/table/signed.ts';

type Said = 'nothing' | 'vote' | 'refuse';
/** One seat: the entries it holds, what it said to each motion, whose votes and refusals it has heard, how it closed. */
type Mind = {
  readonly held: readonly boolean[];
  readonly said: readonly Said[];
  readonly votes: readonly (readonly boolean[])[];
  readonly refusals: readonly (readonly boolean[])[];
  /** null: open; -1: complete; else the motion. */
  readonly closed: number | null;
};
type State = readonly Mind[];
const [table, prev, sig] = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)];
const set = <T>(list: readonly T[], i: number, value: T): readonly T[] => list.map((x, n) => (n === i ? value : x));

function search(seats: number, owing: readonly number[], tries: number): { states: number; ends: ReadonlySet<string> } {
  const present = Array.from({ length: seats }, (_, i) => seatAt(i));
  const motions: Motion[] = [];
  for (let mask = 1; mask < 1 << seats; mask++) {
    const named = present.filter((s) => (mask >> s) & 1);
    const rest = present.filter((s) => !named.includes(s));
    if (!owing.some((s) => named.includes(seatAt(s))) || !isQuorum(present, rest)) continue;
    for (let number = 1; number <= tries; number++) motions.push({ step: 1, prev, named, number });
  }
  const namedIn = (k: number, s: Seat): boolean => motions[k]?.named.includes(s) === true;
  /** Each motion's own head: what the step would get without its seats. */
  const head = (k: number): Uint8Array => new Uint8Array(64).fill(1 + present.findIndex((s) => namedIn(k, s)));

  const known = new Map<string, Ballots>();
  const ballotsOf = ({ said, votes, refusals }: Mind, me: Seat): Ballots => {
    const name = JSON.stringify([me, said, votes, refusals]);
    const had = known.get(name);
    if (had) return had;
    const b = new Ballots(1, prev, present);
    motions.forEach((m, k) => {
      for (const s of present) {
        const [voted, refused] =
          s === me ? [said[k] === 'vote', said[k] === 'refuse'] : [votes[k]?.[s], refusals[k]?.[s]];
        if (voted) b.addVote({ what: { purpose: 'without', table, seat: s, ...m, head: head(k) }, sig });
        if (refused) b.addRefusal({ what: { purpose: 'refuse', table, seat: s, ...m }, sig });
      }
    });
    known.set(name, b);
    return b;
  };
  /** With a single try, ballots about a set say nothing to a seat that has not voted for it. */
  const deaf = (mind: Mind, k: number): boolean => tries === 1 && mind.said[k] !== 'vote';
  const holds = (mind: Mind, without: readonly Seat[]): boolean =>
    owing.every((s) => without.includes(seatAt(s)) || mind.held[s]);
  const mayVote = (mind: Mind, me: Seat, k: number): boolean => {
    const m = motions[k];
    const b = ballotsOf(mind, me);
    if (!m || mind.closed !== null || m.named.includes(me) || mind.said[k] !== 'nothing') return false;
    const bound = b.binding(me).flat();
    const complete = holds(mind, []) && b.free([me]); // nothing is missing: it would close
    return (
      holds(mind, m.named) && bound.every((s) => m.named.includes(s)) && b.nextNumber(m.named) === m.number && !complete
    );
  };
  const mayRefuse = (state: State, me: Seat, k: number): boolean =>
    state[me]?.said[k] === 'nothing' &&
    !namedIn(k, me) &&
    state[me].closed !== k &&
    state.some((o) => o.said[k] === 'vote');
  const closing = (mind: Mind, me: Seat): number | null => {
    if (mind.closed !== null) return null;
    const b = ballotsOf(mind, me);
    const law = b.carried().find((c) => b.mayClose(c.named, [me]) && holds(mind, c.named));
    if (law) return motions.findIndex((m) => m.named === law.named);
    return holds(mind, []) && b.free([me]) ? -1 : null;
  };
  function* next(state: State): Generator<State> {
    for (const me of present) {
      const mind = state[me];
      if (!mind) continue;
      const go = (change: Partial<Mind>): State => set(state, me, { ...mind, ...change });
      const out: State[] = [];
      for (const s of owing)
        if (!mind.held[s] && mind.closed === null && (s === me || state[s]?.held[s]))
          out.push(go({ held: set(mind.held, s, true) }));
      motions.forEach((_, k) => {
        if (mayVote(mind, me, k)) out.push(go({ said: set(mind.said, k, 'vote') }));
        if (mayRefuse(state, me, k)) out.push(go({ said: set(mind.said, k, 'refuse') }));
        for (const s of present) {
          if (s === me || mind.closed !== null || deaf(mind, k)) continue;
          if (state[s]?.said[k] === 'vote' && !mind.votes[k]?.[s])
            out.push(go({ votes: set(mind.votes, k, set(mind.votes[k] ?? [], s, true)) }));
          if (state[s]?.said[k] === 'refuse' && !mind.refusals[k]?.[s])
            out.push(go({ refusals: set(mind.refusals, k, set(mind.refusals[k] ?? [], s, true)) }));
        }
      });
      const closed = closing(mind, me);
      if (closed !== null) out.push(go({ closed }));
      for (const s of out) yield s; // eslint-disable-line no-restricted-syntax -- states, not asks
    }
  }
  const differ = (state: State): boolean =>
    present.some((a) =>
      present.some((b) => {
        const [x, y] = [state[a]?.closed ?? null, state[b]?.closed ?? null];
        return x !== null && y !== null && x !== y && !namedIn(x, b) && !namedIn(y, a);
      }),
    );
  const none = present.map(() => false);
  const empty: Mind = { held: none, said: motions.map(() => 'nothing'), votes: motions.map(() => none), refusals: motions.map(() => none), closed: null }; // prettier-ignore
  const seen = new Set<string>();
  const queue: State[] = [present.map(() => empty)];
  const ends = new Set<string>();
  for (let state = queue.pop(); state; state = queue.pop()) {
    assert.ok(!differ(state), `differ: ${JSON.stringify(state)}`);
    ends.add(state.map((m) => String(m.closed)).join());
    for (const s of next(state)) {
      const name = short(s);
      if (seen.has(name)) continue;
      seen.add(name);
      queue.push(s);
    }
  }
  return { states: seen.size, ends };
}
const short = (state: State): string =>
  state
    .map(({ held, said, votes, refusals, closed }) =>
      [
        held.map(Number).join(''),
        said.map((x) => x[0]).join(''),
        votes.flat().map(Number).join(''),
        refusals.flat().map(Number).join(''),
        closed,
      ].join('/'),
    )
    .join(' ');

it('three seats never leave a step differently when one of them owes', () => {
  const { states, ends } = search(3, [2], 2);
  assert.ok(states > 100, `${states} states`);
  assert.ok(ends.has('-1,-1,-1') && [...ends].some((e) => /^0,0/.test(e)), 'some end complete, some without the seat');
});
it('three seats never leave a step differently when all of them owe', () => {
  const { states, ends } = search(3, [0, 1, 2], 1);
  assert.ok(states > 5_000, `${states} states`);
  assert.ok(ends.has('-1,-1,-1') && ends.size > 4);
});
