// ui/fair-panel.ts: "How do I know it was fair?": four sentences in plain words, with the evidence of a round of the game
// at whose table it stands, and what no such check can show.
import '@awesome.me/webawesome/dist/components/button/button.js';
import '@awesome.me/webawesome/dist/components/icon/icon.js';
import { localized, msg } from '@lit/localize';
import { css, html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Chair, Scene } from '../core/chair.ts';
import type { RoundEvidence } from '../core/verdict.ts';
import { gameById } from '../games/catalogue.ts';
import { namesOf } from '../parts/player-name.ts';
import { roundTitle, roundToTell } from './evidence-words.ts';
import './four-sentences.ts';
import { look } from './look.ts';

@localized()
@customElement('du-fair-panel')
export class DuFairPanel extends LitElement {
  static override styles = [
    look,
    css`
      .which {
        display: flex;
        align-items: center;
        gap: var(--du-space);
      }
      .which h3 {
        flex: 1;
        font-size: var(--du-size-l);
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
    `,
  ];
  /** The table whose rounds are told; without one the sentences are told in general. */
  @property({ attribute: false }) chair: Chair | null = null;
  @property({ attribute: false }) scene: Scene | null = null;
  @property({ type: Boolean, reflect: true }) wide = false;
  @state() private rounds: readonly RoundEvidence[] = [];
  /** Looked for by the player; null: the one that matters now. */
  @state() private chosen: number | null = null;
  #asking = false;

  protected override updated(changed: PropertyValues<this>): void {
    const before = changed.get('scene');
    if (changed.has('chair') || (changed.has('scene') && before?.step !== this.scene?.step)) void this.#ask();
  }
  /** One question at a time: the answer is of the newest step there is then. */
  async #ask(): Promise<void> {
    const { chair } = this;
    if (!chair || this.#asking) return;
    this.#asking = true;
    const step = this.scene?.step;
    try {
      this.rounds = await chair.evidence();
    } catch {
      // The general sentences stay.
    } finally {
      this.#asking = false;
    }
    if (this.isConnected && this.scene?.step !== step) await this.#ask();
  }
  #which(at: number): TemplateResult {
    const { rounds } = this;
    const round = rounds[at];
    if (!round) return html``;
    const turn = (by: number, icon: string, label: string): TemplateResult =>
      html`<wa-button
        class="icon"
        appearance="outlined"
        ?disabled=${!rounds[at + by]}
        @click=${() => {
          this.chosen = at + by;
        }}
        ><wa-icon name=${icon} label=${label}></wa-icon
      ></wa-button>`;
    return html`<div class="which">
      <h3>${roundTitle(round)}</h3>
      ${turn(-1, 'chevron-left', msg('The round before'))}${turn(1, 'chevron-right', msg('The round after'))}
    </div>`;
  }
  override render(): TemplateResult {
    const { rounds, scene } = this;
    const at = Math.min(this.chosen ?? roundToTell(rounds), rounds.length - 1);
    const round = rounds[at] ?? null;
    return html`<div class="stack">
      ${this.#which(at)}
      <du-four-sentences
        .round=${round}
        .names=${scene ? namesOf(scene) : String}
        .me=${scene?.me ?? null}
        .seats=${scene?.seats.length ?? 0}
        ?cards=${scene !== null && gameById(scene.game)?.cards === true}
        .wide=${this.wide}
      ></du-four-sentences>
      <slot></slot>
      <details>
        <summary>${msg('What this cannot show')}<wa-icon name="chevron-down"></wa-icon></summary>
        <ul>
          <li>${msg('Friends who tell each other what they hold.')}</li>
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
