// fair/context.ts: the context that every commitment and proof is bound to (fairness.md, Encodings). Knows no game and no secret.
import { concat, lp, u32, u64, u8, utf8 } from '../core/bytes.ts';
import { hash } from '../core/hash.ts';
import type { Seat } from '../core/seat.ts';
import type { Anchor } from './exchange.ts';

/** The seat byte of what belongs to the whole table: joint values. */
export const jointSeat = 255;

/** Where a commitment stands: table, round and anchor are given by whoever made this; the rest says what for. */
export type Where = (seat: Seat | 'joint', op: string, slots?: readonly number[]) => Uint8Array;

/** ctx, 64 bytes; slot ids are 4 bytes each, so that no two lists read alike. */
export const context = (of: {
  readonly table: Uint8Array;
  readonly rules: Uint8Array;
  readonly round: number;
  readonly anchor: Anchor;
  readonly seat: number;
  readonly op: string;
  readonly slots: readonly number[];
}): Uint8Array =>
  hash(
    'ctx',
    lp(of.table),
    lp(of.rules),
    u32(of.round),
    u64(of.anchor.step),
    of.anchor.hash,
    u8(of.seat),
    lp(utf8(of.op)),
    lp(concat(...of.slots.map(u32))),
  );

/** All contexts of one obligation: the same table, round and anchor for every seat and purpose. */
export const whereAt =
  (of: {
    readonly table: Uint8Array;
    readonly rules: Uint8Array;
    readonly round: number;
    readonly anchor: Anchor;
  }): Where =>
  (seat, op, slots = []) =>
    context({ ...of, seat: seat === 'joint' ? jointSeat : seat, op, slots });
