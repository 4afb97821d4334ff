// core/gathering.ts: the port of the lobby: what it shows, and what one can wish there. Knows no link and no signature.
import type { Plain } from './plain.ts';
import type { Result } from './result.ts';
import type { TableSign } from './table-sign.ts';

/** How a seat's device is reached: this one, a line of its own, through a third, silent for a while, asleep, never yet. */
export type Reach = 'here' | 'direct' | 'relayed' | 'shaky' | 'away' | 'never';

export type LobbySeat = {
  /** Hex of the seat's public key: an identity for lists and key pictures, never shown as text. */
  readonly key: string;
  readonly name: string;
  readonly ready: boolean;
  readonly opener: boolean;
  readonly mine: boolean;
  /** Set for a bot: the key of the player on whose device it plays, and that player's name. */
  readonly bot: { readonly by: string; readonly name: string } | null;
  readonly reach: Reach;
};
/** Someone who looks on, in the lobby or at a running game. `wants`: takes a seat as soon as one is free, at the next game if one runs. */
export type Watcher = { readonly key: string; readonly name: string; readonly mine: boolean; readonly wants: boolean };
export type Lobby = {
  readonly at: 'gathering';
  readonly game: string;
  readonly options: { readonly [key: string]: string | number | boolean };
  readonly revision: number;
  readonly locked: boolean;
  readonly seats: readonly LobbySeat[];
  readonly sign: TableSign;
  /** Whether others may watch, also those who come while a game runs. */
  readonly watch: boolean;
  /** Those who want a seat stand in the order in which they get one. */
  readonly watchers: readonly Watcher[];
  /** Why this device's person has no place here: taken out by the opener, or has asked and was not (yet) let in. */
  readonly outside: 'removed' | 'asked' | 'full' | 'locked' | 'crowded' | 'unwatched' | 'playing' | null;
  /** The code of this device, by which others may join (`K7QF-2M9D`); null in practice without a network. */
  readonly code: string | null;
  /** The link to share, whole; null in practice. */
  readonly link: string | null;
  /** May edit the plan. */
  readonly opener: boolean;
  /** Why *start* is closed: too few seats, somebody not ready, ... ; null when it is open. */
  readonly startClosed: 'too-few' | 'too-many' | 'not-ready' | 'not-opener' | 'unreached' | null;
  /** What was changed last, for the line under the rules: a sentence's code and its values. */
  readonly changed: { readonly what: string; readonly by: string } | null;
  /** After *start*: the names of those whose devices have not signed yet; empty before. */
  readonly waiting: readonly string[];
};
/** Each wish is checked on this device first; a refusal is a code that the page turns into a sentence. */
export type LobbyWishes = {
  ready(yes: boolean): Promise<Result<null, string>>;
  rename(name: string): Promise<Result<null, string>>;
  addBot(): Promise<Result<null, string>>;
  /** A seat, or the next that is free (during a game: at the next one); or, with `no`, only to watch. */
  sit(yes: boolean): Promise<Result<null, string>>;
  /** The opener only: */
  change(game: string, options: Plain): Promise<Result<null, string>>;
  remove(key: string): Promise<Result<null, string>>;
  move(key: string, to: number): Promise<Result<null, string>>;
  lock(yes: boolean): Promise<Result<null, string>>;
  allowWatching(yes: boolean): Promise<Result<null, string>>;
  /** `anyway`: also when somebody is not ready. */
  start(anyway: boolean): Promise<Result<null, string>>;
};
