// test/node/table/party.ts: friends with a device each, who gather and play over the in-memory network. Virtual time only.
import type { Chair, Scene } from '../../../src/core/chair.ts';
import type { Lobby } from '../../../src/core/gathering.ts';
import type { Plain } from '../../../src/core/plain.ts';
import type { Seat } from '../../../src/core/seat.ts';
import { loadGame } from '../../../src/games/catalogue.ts';
import { dudo } from '../../../src/games/dudo/game.ts';
import type { DudoBoard } from '../../../src/games/dudo/position.ts';
import { howDare } from '../../../src/games/how-dare/game.ts';
import type { HowDareBoard } from '../../../src/games/how-dare/position.ts';
import type { Known } from '../../../src/games/play.ts';
import { MemoryNetwork, type MemoryNode } from '../../../src/net/memory.ts';
import { seeded, type Seeded } from '../../../src/net/seeded.ts';
import { VirtualClock } from '../../../src/net/virtual-clock.ts';
import { Device } from '../../../src/table/device.ts';
import { MemoryStore } from '../../../src/table/memory-store.ts';
import { brisk, checkByNode, memoised, signByNode } from '../../../tools/world.ts';

// Loading takes real time, which the virtual clock knows nothing of.
await Promise.all([loadGame('dudo'), loadGame('how-dare')]);
type Bot = (board: Plain, me: Seat, known: Known, dice: (n: number) => number) => Plain;
const bots: { readonly [game: string]: Bot } = {
  dudo: (board, ...of) => dudo.bot(board as unknown as DudoBoard, ...of),
  'how-dare': (board, ...of) => howDare.bot(board as unknown as HowDareBoard, ...of),
};
/** A friend: a device, and what their page shows. Plays by itself when `plays` is set. */
export class Friend {
  readonly name: string;
  readonly device: Device;
  readonly store: MemoryStore;
  /** Its place in the network; asleep, its clock stands. */
  readonly node: MemoryNode;
  key: Uint8Array = new Uint8Array();
  id = '';
  chair!: Chair;
  lobby: Lobby | null = null;
  scene: Scene | null = null;
  plays = true;
  readonly feed: Plain[] = [];
  readonly #chance: Seeded;

  constructor(name: string, party: Party, store = new MemoryStore()) {
    this.name = name;
    this.store = store;
    this.#chance = party.chance;
    this.node = party.network.node(name, (link, from) => {
      const other = party.friends.find((f) => f.name === from);
      if (other && this.id !== '') this.device.attach(this.id, other.key, link);
    });
    const ports = {
      clock: this.node.clock,
      chance: party.chance.bytes,
      store,
      check: party.check,
      sign: signByNode,
      pace: brisk,
    };
    this.device = new Device({ ports, invitation: () => ({ code: this.code, link: '#' }) });
  }
  get code(): string {
    return `AAAA-${this.name.toUpperCase().padEnd(4, 'X').slice(0, 4)}`;
  }
  sits(berth: { readonly id: string; readonly key: Uint8Array }): void {
    this.id = berth.id;
    this.key = berth.key;
    this.chair = this.device.chair(this.id);
    void this.chair.show((s) => {
      if (s.at === 'gathering') {
        this.lobby = s;
        this.scene = null;
      } else this.#shown(s);
    });
  }
  #shown(s: Scene): void {
    this.scene = s;
    if (s.fed === 0) this.feed.length = 0;
    this.feed.push(...s.news);
    if (this.plays) this.movesNow();
  }
  /** Makes a move if one is asked for. */
  movesNow(): void {
    const s = this.scene;
    if (!s?.ask || s.me === null) return;
    const { ask, me } = s;
    const bot = bots[s.game];
    if (!bot) throw new Error(`no bot for ${s.game}`);
    const move = bot(s.board, me, s.known, (n) => this.#chance.below(n));
    void this.chair.answer(ask.step, move);
  }
}
export class Party {
  readonly clock = new VirtualClock();
  readonly chance: Seeded;
  readonly network: MemoryNetwork;
  readonly check = memoised(checkByNode);
  readonly friends: Friend[] = [];

  constructor(seed: number) {
    this.chance = seeded(seed);
    this.network = new MemoryNetwork(this.clock, seeded(seed + 1), { delay: [5, 60] });
  }
  friend(name: string, store?: MemoryStore): Friend {
    const friend = new Friend(name, this, store);
    this.friends.push(friend);
    return friend;
  }
  /** Ana opens; everybody else joins over a line to her and to those before. */
  async gather(
    names: readonly string[],
    options: Plain = { ...dudo.defaults, dice: 3 },
    game = 'dudo',
  ): Promise<readonly Friend[]> {
    const [first, ...others] = names.map((n) => this.friend(n));
    if (!first) throw new Error('nobody comes');
    first.sits(first.device.open(game, options, first.name, 'http://here/'));
    for (const f of others) await this.joins(f, first);
    return this.friends;
  }
  async joins(f: Friend, opener: Friend): Promise<string> {
    f.sits(f.device.guest(f.name, 'http://here/'));
    const joined = f.device.join(f.id);
    for (const other of this.friends)
      if (other !== f && (other === opener || other.lobby)) this.network.connect(f.name, other.name);
    let said = '';
    void joined.then((r) => {
      said = r.ok ? 'seated' : r.fault;
    });
    await this.clock.until(() => said !== '', 60_000);
    return said;
  }
  /** Comes by the code of one friend, as a page does: holds lines to whom its device names. */
  async comes(f: Friend, to: Friend): Promise<string> {
    const wired = new Set<string>();
    const line = (other: Friend | undefined): void => {
      if (!other || other === f || wired.has(other.name)) return;
      wired.add(other.name);
      this.network.connect(f.name, other.name);
    };
    f.sits(f.device.guest(f.name, 'http://here/'));
    f.device.watchOthers(f.id, (others) => {
      for (const { code } of others) line(this.friends.find((o) => o.code === code));
    });
    let said = '';
    void f.device.join(f.id).then((r) => {
      said = r.ok ? 'in' : r.fault;
    });
    line(to);
    await this.clock.until(() => said !== '', 60_000);
    return said;
  }
  /** Until all see something, or so much time has passed. */
  sees(what: (f: Friend) => boolean, ms = 3_600_000, who: readonly Friend[] = this.friends): Promise<boolean> {
    return this.clock.until(() => who.every(what), ms);
  }
}
