// ui/app.ts: the shell: which page is shown, who sits at which chair, and what is asked before a table is left.
import { localized, msg } from '@lit/localize';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { House } from '../core/house.ts';
import type { Chair } from '../core/chair.ts';
import { pageAnnouncer } from './announcer.ts';
import { appLook } from './app-look.ts';
import { dress } from './appearance.ts';
import type { DuAsk, Question } from './ask.ts';
import type { NoticeEvent, SeatedEvent } from './events.ts';
import { getLocale, setLocale, spoken } from './language.ts';
import { look } from './look.ts';
import type { Narrator } from './narrator.ts';
import { go, hashOf, routeNow, titleOf, type Route } from './route.ts';
import { SettingsStore } from './settings.ts';
import { Sitting } from './sitting.ts';
import './start-page.ts';
import { TurnMark } from './turn-mark.ts';

/** Everything beyond the start page is fetched when it is first opened. */
const pages: { readonly [at in Route['at']]: () => Promise<unknown> } = {
  start: () => Promise.resolve(),
  join: () => import('./join-page.ts'),
  new: () => import('./create-page.ts'),
  practise: () => import('./practise-page.ts'),
  table: () => Promise.all([import('./table-page.ts'), import('./lobby-page.ts')]),
  verify: () => import('./verify-page.ts'),
  rules: () => import('./rules-page.ts'),
  settings: () => import('./settings-page.ts'),
  doctor: () => import('./doctor-page.ts'),
};
/** How long a notice stays: long enough to read twice. */
const noticeStays = 5000;

@localized()
@customElement('du-app')
export class DuApp extends LitElement {
  static override styles = [look, appLook];
  @property({ attribute: false }) house!: House;
  @property({ attribute: false }) settings = new SettingsStore();
  /** Loads the new version of the page that has come; null: there is none. */
  @property({ attribute: false }) renew: (() => void) | null = null;
  @state() private route: Route = routeNow();
  @state() private ready = false;
  @state() private broken = false;
  @state() private notice = '';
  @state() private sitting: Sitting | null = null;
  @query('main') private main!: HTMLElement;
  readonly #announcer = pageAnnouncer();
  readonly #mark = new TurnMark();
  #narrator: Narrator | null = null;
  #noticed = 0;
  /** The goodbye to the table that was left last. */
  #gone: Promise<unknown> = Promise.resolve();
  #undress: () => void = () => undefined;

