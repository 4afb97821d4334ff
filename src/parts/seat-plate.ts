// parts/seat-plate.ts: one player at the table: mask, name, what is left, seal, whose turn it is. Knows no game.
import { localized, msg, str } from '@lit/localize';
import { html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Why } from '../core/out.ts';
import type { Reach } from '../core/gathering.ts';
import './cup.ts';
import './mask.ts';
import './seal.ts';
import type { SealState } from './seal.ts';
import { seatPlateLook } from './seat-plate-look.ts';
import { sheet } from './sheet.ts';
import { Still } from './still.ts';

/** How a seat is reached, where that is worth a word. */
export function reachWord(reach: Reach): string | null {
  switch (reach) {
    case 'shaky':
      return msg('bad line');
    case 'away':
      return msg('asleep');
    case 'never':
      return msg('not here yet');
    case 'here':
    case 'direct':
    case 'relayed':
      return null;
    default:
      return reach satisfies never;
  }
}
export function goneWord(why: Why): string {
  switch (why) {
    case 'left':
      return msg('left');
    case 'lost':
      return msg('lost touch');
    case 'fault':
    case 'foul':
      return msg('sent off');
    default:
      return why satisfies never;
  }
}

const robot = svg`<svg viewBox="0 0 16 16" aria-hidden="true"><path d="M8 1.5V4M3 4h10v8.5H3Z" /><path d="M6 7.5v1M10 7.5v1" /></svg>`;

@customElement('du-seat-plate')
@localized()
export class DuSeatPlate extends LitElement {
  static override styles = [sheet, seatPlateLook];
  @property() key = '';
  /** As it is to be shown (playerName). */
  @property() name = '';
  @property({ type: Boolean }) bot = false;
  @property({ type: Boolean, reflect: true }) mine = false;
  /** What is left: dice under the cup. */
  @property({ type: Number }) count = 0;
  /** null: nothing is hidden there now. */
  @property({ attribute: false }) seal: SealState | null = null;
  @property() reach: Reach = 'here';
  @property({ attribute: false }) gone: Why | null = null;
  /** Out by the rules, and watching. */
  @property({ type: Boolean, reflect: true }) out = false;
  /** Ring and a word: this seat is on turn. */
  @property({ type: Boolean, reflect: true }) active = false;
  @property({ type: Boolean }) rolling = false;
  /** A few words at the rim, such as the last bid; a ring's own word goes before it. */
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
        <div class="name" title=${this.name}>
          <bdi>${this.name}</bdi>
        </div>
        <div class="left">${this.#left()}</div>
      </div>
      ${tag ? html`<span class="tag" ?data-loud=${this.active}>${tag}</span>` : nothing}
    </div>`;
  }
  #left(): TemplateResult {
    if (this.gone) return html`<span>${goneWord(this.gone)}</span>${this.#seal()}`;
    if (this.out) return html`<span>${msg('out')}</span>`;
    const dice = this.count === 1 ? msg('1 die') : msg(str`${this.count} dice`);
    return html`<du-cup ?shaking=${this.rolling}></du-cup><span class="count" aria-hidden="true">×${this.count}</span
      ><span class="hear">${dice}</span>${this.#seal()}`;
  }
  #seal(): TemplateResult | typeof nothing {
    return this.seal ? html`<du-seal .state=${this.seal}></du-seal>` : nothing;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-seat-plate': DuSeatPlate;
  }
}
