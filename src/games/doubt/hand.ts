// games/doubt/hand.ts: the turns that a seat can make with the cards that it knows, and the safe one (rules.md 4.2, 4.7, 8.7).
import type { Seat } from '../../core/seat.ts';
import { look, type Known, type Laid } from '../play.ts';
import { claimOf, doubters, fits, jokerClosed, mostCards, passClosed } from './claims.ts';
import { height, isJoker, packs, type Card, type Face } from './faces.ts';
import type { DoubtBoard, DoubtMove, DoubtTurn } from './position.ts';

/** A card of a hand that its player knows. */
export type Held = { readonly slot: number; readonly face: Face };

/** The own hand as far as it is known, the lowest card first, Jokers last. */
export function heldBy(board: DoubtBoard, seat: Seat, known: Known): readonly Held[] {
  const { pack } = board.options;
  return (board.hands[seat] ?? [])
    .flatMap((thing) => {
      const face = look<Face>(known, thing);
      return face === undefined ? [] : [{ slot: thing.sealed, face }];
    })
    .sort((a, b) => height(pack, a.face) - height(pack, b.face));
}
export const laid = (move: DoubtTurn, cards: readonly Held[]): Laid<DoubtTurn> => ({
  move,
  lay: cards.map((c) => c.slot),
});
export const pass: Laid<DoubtTurn> = { move: { kind: 'pass' }, lay: [] };

/** Cards that may be declared: Jokers only where there is nothing else. */
export function declarable(board: DoubtBoard, hand: readonly Held[]): readonly Held[] {
  const plain = hand.filter((c) => !isJoker(board.options.pack, c.face));
  return plain.length > 0 ? plain : hand;
}
/** Everything that a Joker can stand for. */
export const namings = (board: DoubtBoard): readonly Card[] => {
  const { ranks, colours } = packs[board.options.pack];
  return ranks.flatMap((rank) => colours.map((colour) => ({ rank, colour })));
};
/** Cards that make the claim of a turn true. */
export function fitting(board: DoubtBoard, hand: readonly Held[], turn: DoubtTurn): readonly Held[] {
  const claim = claimOf(board, turn);
  return claim === null ? [] : hand.filter((c) => fits(board.options.pack, c.face, claim));
}
const claims = [
  { kind: 'place', claim: 'rank' },
  { kind: 'place', claim: 'colour' },
] as const satisfies readonly DoubtTurn[];

function declarations(board: DoubtBoard, seat: Seat, hand: readonly Held[]): readonly Laid<DoubtTurn>[] {
  return declarable(board, hand).flatMap((card) => {
    if (!isJoker(board.options.pack, card.face)) return [laid({ kind: 'declare' }, [card])];
    if (jokerClosed(board, seat) !== null) return [];
    return namings(board).map((named) => laid({ kind: 'declare', named }, [card]));
  });
}
/** Of more than one card any neighbours in the hand and all that are true: every set would be a quarter of a million. */
function plays(board: DoubtBoard, hand: readonly Held[]): readonly Laid<DoubtTurn>[] {
  const counts = Array.from({ length: Math.min(mostCards, hand.length) }, (_, i) => i + 1);
  return counts.flatMap((n) => {
    const turn = { kind: 'play', n } as const;
    const runs = hand.map((_, i) => [...hand, ...hand].slice(i, i + n));
    const rows = n === hand.length ? runs.slice(0, 1) : runs;
    const fit = fitting(board, hand, turn);
    return [...rows, ...(fit.length > n - 1 && n > 1 ? [fit.slice(0, n)] : [])].map((cards) => laid(turn, cards));
  });
}
/** The turns of a seat, or its word in a window. */
export function moves(board: DoubtBoard, seat: Seat, known: Known): readonly DoubtMove[] {
  if (board.phase === 'window') return doubters(board).includes(seat) ? [{ kind: 'doubt' }] : [];
  if (board.phase !== 'turn' || board.turn !== seat) return [];
  const hand = heldBy(board, seat, known);
  if (board.options.pack === 'standard') return plays(board, hand);
  if (board.declared === null) return declarations(board, seat, hand);
  const placed = claims.flatMap((turn) => hand.map((card) => laid(turn, [card])));
  return passClosed(board) ? placed : [...placed, pass];
}
/** Pass; declaring the lowest card; where one must place, one that makes the claim true, without one the lowest. */
export function safe(board: DoubtBoard, seat: Seat, known: Known): DoubtMove {
  if (board.phase === 'window') return { kind: 'doubt' }; // never asked: a window is let go
  const hand = heldBy(board, seat, known);
  if (board.options.pack === 'standard') {
    const turn = { kind: 'play', n: 1 } as const;
    return laid(turn, (fitting(board, hand, turn)[0] ? fitting(board, hand, turn) : hand).slice(0, 1));
  }
  if (board.declared === null) return declarations(board, seat, hand)[0] ?? pass;
  if (passClosed(board) === null) return pass;
  for (const turn of claims) {
    const fit = fitting(board, hand, turn);
    if (fit.length > 0) return laid(turn, fit.slice(0, 1));
  }
  return laid(claims[0], hand.slice(0, 1));
}
