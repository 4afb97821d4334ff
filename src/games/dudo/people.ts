// games/dudo/people.ts: the others round the table, in turn order.
import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { at, type Seat } from '../../core/seat.ts';
import { onOval } from '../../parts/company.ts';
import '../../parts/cup.ts';
import '../../parts/seat-plate.ts';
import type { Sight } from './sight.ts';

export function people(sight: Sight): TemplateResult {
  const n = sight.others.length;
  return html`<ul>
    ${sight.others.map((s, i) => html`<li style=${onOval(i, n, [194, 346], [178, 362])}>${plate(sight, s)}${tableCup(sight, s)}</li>`)}
  </ul>`;
}

/** The cup in front of a seat, where there is a table to stand on; the plate says the same in words. */
const tableCup = (sight: Sight, s: Seat): TemplateResult | typeof nothing =>
  sight.board.playing.includes(s) && at(sight.board.dice, s) > 0
    ? html`<du-cup class="table-cup" ?shaking=${sight.board.phase === 'roll' && sight.lacking.includes(s)}></du-cup>`
    : nothing;

function plate(sight: Sight, s: Seat): TemplateResult {
  const { board } = sight;
  const seat = sight.seat(s);
  const left = at(board.dice, s);
  const bid = board.phase === 'bid' && board.bid?.by === s ? `${board.bid.count} × ${board.bid.face}` : '';
  return html`<du-seat-plate
    .key=${seat?.key ?? ''}
    .name=${sight.name(s)}
    .bot=${seat?.bot ?? false}
    .mine=${seat?.mine ?? false}
    .count=${left}
    .seal=${sight.seal(s)}
    .reach=${seat && !seat.bot ? seat.reach : 'here' /* a bot is as awake as its owner, who has a plate too */}
    .gone=${seat?.gone ?? null}
    .out=${left === 0}
    .active=${board.turn === s}
    .rolling=${board.phase === 'roll' && sight.lacking.includes(s)}
    .note=${bid || (board.phase === 'bid' && board.bids.length === 0 && board.starter === s ? msg('begins') : '')}
  ></du-seat-plate>`;
}
