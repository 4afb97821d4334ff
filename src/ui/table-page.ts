// ui/table-page.ts: the table while a game runs: bar, board, log, and what lies in the drawer. The board is the game's own.
import '@awesome.me/webawesome/dist/components/button/button.js';
import '@awesome.me/webawesome/dist/components/drawer/drawer.js';
import '@awesome.me/webawesome/dist/components/icon/icon.js';
import { localized, msg, str } from '@lit/localize';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Chair, Scene } from '../core/chair.ts';
import type { House } from '../core/house.ts';
import type { Plain } from '../core/plain.ts';
import { gameById } from '../games/catalogue.ts';
import { views } from '../games/views.ts';
import type { Announcer } from './announcer.ts';
import type { DuCheckRecord } from './check-record.ts';
import { LeaveEvent, NoticeEvent } from './events.ts';
import { wordsOf } from './game-words.ts';
import './log-panel.ts';
import { look } from './look.ts';
import { saveRecord } from './record-file.ts';
import type { AfterEvent } from './result-panel.ts';
import './result-panel.ts';
import type { SettingsStore } from './settings.ts';
import { sheetTitle, watchingWords, type Sheet } from './table-words.ts';
import { tableLook } from './table-look.ts';
import type { Invitation } from './table-menu.ts';
import { fetchSheet, sheetBody } from './table-sheets.ts';
import { Told, type Board } from './told.ts';
import type { GoOnEvent } from './waiting-bar.ts';
import './waiting-bar.ts';
import type { SitEvent } from './watch-line.ts';
import './watch-line.ts';

@localized()
@customElement('du-table-page')
export class DuTablePage extends LitElement {
  static override styles = [look, tableLook];
  @property({ attribute: false }) house!: House;
  @property({ attribute: false }) chair!: Chair;
  @property({ attribute: false }) scene!: Scene;
  @property({ attribute: false }) feed: readonly Plain[] = [];
  @property({ attribute: false }) announcer!: Announcer;
  @property({ attribute: false }) settings!: SettingsStore;
  @property({ attribute: false }) invitation: Invitation | null = null;
  @state() private board: Board | null = null;
  @state() private broken = false;
  @state() private sheet: Sheet | null = null;
  /** The result lies over the board, once the last moment there has been seen. */
  @state() private result = false;
  @state() private busy = false;
  readonly #told = new Told(this);
  @query('du-check-record') private checker!: DuCheckRecord | null;

