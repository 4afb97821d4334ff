// core/seat.ts: who sits where. A seat is its place in the roster, 0 first, clockwise.
declare const seatBrand: unique symbol;
export type Seat = number & { readonly [seatBrand]: true };
export const seatAt = (n: number): Seat => n as Seat;

/** One value per seat. A branded number is allowed as an index signature, so a plain index is a type error. */
export type PerSeat<T> = { readonly [s: Seat]: T };

/** The value of a seat that is known to have one; throws on our own bug only. */
export function at<T>(all: PerSeat<T>, s: Seat): T {
  const value = all[s];
  if (value === undefined) throw new Error(`no value for seat ${s}`);
  return value;
}
export const perSeat = <T>(seats: readonly Seat[], of: (s: Seat) => T): PerSeat<T> =>
  Object.fromEntries(seats.map((s) => [s, of(s)]));

/** The seats that have a value, in seat order. */
export const seatsOf = (all: PerSeat<unknown>): readonly Seat[] =>
  Object.keys(all)
    .map((s) => seatAt(Number(s)))
    .sort((a, b) => a - b);
