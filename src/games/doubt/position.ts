// games/doubt/position.ts: what a table of I Doubt It looks like: house rules, claims, the board, what happened (rules.md 4).
import type { Seat } from '../../core/seat.ts';
import type { Laid, Sealed, Why } from '../play.ts';
import type { Card, Colour, Face, PackName, Rank } from './faces.ts';

/** rules.md 4.4, as the roster carries them. */
export type DoubtOptions = {
  readonly pack: PackName;
  readonly jokers: boolean;
  /** Seconds in which a card can be doubted; or until everybody has answered. */
  readonly window: 3 | 5 | 8 | 'everybody';
  /** The same for somebody's last card. */
  readonly windowLastCard: 8 | 12;
  readonly pass: boolean;
  readonly afterChallenge: 'continue' | 'loserLeft';
  readonly playOn: boolean;
  readonly turnLimit: 'none' | 100 | 200;
  readonly firstDeclarer: 'lot' | 'seat';
  readonly challengeWord: 'doubt' | 'bluff' | 'cheat';
};

/** What is said of closed cards: so many of a rank, or one card of a colour. */
export type Claim =
  | { readonly kind: 'rank'; readonly rank: Rank; readonly n: number }
  | { readonly kind: 'colour'; readonly colour: Colour };

/** A turn, as all know it; what is laid beside it comes from the hand. `named`: what a declared Joker stands for. */
export type DoubtTurn =
  | { readonly kind: 'declare'; readonly named?: Card }
  | { readonly kind: 'place'; readonly claim: 'rank' | 'colour' }
  | { readonly kind: 'play'; readonly n: number }
  | { readonly kind: 'pass' };
/** What may be said in a window. */
export type DoubtWord = { readonly kind: 'doubt' };
export type DoubtMove = Laid<DoubtTurn> | DoubtWord;

/** Cards that lie on the pile, laid in one turn. `faces`: what everybody has seen of them. No claim: a declared card. */
export type Lay = {
  readonly by: Seat;
  readonly cards: readonly Sealed<Face>[];
  readonly faces: readonly (Face | null)[];
  readonly claim: Claim | null;
};
/** A card that was seen to go from the pile into a hand. Whoever laid it still knows what it was; `face`: everybody does. */
export type Trace = {
  readonly card: Sealed<Face>;
  readonly face: Face | null;
  readonly seat: Seat;
  /** How many closed cards that hand has laid since; any of them may have been this one. */
  readonly laid: number;
};

/** The last challenge, kept until the next one: what the challenge moment shows. */
export type Showdown = {
  /** Counts the challenges of this game, from 1. */
  readonly number: number;
  readonly by: Seat;
  readonly against: Seat;
  readonly claim: Claim;
  /** What was opened; null: stayed closed. */
  readonly faces: readonly (Face | null)[];
  /** closed: the owner went instead of opening, and so is caught. */
  readonly result: 'truth' | 'lie' | 'closed';
  /** Who has to take the pile; null: nobody, it stays. */
  readonly taker: Seat | null;
  /** How many cards the pile has, the opened ones included. */
  readonly pile: number;
  /** Whether it was the last card of its owner, and true. */
  readonly won: boolean;
};

/** The pile that was taken last, in its order, with who laid each card; what the closed ones are, only the taker knows. */
export type Taken = {
  /** Which challenge it was. */
  readonly number: number;
  readonly seat: Seat;
  readonly cards: readonly { readonly by: Seat; readonly card: Sealed<Face>; readonly face: Face | null }[];
};

export type DoubtBoard = {
  readonly options: DoubtOptions;
  /** All that sat down, in seat order. */
  readonly seats: readonly Seat[];
  /** Who owes things: who still plays, and who is out of cards but has closed ones on the pile. */
  playing: readonly Seat[];
  phase: 'draw' | 'deal' | 'turn' | 'window' | 'open' | 'take' | 'over';
  /** Who begins, and is dealt to first. */
  first: Seat;
  /** Shuffled and not dealt yet. */
  stock: readonly Sealed<Face>[];
  hands: { [s: Seat]: readonly Sealed<Face>[] };
  /** Turns that lie on the pile, the oldest first. */
  pile: readonly Lay[];
  /** Whose place ends the lap, even when that seat is out or gone; null: a declaration is due. */
  declarer: Seat | null;
  declared: Card | null;
  /** Standard pack: the rank that must be claimed now. */
  due: Rank | null;
  /** Whose turn it is; null while a window is open or cards are opened. */
  turn: Seat | null;
  /** Turns that are over. */
  turns: number;
  challenge: { readonly by: Seat; readonly against: Seat } | null;
  traces: readonly Trace[];
  /** Cards that are out of the game because their holder has gone. */
  lost: number;
  last: Showdown | null;
  taken: Taken | null;
  /** Seats without cards, in the order in which they got rid of the last one. */
  placed: readonly Seat[];
  gone: readonly { readonly seat: Seat; readonly why: Why; readonly cards: number }[];
  winner: Seat | null;
};

/** Why a seat has fouled; words.ts has a sentence for each. */
export type Foul = 'joker-not-alone' | 'joker-not-named' | 'named-no-joker';
/** What just happened: log, motion, sound, speech and statistics read this one feed. */
export type DoubtNews =
  | { readonly kind: 'starter'; readonly seat: Seat; readonly how: 'lot' | 'seat' }
  | { readonly kind: 'dealt'; readonly total: number; readonly most: number; readonly least: number }
  | {
      readonly kind: 'declared';
      readonly seat: Seat;
      readonly card: Card;
      readonly joker: boolean;
      readonly left: number;
    }
  | { readonly kind: 'placed'; readonly seat: Seat; readonly claim: Claim; readonly left: number }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | {
      readonly kind: 'doubt';
      readonly seat: Seat;
      readonly against: Seat;
      readonly claim: Claim;
      readonly word: DoubtOptions['challengeWord'];
      readonly others: readonly Seat[];
    }
  | {
      readonly kind: 'verdict';
      readonly result: Showdown['result'];
      readonly seat: Seat;
      readonly against: Seat;
      readonly claim: Claim;
      readonly pack: PackName;
      readonly faces: readonly (Face | null)[];
    }
  | { readonly kind: 'took'; readonly seat: Seat; readonly cards: number; readonly hand: number }
  | { readonly kind: 'stays'; readonly cards: number }
  | { readonly kind: 'out'; readonly seat: Seat; readonly place: number }
  | { readonly kind: 'foul'; readonly seat: Seat; readonly code: Foul }
  | { readonly kind: 'gone'; readonly seat: Seat; readonly why: Why; readonly cards: number }
  | { readonly kind: 'limit'; readonly turns: number; readonly cards: number }
  | { readonly kind: 'shared'; readonly seats: readonly Seat[] }
  | { readonly kind: 'won'; readonly seat: Seat };
