// core/house.ts: the port of the whole app: which tables there are and how one gets to sit at one. main.ts implements it.
import type { Chair, Scene } from './chair.ts';
import type { Diagnosis } from './doctor.ts';
import type { Result } from './result.ts';
import type { AuditProgress, Cheat, Tried, Verdict } from './verdict.ts';
import type { Plain } from './plain.ts';

/** The meeting point's line: finds people, and is never needed by a running game. */
export type MeetingLine = 'off' | 'connecting' | 'open' | 'away';
export type JoinProgress = 'finding' | 'opening' | 'checking' | 'retrying';
/** Why one cannot join: each has a sentence and a next step on the page. */
export type JoinRefusal =
  | 'bad-code'
  | 'nobody'
  | 'full'
  | 'locked'
  /** A game runs and nobody may watch it. */
  | 'playing'
  /** A game runs and as many watch it as can. */
  | 'crowded'
  | 'no-direct-line'
  | 'other-version'
  | 'not-the-one'
  | 'meeting-away'
  | 'cancelled';
/** A table that this device has a seat at, or watches, and has not left. */
export type Open = {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly round: number;
  /** over: the game has its result, and the same people may play the next one. */
  readonly at: 'gathering' | 'playing' | 'over';
  readonly watches: boolean;
};

/** What computes the seals of the cards here: the kernel, or why it is the slower way. */
export type Arithmetic = 'kernel' | 'no-webassembly' | 'not-loaded' | 'wrong-answer';
/** A finished game as this device remembers it; the key in hex. */
export type LastGame = { readonly file: Uint8Array; readonly key: string };

export type House = {
  /** A table of bots on this device, without any network; starts at once. */
  practise(game: string, options: Plain, name: string, bots: number): Promise<Chair>;
  /** Opens a table for friends: the lobby with its code. `watch`: others may look on. */
  open(game: string, options: Plain, name: string, watch: boolean): Promise<Chair>;
  /** Plays the first turns of such a table, unseen and by bots, while people gather; gives what one would see of it. */
  rehearse(game: string, options: Plain): Promise<readonly Scene[]>;
  /** By code or link, as typed or pasted. */
  join(
    code: string,
    name: string,
    progress: (at: JoinProgress) => void,
    cancel: AbortSignal,
  ): Promise<Result<Chair, JoinRefusal>>;
  /** Seats that were left by a reload or a closed tab. */
  opened(): Promise<readonly Open[]>;
  /** Back to such a seat. elsewhere: another tab has it, and gives it up only to who takes it over. gone: it is no longer there. */
  return(id: string, takeOver?: boolean): Promise<Result<Chair, 'elsewhere' | 'gone'>>;
  forget(id: string): Promise<void>;
  audit(file: Uint8Array, progress: AuditProgress): Promise<Verdict>;
  /** Changes one thing in a copy of a record and checks it; null where the round holds no such thing of that seat. */
  cheat(file: Uint8Array, cheat: Cheat): Promise<Tried | null>;
  /** The record of the last game that came to an end on this device, and the key of the seat that played here. */
  lastGame(): Promise<LastGame | null>;
  arithmetic(): Promise<Arithmetic>;
  meeting(show: (line: MeetingLine) => void): void;
  /** Looks at each part of the connection; shows what it knows at once and at every finding. */
  doctor(show: (diagnosis: Diagnosis) => void, cancel: AbortSignal): Promise<Diagnosis>;
};
