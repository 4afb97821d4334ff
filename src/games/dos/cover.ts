// games/dos/cover.ts: how DOS lies on the shelf: two cards that make the third.
import { msg } from '@lit/localize';
import { html } from 'lit';
import type { Cover } from '../../parts/cover.ts';

const number = (x: number, y: number, text: string, size = 17) =>
  html`<svg overflow="visible" x=${x} y=${y}>
    <text
      text-anchor="middle"
      font-size=${size}
      font-weight="800"
      fill="var(--du-ink)"
      font-family="var(--du-font-display)"
    >
      ${text}
    </text>
  </svg>`;
export const cover: Cover = {
  picture: html`<svg viewBox="0 0 64 64">
    <g stroke="var(--du-ink)" stroke-width="1.6">
      <rect x="20" y="3" width="24" height="32" rx="4" fill="var(--du-card)" />
      <g transform="rotate(-9 16 46)">
        <rect x="5" y="30" width="23" height="31" rx="4" fill="#f2c14e" />
        <circle cx="11" cy="36" r="2.4" fill="var(--du-ink)" stroke="none" />
      </g>
      <g transform="rotate(9 48 46)">
        <rect x="36" y="30" width="23" height="31" rx="4" fill="#8fc1b5" />
        <path d="M40 34h5v5h-5z" fill="var(--du-ink)" stroke="none" />
      </g>
    </g>
    ${number(32, 25, '7', 19)}${number(17, 52, '3')}${number(47, 52, '4')}
  </svg>`,
  line: () => msg('Two cards that add up to one on the table. Get rid of your hand, and call it in time.'),
  minutes: null,
};
