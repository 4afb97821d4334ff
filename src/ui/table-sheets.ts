// ui/table-sheets.ts: what lies in the drawer beside the board: the log, the rules, how one knows that it is fair, the menu.
import '@awesome.me/webawesome/dist/components/button/button.js';
import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import type { Chair, Scene } from '../core/chair.ts';
import type { House } from '../core/house.ts';
import type { Plain } from '../core/plain.ts';
import './log-panel.ts';
import './table-menu.ts';
import type { Invitation } from './table-menu.ts';
import type { Sheet } from './table-words.ts';

export type SheetOf = {
  readonly scene: Scene;
  readonly feed: readonly Plain[];
  readonly house: House;
  readonly chair: Chair;
  readonly invitation: Invitation | null;
  readonly check: () => void;
  readonly save: () => void;
};
/** What a drawer shows beyond the table is fetched when it is first opened; until then its elements are empty. */
export async function fetchSheet(sheet: Sheet): Promise<void> {
  if (sheet === 'rules') await Promise.all([import('./rulebook.ts'), import('./table-rules.ts')]);
  if (sheet === 'how') await Promise.all([import('./check-record.ts'), import('./fair-panel.ts')]);
}
export function sheetBody(sheet: Sheet | null, of: SheetOf): TemplateResult | typeof nothing {
  const { scene, feed, house, chair, invitation, check, save } = of;
  switch (sheet) {
    case 'log':
      return html`<du-log-panel class="flush" .scene=${scene} .feed=${feed}></du-log-panel>`;
    case 'rules':
      return html`<du-table-rules .game=${scene.game} .options=${scene.options}></du-table-rules>
        <du-rulebook .game=${scene.game}></du-rulebook>`;
    case 'how':
      return html`<du-fair-panel .chair=${chair} .scene=${scene}>
        <div class="tight">
          <du-check-record .house=${house}></du-check-record>
          <wa-button variant="brand" @click=${check}>${msg('Check it again myself')}</wa-button>
          <wa-button appearance="outlined" @click=${save}>${msg('Save record')}</wa-button>
        </div>
      </du-fair-panel>`;
    case 'menu':
      return html`<du-table-menu .house=${house} .scene=${scene} .invitation=${invitation}></du-table-menu>`;
    case null:
      return nothing;
    default:
      return sheet satisfies never;
  }
}
