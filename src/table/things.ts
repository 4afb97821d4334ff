// table/things.ts: every hidden thing that a game has sealed so far, by its slot. Slots are counted; a card that is mixed gets a new one.
import type { Plain } from '../core/plain.ts';
import type { Seat } from '../core/seat.ts';
import type { Card } from '../fair/deck/card.ts';
import type { Slot } from '../fair/deck/show.ts';
import type { Rolled } from '../fair/dice.ts';
import type { SealedAnswers } from '../fair/sealed.ts';
import type { Check, Sealed } from '../games/play.ts';

/** A die under a cup, an answer that was written down, a card. */
export type Thing =
  | { readonly kind: 'die'; readonly seat: Seat; readonly index: number; readonly of: Rolled }
  | { readonly kind: 'answer'; readonly index: number; readonly of: SealedAnswers; readonly check: Check<Plain> }
  | { readonly kind: 'card'; readonly card: Card };

export class Things {
  readonly #all: Thing[] = [];

  add(thing: Thing): number {
    return this.#all.push(thing) - 1;
  }
  at({ sealed }: Sealed<Plain>): Thing {
    const thing = this.#all[sealed];
    if (!thing) throw new Error('the rules name a thing that was never sealed');
    return thing;
  }
  card(of: Sealed<Plain>): Card {
    const thing = this.at(of);
    if (thing.kind !== 'card') throw new Error('the rules take something for a card that is none');
    return thing.card;
  }
  slots(of: readonly Sealed<Plain>[]): readonly Slot[] {
    return of.map((one) => ({ slot: one.sealed, card: this.card(one) }));
  }
  addCard(card: Card): Sealed<number> {
    return { sealed: this.add({ kind: 'card', card }) };
  }
  /** A card under its slot has a new place, or a face. */
  change(slot: number, card: Card): void {
    this.#all[slot] = { kind: 'card', card };
  }
}
