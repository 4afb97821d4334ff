import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { hex, u32 } from '../../../src/core/bytes.ts';
import { hash } from '../../../src/core/hash.ts';
import { Out } from '../../../src/core/out.ts';
import type { Plain } from '../../../src/core/plain.ts';
import { at, perSeat, seatAt, seatsOf, type PerSeat, type Seat } from '../../../src/core/seat.ts';
import { faces, openCups, peek, rollDice, type Rolled, type Shown } from '../../../src/fair/dice.ts';
import type { Protocol } from '../../../src/fair/exchange.ts';
import { drawNumber } from '../../../src/fair/mix.ts';
import { keepsOf, play, seats, where, type Tamper } from './round-table.ts';
import { straightDice, straightLock, straightNumber, straightSeed } from './straight.ts';

type Vector = {
  seats: number;
  locks: string[];
  cups: string[];
  seed: string;
  dice: number[][];
  numbers: [number, number][];
};
const vectors = JSON.parse(readFileSync(new URL('./dice-vectors.json', import.meta.url), 'utf8')) as Vector[];

const three = seats(3);
const full = (of: readonly Seat[]): PerSeat<number> => perSeat(of, () => 5);
function* whole(cups: PerSeat<number>, whose: readonly Seat[], of = three): Protocol<{ rolled: Rolled; shown: Shown }> {
  const rolled = yield* rollDice(where(), of, cups);
  return { rolled, shown: yield* openCups(rolled, whose) };
}
const game = (tamper?: Tamper) => play(whole(full(three), three), three, tamper ? { tamper } : {});
const bytes = (body: Plain, field: string) => (body as Record<string, Uint8Array>)[field] ?? new Uint8Array();
const flipped = (b: Uint8Array): Uint8Array => b.map((x, i) => (i === 5 ? x ^ 1 : x));
const seatOne =
  (what: string, change: (body: Plain) => Plain): Tamper =>
  (entry) =>
    entry.what === what && entry.seat === 1 ? change(entry.body) : entry.body;
const secretOf = (seat: Seat, cup: Uint8Array): Uint8Array => at(keepsOf(three), seat).secret(seat, cup, 'cup');

for (const vector of vectors)
  it(`with ${vector.seats} seats the locks, the seed, the dice and the numbers are the frozen ones`, async () => {
    const of = seats(vector.seats);
    const seed = `vector ${vector.seats}`;
    const cups = perSeat(of, (s) => (s % 2 ? 4 : 5));
    const { value, log } = await play(whole(cups, of, of), of, { seed });
    const locks = log.filter((e) => e.what === 'lock').map((e) => hex(bytes(e.body, 'lock')));
    assert.deepEqual(locks, vector.locks);
    assert.deepEqual(
      of.map((s) => hex(bytes(log.find((e) => e.what === 'lock' && e.seat === s)?.body ?? null, 'cup'))),
      vector.cups,
    );
    assert.equal(hex(value?.rolled.seed ?? new Uint8Array()), vector.seed);
    assert.deepEqual(
      of.map((s) => value?.shown.dice[s]),
      vector.dice,
    );
    for (const [n, number] of vector.numbers)
      assert.equal((await play(drawNumber(where(), of, n), of, { seed })).value, number);
  });

for (const vector of vectors)
  it(`with ${vector.seats} seats a second, plain implementation comes to the same`, () => {
    const of = seats(vector.seats);
    const keeps = keepsOf(of, `vector ${vector.seats}`);
    const joint = where()('joint', 'roll');
    const values = of.map((s) => at(keeps, s).secret(s, joint, 'mix'));
    assert.deepEqual(
      values.map((value, s) => straightLock(joint, s, value).toString('hex')),
      vector.locks,
    );
    const seed = straightSeed(joint, values);
    assert.equal(seed.toString('hex'), vector.seed);
    for (const s of of) {
      const cup = where()(s, 'cup');
      const secret = at(keeps, s).secret(s, cup, 'cup');
      assert.equal(straightLock(cup, s, secret).toString('hex'), vector.cups[s]);
      assert.deepEqual(straightDice(cup, seed, s, secret, s % 2 ? 4 : 5), vector.dice[s]);
    }
    const number = where()('joint', 'number');
    const drawn = straightSeed(
      number,
      of.map((s) => at(keeps, s).secret(s, number, 'mix')),
    );
    for (const [n, want] of vector.numbers) assert.equal(straightNumber(n, drawn, number), want);
  });

it('dice are spread evenly, for every seat and every place in the cup', () => {
  const count = Array.from({ length: 6 }, () => Array.from({ length: 6 }, () => 0));
  const rolls = 6000;
  for (let i = 0; i < rolls; i++) {
    const seat = seatAt(i % 6);
    const rolled: Rolled = {
      seed: hash('mix', u32(i)),
      cups: { [seat]: { count: 6, ctx: hash('ctx', u32(i)), lock: new Uint8Array(64) } },
    };
    const dice = faces(rolled, seat, hash('seed', u32(i)).slice(0, 32));
    assert.equal(dice.length, 6);
    for (const [place, die] of dice.entries()) {
      const row = count[place] ?? [];
      row[die - 1] = (row[die - 1] ?? 0) + 1;
    }
  }
  // 20.5: the 0.1 % point of chi-square with 5 degrees of freedom; the seeds are fixed, so this holds or does not.
  for (const row of count) {
    const chi = row.reduce((sum, c) => sum + (c - rolls / 6) ** 2 / (rolls / 6), 0);
    assert.ok(chi < 20.5, `chi-square ${chi}: ${row.join(' ')}`);
  }
});

