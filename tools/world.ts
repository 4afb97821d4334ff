// tools/world.ts: a whole table in one process over the in-memory network: devices with sittings, links, reloads. Virtual time only.
// Used by simulate, cheats, the benchmarks and the tests.
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  sign as nodeSign,
  verify as nodeVerify,
  type KeyObject,
} from 'node:crypto';
import type { Link } from '../src/core/ports.ts';
import { seatAt, type Seat } from '../src/core/seat.ts';
import { newKeys, strict, type Check, type Keys } from '../src/fair/signature.ts';
import type { Game, Options } from '../src/games/play.ts';
import { MemoryNetwork, type MemoryNode, type MemoryOptions } from '../src/net/memory.ts';
import { seeded, type Seeded } from '../src/net/seeded.ts';
import { VirtualClock } from '../src/net/virtual-clock.ts';
import { Cards } from '../src/table/cards.ts';
import { Journal, type Here } from '../src/table/journal.ts';
import { DeviceKeep } from '../src/table/keep.ts';
import { Line } from '../src/table/lines.ts';
import { MemoryStore } from '../src/table/memory-store.ts';
import { calm, type Pace } from '../src/table/pace.ts';
import type { Deck } from '../src/table/perform.ts';
import { returned } from '../src/table/returned.ts';
import { rosterBytes, rosterFor, type Roster } from '../src/table/roster.ts';
import { Sitting } from '../src/table/sitting.ts';

const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const spki = Buffer.from('302a300506032b6570032100', 'hex');
const cached = <T>(make: (bytes: Uint8Array) => T): ((bytes: Uint8Array) => T) => {
  const known = new Map<string, T>();
  return (bytes) => {
    const name = Buffer.from(bytes).toString('latin1');
    const had = known.get(name) ?? make(bytes);
    known.set(name, had);
    return had;
  };
};
const privateKey = cached((seed): KeyObject =>
  createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' }),
);
const publicKey = cached((key): KeyObject =>
  createPublicKey({ key: Buffer.concat([spki, key]), format: 'der', type: 'spki' }),
);
/** Ed25519 by node:crypto: the same bytes as everywhere (RFC 8032 is deterministic). */
export const signByNode = (seed: Uint8Array, message: Uint8Array): Uint8Array =>
  new Uint8Array(nodeSign(null, message, privateKey(seed)));
export const checkByNode: Check = strict((key, message, sig) => {
  try {
    return nodeVerify(null, message, publicKey(key), sig);
  } catch {
    return false;
  }
});
/** One memo of checked signatures for all seats of a process. */
export const memoised = (check: Check): Check => {
  const known = new Map<string, boolean | Promise<boolean>>();
  return (key, message, sig) => {
    const name = createHash('sha256').update(key).update(sig).update(message).digest('base64');
    const had = known.get(name) ?? check(key, message, sig);
    if (known.size > 200_000) known.clear();
    known.set(name, had);
    return had;
  };
};

export type Device = {
  readonly name: string;
  readonly seat: Seat;
  readonly keys: Keys;
  readonly store: MemoryStore;
  node: MemoryNode;
  sitting: Sitting | null;
  /** Closed for good: its person has left or its device has died. */
  dead: boolean;
};
export type WorldOf = {
  readonly game: Game;
  readonly options?: Options;
  readonly seats: number;
  readonly seed: number;
  readonly pace?: Partial<Pace>;
  readonly network?: MemoryOptions;
  readonly memo?: boolean;
  /** Which pairs have links; all by default. */
  readonly linked?: (a: number, b: number) => boolean;
  /** What plays the cards. */
  readonly deck?: Deck;
  /** Something has happened on a device. */
  readonly changed?: (device: Device) => void;
  /** Wraps what a device sends, for cheats. */
  readonly wrap?: (device: Device, link: Link, to: Device) => Link;
};
/** Bots play: nobody's patience is endless, so that every game comes to an end. */
export const brisk: Pace = { ...calm, person: 60_000, giveUp: 60_000, think: [200, 3_000] };

export class World {
  readonly clock = new VirtualClock();
  readonly chance: Seeded;
  readonly network: MemoryNetwork;
  readonly roster: Roster;
  readonly devices: readonly Device[];
  readonly #of: WorldOf;
  readonly #check: Check;

