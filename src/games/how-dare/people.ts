// games/how-dare/people.ts: the others round the table, in turn order.
import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import type { Seat } from '../../core/seat.ts';
import { writerOf } from './deck.ts';
import './plate.ts';
import type { Sight } from './sight.ts';
import { some } from './words.ts';

export function people(sight: Sight): TemplateResult {
  const { others } = sight;
  return html`<ul style="--n:${others.length}" ?data-many=${others.length > 4}>
    ${others.map((s) => html`<li>${plate(sight, s)}</li>`)}
  </ul>`;
}

/** What stands at the rim: the number that was said last, or why the seat says none. */
function noteOf({ board }: Sight, s: Seat): string {
  if (board.phase === 'over') return board.winners.includes(s) ? msg('won') : '';
  const said = board.bids.findLast((b) => b.by === s);
  if (said) return some(said.n);
  if (board.card !== null && writerOf(board, board.card) === s && board.master !== s) return msg('wrote this card');
  if (board.phase === 'write' && board.writers.includes(s)) return msg('is writing…');
  return board.phase === 'bid' && board.bids.length === 0 && board.turn === s ? msg('begins') : '';
}
export function plate(sight: Sight, s: Seat): TemplateResult {
  const { board } = sight;
  const seat = sight.seat(s);
  return html`<du-how-dare-plate
    .key=${seat?.key ?? ''}
    .name=${sight.name(s)}
    .bot=${seat?.bot ?? false}
    .score=${sight.score(s)}
    .counts=${board.options.scoreBy}
    .reach=${seat && !seat.bot ? seat.reach : 'here' /* a bot is as awake as its owner, who has a plate too */}
    .gone=${seat?.gone ?? null}
    .out=${board.eliminated.includes(s)}
    .active=${board.turn === s && board.phase !== 'write'}
    .office=${board.master === s ? msg('question master') : ''}
    .note=${noteOf(sight, s)}
  ></du-how-dare-plate>`;
}
