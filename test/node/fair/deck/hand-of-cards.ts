// A small pack among a few seats, as protocols alone: keys, shuffle, deal; then whatever a test plays with the hands.
import { seatAt, type Seat } from '../../../../src/core/seat.ts';
import { group } from '../../../../src/fair/arithmetic.ts';
import { bare, type Card } from '../../../../src/fair/deck/card.ts';
import { dealOut } from '../../../../src/fair/deck/deal.ts';
import { cardKeys, type CardKeys } from '../../../../src/fair/deck/keys.ts';
import { mixPile } from '../../../../src/fair/deck/pile.ts';
import type { Slot } from '../../../../src/fair/deck/show.ts';
import type { Anchor, Protocol } from '../../../../src/fair/exchange.ts';
import { facesOf } from '../../../../src/fair/faces.ts';
import { hash } from '../../../../src/core/hash.ts';
import { utf8 } from '../../../../src/core/bytes.ts';
import { seats, where } from '../round-table.ts';

export const rules = hash('rules', utf8('some rules'));
export const faces = facesOf(group(), rules, 6);
export const [ana, ben, cem] = [seatAt(0), seatAt(1), seatAt(2)];
export const at = (anchor: Anchor) => where(anchor.step);
export const from: Anchor = { step: 50, hash: hash('step', utf8('from')) };

/** Two cards for each of `n` seats, the rest (two) in the pile: twelve faces 0..5, each twice, for five seats. */
export type Dealt = {
  readonly keys: CardKeys;
  readonly hands: readonly (readonly Slot[])[];
  readonly pile: readonly Slot[];
};
export function* dealt(n: number): Protocol<Dealt> {
  const keys = yield* cardKeys(where(1), seats(n));
  const pack = Array.from({ length: 2 * n + 2 }, (_, i) => bare(faces, i % 6, keys.joint.point));
  const pile = yield* mixPile(at, from, keys, pack);
  const slots = pile.map((mask, slot): Slot => ({ slot, card: { mask, keys, holder: null, face: null } }));
  const orders = slots.slice(0, 2 * n).map(({ slot, card }, i) => ({ slot, mask: card.mask, to: seatAt(i % n) }));
  const masks = yield* dealOut(where(60), keys, orders);
  const hands = seats(n).map((seat) =>
    orders.flatMap(({ slot, to }, i): Slot[] => {
      const mask = masks[i];
      const card: Card | null = mask ? { mask, keys, holder: seat, face: null } : null;
      return to === seat && card ? [{ slot, card }] : [];
    }),
  );
  return { keys, hands, pile: slots.slice(2 * n) };
}
export const handOf = ({ hands }: Dealt, seat: Seat): readonly Slot[] => hands[seat] ?? [];
