// table/table.ts: one table on this device, from the lobby over its games to the next lobby. A person's only handle on it is the chair.
// Knows lines and signatures; not what carries the lines, and not what draws the scenes.
import type { Scene, Shown } from '../core/chair.ts';
import type { Lobby, Reach } from '../core/gathering.ts';
import type { JoinRefusal } from '../core/house.ts';
import { hex, same } from '../core/bytes.ts';
import type { Link } from '../core/ports.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { newKeys } from '../fair/signature.ts';
import type { Options } from '../games/play.ts';
import { Audience } from './audience.ts';
import { Gathering, type Own } from './gathering.ts';
import { Journal } from './journal.ts';
import { Line, Lines, lobbyScope } from './lines.ts';
import { readPlan } from './plan.ts';
import type { Dialled, Ports, TableOf } from './ports.ts';
import { returned } from './returned.ts';
import { keysOf } from './roster.ts';
import { invitedBy, lobbyOf, sceneOf } from './scene.ts';
import { sitDown } from './sit-down.ts';
import type { Sitting } from './sitting.ts';
import { cardOf, type TableCard } from './shelf.ts';
import { Turns } from './turns.ts';
import type { Message } from './wire.ts';

export class Table {
  readonly id: string;
  readonly ports: Ports;
  readonly #of: TableOf;
  readonly #lines = new Lines();
  readonly #audience: Audience;
  #gathering: Gathering;
  #sitting: Sitting | null = null;
  readonly #seating = new Turns();
  /** The lobby is on the screen; else the game. */
  #inLobby = true;
  /** Everybody who ever sat here, so that lines to them are held over games. */
  readonly #known = new Map<string, Dialled>();
  /** Resolves a pending join. */
  #joined: ((r: Result<null, JoinRefusal>) => void) | null = null;

