// table/evidence.ts: what a check sees round by round: who locked, what was mixed, what was opened and fits, who went.
// Only looks at steps that are judged already, and rolls the dice again for itself; decides nothing.
import { hex } from '../core/bytes.ts';
import { readCanonical, type Plain } from '../core/plain.ts';
import { seatAt, type Seat } from '../core/seat.ts';
import type { RoundEvidence, SealEvidence, Unlocked } from '../core/verdict.ts';
import { whereAt, type Where } from '../fair/context.ts';
import { faces } from '../fair/dice.ts';
import { jointNumber, mixSeed } from '../fair/mix.ts';
import { withCards, type Heard } from './evidence-cards.ts';
import type { Open, Referee } from './referee.ts';
import type { Roster } from './roster.ts';
import type { Closed } from './step.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };
type Seal = Writable<Omit<SealEvidence, 'cup'>> & { cup: Writable<NonNullable<SealEvidence['cup']>> | null };
/** A round as it grows. */
type Draft = {
  readonly round: number;
  readonly told: Writable<Omit<RoundEvidence, 'number' | 'void' | 'seals'>>;
  /** Of the last lock: its seals, its contexts, and below which number it draws. */
  seals: Map<Seat, Seal>;
  where: Where | null;
  below: number | null;
  seed: Uint8Array | null;
};
type Body = Heard['body'];

const bytesIn = (body: Body, key: string): Uint8Array | null => {
  const value = body[key];
  return value instanceof Uint8Array ? value : null;
};
/** What was asked of a lock: cups with their dice, or a number to draw. */
const cupsIn = (args: Plain | undefined): ReadonlyMap<Seat, number> => {
  const cups = (args as { readonly cups?: readonly (readonly [number, number])[] } | undefined)?.cups ?? [];
  return new Map(cups.map(([seat, count]) => [seatAt(seat), count]));
};
const numberIn = (args: Plain | undefined): number | null =>
  (args as { readonly number?: number } | undefined)?.number ?? null;

export class Evidence {
  readonly #roster: Roster;
  readonly #rounds: Draft[] = [];
  #over = false;

