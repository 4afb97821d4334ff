// games/dudo/count-up.ts: the set piece of a challenge as data: which dice count, in which order they are lifted. No DOM, no time.
import { at, type Seat } from '../../core/seat.ts';
import type { Showdown } from './position.ts';
import type { Face, Sight } from './sight.ts';

/** What is being settled, before and after the cups are open. */
export type Dispute = {
  readonly round: number;
  readonly kind: 'dudo' | 'calza';
  readonly by: Seat;
  readonly bid: Showdown['bid'];
  readonly cups: readonly { readonly seat: Seat; readonly dice: readonly Face[] }[];
  /** The verdict, once every cup has opened or stays closed for good. */
  readonly settled: Showdown | null;
};

/** The dispute that is open on the table now, or null. */
export function openDispute({ board, dice }: Sight): Dispute | null {
  if (board.phase !== 'open' || !board.challenge || !board.bid) return null;
  const cups = board.playing.map((seat) => {
    const known = dice(seat);
    return { seat, dice: known.length > 0 ? known : Array.from({ length: at(board.dice, seat) }, () => 0 as const) };
  });
  return { round: board.round, ...board.challenge, bid: board.bid, cups, settled: null };
}
export const settledDispute = (last: Showdown): Dispute => ({
  round: last.round,
  kind: last.kind,
  by: last.by,
  bid: last.bid,
  cups: last.cups.map(({ seat, dice }) => ({ seat, dice: dice.map((d) => d ?? 0) })),
  settled: last,
});

/** One die that counts: where it lies, and whether it is a wild one. */
export type Lift = { readonly seat: Seat; readonly at: number; readonly wild: boolean };

/** The dice that count, cup by cup, plain ones first and the wild ones after them. */
export function lifts(dispute: Dispute): readonly Lift[] {
  const { bid, cups, settled } = dispute;
  const all = cups.flatMap(({ seat, dice }) => dice.map((face, i) => ({ seat, at: i, face })));
  const plain = all.filter((d) => d.face === bid.face).map((d) => ({ seat: d.seat, at: d.at, wild: false }));
  const wild = settled?.wild
    ? all.filter((d) => d.face === 1).map((d) => ({ seat: d.seat, at: d.at, wild: true }))
    : [];
  return [...plain, ...wild];
}
/** The same for one dispute while it opens and when it is settled. */
export const disputeId = ({ round, kind, by, bid }: Dispute): string =>
  [round, kind, by, bid.by, bid.count, bid.face].join('/');
/** Tells two showdowns apart, also where a round was played anew. */
export const showdownId = (last: Showdown | null): string => JSON.stringify(last);
