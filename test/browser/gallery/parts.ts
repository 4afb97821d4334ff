// test/browser/gallery/parts.ts: every drawn part of src/parts in every state.
import { html, svg } from 'lit';
import '../../../src/parts/card.ts';
import { closedHand, closedHandLook } from '../../../src/parts/closed-hand.ts';
import '../../../src/parts/cup.ts';
import '../../../src/parts/die.ts';
import { faceWord } from '../../../src/parts/die.ts';
import '../../../src/parts/mask.ts';
import '../../../src/parts/seal.ts';
import type { SealState } from '../../../src/parts/seal.ts';
import { sheet } from '../../../src/parts/sheet.ts';
import '../../../src/parts/stepper.ts';
import { drawn, each, shaded, type Room, type Wall } from './exhibit.ts';
import { keyOf, masks } from './masks.ts';
import { cardPlates, plates } from './plates.ts';
import './time-left.ts';

/** What a game might lay on a card: a field, a mark in the corner, another one far from it. */
const inside = html`<svg viewBox="0 0 84 92" aria-hidden="true">
    <rect width="84" height="92" rx="8" fill="#256f60" />
    ${svg`<circle cx="42" cy="46" r="24" fill="#fbf6ea" />`}
  </svg>
  <svg slot="mark" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 1 23 12 12 23 1 12Z" fill="#256f60" /></svg>
  <svg slot="far" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="9" fill="#b3261e" /></svg>`;
const card: Wall = {
  name: 'Card',
  files: ['parts/card.ts'],
  frame: 'small',
  exhibits: [
    drawn('face up', html`<du-card .rank=${'7'} .label=${'seven'}>${inside}</du-card>`),
    drawn('two figures', html`<du-card .rank=${'10'} .label=${'ten'}>${inside}</du-card>`),
    drawn('no corner', html`<du-card .label=${'a picture'}>${inside}</du-card>`),
    drawn('chosen', html`<du-card .rank=${'7'} .label=${'seven'} selected>${inside}</du-card>`),
    drawn('of no use now', html`<du-card .rank=${'7'} .label=${'seven'} dim>${inside}</du-card>`),
    drawn('face down', html`<du-card back></du-card>`),
    drawn('face down and chosen', html`<du-card back selected></du-card>`),
    drawn('seal on its back', html`<du-card back><du-seal style="--du-seal-size:2rem" mute></du-seal></du-card>`),
    drawn('with a word', html`<du-card mute .rank=${'7'} .label=${'seven'}>${inside}</du-card><span>seven</span>`),
    drawn('in a strip', html`<du-card style="--du-card-size:1.75rem" .rank=${'7'} .label=${'seven'}>${inside}</du-card>`),
    drawn('large', html`<du-card style="--du-card-size:5.25rem" .rank=${'7'} .label=${'seven'}>${inside}</du-card>`),
  ],
}; // prettier-ignore

