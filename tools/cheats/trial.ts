// tools/cheats/trial.ts: a real table with one tampered client, and what the honest clients say of it.
import { same } from '../../src/core/bytes.ts';
import { canonical, readCanonical, type Plain } from '../../src/core/plain.ts';
import type { Link } from '../../src/core/ports.ts';
import { ok } from '../../src/core/result.ts';
import { seatAt, type Seat } from '../../src/core/seat.ts';
import { dudo } from '../../src/games/dudo/game.ts';
import type { Game, Options } from '../../src/games/play.ts';
import type { Giving } from '../../src/table/answers.ts';
import { Line, scopeOf } from '../../src/table/lines.ts';
import type { Open } from '../../src/table/referee.ts';
import { bytesOf, message, type Entry, type Signed, type Statement } from '../../src/table/signed.ts';
import type { Sitting } from '../../src/table/sitting.ts';
import { readMessage, tuple, type Message } from '../../src/table/wire.ts';
import { signByNode, World, type Device } from '../world.ts';

/** named: every honest client names the cheat; refused: it does not come through the door; harmless: nobody is blamed, the table goes on. */
export type Expected = 'named' | 'refused' | 'harmless';
export type Outcome = { readonly was: Expected | 'missed'; readonly seat: Seat | null; readonly why: string };
export type Cheat = {
  /** Its number in the gallery, or a word where it has none. */
  readonly id: string;
  readonly what: string;
  readonly expected: Expected;
  play(seed: number): Promise<Outcome>;
};
/** How a client names a seat: an entry judged wrong, a move nobody owed, a proof, a line cut off, a seat lost by vote, a foul. */
export type Way = 'fault' | 'stray' | 'guilt' | 'cut' | 'lost' | 'foul';
export const game = dudo as unknown as Game;
/** Three dice each: short games. */
const short: Options = { ...dudo.defaults, dice: 3 };
const hour = 3_600_000;
export const missed = (why: string): Outcome => ({ was: 'missed', seat: null, why });
export const refusedAll = (why: string): Outcome => ({ was: 'refused', seat: null, why });

type TrialOf = {
  readonly seed: number;
  /** Dudo with few dice by default. */
  readonly game?: Game;
  readonly seats?: number;
  readonly options?: Options;
  /** Which seat cheats; the last by default. */
  readonly who?: number;
};
export class Trial {
  readonly world: World;
  readonly cheat: Device;
  /** The cheat's ends of its lines, by the seat at the other end. */
  readonly lines = new Map<Seat, Link>();
  /** What the cheat's client sends in place of each message: as it is, something else, or nothing. */
  bend: (m: Message, to: Device) => readonly Message[] = (m) => [m];

