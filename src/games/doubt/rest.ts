// games/doubt/rest.ts: what is left of a window, by the clock of this page; the table keeps the time, this only tells it.
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** A hidden page draws nothing, and a bar that it never drew would begin from full: `drawn` counts the drawings. */
export class Rest implements ReactiveController {
  whole = 0;
  drawn = 0;
  #left = 0;
  #came = 0;
  readonly #host: ReactiveControllerHost;
  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }
  /** A window of which so many ms were left when the scene came. `anew`: another one than before. */
  set(left: number, anew: boolean): void {
    if (anew) this.whole = left;
    this.#left = left;
    this.#came = performance.now();
  }
  /** ms that are left now. */
  get now(): number {
    return Math.max(0, this.#left - (performance.now() - this.#came));
  }
  hostConnected(): void {
    document.addEventListener('visibilitychange', this.#seen);
  }
  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.#seen);
  }
  readonly #seen = (): void => {
    if (document.hidden) return;
    this.drawn++;
    this.#host.requestUpdate();
  };
}
