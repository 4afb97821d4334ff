// fair/mix.ts: a public value that no seat can steer: all lock one, then all open (fairness.md, Dice under cups). Knows no die.
import * as v from 'valibot';
import { concat, lp, same, u32, u8 } from '../core/bytes.ts';
import type { Tag } from '../core/domain.ts';
import { hash } from '../core/hash.ts';
import type { Plain } from '../core/plain.ts';
import { blame, ok, type Result } from '../core/result.ts';
import { at, type PerSeat, type Seat } from '../core/seat.ts';
import { reader, sized } from './body.ts';
import type { Where } from './context.ts';
import { exchange, type Exchange, type Keep, type Protocol } from './exchange.ts';

/** H(lock ‖ ctx ‖ seat ‖ value32): the seat is inside, so a lock cannot be copied. */
export const lock = (ctx: Uint8Array, seat: Seat, value: Uint8Array): Uint8Array => hash('lock', ctx, u8(seat), value);

/** Fine, or the fault `lock` of the seat whose value is not the one that it locked. */
export const keepsLock = (locked: Uint8Array, ctx: Uint8Array, seat: Seat, value: Uint8Array): Result<null> =>
  same(locked, lock(ctx, seat, value)) ? ok(null) : blame('lock', seat);

/** N = H(mix ‖ ctx ‖ value_0 ‖ … ‖ value_{n−1}), values in seat order. */
export const mixSeed = (ctx: Uint8Array, values: readonly Uint8Array[]): Uint8Array => hash('mix', ctx, ...values);

/** The endless stream of H(tag ‖ lp(N) ‖ parts ‖ u32 i), in blocks of 64 bytes. */
export function* blocks(tag: Tag, seed: Uint8Array, ...parts: readonly Uint8Array[]): Generator<Uint8Array, never> {
  const head = concat(lp(seed), ...parts);
  // eslint-disable-next-line no-restricted-syntax -- a stream of bytes, not a script that asks
  for (let i = 0; ; i++) yield hash(tag, head, u32(i));
}

/** A whole number in 0..n-1 for 1 ≤ n ≤ 2^32: big-endian words of the stream, those past the last whole n refused. */
export function jointNumber(n: number, seed: Uint8Array, ctx: Uint8Array): number {
  if (!Number.isInteger(n) || n < 1 || n > 2 ** 32) throw new Error(`no joint number below ${n}`);
  const limit = Math.floor(2 ** 32 / n) * n;
  for (const block of blocks('mix', seed, ctx)) {
    const words = new DataView(block.buffer, block.byteOffset, block.length);
    for (let i = 0; i < block.length; i += 4) {
      const word = words.getUint32(i);
      if (word < limit) return word % n;
    }
  }
  throw new Error('the stream has no end');
}

const readValue = reader(v.strictObject({ value: sized(32) }));
const readLock = reader(v.strictObject({ lock: sized(64) }));
/** A seat's own public value, closed until all have locked theirs. */
export const ownValue = (seat: Seat, keep: Keep, ctx: Uint8Array): Uint8Array => keep.secret(seat, ctx, 'mix');

/** All open the value that they locked under `ctx`; gives N. Nothing here is secret any more, so no barrier is due. */
export function* openValues(
  ctx: Uint8Array,
  seats: readonly Seat[],
  locks: PerSeat<{ readonly lock: Uint8Array }>,
): Protocol<Uint8Array> {
  const mix: Exchange<{ readonly value: Uint8Array }> = {
    what: 'mix',
    owing: seats,
    make: (seat, keep) => ({ value: ownValue(seat, keep, ctx) }),
    read: readValue,
    prove: (seat, { value }) => keepsLock(at(locks, seat).lock, ctx, seat, value),
  };
  const { said } = yield* exchange(mix);
  return mixSeed(
    ctx,
    seats.map((seat) => at(said, seat).value),
  );
}

/** Seats in seat order, whatever order they came in. */
export const inOrder = (seats: readonly Seat[]): readonly Seat[] => [...seats].sort((a, b) => a - b);

/** A joint public number in 0..n-1: lock, then mix. */
export function* drawNumber(where: Where, seats: readonly Seat[], n: number): Protocol<number> {
  const ctx = where('joint', 'number');
  const all = inOrder(seats);
  const locked: Exchange<{ readonly lock: Uint8Array }> = {
    what: 'lock',
    owing: all,
    args: { number: n } satisfies Plain,
    make: (seat, keep) => ({ lock: lock(ctx, seat, ownValue(seat, keep, ctx)) }),
    read: readLock,
  };
  const { said: locks } = yield* exchange(locked);
  return jointNumber(n, yield* openValues(ctx, all, locks), ctx);
}
