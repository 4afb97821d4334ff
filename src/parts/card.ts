// parts/card.ts: one playing card, drawn by us: paper with a corner that can be read in a fan, or the back. Knows no game: what it shows is told to it.
import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { Still } from './still.ts';

/** The lattice of the back: lozenges with a dot in each, cut off by the frame. */
const lattice = ((): string => {
  const lines: string[] = [];
  for (let x = -120; x <= 120; x += 14) lines.push(`M${x} 0l140 140M${x + 100} 0l-140 140`);
  return lines.join('');
})();

@customElement('du-card')
@localized()
export class DuCard extends LitElement {
  static override styles = css`
    :host {
      display: inline-block;
      flex: none;
      inline-size: var(--du-card-size, 4rem);
      aspect-ratio: 5 / 7;
      border-radius: calc(var(--du-card-size, 4rem) * 0.13);
      font-family: var(--du-font-display);
      container-type: inline-size;
    }
    .card {
      position: relative;
      box-sizing: border-box;
      block-size: 100%;
      overflow: hidden;
      border: max(1px, 1.9cqi) solid var(--du-ink);
      border-radius: inherit;
      background: linear-gradient(160deg, #fffdf6, var(--du-card) 45%, color-mix(in srgb, var(--du-card) 88%, #b08d57));
      box-shadow: 0 1px 2px rgb(0 0 0 / 0.25);
      color: var(--du-ink);
    }
    .corner {
      position: absolute;
      inset: 2.5cqi auto auto 3cqi;
      display: grid;
      justify-items: center;
      inline-size: 31cqi;
      line-height: 1;
    }
    .rank {
      font-size: 33cqi;
      font-weight: 780;
      letter-spacing: -0.05em;
      font-variant-numeric: lining-nums;
    }
    .far {
      position: absolute;
      inset: 8cqi 8cqi auto auto;
      block-size: 20cqi;
    }
    .far ::slotted(*) {
      display: block;
      block-size: 100%;
    }
    .body {
      position: absolute;
      inset: 38cqi 6cqi 6cqi;
    }
    .bare .body {
      inset: 6cqi;
    }
    .mark {
      position: absolute;
      inset: 36cqi auto auto 4cqi;
      inline-size: 32cqi;
    }
    .body ::slotted(*),
    .mark ::slotted(*) {
      display: block;
      inline-size: 100%;
    }
    .body ::slotted(*) {
      block-size: 100%;
    }
    svg {
      position: absolute;
      inset: 0;
      inline-size: 100%;
      block-size: 100%;
    }
    .ground {
      fill: #17424a;
    }
    .lines {
      fill: none;
      stroke: #d9b267;
      stroke-width: 1.1;
      opacity: 0.62;
    }
    .frame {
      fill: none;
      stroke: #f3e3bd;
      stroke-width: 3;
    }
    .eye {
      fill: #17424a;
      stroke: #f3e3bd;
      stroke-width: 2.2;
    }
    .brow {
      fill: none;
      stroke: #f3e3bd;
      stroke-width: 3.4;
      stroke-linecap: round;
    }
    .pupil {
      fill: #f3e3bd;
    }
    .card.closed {
      background: var(--du-card);
    }
    .on {
      position: absolute;
      inset: 0;
      display: grid;
      place-items: center;
    }
    :host([selected]) .card {
      box-shadow:
        0 0 0 max(2px, 4cqi) var(--du-amber),
        0 6px 14px rgb(0 0 0 / 0.35);
    }
    :host([dim]) .card {
      filter: saturate(0.35) brightness(0.82);
    }
    @media (forced-colors: active) {
      :host([selected]) .card {
        outline: 3px solid Highlight;
      }
    }
  `;
  /** What the corner says large: a number or a letter or two. */
  @property() rank = '';
  /** The whole face in words, as it is read out. A closed card says only that. */
  @property() label = '';
  /** Face down. Whatever else is set is then neither drawn nor said; the default slot lies on the back. */
  @property({ type: Boolean, reflect: true }) back = false;
  /** Ringed; whoever holds the card lifts it. */
  @property({ type: Boolean, reflect: true }) selected = false;
  @property({ type: Boolean, reflect: true }) dim = false;
  /** Picture only: whatever stands around it says the face. */
  @property({ type: Boolean }) mute = false;
  constructor() {
    super();
    new Still(this);
  }
  override render(): TemplateResult {
    const name = this.back ? msg('closed card') : this.label;
    return html`<div
      class="card ${this.back ? 'closed' : this.rank === '' ? 'bare' : ''}"
      role=${this.mute ? 'presentation' : 'img'}
      aria-hidden=${this.mute ? 'true' : nothing}
      aria-label=${this.mute ? nothing : name}
    >
      ${this.back ? this.#closed() : this.#face()}
    </div>`;
  }
  #face(): TemplateResult {
    return html`<div class="body"><slot></slot></div>
      ${this.rank === '' ? nothing : html`<div class="corner"><span class="rank">${this.rank}</span></div>`}
      <div class="mark"><slot name="mark"></slot></div>
      <div class="far"><slot name="far"></slot></div>`;
  }
  #closed(): TemplateResult {
    return html`<svg viewBox="0 0 100 140" aria-hidden="true">
        <rect class="ground" width="100" height="140" />
        <path class="lines" d=${lattice} />
        <rect class="frame" x="6.5" y="6.5" width="87" height="127" rx="6" />
        ${svg`<path class="eye" d="M18 74Q50 44 82 74 50 104 18 74Z" /><circle class="pupil" cx="50" cy="74" r="10" /><path class="brow" d="M22 54Q48 28 80 42" />`}
      </svg>
      <div class="on"><slot></slot></div>`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-card': DuCard;
  }
}
