// games/dudo/calza-window.ts: the few seconds after a bid in which others may call it exact. The table keeps the time; this only draws it.
import { localized, msg } from '@lit/localize';
import { css, html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { MoveEvent } from '../../parts/move-event.ts';
import { Rest, restLook } from '../../parts/rest.ts';
import { sheet } from '../../parts/sheet.ts';
import { Still } from '../../parts/still.ts';

@customElement('du-dudo-window')
@localized()
export class DuDudoWindow extends LitElement {
  static override styles = [
    sheet,
    restLook,
    css`
      :host {
        display: block;
      }
      .window {
        display: grid;
        grid-template-columns: 1fr 1fr;
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
    `,
  ];
  @property({ type: Number }) step = 0;
  /** Milliseconds of the window that were left when the scene came; null: no limit. */
  @property({ attribute: false }) left: number | null = null;
  /** The first tap on calza was made. */
  @state() private armed = false;
  readonly #rest = new Rest(this);
  constructor() {
    super();
    new Still(this);
  }
  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#rest.update(changed, this.left);
    if (changed.has('step')) this.armed = false;
  }
  /** Calls at the second time of asking. */
  calza(): void {
    if (this.armed) this.dispatchEvent(new MoveEvent(this.step, { kind: 'calza' }));
    this.armed = !this.armed;
  }
  override render(): TemplateResult {
    const rest = this.#rest;
    const seconds = rest.seconds === null ? '' : ` (${rest.seconds} s)`;
    return html`<div class="window" role="group" aria-label=${msg('Calza out of turn')}>
      <p>${msg('Exactly right? You may say so now.')}${seconds}</p>
      <button class="button ${this.armed ? 'risk' : ''}" @click=${() => this.calza()}>
        ${this.armed ? msg(html`Sure: <span lang="es">Calza</span>`) : html`<span lang="es">Calza</span>`}
      </button>
      <button class="button" @click=${() => this.dispatchEvent(new MoveEvent(this.step, null))}>
        ${msg('Let it go')}
      </button>
      ${rest.bar}
    </div>`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-dudo-window': DuDudoWindow;
  }
}
