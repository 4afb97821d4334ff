// ui/rules-page.ts: the rules of a game on a page of their own.
import { localized, msg, str } from '@lit/localize';
import { html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { gameById } from '../games/catalogue.ts';
import './frame.ts';
import { look } from './look.ts';
import './rulebook.ts';

@localized()
@customElement('du-rules-page')
export class DuRulesPage extends LitElement {
  static override styles = look;
  @property() game = '';
  @property() anchor = '';
  /** Sits at a table: the way back leads there. */
  @property({ type: Boolean }) seated = false;
  override render(): TemplateResult {
    const name = gameById(this.game)?.name ?? this.game;
    return html`<du-frame heading=${msg(str`Rules of ${name}`)} back=${this.seated ? '#/table' : '#/'}>
      <du-rulebook .game=${this.game} .anchor=${this.anchor}></du-rulebook>
    </du-frame>`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-rules-page': DuRulesPage;
  }
}
