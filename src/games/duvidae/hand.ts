// games/duvidae/hand.ts: what one seat may do with the cards that it holds, step by step and all at once. Reads only its own hand.
import type { Seat } from '../../core/seat.ts';
import { look, type Known, type Laid } from '../play.ts';
import { penaltyOf, rankOf, type Face } from './faces.ts';
import {
  challengeClosed,
  countClosed,
  isLastChance,
  mostCards,
  passClosed,
  shownClosed,
  topMeld,
  type Refusal,
} from './melds.ts';
import type { DuvidaeBoard, DuvidaeMove } from './position.ts';

export type Card = { readonly slot: number; readonly face: Face };

/** The own cards, lowest rank first: an order of the eye only, the table knows another. */
export function handOf(board: DuvidaeBoard, seat: Seat, known: Known): readonly Card[] {
  const cards = (board.hands[seat] ?? []).flatMap((card) => {
    const face = look<Face>(known, card);
    return face === undefined ? [] : [{ slot: card.sealed, face }];
  });
  return cards.sort((a, b) => a.face - b.face || a.slot - b.slot);
}

/** How many cards a seat on turn may lay now, with cards that can be shown for it. */
export const counts = (board: DuvidaeBoard, seat: Seat, hand: readonly Card[]): readonly number[] =>
  Array.from({ length: mostCards }, (_, i) => i + 1).filter(
    (n) => countClosed(board, seat, n) === null && hand.some((c) => shownClosed(board, n, c.face) === null),
  );
/** Why these cards cannot be laid with this one shown, or null. */
export const layClosed = (board: DuvidaeBoard, seat: Seat, cards: readonly Card[], shown: Card): Refusal | null =>
  countClosed(board, seat, cards.length) ?? shownClosed(board, cards.length, shown.face);

/** The card that is best shown: of the rank that most of the cards have, the highest of several; null: none of them beats the table. */
export function bestShown(board: DuvidaeBoard, cards: readonly Card[]): Card | null {
  const same = (card: Card): number => cards.filter((c) => rankOf(c.face) === rankOf(card.face)).length;
  const fit = cards.filter((card) => shownClosed(board, cards.length, card.face) === null);
  // A penalty counts only on closed cards, and only in a challenge: of equal ranks the dearest is shown.
  const order = (a: Card, b: Card): number => same(b) - same(a) || b.face - a.face;
  return fit.toSorted(order)[0] ?? null;
}
export const isBluff = (cards: readonly Card[], shown: Card): boolean =>
  cards.some((c) => rankOf(c.face) !== rankOf(shown.face));

export const laid = (cards: readonly Card[], shown: Card): Laid<DuvidaeMove> => ({
  move: { kind: 'play', n: cards.length },
  lay: [shown.slot, ...cards.filter((c) => c.slot !== shown.slot).map((c) => c.slot)],
});
const bare = (kind: 'challenge' | 'pass'): Laid<DuvidaeMove> => ({ move: { kind }, lay: [] });

/** The closed cards that keep a claim truest: those of the shown rank first, then the cheapest in a challenge. */
export const truest = (hand: readonly Card[], shown: Card, n: number): readonly Card[] =>
  closedBy(hand, shown, n, (c) => (rankOf(c.face) === rankOf(shown.face) ? 0 : 10) + penaltyOf(c.face));
/** The closed cards of a whole bluff: those of other ranks first, the cheapest in a challenge before the dear ones. */
export const falsest = (hand: readonly Card[], shown: Card, n: number): readonly Card[] =>
  closedBy(hand, shown, n, (c) => (rankOf(c.face) === rankOf(shown.face) ? 10 : 0) + penaltyOf(c.face));
const closedBy = (hand: readonly Card[], shown: Card, n: number, cost: (c: Card) => number): readonly Card[] => [
  shown,
  ...hand
    .filter((c) => c.slot !== shown.slot)
    .toSorted((a, b) => cost(a) - cost(b) || a.face - b.face)
    .slice(0, n - 1),
];

/**
 * Legal turns of a seat. Closed cards may be any, so they are not all listed: for each number and each face that can be
 * shown (equal faces once) there is the truest and the falsest choice of closed cards, at most 2 x 4 x 24 plays.
 */
export function turns(board: DuvidaeBoard, seat: Seat, known: Known): readonly Laid<DuvidaeMove>[] {
  if (board.phase !== 'play' || board.turn !== seat) return [];
  const hand = handOf(board, seat, known);
  const faces = hand.filter((c, i) => hand[i - 1]?.face !== c.face);
  const plays = counts(board, seat, hand).flatMap((n) =>
    faces
      .filter((c) => shownClosed(board, n, c.face) === null)
      .flatMap((c) => {
        const both = [laid(truest(hand, c, n), c), laid(falsest(hand, c, n), c)];
        return both[0]?.lay.join() === both[1]?.lay.join() ? both.slice(0, 1) : both;
      }),
  );
  return [
    ...plays,
    ...(challengeClosed(board) ? [] : [bare('challenge')]),
    ...(passClosed(board) ? [] : [bare('pass')]),
  ];
}

/** Pass; leading: the lowest card alone (8.7). */
export function safeTurn(board: DuvidaeBoard, seat: Seat, known: Known): Laid<DuvidaeMove> {
  const [lowest] = handOf(board, seat, known);
  return topMeld(board) || !lowest || isLastChance(board) ? bare('pass') : laid([lowest], lowest);
}
