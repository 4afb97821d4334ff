// Cards without a dealer, step by step: what honest seats get, and who is named when one of them lies (fairness.md, Gallery of cheats).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok } from '../../../../src/core/result.ts';
import type { Plain } from '../../../../src/core/plain.ts';
import { seen } from '../../../../src/fair/deck/card.ts';
import { dealOut } from '../../../../src/fair/deck/deal.ts';
import { playHand, type Turn } from '../../../../src/fair/deck/hand.ts';
import { passCards } from '../../../../src/fair/deck/pass.ts';
import { showCards } from '../../../../src/fair/deck/show.ts';
import { unmasked } from '../../../../src/fair/deck/card.ts';
import { group } from '../../../../src/fair/arithmetic.ts';
import type { Protocol } from '../../../../src/fair/exchange.ts';
import { keepsOf, play, where, type Tamper } from '../round-table.ts';
import { seats } from '../round-table.ts';
import { ana, ben, cem, dealt, faces, handOf, type Dealt } from './hand-of-cards.ts';

type Bytes = { [key: string]: Uint8Array };
const sorted = (all: readonly number[]): readonly number[] => [...all].sort((a, b) => a - b);
/** Changes one byte of one field in the entry of a seat. */
const flip =
  (what: string, seat: number, field: string, at = 0): Tamper =>
  (entry) => {
    if (entry.what !== what || entry.seat !== seat) return entry.body;
    const body = structuredClone(entry.body) as Bytes;
    const bytes = body[field];
    assert.ok(bytes, `${what} has no ${field}`);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    return body;
  };
const facesSeen = ({ keys }: Dealt, d: Dealt, seat: 0 | 1 | 2): readonly number[] => {
  const keep = keepsOf(keys.seats)[keys.seats[seat] ?? ana];
  assert.ok(keep);
  return handOf(d, keys.seats[seat] ?? ana).map(({ card }) => seen(faces, card, keep));
};

test('every seat reads its own cards, all cards together are the pack, and nobody else has a share of them', async () => {
  const { value, faults } = await play(dealt(3), seats(3));
  assert.ok(value);
  assert.deepEqual(faults, []);
  const hands = ([0, 1, 2] as const).flatMap((s) => facesSeen(value, value, s));
  const rest = await play(dealOutAll(value), seats(3));
  const pack = Array.from({ length: 8 }, (_, i) => i % 6);
  assert.deepEqual(sorted([...hands, ...(rest.value ?? [])]), sorted(pack));
});
function* dealOutAll({ keys, pile }: Dealt): Protocol<readonly number[]> {
  const orders = pile.map(({ slot, card }) => ({ slot, mask: card.mask, to: null }));
  const masks = yield* dealOut(where(61), keys, orders);
  return masks.map((m) => unmasked(faces, m, group().zero));
}

test('with two seats, too, and with five', async () => {
  for (const n of [2, 5]) {
    const { value, faults } = await play(dealt(n), seats(n));
    assert.deepEqual(faults, []);
    assert.equal(value?.hands.length, n);
  }
});

