// ui/hero.ts: the picture of the start page: a sealed cup and three dice on a night-time table. Says nothing.
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import '../parts/cup.ts';
import '../parts/die.ts';
import '../parts/seal.ts';

@customElement('du-hero')
export class DuHero extends LitElement {
  static override styles = css`
    :host {
      --u: var(--du-hero-unit, 1rem);
      display: block;
      position: relative;
      inline-size: calc(20 * var(--u));
      block-size: calc(11.5 * var(--u));
      margin-inline: auto;
      pointer-events: none;
    }
    .light {
      position: absolute;
      inset: calc(-3 * var(--u)) calc(-2 * var(--u)) calc(-2.5 * var(--u));
      background: radial-gradient(closest-side, var(--du-glow), transparent);
    }
    .shade {
      position: absolute;
      border-radius: 50%;
      background: rgb(0 0 0 / 24%);
      filter: blur(calc(0.3 * var(--u)));
    }
    .cup {
      --du-cup-size: calc(9 * var(--u));
      position: absolute;
      inset-inline-start: calc(5.5 * var(--u));
      inset-block-start: calc(0.9 * var(--u));
    }
    .cup + .seal {
      --du-seal-size: calc(3.6 * var(--u));
      position: absolute;
      inset-inline-start: calc(8.2 * var(--u));
      inset-block-start: calc(4.3 * var(--u));
      filter: drop-shadow(0 calc(0.12 * var(--u)) calc(0.12 * var(--u)) rgb(0 0 0 / 45%));
    }
    du-die {
      position: absolute;
    }
    .a {
      --du-die-size: calc(3.5 * var(--u));
      inset-inline-start: calc(2.2 * var(--u));
      inset-block-start: calc(6.6 * var(--u));
      rotate: -13deg;
    }
    .b {
      --du-die-size: calc(3.7 * var(--u));
      inset-inline-start: calc(13.2 * var(--u));
      inset-block-start: calc(6.9 * var(--u));
      rotate: 9deg;
    }
    .c {
      --du-die-size: calc(2.7 * var(--u));
      inset-inline-start: calc(16.6 * var(--u));
      inset-block-start: calc(4.9 * var(--u));
      rotate: -21deg;
    }
  `;
  override render(): TemplateResult {
    const shade = (x: number, y: number, w: number, h: number): TemplateResult =>
      html`<div
        class="shade"
        style="inset-inline-start:calc(${x} * var(--u));inset-block-start:calc(${y} * var(--u));inline-size:calc(${w} * var(--u));block-size:calc(${h} * var(--u))"
      ></div>`;
    return html`<div class="light"></div>
      ${shade(5.6, 8.3, 9, 1.5)} ${shade(2, 9.3, 4.2, 1.2)} ${shade(13.2, 9.9, 4.4, 1.2)} ${shade(16.6, 7, 3, 0.9)}
      <du-die class="c" face="4" mute></du-die>
      <du-cup class="cup"></du-cup><du-seal class="seal" state="sealed" mute></du-seal>
      <du-die class="a" face="1" mute></du-die><du-die class="b" face="5" mute></du-die>`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-hero': DuHero;
  }
}
