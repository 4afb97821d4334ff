// games/how-dare/duck.ts: the picture of a duck point, and a few of them in a row.
import { html, svg, type TemplateResult } from 'lit';
import { ducksWord } from './words.ts';

export const duck = svg`<svg class="duck" viewBox="0 0 16 16" aria-hidden="true">
  <path fill="#f2c230" stroke="#17151c" stroke-width="1.1" stroke-linejoin="round" d="M1.9 8.4c1.7.5 3.1.3 4.3-.8-.8-.8-1.1-1.8-.9-2.9C5.6 3 7 1.9 8.7 1.9c1.9 0 3.4 1.4 3.4 3.2 0 1-.4 1.8-1.1 2.4 1.7.8 2.7 2 2.7 3.5 0 2-1.9 3.1-4.7 3.1H6.4c-3.2 0-5-1.8-4.5-5.7Z" />
  <path fill="#e4672c" stroke="#17151c" stroke-width="1" stroke-linejoin="round" d="m11.9 4.2 3 .8c.4.1.4.6 0 .7l-3 .8Z" />
  <circle cx="9.6" cy="4.5" r=".9" fill="#17151c" />
</svg>`;
/** As many ducks as are on a card, named once. */
export const ducks = (n: number): TemplateResult =>
  html`<span class="ducks" role="img" aria-label=${ducksWord(n)}>${Array.from({ length: n }, () => duck)}</span>`;
