// fair/body.ts: the bodies of entries as they come from the wire: strict objects of exact lengths, read before anything is judged.
import * as v from 'valibot';
import type { Plain } from '../core/plain.ts';
import { blame, ok, type Result } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';

/** Exactly `length` bytes. */
export const sized = (length: number) =>
  v.pipe(
    v.instance(Uint8Array),
    v.check((bytes) => bytes.length === length),
  );

/** The body in its type, or the fault `shape` of the seat that sent it. */
export const reader =
  <T extends Plain>(schema: v.GenericSchema<unknown, T>) =>
  (seat: Seat, body: unknown): Result<T> => {
    const read = v.safeParse(schema, body);
    return read.success ? ok(read.output) : blame('shape', seat);
  };
