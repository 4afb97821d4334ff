// parts/later.ts: what is drawn one frame after the rest of its host has been. Knows no game.
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** A hidden page draws no frame, and a covered one hardly ever: then it comes after so long (ms). */
const atLatest = 100;

/** Of a host that calls `take` with whatever is new before it draws, and draws this part from `now`. */
export class Later<T> implements ReactiveController {
  now!: T;
  readonly #host: ReactiveControllerHost;
  #next: T | null = null;
  #frame = 0;
  #timer = 0;
  #came: Promise<void> = Promise.resolve();
  #comes = (): void => undefined;
  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }
  /** Ends when nothing waits any more. */
  get came(): Promise<void> {
    return this.#came;
  }
  /** `waits`: one frame, while the rest of the host is drawn; whatever waits already goes on to wait as long as it did. */
  take(next: T, waits: boolean): void {
    if (!waits) {
      this.now = next;
      this.#stop();
    } else if (this.#next !== null) this.#next = next;
    else {
      this.#next = next;
      this.#wait();
    }
  }
  hostDisconnected(): void {
    if (this.#next !== null) this.#draw();
  }
  #wait(): void {
    this.#came = new Promise((done) => {
      this.#comes = done;
    });
    // In the task after the frame: whatever is drawn in the frame's own callbacks comes with it.
    this.#frame = requestAnimationFrame(() => {
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(this.#draw);
    });
    this.#timer = window.setTimeout(this.#draw, atLatest);
  }
  readonly #draw = (): void => {
    if (this.#next !== null) this.now = this.#next;
    this.#stop();
    this.#host.requestUpdate();
  };
  #stop(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.#next = null;
    this.#comes();
  }
}
