// games/duvidae/vote-pad.ts: whom do you suspect most? Everybody chooses at once, and nobody sees another's choice first.
import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Seat } from '../../core/seat.ts';
import '../../parts/mask.ts';
import { MoveEvent } from '../../parts/move-event.ts';
import { SayEvent } from '../../parts/say-event.ts';
import { sheet } from '../../parts/sheet.ts';
import type { Sight } from './sight.ts';

@customElement('du-duvidae-vote')
@localized()
export class DuDuvidaeVote extends LitElement {
  static override styles = [
    sheet,
    css`
      :host {
        display: block;
      }
      .pad {
        display: grid;
        gap: 0.625rem;
      }
      p {
        color: var(--du-muted);
        text-align: center;
        text-wrap: balance;
      }
      .faces {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        gap: 0.5rem;
      }
      .face {
        display: grid;
        grid-template-rows: auto auto;
        justify-items: center;
        gap: 0.25rem;
        flex: 0 1 5.25rem;
        min-inline-size: 4.25rem;
        padding: 0.5rem 0.25rem 0.375rem;
        border: 1.5px solid var(--du-outline);
        border-radius: var(--du-radius);
        background: color-mix(in srgb, var(--du-felt) 45%, var(--du-panel));
        --du-mask-size: 2.25rem;
      }
      .face:hover {
        border-color: var(--du-text);
      }
      .face[aria-checked='true'] {
        border-color: var(--du-amber);
        box-shadow: 0 0 0 2px var(--du-amber);
      }
      bdi {
        max-inline-size: 100%;
        overflow: hidden;
        white-space: nowrap;
        text-overflow: ellipsis;
        font-size: 0.9375rem;
      }
      .tick {
        font-weight: 700;
      }
    `,
  ];
  @property({ attribute: false }) sight!: Sight;
  /** The step that the vote answers. */
  @property({ attribute: false }) step!: number;
  @state() private at: Seat | null = null;

  override render(): TemplateResult {
    const { sight } = this;
    const rivals = sight.others.filter((s) => sight.board.playing.includes(s));
    const chosen = this.at !== null && rivals.includes(this.at) ? this.at : null;
    return html`<div class="pad">
      <p id="ask">${msg('Point at the one who leads the first round.')}</p>
      <div class="faces" role="radiogroup" aria-labelledby="ask" @keydown=${this.#arrows}>
        ${rivals.map(
          (s, i) =>
            html`<button
              class="face"
              role="radio"
              data-seat=${Number(s)}
              aria-checked=${chosen === s}
              tabindex=${chosen === s || (chosen === null && i === 0) ? 0 : -1}
              @click=${() => (this.at = s)}
            >
              <du-mask .key=${sight.seat(s)?.key ?? ''}></du-mask><bdi>${sight.name(s)}</bdi>
            </button>`,
        )}
      </div>
      <button class="button action" aria-disabled=${chosen === null} @click=${() => this.#point(chosen)}>
        ${chosen === null ? msg('Choose somebody') : msg(str`Point at ${sight.name(chosen)}`)}
      </button>
    </div>`;
  }
  #point(at: Seat | null): void {
    const { playing } = this.sight.board;
    const { me } = this.sight;
    if (at === null || me === null) {
      this.dispatchEvent(new SayEvent(msg('Choose somebody first.')));
      return;
    }
    const left = (playing.indexOf(at) - playing.indexOf(me) + playing.length) % playing.length;
    this.dispatchEvent(new MoveEvent(this.step, { kind: 'point', left }));
  }
  readonly #arrows = (e: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[e.key];
    const faces = [...this.renderRoot.querySelectorAll<HTMLElement>('.face')];
    const now = faces.findIndex((f) => f === e.target);
    if (step === undefined || now < 0) return;
    e.preventDefault();
    const next = faces[(now + step + faces.length) % faces.length];
    next?.click();
    next?.focus();
  };
}
declare global {
  interface HTMLElementTagNameMap {
    'du-duvidae-vote': DuDuvidaeVote;
  }
}