const hands: Wall = {
  name: 'Closed hand',
  files: ['parts/closed-hand.ts'],
  frame: 'wide',
  exhibits: [1, 2, 5, 9].map((n) => {
    const hand = html`<div style="display:grid;justify-items:center;--du-card-size:1.75rem">${closedHand(n)}</div>`;
    return shaded(n === 1 ? '1 card' : n === 9 ? '9 cards and more' : `${n} cards`, [closedHandLook], hand);
  }),
};
const cup: Wall = {
  name: 'Cup',
  files: ['parts/cup.ts'],
  frame: 'small',
  exhibits: [
    drawn('at rest', html`<du-cup style="--du-cup-size:3rem"></du-cup>`),
    drawn('being shaken', html`<du-cup style="--du-cup-size:3rem" shaking></du-cup><span>rolling</span>`),
    drawn('small', html`<du-cup></du-cup>`),
  ],
};
const die: Wall = {
  name: 'Die',
  files: ['parts/die.ts'],
  frame: 'small',
  exhibits: [
    ...[1, 2, 3, 4, 5, 6, 0].map((face) => drawn(faceWord(face), html`<du-die .face=${face}></du-die>`)),
    drawn('it counts', html`<du-die .face=${3} counts></du-die>`),
    drawn('wild, and it counts', html`<du-die .face=${1} counts></du-die>`),
    drawn('it does not count', html`<du-die .face=${5} dim></du-die>`),
    drawn('small, with a word', html`<du-die style="--du-die-size:1.25rem" .face=${4} mute></du-die><span>four</span>`),
  ],
};
const mask: Wall = {
  name: 'Mask',
  files: ['parts/mask.ts'],
  frame: 'small',
  exhibits: [
    ...masks.map(({ animal, key }) =>
      drawn(animal, html`<du-mask style="--du-mask-size:3.5rem" .key=${key}></du-mask>`),
    ),
    ...[0, 1, 2, 3].map((brow) =>
      drawn(
        `brow ${brow + 1}`,
        html`<du-mask style="--du-mask-size:3.5rem" .key=${keyOf(2, 6, brow, 0, 1)}></du-mask>`,
      ),
    ),
    ...[1, 2].map((eyes) =>
      drawn(
        `eyes ${eyes + 1}`,
        html`<du-mask style="--du-mask-size:3.5rem" .key=${keyOf(2, 6, 0, eyes, 1)}></du-mask>`,
      ),
    ),
    drawn('small', html`<du-mask .key=${keyOf(0, 0, 0, 0, 3)}></du-mask>`),
  ],
};
const states: { readonly [state in SealState]: string } = {
  forming: 'forming',
  sealed: 'sealed',
  opened: 'opened',
  checked: 'opened and checked',
  mismatch: 'does not match',
  never: 'left without opening',
};
const seal: Wall = {
  name: 'Seal',
  files: ['parts/seal.ts'],
  frame: 'small',
  exhibits: each(states, (state) => html`<du-seal style="--du-seal-size:3rem" .state=${state}></du-seal>`),
};
const smallSeals: Wall = {
  name: 'Seal, as small as on a plate',
  files: ['parts/seal.ts'],
  frame: 'small',
  exhibits: each(
    states,
    (state) => html`<span><du-seal style="--du-seal-size:1.125rem" .state=${state} mute></du-seal></span>`,
  ),
};

const button = (name: string, kind: string, words: string, closed = false): ReturnType<typeof shaded> =>
  shaded(
    name,
    [sheet],
    html`<button class="button ${kind}" style="inline-size:100%" aria-disabled=${closed}>${words}</button>`,
  );
const buttons: Wall = {
  name: 'Buttons',
  files: ['parts/sheet.ts'],
  frame: 'plate',
  exhibits: [
    button('one of several', '', 'Calza'),
    button('what one came for', 'action', 'Bid 8 × 3'),
    button('asked once more', 'risk', 'Sure? Dudo!'),
    button('quiet', 'quiet', 'How do I know?'),
    button('closed for a reason', '', 'Calza', true),
    button('what one came for, closed', 'action', 'Bid 8 × 3', true),
  ],
};
const step = (name: string, value: number, unit: string): ReturnType<typeof drawn> =>
  drawn(name, html`<du-stepper .value=${value} .min=${3} .max=${24} .unit=${unit} .label=${'How many'}></du-stepper>`);
const stepper: Wall = {
  name: 'Stepper',
  files: ['parts/stepper.ts'],
  frame: 'wide',
  exhibits: [
    step('in between', 8, 'dice'),
    step('at its least', 3, 'dice'),
    step('at its most', 24, 'of the same rank'),
  ],
};
const time = (name: string, step: number, left: number | null): ReturnType<typeof drawn> =>
  drawn(name, html`<gallery-time-left .step=${step} .left=${left}></gallery-time-left>`);
const rest: Wall = {
  name: 'What is left of a window',
  files: ['parts/rest.ts'],
  frame: 'plate',
  exhibits: [time('eight seconds', 1, 8000), time('nearly over', 2, 900), time('no limit', 3, null)],
};

const walls: readonly Wall[] = [
  card,
  hands,
  cup,
  die,
  mask,
  seal,
  smallSeals,
  ...plates,
  ...cardPlates,
  buttons,
  stepper,
  rest,
];
export const parts: Room = { name: 'parts', title: 'Parts', walls };
