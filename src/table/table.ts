// table/table.ts: one table on this device, from the lobby over its games to the next lobby. A person's only handle on it is the chair.
// Knows lines and signatures; not what carries the lines, and not what draws the scenes.
import type { Chair, Scene } from '../core/chair.ts';
import type { Lobby, Reach } from '../core/gathering.ts';
import type { JoinRefusal } from '../core/house.ts';
import { fromHex, hex, same } from '../core/bytes.ts';
import type { Plain } from '../core/plain.ts';
import type { Chance, Clock, Link, Store } from '../core/ports.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { at, type Seat } from '../core/seat.ts';
import { newKeys, type Check } from '../fair/signature.ts';
import type { Options } from '../games/play.ts';
import { Gathering, type Own, type Word } from './gathering.ts';
import { Journal, type Here } from './journal.ts';
import { DeviceKeep } from './keep.ts';
import { Line, lobbyScope } from './lines.ts';
import type { Pace } from './pace.ts';
import { readPlan } from './plan.ts';
import { recordOf, writeRecord } from './record.ts';
import { returned } from './returned.ts';
import { readRoster } from './roster.ts';
import { lobbyOf, sceneOf } from './scene.ts';
import { Sitting } from './sitting.ts';
import type { TableCard } from './shelf.ts';
import type { Message } from './wire.ts';

export type Ports = {
  readonly clock: Clock;
  readonly chance: Chance;
  readonly store: Store;
  readonly check: Check;
  readonly sign: (seed: Uint8Array, message: Uint8Array) => Uint8Array;
  readonly pace: Pace;
};
/** Where a seat's device can be dialled. */
export type Dialled = { readonly key: Uint8Array; readonly code: string };
type Listener = { readonly to: (scene: Lobby | Scene) => void; fed: number };

export class Table implements Chair {
  /** Names this table's things in the storage of this device. */
  readonly id: string;
  readonly #ports: Ports;
  readonly #code: string | null;
  readonly #link: string | null;
  readonly #lines = new Set<Line>();
  readonly #listeners = new Set<Listener>();
  readonly #changed: () => void;
  #gathering: Gathering;
  #sitting: Sitting | null = null;
  /** The lobby is on the screen; else the game. */
  #inLobby = true;
  #showing = false;
  #stopped = false;
  /** Everybody who ever sat here, so that lines to them are held over games. */
  readonly #known = new Map<string, Dialled>();
  /** Resolves a pending join. */
  #joined: ((r: Result<null, JoinRefusal>) => void) | null = null;

