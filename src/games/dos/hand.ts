// games/dos/hand.ts: what a seat that knows its own cards may do: matches that hold, cards to place, the word (rules.md 3.2). Knows no other hand.
import { at, type Seat } from '../../core/seat.ts';
import { look, type Known, type Laid } from '../play.ts';
import { pointsOf, type Face } from './faces.ts';
import { catchClosed, drawClosed, leftAfter, stopClosed, targetClosed, wordClosed } from './legal.ts';
import { choicesOf, type Match } from './matching.ts';
import type { DosBoard, DosMove, Lying, PlaceMove, TurnMove } from './position.ts';

/** The own hand as far as this device knows it. */
export const handOf = (board: DosBoard, seat: Seat, known: Known): readonly Lying[] =>
  at(board.hands, seat).flatMap((thing) => {
    const face = look<Face>(known, thing);
    return face === undefined ? [] : [{ sealed: thing.sealed, face }];
  });

/** What may be said of these cards on a row card: left to itself the best, else one in colour and one without, where there are both. */
export function choices(board: DosBoard, row: Face, cards: readonly Face[]): readonly Match[] {
  const all = choicesOf(row, cards);
  const first = all.slice(0, 1);
  if (board.options.wildChoices === 'automatic') return first;
  return first[0]?.colour == null ? first : [...first, ...all.filter((m) => m.colour === null).slice(0, 1)];
}

/** Sets of so many cards, no two sets of the same faces. */
export function sets(hand: readonly Lying[], count: number): readonly (readonly Lying[])[] {
  const found = new Map<string, readonly Lying[]>();
  const sorted = hand.toSorted((a, b) => a.face - b.face);
  const grow = (from: number, taken: readonly Lying[]): void => {
    if (taken.length === count) {
      const key = taken.map((c) => c.face).join();
      if (!found.has(key)) found.set(key, taken);
      return;
    }
    for (const [i, card] of sorted.entries()) {
      const before = sorted[i - 1];
      if (i < from || (before && i > from && before.face === card.face)) continue;
      grow(i + 1, [...taken, card]);
    }
  };
  grow(0, []);
  return [...found.values()];
}

/** A match that holds, with the cards that make it. */
export type Possible = { readonly target: number; readonly cards: readonly Lying[]; readonly match: Match };
export function possible(board: DosBoard, hand: readonly Lying[]): readonly Possible[] {
  const laid = [...sets(hand, 1), ...sets(hand, 2)];
  return board.row.flatMap((row, target) =>
    targetClosed(row) === null
      ? laid.flatMap(
          (cards) =>
          choices(board, row.face, cards.map((c) => c.face)).map((match) => ({ target, cards, match })), // prettier-ignore
        )
      : [],
  );
}
/** A match as it is said and laid, without the word. */
export const matchOf = ({ target, cards, match }: Possible): Laid<TurnMove> => ({
  move: { kind: 'match', target, cards: cards.length === 2 ? 2 : 1, ...match, dos: false },
  lay: cards.map((c) => c.sealed),
});
export const placeOf = (cards: readonly Lying[]): Laid<PlaceMove> => ({
  move: { kind: 'place', cards: cards.length, dos: false },
  lay: cards.map((c) => c.sealed),
});
/** Whether the word may be said with this move. */
export function wordFits(board: DosBoard, seat: Seat, move: TurnMove | PlaceMove): boolean {
  return move.kind !== 'catch' && wordClosed(board, seat, leftAfter(board, seat, move)) === null;
}
/** The same move with the word. */
export const withWord = ({ move, lay }: Laid<TurnMove | PlaceMove>): Laid<TurnMove | PlaceMove> =>
  move.kind === 'catch' ? { move, lay } : { move: { ...move, dos: true }, lay };

/** The dearest cards of a hand. */
export const dearest = (hand: readonly Lying[], count: number): readonly Lying[] =>
  hand.toSorted((a, b) => pointsOf(b.face) - pointsOf(a.face)).slice(0, count);

function ofTurn(board: DosBoard, seat: Seat, hand: readonly Lying[]): readonly Laid<TurnMove>[] {
  const plain: TurnMove[] = [];
  if (drawClosed(board) === null) plain.push({ kind: 'draw', dos: false });
  if (stopClosed(board) === null) plain.push({ kind: 'stop', dos: false });
  for (const s of board.playing) if (catchClosed(board, seat, s) === null) plain.push({ kind: 'catch', seat: s });
  return [...possible(board, hand).map(matchOf), ...plain.map((move) => ({ move, lay: [] }))];
}
/** Every move that a seat may make now; of cards with equal faces one, of choices that change nothing one. */
export function moves(board: DosBoard, seat: Seat, known: Known): readonly DosMove[] {
  if (board.asked !== null) return board.asked === seat ? [{ kind: 'dos' }] : [];
  if (board.stake !== null)
    return board.stake !== seat && board.playing.includes(seat) ? [{ kind: 'catch', seat: board.stake }] : [];
  if (board.phase !== 'play' || board.turn !== seat || board.at === 'end') return [];
  const hand = handOf(board, seat, known);
  const laid = board.at === 'place' ? sets(hand, board.places).map(placeOf) : ofTurn(board, seat, hand);
  return laid.flatMap((one) => (wordFits(board, seat, one.move) ? [one, withWord(one)] : [one]));
}

/** Draw and stop, after a match stop; where cards must be placed, the dearest (8.7). It leaves the word to its player. */
export function safe(board: DosBoard, seat: Seat, known: Known): DosMove {
  if (board.asked === seat) return { kind: 'dos' };
  if (board.stake !== null) return { kind: 'catch', seat: board.stake };
  if (board.at === 'place') return placeOf(dearest(handOf(board, seat, known), board.places));
  const move: TurnMove = stopClosed(board) === null ? { kind: 'stop', dos: false } : { kind: 'draw', dos: false };
  return { move, lay: [] };
}
