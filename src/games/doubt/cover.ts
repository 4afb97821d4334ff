// games/doubt/cover.ts: how I Doubt It lies on the shelf: a pile of closed cards, and one open one that all of them claim to match.
import { msg } from '@lit/localize';
import { html } from 'lit';
import type { Cover } from '../../parts/cover.ts';
import { signs } from './signs.ts';

export const cover: Cover = {
  picture: html`<svg viewBox="0 0 64 64">
    <g stroke="var(--du-ink)" stroke-width="1.6" stroke-linejoin="round">
      <g transform="rotate(-9 24 40)"><rect x="9" y="20" width="27" height="38" rx="4" fill="#3d2466" /></g>
      <g transform="rotate(-2 25 38)"><rect x="10" y="17" width="27" height="38" rx="4" fill="#3d2466" /></g>
      <g transform="rotate(5 26 36)">
        <rect x="11" y="14" width="27" height="38" rx="4" fill="#683cb0" />
        <path d="M16 20h17M16 26h17M16 32h17M16 38h17M16 44h17" stroke="#d9c6f2" stroke-width="1.2" />
      </g>
      <g transform="rotate(12 46 32)">
        <rect x="33" y="8" width="27" height="38" rx="4" fill="var(--du-card)" />
        <g transform="translate(37.5 18) scale(0.75)">
          <path d=${signs.purple.shape} fill=${signs.purple.fill} stroke-width="1.6" />
        </g>
      </g>
    </g>
  </svg>`,
  line: () => msg('Everybody lays cards face down and says that they match. Say that you doubt it, or pay for it.'),
  minutes: null,
};
