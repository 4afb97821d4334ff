// ui/game-picker.ts: which game: one card each, with players, minutes and one line. Native radios underneath.
import { localized, msg } from '@lit/localize';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { views } from '../games/views.ts';
import { ChoiceEvent } from './choice.ts';
import { look } from './look.ts';
import { allGames, minutesOf, playersOf } from './shelf.ts';

@localized()
@customElement('du-game-picker')
export class DuGamePicker extends LitElement {
  static override styles = [
    look,
    css`
      fieldset {
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
      .games {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
        gap: 0.75rem;
      }
      .games:has(> :only-child) {
        grid-template-columns: 1fr;
      }
      label {
        position: relative;
        display: grid;
        grid-template-columns: 4rem 1fr;
        gap: var(--du-space-2);
        align-items: center;
        padding: var(--du-space-2);
        border: 2px solid var(--du-line);
        border-radius: var(--du-radius);
        background: var(--du-panel);
        cursor: pointer;
      }
      label:has(:checked) {
        border-color: var(--du-accent);
      }
      label:has(:focus-visible) {
        outline: 3px solid var(--du-amber);
        outline-offset: 2px;
        box-shadow: 0 0 0 2px var(--du-ink);
      }
      input {
        position: absolute;
        inset: 0;
        margin: 0;
        opacity: 0;
        cursor: pointer;
      }
      .object {
        position: relative;
        block-size: 4rem;
      }
      .text {
        display: grid;
        gap: 0.125rem;
      }
      .name {
        font-family: var(--du-font-display);
        font-size: var(--du-size-l);
        font-weight: 700;
        line-height: 1.1;
      }
    `,
  ];
  @property() value = '';
  override render(): TemplateResult {
    return html`<fieldset>
      <legend>${msg('Game')}</legend>
      <div class="games">
        ${allGames.map(
          (game) =>
            html`<label
              ><input
                type="radio"
                name="game"
                .checked=${game.id === this.value}
                @change=${() => {
                  this.value = game.id;
                  this.dispatchEvent(new ChoiceEvent(game.id));
                }}
              /><span class="object" aria-hidden="true">${views[game.id]?.cover.picture}</span>
              <span class="text"
                ><span class="name">${game.name}</span>
                <span>${views[game.id]?.cover.line()}</span>
                <span class="muted small"
                  >${[playersOf(game), minutesOf(game.id)].filter((t) => t !== '').join(' · ')}</span
                ></span
              ></label
            >`,
        )}
      </div>
    </fieldset>`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-game-picker': DuGamePicker;
  }
}
