// tools/statistics/orders.ts: where the cards of a small pack lie after three seats have shuffled it, two of them by an order that
// everybody knows: the protocol as it is played, key exchange, proofs and checks included.
import { u32, u8 } from '../../src/core/bytes.ts';
import { hash } from '../../src/core/hash.ts';
import { canonical, readCanonical, type Plain } from '../../src/core/plain.ts';
import type { Chance } from '../../src/core/ports.ts';
import { at, perSeat, seatAt, type PerSeat, type Seat } from '../../src/core/seat.ts';
import { group } from '../../src/fair/arithmetic.ts';
import { whereAt, type Where } from '../../src/fair/context.ts';
import { bare, unmasked } from '../../src/fair/deck/card.ts';
import { cardKeys, ownSecret } from '../../src/fair/deck/keys.ts';
import { mixPile } from '../../src/fair/deck/pile.ts';
import type { Anchor, Exchange, Keep, Protocol } from '../../src/fair/exchange.ts';
import { facesOf } from '../../src/fair/faces.ts';
import { shareOf } from '../../src/fair/masked.ts';
import { mod } from '../../src/fair/scalar.ts';
import { seeded } from '../../src/net/seeded.ts';
import { chiSquare, chiSquareBound, test, type Test } from './numbers.ts';

const seats = [seatAt(0), seatAt(1), seatAt(2)] as const;
const rules = hash('rules', u8(0));
const where = (anchor: Anchor): Where => whereAt({ table: hash('table', u8(0)), rules, round: 1, anchor });

const keepOf = (seat: Seat, random: Chance): Keep => {
  const secret = (of: Seat, ctx: Uint8Array, purpose: string): Uint8Array =>
    hash('seed', u8(of), ctx, canonical(purpose)).slice(0, 32);
  return {
    seats: [seat],
    secret,
    lasting: secret,
    answer: () => undefined,
    learn: () => undefined,
    forget: () => undefined,
    random,
    heard: () => null,
  };
};
/** Plays a protocol among honest apps; what they say goes through the wire and is judged. */
function play<T>(protocol: Protocol<T>, keeps: PerSeat<Keep>, first: number): T {
  const said = (x: Exchange, seat: Seat): Plain => {
    const read = x.read(seat, readCanonical(canonical(x.make(seat, at(keeps, seat), null))));
    const proved = read.ok ? (x.prove?.(seat, read.value) ?? read) : read;
    if (!read.ok || proved instanceof Promise || !proved.ok) throw new Error(`an honest ${x.what} was refused`);
    return read.value;
  };
  let r = protocol.next();
  for (let step = first; !r.done; step++) {
    const x = r.value;
    r = protocol.next({ said: perSeat(x.owing, (seat) => said(x, seat)), closed: { step, hash: hash('step', u32(step)) } }); // prettier-ignore
  }
  return r.value;
}

/** A generator that is stuck: its owner shuffles in an order, and with masks, that everybody can work out. */
const stuck =
  (byte: number): Chance =>
  (n) =>
    new Uint8Array(n).fill(byte);
/** A generator that has hardly any choice. */
const lazy = (good: Chance): Chance => (n) => (n === 4 ? Uint8Array.of(0, 0, 0, (good(1)[0] ?? 0) & 1) : good(n)); // prettier-ignore

/** How the pack lies after so many shuffles: place by place the card that was there before. */
function* orders(count: number, runs: number, chance: readonly [Chance, Chance, Chance]): Generator<readonly number[]> {
  const faces = facesOf(group(), rules, count);
  const keeps = perSeat(seats, (seat) => keepOf(seat, chance[seat] ?? stuck(0)));
  const keys = play(cardKeys(where({ step: 1, hash: hash('step', u8(1)) }), seats), keeps, 2);
  const secret = mod(seats.reduce((sum, seat) => sum + ownSecret(keys, seat, at(keeps, seat)), 0n));
  const pack = Array.from({ length: count }, (_, face) => bare(faces, face, keys.joint.point));
  for (let run = 0; run < runs; run++) {
    const step = 10 + 4 * run;
    const from = { step, hash: hash('step', u32(step)) };
    const pile = play(mixPile(where, from, keys, pack), keeps, step + 1);
    yield pile.map((card) => unmasked(faces, card, shareOf(group(), card, secret))); // eslint-disable-line no-restricted-syntax -- an order, not an ask
  }
}
/** Every place has every card equally often. Cells of permutations hang together: (n − 1)/n of the sum is chi-square with (n − 1)². */
function byPlace(what: string, count: number, all: readonly (readonly number[])[], control: boolean): Test {
  const cells = Array.from({ length: count * count }, () => 0);
  for (const order of all)
    for (const [place, card] of order.entries()) cells[count * place + card] = (cells[count * place + card] ?? 0) + 1;
  const statistic = (chiSquare(cells) * (count - 1)) / count;
  return test(`${what}: places of ${count} cards`, all.length, statistic, chiSquareBound((count - 1) ** 2), control);
}
/** Every order of four cards comes equally often. */
function byOrder(what: string, all: readonly (readonly number[])[], control: boolean): Test {
  const found = new Map<string, number>();
  for (const order of all) found.set(order.join(), (found.get(order.join()) ?? 0) + 1);
  const counts = [...found.values(), ...Array.from({ length: 24 - found.size }, () => 0)];
  return test(`${what}: orders of 4 cards`, all.length, chiSquare(counts), chiSquareBound(23), control);
}
/** One honest seat, first, second or last, between two whose orders are known; then tables without an honest seat. */
export function* shuffles(seed: number, runs: number): Generator<Test, void> {
  const known = [stuck(0x35), stuck(0x5a), stuck(0xc9)] as const;
  const tables: readonly (readonly [string, (honest: Chance) => readonly [Chance, Chance, Chance], boolean])[] = [
    ['only the first seat is honest', (honest) => [honest, known[1], known[2]], false],
    ['only the second seat is honest', (honest) => [known[0], honest, known[2]], false],
    ['only the last seat is honest', (honest) => [known[0], known[1], honest], false],
    ['no seat is honest', () => known, true],
    ['one seat draws one bit for a card', (honest) => [known[0], lazy(honest), known[2]], true],
  ];
  for (const [i, [what, chance, control]] of tables.entries()) {
    const times = control ? Math.max(40, Math.ceil(runs / 5)) : runs;
    const of = (count: number): readonly (readonly number[])[] => [...orders(count, times, chance(seeded(100 * seed + 10 * i + count).bytes))]; // prettier-ignore
    /* eslint-disable no-restricted-syntax -- tests, not asks */
    yield byOrder(what, of(4), control);
    if (!control) yield byPlace(what, 8, of(8), control);
  }
}
