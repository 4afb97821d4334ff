// fair/deck/show.ts: holders open cards that are under their own keys (fairness.md, Opening).
import type { Out } from '../../core/out.ts';
import { at, seatsOf, type Seat } from '../../core/seat.ts';
import { reader } from '../body.ts';
import type { Where } from '../context.ts';
import type { Faces } from '../faces.ts';
import { inOrder } from '../mix.ts';
import { open, type Opening } from '../opening.ts';
import type { Protocol } from '../exchange.ts';
import { unmasked, type Card } from './card.ts';
import { judgeShares, makeShares, sharesForm, type Shares } from './deal.ts';
import { decoded, ownSecret, pieces } from './keys.ts';

/** A card by its slot. */
export type Slot = { readonly slot: number; readonly card: Card };

/** The faces of the cards, null where the holder went instead of opening. */
export function* showCards(
  where: Where,
  faces: Faces,
  slots: readonly Slot[],
): Protocol<{ readonly shown: readonly (number | null)[]; readonly out: Out | null }> {
  const of = (seat: Seat): readonly Slot[] => slots.filter(({ card }) => card.holder === seat && card.face === null);
  const ctxOf = (seat: Seat): Uint8Array =>
    where(
      seat,
      'open',
      of(seat).map((s) => s.slot),
    );
  const keysOf = (seat: Seat) => {
    const keys = of(seat)[0]?.card.keys;
    if (!keys) throw new Error(`seat ${seat} has no card to open`);
    return keys;
  };
  const masks = (seat: Seat) => of(seat).map((s) => s.card.mask);
  const opening: Opening<Shares> = {
    what: 'open',
    owing: inOrder([...new Set(slots.flatMap(({ card }) => (card.face === null && card.holder !== null ? [card.holder] : [])))]), // prettier-ignore
    args: { open: slots.map((s) => s.slot) },
    gives: true,
    make: (seat, keep) =>
      makeShares(
        'open',
        ctxOf(seat),
        at(keysOf(seat).own, seat),
        ownSecret(keysOf(seat), seat, keep),
        masks(seat),
        keep.random,
      ),
    read: (seat, body) => reader(sharesForm(of(seat).length))(seat, body),
    prove: (seat, said) => judgeShares('open', ctxOf(seat), seat, at(keysOf(seat).own, seat), masks(seat), said),
  };
  const { given, out } = yield* open(opening);
  const shown = new Map<number, number>();
  for (const seat of seatsOf(given))
    for (const [i, d] of pieces(at(given, seat).shares, 32).entries()) {
      const one = of(seat)[i];
      if (one) shown.set(one.slot, unmasked(faces, one.card.mask, decoded(d).point));
    }
  return { shown: slots.map(({ slot, card }) => card.face ?? shown.get(slot) ?? null), out };
}