/** The gallery: what is tampered with, whose entry it is, and the fault that names the seat. */
const lies: readonly (readonly [string, Tamper, string, number])[] = [
  ['3: shows another key than it locked', flip('key', 1, 'salt'), 'card-key', 1],
  ['1: shows a key without knowing its secret', flip('key', 1, 'proof'), 'card-key', 1],
  [
    '2: copies the key and proof of another seat',
    (e, log) => {
      if (e.seat !== 2) return e.body;
      if (e.what === 'key-lock') return log.find((l) => l.what === 'key-lock' && l.seat === 1)?.body ?? null;
      return e.what === 'key' ? (log.find((l) => l.what === 'key' && l.seat === 1)?.body ?? null) : e.body;
    },
    'card-key',
    2,
  ],
  ['12: a shuffle with a truncated proof', cut('shuffle', 1, 'proof'), 'shape', 1],
  ['6, 8: a shuffle whose outputs are changed', flip('shuffle', 1, 'cards', 40), 'shuffle', 1],
  ['9, 10, 11: a shuffle whose proof is of something else', flip('shuffle', 2, 'proof', 5), 'shuffle', 2],
  [
    '9: a shuffle of what the one before had before it',
    (e, log) => (e.what === 'shuffle' && e.seat === 2 ? (log.find((l) => l.what === 'shuffle' && l.seat === 0)?.body ?? null) : e.body), // prettier-ignore
    'shuffle',
    2,
  ],
  ['16: a wrong share with an honest proof', flip('deal', 0, 'shares', 3), 'share', 0],
  ['16: right shares with a wrong proof', flip('deal', 0, 'proof', 3), 'share', 0],
  [
    '18: right shares in the wrong order',
    (e) => {
      if (e.what !== 'deal' || e.seat !== 0) return e.body;
      const { shares, proof } = e.body as Bytes;
      assert.ok(shares && proof);
      return { shares: Uint8Array.from([...shares.slice(32, 64), ...shares.slice(0, 32), ...shares.slice(64)]), proof };
    },
    'share',
    0,
  ],
];
function cut(what: string, seat: number, field: string): Tamper {
  return (e) => {
    if (e.what !== what || e.seat !== seat) return e.body;
    const body = { ...(e.body as Bytes) };
    body[field] = (body[field] ?? new Uint8Array()).slice(1);
    return body;
  };
}
for (const [name, tamper, code, seat] of lies)
  test(`${name}: named`, async () => {
    const { faults, out } = await play(dealt(3), seats(3), { tamper });
    assert.deepEqual(faults[0] && { code: faults[0].code, seat: faults[0].seat }, { code, seat });
    assert.deepEqual(out?.seats, [seat]);
  });

const anyMove = { check: (raw: unknown) => ok(raw as Plain), lays: () => ({ up: 1, down: 1 }) };
/** Ana lays her two cards (of three, Ben's first given to her), one face up. */
function* turn(d: Dealt): Protocol<Turn> {
  return yield* playHand(where(70), faces, d.keys, ana, handOf(d, ana), anyMove);
}
const laid = async (tamper?: Tamper) => {
  const { value } = await play(dealt(3), seats(3));
  assert.ok(value);
  const lay = handOf(value, ana).map((s) => s.slot).reverse(); // prettier-ignore
  const played = await play(turn(value), seats(3), {
    answers: { [ana]: { move: 'play', lay } },
    ...(tamper ? { tamper } : {}),
  });
  return { ...played, dealt: value };
};
test('a card that is laid face up is shown with its proof, and the hand has a new order that nobody can follow', async () => {
  const { value, faults, dealt: d } = await laid();
  assert.deepEqual(faults, []);
  assert.ok(value);
  assert.equal(value.shown[0], facesSeen(d, d, 0)[1]);
  const before = handOf(d, ana).map(({ card }) => card.mask.bytes.join());
  assert.ok(value.hand.every((m) => !before.includes(m.bytes.join())));
});
for (const [name, part, field, code] of [
  ['28, 29: a hand mixed with another card or under another key', 'mixed', 'cards', 'shuffle'],
  ['28: a hand mixed with a proof of something else', 'mixed', 'proof', 'shuffle'],
  ['24: a card shown as another face', 'shown', 'shares', 'opening'],
  ['24: a card shown with a wrong proof', 'shown', 'proof', 'opening'],
] as const)
  test(`${name}: named`, async () => {
    const { faults } = await laid((e) => {
      const body = structuredClone(e.body) as unknown as { [part: string]: Bytes };
      const bytes = body[part]?.[field];
      assert.ok(bytes);
      bytes[1] = (bytes[1] ?? 0) ^ 1;
      return body;
    });
    assert.deepEqual(faults[0] && { code: faults[0].code, seat: faults[0].seat }, { code, seat: ana });
  });
