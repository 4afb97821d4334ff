// games/doubt/bot.ts: a player that remembers what was declared, opened and what went through its own hands; honest where it can be.
import type { Seat } from '../../core/seat.ts';
import type { Known, Laid } from '../play.ts';
import { claimOf, doubtClosed, fits, mostCards, passClosed, topLay } from './claims.ts';
import { cardOf, isJoker, packs, type Face } from './faces.ts';
import { declarable, fitting, heldBy, laid, moves, namings, pass, type Held } from './hand.ts';
import { credible, truthOdds } from './mind.ts';
import { active, handSize, pileSize } from './order.ts';
import type { DoubtBoard, DoubtMove, DoubtTurn, DoubtWord } from './position.ts';

type Dice = (n: number) => number;
/** From this turn on a bot doubts only what it knows to be false, and last cards. */
export const calmFrom = 150;
/** From this turn on it doubts nothing, so that hands only get smaller and every game between bots ends. */
export const silentFrom = 450;
const bluffOnceIn = 6;

/** The bot's move; null lets a window go. `dice(n)` gives a whole number in 0..n-1. */
export function bot(board: DoubtBoard, seat: Seat, known: Known, dice: Dice): DoubtMove | null {
  if (board.phase === 'window') return doubt(board, seat, known, dice);
  if (board.options.pack === 'standard') return play(board, seat, known, dice);
  return board.declared === null ? declare(board, seat, known, dice) : place(board, seat, known, dice);
}

/** Doubts what cannot be, never what must be; else by the odds, the price, and who else may speak up. */
function doubt(board: DoubtBoard, seat: Seat, known: Known, dice: Dice): DoubtWord | null {
  const top = topLay(board);
  if (!top || doubtClosed(board, seat) !== null || board.turns >= silentFrom) return null;
  const truth = truthOdds(board, seat, known, top);
  if (truth === 1) return null;
  if (truth === 0) return { kind: 'doubt' };
  const last = handSize(board, top.by) === 0;
  if (board.turns >= calmFrom && !last) return null;
  // A wrong doubt costs the pile; letting a lie pass costs only that the other comes nearer to the end.
  const near = handSize(board, top.by) <= 2 ? 0.12 : 0;
  const price = Math.min(0.2, pileSize(board) / 80);
  const rivals = 0.025 * Math.max(0, active(board).length - 3);
  const limit = last ? 0.85 : 0.6 + near - price - rivals + (dice(100) - 50) / 250;
  return truth < limit ? { kind: 'doubt' } : null;
}

/** Lays open the card that is of least use: the one with the fewest mates in the own hand. */
function declare(board: DoubtBoard, seat: Seat, known: Known, dice: Dice): Laid<DoubtTurn> {
  const hand = heldBy(board, seat, known);
  const card = best(declarable(board, hand), (c) => -mates(board, hand, c.face) + dice(100) / 200);
  if (!card) return moves(board, seat, known)[0] as Laid<DoubtTurn>;
  if (!isJoker(board.options.pack, card.face)) return laid({ kind: 'declare' }, [card]);
  const all = namings(board);
  const named = all[dice(all.length)];
  return laid({ kind: 'declare', ...(named ? { named } : {}) }, [card]);
}
/** A card that fits, if there is one; else a pass, or a bluff with the claim that is easiest to believe. */
function place(board: DoubtBoard, seat: Seat, known: Known, dice: Dice): Laid<DoubtTurn> {
  const hand = heldBy(board, seat, known);
  const turns = (['rank', 'colour'] as const).map((claim) => ({ kind: 'place', claim }) as const);
  const honest = turns.flatMap((turn) => fitting(board, hand, turn).map((card) => ({ turn, card })));
  // Jokers are kept for later: they fit everything.
  const use = ({ card }: (typeof honest)[number]): number =>
    (isJoker(board.options.pack, card.face) ? -9 : -mates(board, hand, card.face)) + dice(100) / 200;
  const true_ = best(honest, use);
  const late = board.turns >= calmFrom;
  const bluffs = !late && dice(bluffOnceIn) === 0 && hand.length > 1;
  if (true_ && !bluffs) return laid(true_.turn, [true_.card]);
  const mayPass = passClosed(board) === null;
  // With one card left it is better to wait: whoever declares it has won.
  if (mayPass && (late || hand.length === 1 || (!true_ && dice(2) > 0))) return pass;
  const turn = best(turns, (t) => {
    const claim = claimOf(board, t);
    return claim ? credible(board, seat, known, claim) + dice(100) / 500 : 0;
  });
  const card = best(spare(board, hand), (c) => -mates(board, hand, c.face) + dice(100) / 100);
  return turn && card ? laid(turn, [card]) : pass;
}
/** Standard pack: all that are due; without one a card that will not be due for long. Now and then one more than is true. */
function play(board: DoubtBoard, seat: Seat, known: Known, dice: Dice): Laid<DoubtTurn> {
  const hand = heldBy(board, seat, known);
  const claim = claimOf(board, { kind: 'play', n: 1 });
  const due = claim === null ? [] : hand.filter((c) => fits(board.options.pack, c.face, claim));
  const plain = due.filter((c) => !isJoker(board.options.pack, c.face));
  const true_ = (plain.length > 0 ? plain : due.slice(0, 1)).slice(0, mostCards);
  const rest = spare(board, hand).filter((c) => !true_.includes(c));
  const furthest = best(rest, (c) => waits(board, c.face) + dice(100) / 100);
  const more = true_.length === 0 || (board.turns < calmFrom && true_.length < 3 && dice(bluffOnceIn) === 0);
  const cards = more && furthest ? [...true_, furthest] : true_.length > 0 ? true_ : hand.slice(0, 1);
  return laid({ kind: 'play', n: cards.length }, cards);
}

/** What one would rather not keep: everything but Jokers, unless there is nothing else. */
const spare = (board: DoubtBoard, hand: readonly Held[]): readonly Held[] => declarable(board, hand);
/** Cards of the hand that share rank or colour with one of them. */
function mates(board: DoubtBoard, hand: readonly Held[], face: Face): number {
  const { pack } = board.options;
  const card = cardOf(pack, face);
  if (!card) return 14;
  return hand.filter(({ face: other }) => {
    const its = cardOf(pack, other);
    return other !== face && its !== null && (its.rank === card.rank || its.colour === card.colour);
  }).length;
}
/** Standard pack: how many turns of this seat pass before the rank of a card is due again. */
function waits(board: DoubtBoard, face: Face): number {
  const { ranks } = packs.standard;
  const card = cardOf('standard', face);
  if (!card || board.due === null) return 0;
  const players = active(board).length;
  const now = ranks.indexOf(board.due);
  for (let k = 1; k <= ranks.length; k++) if ((now + k * players) % ranks.length === ranks.indexOf(card.rank)) return k;
  return ranks.length + 1;
}
function best<T>(all: readonly T[], worth: (one: T) => number): T | null {
  let top: T | null = null;
  let most = -Infinity;
  for (const one of all) {
    const value = worth(one);
    if (value > most) [top, most] = [one, value];
  }
  return top;
}
