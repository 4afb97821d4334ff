import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Out } from '../../../src/core/out.ts';
import { canonical, readCanonical, type Plain } from '../../../src/core/plain.ts';
import { blame, ok } from '../../../src/core/result.ts';
import { perSeat, seatAt, type Seat } from '../../../src/core/seat.ts';
import { exchange, type Exchange, type Protocol } from '../../../src/fair/exchange.ts';
import { Referee } from '../../../src/table/referee.ts';
import { read } from '../../../src/table/signed.ts';
import { readMessage } from '../../../src/table/wire.ts';
import { hour, opened, sittingOf } from './played.ts';

const table = new Uint8Array(64).fill(7);
const sig = new Uint8Array(64);
const x = (what: string, owing: readonly Seat[], more: Partial<Exchange> = {}): Exchange => ({
  what,
  owing,
  make: () => what,
  read: (s, body) => (body === what ? ok(body) : blame('shape', s)),
  ...more,
});
type Told = { readonly out: Out[]; readonly said: Plain[] };
/** A referee over a script that asks for these exchanges one after another, whoever goes. */
function over(
  n: number,
  asked: (seats: readonly Seat[]) => readonly Exchange[],
): { referee: Referee<string>; told: Told } {
  const seats = Array.from({ length: n }, (_, i) => seatAt(i));
  const told: Told = { out: [], said: [] };
  function* script(): Protocol<string> {
    for (const one of asked(seats)) {
      try {
        told.said.push((yield* exchange(one)).said);
      } catch (e) {
        if (!(e instanceof Out)) throw e;
        told.out.push(e);
      }
    }
    return 'done';
  }
  const match = { protocol: script(), playing: () => seats, sight: () => null, gone: () => undefined };
  return { referee: new Referee<string>(table, seats, match).start(), told };
}
function give(referee: Referee<string>, seat: number, body?: Plain, digest?: Uint8Array): string {
  const open = referee.open;
  assert.ok(open);
  const { step, prev } = open;
  const said = body === undefined ? open.exchange.make(seatAt(seat), null as never, null) : body;
  const entry = { purpose: 'entry', table, seat: seatAt(seat), step, prev, digest: digest ?? open.digest, body: canonical(said) } as const; // prettier-ignore
  return referee.give({ what: entry, sig });
}
async function all(referee: Referee<string>): Promise<void> {
  for (const s of referee.open?.owing ?? []) give(referee, s);
  assert.ok((await referee.close([], [])).ok);
}
const asks = (r: Referee<string>): string => r.open?.exchange.what ?? 'over';
const choice = { choice: true } as const;
const gives = { gives: true } as const;

describe('the barrier', () => {
  it('stands between a choice and what gives a secret away, and all who are present owe it', async () => {
    const { referee } = over(3, ([a, b]) => [x('bid', [a as Seat], choice), x('open', [b as Seat], gives)]);
    await all(referee);
    assert.equal(asks(referee), 'seen');
    assert.deepEqual(referee.open?.owing, [0, 1, 2]);
    for (const s of [0, 1]) give(referee, s, null);
    assert.equal(referee.complete, false);
    assert.equal((await referee.close([], [])).ok, false, 'two of three are not all');
    give(referee, 2, null);
    assert.ok((await referee.close([], [])).ok);
    assert.equal(asks(referee), 'open');
  });

  it('is not asked for twice while nobody has had a choice again', async () => {
    const { referee } = over(3, (s) => [x('bid', s, choice), x('open', s, gives), x('share', s, gives), x('bid', s, choice), x('open', s, gives)]); // prettier-ignore
    const asked: string[] = [];
    while (referee.open) {
      asked.push(asks(referee));
      await all(referee);
    }
    assert.deepEqual(asked, ['bid', 'seen', 'open', 'share', 'bid', 'seen', 'open']);
  });

  it('is asked for after a carried vote, which is a choice too', async () => {
    const { referee } = over(4, (s) => [x('lock', s), x('open', s, gives)]);
    for (const s of [0, 1, 2]) give(referee, s);
    assert.ok((await referee.close([seatAt(3)], [])).ok);
    assert.equal(asks(referee), 'seen');
    assert.deepEqual(referee.open?.owing, [0, 1, 2]);
  });

  it('is not needed by two seats', async () => {
    const { referee } = over(2, (s) => [x('bid', s, choice), x('open', s, gives)]);
    await all(referee);
    assert.equal(asks(referee), 'open');
  });

  it('lets no opening out of any device before all have signed on the head that holds the last choice', async () => {
    let openings = 0;
    const world = await opened({
      seats: 4,
      seed: 11,
      network: { delay: [5, 900], reorder: 0.1 },
      wrap: (me, link) => ({
        ...link,
        close: () => link.close(),
        listen: (ear) => link.listen(ear),
        send: (bytes) => {
          const m = readMessage((readCanonical(bytes) as Plain[])[1]);
          const what = m?.kind === 'thing' ? read(m.thing) : undefined;
          if (what?.purpose === 'entry' && what.seat === me.seat) {
            const body = readCanonical(what.body);
            if (body instanceof Object && 'secret' in body) {
              openings += 1;
              const { steps } = sittingOf(me).chain.referee;
              const before = steps.slice(0, what.step);
              const last = before.findLastIndex(({ given }) => given.some(({ what: w }) => w.purpose === 'entry' && isMove(w.body))); // prettier-ignore
              const stood = before[last + 1]?.given.map((g) => g.what.seat) ?? [];
              const present = sittingOf(me).chain.referee.open?.present ?? [];
              assert.ok(present.length <= 2 || present.every((seat) => stood.includes(seat)), `step ${what.step}`);
            }
          }
          link.send(bytes);
        },
      }),
    });
    await world.play(hour);
    assert.ok(openings > 20, `${openings} openings`);
  });
});
const isMove = (body: Uint8Array): boolean => {
  const said = readCanonical(body);
  return said instanceof Object && 'kind' in said;
};