  private constructor({ seed, seats = 3, options = {}, who = seats - 1, ...of }: TrialOf) {
    const played = of.game ?? game;
    this.world = new World({
      game: played,
      seats,
      seed,
      options: { ...(of.game ? of.game.defaults : short), ...options },
      wrap: (me, link, to) => (me.seat === who ? this.#bent(link, to) : link),
    });
    this.cheat = this.device(who);
  }
  static async open(of: TrialOf): Promise<Trial> {
    const trial = new Trial(of);
    await trial.world.open();
    return trial;
  }
  #bent(link: Link, to: Device): Link {
    this.lines.set(to.seat, link);
    return {
      close: () => link.close(),
      listen: (ear) => link.listen(ear),
      send: (bytes) => {
        const [scope, inside] = readCanonical(bytes) as [Uint8Array, Plain];
        const m = readMessage(inside);
        for (const other of m ? this.bend(m, to) : []) link.send(canonical([scope, tuple(other)]));
      },
    };
  }
  device(seat: number): Device {
    const device = this.world.devices[seat];
    if (!device) throw new Error(`no device for seat ${seat}`);
    return device;
  }
  sittingOf(d: Device): Sitting {
    if (!d.sitting) throw new Error(`nobody sits at ${d.name}`);
    return d.sitting;
  }
  get sitting(): Sitting {
    return this.sittingOf(this.cheat);
  }
  get honest(): readonly Device[] {
    return this.world.devices.filter((d) => d !== this.cheat && !d.dead);
  }
  get open(): Open {
    const { open } = this.sitting.chain.referee;
    if (!open) throw new Error('the game is over before the cheat began');
    return open;
  }
  /** Lets the game run until its open step is such a one. */
  async until(what: (open: Open) => boolean): Promise<void> {
    const there = (): boolean => {
      const { open } = this.sitting.chain.referee;
      return open !== null && what(open);
    };
    if (!(await this.world.clock.until(there, hour))) throw new Error('the moment for the cheat never came');
  }
  /** The bytes of a statement under the cheat's own key. */
  sign(what: Statement): Signed {
    const bytes = bytesOf(what);
    return { purpose: what.purpose, bytes, sig: signByNode(this.cheat.keys.seed, message(what.purpose, bytes)) };
  }
  /** An entry of the cheat for the open step, or with something else in it. */
  entry(body: Plain, more: Partial<Entry> = {}): Signed {
    const { table, step, prev, digest } = this.open;
    const { seat } = this.cheat;
    return this.sign({ purpose: 'entry', table, seat, step, prev, digest, body: canonical(body), ...more });
  }
  say(m: Message | Uint8Array, to: readonly Device[] = this.honest): void {
    const bytes = m instanceof Uint8Array ? m : canonical([scopeOf(this.world.roster.id), tuple(m)]);
    for (const d of to) this.lines.get(d.seat)?.send(bytes);
  }
  thing(...things: readonly Signed[]): void {
    for (const thing of things) this.say({ kind: 'thing', thing });
  }
  /** Somebody without a seat has a line to every honest device and says this on it. */
  stranger(m: Message): void {
    for (const d of this.honest) {
      let ear: Parameters<Link['listen']>[0] | undefined;
      const line = new Line(this.world.chance.bytes(32), { send: () => undefined, close: () => undefined, listen: (e) => (ear = e) }); // prettier-ignore
      this.sittingOf(d).attach(line);
      line.begin();
      ear?.message(canonical([scopeOf(this.world.roster.id), tuple(m)]));
    }
  }
  /** From now on the cheat's app gives another body where this is asked, or (null) nothing. */
  tamper(what: string, body: (own: Plain, open: Open) => Plain | undefined): void {
    const { answers } = this.sitting;
    const own = answers.automatic.bind(answers);
    answers.automatic = (opener): Giving | null => {
      const giving = own(opener);
      if (!giving || this.open.exchange.what !== what) return giving;
      const other = body(giving.body, this.open);
      return other === undefined ? null : { ...giving, body: other };
    };
  }
  /** From now on the cheat's app takes its person's move for another one. */
  tamperSaid(what: string, said: (own: Plain, open: Open) => Plain): void {
    const { answers } = this.sitting;
    const own = answers.judge.bind(answers);
    answers.judge = (seat, step, move) =>
      own(seat, step, this.open.exchange.what === what ? said(move, this.open) : move);
  }
  /** From now on the cheat's app gives another body than its person's move would make. */
  tamperMove(what: string, body: (own: Plain, open: Open) => Plain): void {
    const { answers } = this.sitting;
    const own = answers.judge.bind(answers);
    answers.judge = (seat, step, move) => {
      const giving = own(seat, step, move);
      if (!giving.ok || this.open.exchange.what !== what) return giving;
      return ok({ ...giving.value, body: body(giving.value.body, this.open) });
    };
  }
  pass(ms: number): Promise<void> {
    return this.world.clock.run(ms);
  }

