// games/cards.ts: what card games share beyond single asks. Rules only: knows no key, socket, clock or DOM.
import type { PerSeat, Seat } from '../core/seat.ts';
import { deal, reshuffle, type Script, type Sealed } from './play.ts';

/** Where cards are drawn from: a face-down pile, and what comes back into it when it runs out. */
export type Stock<F extends number> = {
  readonly pile: readonly Sealed<F>[];
  readonly discard: readonly Sealed<F>[];
};
/** What was drawn (fewer than wanted when nothing is left) and what the stock is now. */
export type Drawn<F extends number> = Stock<F> & { readonly cards: readonly Sealed<F>[] };

/** Draws for one seat: as many as the pile has in one deal, then the discard pile becomes a new one and the rest is dealt. */
export function* draw<F extends number>(seat: Seat, count: number, stock: Stock<F>): Script<Drawn<F>> {
  const first = Math.min(count, stock.pile.length);
  const top = yield* dealt(seat, first, stock.pile);
  if (first === count || stock.discard.length === 0) return { ...stock, ...top };
  const { cards: pile } = yield* reshuffle(stock.discard);
  const rest = yield* dealt(seat, Math.min(count - first, pile.length), pile);
  return { pile: rest.pile, discard: [], cards: [...top.cards, ...rest.cards] };
}
function* dealt<F extends number>(
  seat: Seat,
  count: number,
  pile: readonly Sealed<F>[],
): Script<{ readonly cards: readonly Sealed<F>[]; readonly pile: readonly Sealed<F>[] }> {
  if (count === 0) return { cards: [], pile };
  const { hands, pile: left } = yield* deal(pile, { [seat]: count } satisfies PerSeat<number>);
  return { cards: hands[seat] ?? [], pile: left };
}
