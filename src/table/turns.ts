// table/turns.ts: one thing after another, because checking is asynchronous; and a look around now and then.
import type { Clock } from '../core/ports.ts';

export class Turns {
  #line: Promise<unknown> = Promise.resolve();
  #stopped = false;

  run<T>(job: () => Promise<T>): Promise<T> {
    const turn = this.#line.then(job);
    this.#line = turn.catch(() => undefined);
    return turn;
  }
  /** The same for what is done at once. */
  do(job: () => void): Promise<void> {
    return this.run(() => {
      job();
      return Promise.resolve();
    });
  }
  /** Runs a job every so often (ms), never twice at once, until `stop`. */
  every(clock: Clock, ms: number, job: () => Promise<void>): void {
    if (this.#stopped) return;
    clock.after(ms, () => {
      void this.run(job).finally(() => {
        this.every(clock, ms, job);
      });
    });
  }
  stop(): void {
    this.#stopped = true;
  }
}
