// games/dos/own-hand.ts: my cards as a fan, in as many rows as they need; each can be picked. Never speaks of them by itself.
import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import '../../parts/card.ts';
import { sheet } from '../../parts/sheet.ts';
import { Still } from '../../parts/still.ts';
import { faceCard } from './card-face.ts';
import type { Lying } from './position.ts';
import { cardsOf, cardWord } from './words.ts';

/** The narrowest strip of a covered card that can still be read and tapped (px). */
const strip = 24;

/** Somebody wants this card, or wants it no more. */
export class PickEvent extends Event {
  readonly slot: number;
  constructor(slot: number) {
    super('du-pick');
    this.slot = slot;
  }
}

@customElement('du-dos-hand')
@localized()
export class DuDosHand extends LitElement {
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
        margin-block-start: calc(var(--du-card-size) * -0.62);
      }
      .slot {
        position: relative;
        flex: 0 1 calc(var(--du-card-size) + 0.3125rem);
        min-inline-size: 0;
        border-radius: 8px;
        text-align: start;
      }
      .slot:last-child {
        flex: 0 0 var(--du-card-size);
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
  @property({ attribute: false }) cards: readonly Lying[] = [];
  @property({ attribute: false }) picked: readonly number[] = [];
  /** Cards that can go into a match; null: nothing is told apart. */
  @property({ attribute: false }) fits: ReadonlySet<number> | null = null;
  /** The lid is on: no card is drawn or can be picked. */
  @property({ type: Boolean }) covered = false;
  @state() private width = 344;
  @state() private active: number | null = null;
  /** The rows depend on the width and change the height: not before the next frame, or the observer would run in a circle. */
  readonly #seen = new ResizeObserver(([entry]) =>
    requestAnimationFrame(() => (this.width = entry?.contentRect.width ?? this.width)),
  );
  constructor() {
    super();
    new Still(this);
    this.addController({
      hostConnected: () => this.#seen.observe(this),
      hostDisconnected: () => this.#seen.disconnect(),
    });
  }
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('cards') && !this.cards.some((c) => c.sealed === this.active)) this.active = null;
  }
  /** The cards in rows that fill evenly, each with strips wide enough to tap. */
  #rows(): readonly (readonly Lying[])[] {
    const first = this.renderRoot.querySelector('du-card');
    const one = first instanceof HTMLElement && first.offsetWidth > 0 ? first.offsetWidth : 60;
    const fit = Math.max(3, Math.floor((this.width - one) / strip) + 1);
    const rows = Math.ceil(this.cards.length / fit);
    const each = Math.ceil(this.cards.length / Math.max(1, rows));
    return Array.from({ length: rows }, (_, i) => this.cards.slice(i * each, (i + 1) * each));
  }
  override render(): TemplateResult {
    const rows = this.#rows();
    if (this.covered)
      return html`<div role="img" aria-label=${msg(str`${cardsOf(this.cards.length)}, hidden`)}>
        ${rows.map((row) => html`<div class="row">${row.map((_, i) => html`<span class="slot" style="--i:${i}"><du-card back mute></du-card></span>`)}</div>`)}
      </div>`;
    return html`<div
      role="group"
      aria-label=${msg(str`Your hand, ${cardsOf(this.cards.length)}`)}
      @keydown=${this.#arrows}
    >
      ${rows.map(
        (row) =>
          html`<div class="row">
            ${repeat(
              row,
              (c) => c.sealed,
              (c, i) => this.#card(c, i),
            )}
          </div>`,
      )}
    </div>`;
  }
  #card(card: Lying, i: number): TemplateResult {
    const picked = this.picked.includes(card.sealed);
    const focus = this.active === null ? card === this.cards[0] : this.active === card.sealed;
    const dim = this.fits !== null && !this.fits.has(card.sealed);
    return html`<button
      class="slot"
      style="--i:${i}"
      data-slot=${card.sealed}
      aria-pressed=${picked}
      tabindex=${focus ? 0 : -1}
      @focus=${() => (this.active = card.sealed)}
      @click=${() => this.dispatchEvent(new PickEvent(card.sealed))}
    >
      ${faceCard(card.face, { mute: true, selected: picked, dim })}<span class="hear"
        >${dim ? msg(str`${cardWord(card.face)}, matches nothing now`) : cardWord(card.face)}</span
      >
    </button>`;
  }
  /** Roving: arrows walk over the cards, Space or Enter picks one. */
  readonly #arrows = (e: KeyboardEvent): void => {
    const now = e.target instanceof HTMLElement ? Number(e.target.dataset['slot']) : NaN;
    const at = this.cards.findIndex((c) => c.sealed === now);
    const each = this.#rows()[0]?.length ?? 1;
    const last = this.cards.length - 1;
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, ArrowDown: at + each, ArrowUp: at - each, Home: 0, End: last }[
      e.key
    ];
    if (to === undefined || at < 0 || e.altKey || e.ctrlKey || e.metaKey) return;
    e.preventDefault();
    const card = this.cards[Math.min(last, Math.max(0, to))];
    this.renderRoot.querySelector<HTMLElement>(`[data-slot='${card?.sealed ?? -1}']`)?.focus();
  };
}
declare global {
  interface HTMLElementTagNameMap {
    'du-dos-hand': DuDosHand;
  }
}
