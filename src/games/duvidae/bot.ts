// games/duvidae/bot.ts: a player that keeps count of every card it has seen, bluffs when it must and doubts by the odds.
import type { Seat } from '../../core/seat.ts';
import { look, type Known, type Laid } from '../play.ts';
import { packOf, penaltyOf, rankOf, type Face, type Rank } from './faces.ts';
import { counts, falsest, handOf, isBluff, laid, truest, type Card } from './hand.ts';
import { claimed, handSize, isLastChance, leftOf, shownClosed, sizeOf, topMeld } from './melds.ts';
import type { DuvidaeAnswer, DuvidaeBoard, DuvidaeMove } from './position.ts';

/** Cards that this seat has not seen, by rank: they lie in other hands, in the pile or closed on table and discards. */
type Unseen = { readonly all: number; readonly of: (rank: Rank) => number; readonly penalty: number };

/** Counts the pack down: what it holds, what it laid itself, what was shown and opened since the last shuffle. */
export function unseen(board: DuvidaeBoard, seat: Seat, known: Known): Unseen {
  const left = packOf(board.options.penalties).reduce<number[]>((all, f) => ((all[f] = (all[f] ?? 0) + 1), all), []);
  const cross = (face: Face | undefined): void => {
    if (face !== undefined) left[face] = Math.max(0, (left[face] ?? 0) - 1);
  };
  for (const card of handOf(board, seat, known)) cross(card.face);
  for (const meld of board.table) {
    cross(meld.shown);
    if (meld.by === seat) for (const card of meld.down) cross(look<Face>(known, card));
  }
  for (const card of board.discard) cross(board.seen[card.sealed] ?? look<Face>(known, card));
  const sum = (of: (face: Face) => number): number => left.reduce((total, n, face) => total + n * of(face), 0);
  const all = sum(() => 1);
  return {
    all,
    of: (rank) => sum((face) => (rankOf(face) === rank ? 1 : 0)),
    penalty: all === 0 ? 0 : sum(penaltyOf) / all,
  };
}
/** The chance that among `drawn` of `all` cards at least `want` are of those `good` (hypergeometric). */
export function atLeast(want: number, drawn: number, good: number, all: number): number {
  if (want <= 0) return 1;
  if (good < want || drawn < want) return 0;
  const choose = (n: number, k: number): number => {
    let c = k < 0 || k > n ? 0 : 1;
    for (let i = 0; i < k && c > 0; i++) c *= (n - i) / (i + 1);
    return c;
  };
  const ways = choose(all, drawn);
  let sum = 0;
  for (let k = want; k <= Math.min(drawn, good); k++) sum += choose(good, k) * choose(all - good, drawn - k);
  return Math.min(1, sum / ways);
}

/** How likely the last meld is true, for who has seen this much. 0 and 1 are certain. */
export function truthOdds(board: DuvidaeBoard, seat: Seat, known: Known): number {
  const last = topMeld(board);
  if (!last || last.down.length === 0) return 1;
  const { all, of } = unseen(board, seat, known);
  const good = of(claimed(last));
  if (good < last.down.length) return 0;
  if (good === all) return 1;
  const held = Math.min(all, handSize(board, last.by) + last.down.length);
  const could = atLeast(last.down.length, held, good, all);
  // It chose what to claim, so what it could do honestly it mostly did; who could not may still have bluffed.
  const chosen = 1 - (1 - could) ** 2;
  return Math.min(0.97, Math.max(0.03, chosen));
}

/** How likely others doubt such a play: more cards, an unlikely rank and an empty hand all look bold. */
function suspicion(board: DuvidaeBoard, seat: Seat, n: number, rank: Rank, leaves: number): number {
  if (n === 1) return 0;
  if (leaves === 0) return 0.97;
  const gone = board.table.filter((m) => claimed(m) === rank).length + (8 - Math.min(8, leaves + n)) / 16;
  const rivals = board.playing.length - 1;
  return Math.min(0.9, 0.1 + 0.13 * (n - 1) + 0.08 * gone + 0.02 * rivals + (handSize(board, seat) < 4 ? 0.1 : 0));
}
/** What a play is worth in cards: those that go, less what a doubt is likely to cost or bring. */
function worth(board: DuvidaeBoard, seat: Seat, hand: readonly Card[], cards: readonly Card[], shown: Card): number {
  const left = hand.length - cards.length;
  const bluff = isBluff(cards, shown);
  if (left === 0 && (cards.length === 1 || !bluff)) return 50;
  const doubted = suspicion(board, seat, cards.length, rankOf(shown.face), left);
  const price = 2 + cards.reduce((sum, c) => sum + (c.slot === shown.slot ? 0 : penaltyOf(c.face)), 0);
  // Low cards are hard to lay later unless one leads; high ones win tables.
  const spent = cards.reduce((sum, c) => sum + (bluff ? 0.04 : 0.06) * rankOf(c.face), 0);
  const gain = cards.length - spent + (left === 0 ? 10 * (1 - doubted) : 0);
  return bluff ? gain - doubted * (price + cards.length + 1) : gain + 0.6 * doubted * price;
}

/** The bot's answer: whom it points at, or its turn. `dice(n)` gives a whole number in 0..n-1. */
export function bot(board: DuvidaeBoard, seat: Seat, known: Known, dice: (n: number) => number): DuvidaeAnswer {
  if (board.phase === 'first') return { kind: 'point', left: 1 + dice(board.playing.length - 1) };
  return takeTurn(board, seat, known, dice);
}
function takeTurn(board: DuvidaeBoard, seat: Seat, known: Known, dice: (n: number) => number): Laid<DuvidaeMove> {
  const last = topMeld(board);
  const truth = truthOdds(board, seat, known);
  const challenge: Laid<DuvidaeMove> = { move: { kind: 'challenge' }, lay: [] };
  const pass: Laid<DuvidaeMove> = { move: { kind: 'pass' }, lay: [] };
  // In a last chance a wrong doubt costs nothing: the round is lost either way.
  if (isLastChance(board)) return truth === 1 ? pass : challenge;

  const hand = handOf(board, seat, known);
  const jitter = (): number => dice(1000) / 1000;
  const plays = counts(board, seat, hand).flatMap((n) =>
    hand
      .filter((c, i) => hand[i - 1]?.face !== c.face && shownClosed(board, n, c.face) === null)
      .flatMap((shown) =>
        [truest(hand, shown, n), falsest(hand, shown, n)].map((cards) => ({
          say: laid(cards, shown),
          value: worth(board, seat, hand, cards, shown) + jitter() * (isBluff(cards, shown) ? 0.9 : 0.4),
        })),
      ),
  );
  const others: { readonly say: Laid<DuvidaeMove>; readonly value: number }[] = [];
  if (last) {
    const ends = leftOf(board, seat) === last.by;
    others.push({ say: pass, value: -0.4 - board.options.passDraw - (ends ? 0.4 : 0) + jitter() * 0.3 });
  }
  if (last && last.down.length > 0 && truth < 1) {
    const price = 2 + unseen(board, seat, known).penalty * last.down.length;
    const value = truth === 0 ? 40 : (1 - truth) * (price + 1.5) - truth * (price + 1);
    others.push({ say: challenge, value: value + (sizeOf(last) > 2 ? 0.2 : 0) + jitter() * 0.3 });
  }
  const best = [...plays, ...others].reduce((a, b) => (a.value >= b.value ? a : b));
  return best.say;
}
