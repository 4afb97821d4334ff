// games/doubt/own-hand.ts: my cards: a fan while they fit one row, else stacks with their counts, of which one is fanned. Never speaks of them by itself.
import { localized, msg, str } from '@lit/localize';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import '../../parts/card.ts';
import { sheet } from '../../parts/sheet.ts';
import { Still } from '../../parts/still.ts';
import { faceCard } from './card-face.ts';
import type { PackName } from './faces.ts';
import type { Held } from './hand.ts';
import { ownHandLook } from './own-hand-look.ts';
import { shapeOf, signs } from './signs.ts';
import { inOrder, stacksOf, type Sorting, type Stack } from './stacks.ts';
import { cardsWord, colourWord, faceName, ranksWord } from './words.ts';

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

@customElement('du-doubt-hand')
@localized()
export class DuDoubtHand extends LitElement {
  static override styles = [sheet, ownHandLook];
  @property() pack: PackName = 'purple';
  @property({ attribute: false }) cards: readonly Held[] = [];
  @property({ attribute: false }) picked: readonly number[] = [];
  @property() sorting: Sorting = 'rank';
  /** The lid is on: no card is drawn or can be picked. */
  @property({ type: Boolean }) covered = false;
  /** Cards that a row holds. */
  @state() private fit = 12;
  /** The stack that is fanned. */
  @state() private open: string | null = null;
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
    const one = this.renderRoot.querySelector<HTMLElement>('.slot du-card');
    if (one && one.offsetWidth > 0)
      this.fit = Math.max(5, Math.floor((this.clientWidth - one.offsetWidth) / strip) + 1);
  }
  override render(): TemplateResult {
    const whole = this.cards.length <= this.fit;
    if (this.covered) {
      const n = Math.min(this.cards.length, this.fit);
      return html`<div class="row" role="img" aria-label=${msg(str`${cardsWord(this.cards.length)}, hidden`)}>
        ${Array.from({ length: n }, (_, i) => html`<span class="slot" style="--i:${i};--n:${n}"><du-card back mute></du-card></span>`)}
      </div>`;
    }
    if (whole) return this.#fan(inOrder(this.pack, this.cards, this.sorting));
    const stacks = stacksOf(this.pack, this.cards, this.sorting);
    const open = stacks.find((s) => s.id === this.open) ?? stacks[0];
    return html`<div
        class="stacks"
        role="tablist"
        ?data-two=${stacks.length > 8}
        style="--n:${Math.min(stacks.length, stacks.length > 8 ? Math.ceil(stacks.length / 2) : 8)}"
        aria-label=${msg(str`Your hand in stacks, ${cardsWord(this.cards.length)}`)}
        @keydown=${this.#walk}
      >
        ${stacks.map((stack) => this.#stack(stack, stack === open))}
      </div>
      ${
        open
          ? html`<div id="fan" role="tabpanel" aria-labelledby="stack-${open.id}">${this.#fan(open.cards)}</div>`
          : nothing
      }`;
  }
  /** A stack as a tab: what its cards share, and how many they are. */
  #stack(stack: Stack, open: boolean): TemplateResult {
    const n = stack.cards.length;
    const word = stack.rank ? ranksWord(stack.rank) : stack.colour ? colourWord(stack.colour) : msg('Jokers');
    const tag = stack.colour ? signs[stack.colour].tag : '';
    const picked = stack.cards.some((c) => this.picked.includes(c.slot));
    return html`<button
      class="stack"
      id="stack-${stack.id}"
      role="tab"
      aria-selected=${open}
      aria-controls="fan"
      tabindex=${open ? 0 : -1}
      ?data-picked=${picked}
      @click=${() => (this.open = stack.id)}
    >
      <span class="hear"
        >${picked ? msg(str`${word}, ${cardsWord(n)}, one picked`) : msg(str`${word}, ${cardsWord(n)}`)}</span
      >
      <span class="sign" aria-hidden="true">
        ${stack.rank ?? (stack.colour ? shapeOf(stack.colour) : 'Jo')}${tag ? html`<small>${tag}</small>` : nothing}
      </span>
      <span class="many" aria-hidden="true">×${n}</span>
    </button>`;
  }
  #fan(cards: readonly Held[]): TemplateResult {
    return html`<div
      class="row"
      role="group"
      aria-label=${msg(str`Your cards, ${cardsWord(cards.length)}`)}
      @keydown=${this.#arrows}
    >
      ${repeat(
        cards,
        (c) => c.slot,
        (c, i) => this.#card(c, i, cards),
      )}
    </div>`;
  }
  #card(card: Held, i: number, all: readonly Held[]): TemplateResult {
    const picked = this.picked.includes(card.slot);
    const roving = all.some((c) => c.slot === this.active) ? this.active === card.slot : i === 0;
    return html`<button
      class="slot"
      style="--i:${i};--n:${all.length}"
      data-slot=${card.slot}
      aria-pressed=${picked}
      tabindex=${roving ? 0 : -1}
      @focus=${() => (this.active = card.slot)}
      @click=${() => this.dispatchEvent(new PickEvent(card.slot))}
    >
      <span class="hear">${faceName(this.pack, card.face)}</span>
      ${faceCard(this.pack, card.face, { mute: true, selected: picked })}
    </button>`;
  }
  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }
  /** Arrows walk over the stacks and fan the one they come to. */
  readonly #walk = (e: KeyboardEvent): void => {
    this.#rove(e, [...this.renderRoot.querySelectorAll<HTMLElement>('.stack')], (to) => {
      to.click();
      to.focus();
    });
  };
  /** Arrows walk over the cards, Space or Enter picks one. */
  readonly #arrows = (e: KeyboardEvent): void => {
    this.#rove(e, [...this.renderRoot.querySelectorAll<HTMLElement>('.slot')], (to) => {
      to.focus();
    });
  };
  #rove(e: KeyboardEvent, all: readonly HTMLElement[], go: (to: HTMLElement) => void): void {
    const at = all.findIndex((one) => one === e.target);
    const last = all.length - 1;
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: last }[e.key];
    if (to === undefined || at < 0 || e.altKey || e.ctrlKey || e.metaKey) return;
    e.preventDefault();
    const one = all[Math.min(last, Math.max(0, to))];
    if (one) go(one);
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-doubt-hand': DuDoubtHand;
  }
}
