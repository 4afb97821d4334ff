// ui/create-page.ts: opens a table for friends: which game, by which house rules, under which name.
import '@awesome.me/webawesome/dist/components/button/button.js';
import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { House } from '../core/house.ts';
import type { Listing, Options } from '../games/play.ts';
import { gameById } from '../games/catalogue.ts';
import type { ChoiceEvent } from './choice.ts';
import { SeatedEvent } from './events.ts';
import './frame.ts';
import './game-picker.ts';
import './house-rules.ts';
import type { RulesEvent } from './house-rules.ts';
import { look } from './look.ts';
import './name-field.ts';
import type { DuNameField } from './name-field.ts';
import type { SettingsStore } from './settings.ts';
import { allGames } from './shelf.ts';
import { watchRow } from './watch-row.ts';

@localized()
@customElement('du-create-page')
export class DuCreatePage extends LitElement {
  static override styles = [
    look,
    css`
      .stack {
        gap: var(--du-space-3);
      }
    `,
  ];
  @property({ attribute: false }) house!: House;
  @property({ attribute: false }) settings!: SettingsStore;
  @state() private game: Listing | undefined = allGames[0];
  @state() private options: Options = allGames[0]?.defaults ?? {};
  @state() private watch = true;
  @state() private busy = false;
  @state() private failed = false;
  @query('du-name-field') private nameField!: DuNameField;

  async #open(): Promise<void> {
    const name = this.nameField.take();
    if (name === null || this.busy || this.game === undefined) return;
    this.busy = true;
    this.failed = false;
    try {
      this.dispatchEvent(new SeatedEvent(await this.house.open(this.game.id, this.options, name, this.watch)));
    } catch {
      this.failed = true;
    } finally {
      this.busy = false;
    }
  }
  readonly #pick = (event: ChoiceEvent): void => {
    const game = gameById(String(event.value));
    if (game === undefined) return;
    this.game = game;
    this.options = game.defaults;
  };
  override render(): TemplateResult {
    return html`<du-frame heading=${msg('Start a table')}>
      <div class="stack">
        <du-name-field .settings=${this.settings} @du-enter=${() => void this.#open()}></du-name-field>
        <du-game-picker .value=${this.game?.id ?? ''} @du-choice=${this.#pick}></du-game-picker>
        ${
          this.game === undefined
            ? nothing
            : html`<du-house-rules
                .game=${this.game}
                .options=${this.options}
                @du-rules=${(event: RulesEvent) => {
                  this.options = event.options;
                }}
              ></du-house-rules>`
        }
        ${watchRow(this.watch, (may) => {
          this.watch = may;
        })}
        <p class="muted small">${msg('All of this can still be changed at the table, until the game starts.')}</p>
        ${this.busy ? html`<p class="muted" role="status">${msg('Your table is being opened; in a moment it has its code.')}</p>` : nothing}
        ${
          this.failed
            ? html`<p class="notice wrong" role="alert">
                ${msg('The table could not be opened. Check the connection and try again.')}
              </p>`
            : nothing
        }
      </div>
      <div slot="actions">
        <wa-button variant="brand" .loading=${this.busy} @click=${() => void this.#open()}
          >${msg('Open the table')}</wa-button
        >
      </div>
    </du-frame>`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-create-page': DuCreatePage;
  }
}
