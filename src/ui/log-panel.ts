// ui/log-panel.ts: what happened so far, as sentences. It is not live: the one announcer speaks the same words.
import { localized, msg } from '@lit/localize';
import { css, html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Scene } from '../core/chair.ts';
import type { Plain } from '../core/plain.ts';
import { namesOf } from '../parts/player-name.ts';
import { kindOf, wordsOf, type GameWords } from './game-words.ts';
import { look } from './look.ts';

@localized()
@customElement('du-log-panel')
export class DuLogPanel extends LitElement {
  static override styles = [
    look,
    css`
      /* Reversed, so that it rests on the newest line without being measured. */
      :host {
        display: flex;
        flex-direction: column-reverse;
        overflow-y: auto;
        overscroll-behavior: contain;
      }
      [role='log'],
      .empty {
        margin-block-end: auto;
      }
      ol.bare {
        display: grid;
        gap: var(--du-space);
        padding: var(--du-space-2);
        font-size: 0.9375rem;
      }
      li.round {
        margin-block-start: var(--du-space);
        padding-block-start: var(--du-space);
        border-block-start: 1px solid var(--du-line);
        font-weight: 650;
      }
      li.round:first-child {
        margin: 0;
        padding: 0;
        border: 0;
      }
      li.verdict {
        color: var(--du-accent);
        font-weight: 600;
      }
      .empty {
        padding: var(--du-space-2);
      }
    `,
  ];
  @property({ attribute: false }) scene!: Scene;
  @property({ attribute: false }) feed: readonly Plain[] = [];
  @state() private words: GameWords | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('scene') && changed.get('scene')?.game !== this.scene.game)
      void wordsOf(this.scene.game).then((words) => {
        this.words = words;
      });
  }
  /** Scenes come by the dozen; the log is drawn when something happened, or in another language. */
  protected override shouldUpdate(changed: PropertyValues): boolean {
    return changed.size !== 1 || !changed.has('scene');
  }
  override render(): TemplateResult {
    const { words } = this;
    const names = namesOf(this.scene);
    if (words === null || this.feed.length === 0)
      return html`<p class="empty muted">${msg('Nothing has happened yet.')}</p>`;
    return html`<div role="log" aria-live="off" aria-label=${msg('What happened')} tabindex="0">
      <ol class="bare">
        ${this.feed.map((news) => html`<li class=${kindOf(news)}>${words.say(news, names)}</li>`)}
      </ol>
    </div>`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-log-panel': DuLogPanel;
  }
}
