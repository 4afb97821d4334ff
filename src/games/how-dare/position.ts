// games/how-dare/position.ts: what a table of How Dare You? looks like: house rules, cards, the board, what happened (rules.md 2).
import type { Seat } from '../../core/seat.ts';
import type { Sealed, Why } from '../play.ts';

/** rules.md 2.4, as the roster carries them. */
export type HowDareOptions = {
  readonly pushingIt: boolean;
  readonly spotOn: boolean;
  readonly rounds: 5 | 10 | 15;
  readonly scoreBy: 'ducks' | 'cards';
  readonly ducks: 'twoThree' | 'oneToThree';
  readonly wrongSpotOn: 'gameOver' | 'elimination';
  readonly rightSpotOn: 'cardVoid' | 'discardAll';
  readonly blankCards: 0 | 1 | 2 | 3;
  readonly ownPack: 'none' | 'master';
  readonly firstPlayer: 'lot' | 'lastLoser';
  /** Who lost the last game at this table: one bit for each seat of this game. Nobody chooses it; the table knows it or leaves it 0. */
  readonly lastLosers: number;
};

/** The public side of a card that a player has written. */
export type OwnText = {
  readonly theme: string;
  readonly questions: readonly { readonly text: string; readonly unit: string | null }[];
};
/** A whole own card as its writer hands it in; `text` null leaves the blank card blank. */
export type OwnWhole = { readonly text: OwnText | null; readonly answers: readonly number[] };
export type OwnCard = OwnText & {
  readonly id: string;
  readonly by: Seat;
  readonly ducks: number;
  readonly answers: readonly Sealed<number>[];
};

/** blank, pack: before the game, all at once. The whole of an own card has no kind: it answers a `seal`. */
export type HowDareMove =
  | { readonly kind: 'blank'; readonly write: boolean }
  | { readonly kind: 'pack'; readonly cards: number }
  | { readonly kind: 'say'; readonly n: number }
  | { readonly kind: 'dare' }
  | { readonly kind: 'spotOn' }
  | { readonly kind: 'accept' }
  | { readonly kind: 'double' }
  | { readonly kind: 'withdraw'; readonly n: number }
  | { readonly kind: 'stand' }
  | OwnWhole;

export type Bid = { readonly n: number; readonly by: Seat };
/** A card that somebody has taken; it lies open. */
export type Won = { readonly card: string; readonly ducks: number };

/** The last check, kept until the next one: what the moment of the check shows. */
export type Check = {
  readonly round: number;
  readonly card: string;
  readonly question: number;
  readonly bids: readonly Bid[];
  /** Who dared or said spot on, and whose number it was about. */
  readonly by: Seat;
  readonly against: Seat;
  readonly exact: boolean;
  readonly doubled: boolean;
  readonly bid: number;
  readonly answer: number;
  readonly loser: Seat | null;
  readonly cards: readonly Won[];
};
export type HowDareBoard = {
  readonly options: HowDareOptions;
  /** All that sat down, in seat order. */
  readonly seats: readonly Seat[];
  /** Who is there and owes things; the question master too. */
  playing: readonly Seat[];
  phase: 'pack' | 'blank' | 'write' | 'draw' | 'bid' | 'reply' | 'doubled' | 'check' | 'over';
  round: number;
  /** The seat whose own pack is played; it only opens answers. */
  master: Seat | null;
  /** Who fills in a blank card and has not sealed it yet; in `pack` and `write` of a master: the master. */
  writers: readonly Seat[];
  /** How many cards the master brings. */
  packSize: number;
  own: readonly OwnCard[];
  /** Cards of this game that are played, passed to somebody or out. */
  used: readonly string[];
  first: Seat;
  card: string | null;
  /** 0 to 5. */
  question: number | null;
  bids: readonly Bid[];
  turn: Seat | null;
  dare: { readonly by: Seat; readonly against: Seat; readonly exact: boolean; readonly doubled: boolean } | null;
  taken: { [s: Seat]: readonly Won[] };
  last: Check | null;
  /** Out by a wrong spot on, by the option. */
  eliminated: readonly Seat[];
  /** Who has lost the game alone by a wrong spot on. */
  soleLoser: Seat | null;
  gone: readonly { readonly seat: Seat; readonly why: Why }[];
  winners: readonly Seat[];
};

/** Why a card leaves the game without an owner. */
export type VoidWhy = 'writer-gone' | 'too-few';
/** What just happened: log, motion, sound, speech and statistics read this one feed. No answer is in it before its check. */
export type HowDareNews =
  | { readonly kind: 'writes' | 'unlucky' | 'leftBlank' | 'first'; readonly seat: Seat }
  | { readonly kind: 'wrote'; readonly seat: Seat; readonly theme: string }
  | { readonly kind: 'master'; readonly seat: Seat; readonly cards: number }
  | {
      readonly kind: 'round';
      readonly round: number;
      readonly card: string;
      readonly ducks: number;
      /** An own card: its theme and its writer. */
      readonly theme: string | null;
      readonly by: Seat | null;
    }
  | {
      readonly kind: 'question';
      readonly card: string;
      readonly question: number;
      readonly text: string | null;
      readonly unit: string | null;
      readonly seat: Seat;
    }
  | { readonly kind: 'bid'; readonly seat: Seat; readonly n: number }
  | {
      readonly kind: 'dare';
      readonly seat: Seat;
      readonly against: Seat;
      readonly n: number;
      readonly exact: boolean;
    }
  | { readonly kind: 'accepted' | 'doubled' | 'stood'; readonly seat: Seat }
  | { readonly kind: 'withdrawn'; readonly seat: Seat; readonly n: number }
  | {
      readonly kind: 'verdict';
      readonly card: string;
      readonly question: number;
      readonly unit: string | null;
      readonly answer: number;
      readonly bid: number;
      readonly seat: Seat;
      readonly against: Seat;
      readonly exact: boolean;
    }
  | {
      readonly kind: 'lost';
      readonly seat: Seat;
      readonly card: string;
      readonly theme: string | null;
      readonly ducks: number;
      readonly total: number;
    }
  | { readonly kind: 'kept'; readonly card: string; readonly theme: string | null }
  | { readonly kind: 'regained'; readonly seat: Seat; readonly ducks: number }
  | { readonly kind: 'eliminated'; readonly seat: Seat }
  | { readonly kind: 'void'; readonly card: string; readonly theme: string | null; readonly why: VoidWhy }
  | { readonly kind: 'gone'; readonly seat: Seat; readonly why: Why; readonly ducks: number }
  | { readonly kind: 'won'; readonly winners: readonly Seat[]; readonly losers: readonly Seat[] };
