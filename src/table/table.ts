// table/table.ts: one table on this device, from the lobby over its games to the next lobby. A person's only handle on it is the chair.
// Knows lines and signatures; not what carries the lines, and not what draws the scenes.
import type { Scene, Shown } from '../core/chair.ts';
import type { Lobby, Reach } from '../core/gathering.ts';
import { hex, same } from '../core/bytes.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { newKeys } from '../fair/signature.ts';
import type { Options } from '../games/play.ts';
import { Audience } from './audience.ts';
import { Door } from './door.ts';
import { least } from './gallery.ts';
import { Gathering, type Own } from './gathering.ts';
import { Journal } from './journal.ts';
import { Lines, type Line } from './lines.ts';
import { readPlan, type Plan, type Word } from './plan.ts';
import type { Dialled, Ports, TableOf } from './ports.ts';
import { returned } from './returned.ts';
import { keysOf } from './roster.ts';
import { invitedBy, lobbyOf, sceneOf } from './scene.ts';
import { sitDown } from './sit-down.ts';
import { message } from './signed.ts';
import type { Sitting } from './sitting.ts';
import { cardOf, type TableCard } from './shelf.ts';
import { losersOf, openerOf, rosterOf, startClosed } from './starting.ts';
import { Turns } from './turns.ts';
import { linesOfWatcher } from './wanted-lines.ts';

export class Table {
  readonly id: string;
  readonly ports: Ports;
  readonly lines = new Lines();
  readonly door: Door;
  readonly #of: TableOf;
  readonly #audience: Audience;
  gathering: Gathering;
  /** The game, also before all have signed for it. */
  sitting: Sitting | null = null;
  readonly #seating = new Turns();
  /** The lobby is on the screen; else the game. */
  #inLobby = true;
  /** Its person has left for good. */
  #left = false;
  /** Everybody who ever sat here, so that lines to them are held over games. */
  readonly #known = new Map<string, Dialled>();

