// net/virtual-clock.ts: a clock whose time moves only when it is driven, for simulations and tests. Knows no network.
// Repeatable as long as all that waits besides its timers are microtasks.
import type { Clock } from '../core/ports.ts';

type Timer = { readonly at: number; readonly nth: number; run: (() => void) | null };
const earlier = (a: Timer, b: Timer): boolean => a.at < b.at || (a.at === b.at && a.nth < b.nth);

/** Ends when every promise that can go on has gone on. */
const settled = (): Promise<void> =>
  new Promise((done) => {
    if ('setImmediate' in globalThis) {
      setImmediate(done);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });

/** Runs its timers in order of time, then of creation. */
export class VirtualClock implements Clock {
  #now = 0;
  #made = 0;
  readonly #heap: Timer[] = [];

  now(): number {
    return this.#now;
  }

  after(ms: number, run: () => void): () => void {
    const timer: Timer = { at: this.#now + Math.max(0, ms), nth: this.#made++, run };
    this.#push(timer);
    return () => {
      timer.run = null;
    };
  }

  /** Lets `ms` pass, or everything that is still to happen; rejects with what a timer threw. */
  async run(ms = Infinity): Promise<void> {
    await this.until(() => false, ms);
  }

  /** Lets time pass until `done` says so; false if `ms` passed, or nothing was left to happen, before it did. */
  async until(done: () => boolean, ms = Infinity): Promise<boolean> {
    const end = this.#now + ms;
    for (;;) {
      await settled();
      if (done()) return true;
      const next = this.#peek();
      if (!next || next.at > end) {
        if (end !== Infinity) this.#now = end;
        return false;
      }
      this.#pop();
      this.#now = next.at;
      next.run?.();
    }
  }

  /** A view of this clock for one device, which may sleep. */
  device(): DeviceClock {
    return new DeviceClock(this);
  }

  #peek(): Timer | undefined {
    while (this.#heap[0]?.run === null) this.#pop();
    return this.#heap[0];
  }

  #push(timer: Timer): void {
    const heap = this.#heap;
    let i = heap.length;
    while (i > 0) {
      const up = (i - 1) >> 1;
      const parent = heap[up];
      if (!parent || !earlier(timer, parent)) break;
      heap[i] = parent;
      i = up;
    }
    heap[i] = timer;
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (!last || heap.length === 0) return;
    let i = 0;
    for (;;) {
      const left = heap[2 * i + 1];
      const right = heap[2 * i + 2];
      const down = right && left && earlier(right, left) ? 2 * i + 2 : 2 * i + 1;
      const child = heap[down];
      if (!child || earlier(last, child)) break;
      heap[i] = child;
      i = down;
    }
    heap[i] = last;
  }
}

type Nap = { readonly due: number; readonly nth: number; readonly run: () => void; takeBack: () => void };

/** Counts waking time only: while it sleeps, `now` stands and timers wait; what is left of them runs on after it wakes. */
export class DeviceClock implements Clock {
  readonly #world: VirtualClock;
  readonly #timers = new Set<Nap>();
  #slept = 0;
  #since: number | null = null;
  #made = 0;

  constructor(world: VirtualClock) {
    this.#world = world;
  }

  get asleep(): boolean {
    return this.#since !== null;
  }

  now(): number {
    return (this.#since ?? this.#world.now()) - this.#slept;
  }

  after(ms: number, run: () => void): () => void {
    const timer: Nap = { due: this.now() + Math.max(0, ms), nth: this.#made++, run, takeBack: () => undefined };
    this.#timers.add(timer);
    if (!this.asleep) this.#start(timer);
    return () => {
      this.#timers.delete(timer);
      timer.takeBack();
    };
  }

  sleep(): void {
    if (this.asleep) return;
    this.#since = this.#world.now();
    for (const timer of this.#timers) timer.takeBack();
  }

  wake(): void {
    if (this.#since === null) return;
    this.#slept += this.#world.now() - this.#since;
    this.#since = null;
    for (const timer of [...this.#timers].sort((a, b) => a.due - b.due || a.nth - b.nth)) this.#start(timer);
  }

  /** Ends all its timers, as a reload does. */
  stop(): void {
    for (const timer of this.#timers) timer.takeBack();
    this.#timers.clear();
  }

  #start(timer: Nap): void {
    timer.takeBack = this.#world.after(timer.due - this.now(), () => {
      this.#timers.delete(timer);
      timer.run();
    });
  }
}
