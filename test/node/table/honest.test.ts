// test/node/table/honest.test.ts: what an honest device must never sign, and what a single seat must not be able to hold up.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ok } from '../../../src/core/result.ts';
import { seatAt, type Seat } from '../../../src/core/seat.ts';
import type { Exchange } from '../../../src/fair/exchange.ts';
import { Absence } from '../../../src/table/absence.ts';
import { Ballots } from '../../../src/table/ballots.ts';
import type { Chain } from '../../../src/table/chain.ts';
import { calm } from '../../../src/table/pace.ts';
import { race } from '../../../src/table/race.ts';

const seats = (...n: readonly number[]): Seat[] => n.map(seatAt);
const [table, sig] = [new Uint8Array(64), new Uint8Array(64)];
const present = seats(0, 1, 2, 3, 4);

it('a device that holds all entries refuses a set that it calls for itself, and does not vote for it as well', () => {
  const ballots = new Ballots(5, table, present);
  const [first, larger] = [ballots.motion(seats(4)), ballots.motion(seats(3, 4))];
  const vote = (seat: number, m: typeof first): unknown =>
    ballots.addVote({ what: { purpose: 'without', table, seat: seatAt(seat), ...m, head: table }, sig });
  vote(2, first);
  vote(0, larger);
  ballots.hearCall({ purpose: 'call', table, seat: seatAt(1), ...larger, yes: true, beat: 1 }, 0);
  const given = new Map(present.map((s) => [s, null]));
  const open = { step: 5, owing: present, given, exchange: { what: 'lock' } };
  const referee = { open, complete: true, headWithout: () => table };
  const chain = { ballots, referee } as unknown as Chain;
  const absence = new Absence({ chain, here: seats(2), clock: { now: () => 0, after: () => () => undefined }, pace: calm }); // prettier-ignore
  absence.tap(seats(3), true);
  const papers = absence.review().filter((p) => p.kind !== 'call');
  assert.deepEqual(papers.map((p) => p.kind), ['refuse']); // prettier-ignore
});

it('a seat that heard somebody whom the votes left out reports nobody, and is not blamed for it', () => {
  const script = race({ seats: present, ms: 1, stake: seatAt(0) }, present, () => (raw) => ok(raw as null));
  script.next();
  const said = { 0: null, 1: 'calza', 2: 'calza', 3: null, 4: null };
  const heard = script.next({ said, closed: { step: 7, hash: table } }).value as Exchange;
  const keep = (seat: number) => ({ heard: () => seatAt(seat) }) as never;
  assert.equal(heard.what, 'heard');
  assert.equal(heard.make(seatAt(0), keep(3), null), null);
  assert.equal(heard.make(seatAt(0), keep(2), null), 2);
});

it('a seat that refuses tries far ahead does not carry the next try off to a number that nobody can read', () => {
  const ballots = new Ballots(5, table, present);
  const refuse = (number: number): void =>
    void ballots.addRefusal({ what: { purpose: 'refuse', table, seat: seatAt(1), step: 5, prev: table, named: seats(4), number }, sig }); // prettier-ignore
  refuse(0xffffffff);
  assert.equal(ballots.nextNumber(seats(4)), 1);
  refuse(1);
  assert.equal(ballots.nextNumber(seats(4)), 2);
});
