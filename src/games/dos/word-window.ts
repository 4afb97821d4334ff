// games/dos/word-window.ts: the moment to say DOS, or to catch who did not. The table keeps the time; this only draws it.
import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { MoveEvent } from '../../parts/move-event.ts';
import { sheet } from '../../parts/sheet.ts';
import { Still } from '../../parts/still.ts';

@customElement('du-dos-window')
@localized()
export class DuDosWindow extends LitElement {
  static override styles = [
    sheet,
    css`
      :host {
        display: block;
      }
      .window {
        display: grid;
        grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
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
      .button {
        min-inline-size: 0;
        overflow-wrap: anywhere;
      }
      .loud {
        font-size: 1.25rem;
        font-weight: 780;
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
  /** Who may be caught; null: I am asked for the word myself. */
  @property({ attribute: false }) stake: number | null = null;
  @property() name = '';
  /** Milliseconds of the window that were left when the scene came; null: no limit. */
  @property({ attribute: false }) left: number | null = null;
  /** The whole time that the bar stands for, what was left of it when it was drawn (ms), and which drawing it is. */
  #bar: { readonly whole: number; readonly rest: number; readonly drawn: number } | null = null;
  #came = 0;
  constructor() {
    super();
    new Still(this);
    this.addController({
      hostConnected: () => document.addEventListener('visibilitychange', this.#seen),
      hostDisconnected: () => document.removeEventListener('visibilitychange', this.#seen),
    });
  }
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('left') || changed.has('step')) this.#came = performance.now();
    if (changed.has('step')) this.#bar = this.left === null ? null : { whole: this.left, rest: this.left, drawn: 0 };
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
  /** Says the word, or catches. */
  speak(): void {
    const move = this.stake === null ? { kind: 'dos' } : { kind: 'catch', seat: this.stake };
    this.dispatchEvent(new MoveEvent(this.step, move));
  }
  override render(): TemplateResult {
    const mine = this.stake === null;
    const bar = this.#bar;
    const seconds = this.left === null ? '' : ` (${Math.max(1, Math.ceil(this.#rest / 1000))} s)`;
    const asks = mine ? msg('You have exactly two cards.') : msg(str`${this.name} has two cards and has not said DOS.`);
    return html`<div class="window" role="group" aria-label=${mine ? msg('Say DOS') : msg('Catch')}>
      <p>${asks}${seconds}</p>
      <button class="button action loud" @click=${() => this.speak()}>
        ${mine ? 'DOS!' : msg(str`Catch ${this.name}`)}
      </button>
      <button class="button" @click=${() => this.dispatchEvent(new MoveEvent(this.step, null))}>
        ${mine ? msg('Say nothing') : msg('Let it go')}
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
    'du-dos-window': DuDosWindow;
  }
}
