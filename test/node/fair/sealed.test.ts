import assert from 'node:assert/strict';
import { it } from 'node:test';
import { Out } from '../../../src/core/out.ts';
import type { Plain } from '../../../src/core/plain.ts';
import { fail, ok } from '../../../src/core/result.ts';
import { at, seatAt, type PerSeat } from '../../../src/core/seat.ts';
import {
  openAnswers,
  sealedAnswers,
  sealOf,
  sealText,
  type Judge,
  type SealedAnswers,
  type TextJudge,
} from '../../../src/fair/sealed.ts';
import { keepsOf, play, seats, where, type Tamper } from './round-table.ts';

const three = seats(3);
const answers: PerSeat<Plain> = { [seatAt(0)]: 2, [seatAt(1)]: 0, [seatAt(2)]: 2 };
const vote: Judge = (raw) => (raw === 0 || raw === 1 || raw === 2 ? ok(raw) : fail('no-such-seat'));
const ask = (tamper?: Tamper) =>
  play(sealedAnswers(where(), three, vote), three, { answers, ...(tamper ? { tamper } : {}) });
const bytes = (body: Plain, field: string) => (body as Record<string, Uint8Array>)[field] ?? new Uint8Array();
const flipped = (b: Uint8Array): Uint8Array => b.map((x, i) => (i === 5 ? x ^ 1 : x));
const seatOne =
  (what: string, change: (body: Plain) => Plain): Tamper =>
  (entry) =>
    entry.what === what && entry.seat === 1 ? change(entry.body) : entry.body;

it('all answers come out as they were given', async () => {
  const { value, faults } = await ask();
  assert.deepEqual(value, answers);
  assert.deepEqual(faults, []);
});

it('the answers are asked for once, and what opens them waits for the barrier', async () => {
  const { asked } = await ask();
  assert.deepEqual(
    asked.map((x) => [x.what, x.asks?.kind, x.gives ?? false, x.choice ?? false]),
    [
      ['seal', 'together', false, false],
      ['unseal', undefined, true, true],
    ],
  );
});

it('two who answer the same seal differently, so no answer can be read early', async () => {
  const { log } = await ask();
  const [zero, , two] = log.map((e) => bytes(e.body, 'sealed'));
  assert.notDeepEqual(zero, two);
});

it('a seat that opens another answer than it sealed is named', async () => {
  const { faults, out } = await ask(seatOne('unseal', (b) => ({ ...(b as object), answer: 1 })));
  assert.deepEqual(faults, [{ code: 'lock', seat: 1 }]);
  assert.deepEqual(out?.seats, [1]);
});

it('a seat that opens with another salt is named', async () => {
  const { faults } = await ask(seatOne('unseal', (b) => ({ ...(b as object), salt: flipped(bytes(b, 'salt')) })));
  assert.deepEqual(faults, [{ code: 'lock', seat: 1 }]);
});

it("a seat that copies another's sealed answer and its opening is named", async () => {
  const { faults } = await ask(({ what, seat, body }, log) =>
    seat === 1 ? (log.find((e) => e.what === what && e.seat === 0)?.body ?? body) : body,
  );
  assert.deepEqual(faults, [{ code: 'lock', seat: 1 }]);
});

it('a seat that sealed a move which the rules do not know is named with the reason', async () => {
  const ctx = where()(seatAt(1), 'answer');
  const salt = at(keepsOf(three), seatAt(1)).secret(seatAt(1), ctx, 'seal 0');
  const { faults } = await ask(({ what, seat, body }) => {
    if (seat !== 1) return body;
    return what === 'seal' ? { sealed: sealOf(ctx, seatAt(1), 0, { salt, answer: 9 }) } : { salt, answer: 9 };
  });
  assert.deepEqual(faults, [{ code: 'illegal', seat: 1, why: 'no-such-seat' }]);
});

const lies: Record<string, [what: string, lie: (body: Plain) => Plain]> = {
  'an empty seal': ['seal', () => ({})],
  'a short seal': ['seal', (b) => ({ sealed: bytes(b, 'sealed').slice(1) })],
  'a long seal': ['seal', (b) => ({ sealed: Uint8Array.of(...bytes(b, 'sealed'), 0) })],
  'a seal with its answer beside it': ['seal', (b) => ({ ...(b as object), answer: 0 })],
  'an opening without an answer': ['unseal', (b) => ({ salt: bytes(b, 'salt') })],
  'an opening without a salt': ['unseal', () => ({ answer: 0 })],
  'a short salt': ['unseal', (b) => ({ ...(b as object), salt: bytes(b, 'salt').slice(1) })],
  'something more beside the answer': ['unseal', (b) => ({ ...(b as object), why: 'because' })],
};
for (const [name, [what, lie]] of Object.entries(lies))
  it(`${name} has no form`, async () => {
    const { faults } = await ask(seatOne(what, lie));
    assert.deepEqual(faults, [{ code: 'shape', seat: 1 }]);
  });

