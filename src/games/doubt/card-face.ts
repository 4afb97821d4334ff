// games/doubt/card-face.ts: how a card of either pack looks: rank above shape in the corner, the colour as a patterned panel.
import { html, nothing, svg, type TemplateResult } from 'lit';
import '../../parts/card.ts';
import { cardOf, colours, type Card, type Face, type PackName } from './faces.ts';
import { patternOf, shapeOf, signs } from './signs.ts';
import { cardName, faceName } from './words.ts';

let count = 0;
/** The lower part of a card: its colour with its pattern, and its shape once more, large and plain. */
function panel({ colour }: Card): TemplateResult {
  const { fill, shape } = signs[colour];
  const id = `du-doubt-panel-${count++ % 4096}`;
  return html`<svg viewBox="0 0 88 96" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <clipPath id=${id}><rect x="0.8" y="32" width="86.4" height="63.2" rx="9" /></clipPath>
    <g clip-path="url(#${id})">
      <rect y="31" width="88" height="65" fill=${fill} />
      <g transform="translate(0 31)">${patternOf(colour, 88, 65)}</g>
    </g>
    <rect x="0.8" y="32" width="86.4" height="63.2" rx="9" fill="none" stroke="#17151c" stroke-width="1.6" />
    <g transform="translate(22 41.6) scale(1.84)">
      <path d=${shape} fill=${fill} stroke=${fill} stroke-width="5" stroke-linejoin="round" />
      <path d=${shape} fill="#fbf6ea" stroke="#17151c" stroke-width="0.9" stroke-linejoin="round" />
    </g>
  </svg>`;
}
/** All colours in a ring: a Joker is any of them. */
const joker = html`<svg viewBox="0 0 88 128" aria-hidden="true">
  <rect x="1" y="1" width="86" height="126" rx="9" fill="#fffdf6" stroke="#17151c" stroke-width="1.6" />
  ${colours.map((colour, i) => {
    const turn = (2 * Math.PI * i) / colours.length - Math.PI / 2;
    const [x, y] = [44 + 29 * Math.cos(turn) - 10, 66 + 34 * Math.sin(turn) - 10];
    return svg`<g transform="translate(${x} ${y}) scale(0.84)"><path d=${signs[colour].shape} fill=${signs[colour].fill} stroke="#17151c" stroke-width="1.4" /></g>`;
  })}
  <text x="44" y="73" text-anchor="middle" font-size="21" font-weight="780" fill="#17151c" style="font-family: var(--du-font-display)">Jo</text>
  <text x="13" y="22" text-anchor="middle" font-size="15" font-weight="780" fill="#17151c" style="font-family: var(--du-font-display)">Jo</text>
</svg>`; // prettier-ignore

export type Look = { readonly mute?: boolean; readonly selected?: boolean; readonly dim?: boolean };
/** A card by what it is; also one that a Joker stands for. */
export const cardFace = (card: Card, look: Look = {}): TemplateResult =>
  html`<du-card
    .rank=${card.rank}
    .label=${cardName(card)}
    .mute=${look.mute ?? false}
    .selected=${look.selected ?? false}
    .dim=${look.dim ?? false}
    >${panel(card)}<span slot="mark">${shapeOf(card.colour)}</span>${
      signs[card.colour].tag
        ? html`<svg slot="far" viewBox="0 0 30 20" aria-hidden="true">
            <text x="30" y="15.5" text-anchor="end" font-size="17" font-weight="720" fill="#17151c" style="font-family: var(--du-font-display)">${signs[card.colour].tag}</text>
          </svg>`
        : nothing
    }</du-card
  >`; // prettier-ignore
/** A card by its face, as everybody may see it or as its holder does. */
export function faceCard(pack: PackName, face: Face, look: Look = {}): TemplateResult {
  const card = cardOf(pack, face);
  if (card) return cardFace(card, look);
  return html`<du-card
    .label=${faceName(pack, face)}
    .mute=${look.mute ?? false}
    .selected=${look.selected ?? false}
    .dim=${look.dim ?? false}
    >${joker}</du-card
  >`;
}
