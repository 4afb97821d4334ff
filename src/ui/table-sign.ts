// ui/table-sign.ts: three pictures that everybody at a table sees alike, from all their keys. A stranger in between would change them.
import '@awesome.me/webawesome/dist/components/icon/icon.js';
import { localized, msg } from '@lit/localize';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { TableSign } from '../core/table-sign.ts';
import { look } from './look.ts';
import { signAt, signWord } from './signs.ts';
import sprite from './signs.svg?url';

@localized()
@customElement('du-table-sign')
export class DuTableSign extends LitElement {
  static override styles = [
    look,
    css`
      .signs {
        display: grid;
        grid-template-columns: repeat(3, 1fr);
        gap: var(--du-space);
        margin-block: var(--du-space);
      }
      li {
        display: grid;
        justify-items: center;
        gap: var(--du-space-half);
        padding: 0.75rem var(--du-space-half) var(--du-space);
        border-radius: var(--du-radius);
        background: var(--du-card);
        color: var(--du-ink);
        font-weight: 600;
      }
      svg {
        inline-size: 2rem;
        block-size: 2rem;
      }
    `,
  ];
  @property({ attribute: false }) sign: TableSign = [0, 0, 0];
  override render(): TemplateResult {
    return html`<h2>${msg('Table sign')}</h2>
      <ol class="bare signs">
        ${this.sign.map(signAt).map(
          (sign) =>
            html`<li>
              <svg aria-hidden="true"><use href="${sprite}#${sign}"></use></svg>${signWord(sign)}
            </li>`,
        )}
      </ol>
      <p class="muted small">${msg('Everybody here sees the same three. If somebody sees others, do not play.')}</p>`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-table-sign': DuTableSign;
  }
}
