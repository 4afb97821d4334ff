// games/dudo/own-dice.ts: my dice with their seal, and a lid against neighbours' eyes. Never speaks of them by itself.
import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import '../../parts/cup.ts';
import '../../parts/die.ts';
import '../../parts/seal.ts';
import type { SealState } from '../../parts/seal.ts';
import { sheet } from '../../parts/sheet.ts';
import { Still } from '../../parts/still.ts';
import type { Face } from './sight.ts';

@customElement('du-dudo-own-dice')
@localized()
export class DuDudoOwnDice extends LitElement {
  static override styles = [
    sheet,
    css`
      :host {
        display: block;
        --die: var(--du-own-die, 2.375rem);
      }
      .row {
        display: flex;
        align-items: center;
        justify-content: center;
        gap: 0.375rem;
        min-block-size: 2.875rem;
      }
      .dice {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        gap: 0.375rem;
        --du-die-size: var(--die);
      }
      du-seal {
        --du-seal-size: calc(var(--die) * 0.72);
        margin-inline-end: 0.125rem;
      }
      .rolling {
        --du-cup-size: var(--die);
        display: flex;
        align-items: center;
        gap: 0.625rem;
        color: var(--du-muted);
      }
      .lid {
        display: grid;
        place-items: center;
        inline-size: 2.75rem;
        block-size: 2.75rem;
        border-radius: var(--du-radius);
        color: var(--du-muted);
      }
      .lid:hover {
        color: var(--du-text);
      }
      .lid svg {
        inline-size: 1.5rem;
        block-size: 1.5rem;
        fill: none;
        stroke: currentColor;
        stroke-width: 2;
        stroke-linecap: round;
        stroke-linejoin: round;
      }
      :host(:not([still])) du-die {
        animation: land 260ms cubic-bezier(0.3, 1.5, 0.5, 1) backwards;
        animation-delay: calc(var(--i) * 60ms);
      }
      @keyframes land {
        from {
          transform: translateY(-14px) rotate(-24deg);
          opacity: 0;
        }
      }
    `,
  ];
  @property({ attribute: false }) dice: readonly Face[] = [];
  @property({ attribute: false }) seal: SealState | null = null;
  /** The lid is on: the dice are not drawn at all. */
  @property({ type: Boolean, reflect: true }) covered = false;
  constructor() {
    super();
    new Still(this);
  }
  override render(): TemplateResult {
    if (this.dice.length === 0)
      return html`<div class="row rolling">
        <du-cup shaking></du-cup><span>${msg('Your dice are being rolled…')}</span>
      </div>`;
    const label = this.covered ? msg('Show my dice') : msg('Hide my dice');
    return html`<div class="row">
      ${this.seal ? html`<du-seal .state=${this.seal}></du-seal>` : nothing}
      <div class="dice" role="group" aria-label=${msg('Your dice')}>
        ${this.dice.map((f, i) => html`<du-die style="--i:${i}" .face=${this.covered ? 0 : f}></du-die>`)}
      </div>
      <button class="lid" aria-label=${label} title=${label} @click=${this.#lid}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
          <circle cx="12" cy="12" r="2.8" />
          ${this.covered ? svg`<path d="M4 20 20 4" />` : nothing}
        </svg>
      </button>
    </div>`;
  }
  readonly #lid = (): void => {
    this.covered = !this.covered;
  };
}
declare global {
  interface HTMLElementTagNameMap {
    'du-dudo-own-dice': DuDudoOwnDice;
  }
}