describe('an entry that is signed and wrong', () => {
  it('closes the step all the same and puts its seat out, with the fault', async () => {
    const { referee, told } = over(3, (s) => [x('lock', s), x('mix', s)]);
    give(referee, 0);
    give(referee, 1, 'rubbish');
    give(referee, 2);
    assert.ok((await referee.close([], [])).ok);
    assert.deepEqual(referee.faults, [{ code: 'shape', seat: 1, step: 0 }]);
    assert.equal(referee.goneWhy(seatAt(1)), 'fault');
    assert.deepEqual(told.out[0]?.seats, [1]);
    assert.deepEqual(Object.keys(told.out[0].said), ['0', '2'], 'what the others said is told');
    assert.deepEqual(referee.open?.owing, [0, 2]);
    assert.equal(give(referee, 1), 'not-owing');
  });

  it('is named for drift when its app sees another board', async () => {
    const { referee } = over(3, (s) => [x('lock', s), x('mix', s)]);
    give(referee, 0);
    give(referee, 1);
    give(referee, 2, undefined, new Uint8Array(64));
    await referee.close([], []);
    assert.deepEqual(referee.faults, [{ code: 'digest', seat: 2, step: 0 }]);
  });

  it('is judged by its proof too', async () => {
    const { referee } = over(2, (s) => [x('open', s, { prove: (seat) => Promise.resolve(seat === 1 ? blame('lock', seat) : ok(null)) })]); // prettier-ignore
    for (const s of [0, 1]) give(referee, s);
    await referee.close([], []);
    assert.deepEqual(referee.faults, [{ code: 'lock', seat: 1, step: 0 }]);
  });
});

describe('a step that closes without somebody', () => {
  it('puts out who owed an entry, and keeps who has a default', async () => {
    const lost = over(3, (s) => [x('lock', s), x('mix', s)]);
    for (const s of [0, 1]) give(lost.referee, s);
    await lost.referee.close([seatAt(2)], []);
    assert.equal(lost.referee.goneWhy(seatAt(2)), 'lost');

    const stays = over(3, (s) => [x('window', s, { otherwise: null }), x('mix', s)]);
    for (const s of [0, 1]) give(stays.referee, s, 'window');
    await stays.referee.close([seatAt(2)], []);
    assert.equal(stays.referee.goneWhy(seatAt(2)), null);
    assert.deepEqual(stays.told.said, [perSeat([0, 1, 2].map(seatAt), (s) => (s === 2 ? null : 'window'))]);
  });

  it('has another head than the same step with everybody', async () => {
    const [a, b] = [over(3, (s) => [x('lock', [s[0] as Seat])]), over(3, (s) => [x('lock', [s[0] as Seat])])];
    for (const { referee } of [a, b]) give(referee, 0);
    await a.referee.close([], []);
    await b.referee.close([seatAt(2)], []);
    assert.notDeepEqual(a.referee.head.hash, b.referee.head.hash);
    assert.equal(b.referee.goneWhy(seatAt(2)), null, 'who owed nothing stays');
  });

  it('cannot close while an entry of the rest is missing', async () => {
    const { referee } = over(3, (s) => [x('lock', s)]);
    give(referee, 0);
    const r = await referee.close([seatAt(2)], []);
    assert.deepEqual(r, { ok: false, fault: { code: 'incomplete' } });
    assert.equal(referee.head.step, -1);
  });
});

describe('what the open step takes', () => {
  it('is one body of each owing seat: the same again is known, another has two faces, a stranger owes nothing', () => {
    const { referee } = over(3, ([a, b]) => [x('lock', [a as Seat, b as Seat])]);
    assert.equal(give(referee, 0), 'new');
    assert.equal(give(referee, 0), 'known');
    assert.equal(give(referee, 0, 'other'), 'two-faces');
    assert.equal(give(referee, 2), 'not-owing');
  });
});
