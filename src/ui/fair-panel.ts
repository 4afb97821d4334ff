// ui/fair-panel.ts: "How do I know it was fair?": four sentences in plain words, and what no such check can show.
import '@awesome.me/webawesome/dist/components/icon/icon.js';
import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import '../parts/seal.ts';
import type { SealState } from '../parts/seal.ts';
import { look } from './look.ts';

@localized()
@customElement('du-fair-panel')
export class DuFairPanel extends LitElement {
  static override styles = [
    look,
    css`
      .four {
        display: grid;
        gap: 0.75rem;
      }
      .four li {
        display: grid;
        grid-template-columns: auto 1fr;
        gap: 0.875rem;
        --du-seal-size: 2.75rem;
      }
      .four p:first-child {
        font-family: var(--du-font-display);
        font-size: 1.0625rem;
        font-weight: 650;
        line-height: 1.25;
      }
      details {
        padding: 0 var(--du-space-2);
        border: 1px solid var(--du-line);
        border-radius: var(--du-radius);
      }
      summary {
        min-block-size: var(--du-target-action);
        display: flex;
        align-items: center;
        font-weight: 600;
        cursor: pointer;
        border-radius: var(--du-radius);
      }
      summary wa-icon {
        margin-inline-start: auto;
        color: var(--du-muted);
      }
      details[open] summary wa-icon {
        rotate: 180deg;
      }
      details ul {
        display: grid;
        gap: var(--du-space);
        padding: 0 0 var(--du-space-2) 1.25rem;
      }
      @media (min-width: 60rem) {
        :host([wide]) .four {
          grid-template-columns: 1fr 1fr;
        }
      }
    `,
  ];
  /** Players at the table that is shown; 0: told in general. */
  @property({ type: Number }) seats = 0;
  /** Steps that this device has checked at that table. */
  @property({ type: Number }) checked = 0;
  @property({ type: Boolean, reflect: true }) wide = false;

  override render(): TemplateResult {
    const { seats, checked } = this;
    const line = (state: SealState, n: number, text: string, proof: string): TemplateResult =>
      html`<li class="card">
        <du-seal state=${state} mute></du-seal>
        <div>
          <p>${n}. ${text}</p>
          <p class="muted">${proof}</p>
        </div>
      </li>`;
    return html`<div class="stack">
      <ol class="bare four">
        ${line(
          'sealed',
          1,
          msg('Before a round, every player locks a secret in a sealed box.'),
          seats > 0
            ? msg(str`Nobody can bid before all ${seats} seals are there.`)
            : msg('Nobody can bid before all seals are there.'),
        )}
        ${line(
          'sealed',
          2,
          msg('Everyone’s secrets are mixed, so nobody can choose the dice, not even who opened the table.'),
          msg('Your part is in every roll.'),
        )}
        ${line(
          'checked',
          3,
          msg('When the cups are lifted, the boxes are opened.'),
          msg('Each box must match its seal, or the player is named.'),
        )}
        ${line(
          'checked',
          4,
          msg('Your device rolls the same dice again from those secrets.'),
          checked > 0
            ? msg(str`${checked} steps of this game are checked on this device.`)
            : msg('It believes nobody, and looks for itself.'),
        )}
      </ol>
      <slot></slot>
      <details>
        <summary>${msg('What this cannot show')}<wa-icon name="chevron-down"></wa-icon></summary>
        <ul>
          <li>${msg('Friends who tell each other their dice.')}</li>
          <li>${msg('Somebody who looks over a shoulder.')}</li>
          <li>${msg('Why a player leaves instead of opening. That they did is in the record.')}</li>
          <li>${msg('A changed app on a phone that shows its own player something else.')}</li>
        </ul>
      </details>
    </div>`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-fair-panel': DuFairPanel;
  }
}
