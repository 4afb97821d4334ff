// ui/house-rules.ts: the house rules of a game: a preset first, then every single rule with what it means.
import '@awesome.me/webawesome/dist/components/icon/icon.js';
import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Listing, Options } from '../games/play.ts';
import './choice.ts';
import type { ChoiceEvent } from './choice.ts';
import { look } from './look.ts';
import { changedRules, presetLike, presetsOf, type Preset } from './shelf.ts';

export class RulesEvent extends Event {
  readonly options: Options;
  constructor(options: Options) {
    super('du-rules', { bubbles: true, composed: true });
    this.options = options;
  }
}
const own = 'own';

@localized()
@customElement('du-house-rules')
export class DuHouseRules extends LitElement {
  static override styles = [
    look,
    css`
      details {
        border: 1px solid var(--du-line);
        border-radius: var(--du-radius);
        background: var(--du-panel);
      }
      summary {
        display: flex;
        align-items: center;
        gap: var(--du-space);
        min-block-size: var(--du-target-action);
        padding-inline: var(--du-space-2);
        border-radius: var(--du-radius);
        font-weight: 600;
        cursor: pointer;
      }
      summary wa-icon {
        margin-inline-start: auto;
        color: var(--du-muted);
      }
      details[open] summary wa-icon {
        rotate: 180deg;
      }
      .all {
        display: grid;
        gap: var(--du-space-3);
        padding: var(--du-space) var(--du-space-2) var(--du-space-3);
      }
      @media (min-width: 60rem) {
        .all {
          grid-template-columns: 1fr 1fr;
          gap: var(--du-space-3) var(--du-space-4);
        }
      }
    `,
  ];
  @property({ attribute: false }) game!: Listing;
  @property({ attribute: false }) options: Options = {};
  @state() private presets: readonly Preset[] = [];

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('game')) void this.#load(this.game.id);
  }
  async #load(game: string): Promise<void> {
    const presets = await presetsOf(game);
    if (this.game.id === game) this.presets = presets;
  }
  #set(options: Options): void {
    this.options = options;
    this.dispatchEvent(new RulesEvent(options));
  }
  readonly #preset = (event: ChoiceEvent): void => {
    event.stopPropagation();
    const preset = this.presets.find((p) => p.id === event.value);
    if (preset) this.#set(preset.options);
  };
  override render(): TemplateResult {
    const { game, options, presets } = this;
    const like = presetLike(presets, options);
    const changed = changedRules(game, options);
    const ways = presets.map((p) => ({ value: p.id, name: p.name, consequence: p.consequence }));
    const shown =
      like === undefined ? [...ways, { value: own, name: msg('Own rules'), consequence: changed.join(' · ') }] : ways;
    return html`<div class="stack">
      ${
        presets.length > 1
          ? html`<du-choice
              name=${msg('Rules')}
              .choices=${shown}
              .value=${like?.id ?? own}
              @du-choice=${this.#preset}
            ></du-choice>`
          : nothing
      }
      <details>
        <summary>${msg('Change single rules')}<wa-icon name="chevron-down"></wa-icon></summary>
        <div class="all">
          ${game.options.map(
            (spec) =>
              html`<du-choice
                name=${spec.name}
                .choices=${spec.values}
                .value=${options[spec.key] ?? game.defaults[spec.key] ?? null}
                @du-choice=${(event: ChoiceEvent) => {
                  event.stopPropagation();
                  this.#set({ ...options, [spec.key]: event.value });
                }}
              ></du-choice>`,
          )}
        </div>
      </details>
    </div>`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-house-rules': DuHouseRules;
  }
  interface HTMLElementEventMap {
    'du-rules': RulesEvent;
  }
}
