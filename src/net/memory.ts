// net/memory.ts: a network in memory, for tests, simulations and bots: delays, reorders, duplicates, cuts, sleeping nodes.
// Knows no keys and no game. The same seed and the same calls give the same run.
import type { Link } from '../core/ports.ts';
import type { Seeded } from './seeded.ts';
import type { DeviceClock, VirtualClock } from './virtual-clock.ts';

export type MemoryOptions = {
  /** Milliseconds a message is under way, from and to; default [1, 1]. */
  readonly delay?: readonly [min: number, max: number];
  /** Chance that a message does not wait for the ones before it; default 0, as a Link promises. */
  readonly reorder?: number;
  /** Chance that a message arrives twice; default 0. */
  readonly duplicate?: number;
};
/** silent: messages vanish; held: they arrive after the line is healed; loud: both ends hear `closed` at once. */
export type Cut = 'silent' | 'held' | 'loud';

/** One device of the network. While it sleeps its clock stands and what arrives is kept for its waking. */
export type MemoryNode = {
  readonly name: string;
  readonly clock: DeviceClock;
  sleep(): void;
  wake(): void;
};
type Ear = Parameters<Link['listen']>[0];
type Host = MemoryNode & { readonly onLink: (link: Link, from: string) => void; readonly kept: (() => void)[] };
const pairOf = (a: string, b: string): string => (a < b ? `${a}\n${b}` : `${b}\n${a}`);

/** One end of a line. Whoever closes it hears nothing more; the other end hears what was under way, then `closed`. */
class End implements Link {
  other: End | null = null;
  closed = false;
  last = 0;
  readonly host: Host;
  readonly #net: MemoryNetwork;
  #ear: Ear | null = null;
  #early: Uint8Array[] = [];
  #told = false;

  constructor(net: MemoryNetwork, host: Host) {
    this.#net = net;
    this.host = host;
  }

  send(message: Uint8Array): void {
    if (!this.closed && this.other) this.#net.carry(this, this.other, message.slice());
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.#told = true;
    if (this.other) this.#net.carry(this, this.other, null);
  }

  listen(ear: Ear): void {
    this.#ear = ear;
    for (const message of this.#early.splice(0)) ear.message(message);
    if (this.closed && !this.#told) this.break();
  }

  hear(message: Uint8Array): void {
    if (this.closed) return;
    if (this.#ear) this.#ear.message(message);
    else this.#early.push(message);
  }

  break(): void {
    this.closed = true;
    if (this.#told || !this.#ear) return;
    this.#told = true;
    this.#ear.closed();
  }
}

export class MemoryNetwork {
  readonly #clock: VirtualClock;
  readonly #chance: Seeded;
  readonly #options: Required<MemoryOptions>;
  readonly #hosts = new Map<string, Host>();
  readonly #ends = new Map<string, [End, End]>();
  readonly #cuts = new Map<string, { readonly cut: Cut; readonly held: (() => void)[]; again: boolean }>();

  constructor(clock: VirtualClock, chance: Seeded, options: MemoryOptions = {}) {
    this.#clock = clock;
    this.#chance = chance;
    this.#options = { delay: [1, 1], reorder: 0, duplicate: 0, ...options };
  }

  /** Adds a device; every line to it is handed to `onLink` with the other's name. The same name again replaces it. */
  node(name: string, onLink: (link: Link, from: string) => void): MemoryNode {
    const clock = this.#clock.device();
    const kept: (() => void)[] = [];
    const host: Host = {
      name,
      clock,
      onLink,
      kept,
      sleep: () => clock.sleep(),
      wake: () => {
        clock.wake();
        for (const run of kept.splice(0)) run();
      },
    };
    this.#hosts.set(name, host);
    return host;
  }

  /** Makes a line between two devices, in place of the one they had; while they are cut, it is made at `heal`. */
  connect(a: string, b: string): void {
    const pair = pairOf(a, b);
    const cut = this.#cuts.get(pair);
    if (cut) {
      cut.again = true;
      return;
    }
    this.#break(pair);
    const [from, to] = [this.#host(a), this.#host(b)];
    const ends: [End, End] = [new End(this, from), new End(this, to)];
    [ends[0].other, ends[1].other] = [ends[1], ends[0]];
    this.#ends.set(pair, ends);
    this.#at(from, () => from.onLink(ends[0], b));
    this.#at(to, () => to.onLink(ends[1], a));
  }

  /** Nothing passes between two devices any more; what is under way is lost, or held. */
  cut(a: string, b: string, cut: Cut = 'silent'): void {
    const pair = pairOf(a, b);
    const before = this.#cuts.get(pair);
    const again = cut === 'loud' && this.#break(pair);
    this.#cuts.set(pair, { cut, held: before?.held ?? [], again: again || (before?.again ?? false) });
  }

  /** Lets them pass again; two that lost their line loudly, or asked for one meanwhile, get a new one. */
  heal(a: string, b: string): void {
    const pair = pairOf(a, b);
    const cut = this.#cuts.get(pair);
    if (!cut) return;
    this.#cuts.delete(pair);
    if (cut.again) this.connect(a, b);
    else for (const deliver of cut.held) deliver();
  }

  /** Takes a device away. loud: all its lines close; silent: they only fall still, as when a process is killed. */
  drop(name: string, how: 'silent' | 'loud' = 'silent'): void {
    this.#hosts.get(name)?.clock.stop();
    this.#hosts.delete(name);
    for (const [pair, ends] of this.#ends) {
      const mine = ends.find((end) => end.host.name === name);
      if (!mine) continue;
      mine.closed = true;
      if (how === 'loud') this.#break(pair);
    }
  }

  /** For the ends of lines: a message, or null for the end of the line. */
  carry(from: End, to: End, message: Uint8Array | null): void {
    const { delay, reorder, duplicate } = this.#options;
    const pair = pairOf(from.host.name, to.host.name);
    const copies = message && this.#chance.real() < duplicate ? 2 : 1;
    for (let i = 0; i < copies; i++) {
      const own = this.#clock.now() + delay[0] + this.#chance.real() * (delay[1] - delay[0]);
      const hurries = message !== null && this.#chance.real() < reorder;
      const at = hurries ? own : Math.max(own, from.last);
      from.last = Math.max(from.last, at);
      const arrive = (): void =>
        this.#at(to.host, () => {
          if (message) to.hear(message);
          else to.break();
        });
      const pass = (): void => {
        const cut = this.#cuts.get(pair)?.cut;
        if (cut === 'held') this.#cuts.get(pair)?.held.push(arrive);
        else if (cut === undefined) arrive();
      };
      this.#clock.after(at - this.#clock.now(), pass);
    }
  }

  #at(host: Host, run: () => void): void {
    if (this.#hosts.get(host.name) !== host) return;
    if (host.clock.asleep) host.kept.push(run);
    else run();
  }

  #break(pair: string): boolean {
    const ends = this.#ends.get(pair);
    this.#ends.delete(pair);
    const live = ends?.filter((end) => !end.closed) ?? [];
    for (const end of live) {
      end.closed = true;
      this.#at(end.host, () => end.break());
    }
    return live.length > 0;
  }

  #host(name: string): Host {
    const host = this.#hosts.get(name);
    if (!host) throw new Error(`no device called ${name}`);
    return host;
  }
}
