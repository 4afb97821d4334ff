// ui/choice.ts: one question with a few answers in a row, and what the chosen one means. Native radios underneath.
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { look } from './look.ts';

export type Choice = {
  readonly value: string | number | boolean;
  readonly name: string;
  readonly consequence?: string;
};
export class ChoiceEvent extends Event {
  readonly value: string | number | boolean;
  constructor(value: string | number | boolean) {
    super('du-choice', { bubbles: true, composed: true });
    this.value = value;
  }
}

@customElement('du-choice')
export class DuChoice extends LitElement {
  static override styles = [
    look,
    css`
      fieldset {
        display: grid;
        gap: var(--du-space);
        min-inline-size: 0;
        margin: 0;
        padding: 0;
        border: 0;
      }
      legend {
        padding: 0;
        margin-block-end: var(--du-space);
        font-weight: 600;
      }
      .answers {
        display: flex;
        flex-wrap: wrap;
        gap: var(--du-space);
      }
      label {
        position: relative;
        flex: 1 1 auto;
        display: grid;
        place-items: center;
        min-block-size: var(--du-target);
        padding: 0.375rem 0.875rem;
        border: 1px solid var(--du-outline);
        border-radius: var(--du-radius);
        text-align: center;
        line-height: 1.2;
        cursor: pointer;
      }
      label:hover {
        background: var(--wa-color-neutral-fill-quiet);
      }
      input {
        position: absolute;
        inset: 0;
        margin: 0;
        opacity: 0;
        cursor: pointer;
      }
      label:has(:checked) {
        border: 2px solid var(--du-accent);
        padding: calc(0.375rem - 1px) calc(0.875rem - 1px);
        background: color-mix(in srgb, var(--du-accent) 16%, transparent);
        font-weight: 650;
      }
      label:has(:focus-visible) {
        outline: 3px solid var(--du-amber);
        outline-offset: 2px;
        box-shadow: 0 0 0 2px var(--du-ink);
      }
      .answers input:focus-visible {
        outline: none;
        box-shadow: none;
      }
      @media (forced-colors: active) {
        label:has(:checked) {
          outline: 3px solid Highlight;
        }
      }
    `,
  ];
  @property() name = '';
  @property({ attribute: false }) choices: readonly Choice[] = [];
  @property({ attribute: false }) value: string | number | boolean | null = null;
  override render(): TemplateResult {
    const chosen = this.choices.find((c) => c.value === this.value);
    return html`<fieldset>
      <legend>${this.name}</legend>
      <div class="answers">
        ${this.choices.map(
          (c) =>
            html`<label
              ><input
                type="radio"
                name="choice"
                .checked=${c.value === this.value}
                @change=${() => {
                  this.value = c.value;
                  this.dispatchEvent(new ChoiceEvent(c.value));
                }}
              />${c.name}</label
            >`,
        )}
      </div>
      ${chosen?.consequence === undefined ? nothing : html`<p class="muted small">${chosen.consequence}</p>`}
    </fieldset>`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-choice': DuChoice;
  }
  interface HTMLElementEventMap {
    'du-choice': ChoiceEvent;
  }
}
