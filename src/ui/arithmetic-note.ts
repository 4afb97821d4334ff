// ui/arithmetic-note.ts: what computes the seals of the cards on this device, in one sentence.
import { localized, msg } from '@lit/localize';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Arithmetic, House } from '../core/house.ts';
import { look } from './look.ts';

export function arithmeticSentence(what: Arithmetic): string {
  switch (what) {
    case 'kernel':
      return msg('The seals of cards are computed by the fast kernel. It has answered its test questions.');
    case 'no-webassembly':
      return msg(
        'The seals of cards are computed the slow way: this browser allows no WebAssembly. Dealing takes longer, nothing else changes.',
      );
    case 'not-loaded':
      return msg(
        'The seals of cards are computed the slow way: the fast kernel did not load. Dealing takes longer, nothing else changes.',
      );
    case 'wrong-answer':
      return msg(
        'The seals of cards are computed the slow way: the fast kernel got a test question wrong on this device.',
      );
    default:
      return what satisfies never;
  }
}

@localized()
@customElement('du-arithmetic-note')
export class DuArithmeticNote extends LitElement {
  static override styles = [look];
  @property({ attribute: false }) house!: House;
  @state() private what: Arithmetic | null = null;

  protected override firstUpdated(changed: PropertyValues<this>): void {
    super.firstUpdated(changed);
    void this.house.arithmetic().then(
      (what) => {
        this.what = what;
      },
      () => undefined, // nobody needs to know
    );
  }
  override render(): TemplateResult | typeof nothing {
    return this.what === null ? nothing : html`<p class="muted">${arithmeticSentence(this.what)}</p>`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-arithmetic-note': DuArithmeticNote;
  }
}
