// parts/still.ts: whether things may move. The system's wish and our own setting (data-motion or du-still on <html>) both count.
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** One, as each die and card asks it. */
const reduced = matchMedia('(prefers-reduced-motion: reduce)');

/** True where motion is unwanted: `data-motion` less or off, or the system asks for less and nobody chose `full`. */
export function isStill(): boolean {
  const root = document.documentElement;
  const chosen = root.dataset['motion'];
  if (chosen === 'less' || chosen === 'off' || root.classList.contains('du-still')) return true;
  return chosen !== 'full' && reduced.matches;
}

/** Keeps the attribute `still` on its host; styles animate only `:host(:not([still]))`. */
export class Still implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }
  hostConnected(): void {
    this.#host.toggleAttribute('still', isStill());
  }
  hostUpdate(): void {
    this.#host.toggleAttribute('still', isStill());
  }
}
