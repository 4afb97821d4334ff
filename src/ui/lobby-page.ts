// ui/lobby-page.ts: before the game: invite, see who is there, agree on the rules, get ready, start.
import '@awesome.me/webawesome/dist/components/button/button.js';
import '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import '@awesome.me/webawesome/dist/components/icon/icon.js';
import '@awesome.me/webawesome/dist/components/switch/switch.js';
import type WaDialog from '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import { localized, msg, str } from '@lit/localize';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Chair } from '../core/chair.ts';
import type { Lobby } from '../core/gathering.ts';
import type { House } from '../core/house.ts';
import type { Result } from '../core/result.ts';
import { gameById } from '../games/catalogue.ts';
import type { Listing, Options } from '../games/play.ts';
import { fetchAhead } from './ahead.ts';
import { LeaveEvent, NoticeEvent } from './events.ts';
import './frame.ts';
import type { RulesEvent } from './house-rules.ts';
import './invitation.ts';
import { lobbyLook } from './lobby-look.ts';
import { lobbyActions } from './lobby-actions.ts';
import { changedWords, refusedWords } from './lobby-words.ts';
import { look } from './look.ts';
import './name-field.ts';
import type { DuNameField } from './name-field.ts';
import './seat-list.ts';
import type { SeatWish, SeatWishEvent } from './seat-list.ts';
import type { SettingsStore } from './settings.ts';
import { changedRules } from './shelf.ts';
import './table-sign.ts';
import { watcherList, watcherLook } from './watchers.ts';
import { watchRow, watchWords } from './watch-row.ts';

