// table/perform.ts: rules and fairness joined: what each ask of the rules means in exchanges.
// A whole game becomes one protocol; the referee knows nothing else.
import type { Plain } from '../core/plain.ts';
import { Out, type Why } from '../core/out.ts';
import { blame, ok } from '../core/result.ts';
import { at, perSeat, seatsOf, type PerSeat, type Seat } from '../core/seat.ts';
import type { Where } from '../fair/context.ts';
import { openCups, peek, rollDice } from '../fair/dice.ts';
import { exchange, type Anchor, type Keep, type Protocol } from '../fair/exchange.ts';
import { drawNumber } from '../fair/mix.ts';
import { openAnswers, sealText, sealedAnswers } from '../fair/sealed.ts';
import type { Ask, Check, Opened, Script, Sealed, SealJudge } from '../games/play.ts';
import type { Cards } from './cards.ts';
import { race } from './race.ts';
import { Things, type Thing } from './things.ts';

/** What a performance needs of its table. */
export type Env = {
  /** The context of what is asked now: table, rules, round and anchor bound in. */
  where(anchor: Anchor): Where;
  head(): Anchor;
  present(): readonly Seat[];
  /** What plays cards; null for a game that has none. */
  readonly deck: Deck | null;
  /** The hash of the rules, which the faces of the cards are made from. */
  readonly rules: Uint8Array;
  readonly keep?: Keep & { remembers(): boolean };
  round(): void;
  /** Seats that the rules themselves put out. */
  foul(seat: Seat): void;
};
/** What plays cards, loaded only for games that have them (`listing.cards`): it is as large as the rest of the table. */
export type Deck = new (env: Env, things: Things) => Cards;
/** What a performance holds: everything sealed so far, and where cards lie. */
class Hands {
  readonly things = new Things();
  readonly #cards: Cards | null;
  constructor(env: Env) {
    this.#cards = env.deck && new env.deck(env, this.things);
  }
  get cards(): Cards {
    if (!this.#cards) throw new Error('the rules use cards, and their listing says that they have none');
    return this.#cards;
  }
  /** A new round has begun. */
  round(): void {
    this.#cards?.round();
  }
}

function* chosen(seat: Seat, check: Check<Plain>): Protocol<Plain> {
  const { said } = yield* exchange<Plain>({
    what: 'choose',
    owing: [seat],
    choice: true,
    asks: { kind: 'choose', check: (_s, raw) => check(raw) },
    make: (_s, _keep, answer) => answer,
    read: (s, body) => {
      const move = check(body);
      return move.ok ? move : blame('illegal', s, move.fault);
    },
  });
  return at(said, seat);
}
function* rolled(cups: PerSeat<number>, env: Env, things: Things): Protocol<PerSeat<readonly Sealed<number>[]>> {
  const where = env.where(env.head());
  const dice = yield* rollDice(where, env.present(), cups);
  const slots = perSeat(seatsOf(cups), (seat) =>
    Array.from({ length: at(cups, seat) }, (_, index) => ({
      sealed: things.add({ kind: 'die', seat, index, of: dice }),
    })),
  );
  const { keep } = env;
  const own = keep?.remembers() ? peek(dice, keep) : {};
  for (const seat of seatsOf(own))
    for (const [i, face] of at(own, seat).entries()) keep?.learn(seat, slots[seat]?.[i]?.sealed ?? -1, face);
  return slots;
}
function* written(seat: Seat, judge: SealJudge<Plain, Plain>, env: Env, things: Things): Protocol<Plain> {
  const of = yield* sealText(env.where(env.head()), seat, {
    check: (raw) => {
      const whole = judge.whole(raw);
      return whole.ok ? ok({ text: whole.value.text, answers: [...whole.value.answers] }) : whole;
    },
    text: (raw, answers) => judge.text(raw, answers),
  });
  const answers = of.seals.map((_, index) => ({
    sealed: things.add({ kind: 'answer', index, of, check: judge.answer }),
  }));
  return { text: of.text, answers };
}
/** Opens what the rules name. Seats that go meanwhile leave theirs closed; the rest open all the same (rules.md 8.6). */
function* opened(asked: readonly Sealed<Plain>[], hands: Hands): Protocol<Opened<Plain>> {
  const wanted = asked.map((one) => hands.things.at(one));
  const shown = new Map<Thing, Plain>();
  const outs: Out[] = [];
  for (const roll of new Set(wanted.flatMap((t) => (t.kind === 'die' ? [t.of] : [])))) {
    const dice = wanted.flatMap((t) => (t.kind === 'die' && t.of === roll ? [t] : []));
    const lifted = yield* openCups(roll, [...new Set(dice.map((t) => t.seat))]);
    if (lifted.out) outs.push(lifted.out);
    for (const t of dice) shown.set(t, lifted.dice[t.seat]?.[t.index] ?? null);
  }
  for (const check of new Set(wanted.flatMap((t) => (t.kind === 'answer' ? [t.check] : [])))) {
    const answers = wanted.flatMap((t) => (t.kind === 'answer' && t.check === check ? [t] : []));
    const read = yield* openAnswers(answers, check);
    if (read.out) outs.push(read.out);
    answers.forEach((t, i) => shown.set(t, read.shown[i] ?? null));
  }
  const closed = asked.filter((_, i) => wanted[i]?.kind === 'card');
  if (closed.length > 0) {
    const laid = yield* hands.cards.open(closed);
    if (laid.out) outs.push(laid.out);
    for (const [i, one] of wanted.filter((t) => t.kind === 'card').entries()) shown.set(one, laid.shown[i] ?? null);
  }
  return { shown: wanted.map((t) => shown.get(t) ?? null), out: merged(outs) };
}
const merged = (outs: readonly Out[]): Out | null =>
  outs.length < 2
    ? (outs[0] ?? null)
    : new Out(
        [...new Set(outs.flatMap((o) => o.seats))].sort((a, b) => a - b),
        outs.reduce<PerSeat<Why>>((all, o) => ({ ...all, ...o.why }), {}),
      );
function* perform(ask: Ask, env: Env, hands: Hands): Protocol<unknown> {
  const { things } = hands;
  switch (ask.kind) {
    case 'choose':
      return yield* chosen(ask.seat, ask.check);
    case 'together':
      return yield* sealedAnswers(env.where(env.head()), ask.seats, ask.check);
    case 'race':
      return yield* race(ask.window, env.present(), ask.check);
    case 'seal':
      return yield* written(ask.seat, ask.judge, env, things);
    case 'chance':
      return yield* drawNumber(env.where(env.head()), env.present(), ask.n);
    case 'roll':
      return yield* rolled(ask.cups, env, things);
    case 'open':
      return yield* opened(ask.things, hands);
    case 'shuffle':
      return yield* hands.cards.shuffle(ask);
    case 'reshuffle':
      return yield* hands.cards.reshuffle(ask);
    case 'deal':
      return yield* hands.cards.deal(ask);
    case 'playCards':
      return yield* hands.cards.playCards(ask);
    case 'take':
      return yield* hands.cards.take(ask);
    case 'round':
      env.round();
      hands.round();
      return undefined;
    case 'foul':
      env.foul(ask.seat);
      throw new Out([ask.seat], { [ask.seat]: 'foul' });
    default:
      return ask satisfies never;
  }
}
/** The rules as one protocol; `Out` passes through both layers by itself. */
export function* play<R>(rules: Script<R>, env: Env): Protocol<R> {
  const hands = new Hands(env);
  let r = rules.next();
  while (!r.done) {
    let answer: unknown;
    try {
      answer = yield* perform(r.value, env, hands);
    } catch (e) {
      if (!(e instanceof Out)) throw e;
      r = rules.throw(e);
      continue;
    }
    r = rules.next(answer);
  }
  return r.value;
}
