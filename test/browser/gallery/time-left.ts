// test/browser/gallery/time-left.ts: a thing with a time that runs out, as the windows of the games are: the part has no element of its own.
import { css, html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { Rest, restLook } from '../../../src/parts/rest.ts';
import { Still } from '../../../src/parts/still.ts';

@customElement('gallery-time-left')
export class GalleryTimeLeft extends LitElement {
  static override styles = [
    restLook,
    css`
      :host {
        position: relative;
        display: block;
        padding: 0.75rem;
        border: 1px solid var(--du-outline);
        text-align: center;
      }
    `,
  ];
  @property({ type: Number }) step = 0;
  @property({ attribute: false }) left: number | null = null;
  readonly #rest = new Rest(this);
  constructor() {
    super();
    new Still(this);
  }
  override willUpdate(changed: PropertyValues): void {
    this.#rest.update(changed, this.left);
  }
  override render(): TemplateResult {
    const { seconds, bar } = this.#rest;
    return html`${seconds === null ? 'now or never' : `${seconds} s`}${bar}`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'gallery-time-left': GalleryTimeLeft;
  }
}
