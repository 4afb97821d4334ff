// ui/four-sentences.ts: the four sentences of *How do I know?*, each with its seal: of one round with its evidence, or in general.
import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Seat } from '../core/seat.ts';
import type { RoundEvidence, SealEvidence } from '../core/verdict.ts';
import '../parts/seal.ts';
import { generalCardLines } from './evidence-card-words.ts';
import { generalLines, goneLines, linesOf, type Line } from './evidence-words.ts';
import { look } from './look.ts';

@localized()
@customElement('du-four-sentences')
export class DuFourSentences extends LitElement {
  static override styles = [
    look,
    css`
      .four {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.75rem;
      }
      .four li {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: 0.875rem;
        --du-seal-size: 2.75rem;
      }
      :host([flat]) .four li {
        padding: 0;
        border: 0;
        background: none;
        --du-seal-size: 2rem;
      }
      .four p:first-child {
        font-family: var(--du-font-display);
        font-size: 1.0625rem;
        font-weight: 650;
        line-height: 1.25;
      }
      p {
        overflow-wrap: anywhere;
      }
      dl {
        margin: 0;
        display: grid;
        gap: var(--du-space-half);
      }
      dd {
        margin: 0 0 var(--du-space);
        font-family: ui-monospace, monospace;
        font-size: 0.8125rem;
        overflow-wrap: anywhere;
      }
      @media (min-width: 60rem) {
        :host([wide]) .four {
          grid-template-columns: 1fr 1fr;
        }
      }
    `,
  ];
  /** null: told in general, for `seats` players (0: for any). */
  @property({ attribute: false }) round: RoundEvidence | null = null;
  @property({ attribute: false }) names: (seat: Seat) => string = String;
  @property({ attribute: false }) me: number | null = null;
  /** It is a game of cards: without a round the sentences speak of them. */
  @property({ type: Boolean }) cards = false;
  @property({ type: Number }) seats = 0;
  /** Shows the bytes too. */
  @property({ type: Boolean }) bytes = false;
  @property({ type: Boolean, reflect: true }) wide = false;
  /** Without cards: it lies in one. */
  @property({ type: Boolean, reflect: true }) flat = false;

  #line({ state, text, proof }: Line, n: number): TemplateResult {
    return html`<li class="card">
      <du-seal state=${state} mute></du-seal>
      <div>
        <p>${n}. ${text}</p>
        <p class="muted">${proof}</p>
      </div>
    </li>`;
  }
  #seal({ seat, part, value, cup }: SealEvidence): TemplateResult {
    const name = this.names(seat);
    const row = (what: string, text: string | null | undefined): TemplateResult | typeof nothing =>
      text
        ? html`<dt class="small muted">${what}</dt>
            <dd>${text}</dd>`
        : nothing;
    return html`${row(msg(str`${name}: seal of the part`), part)}${row(msg(str`${name}: the part`), value)}${row(
      msg(str`${name}: seal of the cup`),
      cup?.seal,
    )}${row(msg(str`${name}: context of the cup`), cup?.ctx)}${row(msg(str`${name}: secret of the cup`), cup?.secret)}`;
  }
  override render(): TemplateResult {
    const { round, names } = this;
    const lines =
      round !== null ? linesOf(round, names, this.me) : this.cards ? generalCardLines() : generalLines(this.seats);
    const gone = round === null ? [] : goneLines(round, names);
    return html`<div class="tight">
      <ol class="bare four">
        ${lines.map((line, i) => this.#line(line, i + 1))}
      </ol>
      ${gone.map((text) => html`<p class="notice">${text}</p>`)}
      ${
        round !== null && this.bytes
          ? html`<dl class="card">
              ${
                round.seed === null
                  ? nothing
                  : html`<dt class="small muted">${msg('All parts mixed')}</dt>
                      <dd>${round.seed}</dd>`
              }
              ${round.seals.map((s) => this.#seal(s))}
            </dl>`
          : nothing
      }
    </div>`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-four-sentences': DuFourSentences;
  }
}
