// ui/watch-row.ts: the one row about watching, on the create page and in the lobby: may others look on, and what that means.
import '@awesome.me/webawesome/dist/components/switch/switch.js';
import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';

/** What it means for this table. */
export const watchWords = (may: boolean): string =>
  may
    ? msg('Whoever comes while you play sees what lies open, and nothing that is hidden.')
    : msg('Whoever comes while you play has to wait until the game is over.');
export const watchRow = (may: boolean, change: (may: boolean) => void): TemplateResult =>
  html`<wa-switch
    class="watch"
    hint=${watchWords(may)}
    .checked=${may}
    @change=${(event: Event) => {
      change((event.target as HTMLInputElement).checked);
    }}
    >${msg('Others may watch')}</wa-switch
  >`;
