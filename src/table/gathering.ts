// table/gathering.ts: a table before the game: who is there, by which house rules, who is ready (architecture.md, Gathering).
// Only the opener edits the plan; everybody else signs wishes. Knows no link: it is told what came and gives what is to be sent.
import { hex, same } from '../core/bytes.ts';
import type { Plain } from '../core/plain.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { Chance } from '../core/ports.ts';
import { seatAt } from '../core/seat.ts';
import { fitKey, type Check, type Keys } from '../fair/signature.ts';
import { gameById } from '../games/catalogue.ts';
import type { Options } from '../games/play.ts';
import { planBytes, readPlan, readWish, wishBytes, type Plan, type PlanSeat, type Wish, type Word } from './plan.ts';
import { rosterBytes } from './roster.ts';
import { message } from './signed.ts';

/** Someone of this device: its keys, its name, the nonce for the next game, and for a bot whose it is. */
export type Own = { readonly keys: Keys; readonly nonce: Uint8Array; readonly name: string; readonly bot: boolean };
export type Refusal = 'full' | 'locked' | 'taken';

export type GatheringOf = {
  readonly own: Own;
  readonly bots?: readonly Own[];
  /** The keys of the last game's seats: they may open the next. */
  readonly before?: readonly Uint8Array[];
  readonly code: string | null;
  readonly chance: Chance;
  readonly check: Check;
  readonly sign: (seed: Uint8Array, message: Uint8Array) => Uint8Array;
  readonly say: (word: Word) => void;
  /** Whether a device is reached now. */
  readonly reached: (key: Uint8Array) => boolean;
  readonly changed: () => void;
};
const botNames = ['Olga', 'Tiago', 'Mina', 'Jonas', 'Rosa', 'Elif', 'Pepe', 'Greta', 'Bela', 'Nuno'];

export class Gathering {
  plan: Plan | null = null;
  readonly own: Own;
  readonly bots: Own[];
  readonly #of: GatheringOf;
  readonly #wishes = new Map<string, number>();
  #signed: Word | null = null;
  #n = 0;

