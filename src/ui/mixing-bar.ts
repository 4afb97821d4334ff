// ui/mixing-bar.ts: while a pack is sealed: who is at work, how far it is, and what that is good for. Knows no card.
import '@awesome.me/webawesome/dist/components/icon/icon.js';
import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Scene } from '../core/chair.ts';
import type { Seat } from '../core/seat.ts';
import { namesOf } from '../parts/player-name.ts';
import { look } from './look.ts';

/** What a scene tells of a pack that is being made: the sentence, and the part that is done (0..1). */
export type Mixing = { readonly text: string; readonly done: number };

/** Who takes part, as every board says it. */
const playing = ({ board }: Scene): readonly Seat[] =>
  (board as { readonly playing?: readonly Seat[] } | null)?.playing ?? [];

/** null while nothing is mixed. A shuffle is the long part: each seat in turn, in seat order. */
export function mixing(scene: Scene): Mixing | null {
  const { open } = scene;
  const seats = playing(scene);
  if (open === null || scene.end !== null) return null;
  const names = namesOf(scene);
  switch (open.what) {
    case 'key-lock':
    case 'key':
      return { text: msg('A fresh seal for every player …'), done: 0.05 };
    case 'return':
      return { text: msg('The discarded cards come back, still closed …'), done: 0.05 };
    case 'shuffle': {
      const seat = open.owing[0];
      const turn = seats.findIndex((s) => s === seat);
      if (seat === undefined || turn < 0) return null;
      const [nth, of] = [turn + 1, seats.length];
      const text =
        seat === scene.me
          ? msg(str`You are mixing the pack, ${nth} of ${of}.`)
          : msg(str`${names(seat)} is mixing the pack, ${nth} of ${of}.`);
      return { text, done: 0.1 + (0.8 * turn) / Math.max(1, of) };
    }
    case 'deal':
      return { text: msg('The cards are dealt …'), done: 0.95 };
    default:
      return null;
  }
}

@localized()
@customElement('du-mixing-bar')
export class DuMixingBar extends LitElement {
  static override styles = [
    look,
    css`
      :host {
        position: absolute;
        inset: calc(100% + var(--du-space)) var(--du-space) auto;
        z-index: 3;
        display: grid;
        justify-items: center;
        pointer-events: none;
      }
      .bar {
        display: grid;
        gap: 0.375rem;
        max-inline-size: 24rem;
        padding: 0.625rem 0.875rem;
        background: var(--du-panel);
        border: 1px solid var(--du-line);
        border-radius: var(--du-radius);
        box-shadow: 0 2px 12px rgb(0 0 0 / 18%);
        font-size: 0.9375rem;
      }
      .line {
        block-size: 4px;
        overflow: hidden;
        background: var(--du-line);
        border-radius: 2px;
      }
      .line span {
        display: block;
        block-size: 100%;
        background: var(--du-accent);
      }
    `,
  ];
  @property({ attribute: false }) scene!: Scene;

  override render(): TemplateResult | typeof nothing {
    const now = mixing(this.scene);
    if (now === null) return nothing;
    const all = playing(this.scene).length;
    return html`<div class="bar" role="status">
      <span>${now.text}</span>
      <div class="line" aria-hidden="true"><span style="inline-size: ${Math.round(100 * now.done)}%"></span></div>
      <span class="muted small">${msg(str`Nobody can know the order unless all ${all} of you conspire.`)}</span>
    </div>`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-mixing-bar': DuMixingBar;
  }
}
