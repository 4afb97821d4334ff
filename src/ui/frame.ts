// ui/frame.ts: what every page but the start and the table stands in: a bar with a way back, a body, actions under the thumb.
import '@awesome.me/webawesome/dist/components/icon/icon.js';
import { localized, msg } from '@lit/localize';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { look } from './look.ts';

@localized()
@customElement('du-frame')
export class DuFrame extends LitElement {
  static override styles = [
    look,
    css`
      :host {
        display: flex;
        flex-direction: column;
        min-block-size: 100dvh;
      }
      header {
        position: sticky;
        inset-block-start: 0;
        z-index: 2;
        display: flex;
        align-items: center;
        gap: var(--du-space);
        min-block-size: 52px;
        padding: 4px max(var(--du-space), env(safe-area-inset-right)) 4px
          max(var(--du-space), env(safe-area-inset-left));
        background: var(--du-panel);
        border-block-end: 1px solid var(--du-line);
      }
      header a {
        display: grid;
        place-items: center;
        inline-size: var(--du-target);
        block-size: var(--du-target);
        font-size: 1.375rem;
        color: var(--du-text);
        border-radius: var(--du-radius);
      }
      header a:hover {
        background: var(--wa-color-neutral-fill-quiet);
      }
      h1 {
        flex: 1;
        font-size: var(--du-size-l);
      }
      .body {
        flex: 1;
        inline-size: 100%;
        max-inline-size: 40rem;
        margin-inline: auto;
        padding: var(--du-space-3) var(--du-space-2) var(--du-space-4);
      }
      :host([wide]) .body {
        max-inline-size: 72rem;
      }
      footer {
        position: sticky;
        inset-block-end: 0;
        z-index: 2;
        padding: 0.75rem var(--du-space-2) max(0.75rem, env(safe-area-inset-bottom));
        background: var(--du-panel);
        border-block-start: 1px solid var(--du-line);
        border-radius: var(--du-radius) var(--du-radius) 0 0;
      }
      footer ::slotted(*) {
        display: grid;
        gap: var(--du-space);
        max-inline-size: 38rem;
        margin-inline: auto;
      }
      footer.none {
        display: none;
      }
      @media (min-width: 48rem) {
        .body {
          padding-inline: var(--du-space-3);
        }
      }
    `,
  ];
  @property() heading = '';
  /** Where the arrow leads. */
  @property() back = '#/';
  /** Uses the whole width of a large screen. */
  @property({ type: Boolean, reflect: true }) wide = false;
  override render(): TemplateResult {
    return html`<header>
        <a href=${this.back} aria-label=${msg('Back')}><wa-icon name="arrow-left"></wa-icon></a>
        <h1>${this.heading}</h1>
        <slot name="tools"></slot>
      </header>
      <div class="body"><slot></slot></div>
      <footer class="none">
        <slot
          name="actions"
          @slotchange=${(e: Event) => {
            const slot = e.target as HTMLSlotElement;
            slot.parentElement?.classList.toggle('none', slot.assignedElements().length === 0);
          }}
        ></slot>
      </footer>`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-frame': DuFrame;
  }
}
