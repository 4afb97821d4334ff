// core/result.ts: what a rival or a network can cause is a value.
import type { Seat } from './seat.ts';

/** The closed list of what can be wrong with something that somebody sent, each with its sentence for people. */
export const faults = {
  shape: 'A message does not have the form that it must have.',
  illegal: 'A move is against the rules.',
  signature: 'A signature does not fit its message.',
  key: 'A key is not fit for signing.',
  table: 'A message belongs to another table.',
  'wrong-step': 'A message stands at a place in the game that does not exist.',
  'not-owing': 'A message came from a seat that owed none.',
  digest: 'An app plays by other rules or sees another board.',
  lock: 'What was opened does not match its seal.',
  'card-key': 'A key for the cards does not match its seal or its proof.',
  shuffle: 'A shuffle is not proved: cards may have been changed.',
  share: 'A share of a deal is not proved.',
  opening: 'An opened card is not proved.',
  transfer: 'A card that was passed on is not proved to be the same.',
  'two-faces': 'A seat signed two different things for one moment.',
  'vote-and-refusal': 'A seat voted for something and refused it too.',
  'vote-and-entry': 'A seat voted to go on without somebody and went on with them too.',
  quorum: 'A step was closed without enough votes.',
  incomplete: 'A step ends before everybody who owed something gave it.',
  'other-rules': 'The record was made by other rules than this app knows.',
  'code-mismatch': 'The one who answered is not the one whose code was given.',
  'too-big': 'A message is longer than any message can be.',
  'not-a-record': 'This file is no record of a game.',
} as const;
export type FaultCode = keyof typeof faults;

/** `why` is a reason's own code (a rule's refusal, a field's name), never shown alone. */
export type Fault = {
  readonly code: FaultCode;
  readonly seat?: Seat;
  readonly step?: number;
  readonly why?: string;
};
export type Result<T, E = Fault> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: E };
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const fail = <E>(fault: E): Result<never, E> => ({ ok: false, fault });
/** A fault as a refused result. */
export const blame = (code: FaultCode, seat?: Seat, why?: string): Result<never> =>
  fail({ code, ...(seat === undefined ? {} : { seat }), ...(why === undefined ? {} : { why }) });
