// parts/closed-hand.ts: the closed hand in front of a seat, where there is a table to lie on; the plate says the same in words.
import { html, nothing, type TemplateResult } from 'lit';
import './card.ts';

/** More backs than this say no more. */
const most = 9;

export function closedHand(size: number): TemplateResult | typeof nothing {
  const n = Math.min(size, most);
  if (n === 0) return nothing;
  return html`<span class="table-hand" aria-hidden="true" style="--n:${n}">
    ${Array.from({ length: n }, (_, i) => html`<du-card back mute style="--i:${i}"></du-card>`)}
  </span>`;
}