  constructor(of: WorldOf) {
    this.#of = of;
    this.chance = seeded(of.seed);
    this.network = new MemoryNetwork(this.clock, seeded(of.seed + 1), of.network);
    this.#check = of.memo === false ? checkByNode : memoised(checkByNode);
    const keys = Array.from({ length: of.seats }, () => newKeys(this.chance.bytes));
    const sitters = keys.map(({ key }, i) => ({ key, nonce: this.chance.bytes(32), name: `Bot ${i + 1}`, bot: null }));
    const roster = rosterFor(
      rosterBytes(of.game, of.options ?? of.game.defaults, sitters),
      of.game,
      of.game.cards ? (of.deck ?? Cards) : null,
    );
    if (!roster.ok) throw new Error(`no roster: ${roster.fault.code}`);
    this.roster = roster.value;
    this.devices = keys.map((k, i) => this.#device(k, i));
  }
  #device(keys: Keys, i: number): Device {
    const name = `device ${i}`;
    const device: Device = {
      name,
      seat: seatAt(i),
      keys,
      store: new MemoryStore(),
      node: this.#node(name),
      sitting: null,
      dead: false,
    };
    return device;
  }
  #node(name: string): MemoryNode {
    return this.network.node(name, (link, from) => {
      const [me, other] = [this.devices.find((d) => d.name === name), this.devices.find((d) => d.name === from)];
      if (!me?.sitting || !other) return;
      const line = new Line(other.keys.key, this.#of.wrap?.(me, link, other) ?? link);
      me.sitting.attach(line);
      line.begin();
    });
  }
  #ports(device: Device) {
    const pace = { ...brisk, ...this.#of.pace };
    const journal = new Journal(device.store, 'only');
    const { clock } = device.node;
    const [check, chance] = [this.#check, this.chance.bytes];
    const deck = (): Promise<Deck> => Promise.resolve(this.#of.deck ?? Cards);
    const changed = (): void => this.#of.changed?.(device);
    return { journal, clock, check, chance, pace, deck, sign: signByNode, changed };
  }
  /** All sit down and link up. */
  async open(): Promise<void> {
    for (const d of this.devices) {
      const here: Here[] = [{ seat: d.seat, seed: d.keys.seed, who: 'bot' }];
      const keep = new DeviceKeep([d.seat], this.chance.bytes(32), this.chance.bytes);
      const ports = this.#ports(d);
      await ports.journal.begin(this.roster.bytes, seatAt(0), here, keep.stored());
      d.sitting = new Sitting({ ...ports, roster: this.roster, opener: seatAt(0), here, keep });
    }
    for (const a of this.devices) for (const b of this.devices) if (a.seat < b.seat) this.link(a, b);
    for (const d of this.devices) await d.sitting?.begin();
  }
  link(a: Device, b: Device): void {
    if (this.#of.linked?.(Math.min(a.seat, b.seat), Math.max(a.seat, b.seat)) !== false)
      this.network.connect(a.name, b.name);
  }
  /** The page is loaded anew: memory is gone, storage is there. */
  async reload(d: Device): Promise<void> {
    d.sitting?.stop();
    d.sitting = null;
    this.network.drop(d.name, 'loud');
    d.node = this.#node(d.name);
    const ports = this.#ports(d);
    const saved = await ports.journal.load();
    if (!saved) throw new Error(`${d.name} has lost its storage`);
    d.sitting = await returned(saved, ports);
    for (const other of this.devices) if (other !== d && !other.dead) this.link(d, other);
  }
  /** The device is gone without a word. */
  kill(d: Device, how: 'silent' | 'loud'): void {
    d.dead = true;
    d.sitting?.stop();
    this.network.drop(d.name, how);
  }
  /** Devices whose seats still take part (or watch the end) and that are alive. */
  get alive(): readonly (Device & { readonly sitting: Sitting })[] {
    return this.devices.filter((d): d is Device & { readonly sitting: Sitting } => !d.dead && d.sitting !== null);
  }
  /** Living devices whose seats still take part (a page that is just loading counts). */
  get taking(): readonly Device[] {
    return this.devices.filter(
      ({ dead, sitting }) => !dead && (!sitting || (sitting.seats.length > 0 && !sitting.left)),
    );
  }
  /** Until everybody who takes part sees the end, or so much virtual time has passed (ms). Who only watches may wait on. */
  play(limit: number): Promise<boolean> {
    return this.clock.until(
      () => this.taking.every(({ sitting }) => sitting !== null && sitting.end !== null && ended(sitting)),
      limit,
    );
  }
}
const ended = (s: Sitting): boolean => s.end?.kind !== 'finished' || s.chain.referee.over || s.watching !== null;
