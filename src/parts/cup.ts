// parts/cup.ts: a leather cup, mouth down. A picture only; what is under it is not its business.
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { Still } from './still.ts';

@customElement('du-cup')
export class DuCup extends LitElement {
  static override styles = css`
    :host {
      display: inline-block;
      flex: none;
      inline-size: var(--du-cup-size, 1.25rem);
      block-size: var(--du-cup-size, 1.25rem);
    }
    svg {
      display: block;
      inline-size: 100%;
      block-size: 100%;
      overflow: visible;
    }
    .body {
      fill: #b0702f;
    }
    .shade {
      fill: #8a5322;
    }
    .light {
      fill: #cf9250;
    }
    .rim {
      fill: #c58440;
    }
    .edge {
      fill: none;
      stroke: #3a210c;
      stroke-width: 1.4;
      stroke-linejoin: round;
    }
    .stitch {
      fill: none;
      stroke: #f1d9b0;
      stroke-width: 1;
      stroke-dasharray: 1.8 1.8;
    }
    :host([shaking]:not([still])) svg {
      transform-origin: 50% 90%;
      animation: shake 0.7s ease-in-out 6;
    }
    @keyframes shake {
      0%,
      100% {
        transform: rotate(0);
      }
      20% {
        transform: rotate(-11deg) translateY(-1px);
      }
      45% {
        transform: rotate(9deg);
      }
      70% {
        transform: rotate(-6deg) translateY(-1px);
      }
    }
  `;
  /** Tilts a few times while its dice are rolled. */
  @property({ type: Boolean, reflect: true }) shaking = false;
  constructor() {
    super();
    new Still(this);
  }
  override render(): TemplateResult {
    return html`<svg viewBox="0 0 32 32" aria-hidden="true">
      <path class="body" d="M8.6 4.5C9 3.4 10 2.8 11.2 2.8h9.6c1.2 0 2.2.6 2.6 1.7L27 24.6H5Z" />
      <path class="light" d="M9.6 4.6c.3-.8 1-1.2 1.9-1.2h2L11.4 24.6H6.4Z" opacity=".75" />
      <path class="shade" d="M19.4 2.8h1.4c1.2 0 2.2.6 2.6 1.7L27 24.6h-5Z" opacity=".8" />
      <path class="stitch" d="M8.3 8.4H23.9" />
      <path class="edge" d="M8.6 4.5C9 3.4 10 2.8 11.2 2.8h9.6c1.2 0 2.2.6 2.6 1.7L27 24.6H5Z" />
      <rect class="rim" x="3" y="23.4" width="26" height="5.8" rx="2.4" />
      <path class="stitch" d="M5.5 26.3H26.6" />
      <rect class="edge" x="3" y="23.4" width="26" height="5.8" rx="2.4" />
    </svg>`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-cup': DuCup;
  }
}
