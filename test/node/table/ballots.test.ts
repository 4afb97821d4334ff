import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seatAt, type Seat } from '../../../src/core/seat.ts';
import { Ballots } from '../../../src/table/ballots.ts';
import { guilt } from '../../../src/table/proofs.ts';
import { isQuorum } from '../../../src/table/referee.ts';
import {
  bytesOf,
  type Entry,
  type Motion,
  type Refusal,
  type Signed,
  type Without,
} from '../../../src/table/signed.ts';

const seats = (...n: readonly number[]): readonly Seat[] => n.map(seatAt);
const [table, prev, sig] = [new Uint8Array(64).fill(1), new Uint8Array(64).fill(2), new Uint8Array(64)];
const headOf = (n: number): Uint8Array => new Uint8Array(64).fill(n);
const motion = (named: readonly Seat[], number = 1): Motion => ({ step: 5, prev, named, number });
const vote = (seat: number, m: Motion, head = 9): { what: Without; sig: Uint8Array } => ({
  what: { purpose: 'without', table, seat: seatAt(seat), ...m, head: headOf(head) },
  sig,
});
const refusal = (seat: number, m: Motion): { what: Refusal; sig: Uint8Array } => ({
  what: { purpose: 'refuse', table, seat: seatAt(seat), ...m },
  sig,
});
const ballots = (...present: readonly number[]): Ballots => new Ballots(5, prev, seats(...present));
/** A ballot with one vote of each of these seats. */
const voted = (b: Ballots, by: readonly number[], m: Motion, head = 9): Ballots => {
  for (const s of by) b.addVote(vote(s, m, head));
  return b;
};

describe('a quorum', () => {
  it('is more than half of those present, or just half with the lowest seat, and never one alone', () => {
    for (let n = 2; n <= 10; n++) {
      const all = Array.from({ length: n }, (_, i) => i + 3); // seats before 3 are gone
      for (let mask = 0; mask < 1 << n; mask++) {
        const rest = all.filter((_, i) => (mask >> i) & 1);
        const wanted = rest.length >= 2 && (rest.length * 2 > n || (rest.length * 2 === n && rest.includes(3)));
        assert.equal(isQuorum(seats(...all), seats(...rest)), wanted, `${rest.join()} of ${all.join()}`);
      }
    }
  });

  it('is never had by both halves of a torn table', () => {
    for (let n = 2; n <= 10; n++)
      for (let mask = 0; mask < 1 << n; mask++) {
        const all = Array.from({ length: n }, (_, i) => i);
        const [a, b] = [all.filter((i) => (mask >> i) & 1), all.filter((i) => !((mask >> i) & 1))];
        assert.ok(!(isQuorum(seats(...all), seats(...a)) && isQuorum(seats(...all), seats(...b))));
      }
  });
});

describe('a set of missing seats', () => {
  it('is carried when all the rest voted the same try with the same head', () => {
    const m = motion(seats(3));
    assert.equal(voted(ballots(0, 1, 2, 3), [0, 1], m).carried().length, 0);
    const [law] = voted(ballots(0, 1, 2, 3), [2, 1, 0], m).carried();
    assert.deepEqual(law?.named, seats(3));
    assert.deepEqual(law.votes.map((x) => x.what.seat), seats(0, 1, 2)); // prettier-ignore
    assert.equal(voted(voted(ballots(0, 1, 2, 3), [0, 1], m), [2], m, 8).carried().length, 0, 'another head');
    const next = voted(voted(ballots(0, 1, 2, 3), [0, 1], m), [2], motion(seats(3), 2));
    assert.equal(next.carried().length, 0, 'another try');
  });

  it('is never carried by less than a quorum', () => {
    assert.equal(voted(ballots(0, 1), [0], motion(seats(1))).carried().length, 0);
    assert.equal(voted(ballots(0, 1, 2, 3), [2, 3], motion(seats(0, 1))).carried().length, 0);
    assert.equal(voted(ballots(0, 1, 2, 3), [0, 1], motion(seats(2, 3))).carried().length, 1, 'half with the lowest');
  });

  it('binds whoever voted for it until somebody of its rest refuses', () => {
    const m = motion(seats(3));
    const b = voted(ballots(0, 1, 2, 3), [0], m);
    assert.deepEqual(b.binding(seatAt(0)), [seats(3)]);
    assert.deepEqual(b.binding(seatAt(1)), []);
    assert.ok(!b.free(seats(0)) && b.free(seats(1)));
    b.addRefusal(refusal(3, m));
    assert.ok(!b.free(seats(0)), 'the named seat cannot refuse it');
    b.addRefusal(refusal(2, m));
    assert.ok(b.free(seats(0)));
    assert.deepEqual(b.binding(seatAt(0)), []);
  });

  it('may close the step only for a seat that is bound by nothing beyond it', () => {
    const b = voted(voted(ballots(0, 1, 2, 3, 4), [0, 1, 2, 3], motion(seats(4))), [0], motion(seats(3, 4)));
    assert.ok(!b.mayClose(seats(4), seats(0)), 'seat 0 is bound by the larger set');
    assert.ok(b.mayClose(seats(4), seats(1)));
    assert.ok(b.mayClose(seats(3, 4), seats(0)), 'the larger set holds the smaller');
    b.addRefusal(refusal(2, motion(seats(3, 4))));
    assert.ok(b.mayClose(seats(4), seats(0)));
  });

  it('that was refused may be called again under the next number only', () => {
    const b = ballots(0, 1, 2);
    const named = seats(2);
    assert.equal(b.nextNumber(named), 1);
    b.addVote(vote(0, motion(named)));
    assert.equal(b.nextNumber(named), 1, 'a vote alone changes nothing');
    b.addRefusal(refusal(1, motion(named)));
    assert.equal(b.nextNumber(named), 2);
    assert.equal(b.nextNumber(seats(1)), 1, 'another set has its own numbers');
    b.addRefusal(refusal(1, motion(named, 2)));
    assert.deepEqual(b.motion(named), motion(named, 3));
  });

  it('stands only at its own step and head, and names only who is there', () => {
    const b = ballots(0, 1, 2);
    assert.ok(b.fits(motion(seats(2))));
    assert.ok(!b.fits({ ...motion(seats(2)), step: 6 }));
    assert.ok(!b.fits({ ...motion(seats(2)), prev: headOf(7) }));
    assert.ok(!b.fits(motion(seats(3))));
    assert.ok(!b.fits(motion(seats(2), 0)));
  });
});

