// games/how-dare/cover.ts: how How Dare You? lies on the shelf: a question, and a number that grows.
import { msg } from '@lit/localize';
import { html } from 'lit';
import type { Cover } from '../../parts/cover.ts';

export const cover: Cover = {
  picture: html`<svg viewBox="0 0 64 64">
    <g stroke="var(--du-ink)" stroke-width="1.6">
      <rect x="6" y="5" width="40" height="52" rx="5" fill="var(--du-card)" transform="rotate(-5 26 31)" />
      <path d="M12 18l27-2.4M12.6 24l20-1.8" stroke="#b9ad97" stroke-width="2.4" stroke-linecap="round" />
      <path d="M33 60V46h9V36h9V25h9v35z" fill="#f2b544" stroke-linejoin="round" />
    </g>
    <text
      x="22"
      y="50"
      text-anchor="middle"
      font-size="25"
      font-weight="800"
      fill="var(--du-ink)"
      font-family="var(--du-font-display)"
    >
      ?
    </text>
  </svg>`,
  line: () => msg('How many? Say a higher number each time, until somebody dares to say: too much.'),
  minutes: null,
};
