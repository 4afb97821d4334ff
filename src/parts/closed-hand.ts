// parts/closed-hand.ts: the closed hand in front of a seat, where there is a table to lie on; the plate says the same in words.
import { css, html, nothing, type TemplateResult } from 'lit';
import './card.ts';

/** Like a fan held upside down; whoever holds it says where it lies and how large its cards are. */
export const closedHandLook = css`
  .table-hand {
    display: flex;
    padding-inline-start: 0.9rem;
  }
  .table-hand du-card {
    margin-inline-start: -0.9rem;
    transform: rotate(calc((var(--i) - (var(--n) - 1) / 2) * 5deg));
    transform-origin: 50% 160%;
  }
`;

/** More backs than this say no more. */
const most = 9;

export function closedHand(size: number): TemplateResult | typeof nothing {
  const n = Math.min(size, most);
  if (n === 0) return nothing;
  return html`<span class="table-hand" aria-hidden="true" style="--n:${n}">
    ${Array.from({ length: n }, (_, i) => html`<du-card back mute style="--i:${i}"></du-card>`)}
  </span>`;
}
