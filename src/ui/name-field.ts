// ui/name-field.ts: the name that a player goes by, remembered on this device.
import '@awesome.me/webawesome/dist/components/input/input.js';
import type WaInput from '@awesome.me/webawesome/dist/components/input/input.js';
import { localized, msg } from '@lit/localize';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { look } from './look.ts';
import type { SettingsStore } from './settings.ts';

/** Longer names would push the dice off a phone. */
export const longestName = 20;

/** Fires `du-enter` when Enter is pressed in it. */
@localized()
@customElement('du-name-field')
export class DuNameField extends LitElement {
  static override styles = look;
  @property({ attribute: false }) settings!: SettingsStore;
  /** One may go on without a name. */
  @property({ type: Boolean }) optional = false;
  @state() private missing = false;
  @query('wa-input') private input!: WaInput;

  /** The name, remembered; null when there is none, and the field asks for it where it is needed. */
  take(): string | null {
    const name = (this.input.value ?? '').trim().slice(0, longestName);
    this.missing = name === '' && !this.optional;
    if (this.missing) this.input.focus();
    if (name === '') return null;
    this.settings.set({ name });
    return name;
  }
  #hint(): string {
    if (this.optional) return msg('You can leave it empty here.');
    return this.missing ? msg('Write the name that the others shall see.') : '';
  }
  override render(): TemplateResult {
    return html`<wa-input
        label=${msg('Your name')}
        hint=${this.#hint()}
        .value=${this.settings.now.name}
        .maxlength=${longestName}
        autocomplete="nickname"
        autocapitalize="words"
        .spellcheck=${false}
        enterkeyhint="go"
        @keydown=${(event: KeyboardEvent) => {
          if (event.key === 'Enter' && !event.isComposing) this.dispatchEvent(new Event('du-enter'));
        }}
      ></wa-input>
      ${this.missing ? html`<p class="hidden" role="alert">${msg('Your name is missing.')}</p>` : nothing}`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-name-field': DuNameField;
  }
}
