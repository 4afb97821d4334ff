// ui/verify-page.ts: why a game is fair, and a check of any record, without a connection.
import '@awesome.me/webawesome/dist/components/button/button.js';
import '@awesome.me/webawesome/dist/components/icon/icon.js';
import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { House, LastGame } from '../core/house.ts';
import './check-record.ts';
import type { DuCheckRecord } from './check-record.ts';
import './fair-panel.ts';
import './frame.ts';
import { look } from './look.ts';

@localized()
@customElement('du-verify-page')
export class DuVerifyPage extends LitElement {
  static override styles = [
    look,
    css`
      .stack {
        gap: var(--du-space-3);
      }
      .drop {
        position: relative;
        display: grid;
        justify-items: center;
        gap: var(--du-space);
        padding: var(--du-space-3) var(--du-space-2);
        border: 2px dashed var(--du-outline);
        border-radius: var(--du-radius);
        text-align: center;
        cursor: pointer;
      }
      .drop.over {
        border-color: var(--du-accent);
        background: color-mix(in srgb, var(--du-accent) 12%, transparent);
      }
      .drop wa-icon {
        font-size: 2rem;
        color: var(--du-accent);
      }
      .drop strong {
        font-family: var(--du-font-display);
        font-size: 1.125rem;
      }
      input {
        position: absolute;
        inset: 0;
        inline-size: 100%;
        opacity: 0;
        cursor: pointer;
      }
      .drop:has(:focus-visible) {
        outline: 3px solid var(--du-amber);
        outline-offset: 2px;
        box-shadow: 0 0 0 2px var(--du-ink);
      }
    `,
  ];
  @property({ attribute: false }) house!: House;
  /** Sits at a table: the way back leads there. */
  @property({ type: Boolean }) seated = false;
  @state() private over = false;
  /** The last game that ended on this device. */
  @state() private last: LastGame | null = null;
  @query('du-check-record') private checker!: DuCheckRecord;

  protected override firstUpdated(): void {
    // Without storage there is no last game, and a file can be checked all the same.
    void this.house.lastGame().then(
      (last) => (this.last = last),
      () => undefined,
    );
  }
  async #take(file: File | undefined): Promise<void> {
    this.over = false;
    if (file) await this.checker.check(new Uint8Array(await file.arrayBuffer()));
  }
  override render(): TemplateResult {
    return html`<du-frame wide heading=${msg('Is it fair?')} back=${this.seated ? '#/table' : '#/'}>
      <div class="stack">
        <section class="tight" aria-labelledby="check">
          <h2 id="check">${msg('Check a game')}</h2>
          <p class="muted">
            ${msg('At the end of each game you can save its record. Your device checks it here, move by move; nothing is sent anywhere.')}
          </p>
          <label
            class="drop ${this.over ? 'over' : ''}"
            @dragover=${(event: DragEvent) => {
              event.preventDefault();
              this.over = true;
            }}
            @dragleave=${() => {
              this.over = false;
            }}
            @drop=${(event: DragEvent) => {
              event.preventDefault();
              void this.#take(event.dataTransfer?.files[0]);
            }}
          >
            <wa-icon name="record"></wa-icon>
            <strong>${msg('Choose a record')}</strong>
            <span class="muted small">${msg('or drop its file here')}</span>
            <input
              type="file"
              aria-label=${msg('Choose a record')}
              @change=${(event: Event) => {
                const input = event.target as HTMLInputElement;
                void this.#take(input.files?.[0]);
                input.value = '';
              }}
            />
          </label>
          ${
            this.last === null
              ? nothing
              : html`<wa-button
                  variant="brand"
                  @click=${() => {
                    if (this.last) void this.checker.check(this.last.file, this.last.key);
                  }}
                  ><wa-icon slot="start" name="dice"></wa-icon>${msg('Check the last game played here')}</wa-button
                >`
          }
          <du-check-record .house=${this.house}></du-check-record>
        </section>
        <section class="tight" aria-labelledby="how">
          <h2 id="how">${msg('How do I know it was fair?')}</h2>
          <du-fair-panel wide></du-fair-panel>
        </section>
      </div>
    </du-frame>`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-verify-page': DuVerifyPage;
  }
}
