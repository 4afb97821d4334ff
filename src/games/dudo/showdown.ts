// games/dudo/showdown.ts: what the opened cups say about the bid, also when some stay closed (rules.md 5.2, 8.6).
import type { Seat } from '../../core/seat.ts';
import { countOf, onesAreWild } from './bids.ts';
import type { Bid, DudoBoard, Showdown } from './position.ts';

export type Cup = Showdown['cups'][number];
/** Dudo or calza, by whom, and who else called calza in the same window. */
export type Call = { readonly kind: 'dudo' | 'calza'; readonly by: Seat; readonly others: readonly Seat[] };

/** Who was right and who loses how many dice; closed dice never decide, and cost nobody more than they must. */
export function settle(board: DudoBoard, bid: Bid, call: Call, cups: readonly Cup[]): Showdown {
  const wild = onesAreWild(board) && bid.face !== 1;
  const dice = cups.flatMap((c) => c.dice);
  const count = countOf(dice, bid.face, wild);
  const most = count + dice.filter((d) => d === null).length;
  const shut = (seat: Seat): boolean => cups.some((c) => c.seat === seat && c.dice.includes(null));
  const shown = {
    round: board.round,
    kind: call.kind,
    by: call.by,
    bid,
    palifico: board.palifico !== null,
    wild,
    cups,
  };
  const verdict = (result: Showdown['result'], loser: Seat | null, lost: number): Showdown => ({
    ...shown,
    count,
    result,
    loser,
    lost,
    regained: null,
  });

  // Who does not open its own cup has lost; a calza is not proved by that.
  if (shut(bid.by)) return verdict(call.kind === 'dudo' ? 'right' : 'undecided', bid.by, 0);
  if (shut(call.by)) return verdict('wrong', call.by, 0);

  const byDifference = board.options.loss === 'byDifference';
  switch (call.kind) {
    case 'dudo':
      if (count >= bid.count) return verdict('wrong', call.by, byDifference ? Math.max(1, count - bid.count) : 1);
      if (most < bid.count) return verdict('right', bid.by, byDifference ? bid.count - most : 1);
      return verdict('undecided', null, 0);
    case 'calza':
      if (count > bid.count || most < bid.count) return verdict('wrong', call.by, 1);
      return verdict(most === count ? 'right' : 'undecided', null, 0);
    default:
      return call.kind satisfies never;
  }
}
