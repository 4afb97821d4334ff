// games/dudo/cover.ts: how Dudo lies on the shelf.
import { msg } from '@lit/localize';
import { html } from 'lit';
import type { Cover } from '../../parts/cover.ts';
import '../../parts/cup.ts';
import '../../parts/die.ts';

export const cover: Cover = {
  picture: html`<du-cup style="--du-cup-size: 3.5rem"></du-cup
    ><du-die
      face="3"
      mute
      style="--du-die-size: 1.5rem; position: absolute; inset-inline-end: 0; inset-block-end: 0; rotate: 9deg"
    ></du-die>`,
  line: () => msg('Dice under cups. Bid on what lies under all of them, or doubt the last bid.'),
  minutes: 20,
};
