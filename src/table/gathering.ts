// table/gathering.ts: a table before the game: who is there, by which house rules, who is ready (architecture.md, Gathering).
// Only the opener edits the plan; everybody else signs wishes. Knows no link: it is told what came and gives what is to be sent.
import { hex, same } from '../core/bytes.ts';
import type { Lobby } from '../core/gathering.ts';
import type { Plain } from '../core/plain.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { Chance, Clock } from '../core/ports.ts';
import { fitKey, type Check, type Keys } from '../fair/signature.ts';
import { gameById } from '../games/catalogue.ts';
import { Gallery } from './gallery.ts';
import { admitted, byKey, granted, removed, without, type Edit, type Refusal } from './grant.ts';
import { planBytes, readPlan, readWish, wishBytes } from './plan.ts';
import type { Plan, PlanSeat, PlanWatcher, Wish, Word } from './plan.ts';
import { message } from './signed.ts';
import { namesLosers } from './starting.ts';

/** Someone of this device: its keys, its name, the nonce for the next game, and for a bot whose it is. */
export type Own = { readonly keys: Keys; readonly nonce: Uint8Array; readonly name: string; readonly bot: boolean };
/** How a word was heard: new and to be passed on, old, or wrong; late: a wish for a seat, but the game runs. */
export type Heard = 'new' | 'known' | 'bad' | 'late' | Refusal;

export type GatheringOf = {
  readonly own: Own;
  readonly bots?: readonly Own[];
  /** The keys of the last game's seats: they may open the next. */
  readonly before?: readonly Uint8Array[];
  /** Those of them who have lost it: a plan that names others is refused. */
  readonly lost?: readonly Uint8Array[] | undefined;
  /** What this device's person last wished: a seat, or only to watch; and how many wishes were signed before a reload. */
  readonly wants?: boolean;
  readonly wished?: number;
  readonly code: string | null;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly check: Check;
  readonly sign: (seed: Uint8Array, message: Uint8Array) => Uint8Array;
  readonly say: (word: Word) => void;
  /** Whether a device is reached now. */
  readonly reached: (key: Uint8Array) => boolean;
  /** The game of this plan runs (or is over, and no next one is opened): nobody sits down now. */
  readonly running: () => boolean;
  readonly changed: () => void;
};
const botNames = ['Olga', 'Tiago', 'Mina', 'Jonas', 'Rosa', 'Elif', 'Pepe', 'Greta', 'Bela', 'Nuno'];

export class Gathering {
  plan: Plan | null = null;
  readonly own: Own;
  readonly bots: Own[];
  /** Wants a seat, now or at the next game, rather than only to watch. */
  wants: boolean;
  /** Why the last wish for a place was refused. */
  refused: Refusal | 'playing' | null = null;
  /** Who watches the game that runs. */
  gallery = new Gallery();
  readonly #of: GatheringOf;
  readonly #wishes = new Map<string, number>();
  #signed: Word | null = null;
  /** How many wishes were signed here. */
  wished: number;
  /** Has wished for a place, and not been seen in the plan since. */
  #asks = false;

