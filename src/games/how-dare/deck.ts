// games/how-dare/deck.ts: which cards a game has, how many ducks are on each, and the answers of the printed ones. Knows no question.
import type { Seat } from '../../core/seat.ts';
import { deck } from './answers.ts';
import type { HowDareBoard, HowDareOptions, OwnCard } from './position.ts';
import { contenders } from './seats.ts';
import { unveilAnswer, unveilSize } from './veil.ts';

export const questionsPerCard = 6;
/** The three blank cards of the box come after the printed ones. */
export const blankFrom = 61;
/** A whole own pack has at most so many cards. */
export const largestPack = 30;

const printed = new Map(deck.map(([id, answers], i) => [id, { answers, i }]));
export const printedCards: readonly string[] = deck.map(([id]) => id);

/** Card i has 2 + (i mod 2) ducks, or by option 1 + (i mod 3). */
export const ducksAt = (i: number, { ducks }: HowDareOptions): number =>
  ducks === 'twoThree' ? 2 + (i % 2) : 1 + (i % 3);
export const ownCard = ({ own }: HowDareBoard, id: string | null): OwnCard | null =>
  own.find((c) => c.id === id) ?? null;
export const ducksOf = (board: HowDareBoard, id: string): number =>
  ownCard(board, id)?.ducks ?? ducksAt(printed.get(id)?.i ?? 0, board.options);
/** Who sits the round of this card out. A question master never bids, so it is nobody then. */
export function writerOf(board: HowDareBoard, id: string | null): Seat | null {
  return ownCard(board, id)?.by ?? null;
}

/** Who bids on a card: all contenders but its writer. */
export const biddersOn = (board: HowDareBoard, id: string | null): readonly Seat[] =>
  contenders(board).filter((s) => s !== writerOf(board, id));

/** Cards that can still come up in this game, as far as whoever knows the answers is here. */
export function unusedCards(board: HowDareBoard): readonly string[] {
  const own = board.own.filter((c) => board.playing.includes(c.by)).map((c) => c.id);
  const all = board.master === null ? [...printedCards, ...own] : own;
  return all.filter((id) => !board.used.includes(id));
}
/** Cards that may be drawn for a round now: a card is passed over while fewer than two would be left to bid. */
export const drawable = (board: HowDareBoard): readonly string[] =>
  unusedCards(board).filter((id) => biddersOn(board, id).length >= 2);

/** The answer of a printed card. Only the check asks for it. */
export const printedAnswer = (id: string, question: number): number =>
  unveilAnswer(id, printed.get(id)?.answers ?? '', question);
/** The power of ten near which somebody might guess the answer; null for an own card, which only its writer knows. */
export function roughSizeOf(id: string, question: number): number | null {
  const card = printed.get(id);
  return card ? unveilSize(id, card.answers, question) : null;
}
