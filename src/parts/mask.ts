// parts/mask.ts: an animal mask drawn from a key, so that a seat keeps its face on every device. Knows no name.
import { css, html, LitElement, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';

type Animal = { readonly ears: SVGTemplateResult; readonly head: SVGTemplateResult; readonly snout: SVGTemplateResult };
const nose = svg`<path class="ink" d="M14 21.4h4L16 24Z" stroke-linejoin="round" stroke-width="1" stroke="#17151c" />`;
const mouth = svg`<path class="line" d="M16 24v1.2M16 25.2q-2 1.8-3.6.4M16 25.2q2 1.8 3.6.4" />`;

const animals: readonly Animal[] = [
  {
    // fox
    ears: svg`<path class="fur" d="M5.4 4.6 13.4 11 6.6 17ZM26.6 4.6 18.6 11 25.4 17Z" /><path class="mark" d="M7.2 8.2 10.6 11 7.7 13.4ZM24.8 8.2 21.4 11 24.3 13.4Z" />`,
    head: svg`<path class="fur" d="M16 9.4c5.4 0 10.4 3 10.4 7.2 0 5-6 7.6-10.4 12-4.4-4.4-10.4-7-10.4-12 0-4.2 5-7.2 10.4-7.2Z" />`,
    snout: svg`<path class="pale" d="M16 28.4c-4-4-9.4-6.6-10.2-10.4 4.8-1.4 8.2.8 10.2 5.4 2-4.6 5.4-6.8 10.2-5.4-.8 3.8-6.2 6.4-10.2 10.4Z" /><circle class="ink" cx="16" cy="26.6" r="1.9" />`,
  },
  {
    // cat
    ears: svg`<path class="fur" d="M6 4.4 14 9.6 6.4 16ZM26 4.4 18 9.6 25.6 16Z" /><path class="mark" d="M7.7 7.6 11.2 10 7.8 12.8ZM24.3 7.6 20.8 10 24.2 12.8Z" />`,
    head: svg`<ellipse class="fur" cx="16" cy="18.4" rx="10.6" ry="9.6" />`,
    snout: svg`${nose}${mouth}<path class="line" d="M8.6 22.4 3.6 21.4M8.6 24.4 4.2 25.4M23.4 22.4 28.4 21.4M23.4 24.4 27.8 25.4" />`,
  },
  {
    // bear
    ears: svg`<circle class="fur" cx="7.8" cy="9.4" r="4.6" /><circle class="fur" cx="24.2" cy="9.4" r="4.6" /><circle class="mark" cx="7.8" cy="9.4" r="2.2" /><circle class="mark" cx="24.2" cy="9.4" r="2.2" />`,
    head: svg`<circle class="fur" cx="16" cy="17.8" r="10.6" />`,
    snout: svg`<ellipse class="pale" cx="16" cy="22.6" rx="5.6" ry="4.6" /><ellipse class="ink" cx="16" cy="20.6" rx="2.2" ry="1.6" /><path class="line" d="M16 22.2v1.6q-1.8 1.6-3.2.4M16 23.8q1.8 1.6 3.2.4" />`,
  },
  {
    // rabbit
    ears: svg`<ellipse class="fur" cx="11.4" cy="8" rx="3.4" ry="7.2" transform="rotate(-8 11.4 8)" /><ellipse class="fur" cx="20.6" cy="8" rx="3.4" ry="7.2" transform="rotate(8 20.6 8)" /><ellipse class="mark" cx="11.4" cy="8.4" rx="1.4" ry="4.8" transform="rotate(-8 11.4 8)" /><ellipse class="mark" cx="20.6" cy="8.4" rx="1.4" ry="4.8" transform="rotate(8 20.6 8)" />`,
    head: svg`<ellipse class="fur" cx="16" cy="19.8" rx="9.6" ry="9" />`,
    snout: svg`<path class="pale" d="M14 26h4v2.6q-2 1-4 0Z" />${nose}<path class="line" d="M16 24v1.6M12.4 25.8H19.6" />`,
  },
  {
    // owl
    ears: svg`<path class="fur" d="M5.2 5 13 9.4 6.4 14.6ZM26.8 5 19 9.4 25.6 14.6Z" />`,
    head: svg`<path class="fur" d="M16 7.6c7 0 10.8 4.6 10.8 10.6S22.6 28.8 16 28.8 5.2 24.2 5.2 18.2 9 7.6 16 7.6Z" /><circle class="pale" cx="11" cy="17" r="5.2" /><circle class="pale" cx="21" cy="17" r="5.2" />`,
    snout: svg`<path class="beak" d="M16 19.4 18.6 22.4 16 26 13.4 22.4Z" />`,
  },
  {
    // frog
    ears: svg`<circle class="fur" cx="9.4" cy="10.4" r="5" /><circle class="fur" cx="22.6" cy="10.4" r="5" />`,
    head: svg`<path class="fur" d="M16 9.4c7.4 0 12 4.4 12 10S22.6 28 16 28 4 25 4 19.4s4.6-10 12-10Z" />`,
    snout: svg`<path class="line" d="M8 21.6q8 5.6 16 0" /><circle class="ink" cx="14.4" cy="18.6" r=".8" /><circle class="ink" cx="17.6" cy="18.6" r=".8" />`,
  },
  {
    // mouse
    ears: svg`<circle class="fur" cx="7.2" cy="10" r="5.8" /><circle class="fur" cx="24.8" cy="10" r="5.8" /><circle class="mark" cx="7.2" cy="10" r="3.2" /><circle class="mark" cx="24.8" cy="10" r="3.2" />`,
    head: svg`<path class="fur" d="M16 9.6c6 0 9.4 4 9.4 9 0 5.6-5 10-9.4 10s-9.4-4.4-9.4-10c0-5 3.4-9 9.4-9Z" />`,
    snout: svg`<circle class="beak" cx="16" cy="24" r="2.1" /><path class="line" d="M11 24.6 6 24M11 26 6.8 27.4M21 24.6 26 24M21 26 25.2 27.4" />`,
  },
  {
    // raccoon
    ears: svg`<path class="fur" d="M5.6 6.4 13 9.4 6.6 15.6ZM26.4 6.4 19 9.4 25.4 15.6Z" /><path class="mark" d="M7.6 9 10.6 10.2 8 12.8ZM24.4 9 21.4 10.2 24 12.8Z" />`,
    head: svg`<path class="fur" d="M16 8.6c7 0 11.4 4.4 11.4 9 0 5.2-6.4 10.8-11.4 10.8S4.6 22.8 4.6 17.6c0-4.6 4.4-9 11.4-9Z" /><path class="band" d="M5 18.6q4.4-5.4 11-2.4 6.6-3 11 2.4-3.4 5-8 3.4-3-2-6 0-4.6 1.6-8-3.400Z" />`,
    snout: svg`<ellipse class="pale" cx="16" cy="24.4" rx="3.8" ry="3.2" /><ellipse class="ink" cx="16" cy="23" rx="1.9" ry="1.4" />`,
  },
];
/** Wall behind, fur, inner marks: warm papers that hold on the dark and on the light table. Any wall goes with any fur. */
const coats = [
  ['#f0c9a0', '#c8632b', '#7d3413'],
  ['#b9d8c8', '#5f7f6e', '#2f4a3d'],
  ['#f2d68c', '#8a6a4f', '#4f3826'],
  ['#c7d3ee', '#6c7fb0', '#36456f'],
  ['#f1bfb4', '#b5555a', '#6c262d'],
  ['#d9c8ea', '#84659f', '#4a3263'],
  ['#cfe0e6', '#8f9ba0', '#4b565b'],
  ['#e9dfc6', '#d3a24a', '#7f5716'],
] as const;
const brows = [
  svg``,
  svg`<path class="mark" d="M16 10.6 17.8 13.4 16 15.4 14.2 13.400Z" />`,
  svg`<path class="mark" d="M13.4 10.400h1.400v4h-1.400ZM17.2 10.400h1.400v4h-1.400Z" />`,
  svg`<circle class="mark" cx="16" cy="12.6" r="1.6" />`,
];
const eyes = [
  svg`<circle class="ink" cx="11.4" cy="17" r="1.9" /><circle class="ink" cx="20.6" cy="17" r="1.9" /><circle class="glint" cx="12" cy="16.3" r=".6" /><circle class="glint" cx="21.2" cy="16.3" r=".6" />`,
  svg`<path class="lid" d="M9.2 17.600q2.2-2.6 4.4 0M18.4 17.600q2.2-2.6 4.4 0" />`,
  svg`<ellipse class="ink" cx="11.4" cy="17" rx="1.5" ry="2.3" /><ellipse class="ink" cx="20.6" cy="17" rx="1.5" ry="2.3" /><circle class="glint" cx="11.8" cy="16" r=".6" /><circle class="glint" cx="21" cy="16" r=".6" />`,
];

@customElement('du-mask')
export class DuMask extends LitElement {
  static override styles = css`
    :host {
      display: inline-block;
      flex: none;
      inline-size: var(--du-mask-size, 2.125rem);
      block-size: var(--du-mask-size, 2.125rem);
    }
    svg {
      display: block;
      inline-size: 100%;
      block-size: 100%;
      border-radius: 28%;
    }
    .wall {
      fill: var(--wall);
    }
    .fur,
    .band {
      fill: var(--fur);
    }
    .fur {
      stroke: #17151c;
      stroke-width: 0.9;
    }
    .band,
    .mark {
      fill: var(--mark);
    }
    .pale {
      fill: #fbf3e2;
    }
    .beak {
      fill: #f2b544;
      stroke: #17151c;
      stroke-width: 0.8;
    }
    .ink {
      fill: #17151c;
    }
    .glint {
      fill: #fff;
    }
    .line,
    .lid {
      fill: none;
      stroke: #17151c;
      stroke-width: 1;
      stroke-linecap: round;
    }
    .lid {
      stroke-width: 1.6;
    }
  `;
  /** Hex of the seat's public key. */
  @property() key = '';
  override render(): TemplateResult {
    const part = (from: number, n: number): number => (Number.parseInt(this.key.slice(from, from + 4), 16) || 0) % n;
    const animal = animals[part(0, animals.length)];
    const [, fur, mark] = coats[part(4, coats.length)] ?? coats[0];
    const [wall] = coats[part(16, coats.length)] ?? coats[0]; // by itself, so that two masks at one table hardly ever look alike
    return html`<svg viewBox="0 0 32 32" aria-hidden="true" style="--wall:${wall};--fur:${fur};--mark:${mark}">
      <rect class="wall" width="32" height="32" />
      ${animal?.ears}${animal?.head}${brows[part(8, brows.length)]}${animal?.snout}${eyes[part(12, eyes.length)]}
    </svg>`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-mask': DuMask;
  }
}