test('30: a hand that is not mixed before it is played: named', async () => {
  const { faults } = await laid((e) => {
    const { move, shown } = e.body as { [key: string]: Plain };
    return { move: move ?? null, shown: shown ?? null };
  });
  assert.deepEqual(faults[0] && { code: faults[0].code, seat: faults[0].seat }, { code: 'shape', seat: ana });
});

test('a pile is picked up: the taker reads every card, a third seat none, and who goes leaves its cards behind', async () => {
  const { value: d } = await play(dealt(3), seats(3));
  assert.ok(d);
  const slots = [...handOf(d, ana), ...handOf(d, cem)];
  const honest = await play(passCards(where(80), faces, d.keys, ben, slots), seats(3));
  const keep = keepsOf(d.keys.seats)[ben];
  assert.ok(honest.value && keep);
  const got = honest.value.masks.map((mask) => {
    assert.ok(mask);
    return seen(faces, { mask, keys: d.keys, holder: ben, face: null }, keep);
  });
  assert.deepEqual(got, [...facesSeen(d, d, 0), ...facesSeen(d, d, 2)]);

  const left = await play(passCards(where(80), faces, d.keys, ben, slots), seats(3), {
    leave: (_what, turnOf) => (turnOf === 0 ? [cem] : []),
  });
  assert.deepEqual(left.value?.masks.map((m) => m !== null), [true, true, false, false]); // prettier-ignore
  assert.deepEqual(left.value.out?.seats, [cem]);
});
for (const [name, field, at] of [
  ['31, 32: a card passed on as another', 'cards', 33],
  ['33, 35: a proof of another key or another time', 'proofs', 5],
] as const)
  test(`${name}: named`, async () => {
    const { value: d } = await play(dealt(3), seats(3));
    assert.ok(d);
    const { faults } = await play(passCards(where(80), faces, d.keys, ben, handOf(d, ana)), seats(3), {
      tamper: flip('take', ana, field, at),
    });
    assert.deepEqual(faults[0] && { code: faults[0].code, seat: faults[0].seat }, { code: 'transfer', seat: ana });
  });
test('34: a card passed on under a mask that is in the log already: named', async () => {
  const { value: d } = await play(dealt(3), seats(3));
  assert.ok(d);
  const { faults } = await play(passCards(where(80), faces, d.keys, ben, handOf(d, ana)), seats(3), {
    tamper: (e) => {
      const { cards, proofs } = e.body as Bytes;
      const one = handOf(d, ana)[0]?.card.mask.bytes;
      assert.ok(cards && proofs && one);
      return { cards: Uint8Array.from([...one, ...cards.slice(64)]), proofs };
    },
  });
  assert.deepEqual(faults[0] && { code: faults[0].code, seat: faults[0].seat }, { code: 'transfer', seat: ana });
});

test('25: another card opened than the one that was challenged: named', async () => {
  const { value: d } = await play(dealt(3), seats(3));
  assert.ok(d);
  const [first, second] = handOf(d, ana);
  assert.ok(first && second);
  const other = await play(showCards(where(90), faces, [second]), seats(3));
  const { faults } = await play(showCards(where(90), faces, [first]), seats(3), {
    tamper: () => other.log[0]?.body ?? null,
  });
  assert.deepEqual(faults[0] && { code: faults[0].code, seat: faults[0].seat }, { code: 'opening', seat: ana });
});
test('opened cards are what their holders read, and who goes instead of opening leaves them closed', async () => {
  const { value: d } = await play(dealt(3), seats(3));
  assert.ok(d);
  const slots = [...handOf(d, ana), ...handOf(d, ben)];
  const honest = await play(showCards(where(90), faces, slots), seats(3));
  assert.deepEqual(honest.value?.shown, [...facesSeen(d, d, 0), ...facesSeen(d, d, 1)]);
  const left = await play(showCards(where(90), faces, slots), seats(3), {
    leave: (_what, turnOf) => (turnOf === 0 ? [ben] : []),
  });
  assert.deepEqual(left.value?.shown, [...facesSeen(d, d, 0), null, null]);
});
