// games/dos/word-window.ts: the moment to say DOS, or to catch who did not. The table keeps the time; this only draws it.
import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MoveEvent } from '../../parts/move-event.ts';
import { Rest, restLook } from '../../parts/rest.ts';
import { sheet } from '../../parts/sheet.ts';
import { Still } from '../../parts/still.ts';

@customElement('du-dos-window')
@localized()
export class DuDosWindow extends LitElement {
  static override styles = [
    sheet,
    restLook,
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
    `,
  ];
  @property({ type: Number }) step = 0;
  /** Who may be caught; null: I am asked for the word myself. */
  @property({ attribute: false }) stake: number | null = null;
  @property() name = '';
  /** Milliseconds of the window that were left when the scene came; null: no limit. */
  @property({ attribute: false }) left: number | null = null;
  readonly #rest = new Rest(this);
  constructor() {
    super();
    new Still(this);
  }
  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#rest.update(changed, this.left);
  }
  /** Says the word, or catches. */
  speak(): void {
    const move = this.stake === null ? { kind: 'dos' } : { kind: 'catch', seat: this.stake };
    this.dispatchEvent(new MoveEvent(this.step, move));
  }
  override render(): TemplateResult {
    const mine = this.stake === null;
    const rest = this.#rest;
    const seconds = rest.seconds === null ? '' : ` (${rest.seconds} s)`;
    const asks = mine ? msg('You have exactly two cards.') : msg(str`${this.name} has two cards and has not said DOS.`);
    return html`<div class="window" role="group" aria-label=${mine ? msg('Say DOS') : msg('Catch')}>
      <p>${asks}${seconds}</p>
      <button class="button action loud" @click=${() => this.speak()}>
        ${mine ? 'DOS!' : msg(str`Catch ${this.name}`)}
      </button>
      <button class="button" @click=${() => this.dispatchEvent(new MoveEvent(this.step, null))}>
        ${mine ? msg('Say nothing') : msg('Let it go')}
      </button>
      ${rest.bar}
    </div>`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-dos-window': DuDosWindow;
  }
}
