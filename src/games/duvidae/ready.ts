// games/duvidae/ready.ts: the cards that lie ready to be played, and what they would claim. Knows only its own player's hand, and no DOM.
import type { Seat } from '../../core/seat.ts';
import { rankOf } from './faces.ts';
import { bestShown, isBluff, layClosed, type Card } from './hand.ts';
import { mostCards, type Refusal } from './melds.ts';
import type { DuvidaeBoard } from './position.ts';

/** What was picked by hand: cards, and perhaps which of them lies face up. */
export type Picked = { readonly slots: readonly number[]; readonly shown: number | null };
export const nothingPicked: Picked = { slots: [], shown: null };

export type Ready = {
  readonly cards: readonly Card[];
  /** The card that lies face up. */
  readonly shown: Card;
  /** It was chosen by hand, not for its player. */
  readonly chosen: boolean;
  readonly bluff: boolean;
  /** How many of the cards have not the claimed rank. */
  readonly others: number;
  /** Why this cannot be played now. */
  readonly closed: Refusal | null;
};

/** Takes a card or puts it back; null: there are four already. */
export function toggled(picked: Picked, slot: number): Picked | null {
  const { slots, shown } = picked;
  if (slots.includes(slot)) return { slots: slots.filter((s) => s !== slot), shown: shown === slot ? null : shown };
  return slots.length < mostCards ? { slots: [...slots, slot], shown } : null;
}
/** What is left of a choice when the hand has changed: a played hand has been mixed, so nothing. */
export function kept(picked: Picked, hand: readonly Card[]): Picked {
  const slots = picked.slots.filter((slot) => hand.some((c) => c.slot === slot));
  if (slots.length === picked.slots.length) return picked;
  return { slots, shown: picked.shown !== null && slots.includes(picked.shown) ? picked.shown : null };
}

/** The picked cards with the one that lies face up: by choice, else the best; null: nothing is picked. */
export function readied(board: DuvidaeBoard, seat: Seat, hand: readonly Card[], picked: Picked): Ready | null {
  const cards = hand.filter((c) => picked.slots.includes(c.slot));
  const mine = cards.find((c) => c.slot === picked.shown);
  const shown = mine ?? bestShown(board, cards) ?? cards.at(-1);
  if (!shown) return null;
  return {
    cards,
    shown,
    chosen: mine !== undefined,
    bluff: isBluff(cards, shown),
    others: cards.filter((c) => rankOf(c.face) !== rankOf(shown.face)).length,
    closed: layClosed(board, seat, cards, shown),
  };
}
