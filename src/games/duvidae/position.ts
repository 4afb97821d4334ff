// games/duvidae/position.ts: what a table of DuvidaÊ! looks like: house rules, melds, the board, what happened (rules.md 1).
import type { Seat } from '../../core/seat.ts';
import type { Laid, Sealed, Why } from '../play.ts';
import type { Face } from './faces.ts';

/** rules.md 1.4, as the roster carries them. */
export type DuvidaeOptions = {
  readonly first: 'vote' | 'lot';
  /** Round points that win the game. */
  readonly points: 1 | 2 | 3;
  /** Cards for each player; nine only with up to six players. */
  readonly hand: 5 | 7 | 9;
  /** Penalty cards of each rank: two +1 and one +2, the other way round, or none. */
  readonly penalties: 'mild' | 'sharp' | 'none';
  /** Cards that a pass draws. */
  readonly passDraw: 0 | 1 | 2;
};

/** A turn: its public part. What is laid beside it comes from the hand, the face-up card first. */
export type DuvidaeMove =
  { readonly kind: 'play'; readonly n: number } | { readonly kind: 'challenge' } | { readonly kind: 'pass' };
/** Who looks most suspicious: the `left`-th present player to my left, so that nobody can point at oneself. */
export type DuvidaeVote = { readonly kind: 'point'; readonly left: number };
export type DuvidaeAnswer = Laid<DuvidaeMove> | DuvidaeVote;

/** Cards laid in one turn; the claim is: all of them have the rank of the one that is shown. */
export type Meld = {
  readonly by: Seat;
  readonly shown: Face;
  readonly up: Sealed<Face>;
  readonly down: readonly Sealed<Face>[];
};

/** The last challenge, kept until the next one: what the challenge moment shows. */
export type Showdown = {
  /** Counts the challenges of this game, from 1. */
  readonly number: number;
  readonly round: number;
  readonly by: Seat;
  readonly against: Seat;
  readonly shown: Face;
  /** The closed cards, opened; null: stayed closed. */
  readonly cards: readonly (Face | null)[];
  /** closed: the owner went instead of opening, and so is caught. */
  readonly result: 'truth' | 'bluff' | 'closed';
  /** The sum of the penalties on the opened cards. */
  readonly penalty: number;
  /** drawn: the loser draws; won: the last meld was true, so its owner has won the round; void: the round does not count. */
  readonly outcome: 'drawn' | 'won' | 'void';
  readonly loser: Seat | null;
  /** What the loser must draw, or would have to. */
  readonly due: number;
  /** What the loser got; null: nothing was dealt yet. */
  readonly drew: number | null;
};
/** How the last round was won: with a single card, because nobody challenged, or because the challenged meld was true. */
export type RoundWon = { readonly seat: Seat; readonly how: 'single' | 'unchallenged' | 'proved' };

export type DuvidaeBoard = {
  readonly options: DuvidaeOptions;
  /** All that sat down, in seat order. */
  readonly seats: readonly Seat[];
  /** Who takes part and owes things. */
  playing: readonly Seat[];
  round: number;
  phase: 'first' | 'shuffle' | 'deal' | 'play' | 'open' | 'draw' | 'over';
  points: { [s: Seat]: number };
  /** Who leads the round; null: not settled yet. */
  leader: Seat | null;
  /** Whom each one pointed at before the first round. */
  votes: { readonly [s: Seat]: Seat };
  turn: Seat | null;
  hands: { [s: Seat]: readonly Sealed<Face>[] };
  pile: readonly Sealed<Face>[];
  discard: readonly Sealed<Face>[];
  /** Faces of discarded cards that everybody has seen, by slot. */
  seen: { readonly [slot: number]: Face };
  /** The melds on the table, oldest first. */
  table: readonly Meld[];
  /** Who has passed since the last meld. */
  passed: readonly Seat[];
  challenge: { readonly by: Seat; readonly against: Seat } | null;
  /** Who is drawing how many cards now. */
  draws: { readonly seat: Seat; readonly count: number } | null;
  /** Somebody has gone while a hand was empty: nothing is drawn any more in this round (rules.md 8.2). */
  dry: boolean;
  /** Cards of this round that are out of it because their holder has gone. */
  lost: number;
  last: Showdown | null;
  won: RoundWon | null;
  gone: readonly { readonly seat: Seat; readonly why: Why; readonly points: number }[];
  winner: Seat | null;
};

/** What just happened: log, motion, sound, speech and statistics read this one feed. */
export type DuvidaeNews =
  | { readonly kind: 'pointed'; readonly votes: readonly { readonly seat: Seat; readonly at: Seat }[] }
  | { readonly kind: 'starter'; readonly seat: Seat; readonly how: 'vote' | 'tie' | 'lot' }
  | { readonly kind: 'round'; readonly round: number; readonly seat: Seat }
  | { readonly kind: 'dealt'; readonly each: number; readonly pile: number }
  | { readonly kind: 'played'; readonly seat: Seat; readonly n: number; readonly shown: Face; readonly left: number }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'reshuffled'; readonly cards: number }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly count: number; readonly due: number }
  | { readonly kind: 'cleared'; readonly seat: Seat }
  | { readonly kind: 'lastChance'; readonly seat: Seat }
  | { readonly kind: 'doubt'; readonly seat: Seat; readonly against: Seat; readonly n: number; readonly shown: Face }
  | ({ readonly kind: 'verdict' } & Pick<
      Showdown,
      'by' | 'against' | 'shown' | 'cards' | 'result' | 'penalty' | 'outcome' | 'due'
    >)
  | { readonly kind: 'roundWon'; readonly seat: Seat; readonly how: RoundWon['how']; readonly points: number }
  | { readonly kind: 'tooLow'; readonly seat: Seat; readonly n: number; readonly shown: Face }
  | { readonly kind: 'gone'; readonly seat: Seat; readonly why: Why }
  | { readonly kind: 'void'; readonly round: number }
  | { readonly kind: 'won'; readonly seat: Seat };
