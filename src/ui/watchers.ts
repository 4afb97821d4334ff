// ui/watchers.ts: who looks on, as a short list: in the lobby, and in the menu of a game.
import '@awesome.me/webawesome/dist/components/button/button.js';
import '@awesome.me/webawesome/dist/components/icon/icon.js';
import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import type { Watcher } from '../core/gathering.ts';
import '../parts/mask.ts';
import { playerName } from '../parts/player-name.ts';

export const watcherLook = css`
  .watching ul {
    display: grid;
    gap: var(--du-space);
  }
  .watching li {
    flex-wrap: nowrap;
  }
  .watching .who {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;
/** `seat`: what a wish for a seat comes to here. `remove`: set where the opener may take people out. */
export function watcherList(
  watchers: readonly Watcher[],
  seat: string,
  remove: ((key: string) => void) | null,
): TemplateResult | typeof nothing {
  if (watchers.length === 0) return nothing;
  return html`<section class="tight watching" aria-labelledby="watching">
    <h2 id="watching">${msg(str`Watching (${watchers.length})`)}</h2>
    <ul class="bare">
      ${watchers.map((w, i) => {
        const name = playerName(w.name, i);
        const parts = [...(w.mine ? [msg('you')] : []), ...(w.wants ? [seat] : [])];
        return html`<li class="row">
          <du-mask .key=${w.key}></du-mask>
          <span class="who"
            ><bdi>${name}</bdi
            >${parts.length > 0 ? html` <span class="muted small">${parts.join(' · ')}</span>` : nothing}</span
          >
          ${
            remove === null || w.mine
              ? nothing
              : html`<wa-button class="icon" appearance="outlined" @click=${() => remove(w.key)}
                  ><wa-icon name="trash" label=${msg(str`Remove ${name}`)}></wa-icon
                ></wa-button>`
          }
        </li>`;
      })}
    </ul>
  </section>`;
}
