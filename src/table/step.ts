// table/step.ts: a closed step of the log: its hash, and the form in which steps are sent and stored (without what their head implies).
import * as v from 'valibot';
import { concat, same, u8 } from '../core/bytes.ts';
import { hash } from '../core/hash.ts';
import { canonical, type Plain } from '../core/plain.ts';
import { seatAt, type PerSeat, type Seat } from '../core/seat.ts';
import { bodyHash, bytesOf, type Entry, type Goodbye, type Signed, type Without } from './signed.ts';

/** An entry, or the goodbye that stands in its place, with its signature. */
export type Given = { readonly what: Entry | Goodbye; readonly sig: Uint8Array };
/** What closed a step: the entries in seat order, and where seats were left out, who and by whose votes. */
export type Closed = {
  readonly given: readonly Given[];
  readonly named: readonly Seat[];
  readonly votes: readonly { readonly what: Without; readonly sig: Uint8Array }[];
};

/** H(step ‖ prev ‖ digest ‖ u8 count ‖ for each entry in seat order: u8 seat, H(body) ‖ u8 count ‖ named seats). */
export function headOf(
  prev: Uint8Array,
  digest: Uint8Array,
  given: readonly Given[],
  named: readonly Seat[],
): Uint8Array {
  const parts = given.flatMap(({ what }) => [u8(what.seat), bodyHash(what, digest)]);
  return hash('step', prev, digest, u8(given.length), concat(...parts), u8(named.length), Uint8Array.from(named));
}

/** A closed step as it is sent and stored; table, step, prev and (where it is the common one) the digest are left out. */
export function packed(step: Closed, digest: Uint8Array): Plain {
  const given = step.given.map(({ what, sig }): Plain => {
    if (what.purpose === 'goodbye') return [what.seat, 1, [what.from, what.at, what.on], sig];
    return same(what.digest, digest) ? [what.seat, 0, what.body, sig] : [what.seat, 0, what.body, sig, what.digest];
  });
  const votes = step.votes.map(({ what, sig }): Plain => [what.seat, what.number, sig]);
  return [given, step.named, votes];
}

const bytes = (n: number) =>
  v.pipe(
    v.instance(Uint8Array),
    v.check((b) => b.length === n),
  );
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffffffff));
const seat = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(15),
  v.transform((n) => seatAt(n)),
);
const entry = v.strictTuple([seat, v.literal(0), v.pipe(v.instance(Uint8Array), v.maxLength(65_536)), bytes(64)]);
const odd = v.strictTuple([...entry.items, bytes(64)]);
const goodbye = v.strictTuple([seat, v.literal(1), v.strictTuple([count, count, bytes(64)]), bytes(64)]);
const givenForm = v.union([entry, odd, goodbye]);
const form = v.strictTuple([
  v.pipe(v.array(givenForm), v.maxLength(16)),
  v.pipe(v.array(seat), v.maxLength(16)),
  v.pipe(v.array(v.strictTuple([seat, count, bytes(64)])), v.maxLength(16)),
]);
export type Packed = v.InferOutput<typeof form>;
/** The parts of a packed step, or `undefined` when it has no such form. */
export function readPacked(raw: unknown): Packed | undefined {
  const r = v.safeParse(form, raw);
  return r.success ? r.output : undefined;
}

/** Which of the entries of what should be a packed step is the first that has no entry's form; how many there are, if all have. */
export function firstBroken(raw: unknown): number {
  const given: unknown = Array.isArray(raw) ? raw[0] : null;
  if (!Array.isArray(given)) return 0;
  const broken = given.findIndex((e) => !v.is(givenForm, e));
  return broken < 0 ? given.length : broken;
}

/** Where an open step stands: what its entries and votes have in common. */
export type Place = {
  readonly table: Uint8Array;
  readonly step: number;
  readonly prev: Uint8Array;
  readonly digest: Uint8Array;
};

/** The signed things of a packed step, made whole again for the place where it stands. */
export function unpacked(step: Packed, place: Place): Closed {
  const { table, prev, digest } = place;
  const given = step[0].map((e): Given => {
    if (e[1] === 1) {
      const [s, , [from, at, on], sig] = e;
      return { what: { purpose: 'goodbye', table, seat: s, from, at, on }, sig };
    }
    return {
      what: { purpose: 'entry', table, seat: e[0], step: place.step, prev, digest: e[4] ?? digest, body: e[2] },
      sig: e[3],
    };
  });
  const [, named] = step;
  const head = step[2].length > 0 ? headOf(prev, digest, given, named) : prev; // only votes name it
  const votes = step[2].map(([s, number, sig]) => ({
    what: { purpose: 'without' as const, table, seat: s, step: place.step, prev, named, number, head },
    sig,
  }));
  return { given, named, votes };
}
/** All signed things of a closed step, as they are sent one by one. */
export const signedOf = (step: Closed): readonly Signed[] =>
  [...step.given, ...step.votes].map(({ what, sig }) => ({ purpose: what.purpose, bytes: bytesOf(what), sig }));

/** What each seat of a step signed, by seat. */
export const bySeat = (step: Closed): PerSeat<Given> => Object.fromEntries(step.given.map((g) => [g.what.seat, g]));
export const stepBytes = (step: Closed, digest: Uint8Array): Uint8Array => canonical(packed(step, digest));
