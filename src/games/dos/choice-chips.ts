// games/dos/choice-chips.ts: what a wild card is to be, asked only by house rule and only where there is a choice.
import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import '../../parts/stepper.ts';
import type { StepEvent } from '../../parts/stepper.ts';
import { colourSign } from './card-face.ts';
import type { Colour } from './faces.ts';
import type { DosBoard } from './position.ts';
import type { Picked, Ready } from './ready.ts';
import { colourWord } from './words.ts';

/** A stepper for the number and chips for the colour. */
export function choiceChips(
  board: DosBoard,
  { all, match }: Ready,
  choose: (choice: Pick<Picked, 'value' | 'colour'>) => void,
): TemplateResult | typeof nothing {
  if (board.options.wildChoices !== 'ask' || match === null || all.length < 2) return nothing;
  const values = [...new Set(all.map((m) => m.value))];
  const colours = [...new Set(all.map((m) => m.colour))];
  const chip = (colour: Colour | null): TemplateResult =>
    html`<button
      class="chip"
      aria-pressed=${match.colour === colour}
      @click=${() => choose({ value: match.value, colour })}
    >
      ${colour === null ? msg('no colour match') : html`${colourSign(colour)} ${msg(str`all ${colourWord(colour)}`)}`}
    </button>`;
  return html`<div class="choices">
    ${
      values.length < 2
        ? nothing
        : html`<du-stepper
            .value=${match.value}
            .min=${Math.min(...values)}
            .max=${Math.max(...values)}
            .label=${msg('Which number the wild card is')}
            @du-step=${({ value }: StepEvent) => {
              if (values.includes(value)) choose({ value, colour: match.colour });
            }}
          ></du-stepper>`
    }
    ${colours.length < 2 ? nothing : html`<div class="chips" role="group" aria-label=${msg('Which colour')}>${colours.map(chip)}</div>`}
  </div>`;
}
