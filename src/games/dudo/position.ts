// games/dudo/position.ts: what a Dudo table looks like: house rules, bids, the board, what happened (rules.md 5).
import type { Seat } from '../../core/seat.ts';
import type { Die, Sealed, Why } from '../play.ts';

/** rules.md 5.4, as the roster carries them. */
export type DudoOptions = {
  readonly dice: 3 | 4 | 5 | 6;
  readonly raise: 'strict' | 'free' | 'neverLower';
  readonly ones: 'wild' | 'notWild';
  readonly calza: 'onTurn' | 'outOfTurn' | 'off';
  readonly calzaAfterLossOnly: boolean;
  readonly calzaHeadsUp: boolean;
  /** Seconds of the window of a calza out of turn. */
  readonly calzaWindow: 3 | 5 | 8;
  readonly calzaNotByBidder: boolean;
  readonly calzaRightStarter: 'caller' | 'bidder';
  readonly palifico: 'everyDrop' | 'oncePerPlayer' | 'off';
  readonly palificoHeadsUp: boolean;
  readonly palificoWild: boolean;
  readonly palificoOneDieFree: boolean;
  readonly direction: 'fixed' | 'chosen';
  readonly loss: 'one' | 'byDifference';
};
export type Bid = { readonly count: number; readonly face: Die; readonly by: Seat };
/** `way` only with an opening bid, and only where the direction is chosen: 1 clockwise, -1 the other way. */
export type DudoMove =
  | { readonly kind: 'bid'; readonly count: number; readonly face: Die; readonly way?: 1 | -1 }
  | { readonly kind: 'dudo' }
  | { readonly kind: 'calza' };

/** The last opening of the cups, kept until the next one: what the challenge moment shows. */
export type Showdown = {
  readonly round: number;
  readonly kind: 'dudo' | 'calza';
  readonly by: Seat;
  readonly bid: Bid;
  readonly palifico: boolean;
  /** Whether ones counted for the bid's face. */
  readonly wild: boolean;
  /** Every cup of that round in seat order; null: stayed closed. */
  readonly cups: readonly { readonly seat: Seat; readonly dice: readonly (Die | null)[] }[];
  /** Dice among the opened that count for the bid. */
  readonly count: number;
  /** right: who called was right; undecided: closed dice could have changed it. */
  readonly result: 'right' | 'wrong' | 'undecided';
  readonly loser: Seat | null;
  readonly lost: number;
  readonly regained: Seat | null;
};
export type DudoBoard = {
  readonly options: DudoOptions;
  /** All that sat down, in seat order. */
  readonly seats: readonly Seat[];
  /** Who takes part in this round and owes things; at the end: who took part in the last. */
  playing: readonly Seat[];
  round: number;
  phase: 'draw' | 'roll' | 'bid' | 'open' | 'over';
  dice: { [s: Seat]: number };
  starter: Seat;
  turn: Seat | null;
  /** 1 clockwise, -1 the other way. */
  way: 1 | -1;
  /** Whose drop to one die made this a palifico round. */
  palifico: Seat | null;
  bid: Bid | null;
  bids: readonly Bid[];
  cups: { [s: Seat]: readonly Sealed<Die>[] };
  challenge: { readonly kind: 'dudo' | 'calza'; readonly by: Seat } | null;
  last: Showdown | null;
  /** Seats that ever lost a die, and seats that ever had their palifico. */
  hurt: readonly Seat[];
  palificoHad: readonly Seat[];
  /** Seats without dice, in the order in which they lost the last one. */
  outOrder: readonly Seat[];
  gone: readonly { readonly seat: Seat; readonly why: Why; readonly dice: number }[];
  winner: Seat | null;
};
/** What just happened: log, motion, sound, speech and statistics read this one feed. */
export type DudoNews =
  | { readonly kind: 'starter'; readonly seat: Seat }
  | {
      readonly kind: 'round';
      readonly round: number;
      readonly seat: Seat;
      readonly palifico: boolean;
      readonly total: number;
    }
  | { readonly kind: 'rolled'; readonly total: number }
  | { readonly kind: 'bid'; readonly seat: Seat; readonly count: number; readonly face: Die; readonly way?: 1 | -1 }
  | {
      readonly kind: 'dudo' | 'calza';
      readonly seat: Seat;
      readonly against: Seat;
      readonly count: number;
      readonly face: Die;
      readonly others: readonly Seat[];
    }
  | {
      readonly kind: 'verdict';
      readonly result: Showdown['result'];
      readonly seat: Seat;
      readonly count: number;
      readonly face: Die;
      readonly bid: number;
      readonly closed: number;
    }
  | { readonly kind: 'lost'; readonly seat: Seat; readonly dice: number; readonly left: number }
  | { readonly kind: 'regained'; readonly seat: Seat; readonly left: number }
  | { readonly kind: 'eliminated'; readonly seat: Seat }
  | { readonly kind: 'gone'; readonly seat: Seat; readonly why: Why; readonly dice: number }
  | { readonly kind: 'void'; readonly round: number }
  | { readonly kind: 'won'; readonly seat: Seat };