  constructor(of: {
    readonly id: string;
    readonly ports: Ports;
    readonly own: Own;
    readonly bots?: readonly Own[];
    /** Whom it knew before a reload. */
    readonly others?: readonly Dialled[];
    readonly code: string | null;
    readonly link: string | null;
    /** Told after every change, for storage and for the lines to keep. */
    readonly changed: () => void;
  }) {
    this.id = of.id;
    this.#ports = of.ports;
    this.#code = of.code;
    this.#link = of.link;
    this.#changed = of.changed;
    for (const d of of.others ?? []) this.#known.set(hex(d.key), d);
    this.#gathering = this.#newGathering(of.own, of.bots);
  }
  #newGathering(own: Own, bots: readonly Own[] = []): Gathering {
    const { chance, check, sign } = this.#ports;
    return new Gathering({
      own,
      bots,
      code: this.#code,
      chance,
      check,
      sign,
      say: (word) => this.#pass(word),
      reached: (key) => this.#reach(key) !== 'never',
      changed: () => this.#planned(),
    });
  }
  get own(): Own {
    return this.#gathering.own;
  }
  /** What the shelf of open tables says of this one. */
  card(): TableCard {
    const { plan, own, bots, word } = this.#gathering;
    const game = this.#inLobby ? null : this.#sitting;
    return {
      id: this.id,
      seed: own.keys.seed,
      nonce: own.nonce,
      name: own.name,
      code: this.#code,
      link: this.#link,
      bots: bots.map((b) => ({ seed: b.keys.seed, nonce: b.nonce, name: b.name })),
      at: game ? 'playing' : 'gathering',
      game: game?.roster.game.id ?? plan?.game ?? '',
      names: plan?.seats.map((s) => s.name) ?? [],
      round: game?.chain.match.round ?? 0,
      over: game !== null && (game.end !== null || game.left),
      plan: word && { bytes: word.bytes, sig: word.sig },
      others: this.dialled(),
    };
  }
  /** Whom this device should hold lines to. */
  dialled(): Dialled[] {
    for (const { key, code } of this.#gathering.plan?.seats ?? [])
      if (code !== null && !same(key, this.own.keys.key)) this.#known.set(hex(key), { key, code });
    return [...this.#known.values()];
  }

  /** Opens a table here. */
  open(game: string, options: Options): void {
    this.#gathering.open(game, options, [], null);
  }
  /** A game of bots and one person, all on this device; begins at once. */
  async practise(game: string, options: Options, bots: number): Promise<void> {
    this.#gathering.open(game, options, [], null);
    for (let i = 0; i < bots; i++) this.#gathering.addBot(newKeys(this.#ports.chance));
    await this.start(true);
  }
  /** Waits for a plan over the lines that come, and asks for a seat. */
  join(): Promise<Result<null, JoinRefusal>> {
    return new Promise((done) => {
      this.#joined = (r) => {
        this.#joined = null;
        done(r);
      };
    });
  }
  /** Comes back to a lobby or a game that was left by a reload. */
  async return(card: TableCard): Promise<boolean> {
    const plan = card.plan && readPlan(card.plan.bytes);
    if (card.plan && plan) await this.#gathering.hear({ kind: 'plan', ...card.plan, key: plan.opener });
    const journal = new Journal(this.#ports.store, this.id);
    const saved = card.at === 'playing' ? await journal.load() : null;
    if (saved) {
      this.#sitting = await returned(saved, { ...this.#ports, journal, changed: () => this.#show() });
      this.#inLobby = this.#sitting === null;
      for (const line of this.#lines) this.#sitting?.attach(line);
    }
    this.#show();
    return this.#sitting !== null || this.#gathering.plan !== null;
  }

  /** A proved line to another device. */
  attach(key: Uint8Array, link: Link): void {
    for (const old of this.#lines) if (same(old.key, key)) this.#lines.delete(old);
    const line = new Line(key, link);
    this.#lines.add(line);
    line.listen(lobbyScope, {
      message: (m) => void this.#message(m, line),
      closed: () => {
        this.#lines.delete(line);
        this.#show();
      },
    });
    this.#sitting?.attach(line);
    line.begin();
    const { word } = this.#gathering;
    if (word) line.send(lobbyScope, word);
    const game = this.#sitting;
    if (game && !this.#inLobby)
      line.send(lobbyScope, { kind: 'roster', bytes: game.roster.bytes, opener: game.opener });
    this.#show();
  }
  #pass(word: Word, from: Line | null = null): void {
    for (const line of this.#lines) if (line !== from) line.send(lobbyScope, word);
  }
  async #message(m: Message, line: Line): Promise<void> {
    switch (m.kind) {
      case 'plan':
      case 'wish': {
        if (m.kind === 'plan') this.#followUp(m.bytes);
        else if (this.#sitting && !this.#gathering.plan?.after) {
          line.send(lobbyScope, { kind: 'no', why: 'playing' });
          return;
        }
        const heard = await this.#gathering.hear(m);
        if (heard === 'bad') line.bad();
        else if (heard === 'new') this.#pass(m, line);
        else if (heard !== 'known') line.send(lobbyScope, { kind: 'no', why: heard });
        return;
      }
      case 'roster':
        await this.#rostered(m.bytes, m.opener);
        return;
      case 'no':
        if (m.why === 'full' || m.why === 'locked' || m.why === 'playing') this.#joined?.(fail(m.why));
        return;
      default:
        line.bad();
    }
  }
  /** A plan for the next game, after this one: it is kept until our person wants it. */
  #followUp(bytes: Uint8Array): void {
    const [game, plan] = [this.#sitting, readPlan(bytes)];
    if (!game?.end || this.#inLobby || !plan?.after || !same(plan.after, game.roster.id)) return;
    if (!this.#gathering.plan?.after || !same(this.#gathering.plan.after, game.roster.id)) this.#nextGathering();
  }
  /** The plan of the game that has ended must not stand in the way of the next. */
  #nextGathering(): void {
    this.dialled();
    this.#gathering = this.#newGathering(this.#nextOwn());
  }
  #nextOwn(): Own {
    return { ...this.own, nonce: this.#ports.chance(32) };
  }
  /** The plan has changed. */
  #planned(): void {
    if (this.#joined && this.#gathering.plan) {
      if (this.#gathering.seated) this.#joined(ok(null));
      else if (!this.#gathering.opener) this.#gathering.sit();
    }
    const pending = this.#sitting;
    const stale = this.#inLobby && pending && pending.chain.referee.head.step < 0;
    const bytes = stale ? this.#gathering.roster() : null;
    if (stale && !(bytes && same(bytes, pending.roster.bytes))) {
      pending.stop();
      this.#sitting = null;
    }
    this.#show();
  }
  /** The opener has begun: whoever finds the plan it agreed to, with its own nonce, signs. */
  async #rostered(bytes: Uint8Array, opener: number): Promise<void> {
    const ours = this.#gathering.roster();
    if (this.#joined && this.#sitting === null && !(ours && same(ours, bytes))) {
      this.#joined(fail('playing'));
      return;
    }
    if (this.#sitting && same(this.#sitting.roster.bytes, bytes)) return;
    const plan = this.#gathering.plan;
    const seat = plan?.seats.findIndex((s) => same(s.key, plan.opener));
    if (!ours || !same(ours, bytes) || seat !== opener) return;
    await this.#sitDown(bytes, opener as Seat);
  }
  async #sitDown(bytes: Uint8Array, opener: Seat): Promise<void> {
    const roster = readRoster(bytes);
    if (!roster.ok) return;
    const { seats, sitters } = roster.value;
    const owns = [this.own, ...this.#gathering.bots];
    const here = seats.flatMap((seat): Here[] => {
      const own = owns.find((o) => same(o.keys.key, at(sitters, seat).key) && same(o.nonce, at(sitters, seat).nonce));
      return own ? [{ seat, seed: own.keys.seed, who: own.bot ? 'bot' : 'person' }] : [];
    });
    this.#sitting?.stop();
    const journal = new Journal(this.#ports.store, this.id);
    const keep = new DeviceKeep(
      here.map((h) => h.seat),
      this.#ports.chance(32),
    );
    await journal.forget();
    await journal.begin(bytes, opener, here, keep.stored());
    const sitting = new Sitting({
      ...this.#ports,
      roster: roster.value,
      opener,
      here,
      keep,
      journal,
      changed: () => this.#show(),
    });
    this.#sitting = sitting;
    for (const line of this.#lines) sitting.attach(line);
    await sitting.begin();
  }

  show(to: (scene: Lobby | Scene) => void): Promise<void> {
    this.#listeners.add({ to, fed: 0 });
    this.#show();
    return Promise.resolve();
  }
  /** Tells the listeners, once for all changes of one turn. */
  #show(): void {
    if (this.#showing) return;
    this.#showing = true;
    queueMicrotask(() => {
      this.#showing = false;
      if (this.#stopped) return;
      if (this.#inLobby && this.#sitting && this.#sitting.chain.referee.head.step >= 0) this.#begun();
      this.#changed();
      for (const l of this.#listeners) this.#tell(l);
    });
  }
  #begun(): void {
    this.#inLobby = false;
    for (const l of this.#listeners) l.fed = 0;
  }
  #tell(l: Listener): void {
    const game = this.#sitting;
    if (game && !this.#inLobby) {
      const scene = sceneOf(game, l.fed, this.#invited());
      l.fed += scene.news.length;
      l.to(scene);
      return;
    }
    const lobby = this.#lobby();
    if (lobby) l.to(lobby);
  }
  #invited(): string | null {
    const { plan } = this.#gathering;
    if (!this.#sitting?.end || !plan?.after) return null;
    return plan.seats.find((s) => same(s.key, plan.opener))?.name ?? null;
  }
  #lobby(): Lobby | null {
    const open = this.#sitting?.chain.referee.open;
    const unsigned = open ? open.owing.filter((s) => !open.given.has(s)) : [];
    const sitters = this.#sitting?.roster.sitters;
    return lobbyOf({
      gathering: this.#gathering,
      code: this.#code,
      link: this.#link,
      reach: (key) => this.#reach(key),
      waiting: sitters ? unsigned.map((s) => at(sitters, s).name) : [],
    });
  }
  #reach(key: Uint8Array): Reach {
    if (same(key, this.own.keys.key)) return 'here';
    return [...this.#lines].some((l) => l.open && same(l.key, key)) ? 'direct' : 'never';
  }

  #lobbyWish(wish: () => Result<null, string>): Promise<Result<null, string>> {
    return Promise.resolve(this.#inLobby ? wish() : fail('not-now'));
  }
  ready(yes: boolean): Promise<Result<null, string>> {
    return this.#lobbyWish(() => this.#gathering.ready(yes));
  }
  rename(name: string): Promise<Result<null, string>> {
    return this.#lobbyWish(() => this.#gathering.rename(name));
  }
  addBot(): Promise<Result<null, string>> {
    return this.#lobbyWish(() => this.#gathering.addBot(newKeys(this.#ports.chance)));
  }
  change(game: string, options: Plain): Promise<Result<null, string>> {
    return this.#lobbyWish(() => this.#gathering.change(game, options));
  }
  remove(key: string): Promise<Result<null, string>> {
    return this.#lobbyWish(() => this.#gathering.remove(fromHex(key)));
  }
  move(key: string, to: number): Promise<Result<null, string>> {
    return this.#lobbyWish(() => this.#gathering.move(fromHex(key), to));
  }
  lock(yes: boolean): Promise<Result<null, string>> {
    return this.#lobbyWish(() => this.#gathering.lock(yes));
  }
  /** The plan becomes a roster; the game begins when all have signed it, the opener last. */
  async start(anyway: boolean): Promise<Result<null, string>> {
    if (!this.#inLobby) return fail('not-now');
    const closed = this.#gathering.closed((key) => this.#reach(key) !== 'never', anyway);
    const bytes = this.#gathering.roster();
    const { plan } = this.#gathering;
    if (closed !== null || !bytes || !plan) return fail(closed ?? 'not-now');
    const opener = plan.seats.findIndex((s) => same(s.key, plan.opener));
    for (const line of this.#lines) line.send(lobbyScope, { kind: 'roster', bytes, opener });
    await this.#sitDown(bytes, opener as Seat);
    return ok(null);
  }

  async answer(step: number, move: Plain): Promise<Result<null, string>> {
    const seat = this.#sitting?.asking?.seat;
    return this.#sitting && seat !== undefined ? this.#sitting.answer(seat, step, move) : fail('not-your-turn');
  }
  async goOnWithout(seats: readonly Seat[], yes: boolean): Promise<void> {
    await this.#sitting?.goOnWithout(seats, yes);
  }
  async leave(): Promise<void> {
    if (this.#inLobby) this.#gathering.leave();
    else await this.#sitting?.leave();
  }
  /** The lobby of the next game with the same people: the one that somebody has opened, or a new one. */
  async again(): Promise<void> {
    if (this.#inLobby) {
      this.#openAnew();
      return;
    }
    const game = this.#sitting;
    if (!game?.end) return;
    const bots = this.#gathering.bots.length;
    const { plan } = this.#gathering;
    const opened = plan?.after && same(plan.after, game.roster.id);
    this.#inLobby = true;
    this.#sitting = null;
    game.stop();
    if (opened) this.#gathering.sit();
    else {
      this.#nextGathering();
      this.#gathering.open(game.roster.game.id, game.roster.options, [], game.roster.id);
    }
    const own = game.here.filter((h) => h.who === 'bot').length;
    for (let i = 0; i < Math.max(bots, own); i++) this.#gathering.addBot(newKeys(this.#ports.chance));
    if (this.#code === null) await this.start(true);
    this.#show();
  }
  /** The opener of this lobby is gone: we open the same one. */
  #openAnew(): void {
    const { plan, opener } = this.#gathering;
    if (!plan || opener || this.#reach(plan.opener) !== 'never') return;
    const others = plan.seats.filter((s) => !same(s.key, plan.opener) && !(s.bot && same(s.bot, plan.opener)));
    this.#gathering.open(plan.game, plan.options, others, plan.after);
  }
  record(): Promise<Uint8Array> {
    const game = this.#sitting;
    if (!game) return Promise.reject(new Error('there is no game to record'));
    return Promise.resolve(writeRecord(game.roster.game.id, recordOf(game.chain, game.court.proof)));
  }
  /** Ends everything that runs on this device for this table. */
  stop(): void {
    this.#sitting?.stop();
    this.#stopped = true;
    for (const line of this.#lines) line.close();
    this.#listeners.clear();
  }
}
