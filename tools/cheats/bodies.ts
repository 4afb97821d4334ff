// tools/cheats/bodies.ts: bodies of entries, read, found in the log and changed, for clients that lie.
import { readCanonical, type Plain } from '../../src/core/plain.ts';
import type { Seat } from '../../src/core/seat.ts';
import { group } from '../../src/fair/arithmetic.ts';
import type { Open } from '../../src/table/referee.ts';
import type { Trial } from './trial.ts';

export type Body = { readonly [field: string]: Plain };

/** What another seat has given at the open step, once it is there. */
export const givenBy = (at: Open, seat: Seat): Body | undefined => {
  const what = at.given.get(seat)?.what;
  return what?.purpose === 'entry' ? (readCanonical(what.body) as Body) : undefined;
};
/** The bodies of one seat that a trial has seen at steps of one kind, in their order. */
export const earlier = (trial: Trial, seat: Seat, has: string): readonly Body[] =>
  trial.sitting.chain.referee.steps.flatMap(({ given }) =>
    given.flatMap(({ what }): Body[] => {
      if (what.purpose !== 'entry' || what.seat !== seat) return [];
      const body = readCanonical(what.body) as Body | null;
      return body && !(body instanceof Uint8Array) && body[has] !== undefined ? [body] : [];
    }),
  );
export const bytes = (field: Plain | undefined): Uint8Array => {
  if (!(field instanceof Uint8Array)) throw new Error('the honest client gave no such bytes');
  return Uint8Array.from(field);
};
/** The field with `put` written over it from byte `at`. */
export const over = (field: Plain | undefined, put: Uint8Array, at = 0): Uint8Array => {
  const changed = bytes(field);
  changed.set(put, at);
  return changed;
};
export const flipped = (field: Plain | undefined, at = 0): Uint8Array => {
  const changed = bytes(field);
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
};
/** A point that is genuine and has nothing to do with any card. */
export const strange = (): Uint8Array => group().encode(group().multiplyBase(424242n));
