// table/device.ts: all tables of one device, and the shelf that finds them again. Runs in the worker, in Node and in tests.
// Keys are made, kept and used here; who asks from outside gets signatures of hellos and nothing more.
import type { Chair, Scene } from '../core/chair.ts';
import type { JoinRefusal, LastGame, Open } from '../core/house.ts';
import { concat } from '../core/bytes.ts';
import { domain } from '../core/domain.ts';
import type { Plain } from '../core/plain.ts';
import type { Link } from '../core/ports.ts';
import type { Result } from '../core/result.ts';
import { newKeys, type Keys } from '../fair/signature.ts';
import { gameById } from '../games/catalogue.ts';
import type { Options } from '../games/play.ts';
import { fetchAhead } from './ahead.ts';
import { Journal } from './journal.ts';
import { LastGames } from './last-game.ts';
import { chairAt } from './seat-chair.ts';
import { Shelf, type TableCard } from './shelf.ts';
import type { Dialled, Ports } from './ports.ts';
import { Table } from './table.ts';
import type { AuditProgress, Cheat, Tried, Verdict } from '../core/verdict.ts';

/** What a page needs to hold lines for a table. */
export type Berth = {
  readonly id: string;
  readonly key: Uint8Array;
  readonly code: string | null;
  readonly others: readonly Dialled[];
};
export type DeviceOf = {
  readonly ports: Ports;
  /** The code of a key and the link that invites to it; slow on purpose. */
  readonly invitation: (key: Uint8Array, page: string) => { readonly code: string; readonly link: string };
};

export class Device {
  readonly #of: DeviceOf;
  readonly #shelf: Shelf;
  readonly #last: LastGames;
  readonly #tables = new Map<string, Table>();
  readonly #watchers = new Map<string, (others: readonly Dialled[]) => void>();
  readonly #dialled = new Map<string, string>();
  readonly #codes = new Map<string, string>();

