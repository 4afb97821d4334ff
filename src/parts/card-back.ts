// parts/card-back.ts: the back of every card, small: cloth in a frame, and the eye that does not see. 100 x 140.
import { svg } from 'lit';

export const cardBack = svg`<rect x="1.5" y="1.5" width="97" height="137" rx="13" fill="var(--du-card)" stroke="var(--du-ink)" stroke-width="3" /><rect x="4" y="4" width="92" height="132" rx="10" fill="#17424a" /><rect x="10" y="10" width="80" height="120" rx="6" fill="none" stroke="#f3e3bd" stroke-width="3" /><path d="M18 74Q50 44 82 74 50 104 18 74Z" fill="none" stroke="#f3e3bd" stroke-width="4" /><circle cx="50" cy="74" r="10" fill="#f3e3bd" />`;
