// core/chair.ts: the port between a table and whoever sits at it: scene in, answer out. A bot sits on the same chair.
import type { Lobby, LobbyWishes, Reach, Watcher } from './gathering.ts';
import type { Why } from './out.ts';
import type { Plain } from './plain.ts';
import type { Fault, Result } from './result.ts';
import type { Seat } from './seat.ts';
import type { TableSign } from './table-sign.ts';
import type { RoundEvidence } from './verdict.ts';

export type SceneSeat = {
  readonly seat: Seat;
  /** Hex of the public key, for the key picture. */
  readonly key: string;
  readonly name: string;
  readonly bot: boolean;
  readonly mine: boolean;
  readonly gone: Why | null;
  readonly reach: Reach;
};
/** Someone that the table waits for. `since`: ms ago. `person`: a decision, not a device. */
export type Awaited = {
  readonly seat: Seat;
  readonly what: string;
  readonly since: number;
  readonly person: boolean;
  /** Others may be called on to go on without this seat now. */
  readonly callable: boolean;
  /** Who calls for it. */
  readonly callers: readonly Seat[];
};
export type TableEnd =
  | { readonly kind: 'finished'; readonly signed: boolean }
  | { readonly kind: 'unfinished'; readonly step: number; readonly missing: readonly Seat[] }
  | { readonly kind: 'disputed'; readonly guilty: readonly Seat[]; readonly fault: Fault };

/** A game at the table as one device sees it. All of it is plain data and crosses to the page by copy. */
export type Scene = {
  readonly at: 'playing' | 'waiting' | 'disputed' | 'over';
  readonly game: string;
  readonly options: { readonly [key: string]: string | number | boolean };
  readonly seats: readonly SceneSeat[];
  readonly sign: TableSign;
  /** null: watches. */
  readonly me: Seat | null;
  /** Whether that seat still takes part: not out by the rules, and not gone. */
  readonly plays: boolean;
  /** Who looks on, as far as this device has heard; those who want a seat at the next game in the order of their wishes. */
  readonly watchers: readonly Watcher[];
  readonly step: number;
  /** Hex of the head, the same on every device. */
  readonly head: string;
  /** The game's own board; its view knows the type. */
  readonly board: Plain;
  /** All that happened so far begins at 0; `news` are the entries from `fed` on. */
  readonly fed: number;
  readonly news: readonly Plain[];
  /** What this device knows of hidden things: slot -> value. */
  readonly known: { readonly [sealed: number]: Plain };
  /** Set when this device's person is asked: `window` true: it may be let go (answer null); ms that are left of it. */
  readonly ask: {
    readonly step: number;
    readonly kind: string;
    readonly window: boolean;
    readonly left: number | null;
  } | null;
  /** What the open step is about (lock, mix, choose, seen, open, ...), who owes for it and who gave. */
  readonly open: { readonly what: string; readonly owing: readonly Seat[]; readonly given: readonly Seat[] } | null;
  readonly awaited: readonly Awaited[];
  /** Steps whose entries this device has checked. */
  readonly checked: number;
  /** Why this device only watches although it has a seat (its storage disagrees with the table), else null. */
  readonly watching: string | null;
  readonly standings: readonly {
    readonly seat: Seat;
    readonly place: number;
    readonly score: number;
    readonly gone?: Why;
  }[];
  readonly end: TableEnd | null;
  /** Who has opened a next game with the same people; *again* joins it. */
  readonly invited: string | null;
};

/** Takes in a scene; one that answers with a promise is told no more before that has settled. */
export type Shown = (scene: Lobby | Scene) => void | Promise<void>;
/** One table on this device, from the lobby to the end; the page's only handle on it. */
export type Chair = LobbyWishes & {
  /** Tells the present scene at once and every later one; the first of each `show` carries the whole feed. */
  show(to: Shown): Promise<void>;
  /** A move for the step that was asked; the refusal is the rules' own code. */
  answer(step: number, move: Plain): Promise<Result<null, string>>;
  /** Calls on the others to go on without these seats (or takes the call back). */
  goOnWithout(seats: readonly Seat[], yes: boolean): Promise<void>;
  /** Says goodbye; the rest play on. */
  leave(): Promise<void>;
  /** Says goodbye like `leave`, but stays to watch. */
  giveUp(): Promise<void>;
  /** A new plan with the same people: resolves when its lobby is shown. */
  again(): Promise<void>;
  /** The record of the game so far: one file. */
  record(): Promise<Uint8Array>;
  /** What this device has checked of every round so far, from its own log. */
  evidence(): Promise<readonly RoundEvidence[]>;
};