describe('who votes and refuses the same try', () => {
  it('has proved itself guilty, in either order; two votes of one content have not', () => {
    const m = motion(seats(2));
    for (const first of ['vote', 'refusal'] as const) {
      const b = ballots(0, 1, 2);
      const half =
        first === 'vote'
          ? (b.addVote(vote(0, m)), b.addRefusal(refusal(0, m)))
          : (b.addRefusal(refusal(0, m)), b.addVote(vote(0, m)));
      assert.ok(typeof half === 'object');
      const things = [vote(0, m), refusal(0, m)].map((x) => ({
        ...x,
        purpose: x.what.purpose,
        bytes: bytesOf(x.what),
      }));
      assert.deepEqual(guilt(things, { present: () => seats(0, 1, 2), carried: () => [], headAt: () => undefined }), { seat: 0, step: 5, code: 'vote-and-refusal' }); // prettier-ignore
    }
    const b = ballots(0, 1, 2);
    b.addVote(vote(0, m));
    assert.equal(b.addVote(vote(0, m)), 'known');
    assert.equal(typeof b.addVote(vote(0, m, 8)), 'object', 'two heads for one try');
    assert.equal(b.addRefusal(refusal(0, motion(seats(2), 2))), 'new', 'the next try is another');
  });
});

describe('a sleeper who votes late for a set that the others have outgrown', () => {
  const [small, large] = [motion(seats(4)), motion(seats(3, 4))];
  const signed = (what: Without | Entry): Signed => ({ purpose: what.purpose, bytes: bytesOf(what), sig });
  /** All voted the small set, seat 3 last of all; 0, 1 and 2 had gone on by the large one. */
  const both = voted(voted(ballots(0, 1, 2, 3, 4), [0, 1, 2], large, 8), [0, 1, 2, 3], small, 9);
  const on = (head: number, seat = 0): Signed =>
    signed({ purpose: 'entry', table, seat: seatAt(seat), step: 6, prev: headOf(head), digest: sig, body: sig });
  const judged = (things: readonly Signed[], of = both): string =>
    guilt(things, { present: () => of.present, carried: () => of.carried(), headAt: () => undefined })?.code ??
    'nothing';
  const votes = (m: Motion): readonly Signed[] =>
    both.votes.filter((x) => x.what.named.length === m.named.length).map((x) => signed(x.what));

  it('finds the large set before the small one, and follows it', () => {
    assert.deepEqual(both.carried().map((c) => c.named), [seats(3, 4), seats(4)]); // prettier-ignore
  });
  it('proves nothing against who voted both and went on by the large one', () => {
    assert.equal(judged([...votes(small), on(8)]), 'nothing');
  });
  it('proves it against who went on by neither, or by the small one, or without the large one being voted through', () => {
    assert.equal(judged([...votes(small), on(7)]), 'vote-and-entry');
    assert.equal(judged([...votes(large), on(9)]), 'vote-and-entry');
    const alone = voted(voted(ballots(0, 1, 2, 3, 4), [0, 1], large, 8), [0, 1, 2, 3], small, 9);
    assert.equal(judged([...votes(small), on(8)], alone), 'vote-and-entry');
  });
  it('proves it against a seat of the small set whom the large one names', () => {
    assert.equal(judged([...votes(small), on(8, 3)]), 'vote-and-entry');
  });
});
