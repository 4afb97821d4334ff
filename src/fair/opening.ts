// fair/opening.ts: an opening that goes on when some of its holders are gone. Knows not what is opened.
import { Out, type Why } from '../core/out.ts';
import type { Plain } from '../core/plain.ts';
import type { Result } from '../core/result.ts';
import type { PerSeat, Seat } from '../core/seat.ts';
import { exchange, type Exchange, type Protocol } from './exchange.ts';

/** What was opened, by seat; and who went meanwhile, all in one `Out`. */
export type Partly<T> = { readonly given: PerSeat<T>; readonly out: Out | null };
/** An opening: its proof is only hashes, so that what was given before a seat went can be judged here as well. */
export type Opening<M extends Plain> = Omit<Exchange<M>, 'prove'> & {
  readonly prove: (seat: Seat, said: M) => Result<null>;
};

const together = (a: Out | null, b: Out): Out => {
  if (!a) return b;
  const why: PerSeat<Why> = { ...b.why, ...a.why };
  return new Out(
    [...new Set([...a.seats, ...b.seats])].sort((x, y) => x - y),
    why,
  );
};

/** Asks every holder once; who gave is not asked again when another goes, and who is gone is not asked at all. */
export function* open<M extends Plain>(opening: Opening<M>): Protocol<Partly<M>> {
  let given: PerSeat<M> = {};
  let out: Out | null = null;
  let owing = opening.owing;
  while (owing.length > 0) {
    try {
      const { said } = yield* exchange<M>({ ...opening, owing });
      given = { ...given, ...said };
      break;
    } catch (gone) {
      if (!(gone instanceof Out)) throw gone;
      out = together(out, gone);
      const had = given;
      // The seats may have gone at the barrier in front, where the others said something else: only openings count.
      const now = owing.flatMap((seat): [Seat, M][] => {
        if (gone.seats.includes(seat)) return [];
        const read = opening.read(seat, gone.said[seat]);
        return read.ok && opening.prove(seat, read.value).ok ? [[seat, read.value]] : [];
      });
      given = { ...had, ...(Object.fromEntries(now) as PerSeat<M>) };
      const have = given;
      owing = owing.filter((seat) => !gone.seats.includes(seat) && have[seat] === undefined);
    }
  }
  return { given, out };
}
