// core/house.ts: the port of the whole app: which tables there are and how one gets to sit at one. main.ts implements it.
import type { Chair } from './chair.ts';
import type { Result } from './result.ts';
import type { AuditProgress, Verdict } from './verdict.ts';
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
  | 'playing'
  | 'no-direct-line'
  | 'other-version'
  | 'not-the-one'
  | 'meeting-away'
  | 'cancelled';
/** A table that this device has a seat at and has not left. */
export type Open = {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly round: number;
  readonly at: 'gathering' | 'playing';
};

export type House = {
  /** A table of bots on this device, without any network; starts at once. */
  practise(game: string, options: Plain, name: string, bots: number): Promise<Chair>;
  /** Opens a table for friends: the lobby with its code. */
  open(game: string, options: Plain, name: string): Promise<Chair>;
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
  meeting(show: (line: MeetingLine) => void): void;
};
