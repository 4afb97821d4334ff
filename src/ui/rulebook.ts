// ui/rulebook.ts: the rulebook of a game, in the player's language where there is one, opened at the rule that matters now.
import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { views } from '../games/views.ts';
import { getLocale } from './language.ts';
import { look } from './look.ts';
import { parseMarkdown, renderBlock, type Block } from './markdown.ts';

@localized()
@customElement('du-rulebook')
export class DuRulebook extends LitElement {
  static override styles = [
    look,
    css`
      .book {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.75rem;
        max-inline-size: 42rem;
        font-size: 1.0625rem;
      }
      h2 {
        margin-block-start: var(--du-space-2);
        color: var(--du-accent);
        scroll-margin-block-start: 4.5rem;
      }
      h3 {
        margin-block-start: var(--du-space);
        scroll-margin-block-start: 4.5rem;
      }
      ul,
      ol {
        display: grid;
        gap: 0.375rem;
        padding-inline-start: 1.25rem;
      }
      nav ul {
        display: flex;
        flex-wrap: wrap;
        gap: var(--du-space);
        padding: 0;
        list-style: none;
      }
      nav a {
        display: inline-flex;
        align-items: center;
        min-block-size: 2.25rem;
        padding-inline: 0.875rem;
        border: 1px solid var(--du-line);
        border-radius: 1.25rem;
        background: var(--du-panel);
        color: var(--du-text);
        font-size: 0.9375rem;
        text-decoration: none;
      }
      .table {
        overflow-x: auto;
      }
      table {
        border-collapse: collapse;
        font-size: 0.9375rem;
      }
      th,
      td {
        padding: 0.5rem 0.75rem;
        border-block-end: 1px solid var(--du-line);
        text-align: start;
        vertical-align: top;
      }
      th {
        color: var(--du-muted);
      }
    `,
  ];
  @property() game = '';
  /** The id of the heading to begin at. */
  @property() anchor = '';
  @state() private blocks: readonly Block[] | null = null;
  @state() private failed = false;
  constructor() {
    super();
    this.addEventListener('click', this.#click);
  }
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('game')) void this.#load(this.game);
  }
  protected override updated(changed: PropertyValues): void {
    if (this.anchor !== '' && (changed.has('blocks') || changed.has('anchor'))) this.#open(this.anchor);
  }
  async #load(game: string): Promise<void> {
    const book = views[game]?.rulebook;
    this.blocks = null;
    this.failed = book === undefined;
    if (book === undefined) return;
    try {
      const text = await (book[getLocale()] ?? book.en)();
      if (this.game === game) this.blocks = parseMarkdown(text);
    } catch {
      this.failed = true;
    }
  }
  #open(id: string): void {
    const heading = this.renderRoot.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }
  /** Only within the book: rulebooks lead to no other place. */
  readonly #link = (to: string): string | null => (to.startsWith('#') ? to : null);
  readonly #click = (event: MouseEvent): void => {
    const link = event.composedPath().find((el): el is HTMLAnchorElement => el instanceof HTMLAnchorElement);
    const to = link?.getAttribute('href') ?? '';
    if (!to.startsWith('#')) return;
    event.preventDefault(); // the fragment is the address of the page
    this.#open(to.slice(1));
  };
  override render(): TemplateResult {
    if (this.failed) return html`<p class="notice wrong">${msg('These rules could not be opened.')}</p>`;
    if (this.blocks === null) return html`<p class="muted">${msg('One moment …')}</p>`;
    const chapters = this.blocks.filter((b) => b.kind === 'heading').filter((b) => b.level === 2);
    return html`<article class="book">
      ${
        chapters.length < 3
          ? nothing
          : html`<nav aria-label=${msg('Chapters')}>
              <ul>
                ${chapters.map((b) => html`<li><a href="#${b.id}">${b.text}</a></li>`)}
              </ul>
            </nav>`
      }
      ${this.blocks.map((block) => renderBlock(block, this.#link))}
    </article>`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-rulebook': DuRulebook;
  }
}