  constructor(of: TableOf) {
    this.id = of.id;
    this.#of = of;
    this.ports = of.ports;
    this.#audience = new Audience({ ...of.ports, scene: (fed) => this.#scene(fed), before: () => this.#turned() });
    for (const d of of.others ?? []) this.#known.set(hex(d.key), d);
    this.#gathering = this.#newGathering(of.own, of.bots);
  }
  #newGathering(own: Own, bots: readonly Own[] = [], before: readonly Uint8Array[] = []): Gathering {
    const { chance, check, sign } = this.ports;
    return new Gathering({
      own,
      bots,
      before,
      code: this.#of.code,
      chance,
      check,
      sign,
      say: (word) => this.#lines.pass(word),
      reached: (key) => this.#reach(key) !== 'never',
      changed: () => this.#planned(),
    });
  }
  get own(): Own {
    return this.#gathering.own;
  }
  card(): TableCard {
    return cardOf(this.#of, this.#gathering, this.game, this.dialled());
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
    for (let i = 0; i < bots; i++) this.#gathering.addBot(newKeys(this.ports.chance));
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
    const journal = new Journal(this.ports.store, this.id);
    const saved = card.at === 'playing' ? await journal.load() : null;
    if (saved) {
      this.#sitting = await returned(saved, { ...this.ports, journal, changed: this.#show });
      this.#inLobby = this.#sitting === null;
      for (const line of this.#lines.all) this.#sitting?.attach(line);
    }
    this.#show();
    return this.#sitting !== null || this.#gathering.plan !== null;
  }

  /** A proved line to another device. */
  attach(key: Uint8Array, link: Link): void {
    const line = new Line(key, link);
    this.#lines.add(line);
    line.listen(lobbyScope, {
      message: (m) => void this.#message(m, line),
      closed: () => {
        this.#lines.remove(line);
        this.#show();
      },
    });
    this.#sitting?.attach(line);
    line.begin();
    const { word } = this.#gathering;
    if (word) line.send(lobbyScope, word);
    if (this.game) line.send(lobbyScope, { kind: 'roster', bytes: this.game.roster.bytes, opener: this.game.opener });
    this.#show();
  }
  async #message(m: Message, line: Line): Promise<void> {
    switch (m.kind) {
      case 'plan':
      case 'wish': {
        if (m.kind === 'plan') this.#followUp(m.bytes);
        else if (!this.#gathers) {
          line.send(lobbyScope, { kind: 'no', why: 'playing' });
          return;
        }
        const heard = await this.#gathering.hear(m);
        if (heard === 'bad') line.bad();
        else if (heard === 'new') this.#lines.pass(m, line);
        else if (heard !== 'known') line.send(lobbyScope, { kind: 'no', why: heard });
        return;
      }
      case 'roster':
        await this.#rostered(m, line);
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
    const [game, plan] = [this.game, readPlan(bytes)];
    if (!game?.end || !plan?.after || !same(plan.after, game.roster.id)) return;
    const sat = keysOf(game.roster).some((k) => same(k, plan.opener));
    if (sat && invitedBy(this.#gathering, game) === null) this.#nextGathering(game);
  }
  /** The plan of the game that has ended must not stand in the way of the next. */
  #nextGathering({ roster }: Sitting): void {
    this.dialled();
    this.#gathering = this.#newGathering({ ...this.own, nonce: this.ports.chance(32) }, [], keysOf(roster));
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
  /** Whether wishes are heard: before a game, and after one for the next. */
  get #gathers(): boolean {
    return this.#sitting === null || (this.game !== null && invitedBy(this.#gathering, this.game) !== null);
  }
  /** The opener has begun: whoever finds the plan it agreed to, with its own nonce, signs. */
  async #rostered(m: Extract<Message, { kind: 'roster' }>, from: Line): Promise<void> {
    const agreed = this.#gathering.roster()?.join() === m.bytes.join();
    if (this.#joined && this.#sitting === null && !agreed) this.#joined(fail('playing'));
    const { plan } = this.#gathering;
    if (!agreed || plan?.seats.findIndex((s) => same(s.key, plan.opener)) !== m.opener) return;
    await this.#seating.run(() => this.#sitDown(m.bytes, m.opener, from));
  }
  /** Never twice to one roster: two secrets under one key. Never away from a game that has begun. */
  async #sitDown(bytes: Uint8Array, opener: number, from?: Line): Promise<void> {
    const now = this.#sitting;
    if (now && (same(now.roster.bytes, bytes) || now.chain.referee.head.step >= 0)) return;
    if (from) this.#lines.pass({ kind: 'roster', bytes, opener }, from);
    now?.stop();
    const [id, owns] = [this.id, [this.own, ...this.#gathering.bots]];
    const sitting = await sitDown({ bytes, opener, owns, id, ports: this.ports, changed: this.#show });
    if (!sitting) return;
    this.#sitting = sitting;
    for (const line of this.#lines.all) sitting.attach(line);
    await sitting.begin();
  }

  readonly show = (to: Shown): void => this.#audience.add(to);
  /** The lobby, while it is on the screen. */
  get lobby(): Gathering | null {
    return this.#inLobby ? this.#gathering : null;
  }
  /** The game, while it is on the screen. */
  get game(): Sitting | null {
    return this.#inLobby ? null : this.#sitting;
  }
  readonly #show = (): void => this.#audience.tell();
  /** Before anybody is told: when all have signed the roster, the lobby becomes a game. */
  #turned(): void {
    if (this.#inLobby && this.#sitting && this.#sitting.chain.referee.head.step >= 0) {
      this.#inLobby = false;
      this.#audience.anew();
    }
    this.#of.changed();
  }
  #scene(fed: number): Lobby | Scene | null {
    if (this.game) return sceneOf(this.game, fed, invitedBy(this.#gathering, this.game));
    const { code, link } = this.#of;
    const reach = (key: Uint8Array): Reach => this.#reach(key);
    return lobbyOf({ gathering: this.#gathering, pending: this.#sitting, code, link, reach });
  }
  #reach(key: Uint8Array): Reach {
    if (same(key, this.own.keys.key)) return 'here';
    if (this.#lines.reaches(key)) return 'direct';
    const { plan } = this.#gathering; // what is said in a lobby goes through its opener
    return plan && !same(key, plan.opener) && this.#lines.reaches(plan.opener) ? 'relayed' : 'never';
  }

  /** The plan becomes a roster; the game begins when all have signed it, the opener last. */
  async start(anyway: boolean): Promise<Result<null, string>> {
    if (!this.#inLobby) return fail('not-now');
    const closed = this.#gathering.closed((key) => this.#reach(key) !== 'never', anyway);
    const bytes = this.#gathering.roster();
    const { plan } = this.#gathering;
    if (closed !== null || !bytes || !plan) return fail(closed ?? 'not-now');
    const opener = plan.seats.findIndex((s) => same(s.key, plan.opener));
    this.#lines.pass({ kind: 'roster', bytes, opener });
    await this.#seating.run(() => this.#sitDown(bytes, opener));
    return ok(null);
  }

  async leave(): Promise<void> {
    if (this.#inLobby) this.#gathering.leave();
    else await this.#sitting?.leave();
  }
  /** The lobby of the next game with the same people: the one that somebody has opened, or a new one. */
  async again(): Promise<void> {
    const { game } = this;
    if (!game) this.#openAnew();
    if (!game?.end) return;
    const bots = this.#gathering.bots.length;
    const opened = invitedBy(this.#gathering, game) !== null;
    this.#inLobby = true;
    this.#sitting = null;
    game.stop();
    if (opened) this.#gathering.sit();
    else {
      this.#nextGathering(game);
      this.#gathering.open(game.roster.game.id, game.roster.options, [], game.roster.id);
    }
    const own = game.here.filter((h) => h.who === 'bot').length;
    for (let i = 0; i < Math.max(bots, own); i++) this.#gathering.addBot(newKeys(this.ports.chance));
    if (this.#of.code === null) await this.start(true);
    this.#show();
  }
  /** The opener of this lobby is gone: we open the same one. */
  #openAnew(): void {
    const { plan, orphan } = this.#gathering;
    if (!plan || !orphan) return;
    const others = plan.seats.filter((s) => !same(s.key, plan.opener) && !(s.bot && same(s.bot, plan.opener)));
    this.#gathering.open(plan.game, plan.options, others, plan.after);
  }
  /** Stops for good, but not before all that was begun is stored; the person is told where the table has gone. */
  async handOver(): Promise<void> {
    const game = this.#sitting;
    if (game) game.watching = 'elsewhere';
    await game?.settle();
    this.#audience.flush();
    this.stop();
  }
  /** Ends everything that runs on this device for this table. */
  stop(): void {
    this.#sitting?.stop();
    this.#audience.stop();
    this.#lines.close();
  }
}
