// parts/closed-hand.ts: the closed hand in front of a seat, where there is a table to lie on; the plate says the same in words.
// One drawing: a table of eight has seventy such backs, and as cards of their own they were most of what a board took to draw.
import { css, html, nothing, svg, type TemplateResult } from 'lit';

/** Whoever holds it says where it lies and how large its cards are. */
export const closedHandLook = css`
  .table-hand {
    block-size: calc(var(--du-card-size, 4rem) * 1.4);
    inline-size: auto;
    overflow: visible;
  }
`;

/** A back, small: cloth in a frame, and the eye that does not see. */
const cardBack = svg`<rect x="1.5" y="1.5" width="97" height="137" rx="13" fill="var(--du-card)" stroke="var(--du-ink)" stroke-width="3" /><rect x="4" y="4" width="92" height="132" rx="10" fill="#17424a" /><rect x="10" y="10" width="80" height="120" rx="6" fill="none" stroke="#f3e3bd" stroke-width="3" /><path d="M18 74Q50 44 82 74 50 104 18 74Z" fill="none" stroke="#f3e3bd" stroke-width="4" /><circle cx="50" cy="74" r="10" fill="#f3e3bd" />`;

/** More backs than this say no more. */
const most = 9;
/** How much of a card the next one leaves in sight, in parts of 100 of its width. */
const step = 40;

/** Like a fan held upside down: backs of 100 x 140, each turned about a point below it. */
export function closedHand(size: number): TemplateResult | typeof nothing {
  const n = Math.min(size, most);
  if (n === 0) return nothing;
  return html`<svg class="table-hand" viewBox="0 0 ${100 + (n - 1) * step} 140" aria-hidden="true">
    ${Array.from({ length: n }, (_, i) => svg`<g transform="translate(${i * step}) rotate(${(i - (n - 1) / 2) * 5} 50 224)">${cardBack}</g>`)}
  </svg>`;
}
