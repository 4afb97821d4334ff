// ui/join-page.ts: from a code or a link to a seat: the field, the steps on the way, and what to do when it fails.
import '@awesome.me/webawesome/dist/components/button/button.js';
import '@awesome.me/webawesome/dist/components/icon/icon.js';
import '@awesome.me/webawesome/dist/components/input/input.js';
import type WaInput from '@awesome.me/webawesome/dist/components/input/input.js';
import { localized, msg } from '@lit/localize';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { House, JoinProgress, JoinRefusal } from '../core/house.ts';
import { capitals, readInvited, spelled } from './code.ts';
import { NoticeEvent, SeatedEvent } from './events.ts';
import './frame.ts';
import { joinLook } from './join-look.ts';
import { look } from './look.ts';
import './name-field.ts';
import type { DuNameField } from './name-field.ts';
import { progressWord, refusalOf, type Refusal } from './refusals.ts';
import { go } from './route.ts';
import type { SettingsStore } from './settings.ts';

/** From here on people think that it hangs. */
const patience = 8000;
const steps: readonly JoinProgress[] = ['finding', 'opening', 'checking'];

@localized()
@customElement('du-join-page')
export class DuJoinPage extends LitElement {
  static override styles = [look, joinLook];
  @property({ attribute: false }) house!: House;
  @property({ attribute: false }) settings!: SettingsStore;
  /** From the address; empty: it has to be typed. */
  @property() code = '';
  @state() private typed = '';
  @state() private at: JoinProgress | null = null;
  @state() private slow = false;
  @state() private refused: JoinRefusal | null = null;
  @query('.code') private field!: WaInput | null;
  @query('du-name-field') private nameField!: DuNameField;
  /** What the house is handed: the code, or with a link all that it carries. */
  #whole = '';
  #cancel: AbortController | null = null;
  constructor() {
    super();
    this.addController({ hostDisconnected: () => this.#cancel?.abort() });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('code')) {
      const { shown, whole } = readInvited(this.code === '' ? '' : `#/j/${this.code}`);
      this.typed = shown;
      this.#whole = whole;
      this.refused = null;
    }
  }
  async #join(): Promise<void> {
    const code = this.#whole;
    const name = this.nameField.take();
    if (this.at !== null || name === null) return;
    if (code === '') {
      this.refused = 'bad-code';
      this.field?.focus();
      return;
    }
    const cancel = new AbortController();
    this.#cancel = cancel;
    this.refused = null;
    this.slow = false;
    this.#progress('finding');
    const patient = setTimeout(() => {
      this.slow = true;
      this.dispatchEvent(new NoticeEvent(msg('Still trying.')));
    }, patience);
    try {
      const joined = await this.house.join(code, name, (at) => this.#progress(at), cancel.signal);
      if (joined.ok) this.dispatchEvent(new SeatedEvent(joined.value));
      else this.#refuse(joined.fault);
    } catch {
      this.#refuse('meeting-away');
    } finally {
      clearTimeout(patient);
      this.at = null;
    }
  }
  #progress(at: JoinProgress): void {
    if (this.#cancel?.signal.aborted === true) return;
    this.at = at;
  }
  #refuse(why: JoinRefusal): void {
    this.refused = why;
    const refusal = refusalOf(why);
    if (refusal) void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('.refusal')?.focus());
  }
  readonly #input = (event: Event): void => {
    const field = event.target as WaInput;
    const text = field.value ?? '';
    // Tidied while typing only where the caret is at the end, or correcting a letter in the middle would jump.
    const atEnd = field.input.selectionStart === text.length;
    const { shown, whole } = readInvited(text);
    this.#whole = whole;
    this.refused = null; // it was about the code before
    const caret = field.input.selectionStart;
    this.typed = text.includes('/') || (atEnd && !text.endsWith('-')) ? shown : capitals(text);
    field.value = this.typed;
    if (atEnd || this.typed.length !== text.length) return;
    field.input.value = this.typed; // at once, or the caret would be lost when the field draws itself anew
    field.input.setSelectionRange(caret, caret);
  };
  #step(refusal: Refusal): TemplateResult | typeof nothing {
    switch (refusal.step) {
      case 'again':
        return html`<wa-button variant="brand" @click=${() => void this.#join()}>${msg('Try again')}</wa-button>`;
      case 'code':
        return html`<wa-button
          variant="brand"
          @click=${() => {
            this.typed = '';
            this.#whole = '';
            this.refused = null;
            this.code = '';
            void this.updateComplete.then(() => this.field?.focus());
          }}
          >${msg('Enter another code')}</wa-button
        >`;
      case 'doctor':
        return html`<wa-button variant="brand" @click=${() => void this.#join()}>${msg('Try again')}</wa-button>
          <wa-button appearance="outlined" href="#/doctor">${msg('Check the connection')}</wa-button>`;
      case 'reload':
        return html`<wa-button
          variant="brand"
          @click=${() => {
            location.reload();
          }}
          >${msg('Load the page anew')}</wa-button
        >`;
      case 'new':
        return html`<wa-button variant="brand" href="#/new">${msg('Start a table')}</wa-button>`;
      case null:
        return nothing;
      default:
        return refusal.step satisfies never;
    }
  }
  #waiting(at: JoinProgress): TemplateResult {
    const now = steps.indexOf(at === 'retrying' ? 'opening' : at);
    return html`<div class="stack">
      <ol class="bare steps">
        ${steps.map((step, i) => {
          const state = i < now ? 'done' : i === now ? 'now' : 'later';
          return html`<li class=${state} aria-current=${i === now ? 'step' : nothing}>
            <span class="dot"
              >${state === 'done' ? html`<wa-icon name="check" label=${msg('done')}></wa-icon>` : nothing}</span
            >
            ${progressWord(i === now ? at : step)}${i === now ? ' …' : ''}
          </li>`;
        })}
      </ol>
      ${
        this.slow
          ? html`<p class="notice">
              ${msg('Still trying. Is the code right, and is the page that invited you still open? Some networks take their time.')}
            </p>`
          : nothing
      }
    </div>`;
  }
  #form(): TemplateResult {
    const linked = this.code !== '';
    const refusal = this.refused === null ? null : refusalOf(this.refused);
    return html`<div class="stack">
      ${
        linked
          ? html`<div class="invited">
              <p class="muted">${msg('You are invited to the table')}</p>
              <p class="big-code">
                <span aria-hidden="true">${this.typed}</span><span class="hidden">${spelled(this.typed)}</span>
              </p>
            </div>`
          : html`<wa-input
              class="code"
              label=${msg('Code')}
              hint=${msg('Eight letters and digits, or the whole link.')}
              .value=${this.typed}
              placeholder="K7QF-2M9D"
              autocomplete="off"
              autocapitalize="characters"
              .spellcheck=${false}
              enterkeyhint="go"
              @input=${this.#input}
              @keydown=${(event: KeyboardEvent) => {
                if (event.key === 'Enter') void this.#join();
              }}
            ></wa-input>`
      }
      <du-name-field .settings=${this.settings} @du-enter=${() => void this.#join()}></du-name-field>
      ${
        refusal === null
          ? nothing
          : html`<div class="notice wrong refusal stack" tabindex="-1" role="alert">
              <p><strong>${refusal.what}</strong><br />${refusal.next}</p>
            </div>`
      }
    </div>`;
  }
  override render(): TemplateResult {
    const refusal = this.refused === null ? null : refusalOf(this.refused);
    return html`<du-frame heading=${msg('Join a table')}>
      ${this.at === null ? this.#form() : this.#waiting(this.at)}
      <div slot="actions">
        ${
          this.at !== null
            ? html`<wa-button
                appearance="outlined"
                @click=${() => {
                  this.#cancel?.abort();
                }}
                >${msg('Cancel')}</wa-button
              >`
            : refusal !== null
              ? this.#step(refusal)
              : html`<wa-button variant="brand" @click=${() => void this.#join()}>${msg('Join')}</wa-button>`
        }
        ${
          this.at === null && this.code !== ''
            ? html`<wa-button
                appearance="plain"
                @click=${() => {
                  go({ at: 'join', code: '' });
                }}
                >${msg('Use another code')}</wa-button
              >`
            : nothing
        }
      </div>
    </du-frame>`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-join-page': DuJoinPage;
  }
}