  constructor(of: DeviceOf) {
    this.#of = of;
    this.#shelf = new Shelf(of.ports.store);
    this.#last = new LastGames(of.ports.store);
  }
  #options(game: string, raw: Plain): Options {
    const options = gameById(game)?.readOptions(raw);
    if (!options?.ok) throw new Error(`no such house rules for ${game}`);
    return options.value;
  }
  #new(name: string, page: string | null): { readonly table: Table; readonly keys: Keys } {
    const { chance } = this.#of.ports;
    const keys = newKeys(chance);
    const invitation = page === null ? null : this.#of.invitation(keys.key, page);
    const id = Array.from(chance(8), (b) => b.toString(16).padStart(2, '0')).join('');
    const own = { keys, nonce: chance(32), name: name.trim() || 'Player', bot: false };
    const table = new Table({
      id,
      ports: this.#of.ports,
      own,
      code: invitation?.code ?? null,
      link: invitation?.link ?? null,
      changed: () => this.#changed(id),
    });
    this.#tables.set(id, table);
    return { table, keys };
  }
  /** After every change: the shelf is brought up to date, and the page is told whom to hold lines to. */
  #changed(id: string): void {
    const table = this.#tables.get(id);
    if (!table) return;
    const card = table.card();
    if (card.end !== 'none' && table.game) void this.#last.keep(table.game, table.own.keys.key);
    const game = card.at === 'gathering' ? table.gathering.plan?.game : undefined;
    if (game !== undefined) void fetchAhead(game, this.#of.ports.deck);
    const name = JSON.stringify([
      card.at,
      card.round,
      card.end,
      card.watches,
      card.wants,
      card.names,
      card.others.length,
      card.plan?.sig.join('.'),
    ]);
    if (this.#codes.get(id) !== name) {
      this.#codes.set(id, name);
      void this.#shelf.put(card);
    }
    const others = card.others.map((o) => o.code).join();
    if (this.#dialled.get(id) !== others) {
      this.#dialled.set(id, others);
      this.#watchers.get(id)?.(card.others);
    }
  }
  #berth(table: Table): Berth {
    const card = table.card();
    return { id: table.id, key: table.own.keys.key, code: card.code, others: card.others };
  }
  async practise(game: string, options: Plain, name: string, bots: number): Promise<Berth> {
    const read = this.#options(game, options);
    const { table } = this.#new(name, null);
    await table.practise(game, read, bots);
    return this.#berth(table);
  }
  /** What a page would see at a table like this one: `rehearsal.ts`. Ends early when a game begins here. */
  async rehearse(game: string, options: Plain): Promise<readonly Scene[]> {
    const { rehearsal } = await import('./rehearsal.ts');
    const gathers = (): boolean => [...this.#tables.values()].every((table) => table.sitting === null);
    return rehearsal(game, this.#options(game, options), this.#of.ports, gathers);
  }
  open(game: string, options: Plain, name: string, page: string, watch = true): Berth {
    const read = this.#options(game, options);
    const { table } = this.#new(name, page);
    table.open(game, read, watch);
    return this.#berth(table);
  }
  /** A device that is about to join: its key is made before it dials. */
  guest(name: string, page: string): Berth {
    return this.#berth(this.#new(name, page).table);
  }
  join(id: string): Promise<Result<null, JoinRefusal>> {
    return this.table(id).door.join();
  }
  table(id: string): Table {
    const table = this.#tables.get(id);
    if (!table) throw new Error(`no table ${id}`);
    return table;
  }
  chair(id: string): Chair {
    return chairAt(this.table(id));
  }
  attach(id: string, key: Uint8Array, link: Link): void {
    const table = this.#tables.get(id);
    if (table) table.door.meet(key, link);
    else link.close();
  }
  /** Told now and whenever the seats to hold lines to change. */
  watchOthers(id: string, to: (others: readonly Dialled[]) => void): void {
    this.#watchers.set(id, to);
    to(this.table(id).dialled());
  }
  /** Signs the proof of our key that opens a line, and no other bytes. */
  signHello(id: string, message: Uint8Array): Uint8Array {
    const tag = domain('hello');
    if (!tag.every((b, i) => message[i] === b)) throw new Error('only hellos are signed for the page');
    return this.#of.ports.sign(this.table(id).own.keys.seed, concat(message));
  }
  async opened(): Promise<readonly Open[]> {
    const cards = await this.#shelf.all();
    const open = cards.filter((c) => c.end !== 'lost' && c.game !== '');
    return open.map(({ id, game, names, round, at, end, watches }) => {
      return { id, game, names, round, at: end === 'finished' ? 'over' : at, watches };
    });
  }
  /** Tables whose game has ended and that are not open here. */
  async ended(): Promise<readonly string[]> {
    const cards = await this.#shelf.all();
    return cards.filter((c) => c.end !== 'none' && !this.#tables.has(c.id)).map((c) => c.id);
  }
  /** The table of a stored card, brought back; the berth, or null when there is nothing to come back to. */
  async return(id: string): Promise<Berth | null> {
    const here = this.#tables.get(id);
    if (here) return this.#berth(here);
    const card = (await this.#shelf.all()).find((c) => c.id === id);
    if (!card) return null;
    const table = this.#restored(card);
    this.#tables.set(id, table);
    if (await table.return(card)) return this.#berth(table);
    this.#tables.delete(id);
    return null;
  }
  #restored(card: TableCard): Table {
    const keysOf = (seed: Uint8Array): Keys => newKeys(() => Uint8Array.from(seed));
    const { id, name, nonce, code, link, wants, wished } = card;
    return new Table({
      id,
      ports: this.#of.ports,
      own: { keys: keysOf(card.seed), nonce, name, bot: false },
      bots: card.bots.map((b) => ({ keys: keysOf(b.seed), nonce: b.nonce, name: b.name, bot: true })),
      others: card.others,
      wants,
      wished,
      code,
      link,
      changed: () => this.#changed(id),
    });
  }
  /** Another tab takes this table over: nothing is signed here any more, and all that was signed is stored. */
  async handOver(id: string): Promise<void> {
    const table = this.#tables.get(id);
    this.#tables.delete(id);
    this.#watchers.delete(id);
    await table?.handOver();
  }
  /** The table is left for good, or was only looked at. */
  async forget(id: string): Promise<void> {
    this.#tables.get(id)?.stop();
    this.#tables.delete(id);
    this.#watchers.delete(id);
    await this.#shelf.take(id);
    await new Journal(this.#of.ports.store, id).forget();
  }
  async audit(file: Uint8Array, progress: AuditProgress): Promise<Verdict> {
    const { auditFile } = await import('./audit.ts');
    return auditFile(file, this.#of.ports.check, progress);
  }
  /** Loaded when somebody tries it: no game needs it. */
  async cheat(file: Uint8Array, cheat: Cheat): Promise<Tried | null> {
    const { tryToCheat } = await import('./cheat.ts');
    return tryToCheat(file, cheat, this.#of.ports.check);
  }
  lastGame(): Promise<LastGame | null> {
    return this.#last.newest();
  }
}
