// games/duvidae/cover.ts: how DuvidaÊ! lies on the shelf: one card shown, two that may be anything.
import { msg } from '@lit/localize';
import { html } from 'lit';
import type { Cover } from '../../parts/cover.ts';

export const cover: Cover = {
  picture: html`<svg viewBox="0 0 64 64">
    <g stroke="var(--du-ink)" stroke-width="1.6" stroke-linejoin="round">
      <g transform="rotate(-16 20 40)">
        <rect x="6" y="18" width="26" height="37" rx="4" fill="#17424a" />
        <path d="M11 24h16M11 30h16M11 36h16M11 42h16M11 48h16" stroke="#d9b267" stroke-width="1.2" />
      </g>
      <g transform="rotate(-2 30 38)">
        <rect x="17" y="14" width="26" height="37" rx="4" fill="#17424a" />
        <path d="M22 20h16M22 26h16M22 32h16M22 38h16M22 44h16" stroke="#d9b267" stroke-width="1.2" />
      </g>
      <g transform="rotate(13 44 38)">
        <rect x="31" y="13" width="27" height="38" rx="4" fill="var(--du-card)" />
        <text
          x="44.5"
          y="41"
          text-anchor="middle"
          font-size="25"
          font-weight="800"
          stroke="none"
          fill="var(--du-ink)"
          font-family="var(--du-font-display)"
        >
          5
        </text>
      </g>
    </g>
  </svg>`,
  line: () => msg('One card shows what all of them claim to be. Beat it, pass, or say that you doubt it.'),
  minutes: null,
};
