// games/doubt/doubt-window.ts: the few seconds after a card in which it can be doubted. The table keeps the time; this only draws it.
import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { MoveEvent } from '../../parts/move-event.ts';
import { Rest, restLook } from '../../parts/rest.ts';
import { SayEvent } from '../../parts/say-event.ts';
import { sheet } from '../../parts/sheet.ts';
import { Still } from '../../parts/still.ts';

@customElement('du-doubt-window')
@localized()
export class DuDoubtWindow extends LitElement {
  static override styles = [
    sheet,
    restLook,
    css`
      :host {
        display: block;
      }
      .window {
        position: relative;
        display: grid;
        grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr);
        gap: 0.5rem 0.875rem;
        padding: 0.5rem 0.625rem 0.75rem;
        overflow: hidden;
        border: 1.5px solid var(--du-outline);
        border-radius: var(--du-radius);
        background: color-mix(in srgb, var(--du-felt) 45%, var(--du-panel));
      }
      p {
        grid-column: 1 / -1;
        padding-inline: 0.125rem;
        line-height: 1.25;
        overflow-wrap: anywhere;
      }
      b {
        font-family: var(--du-font-display);
        font-weight: 700;
      }
      .time {
        float: inline-end;
        margin-inline-start: 0.5rem;
        color: var(--du-muted);
      }
      .button {
        min-block-size: 3.5rem;
        min-inline-size: 0;
        padding-inline: 0.375rem;
      }
      .doubt {
        font-size: 1.1875rem;
        font-weight: 750;
      }
    `,
  ];
  @property({ type: Number }) step = 0;
  /** Milliseconds of the window that were left when the scene came; null: until everybody has answered. */
  @property({ attribute: false }) left: number | null = null;
  /** Who placed what, as a sentence: "Bruno: a king." */
  @property() said = '';
  /** What is called out. */
  @property() word = '';
  /** It is somebody's last card. */
  @property({ type: Boolean }) last = false;
  /** The first tap on the doubt was made. */
  @state() private armed = false;
  readonly #rest = new Rest(this);
  constructor() {
    super();
    new Still(this);
  }
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('step')) this.armed = false;
    this.#rest.update(changed, this.left);
  }
  /** Doubts at the second time of asking. */
  doubt(): void {
    if (this.armed) this.dispatchEvent(new MoveEvent(this.step, { kind: 'doubt' }));
    else this.dispatchEvent(new SayEvent(msg(str`“${this.word}”: once more to say it.`)));
    this.armed = !this.armed;
  }
  believe(): void {
    this.dispatchEvent(new MoveEvent(this.step, null));
  }
  #line(): string {
    if (this.armed) return msg('Not said yet: tap once more.');
    return this.last ? msg('The last card: doubt it now or never.') : msg('Do you believe it?');
  }
  override render(): TemplateResult {
    const { armed, word } = this;
    const rest = this.#rest;
    return html`<div class="window" role="group" aria-label=${msg('Do you believe it?')}>
      <p id="said">
        ${rest.seconds === null ? nothing : html`<span class="time">${msg(str`${rest.seconds} s`)}</span>`}
        <b>${this.said}</b> ${this.#line()}
      </p>
      <button class="button doubt ${armed ? 'risk' : ''}" aria-describedby="said" @click=${() => this.doubt()}>
        ${armed ? msg(str`Sure: ${word}`) : word}
      </button>
      <button class="button" aria-describedby="said" @click=${() => this.believe()}>${msg('Believe')}</button>
      ${rest.bar}
    </div>`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-doubt-window': DuDoubtWindow;
  }
}
