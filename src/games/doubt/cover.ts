// games/doubt/cover.ts: how I Doubt It lies on the shelf: a fan of backs, seven colours in all.
import { msg } from '@lit/localize';
import { html } from 'lit';
import type { Cover } from '../../parts/cover.ts';

const back = (turn: number) =>
  html`<svg viewBox="0 0 64 64" x="0" y="0" width="64" height="64" overflow="visible">
    <g transform="rotate(${turn} 32 62)" stroke="var(--du-ink)" stroke-width="1.6">
      <rect x="20" y="10" width="25" height="36" rx="4" fill="#5d3b8c" />
      <path d="M26 16l13 24M39 16L26 40" stroke="#cdb6ee" stroke-width="1.4" />
      <circle cx="32.5" cy="28" r="4" fill="#cdb6ee" stroke="none" />
    </g>
  </svg>`;
export const cover: Cover = {
  picture: html`<svg viewBox="0 0 64 64">${[-34, -11, 12, 35].map(back)}</svg>`,
  line: () => msg('Lay a card face down and say what it is. Whoever doubts at the wrong time takes the whole pile.'),
  minutes: null,
};
