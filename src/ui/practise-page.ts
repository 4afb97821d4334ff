// ui/practise-page.ts: a table of bots on this device; it needs no network and starts at once.
import '@awesome.me/webawesome/dist/components/button/button.js';
import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { House } from '../core/house.ts';
import { gameById } from '../games/catalogue.ts';
import type { Listing, Options } from '../games/play.ts';
import type { Choice, ChoiceEvent } from './choice.ts';
import './choice.ts';
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

/** What suits one person who learns a game among bots, where it can be chosen: no clock, and no cards to write first. */
const calm: Options = { window: 'everybody', blankCards: 0 };
const learning = (game: Listing | undefined): Options => ({
  ...game?.defaults,
  ...Object.fromEntries(
    (game?.options ?? []).flatMap(({ key, values }) =>
      values.flatMap(({ value }) => (value === calm[key] ? [[key, value]] : [])),
    ),
  ),
});

@localized()
@customElement('du-practise-page')
export class DuPractisePage extends LitElement {
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
  @state() private options: Options = learning(allGames[0]);
  @state() private bots = 3;
  @state() private busy = false;
  @state() private failed = false;
  @query('du-name-field') private nameField!: DuNameField;

  async #start(): Promise<void> {
    const name = this.nameField.take() ?? msg('Guest');
    if (this.busy || this.game === undefined) return;
    this.busy = true;
    this.failed = false;
    try {
      this.dispatchEvent(new SeatedEvent(await this.house.practise(this.game.id, this.options, name, this.bots)));
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
    this.options = learning(game);
    this.bots = Math.min(this.bots, game.seats.max - 1);
  };
  override render(): TemplateResult {
    const { game } = this;
    const least = Math.max(1, (game?.seats.min ?? 2) - 1);
    const most = Math.min(5, (game?.seats.max ?? 6) - 1);
    const counts: Choice[] = [];
    for (let n = least; n <= most; n++) counts.push({ value: n, name: String(n) });
    return html`<du-frame heading=${msg('Practise against bots')}>
      <div class="stack">
        <p class="muted">${msg('On this device alone, without a connection. Nothing is at stake.')}</p>
        <du-name-field optional .settings=${this.settings} @du-enter=${() => void this.#start()}></du-name-field>
        ${
          allGames.length > 1
            ? html`<du-game-picker .value=${game?.id ?? ''} @du-choice=${this.#pick}></du-game-picker>`
            : nothing
        }
        <du-choice
          name=${msg('How many bots?')}
          .choices=${counts}
          .value=${this.bots}
          @du-choice=${(event: ChoiceEvent) => {
            this.bots = Number(event.value);
          }}
        ></du-choice>
        ${
          game === undefined
            ? nothing
            : html`<du-house-rules
                .game=${game}
                .options=${this.options}
                @du-rules=${(event: RulesEvent) => {
                  this.options = event.options;
                }}
              ></du-house-rules>`
        }
        ${
          this.failed
            ? html`<p class="notice wrong" role="alert">
                ${msg('The game could not be started. Please try once more.')}
              </p>`
            : nothing
        }
      </div>
      <div slot="actions">
        <wa-button variant="brand" .loading=${this.busy} @click=${() => void this.#start()}
          >${game === undefined ? msg('Play now') : msg(str`Play ${game.name} now`)}</wa-button
        >
      </div>
    </du-frame>`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-practise-page': DuPractisePage;
  }
}