@localized()
@customElement('du-lobby-page')
export class DuLobbyPage extends LitElement {
  static override styles = [look, lobbyLook, watcherLook];
  @property({ attribute: false }) house!: House;
  @property({ attribute: false }) chair!: Chair;
  @property({ attribute: false }) lobby!: Lobby;
  @property({ attribute: false }) settings!: SettingsStore;
  @state() private editing = false;
  @state() private busy = false;
  /** The rules in the dialog, before they are agreed on. */
  @state() private draft: Options | null = null;
  @query('.rules-dialog') private rulesDialog!: WaDialog;
  @query('.name-dialog') private nameDialog!: WaDialog;
  @query('du-name-field') private nameField!: DuNameField;

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('lobby') && changed.get('lobby')?.game !== this.lobby.game) void this.#prepare();
  }
  async #prepare(): Promise<void> {
    await fetchAhead(this.lobby.game);
    const rehearsal = await import('./rehearsal.ts').catch(() => null); // it only saves time
    const { house, chair, settings } = this;
    await rehearsal?.rehearse({ house, chair, settings, lobby: () => (this.isConnected ? this.lobby : null) });
  }
  /** The dialog's rules are fetched with the first look at them. */
  async #edit(): Promise<void> {
    try {
      await import('./house-rules.ts');
    } catch {
      this.dispatchEvent(new NoticeEvent(refusedWords('')));
      return;
    }
    this.draft = this.lobby.options;
    this.rulesDialog.open = true;
  }
  async #wish(wish: Promise<Result<null, string>>): Promise<boolean> {
    try {
      const done = await wish;
      if (!done.ok) this.dispatchEvent(new NoticeEvent(refusedWords(done.fault)));
      return done.ok;
    } catch {
      this.dispatchEvent(new NoticeEvent(refusedWords('')));
      return false;
    }
  }
  async #start(anyway: boolean): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    await this.#wish(this.chair.start(anyway));
    this.busy = false;
  }
  readonly #seatWish = (event: SeatWishEvent): void => {
    const { wish }: { wish: SeatWish } = event;
    void this.#wish(wish.kind === 'move' ? this.chair.move(wish.key, wish.to) : this.chair.remove(wish.key));
  };
  async #rename(): Promise<void> {
    const name = this.nameField.take();
    if (name !== null && (await this.#wish(this.chair.rename(name)))) this.nameDialog.open = false;
  }
  async #change(): Promise<void> {
    const options = this.draft;
    if (options === null) return;
    if (await this.#wish(this.chair.change(this.lobby.game, options))) this.rulesDialog.open = false;
  }
  #rules(game: Listing | undefined): TemplateResult {
    const { lobby } = this;
    const own = game === undefined ? [] : changedRules(game, lobby.options);
    const changed = lobby.changed?.what === 'rules' ? changedWords(lobby) : null;
    return html`<section class="tight" aria-labelledby="rules">
      <div class="row spread">
        <h2 id="rules">${msg('Rules')}</h2>
        ${
          lobby.opener
            ? html`<wa-button class="quiet" appearance="outlined" @click=${() => void this.#edit()}
                >${msg('Change')}</wa-button
              >`
            : html`<a href="#/rules/${lobby.game}">${msg('Read them')}</a>`
        }
      </div>
      ${
        own.length === 0
          ? html`<p class="muted">${msg(str`${game?.name ?? lobby.game} as usual.`)}</p>`
          : html`<ul class="bare chips">
              ${own.map((rule) => html`<li>${rule}</li>`)}
            </ul>`
      }
      ${changed === null ? nothing : html`<p class="small muted">${changed}</p>`}
    </section>`;
  }
  #seats(game: Listing | undefined): TemplateResult {
    const { lobby } = this;
    const most = game?.seats.max ?? lobby.seats.length;
    const changed = lobby.changed?.what === 'rules' ? null : changedWords(lobby);
    return html`<section class="tight" aria-labelledby="seats">
      <div class="row spread">
        <h2 id="seats">${msg('At the table')}</h2>
        <wa-button
          class="quiet"
          appearance="plain"
          @click=${() => {
            this.nameDialog.open = true;
          }}
          ><wa-icon slot="start" name="pencil"></wa-icon>${msg('My name')}</wa-button
        >
      </div>
      <du-seat-list
        .lobby=${lobby}
        .most=${most}
        .edit=${this.editing && lobby.opener}
        @du-seat-wish=${this.#seatWish}
      ></du-seat-list>
      ${changed === null ? nothing : html`<p class="small muted">${changed}</p>`}
      <div class="row">
        ${
          lobby.seats.length < most && lobby.seats.some((s) => s.mine)
            ? html`<wa-button class="quiet" appearance="outlined" @click=${() => void this.#wish(this.chair.addBot())}
                ><wa-icon slot="start" name="bot"></wa-icon>${msg('Add a bot')}</wa-button
              >`
            : nothing
        }
        ${
          lobby.opener && lobby.seats.length + lobby.watchers.length > 1
            ? html`<wa-button
                class="quiet"
                appearance="outlined"
                aria-pressed=${this.editing}
                @click=${() => {
                  this.editing = !this.editing;
                }}
                >${this.editing ? msg('Done') : msg('Move or remove')}</wa-button
              >`
            : nothing
        }
      </div>
      ${
        lobby.opener && lobby.code !== null
          ? html`<wa-switch
                .checked=${lobby.locked}
                @change=${(event: Event) => {
                  void this.#wish(this.chair.lock((event.target as HTMLInputElement).checked));
                }}
                >${msg('Locked: nobody else can join')}</wa-switch
              >
              ${watchRow(lobby.watch, (may) => void this.#wish(this.chair.allowWatching(may)))}`
          : lobby.code === null
            ? nothing
            : html`<p class="small muted">
                ${lobby.watch ? `${msg('Others may watch')}. ` : ''}${watchWords(lobby.watch)}
              </p>`
      }
    </section>`;
  }
  #actions(game: Listing | undefined): TemplateResult {
    return lobbyActions(this.lobby, game, {
      busy: this.busy,
      ready: (yes) => void this.#wish(this.chair.ready(yes)),
      start: (anyway) => void this.#start(anyway),
      sit: (yes) => void this.#wish(this.chair.sit(yes)),
      openAnew: () => void this.chair.again(),
      say: (text) => this.dispatchEvent(new NoticeEvent(text)),
    });
  }
  #dialogs(game: Listing | undefined): TemplateResult {
    return html`<wa-dialog class="rules-dialog" label=${msg('Rules of this table')}>
        ${
          game === undefined || this.draft === null
            ? nothing
            : html`<du-house-rules
                .game=${game}
                .options=${this.draft}
                @du-rules=${(event: RulesEvent) => {
                  this.draft = event.options;
                }}
              ></du-house-rules>`
        }
        <wa-button slot="footer" variant="brand" @click=${() => void this.#change()}
          >${msg('Use these rules')}</wa-button
        >
      </wa-dialog>
      <wa-dialog class="name-dialog" label=${msg('My name')}>
        <du-name-field .settings=${this.settings} @du-enter=${() => void this.#rename()}></du-name-field>
        <wa-button slot="footer" variant="brand" @click=${() => void this.#rename()}>${msg('Use this name')}</wa-button>
      </wa-dialog>`;
  }
  override render(): TemplateResult {
    const { lobby } = this;
    const game = gameById(lobby.game);
    const people = lobby.seats.filter((s) => s.bot === null);
    const name = game?.name ?? lobby.game;
    return html`<du-frame wide heading=${msg(str`${name}: the table gathers`)}>
        <wa-button
          slot="tools"
          class="icon"
          appearance="plain"
          @click=${() => {
            this.dispatchEvent(new LeaveEvent());
          }}
          ><wa-icon name="leave" label=${msg('Leave the table')}></wa-icon
        ></wa-button>
        <div class="columns ${lobby.opener ? 'opener' : 'guest'}">
          ${
            lobby.code === null || lobby.link === null
              ? nothing
              : html`<div class="invite stack">
                  <du-invitation
                    ?opener=${lobby.opener}
                    .code=${lobby.code}
                    .link=${lobby.link}
                    .game=${name}
                  ></du-invitation>
                  <p class="muted small row hint">
                    <wa-icon name="call"></wa-icon
                    ><span
                      >${msg('Not in one room? Start a call, then play: hearing each other is half the fun.')}</span
                    >
                  </p>
                </div>`
          }
          <div class="stack main">
            ${this.#seats(game)}${watcherList(
              lobby.watchers,
              msg('gets the next seat'),
              this.editing && lobby.opener ? (key) => void this.#wish(this.chair.remove(key)) : null,
            )}${this.#rules(game)}
            ${people.length > 1 ? html`<du-table-sign .sign=${lobby.sign}></du-table-sign>` : nothing}
          </div>
        </div>
        <div slot="actions">${this.#actions(game)}</div>
      </du-frame>
      ${this.#dialogs(game)}`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-lobby-page': DuLobbyPage;
  }
}
