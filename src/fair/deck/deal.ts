// fair/deck/deal.ts: cards of a pile are stripped to their receiver's key, or to nobody's (fairness.md, Share).
// A share is given once for a card of a pile that all have shuffled, behind the barrier, and never for a card that a player made.
import * as v from 'valibot';
import { concat } from '../../core/bytes.ts';
import type { Chance } from '../../core/ports.ts';
import { blame, ok, type Result } from '../../core/result.ts';
import { at, type Seat } from '../../core/seat.ts';
import { group } from '../arithmetic.ts';
import { reader, sized } from '../body.ts';
import type { Where } from '../context.ts';
import { checkEquality, proveEquality } from '../equality.ts';
import { exchange, type Exchange, type Protocol } from '../exchange.ts';
import { encoded, pointsIn, type Encoded } from '../fields.ts';
import type { Point } from '../group.ts';
import { bytesOf, left, shareOf, stripped, type Masked } from '../masked.ts';
import { once } from '../once.ts';
import { decoded, ownSecret, pieces, type CardKeys } from './keys.ts';

/** A card of a pile, by its slot, and who gets it; null: everybody sees it. */
export type Order = { readonly slot: number; readonly mask: Masked; readonly to: Seat | null };
/** D_j = x_j·A for every card that is not one's own, 32 bytes each, and one proof for all. */
export type Shares = { readonly shares: Uint8Array; readonly proof: Uint8Array };
export const sharesForm = (count: number) => v.strictObject({ shares: sized(32 * count), proof: sized(64) });

/** Whether D_i = x·A_i for all i with the secret of X: fine, or the fault of the seat. */
export function judgeShares(
  tag: 'share' | 'open',
  ctx: Uint8Array,
  seat: Seat,
  key: Encoded,
  cards: readonly Masked[],
  { shares, proof }: Shares,
): Result<null> {
  const code = tag === 'share' ? 'share' : 'opening';
  return once(ctx, { tag, key: key.bytes, cards: bytesOf(cards), shares, proof }, () => {
    const images = pointsIn(group(), shares, cards.length);
    if (!images.ok) return blame(code, seat, images.fault);
    const judged = checkEquality({
      group: group(),
      tag,
      ctx,
      key,
      bases: cards.map(left),
      images: images.value,
      proof,
    });
    return judged.ok ? ok(null) : blame(code, seat, judged.fault);
  });
}
/** A seat's own D for each card, with the proof. */
export function makeShares(
  tag: 'share' | 'open',
  ctx: Uint8Array,
  key: Encoded,
  secret: bigint,
  cards: readonly Masked[],
  random: Chance,
): Shares {
  const curve = group();
  const images = cards.map((card) => encoded(curve, shareOf(curve, card, secret)));
  const proof = proveEquality({ group: curve, tag, ctx, key, bases: cards.map(left), images, secret, random });
  return { shares: concat(...images.map(({ bytes }) => bytes)), proof };
}

/** Everybody gives the shares of all cards that others get, in one step; gives each card under its receiver's key (null: under none). */
export function* dealOut(where: Where, keys: CardKeys, orders: readonly Order[]): Protocol<readonly Masked[]> {
  const owed = (seat: Seat): readonly Order[] => orders.filter((o) => o.to !== seat);
  const ctxOf = (seat: Seat): Uint8Array =>
    where(
      seat,
      'deal',
      owed(seat).map((o) => o.slot),
    );
  const masks = (seat: Seat): readonly Masked[] => owed(seat).map((o) => o.mask);
  const share: Exchange<Shares> = {
    what: 'deal',
    owing: keys.seats.filter((seat) => owed(seat).length > 0),
    args: { deal: orders.map((o) => [o.slot, o.to]) },
    gives: true,
    make: (seat, keep) =>
      makeShares('share', ctxOf(seat), at(keys.own, seat), ownSecret(keys, seat, keep), masks(seat), keep.random),
    read: (seat, body) => reader(sharesForm(owed(seat).length))(seat, body),
    prove: (seat, said) => judgeShares('share', ctxOf(seat), seat, at(keys.own, seat), masks(seat), said),
  };
  const { said } = yield* exchange(share);
  const curve = group();
  const given = new Map<Order, Point[]>(orders.map((o) => [o, []]));
  for (const seat of share.owing) {
    const shares = pieces(at(said, seat).shares, 32).map(decoded);
    for (const [i, order] of owed(seat).entries())
      given.get(order)?.push(...shares.slice(i, i + 1).map((s) => s.point));
  }
  return orders.map((o) => stripped(curve, o.mask, given.get(o) ?? []));
}
