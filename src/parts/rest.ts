// parts/rest.ts: what is left of a window, as seconds and as a bar, by the clock of this page. The table keeps the time; this only tells it.
import { css, html, nothing, type PropertyValues, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit'; // prettier-ignore
import { keyed } from 'lit/directives/keyed.js';

/** The bar lies on the lower rim of what it stands in, which must be positioned. */
export const restLook = css`
  .left {
    position: absolute;
    inset: auto 0 0;
    block-size: 5px;
    background: var(--du-amber);
    transform-origin: left;
  }
  :host(:not([still])) .left {
    animation: run linear forwards;
  }
  :host([still]) .left {
    display: none;
  }
  @keyframes run {
    to {
      transform: scaleX(0);
    }
  }
`;

/** Of a host with the properties `step` and `left` (ms that were left when the scene came; null: no limit). */
export class Rest implements ReactiveController {
  /** The whole time that the bar stands for, what was left of it when it was drawn (ms), and which drawing it is. */
  #bar: { readonly whole: number; readonly rest: number; readonly drawn: number } | null = null;
  #left: number | null = null;
  #came = 0;
  #drawn = 0;
  readonly #host: ReactiveControllerHost;
  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }
  /** To be called when the host will update. */
  update(changed: PropertyValues, left: number | null): void {
    const anew = changed.has('step');
    if (!anew && !changed.has('left')) return;
    this.#left = left;
    this.#came = performance.now();
    if (anew) this.#bar = left === null ? null : { whole: left, rest: left, drawn: ++this.#drawn };
  }
  /** What is left now (ms). */
  get #rest(): number {
    return Math.max(0, (this.#left ?? 0) - (performance.now() - this.#came));
  }
  /** Whole seconds that are left, at least one; null: no limit. */
  get seconds(): number | null {
    return this.#left === null ? null : Math.max(1, Math.ceil(this.#rest / 1000));
  }
  get bar(): TemplateResult | typeof nothing {
    const bar = this.#bar;
    if (bar === null) return nothing;
    const style = `animation-duration:${bar.whole}ms;animation-delay:${bar.rest - bar.whole}ms`;
    return html`${keyed(bar.drawn, html`<div class="left" aria-hidden="true" style=${style}></div>`)}`;
  }
  hostConnected(): void {
    document.addEventListener('visibilitychange', this.#seen);
  }
  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.#seen);
  }
  /** A hidden page draws nothing, and a bar that it never drew would begin from full: it is drawn anew. */
  readonly #seen = (): void => {
    if (document.hidden || this.#bar === null) return;
    this.#bar = { whole: this.#bar.whole, rest: this.#rest, drawn: ++this.#drawn };
    this.#host.requestUpdate();
  };
}
