// ui/settings-page.ts: name, look, sound, shortcuts, connection. Everything applies at once, also in the middle of a game.
import '@awesome.me/webawesome/dist/components/button/button.js';
import '@awesome.me/webawesome/dist/components/input/input.js';
import type WaInput from '@awesome.me/webawesome/dist/components/input/input.js';
import '@awesome.me/webawesome/dist/components/switch/switch.js';
import '@awesome.me/webawesome/dist/components/textarea/textarea.js';
import type WaTextarea from '@awesome.me/webawesome/dist/components/textarea/textarea.js';
import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { House } from '../core/house.ts';
import './arithmetic-note.ts';
import './choice.ts';
import type { Choice, ChoiceEvent } from './choice.ts';
import { NoticeEvent } from './events.ts';
import './frame.ts';
import { getLocale, spoken } from './language.ts';
import { look } from './look.ts';
import { longestName } from './name-field.ts';
import { isMeeting, mostMeetings, type Settings, type SettingsStore } from './settings.ts';

/** A language by its own name. */
const languageName = (locale: string): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;

@localized()
@customElement('du-settings-page')
export class DuSettingsPage extends LitElement {
  static override styles = [
    look,
    css`
      .page {
        display: grid;
        gap: var(--du-space-3);
      }
      section {
        display: grid;
        gap: var(--du-space-2);
        align-content: start;
      }
      @media (min-width: 60rem) {
        .page {
          display: block;
          columns: 2;
          column-gap: var(--du-space-3);
        }
        section {
          break-inside: avoid;
          margin-block-end: var(--du-space-3);
        }
      }
    `,
  ];
  @property({ attribute: false }) house!: House;
  @property({ attribute: false }) settings!: SettingsStore;
  /** Sits at a table: the way back leads there. */
  @property({ type: Boolean }) seated = false;
  /** Fields whose last text was no address. */
  @state() private refused: ReadonlySet<keyof Settings> = new Set();