  constructor() {
    super();
    this.addController({
      hostConnected: () => {
        document.addEventListener('keydown', this.#key);
      },
      hostDisconnected: () => {
        document.removeEventListener('keydown', this.#key);
      },
    });
  }
  /** To what can be done now; for the skip link. */
  focusActions(): void {
    this.board?.focusActions?.();
  }
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('scene')) return;
    const before = changed.get('scene');
    if (before?.game !== this.scene.game) void this.#load(this.scene.game);
    if (this.scene.end === null) this.result = false;
    // Who comes back to a finished game has nothing left to watch.
    if (this.scene.end !== null && before === undefined) this.result = true;
    this.#feedBoard();
  }
  protected override updated(changed: PropertyValues<this>): void {
    const ended = changed.has('scene') && this.scene.end !== null && changed.get('scene')?.end === null;
    if (ended) void this.#ended();
    this.#tell();
  }
  readonly #tell = (): void => {
    void this.#told.tell(this.board, this.scene, this.feed);
  };
  async #load(game: string): Promise<void> {
    const view = views[game];
    this.broken = view === undefined;
    if (view === undefined) return;
    try {
      await view.board();
    } catch {
      this.broken = true;
      return;
    }
    this.board = document.createElement(view.tag) as Board;
    this.#feedBoard();
  }
  #feedBoard(): void {
    if (this.board === null) return;
    this.board.scene = this.scene;
    this.board.shortcuts = this.settings.now.shortcuts;
  }
  async #ended(): Promise<void> {
    await this.board?.updateComplete;
    if (this.board?.busy !== true) this.result = true;
  }
  readonly #key = (event: KeyboardEvent): void => {
    const typing = event.composedPath()[0] instanceof HTMLInputElement;
    if (!this.settings.now.shortcuts || typing || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'l' || event.key === 'L') this.#open('log');
    else if (event.key === 'r' || event.key === 'R') this.announcer.say(this.announcer.last, 'urgent');
    else return;
    event.preventDefault();
  };
  #open(sheet: Sheet): void {
    this.sheet = sheet;
    void fetchSheet(sheet).catch(() =>
      this.#notice(msg('This could not be loaded. Check the connection and try again.')),
    );
  }
  readonly #move = async (event: HTMLElementEventMap['du-move']): Promise<void> => {
    try {
      const done = await this.chair.answer(event.step, event.move);
      if (!done.ok) this.#notice((await wordsOf(this.scene.game)).whyNot(done.fault));
    } catch {
      this.#notice(msg('Your move could not be made. Please try once more.'));
    }
  };
  #notice(text: string): void {
    this.dispatchEvent(new NoticeEvent(text));
  }
  readonly #goOn = (event: GoOnEvent): void => {
    void this.chair.goOnWithout(event.seats, event.yes);
  };
  readonly #after = (event: AfterEvent): void => {
    switch (event.wish) {
      case 'again':
        return void this.#again();
      case 'save':
        return void this.#save();
      case 'leave':
        return void this.dispatchEvent(new LeaveEvent());
      case 'table':
        this.result = false;
        return;
      case 'how':
        this.#open('how');
        return;
      default:
        return event.wish satisfies never;
    }
  };
  readonly #sit = (event: SitEvent): void => {
    void this.chair.sit(event.yes);
  };
  async #again(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await this.chair.again();
    } catch {
      this.#notice(msg('A new game could not be opened. Please try once more.'));
    } finally {
      this.busy = false;
    }
  }
  async #save(): Promise<void> {
    try {
      saveRecord(await this.chair.record(), this.scene.game);
    } catch {
      this.#notice(msg('The record could not be saved here.'));
    }
  }
  async #checkMyself(): Promise<void> {
    const record = await this.chair.record().catch(() => null);
    if (record !== null) await this.checker?.check(record);
  }
  #sheetBody(): TemplateResult | typeof nothing {
    const { scene, house, chair, invitation } = this;
    const acts = { check: () => void this.#checkMyself(), save: () => void this.#save() };
    return sheetBody(this.sheet, { scene, house, chair, invitation, feed: this.#told.feed, ...acts });
  }
  #tool(sheet: Sheet, icon: string, label: string): TemplateResult {
    return html`<wa-button
      class="icon ${sheet}"
      appearance="outlined"
      @click=${() => {
        this.#open(sheet);
      }}
      ><wa-icon name=${icon} label=${label}></wa-icon
    ></wa-button>`;
  }
  /** How many look on, in a corner; their names are in the menu. */
  #eyes(): TemplateResult | typeof nothing {
    const n = this.scene.watchers.length;
    if (n === 0) return nothing;
    return html`<span class="eyes muted small"
      ><wa-icon name="eye"></wa-icon><span aria-hidden="true">${n}</span
      ><span class="hidden">${n === 1 ? msg('1 watches') : msg(str`${n} watch`)}</span></span
    >`;
  }
  #bar(): TemplateResult {
    const name = gameById(this.scene.game)?.name ?? this.scene.game;
    const { round } = this.#told;
    return html`<header>
      <h1 ?data-long=${name.length > 10}>
        ${name}${round === '' ? nothing : html` <span class="round"><i>·</i> ${round}</span>`}
      </h1>
      ${this.#eyes()}${this.#tool('rules', 'question', msg('Rules'))}${this.#tool('log', 'log', msg('What happened'))}
      ${this.#tool('menu', 'menu', msg('Menu'))}
    </header>`;
  }
  #banners(): TemplateResult {
    const { scene } = this;
    const waits = this.result || scene.end === null;
    return html`<du-watch-line .scene=${scene} @du-sit=${this.#sit}></du-watch-line
      ><du-waiting-bar .scene=${scene} @du-go-on=${this.#goOn}></du-waiting-bar> ${
        scene.watching === null ? nothing : html`<p class="notice wrong flat">${watchingWords(scene.watching)}</p>`
      }
      ${
        waits || this.board?.busy === true
          ? nothing
          : html`<div class="over">
              <strong>${msg('The game is over.')}</strong>
              <wa-button
                class="quiet"
                variant="brand"
                @click=${() => {
                  this.result = true;
                }}
                >${msg('See the result')}</wa-button
              >
            </div>`
      }`;
  }
  override render(): TemplateResult {
    const { scene } = this;
    const end = this.result ? scene.end : null;
    return html`${this.#bar()}${this.#banners()}
      <div class="table" @du-sit=${this.#sit}>
        <div
          class="board"
          ?hidden=${end !== null}
          @du-move=${this.#move}
          @du-verdict=${this.#tell}
          @du-shown=${() => {
            this.result = scene.end !== null;
            this.#tell();
          }}
          @du-wish=${(event: HTMLElementEventMap['du-wish']) => {
            this.#open(event.wish === 'how' ? 'how' : 'rules');
          }}
        >
          ${
            this.board ??
            html`<p class="loading muted">
              ${this.broken ? msg('This page does not know this game. Load it anew.') : msg('Setting the table …')}
            </p>`
          }
        </div>
        ${
          end !== null
            ? html`<du-result-panel
                .scene=${scene}
                .end=${end}
                .feed=${this.feed}
                @du-after=${this.#after}
              ></du-result-panel>`
            : nothing
        }
        <aside aria-label=${msg('What happened')}>
          <h2>${msg('What happened')}</h2>
          <du-log-panel .scene=${scene} .feed=${this.#told.feed}></du-log-panel>
        </aside>
      </div>
      <wa-drawer
        label=${sheetTitle(this.sheet)}
        .open=${this.sheet !== null}
        .lightDismiss=${true}
        @wa-after-hide=${(event: Event) => {
          if (event.target === event.currentTarget) this.sheet = null;
        }}
        @du-after=${this.#after}
        >${this.#sheetBody()}</wa-drawer
      >`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-table-page': DuTablePage;
  }
}
