// ui/table-rules.ts: the house rules in force at this table, those that were changed first and marked. Knows no game but by its listing.
import '@awesome.me/webawesome/dist/components/icon/icon.js';
import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { gameById } from '../games/catalogue.ts';
import type { Options } from '../games/play.ts';
import { look } from './look.ts';

type Rule = { readonly name: string; readonly value: string; readonly consequence: string; readonly changed: boolean };

@localized()
@customElement('du-table-rules')
export class DuTableRules extends LitElement {
  static override styles = [
    look,
    css`
      .rules {
        display: grid;
        gap: 0.75rem;
        margin-block-end: var(--du-space-2);
        padding: var(--du-space-2);
        border: 1px solid var(--du-line);
        border-radius: var(--du-radius);
        background: var(--du-panel);
      }
      ul {
        display: grid;
        gap: 0.5rem;
      }
      .mark {
        margin-inline-start: 0.375rem;
        padding-inline: 0.375rem;
        border: 1px solid var(--du-accent);
        border-radius: 0.75rem;
        color: var(--du-accent);
        font-size: 0.8125rem;
      }
      summary wa-icon {
        margin-inline-start: auto;
        color: var(--du-muted);
      }
      details[open] summary wa-icon {
        rotate: 180deg;
      }
      summary {
        display: flex;
        align-items: center;
        min-block-size: var(--du-target);
        font-weight: 600;
        cursor: pointer;
      }
    `,
  ];
  @property() game = '';
  @property({ attribute: false }) options: Options = {};

  #rules(): readonly Rule[] {
    const game = gameById(this.game);
    if (!game) return [];
    return game.options.flatMap(({ key, name, values }) => {
      const now = this.options[key] ?? game.defaults[key];
      const chosen = values.find(({ value }) => value === now);
      if (!chosen) return [];
      const { name: value, consequence } = chosen;
      return [{ name, value, consequence, changed: now !== game.defaults[key] }];
    });
  }
  #list(rules: readonly Rule[]): TemplateResult {
    return html`<ul class="bare">
      ${rules.map(
        ({ name, value, consequence, changed }) =>
          html`<li class=${changed ? 'changed' : 'usual'}>
            ${name}: <strong>${value}</strong>${changed ? html`<span class="mark">${msg('changed')}</span>` : nothing}
            ${consequence === '' ? nothing : html`<br /><span class="muted small">${consequence}</span>`}
          </li>`,
      )}
    </ul>`;
  }
  override render(): TemplateResult | typeof nothing {
    const rules = this.#rules();
    if (rules.length === 0) return nothing;
    const changed = rules.filter((r) => r.changed);
    const usual = rules.filter((r) => !r.changed);
    return html`<section class="rules" aria-label=${msg('At this table')}>
      <p><strong>${msg('At this table')}</strong></p>
      ${changed.length === 0 ? nothing : this.#list(changed)}
      ${
        usual.length === 0
          ? nothing
          : html`<details>
              <summary>
                ${changed.length === 0 ? msg('No house rule was changed.') : msg('Everything else is as usual')}
                <wa-icon name="chevron-down"></wa-icon>
              </summary>
              ${this.#list(usual)}
            </details>`
      }
    </section>`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-table-rules': DuTableRules;
  }
}
