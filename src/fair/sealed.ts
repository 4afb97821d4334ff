// fair/sealed.ts: answers that are fixed before anybody sees them: given together, or kept sealed for later. Knows not what they say.
import * as v from 'valibot';
import { same, u8 } from '../core/bytes.ts';
import { hash } from '../core/hash.ts';
import type { Out } from '../core/out.ts';
import { canonical, type Plain } from '../core/plain.ts';
import { blame, fail, ok, type Result } from '../core/result.ts';
import { at, perSeat, seatsOf, type PerSeat, type Seat } from '../core/seat.ts';
import { reader, sized } from './body.ts';
import type { Where } from './context.ts';
import { exchange, type Exchange, type Keep, type Protocol } from './exchange.ts';
import { inOrder } from './mix.ts';
import { open, type Opening } from './opening.ts';

/** Reads an answer and judges it: as it will be sent, or the code of the reason why not. Must take what it gave. */
export type Judge = (raw: unknown) => Result<Plain, string>;
type Opened = { readonly salt: Uint8Array; readonly answer: Plain };

/** H(sealed ‖ ctx ‖ seat ‖ index ‖ salt32 ‖ canonical bytes of the answer). */
export const sealOf = (ctx: Uint8Array, seat: Seat, index: number, { salt, answer }: Opened): Uint8Array =>
  hash('sealed', ctx, u8(seat), u8(index), salt, canonical(answer));

/** A salt stays with its answer: it may be opened many rounds after it was sealed. */
const ownSalt = (seat: Seat, keep: Keep, ctx: Uint8Array, index: number): Uint8Array =>
  keep.lasting(seat, ctx, `seal ${index}`);
const said = (seat: Seat, keep: Keep, step: number): Plain => {
  const answer = keep.answer(seat, step);
  if (answer === undefined) throw new Error(`what seat ${seat} sealed in step ${step} is lost`);
  return answer;
};
const readSealed = reader(v.strictObject({ sealed: sized(64) }));
const Salted = v.strictObject({ salt: sized(32), answer: v.unknown() });
const readOpened = (seat: Seat, body: unknown, judge: Judge): Result<Opened> => {
  const read = v.safeParse(Salted, body);
  if (!read.success) return blame('shape', seat);
  const answer = judge(read.output.answer);
  return answer.ok
    ? ok({ salt: read.output.salt, answer: answer.value })
    : fail({ code: 'illegal', seat, why: answer.fault });
};

/** All answer at once; nobody sees another's answer before its own is sealed. */
export function* sealedAnswers(where: Where, seats: readonly Seat[], check: Judge): Protocol<PerSeat<Plain>> {
  const all = inOrder(seats);
  const ctxOf = perSeat(all, (seat) => where(seat, 'answer'));
  const seal: Exchange<{ readonly sealed: Uint8Array }> = {
    what: 'seal',
    owing: all,
    asks: { kind: 'together', check: (_seat, raw) => check(raw) },
    make: (seat, keep, answer) => {
      const ctx = at(ctxOf, seat);
      return { sealed: sealOf(ctx, seat, 0, { salt: ownSalt(seat, keep, ctx, 0), answer }) };
    },
    read: readSealed,
  };
  const { said: seals, closed } = yield* exchange(seal);
  const unseal: Exchange<Opened> = {
    what: 'unseal',
    owing: all,
    gives: true,
    choice: true,
    make: (seat, keep) => ({ salt: ownSalt(seat, keep, at(ctxOf, seat), 0), answer: said(seat, keep, closed.step) }),
    read: (seat, body) => readOpened(seat, body, check),
    prove: (seat, opened) =>
      same(at(seals, seat).sealed, sealOf(at(ctxOf, seat), seat, 0, opened)) ? ok(null) : blame('lock', seat),
  };
  const { said: answers } = yield* exchange(unseal);
  return perSeat(all, (seat) => at(answers, seat).answer);
}