  #set(change: Partial<Settings>): void {
    this.settings.set(change);
    this.requestUpdate();
  }
  #choice<K extends Exclude<keyof Settings, 'meetings'>>(
    key: K,
    name: string,
    choices: readonly (Choice & { value: Settings[K] })[],
  ): TemplateResult {
    return html`<du-choice
      name=${name}
      .choices=${choices}
      .value=${this.settings.now[key]}
      @du-choice=${(event: ChoiceEvent) => {
        this.#set({ [key]: event.value });
      }}
    ></du-choice>`;
  }
  #switch(key: 'sound' | 'vibration' | 'shortcuts', name: string, hint = ''): TemplateResult {
    return html`<wa-switch
      hint=${hint}
      .checked=${this.settings.now[key]}
      @change=${(event: Event) => {
        this.#set({ [key]: (event.target as HTMLInputElement).checked });
      }}
      >${name}</wa-switch
    >`;
  }
  #field(
    key: 'stun' | 'turn' | 'turnUser' | 'turnPassword',
    label: string,
    hint: string,
    example = '',
  ): TemplateResult {
    return html`<wa-input
        label=${label}
        hint=${hint}
        placeholder=${example}
        type=${key === 'turnPassword' ? 'password' : 'text'}
        autocomplete="off"
        autocapitalize="none"
        .spellcheck=${false}
        .value=${this.settings.now[key]}
        @change=${(event: Event) => {
          const text = ((event.target as WaInput).value ?? '').trim();
          this.#set({ [key]: text });
          this.#judge(key, this.settings.now[key] === text);
        }}
      ></wa-input>
      ${
        this.refused.has(key)
          ? html`<p class="bad small" role="alert">${msg('This is no address of that kind, so it was not kept.')}</p>`
          : nothing
      }`;
  }
  #judge(key: keyof Settings, taken: boolean): void {
    this.refused = new Set([...this.refused].filter((k) => k !== key).concat(taken ? [] : [key]));
  }
  #meetings(): TemplateResult {
    return html`<wa-textarea
        label=${msg('Meeting points')}
        hint=${msg('One address on each line, tried in turn, then the one of this page. Friends need one in common.')}
        placeholder="https://example.org/meet"
        rows="2"
        resize="auto"
        autocomplete="off"
        autocapitalize="none"
        .spellcheck=${false}
        .value=${this.settings.now.meetings.join('\n')}
        @change=${(event: Event) => {
          const lines = ((event.target as WaTextarea).value ?? '').split('\n').map((line) => line.trim());
          const wanted = lines.filter((line) => line !== '');
          const meetings = wanted.filter(isMeeting).slice(0, mostMeetings);
          this.#set({ meetings });
          this.#judge('meetings', meetings.length === wanted.length);
        }}
      ></wa-textarea>
      ${
        this.refused.has('meetings')
          ? html`<p class="bad small" role="alert">
              ${msg('Not every line is an address of that kind; only those that are were kept.')}
            </p>`
          : nothing
      }`;
  }
  #look(): TemplateResult {
    return html`<section class="card" aria-labelledby="look">
      <h2 id="look">${msg('Look')}</h2>
      ${this.#choice('theme', msg('Colours'), [
        { value: 'system', name: msg('as the device') },
        { value: 'dark', name: msg('dark') },
        { value: 'light', name: msg('light') },
      ])}
      ${this.#choice('motion', msg('Motion'), [
        { value: 'system', name: msg('as the device') },
        { value: 'full', name: msg('full') },
        { value: 'less', name: msg('less') },
      ])}
      ${this.#choice('textSize', msg('Text size'), [
        { value: 1, name: '100 %' },
        { value: 1.25, name: '125 %' },
        { value: 1.5, name: '150 %' },
        { value: 2, name: '200 %' },
      ])}
    </section>`;
  }
  #player(): TemplateResult {
    return html`<section class="card" aria-labelledby="you">
      <h2 id="you">${msg('You')}</h2>
      <wa-input
        label=${msg('Your name')}
        .value=${this.settings.now.name}
        .maxlength=${longestName}
        autocomplete="nickname"
        @change=${(event: Event) => {
          this.#set({ name: (event.target as WaInput).value ?? '' });
        }}
      ></wa-input>
      ${
        spoken.length > 1
          ? html`<du-choice
              name=${msg('Language')}
              .choices=${spoken.map((value) => ({ value, name: languageName(value) }))}
              .value=${this.settings.now.language === '' ? getLocale() : this.settings.now.language}
              @du-choice=${(event: ChoiceEvent) => {
                this.#set({ language: String(event.value) });
              }}
            ></du-choice>`
          : nothing
      }
      ${this.#choice('questions', msg('Questions of How Dare You? in'), [
        { value: '', name: msg('as the device') },
        { value: 'en', name: languageName('en') },
        { value: 'de', name: languageName('de') },
        { value: 'pt', name: languageName('pt-BR') },
      ])}
    </section>`;
  }
  #senses(): TemplateResult {
    return html`<section class="card" aria-labelledby="senses">
      <h2 id="senses">${msg('Sound and keys')}</h2>
      <div>
        ${this.#switch('sound', msg('Sounds'), msg('Everything that sounds can also be read.'))}
        ${'vibrate' in navigator ? this.#switch('vibration', msg('Vibration on your turn')) : nothing}
        ${this.#switch('shortcuts', msg('Single keys at the table'), msg('B bid, D doubt, H your dice, T the table, L log, R again'))}
      </div>
      ${this.#choice('volume', msg('Volume'), [
        { value: 0.25, name: msg('soft') },
        { value: 0.5, name: msg('medium') },
        { value: 1, name: msg('loud') },
      ])}
    </section>`;
  }
  #network(): TemplateResult {
    return html`<section class="card" aria-labelledby="line">
      <h2 id="line">${msg('Connection')}</h2>
      <p class="muted">
        ${msg('Only for networks where nothing else works. The players find each other at a meeting point, then talk directly.')}
      </p>
      ${this.#meetings()}
      ${this.#field('stun', msg('STUN server'), msg('Tells a device its address outside. Empty: a public one where the page comes from the internet.'), 'stun:example.org:3478')}
      ${this.#field('turn', msg('TURN relay'), msg('Carries the game where no direct line opens.'), 'turn:example.org:3478')}
      ${
        this.settings.now.turn === ''
          ? nothing
          : html`${this.#field('turnUser', msg('User of the relay'), '')}${this.#field(
              'turnPassword',
              msg('Password of the relay'),
              '',
            )}`
      }
      <p class="muted small">${msg('A change here counts from the next table on.')}</p>
      <wa-button class="quiet" appearance="outlined" href="#/doctor">${msg('Check the connection')}</wa-button>
    </section>`;
  }
  override render(): TemplateResult {
    return html`<du-frame wide heading=${msg('Settings')} back=${this.seated ? '#/table' : '#/'}>
      <div class="page">
        ${this.#player()}${this.#look()}${this.#senses()}${this.#network()}
        <section class="card" aria-labelledby="forget">
          <h2 id="forget">${msg('This device')}</h2>
          <du-arithmetic-note .house=${this.house}></du-arithmetic-note>
          <p class="muted">
            ${msg('Name and settings are kept here only and are sent to nobody but the players at your table.')}
          </p>
          <wa-button
            class="quiet"
            appearance="outlined"
            @click=${() => {
              this.settings.forget();
              this.refused = new Set();
              this.requestUpdate();
              this.dispatchEvent(new NoticeEvent(msg('Name and settings are forgotten.')));
            }}
            >${msg('Forget my settings')}</wa-button
          >
        </section>
      </div>
    </du-frame>`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-settings-page': DuSettingsPage;
  }
}
