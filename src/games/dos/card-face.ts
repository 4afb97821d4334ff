// games/dos/card-face.ts: how a card of this pack looks. Shape and pattern say the colour, the colour only helps.
import { html, svg, type TemplateResult } from 'lit';
import '../../parts/card.ts';
import { cardOf, colours, type Colour, type Face } from './faces.ts';
import { cardWord } from './words.ts';

/** Found by search for the largest distance under every kind of colour vision; `on` is what is written on it. */
const tints: { readonly [colour in Colour]: { readonly fill: string; readonly on: string; readonly line: string } } = {
  blue: { fill: '#173274', on: '#fff', line: '#7f97d8' },
  green: { fill: '#4bac90', on: '#17151c', line: '#1f6a55' },
  red: { fill: '#bb2e10', on: '#fff', line: '#f0937d' },
  yellow: { fill: '#fbd919', on: '#17151c', line: '#a8840a' },
};
const shapes: { readonly [colour in Colour]: string } = {
  blue: 'M3 3H21V21H3Z',
  green: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Z',
  red: 'M12 0.8 22.4 12 12 23.2 1.6 12Z',
  yellow: 'M12 0.8 15.2 8.3 23.4 9 17.2 14.4 19.1 22.4 12 18.1 4.9 22.4 6.8 14.4 0.6 9 8.8 8.3Z',
};
/** Chevrons, dots, waves and slanted lines, drawn larger than any panel that they fill. */
const patterns: { readonly [colour in Colour]: string } = {
  blue: every(15, (y) => `M-6 ${y + 13}${'l11-12 11 12'.repeat(5)}`),
  green: every(11, (y) => every(11, (x) => `M${x + (y % 2) * 5.5} ${y}h0.01`)),
  red: every(10, (y) => `M-6 ${y}${'q5-6.5 10 0t10 0'.repeat(6)}`),
  yellow: every(10, (y) => `M-6 ${y + 4}l104-96`, 210),
};
function every(step: number, of: (at: number) => string, to = 104): string {
  return Array.from({ length: Math.ceil(to / step) }, (_, i) => of(i * step)).join('');
}

/** The sign of a colour in its own colour, with an outline that holds on every ground. */
export const shapeOf = (colour: Colour): TemplateResult =>
  svg`<path d=${shapes[colour]} fill=${tints[colour].fill} stroke="#17151c" stroke-width="1.6" stroke-linejoin="round" />`;
export const colourSign = (colour: Colour): TemplateResult =>
  html`<svg class="sign" viewBox="-1 -1 26 26" aria-hidden="true">${shapeOf(colour)}</svg>`;

const ground = (colour: Colour, x: number, y: number, width: number, height: number): TemplateResult => {
  const { fill, line } = tints[colour];
  return svg`<svg x=${x} y=${y} width=${width} height=${height}>
    <rect width="100%" height="100%" fill=${fill} />
    <path d=${patterns[colour]} fill="none" stroke=${line} stroke-width=${colour === 'green' ? 3.6 : 2.1} stroke-linecap="round" />
  </svg>`;
};
const written = (text: string, size: number, fill: string, y: number): TemplateResult =>
  svg`<text x="44" y=${y} text-anchor="middle" font-size=${size} font-weight="780" fill=${fill} style="font-family: var(--du-font-display)">${text}</text>`;

/** The coloured field under the index: pattern, and the number once more, large, on flat colour. */
function field(colour: Colour, text: string): TemplateResult {
  const { fill, on } = tints[colour];
  return html`<svg viewBox="0 0 88 96" aria-hidden="true">
    ${ground(colour, 1, 31, 86, 64)}
    <rect x="1" y="31" width="86" height="64" rx="6" fill="none" stroke="#17151c" stroke-width="2.4" />
    <circle cx="44" cy="63" r="25" fill=${fill} />
    ${written(text, text.length > 1 ? 36 : 42, on, 78)}
  </svg>`;
}
/** All four colours, each with its pattern and its shape. */
const quarters = (): TemplateResult =>
  html`<svg viewBox="0 0 88 96" aria-hidden="true">
    ${colours.map((colour, i) => ground(colour, 1 + 43 * (i % 2), 31 + 32 * Math.floor(i / 2), 43, 32))}
    <path d="M1 63H87M44 31V95" stroke="#17151c" stroke-width="2" />
    <rect x="1" y="31" width="86" height="64" rx="6" fill="none" stroke="#17151c" stroke-width="2.4" />
    <rect x="13" y="48" width="62" height="30" rx="15" fill="#17151c" />
    ${written('DOS', 25, '#fbf6ea', 72)}
  </svg>`;
const fourSigns = (): TemplateResult =>
  html`<svg slot="mark" viewBox="-1 -1 50 50" aria-hidden="true">
    ${colours.map((colour, i) => svg`<svg x=${24.5 * (i % 2)} y=${24.5 * Math.floor(i / 2)} width="23.5" height="23.5" viewBox="-1 -1 26 26">${shapeOf(colour)}</svg>`)}
  </svg>`;

/** A card as everybody may see it, or as its holder does. `mute`: whatever stands around it says the face. */
export function faceCard(
  face: Face,
  of: { readonly mute?: boolean; readonly selected?: boolean; readonly dim?: boolean } = {},
): TemplateResult {
  const card = cardOf(face);
  const rank = card.kind === 'number' ? String(card.value) : card.kind === 'wild' ? '#' : '2';
  const inside =
    card.kind === 'dos'
      ? html`${quarters()}${fourSigns()}`
      : html`${field(card.colour, rank)}<svg slot="mark" viewBox="-1 -1 26 26" aria-hidden="true">
            ${shapeOf(card.colour)}
          </svg>`;
  return html`<du-card
    .rank=${rank}
    .label=${cardWord(face)}
    .mute=${of.mute ?? false}
    .selected=${of.selected ?? false}
    .dim=${of.dim ?? false}
    >${inside}</du-card
  >`;
}
