// parts/card-plate.ts: one player at a card table: mask, name, cards in hand, seal, score, whose turn it is. Knows no game.
import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing, svg, unsafeCSS, type CSSResult, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Reach } from '../core/gathering.ts';
import type { Why } from '../core/out.ts';
import './mask.ts';
import './seal.ts';
import type { SealState } from './seal.ts';
import { seatPlateLook } from './seat-plate-look.ts';
import { goneWord, reachWord } from './seat-plate.ts';
import { sheet } from './sheet.ts';
import { Still } from './still.ts';

const robot = svg`<svg viewBox="0 0 16 16" aria-hidden="true"><path d="M8 1.5V4M3 4h10v8.5H3Z" /><path d="M6 7.5v1M10 7.5v1" /></svg>`;
/** Two cards, one behind the other. */
const cards = svg`<svg class="cards" viewBox="0 0 16 16" aria-hidden="true"><rect class="behind" x="2" y="2.6" width="8" height="11" rx="1.6" transform="rotate(-12 6 8)" /><rect class="before" x="6" y="2.6" width="8" height="11" rx="1.6" transform="rotate(6 10 8)" /></svg>`;

/** On a plate no wider than this a score goes to the rim: its line has no room for it. */
const onRim = (width: string, score: string): CSSResult =>
  unsafeCSS(`@container (max-width: ${width}) {
    ${score} {
      position: absolute;
      inset-block-end: -0.75rem;
      inset-inline-start: 0.375rem;
      padding: 0.125rem 0.3125rem;
      border: 1px solid var(--du-outline);
      border-radius: 1rem;
      background: var(--du-felt);
      color: var(--du-accent);
      font-size: 0.625rem;
      line-height: 1.1;
    }
  }`);

@customElement('du-card-plate')
@localized()
export class DuCardPlate extends LitElement {
  static override styles = [
    sheet,
    seatPlateLook,
    css`
      .cards {
        flex: none;
        inline-size: 1.125rem;
        block-size: 1.125rem;
        stroke: var(--du-ink);
        stroke-width: 1;
      }
      .behind {
        fill: #d9b267;
      }
      .before {
        fill: var(--du-card);
      }
      .count {
        color: var(--du-text);
      }
      .score i {
        font-style: normal;
      }
      .score {
        margin-inline-start: auto;
        padding-inline-start: 0.1875rem;
        white-space: nowrap;
      }
    `,
    onRim('9.25rem', '.score'),
    onRim('10.75rem', '.score[data-long]'),
    css`
      @container (max-width: 8.5rem) {
        .score i,
        .score[data-none] {
          display: none;
        }
      }
      @container (max-width: 7rem) {
        .plate {
          gap: 0.25rem;
          padding-inline: 0.25rem;
        }
        .cards {
          inline-size: 1rem;
        }
        du-mask {
          --du-mask-size: 1.875rem;
        }
        .left {
          gap: 0.0625rem;
        }
        .left du-seal {
          margin-inline-start: 0.0625rem;
        }
      }
      @container (max-width: 5.75rem) {
        .plate {
          gap: 0.1875rem;
        }
        .cards {
          inline-size: 0.8125rem;
        }
        du-mask {
          --du-mask-size: 1.5rem;
        }
        .left du-seal {
          --du-seal-size: 0.9375rem;
          margin-inline-start: 0;
        }
      }
    `,
  ];
  @property() key = '';
  /** As it is to be shown (playerName). */
  @property() name = '';
  @property({ type: Boolean }) bot = false;
  /** Cards in hand; null: none are dealt. */
  @property({ attribute: false }) count: number | null = null;
  /** null: nothing is hidden there now. */
  @property({ attribute: false }) seal: SealState | null = null;
  /** The score as it is drawn, and in words; empty: none. */
  @property() score = '';
  @property() scoreWord = '';
  /** What is still missing to win, drawn where there is room. */
  @property() scoreRest = '';
  @property() reach: Reach = 'here';
  @property({ attribute: false }) gone: Why | null = null;
  /** Ring and a word: this seat is on turn. */
  @property({ type: Boolean, reflect: true }) active = false;
  /** A few words at the rim; a ring's own word goes before it. */
  @property() note = '';
  constructor() {
    super();
    new Still(this);
  }
  override render(): TemplateResult {
    const away = this.gone ? null : reachWord(this.reach);
    const tag = this.active && !away ? msg('thinking…') : (away ?? this.note);
    return html`<div class="plate" ?data-gone=${this.gone !== null}>
      <div class="face">
        <du-mask .key=${this.key}></du-mask>
        ${this.reach === 'away' && !this.gone ? html`<span class="moon" aria-hidden="true"></span>` : nothing}
        ${this.bot ? html`<span class="bot">${robot}<span class="hear">${msg('bot')}</span></span>` : nothing}
      </div>
      <div class="words">
        <div class="name" title=${this.name}><bdi>${this.name}</bdi></div>
        <div class="left">${this.gone ? this.#gone(this.gone) : this.#left()}</div>
      </div>
      ${tag ? html`<span class="tag" ?data-loud=${this.active}>${tag}</span>` : nothing}
    </div>`;
  }
  #gone(why: Why): TemplateResult {
    return html`<span>${goneWord(why)}</span>${this.#score()}`;
  }
  #left(): TemplateResult {
    const { count } = this;
    const words = count === 1 ? msg('1 card') : msg(str`${count ?? 0} cards`);
    return html`${
      count === null
        ? nothing
        : html`${cards}<span class="count" aria-hidden="true">×${count}</span><span class="hear">${words}</span>`
    }
    ${this.seal ? html`<du-seal .state=${this.seal}></du-seal>` : nothing}${this.#score()}`;
  }
  #score(): TemplateResult | typeof nothing {
    if (this.score + this.scoreRest === '') return nothing;
    return html`<span
        class="score"
        ?data-none=${this.score === ''}
        ?data-long=${(this.score + this.scoreRest).length > 3}
        aria-hidden="true"
        >${this.score}<i>${this.scoreRest}</i></span
      ><span class="hear">${this.scoreWord}</span>`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-card-plate': DuCardPlate;
  }
}
