// ui/ask.ts: a question in a dialog, answered by a button. Esc and the cross answer nothing.
import '@awesome.me/webawesome/dist/components/button/button.js';
import '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import type WaDialog from '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { look } from './look.ts';

export type Question = {
  readonly title: string;
  readonly text: string;
  /** The first is the one that costs nothing. */
  readonly answers: readonly { readonly value: string; readonly label: string }[];
};

@customElement('du-ask')
export class DuAsk extends LitElement {
  static override styles = [
    look,
    css`
      .answers {
        display: grid;
        gap: var(--du-space);
        margin-block-start: var(--du-space-3);
      }
    `,
  ];
  @state() private question: Question | null = null;
  @query('wa-dialog') private dialog!: WaDialog;
  #done: (answer: string | null) => void = () => undefined;

  ask(question: Question): Promise<string | null> {
    this.#done(null);
    this.question = question;
    return new Promise((done) => {
      this.#done = done;
      void this.updateComplete.then(() => {
        this.dialog.open = true;
      });
    });
  }
  #answer(value: string | null): void {
    const done = this.#done;
    this.#done = () => undefined;
    this.dialog.open = false;
    done(value);
  }
  override render(): TemplateResult {
    const { title = '', text = '', answers = [] } = this.question ?? {};
    return html`<wa-dialog
      label=${title}
      @wa-hide=${() => {
        this.#answer(null);
      }}
    >
      <p>${text}</p>
      <div class="answers">
        ${answers.map(
          ({ value, label }, i) =>
            html`<wa-button
              variant=${i === 0 ? 'brand' : 'neutral'}
              appearance=${i === 0 ? 'accent' : 'outlined'}
              @click=${() => {
                this.#answer(value);
              }}
              >${label}</wa-button
            >`,
        )}
      </div>
    </wa-dialog>`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-ask': DuAsk;
  }
}
