// games/dudo/calza-window.ts: the few seconds after a bid in which others may call it exact. The table keeps the time; this only draws it.
import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { MoveEvent } from '../../parts/move-event.ts';
import { sheet } from '../../parts/sheet.ts';
import { Still } from '../../parts/still.ts';

@customElement('du-dudo-window')
@localized()
export class DuDudoWindow extends LitElement {
  static override styles = [
    sheet,
    css`
      :host {
        display: block;
      }
      .window {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 0.5rem 1rem;
        position: relative;
        padding: 0.625rem 0.75rem 0.75rem;
        overflow: hidden;
        border: 2px solid var(--du-amber);
        border-radius: var(--du-radius);
        background: var(--du-panel);
        text-align: center;
      }
      p {
        grid-column: 1 / -1;
        font-weight: 600;
      }
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
    `,
  ];
  @property({ type: Number }) step = 0;
  /** Milliseconds of the window that were left when the scene came; null: no limit. */
  @property({ attribute: false }) left: number | null = null;
  /** The first tap on calza was made. */
  @state() private armed = false;
  /** The whole time that the bar stands for, what was left of it when it was drawn (ms), and which drawing it is. */
  #bar: { readonly whole: number; readonly rest: number; readonly drawn: number } | null = null;
  #came = 0;
  constructor() {
    super();
    new Still(this);
    this.addController({
      hostConnected: () => {
        document.addEventListener('visibilitychange', this.#seen);
      },
      hostDisconnected: () => {
        document.removeEventListener('visibilitychange', this.#seen);
      },
    });
  }
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('left')) this.#came = performance.now();
    if (!changed.has('step')) return;
    this.armed = false;
    this.#came = performance.now();
    this.#bar = this.left === null ? null : { whole: this.left, rest: this.left, drawn: 0 };
  }
  /** What is left now, by the clock of this page. */
  get #rest(): number {
    return Math.max(0, (this.left ?? 0) - (performance.now() - this.#came));
  }
  /** A hidden page draws nothing, and a bar that it never drew would begin from full. */
  readonly #seen = (): void => {
    if (document.hidden || this.#bar === null) return;
    this.#bar = { whole: this.#bar.whole, rest: this.#rest, drawn: this.#bar.drawn + 1 };
    this.requestUpdate();
  };
  /** Calls at the second time of asking. */
  calza(): void {
    if (this.armed) this.dispatchEvent(new MoveEvent(this.step, { kind: 'calza' }));
    this.armed = !this.armed;
  }
  override render(): TemplateResult {
    const bar = this.#bar;
    const seconds = this.left === null ? '' : ` (${Math.max(1, Math.ceil(this.#rest / 1000))} s)`;
    return html`<div class="window" role="group" aria-label=${msg('Calza out of turn')}>
      <p>${msg('Exactly right? You may say so now.')}${seconds}</p>
      <button class="button ${this.armed ? 'risk' : ''}" @click=${() => this.calza()}>
        ${this.armed ? msg(html`Sure: <span lang="es">Calza</span>`) : html`<span lang="es">Calza</span>`}
      </button>
      <button class="button" @click=${() => this.dispatchEvent(new MoveEvent(this.step, null))}>
        ${msg('Let it go')}
      </button>
      ${
        bar
          ? keyed(
              bar.drawn,
              html`<div
                class="left"
                aria-hidden="true"
                style="animation-duration:${bar.whole}ms;animation-delay:${bar.rest - bar.whole}ms"
              ></div>`,
            )
          : nothing
      }
    </div>`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-dudo-window': DuDudoWindow;
  }
}
