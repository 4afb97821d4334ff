// ui/doctor-page.ts: the connection doctor: looks at each part of the connection and says what works, and what to do where it does not.
import '@awesome.me/webawesome/dist/components/button/button.js';
import '@awesome.me/webawesome/dist/components/icon/icon.js';
import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Diagnosis, Finding } from '../core/doctor.ts';
import type { House } from '../core/house.ts';
import { outcomeOf, rowsOf, type Row } from './doctor-words.ts';
import './frame.ts';
import { look } from './look.ts';

const icons: { readonly [finding in Finding]: string } = {
  looking: 'hourglass',
  works: 'circle-check',
  fails: 'circle-xmark',
  unset: 'minus',
};

@localized()
@customElement('du-doctor-page')
export class DuDoctorPage extends LitElement {
  static override styles = [
    look,
    css`
      li {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: 0 0.75rem;
        padding-block: 0.75rem;
        border-block-end: 1px solid var(--du-line);
      }
      li:last-child {
        border-block-end: none;
      }
      li wa-icon {
        margin-block-start: 0.2rem;
        font-size: 1.25rem;
        color: var(--du-muted);
      }
      .works wa-icon {
        color: var(--du-good);
      }
      .fails wa-icon {
        color: var(--du-bad);
      }
      h2 {
        font-size: 1.0625rem;
      }
      h2,
      p {
        overflow-wrap: anywhere;
      }
    `,
  ];
  @property({ attribute: false }) house!: House;
  /** Sits at a table: the way back leads there. */
  @property({ type: Boolean }) seated = false;
  @state() private diagnosis: Diagnosis | null = null;
  @state() private failed = false;
  #cancel = new AbortController();
  constructor() {
    super();
    this.addController({ hostDisconnected: () => this.#cancel.abort() });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('house')) void this.#look();
  }
  async #look(): Promise<void> {
    this.#cancel.abort();
    const cancel = new AbortController();
    this.#cancel = cancel;
    this.failed = false;
    this.diagnosis = null;
    try {
      await this.house.doctor((diagnosis) => {
        if (!cancel.signal.aborted) this.diagnosis = diagnosis;
      }, cancel.signal);
    } catch {
      this.failed = true;
    }
  }
  #row({ name, finding, what, next }: Row): TemplateResult {
    return html`<li class=${finding}>
      <wa-icon name=${icons[finding]}></wa-icon>
      <div>
        <h2>${name}</h2>
        <p>${what}</p>
        ${next === '' ? nothing : html`<p class="muted small">${next}</p>`}
      </div>
    </li>`;
  }
  #found(diagnosis: Diagnosis): TemplateResult {
    const { tone, what, next } = outcomeOf(diagnosis);
    return html`<div class="notice ${tone === 'bad' ? 'wrong' : ''}" role="status">
        <p><strong>${what}</strong><br />${next}</p>
      </div>
      <ul class="bare">
        ${rowsOf(diagnosis, location.protocol === 'https:').map((r) => this.#row(r))}
      </ul>`;
  }
  override render(): TemplateResult {
    return html`<du-frame heading=${msg('Does the connection work?')} back=${this.seated ? '#/table' : '#/'}>
      <div class="stack">
        ${
          this.failed
            ? html`<p class="notice wrong" role="alert">
                ${msg('The connection could not be looked at. Check whether this device is online and load the page anew.')}
              </p>`
            : this.diagnosis === null
              ? html`<p class="muted">${msg('One moment …')}</p>`
              : this.#found(this.diagnosis)
        }
      </div>
      <div slot="actions">
        <wa-button variant="brand" @click=${() => void this.#look()}>${msg('Look again')}</wa-button>
        <wa-button appearance="outlined" href="#/settings">${msg('Open the settings')}</wa-button>
      </div>
    </du-frame>`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-doctor-page': DuDoctorPage;
  }
}
