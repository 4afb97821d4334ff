// games/how-dare/plate.ts: one player at the table: mask, name, ducks, whose turn it is.
import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Reach } from '../../core/gathering.ts';
import type { Why } from '../../core/out.ts';
import '../../parts/mask.ts';
import { goneWord, reachWord } from '../../parts/seat-plate.ts';
import { seatPlateLook } from '../../parts/seat-plate-look.ts';
import { sheet } from '../../parts/sheet.ts';
import { Still } from '../../parts/still.ts';
import { duck } from './duck.ts';
import { cardsWord, ducksWord } from './words.ts';

const robot = svg`<svg viewBox="0 0 16 16" aria-hidden="true"><path d="M8 1.5V4M3 4h10v8.5H3Z" /><path d="M6 7.5v1M10 7.5v1" /></svg>`;

@customElement('du-how-dare-plate')
@localized()
export class DuHowDarePlate extends LitElement {
  static override styles = [
    sheet,
    seatPlateLook,
    css`
      .duck {
        inline-size: 1.0625rem;
        block-size: 1.0625rem;
      }
      .left {
        overflow: hidden;
        white-space: nowrap;
      }
      .left span {
        min-inline-size: 0;
        overflow: hidden;
        text-overflow: ellipsis;
      }
      .left b {
        color: var(--du-text);
        font-weight: 680;
      }
      .pile {
        inline-size: 0.6875rem;
        block-size: 0.875rem;
        border: 1px solid var(--du-ink);
        border-radius: 2px;
        background: var(--du-card);
      }
    `,
  ];
  @property() key = '';
  /** As it is to be shown (playerName). */
  @property() name = '';
  @property({ type: Boolean }) bot = false;
  @property({ type: Number }) score = 0;
  /** What `score` counts. */
  @property() counts: 'ducks' | 'cards' = 'ducks';
  @property() reach: Reach = 'here';
  @property({ attribute: false }) gone: Why | null = null;
  @property({ type: Boolean, reflect: true }) out = false;
  /** Ring and a word: this seat is on turn. */
  @property({ type: Boolean, reflect: true }) active = false;
  /** A word in place of the ducks: a question master has none. */
  @property() office = '';
  /** A few words at the rim, such as the last number. */
  @property() note = '';
  constructor() {
    super();
    new Still(this);
  }
  override render(): TemplateResult {
    const away = this.gone ? null : reachWord(this.reach);
    const tag = this.active && !away ? msg('thinking…') : (away ?? this.note);
    return html`<div class="plate" ?data-gone=${this.gone !== null || this.out}>
      <div class="face">
        <du-mask .key=${this.key}></du-mask>
        ${this.reach === 'away' && !this.gone ? html`<span class="moon" aria-hidden="true"></span>` : nothing}
        ${this.bot ? html`<span class="bot">${robot}<span class="hear">${msg('bot')}</span></span>` : nothing}
      </div>
      <div class="words">
        <div class="name" title=${this.name}><bdi>${this.name}</bdi></div>
        <div class="left">${this.#left()}</div>
      </div>
      ${tag ? html`<span class="tag" ?data-loud=${this.active}>${tag}</span>` : nothing}
    </div>`;
  }
  #left(): TemplateResult {
    const { score, counts } = this;
    if (this.office) return html`<span>${this.office}</span>`;
    const points = html`${counts === 'ducks' ? duck : html`<span class="pile" aria-hidden="true"></span>`}<b
        aria-hidden="true"
        >${score}</b
      ><span class="hear">${counts === 'ducks' ? ducksWord(score) : cardsWord(score)}</span>`;
    if (this.gone) return html`${points} <span>· ${goneWord(this.gone)}</span>`;
    if (this.out) return html`${points} <span>· ${msg('out')}</span>`;
    return points;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-how-dare-plate': DuHowDarePlate;
  }
}
