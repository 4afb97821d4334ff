// games/duvidae/own-hand.ts: my cards as a fan, in as many rows as they need; each can be picked. Never speaks of them by itself.
import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import '../../parts/card.ts';
import { sheet } from '../../parts/sheet.ts';
import { Still } from '../../parts/still.ts';
import { faceCard } from './card-face.ts';
import type { Card } from './hand.ts';
import { cardsWord, cardWord } from './words.ts';

/** The narrowest strip of a covered card that can still be read and tapped (px). */
const strip = 24;

/** Somebody wants this card, or wants it no more. Stays inside the board. */
export class PickEvent extends Event {
  readonly slot: number;
  constructor(slot: number) {
    super('du-pick');
    this.slot = slot;
  }
}

@customElement('du-duvidae-hand')
@localized()
export class DuDuvidaeHand extends LitElement {
  static override styles = [
    sheet,
    css`
      :host {
        display: block;
        --du-card-size: var(--du-hand-card, 3.75rem);
        padding-block-start: 0.625rem;
      }
      .row {
        display: flex;
        justify-content: center;
      }
      .row + .row {
        position: relative;
        margin-block-start: calc(var(--du-card-size) * -0.68);
      }
      .slot {
        position: relative;
        flex: 0 1 calc(var(--du-card-size) + 0.3125rem);
        min-inline-size: 0;
        border-radius: 8px;
        text-align: start;
        transform-origin: 50% 140%;
        rotate: calc((var(--i) - (var(--n) - 1) / 2) * var(--fan, 0.55deg));
      }
      .slot:last-child {
        flex: 0 0 var(--du-card-size);
      }
      .rows[data-many] .slot {
        --fan: 0deg;
      }
      du-card {
        display: block;
      }
      :host(:not([still])) du-card {
        transition: transform 120ms ease-out;
      }
      .slot:hover du-card {
        transform: translateY(-0.1875rem);
      }
      .slot[aria-pressed='true'] du-card {
        transform: translateY(-0.625rem);
      }
      .slot:focus-visible {
        z-index: 3;
        outline: none;
        box-shadow: none;
      }
      .slot:focus-visible du-card {
        outline: 2px solid var(--du-ink);
        box-shadow: 0 0 0 5px var(--du-amber);
      }
      .up {
        position: absolute;
        inset-block-end: 0.875rem;
        inset-inline-start: 0.125rem;
        z-index: 1;
        display: grid;
        place-items: center;
        inline-size: 1.25rem;
        block-size: 1.25rem;
        border: 1.5px solid var(--du-ink);
        border-radius: 50%;
        background: var(--du-amber);
      }
      .up svg {
        inline-size: 0.9375rem;
        block-size: 0.9375rem;
        fill: none;
        stroke: var(--du-ink);
        stroke-width: 2.4;
        stroke-linecap: round;
        stroke-linejoin: round;
      }
      :host(:not([still])) .slot {
        animation: come 220ms ease-out backwards;
        animation-delay: calc(var(--i) * 35ms);
      }
      @keyframes come {
        from {
          transform: translateY(1.5rem);
          opacity: 0;
        }
      }
    `,
  ];
  @property({ attribute: false }) cards: readonly Card[] = [];
  @property({ attribute: false }) picked: readonly number[] = [];
  /** The card among the picked that will lie face up. */
  @property({ attribute: false }) shown: number | null = null;
  /** The lid is on: no card is drawn or can be picked. */
  @property({ type: Boolean }) covered = false;
  /** Cards that a row holds. */
  @state() private fit = 12;
  @state() private active: number | null = null;
  readonly #seen = new ResizeObserver(() => requestAnimationFrame(() => this.#measure()));
  constructor() {
    super();
    new Still(this);
    this.addController({
      hostConnected: () => this.#seen.observe(this),
      hostDisconnected: () => this.#seen.disconnect(),
    });
  }
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('cards') && !this.cards.some((c) => c.slot === this.active)) this.active = null;
  }
  #measure(): void {
    const one = this.renderRoot.querySelector('du-card');
    if (one && one.offsetWidth > 0)
      this.fit = Math.max(3, Math.floor((this.clientWidth - one.offsetWidth) / strip) + 1);
  }
  /** The cards in rows that fill evenly, each with strips wide enough to tap. */
  #rows(): readonly (readonly Card[])[] {
    const rows = Math.ceil(this.cards.length / this.fit);
    const each = Math.ceil(this.cards.length / Math.max(1, rows));
    return Array.from({ length: rows }, (_, i) => this.cards.slice(i * each, (i + 1) * each));
  }
  override render(): TemplateResult {
    const rows = this.#rows();
    if (this.covered)
      return html`<div class="rows" role="img" aria-label=${msg(str`${cardsWord(this.cards.length)}, hidden`)}>
        ${rows.map((row) => html`<div class="row">${row.map((_, i) => this.#back(i, row.length))}</div>`)}
      </div>`;
    return html`<div
      class="rows"
      ?data-many=${rows.length > 1}
      role="group"
      aria-label=${msg(str`Your hand, ${cardsWord(this.cards.length)}`)}
      @keydown=${this.#arrows}
    >
      ${rows.map(
        (row) =>
          html`<div class="row">
            ${repeat(
              row,
              (c) => c.slot,
              (c, i) => this.#card(c, i, row.length),
            )}
          </div>`,
      )}
    </div>`;
  }
  #back(i: number, n: number): TemplateResult {
    return html`<span class="slot" style="--i:${i};--n:${n}"><du-card back mute></du-card></span>`;
  }
  #card(card: Card, i: number, n: number): TemplateResult {
    const picked = this.picked.includes(card.slot);
    const up = picked && this.shown === card.slot;
    const focus = this.active === null ? card === this.cards[0] : this.active === card.slot;
    return html`<button
      class="slot"
      style="--i:${i};--n:${n}"
      data-slot=${card.slot}
      aria-pressed=${picked}
      tabindex=${focus ? 0 : -1}
      @focus=${() => (this.active = card.slot)}
      @click=${() => this.dispatchEvent(new PickEvent(card.slot))}
    >
      <span class="hear">${up ? msg(str`${cardWord(card.face)}, face up`) : cardWord(card.face)}</span>
      ${faceCard(card.face, { mute: true, selected: picked })}
      ${
        up
          ? html`<span class="up" aria-hidden="true"
              ><svg viewBox="0 0 16 16"><path d="M8 13V3.5M3.8 7.4 8 3.2l4.2 4.2" /></svg
            ></span>`
          : ''
      }
    </button>`;
  }
  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }
  /** Roving: arrows walk over the cards, Space or Enter picks one. */
  readonly #arrows = (e: KeyboardEvent): void => {
    const now = e.target instanceof HTMLElement ? Number(e.target.dataset['slot']) : NaN;
    const at = this.cards.findIndex((c) => c.slot === now);
    const each = this.#rows()[0]?.length ?? 1;
    const last = this.cards.length - 1;
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, ArrowDown: at + each, ArrowUp: at - each, Home: 0, End: last }[
      e.key
    ];
    if (to === undefined || at < 0 || e.altKey || e.ctrlKey || e.metaKey) return;
    e.preventDefault();
    const card = this.cards[Math.min(last, Math.max(0, to))];
    this.renderRoot.querySelector<HTMLElement>(`[data-slot='${card?.slot ?? -1}']`)?.focus();
  };
}
declare global {
  interface HTMLElementTagNameMap {
    'du-duvidae-hand': DuDuvidaeHand;
  }
}
