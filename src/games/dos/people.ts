// games/dos/people.ts: the others round the table, in turn order.
import { msg, str } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { at, type Seat } from '../../core/seat.ts';
import '../../parts/card-plate.ts';
import { handSize } from './legal.ts';
import { plateNote } from './reading.ts';
import type { Sight } from './sight.ts';
import { pointsWord } from './words.ts';

export const people = (sight: Sight): TemplateResult =>
  html`<ul>
    ${sight.others.map((s) => html`<li>${plate(sight, s)}</li>`)}
  </ul>`;

function plate(sight: Sight, s: Seat): TemplateResult {
  const { board } = sight;
  const seat = sight.seat(s);
  const score = at(board.scores, s);
  const { target } = board.options;
  return html`<du-card-plate
    .key=${seat?.key ?? ''}
    .name=${sight.name(s)}
    .bot=${seat?.bot ?? false}
    .count=${handSize(board, s)}
    .seal=${sight.seal(s)}
    .score=${target === 'round' ? '' : String(score)}
    .scoreWord=${target === 'round' ? '' : msg(str`${pointsWord(score)} of ${target}`)}
    .reach=${seat && !seat.bot ? seat.reach : 'here' /* a bot is as awake as its owner, who has a plate too */}
    .gone=${seat?.gone ?? null}
    .active=${board.turn === s || board.asked === s}
    .note=${plateNote(sight, s)}
  ></du-card-plate>`;
}
