// fair/dice.ts: dice under cups: a joint seed that nobody steers, and for each cup a secret that stays on its device (fairness.md).
import * as v from 'valibot';
import { lp, u8 } from '../core/bytes.ts';
import { Out } from '../core/out.ts';
import { at, perSeat, seatsOf, type PerSeat, type Seat } from '../core/seat.ts';
import { reader, sized } from './body.ts';
import type { Where } from './context.ts';
import { exchange, type Exchange, type Keep, type Protocol } from './exchange.ts';
import { blocks, inOrder, keepsLock, lock, openValues, ownValue } from './mix.ts';
import { open, type Opening } from './opening.ts';

export type Die = 1 | 2 | 3 | 4 | 5 | 6;
/** A roll as everybody knows it: the seed N, and for each roller how many dice, the context of its cup and its lock. */
export type Rolled = {
  readonly seed: Uint8Array;
  readonly cups: PerSeat<{ readonly count: number; readonly ctx: Uint8Array; readonly lock: Uint8Array }>;
};
/** The dice of every cup that was opened; and who went instead of opening. */
export type Shown = { readonly dice: PerSeat<readonly Die[]>; readonly out: Out | null };

type Locks = { readonly lock: Uint8Array; readonly cup?: Uint8Array };
const readRoller = reader(v.strictObject({ lock: sized(64), cup: sized(64) }));
const readOther = reader(v.strictObject({ lock: sized(64) }));
const readSecret = reader(v.strictObject({ secret: sized(32) }));
const ownSecret = (seat: Seat, keep: Keep, ctx: Uint8Array): Uint8Array => keep.secret(seat, ctx, 'cup');

/** Everyone present locks a public value, every roller its cup's secret beside it; then all open the public values. */
export function* rollDice(where: Where, present: readonly Seat[], cups: PerSeat<number>): Protocol<Rolled> {
  const ctx = where('joint', 'roll');
  const all = inOrder(present);
  const rollers = seatsOf(cups).filter((seat) => at(cups, seat) > 0);
  if (!rollers.every((seat) => all.includes(seat))) throw new Error('a seat that is not there has a cup');
  const cupOf = perSeat(rollers, (seat) => where(seat, 'cup'));
  const locked: Exchange<Locks> = {
    what: 'lock',
    owing: all,
    args: { cups: rollers.map((seat) => [seat, at(cups, seat)]) },
    make: (seat, keep) => {
      const mine = lock(ctx, seat, ownValue(seat, keep, ctx));
      const cup = cupOf[seat];
      return cup ? { lock: mine, cup: lock(cup, seat, ownSecret(seat, keep, cup)) } : { lock: mine };
    },
    read: (seat, body) => (cupOf[seat] ? readRoller(seat, body) : readOther(seat, body)),
  };
  const { said: locks } = yield* exchange(locked);
  const seed = yield* openValues(ctx, all, locks);
  return {
    seed,
    cups: perSeat(rollers, (seat) => {
      const sealed = at(locks, seat).cup;
      if (!sealed) throw new Error(`no lock for the cup of seat ${seat}`);
      return { count: at(cups, seat), ctx: at(cupOf, seat), lock: sealed };
    }),
  };
}

/** The dice that a seat's secret makes: bytes of the stream (cup, N, ctx, seat, secret) below 252, face 1 + b mod 6. */
export function faces(rolled: Rolled, seat: Seat, secret: Uint8Array): readonly Die[] {
  const { count, ctx } = at(rolled.cups, seat);
  const dice: Die[] = [];
  for (const block of blocks('cup', rolled.seed, lp(ctx), u8(seat), lp(secret))) {
    for (const byte of block) {
      if (dice.length === count) return dice;
      if (byte < 252) dice.push((1 + (byte % 6)) as Die);
    }
  }
  return dice;
}

/** The dice that this device may look at: those under the cups of its own seats. */
export const peek = (rolled: Rolled, keep: Keep): PerSeat<readonly Die[]> =>
  perSeat(
    keep.seats.filter((seat) => rolled.cups[seat] !== undefined),
    (seat) => faces(rolled, seat, ownSecret(seat, keep, at(rolled.cups, seat).ctx)),
  );

/** Opens whole cups: each holder gives its secret, and everybody makes the same dice of it again. */
export function* openCups(rolled: Rolled, whose: readonly Seat[]): Protocol<Shown> {
  const opening: Opening<{ readonly secret: Uint8Array }> = {
    what: 'open',
    owing: inOrder(whose),
    gives: true,
    make: (seat, keep) => ({ secret: ownSecret(seat, keep, at(rolled.cups, seat).ctx) }),
    read: readSecret,
    prove: (seat, { secret }) => {
      const cup = at(rolled.cups, seat);
      return keepsLock(cup.lock, cup.ctx, seat, secret);
    },
  };
  const { given, out } = yield* open(opening);
  return { dice: perSeat(seatsOf(given), (seat) => faces(rolled, seat, at(given, seat).secret)), out };
}
