// games/doubt/mind.ts: what a player can know of cards that it does not hold: how likely a claim is true. Only public facts and the own cards.
import type { Seat } from '../../core/seat.ts';
import { look, type Known } from '../play.ts';
import { fits } from './claims.ts';
import { isJoker, packOf, type Face } from './faces.ts';
import { heldBy } from './hand.ts';
import { handSize } from './order.ts';
import type { Claim, DoubtBoard, Lay, Trace } from './position.ts';

/** How often a player bluffs that need not. */
const daring = 0.2;

/** Cards of a pack by face, as a purse from which seen ones are taken out. */
class Purse {
  readonly #left: Map<Face, number>;
  constructor(faces: readonly Face[]) {
    this.#left = new Map();
    for (const face of faces) this.#left.set(face, (this.#left.get(face) ?? 0) + 1);
  }
  out(face: Face): void {
    this.#left.set(face, Math.max(0, (this.#left.get(face) ?? 0) - 1));
  }
  /** How many are left, of all or of those that fit. */
  count(fit: (face: Face) => boolean = () => true): number {
    let sum = 0;
    for (const [face, n] of this.#left) if (fit(face)) sum += n;
    return sum;
  }
}
/** Faces that this player can remember going into hands: of every card only what was seen last. */
function remembered(board: DoubtBoard, known: Known, of: (t: Trace) => boolean): readonly Face[] {
  const last = new Map<Face, Trace>();
  for (const trace of board.traces) {
    const face = trace.face ?? look<Face>(known, trace.card);
    if (face !== undefined) last.set(face, trace);
  }
  return [...last].flatMap(([face, trace]) => (of(trace) ? [face] : []));
}

/** Cards that may lie anywhere: not in the own hand, not seen on the pile, not seen to go into a hand that has laid nothing since. */
function unplaced(board: DoubtBoard, seat: Seat, known: Known, from: Seat): Purse {
  const purse = new Purse(packOf(board.options.pack, board.options.jokers));
  for (const { face } of heldBy(board, seat, known)) purse.out(face);
  for (const { cards, faces } of board.pile)
    cards.forEach((card, i) => {
      const face = faces[i] ?? look<Face>(known, card);
      if (face !== undefined) purse.out(face);
    });
  const own = (t: Trace): boolean => t.seat === seat || t.seat === from;
  for (const face of remembered(board, known, (t) => !own(t) && t.laid === 0)) purse.out(face);
  return purse;
}
function choose(n: number, k: number): number {
  let c = k < 0 || k > n ? 0 : 1;
  for (let i = 0; i < k && c > 0; i++) c *= (n - i) / (i + 1);
  return c;
}
/** The chance that among `drawn` of `all` cards at least `want` are of those `good` (hypergeometric). */
export function atLeast(want: number, drawn: number, good: number, all: number): number {
  if (want <= 0) return 1;
  if (good < want || drawn < want) return 0;
  const ways = choose(all, drawn);
  let sum = 0;
  for (let k = want; k <= Math.min(drawn, good); k++) sum += choose(good, k) * choose(all - good, drawn - k);
  return Math.min(1, sum / ways);
}

/** How likely a claim that lies on the pile is true, for who knows this much; 0 and 1 are certain. */
export function truthOdds(board: DoubtBoard, seat: Seat, known: Known, { by, cards, claim }: Lay): number {
  if (claim === null) return 1;
  const { pack } = board.options;
  const fit = (face: Face): boolean => fits(pack, face, claim);
  const n = cards.length;
  const purse = unplaced(board, seat, known, by);
  const [good, all] = [purse.count(fit), purse.count()];
  if (good < n) return 0;
  if (good === all) return 1;
  // What was seen to go into that hand and may lie here now.
  const seen = remembered(board, known, (t) => t.seat === by && t.laid <= n + 2).filter(fit).length;
  if (seen >= n) return 0.95;
  const drawn = Math.min(all, handSize(board, by) + n);
  const has = (want: number): number => atLeast(want - seen, drawn, good, all);
  const { honest, bluff } = weights(board, n, has);
  return Math.min(0.96, Math.max(0.04, honest / (honest + bluff || 1)));
}
/** How often such a claim is made by who has the cards, and by who has not. */
function weights(board: DoubtBoard, n: number, has: (want: number) => number): { honest: number; bluff: number } {
  const honest = 1 - daring;
  if (board.options.pack === 'purple')
    return { honest: honest * has(1), bluff: (board.options.pass ? 2 * daring : 1) * (1 - has(1)) };
  // All cards of the rank are laid at once; who has none must bluff, mostly with one card.
  const exactly = (k: number): number => has(k) - has(k + 1);
  return { honest: honest * exactly(n), bluff: n === 1 ? exactly(0) : daring * exactly(n - 1) };
}

/** How likely somebody else takes a claim for true: the fewer of these cards one holds oneself, the more may be anywhere. */
export function credible(board: DoubtBoard, seat: Seat, known: Known, claim: Claim): number {
  const { jokers, pack } = board.options;
  const fit = (face: Face): boolean => !isJoker(pack, face) && fits(pack, face, claim);
  const total = packOf(pack, jokers).filter(fit).length;
  const open = board.pile.flatMap((lay) => lay.faces).filter((f) => f !== null && fit(f)).length;
  const own = heldBy(board, seat, known).filter((c) => fit(c.face)).length;
  return (total - open - own) / total;
}
