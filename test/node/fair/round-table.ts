// A table of seats on one device: runs one protocol, makes every entry from that seat's own keep, lets a test tamper with it.
import { randomBytes } from 'node:crypto';
import { hash } from '../../../src/core/hash.ts';
import { utf8, u8 } from '../../../src/core/bytes.ts';
import { Out, type Why } from '../../../src/core/out.ts';
import { canonical, readCanonical, type Plain } from '../../../src/core/plain.ts';
import type { Fault } from '../../../src/core/result.ts';
import { perSeat, seatAt, type PerSeat, type Seat } from '../../../src/core/seat.ts';
import { whereAt, type Where } from '../../../src/fair/context.ts';
import type { Exchange, Keep, Protocol } from '../../../src/fair/exchange.ts';

export const seats = (n: number): readonly Seat[] => Array.from({ length: n }, (_, i) => seatAt(i));
/** Contexts of a made-up table at a made-up step; another `step` is another obligation. */
export const where = (step = 7): Where =>
  whereAt({
    table: hash('table', utf8('a table')),
    rules: hash('rules', utf8('some rules')),
    round: 3,
    anchor: { step, hash: hash('step', utf8(`step ${step}`)) },
  });

const gone = (who: readonly Seat[], why: Why, said: PerSeat<unknown> = {}): Out =>
  new Out(
    who,
    perSeat(who, () => why),
    said,
  );

export type Entry = { readonly what: string; readonly seat: Seat; readonly body: Plain };
/** What a cheat does with the body that its honest app made; `log` is all that was said before, also in this step. */
export type Tamper = (entry: Entry, log: readonly Entry[]) => Plain;
export type Played<T> = {
  readonly value: T | undefined;
  /** Every fault that everybody sees. */
  readonly faults: readonly Fault[];
  /** The `Out` that went through the whole protocol, if one did. */
  readonly out: Out | null;
  readonly log: readonly Entry[];
  readonly asked: readonly Exchange[];
  readonly keeps: PerSeat<Keep>;
};

/** The keeps of all seats, their secrets from one seed. */
export const keepsOf = (of: readonly Seat[], seed = 'chance'): PerSeat<Keep & { said: Map<number, Plain> }> =>
  perSeat(of, (mine) => {
    const said = new Map<number, Plain>();
    const secret = (seat: Seat, ctx: Uint8Array, purpose: string): Uint8Array =>
      hash('seed', utf8(seed), u8(seat), ctx, utf8(purpose)).slice(0, 32);
    return {
      seats: [mine],
      said,
      secret,
      lasting: secret,
      answer: (_seat: Seat, step: number) => said.get(step),
      learn: () => undefined,
      forget: () => undefined,
      random: (n: number) => new Uint8Array(randomBytes(n)),
      heard: () => null,
    };
  });

/**
 * Plays a protocol to its end. A body that fails its check puts its seat out, as the referee does: the step closes,
 * and the protocol hears of it with what the others said. `leave` names seats that go before they give in an exchange.
 */
export async function play<T>(
  protocol: Protocol<T>,
  of: readonly Seat[],
  {
    tamper = (entry: Entry) => entry.body,
    answers = {},
    leave = () => [],
    seed = 'chance',
  }: {
    tamper?: Tamper;
    answers?: PerSeat<Plain>;
    leave?: (what: string, turn: number) => readonly Seat[];
    seed?: string;
  } = {},
): Promise<Played<T>> {
  const keeps = keepsOf(of, seed);
  const log: Entry[] = [];
  const asked: Exchange[] = [];
  const faults: Fault[] = [];
  const present = new Set(of);
  const end = (value: T | undefined, out: Out | null): Played<T> => ({ value, faults, out, log, asked, keeps });
  try {
    let next = protocol.next();
    for (let step = 100; !next.done; step++) {
      const due = next.value;
      asked.push(due);
      for (const seat of due.owing) if (!present.has(seat)) throw new Error(`seat ${seat} is gone and was asked again`);
      const leaving = leave(due.what, asked.length - 1);
      const said: { [s: Seat]: Plain } = {};
      const wrong: Seat[] = [];
      for (const seat of due.owing) {
        if (leaving.includes(seat)) continue;
        const keep = keeps[seat];
        if (!keep) throw new Error(`seat ${seat} has no keep`);
        const answer = answers[seat] ?? null;
        if (due.asks) {
          const judged = due.asks.check(seat, answer);
          if (!judged.ok) throw new Error(`seat ${seat} may not answer this: ${judged.fault}`);
          keep.said.set(step, judged.value);
        }
        const body = tamper({ what: due.what, seat, body: due.make(seat, keep, answer) }, log);
        log.push({ what: due.what, seat, body });
        // Through the wire: what comes out is what canonical bytes can hold.
        const read = due.read(seat, readCanonical(canonical(body)));
        const proved = read.ok ? ((await due.prove?.(seat, read.value)) ?? read) : read;
        if (!read.ok || !proved.ok) {
          const { fault } = (read.ok ? proved : read) as { fault: Fault };
          faults.push(fault);
          wrong.push(seat);
        } else said[seat] = read.value;
      }
      const out = [...leaving, ...wrong].sort((a, b) => a - b);
      for (const seat of out) present.delete(seat);
      next =
        out.length > 0
          ? protocol.throw(gone(out, wrong.length > 0 ? 'fault' : 'left', said))
          : protocol.next({ said, closed: { step, hash: hash('step', u8(step)) } });
    }
    return end(next.value, null);
  } catch (e) {
    if (!(e instanceof Out)) throw e;
    return end(undefined, e);
  }
}

/** Numbers in 0..1 from a seed (mulberry32), for tests that print it. */
export const seeded = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
};
