// ui/watch-line.ts: what stands over the board of who only looks on: that they watch, and about a seat at the next game.
import '@awesome.me/webawesome/dist/components/button/button.js';
import '@awesome.me/webawesome/dist/components/icon/icon.js';
import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Scene } from '../core/chair.ts';
import { gameById } from '../games/catalogue.ts';
import { look } from './look.ts';

/** A seat at the next game is wished for, or not any more. */
export class SitEvent extends Event {
  readonly yes: boolean;
  constructor(yes: boolean) {
    super('du-sit', { bubbles: true, composed: true });
    this.yes = yes;
  }
}
/** What a wish for a seat comes to, for who watches a game; `wants` false: none was made. */
export function seatWords(scene: Scene): string {
  const wishes = scene.watchers.filter((w) => w.wants);
  const place = wishes.findIndex((w) => w.mine);
  const free = (gameById(scene.game)?.seats.max ?? 0) - scene.seats.length;
  if (place < 0) return msg('You are watching. You can have a seat at the next game.');
  return place < free
    ? msg('You are watching; you get a seat at the next game.')
    : msg('You are watching; at the next game you get a seat as soon as one is free.');
}
/** The button that makes the wish, or takes it back. */
export const wishWords = (wants: boolean): string => (wants ? msg('Only watch') : msg('Take a seat at the next game'));

@localized()
@customElement('du-watch-line')
export class DuWatchLine extends LitElement {
  static override styles = [
    look,
    css`
      .line {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.25rem 0.75rem;
        padding: 0.375rem 0.75rem;
        background: var(--du-panel);
        border-block-end: 1px solid var(--du-line);
        font-size: 0.9375rem;
      }
      p {
        flex: 1;
        display: flex;
        align-items: center;
        gap: 0.5rem;
        min-inline-size: 11rem;
      }
      wa-icon {
        flex: none;
        color: var(--du-accent);
      }
    `,
  ];
  @property({ attribute: false }) scene!: Scene;

  override render(): TemplateResult | typeof nothing {
    const { scene } = this;
    if (scene.end !== null || scene.plays || scene.watching !== null || scene.step < 0) return nothing;
    const wants = scene.watchers.some((w) => w.mine && w.wants);
    return html`<div class="line" role="group" aria-label=${msg('Watching')}>
      <p>
        <wa-icon name="eye"></wa-icon
        ><span
          >${scene.me === null ? seatWords(scene) : msg('You are out and watch the rest; you have a seat at the next game.')}</span
        >
      </p>
      ${
        scene.me === null
          ? html`<wa-button
              class="quiet"
              variant=${wants ? 'neutral' : 'brand'}
              appearance=${wants ? 'outlined' : 'accent'}
              @click=${() => {
                this.dispatchEvent(new SitEvent(!wants));
              }}
              >${wishWords(wants)}</wa-button
            >`
          : nothing
      }
    </div>`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-watch-line': DuWatchLine;
  }
  interface HTMLElementEventMap {
    'du-sit': SitEvent;
  }
}