  constructor(of: TableOf) {
    this.id = of.id;
    this.#of = of;
    this.ports = of.ports;
    this.#audience = new Audience({ ...of.ports, scene: (fed) => this.#scene(fed), before: () => this.#turned() });
    for (const d of of.others ?? []) this.#known.set(hex(d.key), d);
    this.gathering = this.#newGathering(of);
    this.door = new Door(this);
  }
  #newGathering(of: {
    readonly own: Own;
    readonly bots?: readonly Own[];
    readonly before?: readonly Uint8Array[];
    readonly lost?: readonly Uint8Array[] | undefined;
    readonly wants?: boolean;
    readonly wished?: number;
  }): Gathering {
    return new Gathering({
      ...this.ports,
      ...of,
      code: this.#of.code,
      say: (word) => this.lines.pass(word),
      reached: (key) => this.#reach(key) !== 'never',
      running: () => this.sitting !== null && !this.gathers,
      changed: () => this.#planned(),
    });
  }
  get own(): Own {
    return this.gathering.own;
  }
  card(): TableCard {
    return cardOf(this.#of, this.gathering, this.game, this.dialled(), this.#left);
  }
  /** This device has no seat in the game that runs, and watches. */
  get looksOn(): boolean {
    return this.sitting?.here.length === 0;
  }
  /** Whom this device should hold lines to. */
  dialled(): TableCard['others'] {
    const { plan, place } = this.gathering;
    const { key: own } = this.own.keys;
    for (const { key, code } of plan?.seats ?? [])
      if (code !== null && !same(key, own)) this.#known.set(hex(key), { key, code });
    const known = [...this.#known.values()];
    if (!this.looksOn && place !== 'watches') return known;
    const first = this.sitting ? null : (plan?.opener ?? null);
    return [...linesOfWatcher({ known, own, first, reached: (key) => this.lines.reaches(key) })];
  }

  /** Opens a table here. */
  open(game: string, options: Options, watch: boolean): void {
    this.#opens({ game, options, watch });
  }
  #opens(
    of: Pick<Plan, 'game' | 'options' | 'watch'> & Partial<Pick<Plan, 'seats' | 'watchers' | 'after' | 'lost'>>,
  ): void {
    this.gathering.open({ seats: [], watchers: [], after: null, lost: [], ...of });
  }
  /** A game of bots and one person, all on this device; begins at once. */
  async practise(game: string, options: Options, bots: number): Promise<void> {
    this.#opens({ game, options, watch: false });
    for (let i = 0; i < bots; i++) this.gathering.addBot(newKeys(this.ports.chance));
    await this.start(true);
  }
  /** Comes back to a lobby or a game that was left by a reload. */
  async return(card: TableCard): Promise<boolean> {
    const plan = card.plan && readPlan(card.plan.bytes);
    if (card.plan && plan) await this.gathering.hear({ kind: 'plan', ...card.plan, key: plan.opener });
    const journal = new Journal(this.ports.store, this.id);
    const saved = card.at === 'playing' ? await journal.load() : null;
    if (saved) {
      this.sitting = await returned(saved, { ...this.ports, journal, changed: this.show });
      this.#inLobby = this.sitting === null;
      this.gathering.begins();
      this.#attachAll();
      this.door.remind();
    }
    this.show();
    return this.sitting !== null || this.gathering.plan !== null;
  }

  #attachAll(): void {
    for (const line of this.lines.all) if (this.door.follows(line.key)) this.sitting?.attach(line);
  }
  /** A plan for the next game, after this one: it is kept until our person wants it. */
  async followUp({ bytes, sig, key }: Word): Promise<void> {
    const [game, plan] = [this.game, readPlan(bytes)];
    if (!game?.end || !plan?.after || !same(plan.after, game.roster.id) || !same(plan.opener, key)) return;
    const sat = keysOf(game.roster).some((k) => same(k, key));
    if (!sat || invitedBy(this.gathering, game) !== null) return;
    if (await this.ports.check(key, message('plan', bytes), sig)) this.#nextGathering(game);
  }
  /** The plan of the game that has ended must not stand in the way of the next. Who has only watched has signed with no nonce. */
  #nextGathering(game: Sitting): void {
    const { roster, here } = game;
    this.dialled();
    const { wants, wished } = this.gathering;
    const own = here.length === 0 ? this.own : { ...this.own, nonce: this.ports.chance(32) };
    this.gathering = this.#newGathering({ own, before: keysOf(roster), lost: losersOf(game), wants, wished });
  }
  /** The plan has changed. */
  #planned(): void {
    this.door.planned();
    const pending = this.sitting;
    const stale = this.#inLobby && pending && pending.chain.referee.head.step < 0;
    const bytes = stale ? rosterOf(this.gathering.plan) : null;
    if (stale && !(bytes && same(bytes, pending.roster.bytes))) {
      pending.stop();
      this.sitting = null;
    }
    // Who has watched and wants a seat at the next game is taken there: they have asked for it.
    if (this.game?.end && this.looksOn && this.gathering.wants && this.gathers) void this.again();
    this.show();
  }
  /** Whether wishes are heard: before a game, and after one for the next. */
  get gathers(): boolean {
    return this.sitting === null || (this.game !== null && invitedBy(this.gathering, this.game) !== null);
  }
  /** Never twice to one roster: two secrets under one key. Never away from a game that has begun. */
  sitDown(bytes: Uint8Array, opener: number, from?: Line): Promise<void> {
    return this.#seating.run(() => this.#sitDown(bytes, opener, from));
  }
  async #sitDown(bytes: Uint8Array, opener: number, from?: Line): Promise<void> {
    const now = this.sitting;
    if (now && (same(now.roster.bytes, bytes) || now.chain.referee.head.step >= 0)) return;
    if (from) this.lines.pass({ kind: 'roster', bytes, opener }, from);
    now?.stop();
    const [id, owns] = [this.id, [this.own, ...this.gathering.bots]];
    const sitting = await sitDown({ bytes, opener, owns, id, ports: this.ports, changed: this.show });
    if (!sitting) return;
    this.sitting = sitting;
    this.gathering.begins();
    this.#attachAll();
    await sitting.begin();
    this.door.remind();
  }

  readonly tell = (to: Shown): void => this.#audience.add(to);
  /** The lobby, while it is on the screen. */
  get lobby(): Gathering | null {
    return this.#inLobby ? this.gathering : null;
  }
  /** The game, while it is on the screen. */
  get game(): Sitting | null {
    return this.#inLobby ? null : this.sitting;
  }
  readonly show = (): void => this.#audience.tell();
  /** Before anybody is told: when all have signed the roster, and who watches has the whole log, the lobby becomes a game. */
  #turned(): void {
    const { sitting } = this;
    const begun = sitting && sitting.chain.referee.head.step >= 0;
    if (this.#inLobby && begun && (!this.looksOn || sitting.peers.all.some((p) => p.answered))) {
      this.#inLobby = false;
      this.#audience.anew();
    }
    this.#of.changed();
  }
  #scene(fed: number): Lobby | Scene | null {
    if (this.game) return sceneOf(this.game, fed, this.gathering);
    // Who comes late sees no lobby: that was before the game.
    if ((this.looksOn || this.door.joining) && this.gathering.place === 'outside') return null;
    const { code, link } = this.#of;
    const reach = (key: Uint8Array): Reach => this.#reach(key);
    return lobbyOf({ gathering: this.gathering, pending: this.sitting, code, link, reach });
  }
  #reach(key: Uint8Array): Reach {
    if (same(key, this.own.keys.key)) return 'here';
    if (this.lines.reaches(key)) return 'direct';
    const { plan } = this.gathering; // what is said in a lobby goes through its opener
    return plan && !same(key, plan.opener) && this.lines.reaches(plan.opener) ? 'relayed' : 'never';
  }

  /** The plan becomes a roster; the game begins when all have signed it, the opener last. */
  async start(anyway: boolean): Promise<Result<null, string>> {
    if (!this.#inLobby) return fail('not-now');
    const { plan } = this.gathering;
    const closed = startClosed(plan, this.own.keys.key, (key) => this.#reach(key) !== 'never', anyway);
    const bytes = rosterOf(plan);
    if (closed !== null || !bytes || !plan) return fail(closed ?? 'not-now');
    this.lines.pass({ kind: 'roster', bytes, opener: openerOf(plan) });
    await this.sitDown(bytes, openerOf(plan));
    return ok(null);
  }

  async leave(): Promise<void> {
    this.#left = true;
    if (this.#inLobby || this.looksOn) this.gathering.leave();
    else await this.sitting?.leave();
  }
  /** A seat now or at the next game, or only to watch. Who plays has no wish: the next game is theirs. */
  sit(yes: boolean): Result<null, string> {
    const done: Result<null, string> = this.#inLobby || this.looksOn ? this.gathering.sit(yes) : fail('not-now');
    // Nobody takes a change that comes at the heels of another: once more.
    if (this.looksOn) this.ports.clock.after(2 * least, () => this.gathering.remind());
    this.show();
    return done;
  }
  /** The lobby of the next game with the same people: the one that somebody has opened, or a new one. */
  async again(): Promise<void> {
    const { game } = this;
    if (!game) this.#openAnew();
    const opened = game !== null && invitedBy(this.gathering, game) !== null;
    if (!game?.end || (this.looksOn && !opened)) return; // only who sat here opens the next one
    const wants = !this.looksOn || this.gathering.wants;
    const { watchers } = this.gathering;
    const own = game.here.filter((h) => h.who === 'bot').length;
    const bots = this.looksOn ? 0 : Math.max(this.gathering.bots.length, own);
    this.#inLobby = true;
    this.sitting = null;
    game.stop();
    if (opened && this.gathering.place === 'outside') this.gathering.sit(wants);
    else if (!opened) this.#nextOf(game, watchers);
    for (let i = 0; i < bots; i++) this.gathering.addBot(newKeys(this.ports.chance));
    if (this.#of.code === null) await this.start(true);
    this.door.free();
    this.show();
  }
  /** Opens the next game; who watched this one comes along. */
  #nextOf(game: Sitting, watchers: Plan['watchers']): void {
    const watch = this.gathering.plan?.watch ?? false;
    this.#nextGathering(game);
    const { game: played, options, id } = game.roster;
    this.#opens({ game: played.id, options, watch, watchers, after: id, lost: losersOf(game) ?? [] });
  }
  /** The opener of this lobby is gone: we open the same one. */
  #openAnew(): void {
    const { plan, orphan, place } = this.gathering;
    if (!plan || !orphan || place !== 'seat') return;
    const seats = plan.seats.filter((s) => !same(s.key, plan.opener) && !(s.bot && same(s.bot, plan.opener)));
    const { game, options, watch, watchers, after, lost } = plan;
    this.#opens({ game, options, watch, seats, watchers, after, lost });
  }
  /** Stops for good, but not before all that was begun is stored; the person is told where the table has gone. */
  async handOver(): Promise<void> {
    const game = this.sitting;
    if (game) game.watching = 'elsewhere';
    await game?.settle();
    this.#audience.flush();
    this.stop();
  }
  /** Ends everything that runs on this device for this table. */
  stop(): void {
    this.sitting?.stop();
    this.#audience.stop();
    this.lines.close();
  }
}