  constructor(roster: Roster) {
    this.#roster = roster;
  }
  /** A step is open in a round: it belongs to it even if nothing of it holds. */
  begin(open: Open, round: number): void {
    const last = this.#rounds.at(-1);
    if (last?.round === round) last.told.to = open.step;
    else
      this.#rounds.push({
        round,
        told: {
          from: open.step,
          to: open.step,
          steps: { lock: null, mix: null, move: null, open: null },
          owing: [],
          seed: null,
          drawn: null,
          cards: null,
          moves: 0,
          signatures: 0,
          votes: 0,
          gone: [],
        },
        seals: new Map(),
        where: null,
        below: null,
        seed: null,
      });
  }
  /** The step of the last `begin` has closed, and the referee has judged it. */
  closed(open: Open, { given, votes }: Closed, referee: Referee<unknown>): void {
    const draft = this.#rounds.at(-1);
    if (!draft) return;
    const { told } = draft;
    told.signatures += given.length + votes.length;
    told.votes += votes.length;
    this.#over = referee.over;
    const wrong = referee.faults.filter((f) => f.step === open.step).map((f) => f.seat);
    const heard = given.flatMap(({ what }): Heard[] => {
      if (what.purpose !== 'entry') return [];
      const body = (readCanonical(what.body) ?? null) as Body | null;
      return [{ seat: what.seat, body: body ?? {}, fits: !wrong.includes(what.seat) }];
    });
    this.#read(draft, open, heard);
    const { what, args } = open.exchange;
    told.cards = withCards(told.cards, { what, args, step: open.step }, heard);
    for (const seat of open.present) {
      const why = referee.goneWhy(seat);
      if (why) told.gone = [...told.gone, { seat, why, step: open.step }];
    }
  }
  #read(draft: Draft, open: Open, heard: readonly Heard[]): void {
    const { exchange, step } = open;
    const { told } = draft;
    switch (exchange.what) {
      case 'lock':
        this.#lock(draft, open, heard);
        return;
      case 'mix':
        told.steps = { ...told.steps, mix: step };
        this.#mix(draft, open, heard);
        return;
      case 'open':
        told.steps = { ...told.steps, open: told.steps.open ?? step };
        for (const h of heard) lift(draft, h);
        return;
      default:
        if (!exchange.asks) return;
        told.steps = { ...told.steps, move: told.steps.move ?? step };
        told.moves += heard.filter((h) => h.fits).length;
    }
  }
  #lock(draft: Draft, { exchange, step, owing, prev }: Open, heard: readonly Heard[]): void {
    const { id, rules } = this.#roster;
    const where = whereAt({ table: id, rules, round: draft.round, anchor: { step: step - 1, hash: prev } });
    const cups = cupsIn(exchange.args);
    draft.told.steps = { lock: step, mix: null, move: null, open: null };
    draft.told.owing = owing;
    draft.where = where;
    draft.below = numberIn(exchange.args);
    draft.seed = null;
    draft.seals = new Map(
      heard.flatMap(({ seat, body, fits }): [Seat, Seal][] => {
        const part = bytesIn(body, 'lock');
        const cup = bytesIn(body, 'cup');
        if (!part || !fits) return [];
        const sealed = cup && {
          count: cups.get(seat) ?? 0,
          ctx: hex(where(seat, 'cup')),
          seal: hex(cup),
          secret: null,
          opened: 'never' as const,
          dice: [],
        };
        return [[seat, { seat, part: hex(part), value: null, mixed: 'never', cup: sealed }]];
      }),
    );
  }
  #mix(draft: Draft, { owing }: Open, heard: readonly Heard[]): void {
    const values = new Map<Seat, Uint8Array>();
    for (const { seat, body, fits } of heard) {
      const seal = draft.seals.get(seat);
      const value = bytesIn(body, 'value');
      if (!seal || !value) continue;
      seal.value = hex(value);
      seal.mixed = unlocked(fits);
      if (fits) values.set(seat, value);
    }
    const { where, below, told } = draft;
    if (!where || !owing.every((s) => values.has(s))) return;
    const ctx = where('joint', below === null ? 'roll' : 'number');
    draft.seed = mixSeed(
      ctx,
      [...owing].sort((a, b) => a - b).flatMap((s) => values.get(s) ?? []),
    );
    told.seed = hex(draft.seed);
    if (below !== null) told.drawn = { number: jointNumber(below, draft.seed, ctx), of: below };
  }
  /** The rounds so far, numbered as players count them. */
  rounds(): readonly RoundEvidence[] {
    let number = 0;
    return this.#rounds.map(({ round, told, seals }, i) => {
      const ended = i < this.#rounds.length - 1 || this.#over;
      // Where somebody goes at the last step of a round of cards, the rules have begun it anew.
      const cut = told.cards
        ? told.gone.some((g) => g.step === told.to)
        : told.gone.length > 0 && told.steps.open === null;
      const isVoid = round > 0 && ended && cut;
      const shown = round === 0 ? 0 : number + 1;
      if (!isVoid) number = shown;
      return {
        ...told,
        number: shown,
        void: isVoid,
        seals: [...seals.values()].map((s) => ({ ...s, cup: s.cup && { ...s.cup } })),
      };
    });
  }
}
const unlocked = (fits: boolean): Unlocked => (fits ? 'fits' : 'differs');

/** A cup is lifted: its secret, and the dice that it makes when they are rolled again. */
function lift({ seals, seed, where }: Draft, { seat, body, fits }: Heard): void {
  const cup = seals.get(seat)?.cup;
  const secret = bytesIn(body, 'secret');
  if (!cup || !secret || !seed || !where) return;
  cup.secret = hex(secret);
  cup.opened = unlocked(fits);
  const rolled = { seed, cups: { [seat]: { count: cup.count, ctx: where(seat, 'cup'), lock: secret } } };
  if (fits) cup.dice = [...faces(rolled, seat, secret)];
}
