// games/doubt/people.ts: the others round the table, in turn order.
import { msg, str } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import type { Seat } from '../../core/seat.ts';
import '../../parts/card-plate.ts';
import { closedHand } from '../../parts/closed-hand.ts';
import { onOval } from '../../parts/company.ts';
import { topLay } from './claims.ts';
import { handSize } from './order.ts';
import type { Sight } from './sight.ts';

export function people(sight: Sight): TemplateResult {
  const n = sight.others.length;
  return html`<ul>
    ${sight.others.map((s, i) => html`<li style=${onOval(i, n, [200, 340], [180, 360])}>${plate(sight, s)}${closedHand(handSize(sight.board, s))}</li>`)}
  </ul>`;
}
/** What a seat did last that still matters. */
function note(sight: Sight, s: Seat): string {
  const { board, scene } = sight;
  const place = board.placed.indexOf(s);
  if (place >= 0) return msg(str`place ${place + 1}`);
  if (board.phase === 'window') {
    if (topLay(board)?.by === s) return handSize(board, s) === 0 ? msg('last card!') : msg('placed');
    return scene.open?.what === 'window' && scene.open.given.includes(s) ? msg('answered') : '';
  }
  if (board.challenge?.by === s) return msg('doubts');
  if (board.phase === 'take' && board.last?.taker === s) return msg('takes the pile');
  if (board.declarer === s && board.phase !== 'over') return msg('declared');
  return board.phase === 'deal' && board.first === s ? msg('begins') : '';
}
function plate(sight: Sight, s: Seat): TemplateResult {
  const { board } = sight;
  const seat = sight.seat(s);
  const dealt = board.phase !== 'draw' && board.phase !== 'deal' && !board.placed.includes(s);
  return html`<du-card-plate
    .key=${seat?.key ?? ''}
    .name=${sight.name(s)}
    .bot=${seat?.bot ?? false}
    .count=${dealt ? handSize(board, s) : null}
    .seal=${sight.seal(s)}
    .reach=${seat && !seat.bot ? seat.reach : 'here' /* a bot is as awake as its owner, who has a plate too */}
    .gone=${seat?.gone ?? null}
    .active=${board.turn === s && board.phase === 'turn'}
    .note=${note(sight, s)}
  ></du-card-plate>`;
}
