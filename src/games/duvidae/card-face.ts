// games/duvidae/card-face.ts: how a card of this pack looks: a rosette with as many petals as its rank, wax for its penalty.
import { html, nothing, svg, type TemplateResult } from 'lit';
import '../../parts/card.ts';
import { penaltyOf, rankOf, type Face, type Penalty, type Rank } from './faces.ts';
import { cardWord } from './words.ts';

/** From cool to hot as the rank rises; white on each of them has at least 4.5. Number and petals say the same. */
const tints: { readonly [rank in Rank]: string } = {
  1: '#2f6b78',
  2: '#256f60',
  3: '#3d6f33',
  4: '#66661f',
  5: '#8a5f12',
  6: '#a14b16',
  7: '#a3321f',
  8: '#7d1f42',
};
const wax = '#b3261e';

function rosette(rank: Rank): TemplateResult {
  const petals = Array.from({ length: rank }, (_, i) => {
    const turn = (360 * i) / rank;
    return svg`<ellipse cx="42" cy="21" rx="${rank > 5 ? 8.5 : 11}" ry="19" transform="rotate(${turn} 42 46)" />`;
  });
  return svg`<g fill="rgb(255 255 255 / 0.2)" stroke="rgb(255 255 255 / 0.55)" stroke-width="1.3">${petals}</g>`;
}
const panel = (rank: Rank): TemplateResult =>
  html`<svg viewBox="0 0 84 92" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="84" height="92" rx="8" fill=${tints[rank]} />
    ${rosette(rank)}
    <circle cx="42" cy="46" r="19.5" fill=${tints[rank]} />
    <text
      x="42"
      y="57"
      text-anchor="middle"
      font-size="33"
      font-weight="780"
      fill="#fff"
      style="font-family: var(--du-font-display)"
    >
      ${rank}
    </text>
  </svg>`;

/** +1: a round blob; +2: a larger one with corners. The number stands in it. */
function blob(penalty: Penalty): TemplateResult | typeof nothing {
  if (penalty === 0) return nothing;
  const shape =
    penalty === 1
      ? svg`<circle cx="20" cy="20" r="16.5" fill=${wax} stroke="#fbf6ea" stroke-width="2" />`
      : svg`<path d="M20 0.5 39.5 20 20 39.5 0.5 20Z" fill=${wax} stroke="#fbf6ea" stroke-width="2" stroke-linejoin="round" />`;
  return html`<svg slot="mark" viewBox="0 0 40 40" aria-hidden="true">
    ${shape}
    <text
      x="19.4"
      y="27"
      text-anchor="middle"
      font-size="19.5"
      font-weight="780"
      fill="#fff"
      style="font-family: var(--du-font-display)"
    >
      +${penalty}
    </text>
  </svg>`;
}
/** As many drops of wax as the penalty. */
const drops = (penalty: Penalty): TemplateResult | typeof nothing =>
  penalty === 0
    ? nothing
    : html`<svg slot="far" viewBox="0 0 ${penalty * 12} 16" aria-hidden="true">
        ${Array.from({ length: penalty }, (_, i) => svg`<path d="M${6 + 12 * i} 1c3 4.4 4.6 6.6 4.6 9.2a4.6 4.6 0 0 1-9.2 0C${1.4 + 12 * i} 7.6 ${3 + 12 * i} 5.4 ${6 + 12 * i} 1Z" fill=${wax} />`)}
      </svg>`;

/** A card as everybody may see it, or as its holder does. `mute`: whatever stands around it says the face. */
export const faceCard = (
  face: Face,
  of: { readonly mute?: boolean; readonly selected?: boolean } = {},
): TemplateResult =>
  html`<du-card
    .rank=${String(rankOf(face))}
    .label=${cardWord(face)}
    .mute=${of.mute ?? false}
    .selected=${of.selected ?? false}
    >${panel(rankOf(face))}${blob(penaltyOf(face))}${drops(penaltyOf(face))}</du-card
  >`;
