// parts/stepper.ts: a number with less and more. Which numbers are allowed is told to it; it tells what was wished.
import { localized, msg } from '@lit/localize';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { sheet } from './sheet.ts';

/** The next number that somebody wants; the owner of the stepper sets it or not. */
export class StepEvent extends Event {
  readonly value: number;
  constructor(value: number) {
    super('du-step');
    this.value = value;
  }
}

@customElement('du-stepper')
@localized()
export class DuStepper extends LitElement {
  static override shadowRootOptions = { ...LitElement.shadowRootOptions, delegatesFocus: true };
  static override styles = [
    sheet,
    css`
      :host {
        display: block;
      }
      .row {
        display: grid;
        grid-template-columns: minmax(2.75rem, 3.5rem) minmax(0, 1fr) minmax(2.75rem, 3.5rem);
        align-items: center;
        gap: 0.5rem;
      }
      .button {
        font-size: 1.5rem;
        font-weight: 500;
      }
      .value {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        justify-content: center;
        column-gap: 0.375rem;
        min-block-size: 2.75rem;
        border-radius: var(--du-radius);
        font-family: var(--du-font-display);
        line-height: 1.3;
        align-content: center;
        user-select: none;
      }
      .value b {
        min-inline-size: 1.25em;
        font-size: 1.75rem;
        font-weight: 700;
        text-align: end;
      }
      .unit {
        color: var(--du-muted);
        font-size: 1.0625rem;
      }
    `,
  ];
  @property({ type: Number }) value = 1;
  @property({ type: Number }) min = 1;
  @property({ type: Number }) max = 1;
  /** What is counted, in the plural of `value`. */
  @property() unit = '';
  @property() label = '';
  override render(): TemplateResult {
    return html`<div class="row" @keydown=${this.#key}>
      <button
        class="button"
        aria-label=${msg('− one fewer')}
        aria-disabled=${this.value <= this.min}
        @click=${() => this.#want(this.value - 1)}
      >
        −
      </button>
      <div
        class="value"
        role="spinbutton"
        tabindex="0"
        aria-label=${this.label}
        aria-valuenow=${this.value}
        aria-valuemin=${this.min}
        aria-valuemax=${this.max}
        aria-valuetext="${this.value} ${this.unit}"
      >
        <b>${this.value}</b><span class="unit">${this.unit}</span>
      </div>
      <button
        class="button"
        aria-label=${msg('+ one more')}
        aria-disabled=${this.value >= this.max}
        @click=${() => this.#want(this.value + 1)}
      >
        +
      </button>
    </div>`;
  }
  readonly #key = (e: KeyboardEvent): void => {
    const to: Record<string, number> = {
      ArrowUp: this.value + 1,
      ArrowRight: this.value + 1,
      ArrowDown: this.value - 1,
      ArrowLeft: this.value - 1,
      Home: this.min,
      End: this.max,
      PageUp: this.value + 5,
      PageDown: this.value - 5,
    };
    const next = to[e.key];
    if (next === undefined || e.altKey || e.ctrlKey || e.metaKey) return;
    e.preventDefault();
    this.#want(next);
  };
  /** Also beyond the ends: the owner may say why there is no further. */
  #want(value: number): void {
    this.dispatchEvent(new StepEvent(value));
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-stepper': DuStepper;
  }
}