it('a long cup goes on into the next block of the stream', () => {
  const rolled: Rolled = {
    seed: new Uint8Array(64),
    cups: { [seatAt(0)]: { count: 200, ctx: new Uint8Array(64), lock: new Uint8Array(64) } },
  };
  const dice = faces(rolled, seatAt(0), new Uint8Array(32));
  assert.deepEqual(dice, straightDice(new Uint8Array(64), new Uint8Array(64), 0, new Uint8Array(32), 200));
});

it('each device sees its own dice and no others before the cups are lifted', async () => {
  const { value, keeps, log } = await game();
  assert.ok(value);
  for (const seat of three) {
    const own = peek(value.rolled, at(keeps, seat));
    assert.deepEqual(seatsOf(own), [seat]);
    assert.deepEqual(own[seat], value.shown.dice[seat]);
  }
  // What the table has heard before the opening does not contain any cup's secret.
  const heard = JSON.stringify(
    log.filter((e) => e.what !== 'open'),
    (_k, x: unknown) => (x instanceof Uint8Array ? hex(x) : x),
  );
  for (const seat of three) assert.ok(!heard.includes(hex(secretOf(seat, where()(seat, 'cup')))));
});

it('the public values alone do not give anybody dice', async () => {
  const { value, log } = await game();
  assert.ok(value);
  for (const seat of three) {
    const mixed = bytes(log.find((e) => e.what === 'mix' && e.seat === seat)?.body ?? null, 'value');
    assert.notDeepEqual(mixed, secretOf(seat, where()(seat, 'cup')));
  }
});

it('who is present without dice has a say in the seed, and seals no cup', async () => {
  const cups = { [seatAt(0)]: 2, [seatAt(1)]: 0, [seatAt(2)]: 3 };
  const { value, log, asked } = await play(whole(cups, [seatAt(0), seatAt(2)]), three);
  assert.deepEqual(Object.keys(log[1]?.body ?? {}), ['lock']);
  assert.deepEqual(asked[0]?.args, {
    cups: [
      [0, 2],
      [2, 3],
    ],
  });
  assert.deepEqual(seatsOf(value?.rolled.cups ?? {}), [0, 2]);
  assert.deepEqual([value?.shown.dice[seatAt(0)]?.length, value?.shown.dice[seatAt(2)]?.length], [2, 3]);
});

it('the same seats at another step roll other dice', async () => {
  const at7 = await play(rollDice(where(7), three, full(three)), three);
  const at8 = await play(rollDice(where(8), three, full(three)), three);
  assert.notDeepEqual(at7.value?.seed, at8.value?.seed);
  for (const seat of three)
    assert.notDeepEqual(at(at7.value?.cups ?? {}, seat).lock, at(at8.value?.cups ?? {}, seat).lock);
});

it('only the opening of cups waits for the barrier', async () => {
  const { asked } = await game();
  assert.deepEqual(
    asked.map((x) => [x.what, x.gives ?? false, x.choice ?? false]),
    [
      ['lock', false, false],
      ['mix', false, false],
      ['open', true, false],
    ],
  );
});

it('44: a seat that opens a different die is named, and the other cups stand', async () => {
  const { value, faults } = await game(seatOne('open', (b) => ({ secret: flipped(bytes(b, 'secret')) })));
  assert.deepEqual(faults, [{ code: 'lock', seat: 1 }]);
  assert.deepEqual(seatsOf(value?.shown.dice ?? {}), [0, 2]);
  assert.deepEqual(value?.shown.out?.seats, [1]);
  assert.deepEqual(value.shown.out.why, { 1: 'fault' });
});

it('44: a seat that opens a die of another roll is named', async () => {
  const earlier = secretOf(seatAt(1), where(6)(seatAt(1), 'cup'));
  const { faults } = await game(seatOne('open', () => ({ secret: earlier })));
  assert.deepEqual(faults, [{ code: 'lock', seat: 1 }]);
});

it('44: a seat that opens its public value in place of its secret is named', async () => {
  const mixed = at(keepsOf(three), seatAt(1)).secret(seatAt(1), where()('joint', 'roll'), 'mix');
  const { faults } = await game(seatOne('open', () => ({ secret: mixed })));
  assert.deepEqual(faults, [{ code: 'lock', seat: 1 }]);
});

it("41: a seat that copies another's cup cannot lift it", async () => {
  const { faults } = await game(({ what, seat, body }, log) => {
    if (seat !== 1 || what === 'mix') return body;
    const theirs = log.find((e) => e.what === what && e.seat === 0)?.body ?? null;
    return what === 'lock' ? { ...(body as object), cup: bytes(theirs, 'cup') } : theirs;
  });
  assert.deepEqual(faults, [{ code: 'lock', seat: 1 }]);
});

