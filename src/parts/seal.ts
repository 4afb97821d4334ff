// parts/seal.ts: the wax mark on everything hidden. Shape and word tell its states apart, colour only helps.
import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { Still } from './still.ts';

/** opened: its secret came; checked: this device found that it fits; mismatch: it does not; never: its holder went first. */
export type SealState = 'forming' | 'sealed' | 'opened' | 'checked' | 'mismatch' | 'never';

export function sealWord(state: SealState): string {
  switch (state) {
    case 'forming':
      return msg('seal forming');
    case 'sealed':
      return msg('sealed');
    case 'opened':
      return msg('opened');
    case 'checked':
      return msg('opened and checked');
    case 'mismatch':
      return msg('does not match its seal');
    case 'never':
      return msg('left without opening');
    default:
      return state satisfies never;
  }
}

/** Eleven soft lobes, like wax that ran out under a stamp. */
const wax = ((): string => {
  const points = Array.from({ length: 11 }, (_, i) => {
    const at = (turn: number, r: number): string =>
      `${(16 + r * Math.cos(turn)).toFixed(2)} ${(16 + r * Math.sin(turn)).toFixed(2)}`;
    const from = (i / 11) * 2 * Math.PI;
    const step = Math.PI / 11;
    return `${i === 0 ? 'M' : ''}${i === 0 ? at(from, 12.6) : ''}Q${at(from + step, i % 3 === 0 ? 18.2 : 17)} ${at(from + 2 * step, 12.6)}`;
  });
  return `${points.join('')}Z`;
})();
const lock = svg`<path class="sign" d="M12.2 15V12.8a3.8 3.8 0 0 1 7.6 0V15" /><rect class="sign" x="10.6" y="15" width="10.8" height="7.4" rx="1.6" />`;

@customElement('du-seal')
@localized()
export class DuSeal extends LitElement {
  static override styles = css`
    :host {
      display: inline-block;
      flex: none;
      inline-size: var(--du-seal-size, 1.25rem);
      block-size: var(--du-seal-size, 1.25rem);
    }
    svg {
      display: block;
      inline-size: 100%;
      block-size: 100%;
      overflow: visible;
    }
    .wax {
      fill: var(--du-seal);
      stroke: color-mix(in srgb, var(--du-seal) 45%, #200);
      stroke-width: 1.2;
    }
    .ridge {
      fill: none;
      stroke: color-mix(in srgb, var(--du-seal) 65%, #300);
      stroke-width: 1.3;
    }
    .sign {
      fill: none;
      stroke: #fff6ea;
      stroke-width: 2;
      stroke-linecap: round;
      stroke-linejoin: round;
    }
    .glint {
      fill: none;
      stroke: rgb(255 255 255 / 0.5);
      stroke-width: 1.4;
      stroke-linecap: round;
    }
    .forming {
      fill: none;
      stroke: var(--du-muted);
      stroke-width: 2.4;
      stroke-dasharray: 4.6 3.6;
    }
    .drop {
      fill: var(--du-seal);
    }
    .tick {
      fill: var(--du-good);
      stroke: var(--du-panel);
      stroke-width: 1.4;
    }
    .hook {
      fill: none;
      stroke: var(--du-panel);
      stroke-width: 2.6;
      stroke-linecap: round;
      stroke-linejoin: round;
    }
    .crack {
      fill: none;
      stroke: #fff6ea;
      stroke-width: 2;
      stroke-linejoin: bevel;
    }
    .grey {
      fill: none;
      stroke: var(--du-muted);
      stroke-width: 2;
    }
    .left {
      transform: translate(-3.4px, 0.6px) rotate(-11deg);
      transform-origin: 16px 16px;
    }
    .right {
      transform: translate(3.4px, -0.6px) rotate(11deg);
      transform-origin: 16px 16px;
    }
    :host(:not([still])) .stamp {
      transform-origin: center;
      animation: stamp 140ms ease-out;
    }
    :host(:not([still])) .left {
      animation: part-left 260ms ease-out;
    }
    :host(:not([still])) .right {
      animation: part-right 260ms ease-out;
    }
    :host(:not([still])) .ticked {
      transform-origin: 23px 23px;
      animation: stamp 240ms ease-out;
    }
    @keyframes stamp {
      from {
        transform: scale(1.5);
        opacity: 0;
      }
    }
    @keyframes part-left {
      from {
        transform: none;
      }
    }
    @keyframes part-right {
      from {
        transform: none;
      }
    }
  `;
  @property() state: SealState = 'sealed';
  /** Picture only: the word stands beside it. */
  @property({ type: Boolean }) mute = false;
  constructor() {
    super();
    new Still(this);
  }
  override render(): TemplateResult {
    return html`<svg
      viewBox="0 0 32 32"
      data-state=${this.state}
      role=${this.mute ? 'presentation' : 'img'}
      aria-hidden=${this.mute ? 'true' : nothing}
      aria-label=${this.mute ? nothing : sealWord(this.state)}
    >
      ${this.#picture()}
    </svg>`;
  }
  #picture(): TemplateResult {
    switch (this.state) {
      case 'forming':
        return svg`<circle class="forming" cx="16" cy="16" r="12.4" /><circle class="drop" cx="16" cy="16" r="4.4" />`;
      case 'sealed':
        return svg`<g class="stamp"><path class="wax" d=${wax} /><circle class="ridge" cx="16" cy="16" r="10.4" />${lock}<path class="glint" d="M7.6 12.4A9.4 9.4 0 0 1 11 8.2" /></g>`;
      case 'opened':
      case 'checked':
        return svg`<defs><clipPath id="l"><path d="M0 0H15L18 9 13 16 18 23 15 32H0Z" /></clipPath><clipPath id="r"><path d="M32 0H17L20 9 15 16 20 23 17 32H32Z" /></clipPath></defs>
          <g class="left"><path class="wax" d=${wax} clip-path="url(#l)" /></g>
          <g class="right"><path class="wax" d=${wax} clip-path="url(#r)" /></g>
          ${this.state === 'checked' ? svg`<g class="ticked"><circle class="tick" cx="22.5" cy="22.5" r="9.2" /><path class="hook" d="m18.4 22.7 2.9 2.9 5.2-5.8" /></g>` : nothing}`;
      case 'mismatch':
        return svg`<path class="wax" d=${wax} /><path class="crack" d="M20.5 1 15.5 7.5 19 11" /><path class="crack" d="M11 31 15 26.5 12.5 23.5" /><path class="sign" d="M16 11.5V17.6M16 21.6V21.7" stroke-width="3.4" />`;
      case 'never':
        return svg`<circle class="grey" cx="16" cy="16" r="12.8" stroke-dasharray="2 3" /><path class="grey" d="M12.2 15V12.4a3.8 3.8 0 0 1 7.6 0V15" /><rect class="grey" x="10.6" y="15" width="10.8" height="7.4" rx="1.6" /><path class="grey" d="M6 26 26 6" />`;
      default:
        return this.state satisfies never;
    }
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-seal': DuSeal;
  }
}
