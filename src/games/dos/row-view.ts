// games/dos/row-view.ts: the open cards in the middle, with what lies on them; each can be aimed at. It wraps.
import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { SayEvent } from '../../parts/say-event.ts';
import { sheet } from '../../parts/sheet.ts';
import { Still } from '../../parts/still.ts';
import { colourSign, faceCard } from './card-face.ts';
import { cardOf } from './faces.ts';
import type { RowCard } from './position.ts';
import { rowWord } from './reading.ts';
import { whyNot } from './words.ts';

/** A card of the row is to be matched; by its slot. */
export class AimEvent extends Event {
  readonly slot: number;
  constructor(slot: number) {
    super('du-aim');
    this.slot = slot;
  }
}

@customElement('du-dos-row')
@localized()
export class DuDosRow extends LitElement {
  static override styles = [
    sheet,
    css`
      :host {
        display: block;
        --du-card-size: var(--du-row-card, 4.25rem);
      }
      ul {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        gap: 0.625rem;
        padding: 0.5rem;
      }
      li {
        position: relative;
        display: flex;
      }
      .aim {
        position: relative;
        display: flex;
        border-radius: calc(var(--du-card-size) * 0.13);
      }
      .aim:not([aria-disabled='true']):hover {
        transform: translateY(-2px);
      }
      .on {
        display: flex;
        margin-inline-start: calc(var(--du-card-size) * -0.6);
        margin-block-start: calc(var(--du-card-size) * 0.2);
        filter: drop-shadow(0 2px 5px rgb(0 0 0 / 0.4));
      }
      .on du-card + du-card {
        margin-inline-start: calc(var(--du-card-size) * -0.6);
      }
      .tag {
        position: absolute;
        inset: auto auto -0.5rem 50%;
        z-index: 1;
        display: inline-flex;
        align-items: center;
        gap: 0.1875rem;
        translate: -50% 0;
        padding: 0.0625rem 0.375rem;
        border: 1.5px solid var(--du-ink);
        border-radius: 1rem;
        background: var(--du-card);
        color: var(--du-ink);
        font-family: var(--du-font-display);
        font-size: 0.875rem;
        font-weight: 700;
        line-height: 1.3;
        white-space: nowrap;
      }
      .tag svg {
        inline-size: 0.875rem;
        block-size: 0.875rem;
      }
      .can {
        position: absolute;
        inset: auto 0 -0.5rem;
        display: grid;
        justify-items: center;
      }
      .can::after {
        content: '';
        inline-size: 40%;
        block-size: 4px;
        border-radius: 2px;
        background: var(--du-accent);
      }
      :host(:not([still])) li {
        animation: come 260ms ease-out;
      }
      :host(:not([still])) .on {
        animation: laid 240ms ease-out;
      }
      @keyframes come {
        from {
          transform: translateY(-1rem);
          opacity: 0;
        }
      }
      @keyframes laid {
        from {
          transform: translateY(2rem);
          opacity: 0;
        }
      }
    `,
  ];
  @property({ attribute: false }) cards: readonly RowCard[] = [];
  /** The place in the row that is aimed at. */
  @property({ attribute: false }) target: number | null = null;
  /** Cards of the row, by slot, that my hand can match. */
  @property({ attribute: false }) can: ReadonlySet<number> = new Set();
  /** I may aim. */
  @property({ type: Boolean }) open = false;
  @state() private active: number | null = null;
  constructor() {
    super();
    new Still(this);
  }
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('cards') && !this.cards.some((c) => c.sealed === this.active)) this.active = null;
  }
  override render(): TemplateResult {
    return html`<ul aria-label=${msg('Cards in the row')} @keydown=${this.#arrows}>
      ${repeat(
        this.cards,
        (c) => c.sealed,
        (c, i) => html`<li>${this.open ? this.#button(c, i) : this.#card(c, i)}</li>`,
      )}
    </ul>`;
  }
  #button(card: RowCard, i: number): TemplateResult {
    const can = this.can.has(card.sealed);
    const focus = this.active === null ? i === 0 : this.active === card.sealed;
    const word = rowWord(card);
    return html`<button
      class="aim"
      data-place=${i}
      aria-pressed=${this.target === i}
      aria-disabled=${card.match !== null}
      tabindex=${focus ? 0 : -1}
      @focus=${() => (this.active = card.sealed)}
      @click=${() => this.#aim(card)}
    >
      <span class="hear">${can ? msg(str`${word}, you can match it`) : word}</span
      >${this.#card(card, i, true)}${can && this.target !== i ? html`<span class="can"></span>` : nothing}
    </button>`;
  }
  #card(card: RowCard, i: number, mute = false): TemplateResult {
    const { match } = card;
    const wild = match !== null && cardOf(card.face).kind === 'wild';
    return html`${faceCard(card.face, { mute, selected: this.target === i })}
    ${
      match
        ? html`<span class="on">${match.cards.map((c) => faceCard(c.face, { mute }))}</span>${
              wild || match.colour !== null
                ? html`<span class="tag" aria-hidden="true"
                    >${wild ? `=${match.value}` : ''}${match.colour ? html`${colourSign(match.colour)}+1` : ''}</span
                  >`
                : nothing
            }`
        : nothing
    }`;
  }
  #aim(card: RowCard): void {
    if (card.match) this.dispatchEvent(new SayEvent(whyNot('matched-already')));
    else this.dispatchEvent(new AimEvent(card.sealed));
  }
  /** Roving: arrows walk along the row, Space or Enter aims. */
  readonly #arrows = (e: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[e.key];
    const now = e.target instanceof HTMLElement ? Number(e.target.dataset['place']) : NaN;
    if (step === undefined || Number.isNaN(now) || e.altKey || e.ctrlKey || e.metaKey) return;
    e.preventDefault();
    const n = this.cards.length;
    this.renderRoot.querySelector<HTMLElement>(`[data-place='${(now + step + n) % n}']`)?.focus();
  };
}
declare global {
  interface HTMLElementTagNameMap {
    'du-dos-row': DuDosRow;
  }
}