  constructor(of: GatheringOf) {
    this.#of = of;
    this.own = of.own;
    this.bots = [...(of.bots ?? [])];
    this.wants = of.wants ?? true;
    // Far past whatever was wished since it was last stored.
    this.wished = of.wished === undefined ? 0 : of.wished + 0x10000;
  }
  get opener(): boolean {
    return this.plan !== null && same(this.plan.opener, this.own.keys.key);
  }
  get place(): 'seat' | 'watches' | 'outside' {
    const { key } = this.own.keys;
    if (this.plan && byKey(this.plan.seats, key)) return 'seat';
    return this.plan && byKey(this.plan.watchers, key) ? 'watches' : 'outside';
  }
  /** Why there is no place here for this device's person; null where they have one. */
  get outside(): Lobby['outside'] {
    if (this.place !== 'outside') return null;
    const taken = this.wants || this.plan?.watch === true ? 'removed' : 'unwatched';
    return this.refused ?? (this.#asks ? 'asked' : taken);
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
  /** Those who played the game before, are still here, and have not said yet what they want: a seat is kept for each. */
  #kept(plan: Plan): readonly Uint8Array[] {
    const placed = (k: Uint8Array): boolean => (byKey(plan.seats, k) ?? byKey(plan.watchers, k)) !== undefined;
    return this.#of.before?.filter((k) => !placed(k) && this.#of.reached(k)) ?? [];
  }
  /** The plan as it was last signed, for whoever comes. */
  get word(): Word | null {
    return this.#signed;
  }
  /** Opens a table, or opens the same one anew after a game or when its opener is gone. */
  open(of: Omit<Plan, 'id' | 'opener' | 'revision' | 'serial' | 'locked' | 'ready' | 'changed'>): void {
    const { key } = this.own.keys;
    const [seats, watchers] = [[this.#me, ...without(of.seats, key)], without(of.watchers, key)];
    const fresh = { revision: 1, serial: 0, locked: false, ready: [], changed: null };
    this.#publish({ id: this.#of.chance(32), opener: key, ...fresh, ...of, seats, watchers });
  }
  #publish(plan: Plan): void {
    const next = admitted(plan, this.#kept(plan));
    const ready = next.ready.filter((k) => byKey(next.seats, k));
    this.plan = { ...next, ready, serial: next.serial + 1 };
    const bytes = planBytes(this.plan);
    const { key, seed } = this.own.keys;
    this.#signed = { kind: 'plan', bytes, sig: this.#of.sign(seed, message('plan', bytes)), key };
    this.#of.say(this.#signed);
    this.#of.changed();
  }
  /** A change of who is there: whoever was ready for these rules stays ready. */
  #edit(edit: Edit | null): Result<null, string> {
    if (!this.plan || !this.opener) return fail('not-opener');
    if (!edit) return ok(null);
    const { what, by } = edit;
    this.#publish({ ...this.plan, ...edit.change, ...(what === null ? {} : { changed: { what, by } }) });
    return ok(null);
  }
  /** Somebody for whom a seat was kept may have gone: whoever waits for one gets it. */
  review(): void {
    const { plan } = this;
    if (plan && this.opener && !this.#of.running() && admitted(plan, this.#kept(plan)) !== plan) this.#publish(plan);
  }
  #wish(wish: Wish): void {
    if (!this.plan) return;
    // Past what was wished before a reload, too: each wish that is granted raises the serial.
    this.wished = Math.max(this.wished, this.plan.serial) + 1;
    const bytes = wishBytes({ gathering: this.plan.id, n: this.wished, wish });
    const word: Word = {
      kind: 'wish',
      bytes,
      sig: this.#of.sign(this.own.keys.seed, message('wish', bytes)),
      key: this.own.keys.key,
    };
    if (this.opener) {
      this.#grant(this.own.keys.key, wish);
      return;
    }
    if (this.#of.running()) this.#listen(this.own.keys.key, wish);
    this.#of.say(word);
  }

  /** A word of the lobby came. */
  async hear(word: Word): Promise<Heard> {
    const { kind, bytes, key, sig } = word;
    if (!fitKey(key) || !(await this.#of.check(key, message(kind, bytes), sig))) return 'bad';
    return kind === 'plan' ? this.#hearPlan(word) : this.#hearWish(word);
  }
  #hearPlan(word: Word): Heard {
    const plan = readPlan(word.bytes);
    if (!plan || !same(plan.opener, word.key) || !gameById(plan.game) || !namesLosers(plan, this.#of.lost))
      return 'bad';
    const mine = this.plan;
    if (mine && same(mine.id, plan.id) && plan.serial <= mine.serial) return 'known';
    if (mine && !same(mine.id, plan.id) && !this.#replaces(mine, plan)) return 'known';
    // Of three who open the next game at once, who gave way to one may give way again.
    const moves = mine !== null && !same(mine.id, plan.id) && (this.opener || this.#asks || this.place === 'seat');
    this.plan = plan;
    this.#signed = word;
    if (this.place !== 'outside') [this.#asks, this.refused] = [false, null];
    if (moves && this.place === 'outside') this.sit(true);
    this.#of.changed();
    return 'new';
  }
  /** A seat of this lobby opens it anew because its opener is gone; or two of the last game's seats opened its rematch at
   * once, and the lower key stands. Nobody else can take a lobby over. */
  #replaces(mine: Plan, other: Plan): boolean {
    if (this.orphan) return mine.seats.some((s) => same(s.key, other.opener));
    const both = mine.after !== null && other.after !== null && same(mine.after, other.after);
    const sat = this.#of.before?.some((k) => same(k, other.opener)) === true;
    return both && sat && hex(other.opener) < hex(mine.opener);
  }
  #hearWish(word: Word): Heard {
    const read = readWish(word.bytes);
    if (!read) return 'bad';
    if (!this.plan || !same(read.gathering, this.plan.id)) return 'known';
    const name = hex(word.key);
    if ((this.#wishes.get(name) ?? 0) >= read.n) return 'known';
    this.#wishes.set(name, read.n);
    if (this.#of.running()) return this.#listen(word.key, read.wish);
    return this.opener ? this.#grant(word.key, read.wish) : 'new';
  }
  #grant(key: Uint8Array, wish: Wish): Heard {
    const grant = this.plan ? granted(this.plan, key, wish, this.#kept(this.plan)) : ok(null);
    if (!grant.ok) return grant.fault;
    this.#edit(grant.value);
    return 'known';
  }
  /** While the game runs nobody edits the plan: who watches, and who wants a seat at the next one, is known to each device. */
  #listen(key: Uint8Array, wish: Wish): Heard {
    const { plan, gallery } = this;
    if (!plan || byKey(plan.seats, key)) return 'known';
    if (wish.kind === 'sit') return 'late';
    const comes = wish.kind === 'watch' && same(wish.watcher.key, key) && plan.watch;
    const isNew =
      wish.kind === 'leave'
        ? gallery.leaves(key)
        : comes && (!plan.locked || gallery.has(key)) && gallery.hear(wish.watcher, this.#of.clock.now());
    if (isNew) this.#of.changed();
    return isNew ? 'new' : 'known';
  }
  /** The game begins: who watched in the lobby watches there. */
  begins(): void {
    this.gallery = new Gallery(this.plan?.watchers, this.#of.clock.now());
  }
  get watchers(): readonly PlanWatcher[] {
    return this.#of.running() ? this.gallery.at(this.#of.clock.now()) : (this.plan?.watchers ?? []);
  }

  /** Wishes for a seat, now or as soon as one is free, or only to watch; while a game runs, for the next. */
  sit(yes: boolean): Result<null, string> {
    if (!this.plan) return fail('not-now');
    if (!yes && this.opener) return fail('opener-plays');
    [this.wants, this.#asks, this.refused] = [yes, true, null];
    if (yes && !this.#of.running()) this.#wish({ kind: 'sit', seat: this.#me });
    else this.#watch();
    return ok(null);
  }
  /** Says once more that this device's person watches the game that runs, and whether they want a seat at the next. */
  remind(): void {
    if (this.#of.running()) this.#watch();
  }
  #watch(): void {
    const { key, nonce, name, code } = this.#me;
    this.#wish({ kind: 'watch', watcher: { key, nonce, name, code, wants: this.wants } });
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
    const change = { game, options: options.value, revision: this.plan.revision + 1, ready: [] };
    return this.#edit({ change, what: 'rules', by: this.own.name });
  }
  remove(key: Uint8Array): Result<null, string> {
    const { plan } = this;
    if (!plan || !(byKey(plan.seats, key) ?? byKey(plan.watchers, key))) return fail('no-such-seat');
    if (same(key, this.own.keys.key)) return fail('self');
    const mine = this.bots.findIndex((b) => same(b.keys.key, key));
    if (mine >= 0 && !this.opener) {
      const [bot] = this.bots.splice(mine, 1);
      if (bot) this.#wish({ kind: 'dismiss', bot: bot.keys.key });
      return ok(null);
    }
    if (mine >= 0) this.bots.splice(mine, 1);
    const grant = removed(plan, key, 'removed');
    return grant.ok ? this.#edit(grant.value) : grant;
  }
  move(key: Uint8Array, to: number): Result<null, string> {
    const { plan } = this;
    const seat = plan && byKey(plan.seats, key);
    if (!seat || to < 0 || to >= plan.seats.length) return fail('no-such-seat');
    const seats = without(plan.seats, key);
    return this.#edit({ change: { seats: [...seats.slice(0, to), seat, ...seats.slice(to)] }, what: 'moved', by: seat.name }); // prettier-ignore
  }
  lock(yes: boolean): Result<null, string> {
    return this.#edit({ change: { locked: yes }, what: yes ? 'locked' : 'unlocked', by: this.own.name });
  }
  allowWatching(yes: boolean): Result<null, string> {
    const watchers = yes ? (this.plan?.watchers ?? []) : [];
    return this.#edit({ change: { watch: yes, watchers }, what: yes ? 'open-to-watch' : 'closed-to-watch', by: this.own.name }); // prettier-ignore
  }
}