it('42: a seat that reveals another public value is named before any die is seen', async () => {
  const { faults, out, asked } = await game(seatOne('mix', (b) => ({ value: flipped(bytes(b, 'value')) })));
  assert.deepEqual(faults, [{ code: 'lock', seat: 1 }]);
  assert.deepEqual(out?.seats, [1]);
  assert.ok(!asked.some((x) => x.what === 'open'));
});

const lies: Record<string, [what: string, lie: (body: Plain) => Plain]> = {
  'no cup from a roller': ['lock', (b) => ({ lock: bytes(b, 'lock') })],
  'no public lock': ['lock', (b) => ({ cup: bytes(b, 'cup') })],
  'a short cup': ['lock', (b) => ({ ...(b as object), cup: bytes(b, 'cup').slice(1) })],
  'a long lock': ['lock', (b) => ({ ...(b as object), lock: Uint8Array.of(...bytes(b, 'lock'), 0) })],
  'something more beside the locks': ['lock', (b) => ({ ...(b as object), dice: [6, 6, 6, 6, 6] })],
  'no secret': ['open', () => ({})],
  'a short secret': ['open', (b) => ({ secret: bytes(b, 'secret').slice(1) })],
  'a long secret': ['open', (b) => ({ secret: Uint8Array.of(...bytes(b, 'secret'), 0) })],
  'dice instead of the secret': ['open', () => ({ secret: [6, 6, 6, 6, 6] })],
  'dice beside the secret': ['open', (b) => ({ ...(b as object), dice: [6] })],
};
for (const [name, [what, lie]] of Object.entries(lies))
  it(`${name} has no form`, async () => {
    const { faults } = await game(seatOne(what, lie));
    assert.deepEqual(faults, [{ code: 'shape', seat: 1 }]);
  });

it('a cup from a seat without dice has no form', async () => {
  const cups = { [seatAt(0)]: 5, [seatAt(2)]: 5 };
  const { faults } = await play(rollDice(where(), three, cups), three, {
    tamper: seatOne('lock', (b) => ({ ...(b as object), cup: new Uint8Array(64) })),
  });
  assert.deepEqual(faults, [{ code: 'shape', seat: 1 }]);
});

it('a seat that leaves keeps its cup closed, and nobody else opens twice', async () => {
  const six = seats(6);
  const { value, log, asked } = await play(whole(full(six), six, six), six, {
    leave: (what) => (what === 'open' ? [seatAt(1)] : []),
  });
  assert.deepEqual(seatsOf(value?.shown.dice ?? {}), [0, 2, 3, 4, 5]);
  assert.deepEqual(value?.shown.out?.seats, [1]);
  assert.equal(log.filter((e) => e.what === 'open').length, 5);
  assert.equal(asked.filter((x) => x.what === 'open').length, 1);
});

it('seats that go at the barrier in front are not asked; those who stay are', async () => {
  const six = seats(6);
  const { value } = await play(rollDice(where(), six, full(six)), six);
  assert.ok(value);
  const protocol = openCups(value, six);
  protocol.next();
  // At the barrier the others said an empty *seen*.
  const seen = perSeat(six.slice(1), () => null);
  const second = protocol.throw(new Out([seatAt(0)], { [seatAt(0)]: 'lost' }, seen));
  assert.deepEqual(second.done ? [] : second.value.owing, [1, 2, 3, 4, 5]);
  // Then two go while two have opened, one of them with a secret that does not fit.
  const open = (seat: Seat) => ({ secret: at(keepsOf(six), seat).secret(seat, at(value.cups, seat).ctx, 'cup') });
  const said = { [seatAt(1)]: open(seatAt(1)), [seatAt(2)]: open(seatAt(3)) };
  const third = protocol.throw(new Out([seatAt(4), seatAt(5)], { [seatAt(4)]: 'left', [seatAt(5)]: 'lost' }, said));
  assert.deepEqual(third.done ? [] : third.value.owing, [2, 3]);
  const end = protocol.next({
    said: { [seatAt(2)]: open(seatAt(2)), [seatAt(3)]: open(seatAt(3)) },
    closed: { step: 9, hash: new Uint8Array(64) },
  });
  assert.ok(end.done);
  assert.deepEqual(seatsOf(end.value.dice), [1, 2, 3]);
  assert.deepEqual(end.value.out?.seats, [0, 4, 5]);
  assert.deepEqual(end.value.out.why, { 0: 'lost', 4: 'left', 5: 'lost' });
});

it('when the last holder goes, nothing more is asked', async () => {
  const { value, asked } = await play(whole(full(three), [seatAt(2)]), three, {
    leave: (what) => (what === 'open' ? [seatAt(2)] : []),
  });
  assert.deepEqual(value?.shown.dice, {});
  assert.deepEqual(value.shown.out?.seats, [2]);
  assert.equal(asked.length, 3);
});
