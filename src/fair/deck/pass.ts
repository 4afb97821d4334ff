// fair/deck/pass.ts: holders pass closed cards on, to a seat or back under the joint key (fairness.md, Transfer). Nobody else is needed.
import * as v from 'valibot';
import { concat } from '../../core/bytes.ts';
import type { Out } from '../../core/out.ts';
import { blame, ok, type Result } from '../../core/result.ts';
import { at, seatsOf, type Seat } from '../../core/seat.ts';
import { group } from '../arithmetic.ts';
import { reader, sized } from '../body.ts';
import type { Where } from '../context.ts';
import type { Protocol } from '../exchange.ts';
import type { Faces } from '../faces.ts';
import { bytesOf, maskedSize, readMasked, type Masked } from '../masked.ts';
import { inOrder } from '../mix.ts';
import { once } from '../once.ts';
import { open, type Opening } from '../opening.ts';
import { checkTransfer, proveTransfer, transferProofSize } from '../transfer.ts';
import { bare, enter, fresh, half } from './card.ts';
import { ownSecret, pieces, type CardKeys } from './keys.ts';
import type { Slot } from './show.ts';

/** (R, B') of every card, 64 bytes each, and a proof of 96 bytes for each. */
type Passed = { readonly cards: Uint8Array; readonly proofs: Uint8Array };
const form = (count: number) =>
  reader(v.strictObject({ cards: sized(maskedSize * count), proofs: sized(transferProofSize * count) }));

/** The cards under the new key: null where a holder went instead. Opened cards and those of `to` itself cost nothing. */
export function* passCards(
  where: Where,
  faces: Faces,
  keys: CardKeys,
  to: Seat | null,
  slots: readonly Slot[],
): Protocol<{ readonly masks: readonly (Masked | null)[]; readonly out: Out | null }> {
  const key = to === null ? keys.joint : at(keys.own, to);
  const closed = slots.filter(({ card }) => card.face === null && card.holder !== to);
  const of = (seat: Seat): readonly Slot[] => closed.filter(({ card }) => card.holder === seat);
  const ctxOf = (seat: Seat, slot: number): Uint8Array => where(seat, 'transfer', [slot]);
  /** First halves of this step, by who brought them first: nobody passes on under the mask of another. */
  const brought = new Map<string, Seat>();
  const judge = (seat: Seat, { cards, proofs }: Passed): Result<null> => {
    const masks = readMasked(group(), cards, of(seat).length);
    if (!masks.ok) return blame('transfer', seat, masks.fault);
    if (!fresh(keys, masks.value)) return blame('transfer', seat, 'repeated');
    const each = pieces(proofs, transferProofSize);
    for (const [i, { slot, card }] of of(seat).entries()) {
      const ctx = ctxOf(seat, slot);
      const [moved, proof] = [masks.value[i], each[i]];
      if (!moved || !proof) return blame('shape', seat);
      const verdict = once(ctx, { to: key.bytes, card: card.mask.bytes, moved: moved.bytes, proof }, () => {
        const from = at(keys.own, seat);
        const held = checkTransfer({ group: group(), ctx, from, to: key, card: card.mask, moved, proof });
        return held.ok ? ok(null) : blame('transfer', seat, held.fault);
      });
      if (!verdict.ok) return verdict;
    }
    if (masks.value.some((mask) => (brought.get(half(mask)) ?? seat) !== seat))
      return blame('transfer', seat, 'repeated');
    for (const mask of masks.value) brought.set(half(mask), seat);
    return ok(null);
  };
  const passing: Opening<Passed> = {
    what: to === null ? 'return' : 'take',
    owing: inOrder([...new Set(closed.flatMap(({ card }) => (card.holder === null ? [] : [card.holder])))]),
    args: { cards: slots.map((s) => s.slot), to },
    gives: true,
    choice: true,
    make: (seat, keep) => {
      const secret = ownSecret(keys, seat, keep);
      const from = at(keys.own, seat);
      const made = of(seat).map(({ slot, card }) =>
        proveTransfer({
          group: group(),
          ctx: ctxOf(seat, slot),
          from,
          to: key,
          card: card.mask,
          secret,
          random: keep.random,
        }),
      );
      return { cards: bytesOf(made.map((m) => m.moved)), proofs: concat(...made.map((m) => m.proof)) };
    },
    read: (seat, body) => form(of(seat).length)(seat, body),
    prove: judge,
  };
  const { given, out } = yield* open(passing);
  const passed = new Map<number, Masked>();
  for (const seat of seatsOf(given)) {
    const masks = enter(keys, at(given, seat).cards);
    for (const [i, { slot }] of of(seat).entries()) {
      const mask = masks[i];
      if (mask) passed.set(slot, mask);
    }
  }
  const masks = slots.map(({ slot, card }) => {
    if (card.face !== null) return bare(faces, card.face, key.point);
    return card.holder === to ? card.mask : (passed.get(slot) ?? null);
  });
  return { masks, out };
}