  constructor(of: GatheringOf) {
    this.#of = of;
    this.own = of.own;
    this.bots = [...(of.bots ?? [])];
  }
  get opener(): boolean {
    return this.plan !== null && same(this.plan.opener, this.own.keys.key);
  }
  get seated(): boolean {
    return this.plan?.seats.some((s) => same(s.key, this.own.keys.key)) === true;
  }
  /** Its opener has left or is not reached, so nobody here can edit the plan. */
  get orphan(): boolean {
    const { plan } = this;
    if (!plan || this.opener) return false;
    return !plan.seats.some((s) => same(s.key, plan.opener)) || !this.#of.reached(plan.opener);
  }
  get #me(): PlanSeat {
    const { keys, nonce, name } = this.own;
    return { key: keys.key, nonce, name, code: this.#of.code, bot: null };
  }
  /** The plan as it was last signed, for whoever comes. */
  get word(): Word | null {
    return this.#signed;
  }
  /** Opens a table, or opens the same one anew after a game or when its opener is gone. */
  open(game: string, options: Options, others: readonly PlanSeat[], after: Uint8Array | null): void {
    const seats = [this.#me, ...others.filter((s) => !same(s.key, this.own.keys.key))];
    const plan: Plan = {
      id: this.#of.chance(32),
      opener: this.own.keys.key,
      revision: 1,
      serial: 0,
      game,
      options,
      seats,
      locked: false,
      ready: [],
      after,
      changed: null,
    };
    this.#publish(plan);
  }
  #publish(plan: Plan): void {
    this.plan = { ...plan, serial: plan.serial + 1 };
    const bytes = planBytes(this.plan);
    const { key, seed } = this.own.keys;
    this.#signed = { kind: 'plan', bytes, sig: this.#of.sign(seed, message('plan', bytes)), key };
    this.#of.say(this.#signed);
    this.#of.changed();
  }
  /** A change of who is there: whoever was ready for these rules stays ready. */
  #edit(change: Partial<Plan>, what: string, by: string): Result<null, string> {
    if (!this.plan || !this.opener) return fail('not-opener');
    const plan = { ...this.plan, ...change, changed: { what, by } };
    const ready = plan.ready.filter((k) => plan.seats.some((s) => same(s.key, k)));
    this.#publish({ ...plan, ready });
    return ok(null);
  }
  #wish(wish: Wish): void {
    if (!this.plan) return;
    // Past what was wished before a reload, too: each wish that is granted raises the serial.
    this.#n = Math.max(this.#n, this.plan.serial) + 1;
    const bytes = wishBytes({ gathering: this.plan.id, n: this.#n, wish });
    const word: Word = {
      kind: 'wish',
      bytes,
      sig: this.#of.sign(this.own.keys.seed, message('wish', bytes)),
      key: this.own.keys.key,
    };
    if (this.opener) this.#grant(this.own.keys.key, wish);
    else this.#of.say(word);
  }

  /** A word of the lobby came; whether it is new and to be passed on, or why its sender cannot sit. */
  async hear(word: Word): Promise<'new' | 'known' | 'bad' | Refusal> {
    const tag = word.kind;
    if (!fitKey(word.key) || !(await this.#of.check(word.key, message(tag, word.bytes), word.sig))) return 'bad';
    return tag === 'plan' ? this.#hearPlan(word) : this.#hearWish(word);
  }
  #hearPlan(word: Word): 'new' | 'known' | 'bad' {
    const plan = readPlan(word.bytes);
    if (!plan || !same(plan.opener, word.key) || !gameById(plan.game)) return 'bad';
    const mine = this.plan;
    if (mine && same(mine.id, plan.id) && plan.serial <= mine.serial) return 'known';
    if (mine && !same(mine.id, plan.id) && !this.#replaces(mine, plan)) return 'known';
    const gaveWay = this.opener;
    this.plan = plan;
    this.#signed = word;
    if (gaveWay && !this.seated) this.sit();
    this.#of.changed();
    return 'new';
  }
  /** A seat of this lobby opens it anew because its opener is gone; or two of the last game's seats opened its rematch at
   * once, and the lower key stands. Nobody else can take a lobby over. */
  #replaces(mine: Plan, other: Plan): boolean {
    if (this.orphan) return mine.seats.some((s) => same(s.key, other.opener));
    const both = mine.after !== null && sameOrNull(mine.after, other.after);
    return both && this.#mayFollow(other.opener) && hex(other.opener) < hex(mine.opener);
  }
  #mayFollow(key: Uint8Array): boolean {
    return this.#of.before?.some((k) => same(k, key)) === true;
  }
  #hearWish(word: Word): 'new' | 'known' | 'bad' | Refusal {
    const read = readWish(word.bytes);
    if (!read) return 'bad';
    if (!this.plan || !same(read.gathering, this.plan.id)) return 'known';
    const name = hex(word.key);
    if ((this.#wishes.get(name) ?? 0) >= read.n) return 'known';
    this.#wishes.set(name, read.n);
    if (!this.opener) return 'new';
    return this.#grant(word.key, read.wish);
  }
  /** The opener does what is wished, as far as it may be done. */
  #grant(key: Uint8Array, wish: Wish): 'known' | 'bad' | Refusal {
    const { plan } = this;
    if (!plan) return 'known';
    const seat = plan.seats.find((s) => same(s.key, key));
    const name = seat?.name ?? '';
    switch (wish.kind) {
      case 'sit':
        return same(wish.seat.key, key) && wish.seat.bot === null ? this.#seat(wish.seat, plan) : 'bad';
      case 'bring': {
        const own = seat && wish.seat.bot && same(wish.seat.bot, key) && fitKey(wish.seat.key);
        return own ? this.#seat(wish.seat, plan) : 'bad';
      }
      case 'dismiss': {
        const bot = plan.seats.find((s) => same(s.key, wish.bot));
        if (bot?.bot && same(bot.bot, key)) this.#edit({ seats: without(plan.seats, bot.key) }, 'removed', bot.name);
        return 'known';
      }
      case 'leave':
        if (seat) this.#edit({ seats: withoutAll(plan.seats, key) }, 'left', name);
        return 'known';
      case 'ready': {
        if (!seat || wish.revision !== plan.revision) return 'known';
        const others = plan.ready.filter((k) => !same(k, key));
        this.#publish({ ...plan, ready: wish.yes ? [...others, key] : others });
        return 'known';
      }
      case 'rename': {
        const seats = plan.seats.map((s) => (same(s.key, key) ? { ...s, name: wish.name } : s));
        if (seat) this.#edit({ seats }, 'renamed', wish.name);
        return 'known';
      }
      default:
        return wish satisfies never;
    }
  }
  #seat(seat: PlanSeat, plan: Plan): 'known' | Refusal {
    const had = plan.seats.find((s) => same(s.key, seat.key));
    if (had) {
      if (same(had.nonce, seat.nonce)) return 'known';
      const seats = plan.seats.map((s) => (s === had ? seat : s));
      this.#edit({ seats }, 'returned', seat.name);
      return 'known';
    }
    if (plan.locked) return 'locked';
    if (plan.seats.length >= (gameById(plan.game)?.seats.max ?? 0)) return 'full';
    this.#edit({ seats: [...plan.seats, seat] }, seat.bot ? 'bot' : 'joined', seat.name);
    return 'known';
  }

  sit(): void {
    this.#wish({ kind: 'sit', seat: this.#me });
  }
  leave(): void {
    this.#wish({ kind: 'leave' });
  }
  ready(yes: boolean): Result<null, string> {
    if (this.plan) this.#wish({ kind: 'ready', revision: this.plan.revision, yes });
    return ok(null);
  }
  rename(name: string): Result<null, string> {
    const trimmed = name.trim();
    if (trimmed.length < 1 || trimmed.length > 40) return fail('bad-name');
    this.#wish({ kind: 'rename', name: trimmed });
    return ok(null);
  }
  addBot(keys: Keys): Result<null, string> {
    const { plan } = this;
    if (!plan) return fail('not-now');
    if (plan.seats.length >= (gameById(plan.game)?.seats.max ?? 0)) return fail('full');
    const name = botNames.find((n) => plan.seats.every((s) => s.name !== n)) ?? 'Robot';
    const bot: Own = { keys, nonce: this.#of.chance(32), name, bot: true };
    this.bots.push(bot);
    const seat: PlanSeat = { key: keys.key, nonce: bot.nonce, name, code: null, bot: this.own.keys.key };
    this.#wish({ kind: 'bring', seat });
    return ok(null);
  }
  change(game: string, raw: Plain): Result<null, string> {
    const options = gameById(game)?.readOptions(raw);
    if (!options) return fail('no-such-game');
    if (!options.ok) return fail(options.fault);
    if (!this.plan) return fail('not-now');
    // Whoever was ready for the old rules looks again.
    const revision = this.plan.revision + 1;
    return this.#edit({ game, options: options.value, revision, ready: [] }, 'rules', this.own.name);
  }
  remove(key: Uint8Array): Result<null, string> {
    const { plan } = this;
    const seat = plan?.seats.find((s) => same(s.key, key));
    if (!plan || !seat) return fail('no-such-seat');
    if (same(key, this.own.keys.key)) return fail('self');
    const mine = this.bots.findIndex((b) => same(b.keys.key, key));
    if (mine >= 0 && !this.opener) {
      const [bot] = this.bots.splice(mine, 1);
      if (bot) this.#wish({ kind: 'dismiss', bot: bot.keys.key });
      return ok(null);
    }
    if (mine >= 0) this.bots.splice(mine, 1);
    return this.#edit({ seats: withoutAll(plan.seats, key) }, 'removed', seat.name);
  }
  move(key: Uint8Array, to: number): Result<null, string> {
    const { plan } = this;
    const seat = plan?.seats.find((s) => same(s.key, key));
    if (!plan || !seat || to < 0 || to >= plan.seats.length) return fail('no-such-seat');
    const seats = without(plan.seats, key);
    return this.#edit({ seats: [...seats.slice(0, to), seat, ...seats.slice(to)] }, 'moved', seat.name);
  }
  lock(yes: boolean): Result<null, string> {
    return this.#edit({ locked: yes }, yes ? 'locked' : 'unlocked', this.own.name);
  }
  /** The roster that this plan becomes, the same bytes on every device. */
  roster(): Uint8Array | null {
    const { plan } = this;
    const game = plan && gameById(plan.game);
    if (!plan || !game) return null;
    const sitters = plan.seats.map(({ key, nonce, name, bot }) => {
      const owner = bot ? plan.seats.findIndex((s) => same(s.key, bot)) : -1;
      return { key, nonce, name, bot: owner < 0 ? null : seatAt(owner) };
    });
    return rosterBytes(game, plan.options, sitters);
  }
  /** Why the game cannot start yet; null when it can. */
  closed(
    reached: (key: Uint8Array) => boolean,
    anyway: boolean,
  ): 'too-few' | 'too-many' | 'not-ready' | 'not-opener' | 'unreached' | null {
    const { plan } = this;
    const game = plan && gameById(plan.game);
    if (!plan || !game || !this.opener) return 'not-opener';
    if (plan.seats.length < game.seats.min) return 'too-few';
    if (plan.seats.length > game.seats.max) return 'too-many';
    const people = plan.seats.filter((s) => !s.bot && !same(s.key, this.own.keys.key));
    if (!people.every((s) => reached(s.key))) return 'unreached';
    const ready = people.every((s) => plan.ready.some((k) => same(k, s.key)));
    return ready || anyway ? null : 'not-ready';
  }
}
const sameOrNull = (a: Uint8Array, b: Uint8Array | null): boolean => b !== null && same(a, b);
/** Without a seat and the bots on its device. */
const withoutAll = (seats: readonly PlanSeat[], key: Uint8Array): readonly PlanSeat[] =>
  without(seats, key).filter((s) => !s.bot || !same(s.bot, key));
const without = (seats: readonly PlanSeat[], key: Uint8Array): readonly PlanSeat[] =>
  seats.filter((s) => !same(s.key, key));