/** Answers that one seat has sealed, to be opened one by one: what everybody knows of them. */
export type SealedAnswers = {
  readonly seat: Seat;
  readonly text: Plain;
  readonly ctx: Uint8Array;
  readonly seals: readonly Uint8Array[];
  /** The step that sealed them. */
  readonly step: number;
};
/** `check` judges the whole on the author's device; `text` is what the others can judge: the text and how many answers. */
export type TextJudge = {
  readonly check: Judge;
  readonly text: (raw: unknown, answers: number) => Result<Plain, string>;
};
const Whole = v.strictObject({ text: v.unknown(), answers: v.array(v.unknown()) });
const SealedBody = v.strictObject({ text: v.unknown(), seals: v.pipe(v.array(sized(64)), v.maxLength(32)) });
const whole = (answer: Plain): { text: Plain; answers: Plain[] } =>
  v.parse(Whole, answer) as { text: Plain; answers: Plain[] };

/** A seat fixes a public text and sealed answers: the text and one commitment per answer now. */
export function* sealText(where: Where, seat: Seat, judge: TextJudge): Protocol<SealedAnswers> {
  const ctx = where(seat, 'seal');
  const seal: Exchange<{ readonly text: Plain; readonly seals: readonly Uint8Array[] }> = {
    what: 'seal',
    owing: [seat],
    choice: true,
    asks: { kind: 'seal', check: (_seat, raw) => judge.check(raw) },
    make: (_seat, keep, answer) => {
      const { text, answers } = whole(answer);
      const seals = answers.map((one, i) => sealOf(ctx, seat, i, { salt: ownSalt(seat, keep, ctx, i), answer: one }));
      return { text, seals };
    },
    read: (from, body) => {
      const read = v.safeParse(SealedBody, body);
      if (!read.success) return blame('shape', from);
      const text = judge.text(read.output.text, read.output.seals.length);
      return text.ok
        ? ok({ text: text.value, seals: read.output.seals })
        : fail({ code: 'illegal', seat: from, why: text.fault });
    },
  };
  const { said: sealed, closed } = yield* exchange(seal);
  return { seat, ...at(sealed, seat), ctx, step: closed.step };
}

/** Opens single answers, of one author or of several; null where the author went before opening. */
export function* openAnswers(
  things: readonly { readonly of: SealedAnswers; readonly index: number }[],
  check: Judge,
): Protocol<{ readonly shown: readonly (Plain | null)[]; readonly out: Out | null }> {
  const by = (seat: Seat) => things.filter((thing) => thing.of.seat === seat);
  const owing = inOrder([...new Set(things.map((thing) => thing.of.seat))]);
  const opening: Opening<readonly Opened[]> = {
    what: 'open',
    owing,
    args: things.map(({ of, index }) => [of.seat, of.step, index]),
    gives: true,
    choice: true,
    make: (seat, keep) =>
      by(seat).map(({ of, index }) => {
        const answer = whole(said(seat, keep, of.step)).answers[index];
        if (answer === undefined) throw new Error(`seat ${seat} has no answer ${index}`);
        return { salt: ownSalt(seat, keep, of.ctx, index), answer };
      }),
    read: (seat, body) => {
      if (!Array.isArray(body) || body.length !== by(seat).length) return blame('shape', seat);
      const opened: Opened[] = [];
      for (const one of body) {
        const read = readOpened(seat, one, check);
        if (!read.ok) return read;
        opened.push(read.value);
      }
      return ok(opened);
    },
    prove: (seat, opened) =>
      by(seat).every(({ of, index }, i) => {
        const [one, want] = [opened[i], of.seals[index]];
        return one && want && same(want, sealOf(of.ctx, seat, index, one));
      })
        ? ok(null)
        : blame('lock', seat),
  };
  const { given, out } = yield* open(opening);
  const shown = new Map<Seat, readonly Opened[]>(seatsOf(given).map((seat) => [seat, at(given, seat)]));
  return {
    shown: things.map((thing) => shown.get(thing.of.seat)?.[by(thing.of.seat).indexOf(thing)]?.answer ?? null),
    out,
  };
}