  /** Whom a client names, and how. */
  #names(d: Device): readonly (readonly [Way, Seat])[] {
    const { chain, strays, end } = this.sittingOf(d);
    const faults = chain.referee.faults.map((f) => ['fault', f.seat ?? seatAt(-1)] as const);
    const out = strays.map((f) => ['stray', f.seat ?? seatAt(-1)] as const);
    const guilty = end?.kind === 'disputed' ? end.guilty.map((s) => ['guilt', s] as const) : [];
    return [...faults, ...out, ...guilty];
  }
  /** A seat that an honest client blames although it is honest, if any. */
  #wronged(): string | null {
    for (const d of this.honest) {
      for (const [way, seat] of this.#names(d))
        if (seat !== this.cheat.seat) return `${d.name} blames seat ${seat} (${way})`;
      if (this.sittingOf(d).watching !== null) return `${d.name} stands as a cheat itself`;
    }
    return null;
  }
  #namedBy(d: Device, way: Way): boolean {
    const { seat } = this.cheat;
    const sitting = this.sittingOf(d);
    if (way === 'cut') return !sitting.peers.ofSeat(seat);
    if (way === 'lost' || way === 'foul') return sitting.chain.referee.goneWhy(seat) === way;
    return this.#names(d).some(([w, s]) => w === way && s === seat);
  }
  /** Plays on to the end and says whether every honest client names the cheat this way, and nobody else. */
  async named(way: Way): Promise<Outcome> {
    const early = way === 'cut' && this.honest.every((d) => this.#namedBy(d, way));
    const ended = await this.#end();
    const silent = this.honest.find((d) => !(early || this.#namedBy(d, way)));
    if (silent) return missed(`${silent.name} does not name the cheat (${way})`);
    const wrong = this.#wronged() ?? ended;
    return wrong === null ? { was: 'named', seat: this.cheat.seat, why: way } : missed(wrong);
  }
  /** Plays on to the end and says whether nobody was blamed and all honest clients ended alike. */
  async harmless(): Promise<Outcome> {
    const ended = await this.#end();
    const blaming = this.honest.find((d) => this.#names(d).length > 0);
    const wrong = blaming ? `${blaming.name} blames somebody: ${JSON.stringify(this.#names(blaming))}` : ended;
    return wrong === null ? { was: 'harmless', seat: null, why: '' } : missed(wrong);
  }
  /** null, or what is wrong with how it ended. */
  async #end(): Promise<string | null> {
    const over = (d: Device): boolean => {
      const { end, chain } = this.sittingOf(d);
      return end !== null && (end.kind !== 'finished' || chain.referee.over);
    };
    await this.world.clock.until(() => this.honest.every(over), hour);
    const stuck = this.honest.find((d) => !over(d));
    if (stuck) return `${stuck.name} hangs`;
    const ends = this.honest.map((d) => this.sittingOf(d).end?.kind);
    if (new Set(ends).size > 1 || ends.includes('unfinished')) return `it ends ${ends.join()}`;
    const heads = this.honest.map((d) => this.sittingOf(d).chain.referee.head);
    const step = Math.min(...heads.map((h) => h.step));
    const at = this.honest.map((d) => this.sittingOf(d).chain.referee.headAt(step));
    const differ = ends[0] === 'finished' && at.some((h) => !h || !at[0] || !same(h, at[0]));
    return differ ? 'the honest clients differ' : null;
  }
}

/** At which table a cheat is tried; Dudo with few dice by default. */
export type Table = Pick<TrialOf, 'game' | 'options'>;
/** A cheat whom every honest client names in one way: what its client does, and how it is named. */
export const namedCheat = (
  table: Table,
  id: string,
  what: string,
  way: Way,
  tamper: (trial: Trial) => void | Promise<void>,
): Cheat => ({
  id,
  what,
  expected: 'named',
  play: async (seed) => {
    const trial = await Trial.open({ seed, ...table });
    await tamper(trial);
    return trial.named(way);
  },
});
/** Says something that nobody asked of it, while another seat owes something of this kind. */
export const unasked = (table: Table, id: string, what: string, at: string, said: Plain): Cheat =>
  namedCheat(table, id, what, 'stray', async (trial) => {
    await trial.until((o) => o.exchange.what === at && !o.owing.includes(trial.cheat.seat));
    trial.thing(trial.entry(said));
  });
/** Gives nothing where something is owed by itself. */
export const silent = (table: Table, id: string, what: string, at: string): Cheat =>
  namedCheat(table, id, what, 'lost', (trial) => trial.tamper(at, () => undefined));
