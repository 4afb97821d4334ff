// fair/deck/keys.ts: fresh card keys for one round: locked, then shown with a proof of knowledge (fairness.md, Key generation).
// Whoever holds a key shows no more of it than X_i; no card is masked before all have shown theirs.
import * as v from 'valibot';
import { hex, same } from '../../core/bytes.ts';
import { hash } from '../../core/hash.ts';
import { blame, ok, type Result } from '../../core/result.ts';
import { at, perSeat, type PerSeat, type Seat } from '../../core/seat.ts';
import { group } from '../arithmetic.ts';
import { reader, sized } from '../body.ts';
import type { Where } from '../context.ts';
import { exchange, type Exchange, type Keep, type Protocol } from '../exchange.ts';
import { encoded, readPoint, type Encoded } from '../fields.ts';
import { inOrder } from '../mix.ts';
import { once } from '../once.ts';
import { checkPossession, provePossession } from '../possession.ts';
import { hashToScalar } from '../scalar.ts';

/** The keys of one round: whose they are, each X_i, their sum X, and the contexts that the secrets are made from. */
export type CardKeys = {
  readonly seats: readonly Seat[];
  readonly own: PerSeat<Encoded>;
  readonly joint: Encoded;
  readonly ctx: PerSeat<Uint8Array>;
  /** First halves (hex) of every masked card of this round: none may come twice (fairness.md, A11). */
  readonly used: Set<string>;
};
type Shown = { readonly key: Uint8Array; readonly salt: Uint8Array; readonly proof: Uint8Array };

const readLock = reader(v.strictObject({ lock: sized(64) }));
const readShown = reader(v.strictObject({ key: sized(32), salt: sized(32), proof: sized(64) }));

const secretIn = (keep: Keep, seat: Seat, ctx: Uint8Array): bigint =>
  hashToScalar(hash('key', ctx), keep.secret(seat, ctx, 'card-key'));
/** x_i of a seat of this device: from the round's seed, the same again after a reload. */
export const ownSecret = (keys: CardKeys, seat: Seat, keep: Keep): bigint => secretIn(keep, seat, at(keys.ctx, seat));

const lockOf = (ctx: Uint8Array, key: Uint8Array, salt: Uint8Array): Uint8Array => hash('key', ctx, key, salt);

/** All present lock a key, then show it. */
export function* cardKeys(where: Where, present: readonly Seat[]): Protocol<CardKeys> {
  const curve = group();
  const all = inOrder(present);
  const ctx = perSeat(all, (seat) => where(seat, 'key'));
  const keyOf = (seat: Seat, keep: Keep): Uint8Array =>
    curve.encode(curve.multiplyBase(secretIn(keep, seat, at(ctx, seat))));
  const saltOf = (seat: Seat, keep: Keep): Uint8Array => keep.secret(seat, at(ctx, seat), 'card-salt');

  const lock: Exchange<{ readonly lock: Uint8Array }> = {
    what: 'key-lock',
    owing: all,
    make: (seat, keep) => ({ lock: lockOf(at(ctx, seat), keyOf(seat, keep), saltOf(seat, keep)) }),
    read: readLock,
  };
  const { said: locks } = yield* exchange(lock);

  const shown = new Map<string, Seat>(); // judged in seat order: who shows a key that is taken already has copied it
  const judge = (seat: Seat, { key, salt, proof }: Shown): Result<null> => {
    const mine = at(ctx, seat);
    if (!same(at(locks, seat).lock, lockOf(mine, key, salt))) return blame('card-key', seat, 'lock');
    const point = readPoint(curve, key);
    if (!point.ok) return blame('card-key', seat, point.fault);
    const first = shown.get(hex(key)) ?? seat;
    if (first !== seat) return blame('card-key', seat, 'copied');
    const known = once(mine, { key, proof }, () => {
      const held = checkPossession({ group: curve, ctx: mine, key: point.value, proof });
      return held.ok ? ok(null) : blame('card-key', seat, held.fault);
    });
    if (known.ok) shown.set(hex(key), seat);
    return known;
  };
  const show: Exchange<Shown> = {
    what: 'key',
    owing: all,
    make: (seat, keep) => {
      const mine = at(ctx, seat);
      const secret = secretIn(keep, seat, mine);
      const key = encoded(curve, curve.multiplyBase(secret));
      const proof = provePossession({ group: curve, ctx: mine, key, secret, random: keep.random });
      return { key: key.bytes, salt: saltOf(seat, keep), proof };
    },
    read: readShown,
    prove: judge,
  };
  const { said } = yield* exchange(show);
  const own = perSeat(all, (seat) => decoded(at(said, seat).key));
  const joint = all.reduce((sum, s) => curve.add(sum, at(own, s).point), curve.zero);
  return {
    seats: all,
    own,
    joint: encoded(curve, joint),
    ctx,
    used: new Set(),
  };
}
/** The point of bytes that have been judged already. */
export function decoded(bytes: Uint8Array): Encoded {
  const point = readPoint(group(), bytes);
  if (!point.ok) throw new Error('bytes that passed their check are no point');
  return point.value;
}
/** Bytes of equal size side by side, cut apart again. */
export const pieces = (bytes: Uint8Array, size: number): readonly Uint8Array[] =>
  Array.from({ length: bytes.length / size }, (_, i) => bytes.subarray(i * size, (i + 1) * size));