  constructor() {
    super();
    this.addController({ hostConnected: () => this.#come(), hostDisconnected: () => this.#go() });
  }
  #come(): void {
    addEventListener('hashchange', this.#moved);
  }
  #go(): void {
    this.#undress();
    removeEventListener('hashchange', this.#moved);
  }
  /** The element stands in the page before it is handed its house and settings; only then can a page be opened. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('settings')) {
      this.#undress();
      changed.get('settings')?.removeEventListener('change', this.#settled);
      this.settings.addEventListener('change', this.#settled);
      this.#undress = dress(this.settings);
      this.#settled();
    }
    if (changed.has('house')) void this.#open(routeNow());
  }
  protected override updated(changed: PropertyValues): void {
    // Told once: a browser takes the same language again for a new one, and styles the whole page anew.
    if (document.documentElement.lang !== getLocale()) document.documentElement.lang = getLocale();
    if (changed.has('route')) this.#mark.page(titleOf(this.route));
  }
  readonly #settled = (): void => {
    this.requestUpdate();
    const { language } = this.settings.now;
    if (spoken.includes(language) && language !== getLocale()) void setLocale(language).catch(() => undefined);
  };
  readonly #moved = (): void => {
    const to = routeNow();
    const elsewhere = to.at === 'join' || to.at === 'new' || to.at === 'practise';
    if (elsewhere && this.sitting?.running === true) {
      history.replaceState(null, '', hashOf({ at: 'table' }));
      void this.#leaveFor(to);
    } else void this.#open(to);
  };
  async #leaveFor(to: Route): Promise<void> {
    await this.#open({ at: 'table' });
    if (await this.#leave()) go(to);
  }
  async #open(route: Route): Promise<void> {
    const first = !this.hasUpdated;
    this.ready = route.at === 'start';
    this.broken = false;
    this.route = route;
    this.notice = '';
    if (route.at === 'table' && this.sitting === null) await this.#comeBack();
    try {
      await pages[route.at]();
    } catch {
      this.broken = true;
    }
    if (this.route !== route) return;
    this.ready = true;
    await this.updateComplete;
    if (!first) {
      scrollTo(0, 0);
      this.main.focus({ preventScroll: true });
    }
  }
  /** After a reload the player is at the table again without a question; with several tables the start page asks which. */
  async #comeBack(): Promise<void> {
    try {
      const open = await this.house.opened();
      const unfinished = open.filter((o) => o.at !== 'over');
      const candidates = unfinished.length > 0 ? unfinished : open;
      const only = candidates.length === 1 ? candidates[0] : undefined;
      const back = only && (await this.house.return(only.id));
      if (back?.ok) await this.#sit(back.value);
      else go({ at: 'start' }); // there the seat is offered, also for taking it over from another tab
    } catch {
      go({ at: 'start' });
    }
  }
  async #sit(chair: Chair): Promise<void> {
    this.sitting?.getUp();
    const { Narrator } = await import('./narrator.ts');
    const narrator = new Narrator(this.#announcer, this.#mark, this.settings);
    this.#narrator?.stop();
    this.#narrator = narrator;
    const sitting = new Sitting(chair, (before, now, news) => {
      this.requestUpdate();
      void narrator.tell(before, now, news);
    });
    this.sitting = sitting;
    await sitting.watch();
  }
  readonly #seated = (event: SeatedEvent): void => {
    void this.#sit(event.chair).then(() => {
      go({ at: 'table' });
    });
  };
  async #ask(question: Question): Promise<string | null> {
    await import('./ask.ts');
    const asker = this.renderRoot.querySelector<DuAsk>('du-ask');
    return asker === null ? null : asker.ask(question);
  }
  /** True when nobody sits at a table any more. */
  async #leave(): Promise<boolean> {
    const { sitting } = this;
    if (sitting === null) return true;
    if (sitting.running) {
      const answer = await this.#ask({
        title: msg('Leave this game?'),
        text: msg('The others play on without you, and you cannot come back into this game.'),
        answers: [
          { value: 'stay', label: msg('Stay') },
          { value: 'leave', label: msg('Leave the game') },
          ...(this.sitting?.invitation ? [{ value: 'watch', label: msg('Give up my seat and watch') }] : []),
        ],
      });
      if (answer === 'watch') void sitting.chair.giveUp();
      if (answer !== 'leave') return false;
    }
    sitting.getUp();
    this.#narrator?.stop();
    this.sitting = null;
    this.#gone = sitting.chair.leave().catch(() => undefined);
    return true;
  }
  readonly #leaving = (): void => {
    void this.#leave().then((left) => {
      if (left) go({ at: 'start' });
    });
  };
  readonly #noticing = (event: NoticeEvent): void => {
    this.notice = event.text;
    this.#announcer.say(event.text, 'game', 'notice');
    clearTimeout(this.#noticed);
    this.#noticed = window.setTimeout(() => {
      this.notice = '';
    }, noticeStays);
  };
  /** To what can be done now, where a page knows it. */
  #skip(): void {
    const table = this.main.querySelector('du-table-page');
    if (table) table.focusActions();
    else this.main.focus();
  }
  #page(): TemplateResult | typeof nothing {
    const { route, house, settings, sitting } = this;
    if (this.broken)
      return html`<div class="loading">
        <p>
          ${msg('This page could not be loaded. Check the connection and try again.')}
          <a href="#/">${msg('To the start page')}</a>
        </p>
      </div>`;
    if (!this.ready) return html`<div class="loading">${msg('One moment …')}</div>`;
    const { name } = settings.now;
    const seated = sitting !== null;
    switch (route.at) {
      case 'start':
        return html`<du-start-page
          .house=${house}
          .name=${name}
          .seated=${seated}
          .goodbye=${this.#gone}
        ></du-start-page>`;
      case 'join':
        return html`<du-join-page .house=${house} .settings=${settings} .code=${route.code}></du-join-page>`;
      case 'new':
        return html`<du-create-page .house=${house} .settings=${settings}></du-create-page>`;
      case 'practise':
        return html`<du-practise-page .house=${house} .settings=${settings}></du-practise-page>`;
      case 'verify':
        return html`<du-verify-page .house=${house} .seated=${seated}></du-verify-page>`;
      case 'rules':
        return html`<du-rules-page .game=${route.game} .anchor=${route.anchor} .seated=${seated}></du-rules-page>`;
      case 'settings':
        return html`<du-settings-page .house=${this.house} .settings=${settings} .seated=${seated}></du-settings-page>`;
      case 'doctor':
        return html`<du-doctor-page .house=${house} .seated=${seated}></du-doctor-page>`;
      case 'table':
        return this.#table();
      default:
        return route satisfies never;
    }
  }
  #table(): TemplateResult {
    const scene = this.sitting?.scene ?? null;
    if (this.sitting === null || scene === null) return html`<div class="loading">${msg('Setting the table …')}</div>`;
    const { chair, feed } = this.sitting;
    return scene.at === 'gathering'
      ? html`<du-lobby-page
          .house=${this.house}
          .chair=${chair}
          .lobby=${scene}
          .settings=${this.settings}
        ></du-lobby-page>`
      : html`<du-table-page
          .house=${this.house}
          .chair=${chair}
          .scene=${scene}
          .feed=${feed}
          .announcer=${this.#announcer}
          .invitation=${this.sitting.invitation}
          .settings=${this.settings}
        ></du-table-page>`;
  }
  override render(): TemplateResult {
    return html`<a
        class="skip"
        href="#/"
        @click=${(event: Event) => {
          event.preventDefault();
          this.#skip();
        }}
        >${msg('Skip to the page')}</a
      >
      <main
        tabindex="-1"
        @du-seated=${this.#seated}
        @du-leave=${this.#leaving}
        @du-notice=${this.#noticing}
        @du-say=${(e: HTMLElementEventMap['du-say']) => {
          this.#announcer.say(e.text, 'urgent');
        }}
      >
        ${this.#page()}
      </main>
      ${this.notice === '' ? nothing : html`<div class="notice-line" aria-hidden="true">${this.notice}</div>`}
      ${
        this.renew === null || this.sitting !== null
          ? nothing
          : html`<div class="renew" role="status">
              <span>${msg('There is a new version of this page.')}</span>
              <button @click=${this.renew}>${msg('Load it')}</button>
            </div>`
      }
      <du-ask></du-ask>`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-app': DuApp;
  }
}