it('a device that has lost what it sealed says so itself', () => {
  const protocol = sealedAnswers(where(), three, vote);
  const seal = protocol.next();
  assert.ok(!seal.done);
  const said = { [seatAt(0)]: { sealed: new Uint8Array(64) } };
  const unseal = protocol.next({ said, closed: { step: 8, hash: new Uint8Array(64) } });
  assert.ok(!unseal.done);
  assert.throws(() => unseal.value.make(seatAt(0), at(keepsOf(three), seatAt(0)), null), /step 8 is lost/);
});

const judge: TextJudge = {
  check: (raw) => ok(raw as Plain),
  text: (raw, count) => (typeof raw === 'string' && count === 2 ? ok(raw) : fail('not-a-card')),
};
const word: Judge = (raw) => (typeof raw === 'string' ? ok(raw) : fail('no-word'));
const written = { text: 'My worst habit', answers: ['singing', 'dancing'] };
function* card(indices: readonly number[], of = seatAt(1)) {
  const sealed: SealedAnswers = yield* sealText(where(), of, judge);
  return {
    sealed,
    ...(yield* openAnswers(
      indices.map((index) => ({ of: sealed, index })),
      word,
    )),
  };
}
const author = { [seatAt(1)]: written };

it('a card shows its text at once and single answers later', async () => {
  const { value, log } = await play(card([1]), three, { answers: author });
  assert.equal(value?.sealed.text, 'My worst habit');
  assert.deepEqual(value.shown, ['dancing']);
  assert.ok(!JSON.stringify(log.map((e) => e.body)).includes('singing'));
});

it('answers come out in the order in which they were asked for', async () => {
  const { value } = await play(card([1, 0]), three, { answers: author });
  assert.deepEqual(value?.shown, ['dancing', 'singing']);
});

it('an author who opens another answer, or the other one, is named', async () => {
  for (const change of [
    (b: Plain) => [{ ...((b as Plain[])[0] as object), answer: 'juggling' }],
    (b: Plain) => [{ ...((b as Plain[])[0] as object), answer: 'dancing' }],
  ]) {
    const { faults, value } = await play(card([0]), three, { answers: author, tamper: seatOne('open', change) });
    assert.deepEqual(faults, [{ code: 'lock', seat: 1 }]);
    assert.deepEqual(value?.shown, [null]);
    assert.deepEqual(value.out?.seats, [1]);
  }
});

it('an author who opens too few, too many or none has sent no form', async () => {
  for (const change of [() => [], (b: Plain) => [...(b as Plain[]), ...(b as Plain[])], () => null, () => [null]]) {
    const { faults } = await play(card([0]), three, { answers: author, tamper: seatOne('open', change) });
    assert.deepEqual(faults, [{ code: 'shape', seat: 1 }]);
  }
});

it('a card whose text the table cannot take is refused when it is laid', async () => {
  for (const [lie, code] of [
    [(b: Plain) => ({ ...(b as object), text: 7 }), 'illegal'],
    [(b: Plain) => ({ ...(b as object), seals: [] }), 'illegal'],
    [(b: Plain) => ({ ...(b as object), seals: [new Uint8Array(63), new Uint8Array(64)] }), 'shape'],
    [(b: Plain) => ({ ...(b as object), more: 1 }), 'shape'],
    [() => ({ text: 'a' }), 'shape'],
  ] as const) {
    const { faults } = await play(card([0]), three, { answers: author, tamper: seatOne('seal', lie) });
    assert.equal(faults[0]?.code, code);
    assert.equal(faults[0].seat, 1);
  }
});

it('when one author of two goes, the other card is opened all the same', () => {
  const of = (seat: number): SealedAnswers => ({
    seat: seatAt(seat),
    text: 'a',
    ctx: where()(seatAt(seat), 'seal'),
    seals: [sealOf(where()(seatAt(seat), 'seal'), seatAt(seat), 0, { salt: new Uint8Array(32), answer: 'yes' })],
    step: 5,
  });
  const protocol = openAnswers(
    [of(2), of(0)].map((sealed) => ({ of: sealed, index: 0 })),
    word,
  );
  const first = protocol.next();
  assert.deepEqual(first.done ? [] : first.value.owing, [0, 2]);
  const said = { [seatAt(0)]: [{ salt: new Uint8Array(32), answer: 'yes' }] };
  const end = protocol.throw(new Out([seatAt(2)], { [seatAt(2)]: 'left' }, said));
  assert.ok(end.done);
  assert.deepEqual(end.value.shown, [null, 'yes']);
  assert.deepEqual(end.value.out?.seats, [2]);
});
