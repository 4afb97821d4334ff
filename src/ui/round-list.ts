// ui/round-list.ts: every round of a checked game; each opens its four sentences.
import '@awesome.me/webawesome/dist/components/icon/icon.js';
import { localized } from '@lit/localize';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Seat } from '../core/seat.ts';
import type { RoundEvidence } from '../core/verdict.ts';
import '../parts/seal.ts';
import { roundState, roundSummary, roundTitle } from './evidence-words.ts';
import './four-sentences.ts';
import { look } from './look.ts';

@localized()
@customElement('du-round-list')
export class DuRoundList extends LitElement {
  static override styles = [
    look,
    css`
      li + li {
        border-block-start: 1px solid var(--du-line);
      }
      summary {
        min-block-size: 3.5rem;
        display: grid;
        grid-template-columns: auto minmax(0, 1fr) auto;
        gap: 0.75rem;
        align-items: center;
        padding-block: var(--du-space);
        cursor: pointer;
        border-radius: var(--du-radius);
        --du-seal-size: 2rem;
      }
      summary::-webkit-details-marker {
        display: none;
      }
      strong {
        display: block;
        font-family: var(--du-font-display);
      }
      summary wa-icon {
        color: var(--du-muted);
      }
      details[open] summary wa-icon {
        rotate: 180deg;
      }
      du-four-sentences {
        padding-block-end: var(--du-space-2);
      }
    `,
  ];
  @property({ attribute: false }) rounds: readonly RoundEvidence[] = [];
  @property({ attribute: false }) names: (seat: Seat) => string = String;
  @property({ attribute: false }) me: number | null = null;
  /** The step at which the record breaks. */
  @property({ attribute: false }) fault: number | null = null;
  @property({ type: Boolean }) bytes = false;
  @state() private opened: ReadonlySet<number> = new Set();

  #turn(i: number, open: boolean): void {
    const next = new Set(this.opened);
    if (open) next.add(i);
    else next.delete(i);
    this.opened = next;
  }
  #round(round: RoundEvidence, i: number): TemplateResult {
    const open = this.opened.has(i);
    return html`<li>
      <details
        @toggle=${(event: Event) => {
          this.#turn(i, (event.target as HTMLDetailsElement).open);
        }}
      >
        <summary>
          <du-seal state=${roundState(round, this.fault)}></du-seal>
          <span><strong>${roundTitle(round)}</strong><span class="muted small">${roundSummary(round)}</span></span>
          <wa-icon name="chevron-down"></wa-icon>
        </summary>
        ${
          open
            ? html`<du-four-sentences
                .round=${round}
                .names=${this.names}
                .me=${this.me}
                .bytes=${this.bytes}
                flat
              ></du-four-sentences>`
            : nothing
        }
      </details>
    </li>`;
  }
  override render(): TemplateResult {
    return html`<ol class="bare">
      ${this.rounds.map((round, i) => this.#round(round, i))}
    </ol>`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-round-list': DuRoundList;
  }
}
