// table/keep.ts: what this device keeps to itself: the round's seed, what its people said, what it saw of hidden things.
import { concat, hex, u8, utf8 } from '../core/bytes.ts';
import { hash } from '../core/hash.ts';
import { canonical, readCanonical, type Plain } from '../core/plain.ts';
import type { Chance } from '../core/ports.ts';
import type { Seat } from '../core/seat.ts';
import type { Keep } from '../fair/exchange.ts';

/** How it is stored: the rounds whose seeds are still known, the answers by step and seat, and the secrets that outlast their round. */
type Stored = readonly [
  rounds: readonly (readonly [number, Uint8Array])[],
  answers: readonly (readonly [number, Seat, Plain])[],
  lasting?: readonly (readonly [string, Uint8Array])[],
];

export class DeviceKeep implements Keep {
  readonly seats: readonly Seat[];
  /** round -> seed. An old seed stays until all have signed on a head of the new round. */
  readonly #seeds = new Map<number, Uint8Array>();
  readonly #answers = new Map<string, Plain>();
  readonly #lasting = new Map<string, Uint8Array>();
  readonly #heard = new Map<number, Seat>();
  /** By seat: a bot of this device knows no more than a bot elsewhere. */
  #known = new Map<Seat, { readonly [sealed: number]: Plain }>();
  #round = 0;
  #newest: number;

  readonly random: Chance;

  constructor(seats: readonly Seat[], seed: Uint8Array, random: Chance) {
    this.seats = seats;
    this.random = random;
    this.#seeds.set(0, seed);
    this.#newest = 0;
  }
  get round(): number {
    return this.#round;
  }
  /** What a seat of this device knows of hidden things. Another object after every change. */
  knownOf(seat: Seat): { readonly [sealed: number]: Plain } {
    return this.#known.get(seat) ?? {};
  }
  /** Whether the seed of the round that is played (or replayed) is still there. */
  remembers(): boolean {
    return this.#seeds.has(this.#round);
  }
  /** The next round: the seed moves forward and cannot be taken back. */
  nextRound(): void {
    const seed = this.#seeds.get(this.#round);
    this.#round += 1;
    if (seed && !this.#seeds.has(this.#round)) {
      this.#seeds.set(this.#round, hash('seed', seed, utf8('next')).slice(0, 32));
      this.#newest = this.#round;
    }
  }
  /** Forgets the seeds of all rounds before `round`, also their answers: nobody can make their secrets again. */
  forgetBefore(round: number): boolean {
    let any = false;
    for (const r of this.#seeds.keys()) {
      if (r >= round) continue;
      this.#seeds.get(r)?.fill(0);
      this.#seeds.delete(r);
      any = true;
    }
    return any;
  }
  /** Begins the replay of a log from its first round. */
  rewind(): void {
    this.#round = 0;
    this.#known.clear();
  }
  secret(seat: Seat, ctx: Uint8Array, purpose: string): Uint8Array {
    const seed = this.#seeds.get(this.#round);
    if (!seed) throw new Error(`the seed of round ${this.#round} is forgotten`);
    return hash('seed', seed, u8(seat), ctx, utf8(purpose)).slice(0, 32);
  }
  lasting(seat: Seat, ctx: Uint8Array, purpose: string): Uint8Array {
    const name = `${seat}/${hex(ctx)}/${purpose}`;
    const value = this.#lasting.get(name) ?? this.secret(seat, ctx, purpose);
    this.#lasting.set(name, value);
    return value;
  }
  answer(seat: Seat, step: number): Plain | undefined {
    return this.#answers.get(`${step}/${seat}`);
  }
  said(seat: Seat, step: number, answer: Plain): void {
    this.#answers.set(`${step}/${seat}`, answer);
  }
  learn(seat: Seat, thing: number, value: Plain): void {
    this.#known.set(seat, { ...this.knownOf(seat), [thing]: value });
  }
  forget(seat: Seat, things: readonly number[]): void {
    const rest = Object.entries(this.knownOf(seat)).filter(([slot]) => !things.includes(Number(slot)));
    this.#known.set(seat, Object.fromEntries(rest));
  }
  heard(step: number): Seat | null {
    return this.#heard.get(step) ?? null;
  }
  hear(step: number, seat: Seat): void {
    if (!this.#heard.has(step)) this.#heard.set(step, seat);
  }
  /** The bytes that bring it back after a reload. */
  stored(): Uint8Array {
    const answers = [...this.#answers].map(([key, answer]): Plain => {
      const [step, seat] = key.split('/').map(Number);
      return [step ?? 0, seat ?? 0, answer];
    });
    const seeds = [...this.#seeds].map(([round, seed]): Plain => [round, seed]);
    return canonical([seeds, answers, [...this.#lasting].map(([name, value]): Plain => [name, value])]);
  }
  /** A keep from its own stored bytes. Throws when our own storage is broken. */
  static from(seats: readonly Seat[], bytes: Uint8Array, random: Chance): DeviceKeep {
    const [rounds, answers, lasting = []] = readCanonical(bytes) as unknown as Stored;
    const keep = new DeviceKeep(seats, concat(), random);
    keep.#seeds.clear();
    for (const [round, seed] of rounds) {
      keep.#seeds.set(round, Uint8Array.from(seed));
      keep.#newest = Math.max(keep.#newest, round);
    }
    for (const [step, seat, answer] of answers) keep.said(seat, step, answer);
    for (const [name, value] of lasting) keep.#lasting.set(name, Uint8Array.from(value));
    return keep;
  }
  /** The newest round whose seed was made. */
  get newest(): number {
    return this.#newest;
  }
}
