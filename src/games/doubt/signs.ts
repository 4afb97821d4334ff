// games/doubt/signs.ts: how seven colours are told apart by everybody: each has its own shape, pattern, letters, and a colour
// that keeps its distance under every kind of colour vision (test/node/games/doubt/search-colours.ts found them).
import { svg, type TemplateResult } from 'lit';
import type { Colour } from './faces.ts';

export type Sign = {
  readonly fill: string;
  /** What can be written on it. */
  readonly ink: '#fff' | '#17151c';
  /** Two letters, the same in every language; four suits have none. */
  readonly tag: string;
  /** A path in a square of 24. */
  readonly shape: string;
  readonly pattern: 'solid' | 'dots' | 'bars' | 'hatch' | 'chevrons' | 'waves' | 'grid';
};
const spade = 'M12 1.5C9 6 3.2 9 3.2 14a4.4 4.4 0 0 0 7.6 2.9Q10.6 20 8.5 22.5h7Q13.4 20 13.2 16.9A4.4 4.4 0 0 0 20.8 14C20.8 9 15 6 12 1.5Z'; // prettier-ignore
const club = 'M12 1.6a4.7 4.7 0 0 0-4 7.2 4.8 4.8 0 1 0 2.9 7.6Q10.6 20 8.5 22.5h7Q13.4 20 13.1 16.4A4.8 4.8 0 1 0 16 8.8a4.7 4.7 0 0 0-4-7.2Z'; // prettier-ignore
const diamond = 'M12 1.2 20.6 12 12 22.8 3.4 12Z';
const heart = 'M12 22C7 17.6 2.4 14 2.4 8.6A5.2 5.2 0 0 1 12 5.8a5.2 5.2 0 0 1 9.6 2.8C21.6 14 17 17.6 12 22Z';
const shield = 'M3.4 2.6h17.2V12c0 5-4 8.4-8.6 10.6C7.4 20.4 3.4 17 3.4 12Z';
const star = 'M12 .8 14.9 9.1 23.2 12 14.9 14.9 12 23.2 9.1 14.9 .8 12 9.1 9.100Z';
const hexagon = 'M12 1.2 21.4 6.6V17.4L12 22.8 2.6 17.4V6.6Z';

const ink = '#17151c';
export const signs: { readonly [colour in Colour]: Sign } = {
  black: { fill: '#17171b', ink: '#fff', tag: 'Bk', shape: spade, pattern: 'solid' },
  green: { fill: '#03796f', ink: '#fff', tag: 'Gn', shape: club, pattern: 'dots' },
  bronze: { fill: '#633622', ink: '#fff', tag: 'Bz', shape: shield, pattern: 'bars' },
  silver: { fill: '#a0aeb5', ink, tag: 'Si', shape: diamond, pattern: 'hatch' },
  gold: { fill: '#fbd637', ink, tag: 'Go', shape: star, pattern: 'chevrons' },
  red: { fill: '#e1512e', ink, tag: 'Rd', shape: heart, pattern: 'waves' },
  purple: { fill: '#683cb0', ink: '#fff', tag: 'Pu', shape: hexagon, pattern: 'grid' },
  spades: { fill: '#17171b', ink: '#fff', tag: '', shape: spade, pattern: 'solid' },
  hearts: { fill: '#e1512e', ink, tag: '', shape: heart, pattern: 'waves' },
  diamonds: { fill: '#a0aeb5', ink, tag: '', shape: diamond, pattern: 'hatch' },
  clubs: { fill: '#03796f', ink: '#fff', tag: '', shape: club, pattern: 'dots' },
};

/** The shape alone, in a box of its own; as wide as its place. */
export const shapeOf = (colour: Colour): TemplateResult =>
  svg`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${signs[colour].shape} fill=${signs[colour].fill} stroke=${ink} stroke-width="1.2" stroke-linejoin="round" /></svg>`;

const every = (step: number, upTo: number, one: (at: number) => string): string =>
  Array.from({ length: Math.ceil(upTo / step) + 1 }, (_, i) => one(i * step)).join('');
/** The pattern on a panel of so many units, as strokes or dots in the colour of the ink. */
export function patternOf(colour: Colour, w: number, h: number): TemplateResult {
  const { pattern, ink: on } = signs[colour];
  const lines = (d: string, width = 2): TemplateResult =>
    svg`<path d=${d} fill="none" stroke=${on} stroke-width=${width} opacity="0.3" />`;
  switch (pattern) {
    case 'solid':
      return svg``;
    case 'dots':
      return svg`<path d=${every(9, h, (y) => every(9, w, (x) => `M${x + (y % 18 === 0 ? 2 : 6)} ${y + 3}h.01`))} stroke=${on} stroke-width="3.4" stroke-linecap="round" opacity="0.36" />`;
    case 'bars':
      return lines(
        every(9, w, (x) => `M${x + 4} 0V${h}`),
        2.6,
      );
    case 'hatch':
      return lines(every(8, w + h, (x) => `M${x} 0 ${x - h} ${h}`));
    case 'chevrons':
      return lines(
        every(9, h + 12, (y) => `M0 ${y - 8}${every(12, w, (x) => `L${x + 6} ${y - 3}L${x + 12} ${y - 8}`)}`),
      );
    case 'waves':
      return lines(every(9, h, (y) => `M-2 ${y + 3}${every(12, w, () => 'q3-5 6 0t6 0')}`));
    case 'grid':
      return lines(every(9, w, (x) => `M${x + 4} 0V${h}`) + every(9, h, (y) => `M0 ${y + 4}H${w}`), 1.6);
    default:
      return pattern satisfies never;
  }
}
