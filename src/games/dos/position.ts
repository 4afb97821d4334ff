// games/dos/position.ts: what a table of DOS looks like: house rules, moves, the board, what happened (rules.md 3).
import type { Seat } from '../../core/seat.ts';
import type { Laid, Sealed, Why } from '../play.ts';
import type { Colour, Face } from './faces.ts';
import type { Match } from './matching.ts';

/** rules.md 3.4, as the roster carries them. */
export type DosOptions = {
  /** round: who goes out first has won the game. */
  readonly target: 100 | 200 | 500 | 'round';
  readonly dosCall: 'on' | 'off' | 'automatic';
  /** Seconds to say the word before the others may catch. */
  readonly dosTime: 0 | 1 | 2 | 3;
  /** Seconds of the window in which the others may catch. */
  readonly dosWindow: 3 | 5 | 8;
  readonly drawRule: 'one' | 'untilPlayable';
  readonly drawAfterMatching: boolean;
  readonly opponentsDraw: 'atEndOfTurn' | 'immediately';
  readonly wildChoices: 'automatic' | 'ask';
  readonly firstDealer: 'lot' | 'firstSeat';
  readonly maxPlayers: 4 | 6;
};

/** `target`: the place in the row. `dos`: the word is said with the move. Cards are laid face up. */
export type MatchMove = {
  readonly kind: 'match';
  readonly target: number;
  readonly cards: 1 | 2;
  readonly value: number;
  readonly colour: Colour | null;
  readonly dos: boolean;
};
export type TurnMove =
  | MatchMove
  | { readonly kind: 'draw'; readonly dos: boolean }
  | { readonly kind: 'stop'; readonly dos: boolean }
  | { readonly kind: 'catch'; readonly seat: Seat };
export type PlaceMove = { readonly kind: 'place'; readonly cards: number; readonly dos: boolean };
/** What may be said in a window: the word, or that somebody did not say it. */
export type WindowMove = { readonly kind: 'dos' } | { readonly kind: 'catch'; readonly seat: Seat };
/** A turn as its player gives it (with the cards that are laid), or a word in a window. */
export type DosMove = Laid<TurnMove | PlaceMove> | WindowMove;

/** A card that lies open. */
export type Lying = { readonly sealed: number; readonly face: Face };
/** A card of the row with what has been laid on it in this turn. */
export type RowCard = Lying & { readonly match: (Match & { readonly cards: readonly Lying[] }) | null };

/** The hands as they were counted, kept until the next count. */
export type Count = {
  readonly round: number;
  readonly winner: Seat;
  readonly hands: readonly {
    readonly seat: Seat;
    /** null: its holder went before opening it. */
    readonly faces: readonly (Face | null)[];
    /** Cards it should have drawn, but nobody could deal them any more. */
    readonly undealt: number;
    readonly points: number;
  }[];
  readonly points: number;
  readonly score: number;
};
export type DosBoard = {
  readonly options: DosOptions;
  /** All that sat down, in seat order. */
  readonly seats: readonly Seat[];
  /** Who takes part and owes things. */
  playing: readonly Seat[];
  round: number;
  phase: 'lot' | 'deal' | 'play' | 'count' | 'over';
  dealer: Seat | null;
  scores: { [s: Seat]: number };
  hands: { [s: Seat]: readonly Sealed<Face>[] };
  pile: readonly Sealed<Face>[];
  discard: readonly Sealed<Face>[];
  row: readonly RowCard[];
  /** null: between two turns. */
  turn: Seat | null;
  /** How far the turn is; `end`: its player has nothing left to decide. */
  at: 'main' | 'matched' | 'drew' | 'place' | 'end';
  /** Of this turn: row cards matched, cards drawn, none laid since the last draw. */
  matches: number;
  drawn: number;
  unplayed: boolean;
  /** Of this turn: bonus cards to place, cards that each opponent draws, and whether two cards are to be drawn for a missed word. */
  bonus: number;
  doubles: number;
  penaltyDue: boolean;
  /** Cards that have to be placed now. */
  places: number;
  /** Seats that stand at exactly two cards and have not said the word. */
  unsaid: readonly Seat[];
  /** Who is asked for the word now, and whom the others may catch now. */
  asked: Seat | null;
  stake: Seat | null;
  /** Turns without a match and without a card to draw, one after another. */
  dry: number;
  last: Count | null;
  gone: readonly { readonly seat: Seat; readonly why: Why; readonly score: number }[];
  winner: Seat | null;
};

/** turn: the draw of a turn. doubles: for a double colour match. penalty: for a missed word. */
export type DrawWhy = 'turn' | 'doubles' | 'penalty';
/** What just happened: log, motion, sound, speech and statistics read this one feed. */
export type DosNews =
  | { readonly kind: 'dealer'; readonly seat: Seat }
  | { readonly kind: 'round'; readonly round: number; readonly dealer: Seat; readonly first: Seat }
  | { readonly kind: 'dealt'; readonly hand: number; readonly row: readonly Face[] }
  | {
      readonly kind: 'match';
      readonly seat: Seat;
      readonly row: Face;
      readonly cards: readonly Face[];
      readonly value: number;
      readonly colour: Colour | null;
      readonly left: number;
    }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly count: number; readonly why: DrawWhy }
  | { readonly kind: 'stopped'; readonly seat: Seat }
  | { readonly kind: 'placed'; readonly seat: Seat; readonly cards: readonly Face[]; readonly left: number }
  | { readonly kind: 'refilled'; readonly cards: readonly Face[] }
  | { readonly kind: 'reshuffled'; readonly count: number }
  | { readonly kind: 'dos'; readonly seat: Seat }
  | { readonly kind: 'unsaid'; readonly seat: Seat }
  /** `later`: it is paid at the end of the turn. */
  | {
      readonly kind: 'caught';
      readonly seat: Seat;
      readonly by: Seat;
      readonly others: readonly Seat[];
      readonly later: boolean;
    }
  | { readonly kind: 'out'; readonly seat: Seat }
  | {
      readonly kind: 'counted';
      readonly seat: Seat;
      readonly points: number;
      readonly score: number;
      readonly closed: number;
    }
  | { readonly kind: 'dry'; readonly round: number }
  | { readonly kind: 'gone'; readonly seat: Seat; readonly why: Why; readonly score: number }
  | { readonly kind: 'void'; readonly round: number }
  | { readonly kind: 'won'; readonly seat: Seat; readonly score: number };
