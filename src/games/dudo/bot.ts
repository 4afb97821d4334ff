// games/dudo/bot.ts: a player that counts: its own dice for certain, the others' by chance and by what they bid. It bluffs now and then.
import { at, type Seat } from '../../core/seat.ts';
import type { Die, Known } from '../play.ts';
import { countOf, dieFaces, moves, onesAreWild, type Said } from './bids.ts';
import { atLeast, exactly, perDie, seenOf, spread } from './odds.ts';
import type { DudoBoard, DudoMove } from './position.ts';

/** How much more likely a die counts for a face that its owner has bid, once for each such bid. */
const belief = 0.08;
/** From this chance on an exact bid is worth a calza, when nothing else is safer. */
const calzaFrom = 0.3;
const bluffOnceIn = 15;

/** What the bot thinks of one face: how many it holds itself, and how the others' dice may fall, by belief and for a stranger. */
type View = { readonly own: number; readonly others: readonly number[]; readonly stranger: readonly number[] };

function viewOf(board: DudoBoard, seat: Seat, mine: readonly Die[], face: Die): View {
  const wild = onesAreWild(board);
  const fair = perDie(face, wild);
  const rivals = board.playing.filter((s) => s !== seat);
  const chances = rivals.flatMap((s) => {
    const bids = board.bids.filter((b) => b.by === s && b.face === face).length;
    return Array.from({ length: at(board.dice, s) }, () => Math.min(0.75, fair + belief * Math.min(bids, 2)));
  });
  return {
    own: countOf(mine, face, wild),
    others: spread(chances),
    stranger: spread([...chances, ...mine.map(() => fair)]),
  };
}

/** How likely no die is lost by this bid: it is not doubted, or it holds. A stranger doubts what looks unlikely to him. */
function worth(view: View, count: number): number {
  const doubted = Math.min(0.95, Math.max(0.05, 1.1 - atLeast(view.stranger, count)));
  return 1 - doubted * (1 - atLeast(view.others, count - view.own));
}

/** The bot's move; null lets a window go. `dice(n)` gives a whole number in 0..n-1. */
export function bot(board: DudoBoard, seat: Seat, known: Known, dice: (n: number) => number): DudoMove | null {
  const legal = moves(board, seat);
  const mine = seenOf(board, seat, known);
  const views = new Map(dieFaces.map((face) => [face, viewOf(board, seat, mine, face)]));
  const viewFor = (face: Die): View => views.get(face) as View;

  const { bid } = board;
  const last = bid && viewFor(bid.face);
  const holds = bid && last ? atLeast(last.others, bid.count - last.own) : 1;
  const exact = bid && last ? exactly(last.others, bid.count - last.own) : 0;
  const calza = legal.find((m) => m.kind === 'calza');
  if (board.turn !== seat) return calza && exact > 0.4 ? calza : null;

  // A bluff takes the view of a stranger: what others would believe, whatever lies under the own cup.
  const bluffs = dice(bluffOnceIn) === 0;
  const jitter = (): number => dice(1000) / 20_000;
  const bids = legal.filter((m): m is Said => m.kind === 'bid');
  const scored = bids.map((move) => {
    const view = viewFor(move.face);
    return { move, value: (bluffs ? atLeast(view.stranger, move.count) : worth(view, move.count)) + jitter() };
  });
  const best = scored.reduce<(typeof scored)[number] | null>((a, b) => (a && a.value >= b.value ? a : b), null);

  const doubt = legal.find((m) => m.kind === 'dudo');
  if (!doubt) return best?.move ?? null;
  const proved = holds === 1;
  const raise = best ? best.value : -1;
  if (calza && exact >= calzaFrom && exact > 1 - holds && exact * 1.3 > raise) return calza;
  if (best && (proved || raise >= 1 - holds)) return best.move;
  return doubt;
}
