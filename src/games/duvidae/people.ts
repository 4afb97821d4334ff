// games/duvidae/people.ts: the others round the table, in turn order.
import { msg, str } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { at, type Seat } from '../../core/seat.ts';
import '../../parts/card-plate.ts';
import { closedHand } from '../../parts/closed-hand.ts';
import { onOval } from '../../parts/company.ts';
import { handSize, sizeOf, topMeld } from './melds.ts';
import { pointsOf } from './reading.ts';
import type { Sight } from './sight.ts';

export function people(sight: Sight): TemplateResult {
  const n = sight.others.length;
  return html`<ul>
    ${sight.others.map((s, i) => html`<li style=${onOval(i, n, [200, 340], [180, 360])}>${plate(sight, s)}${closedHand(handSize(sight.board, s))}</li>`)}
  </ul>`;
}

/** What a seat did last that still matters. */
function note(sight: Sight, s: Seat): string {
  const { board } = sight;
  const last = topMeld(board);
  if (board.phase === 'draw' && board.draws?.seat === s) return msg(str`draws ${board.draws.count}`);
  if (last?.by === s) return handSize(board, s) === 0 ? msg('last cards!') : msg(str`laid ${sizeOf(last)}`);
  if (board.passed.includes(s)) return msg('passed');
  if (board.phase === 'first') return sight.scene.open?.given.includes(s) ? msg('has pointed') : '';
  const leads = board.leader === s && board.table.length === 0;
  return leads && (board.phase === 'shuffle' || board.phase === 'deal') ? msg('leads') : '';
}
function plate(sight: Sight, s: Seat): TemplateResult {
  const { board } = sight;
  const seat = sight.seat(s);
  const points = at(board.points, s);
  const dealt = board.phase === 'play' || board.phase === 'open' || board.phase === 'draw' || board.phase === 'over';
  return html`<du-card-plate
    .key=${seat?.key ?? ''}
    .name=${sight.name(s)}
    .bot=${seat?.bot ?? false}
    .count=${dealt ? handSize(board, s) : null}
    .seal=${sight.seal(s)}
    .score=${'●'.repeat(points)}
    .scoreRest=${'○'.repeat(Math.max(0, board.options.points - points))}
    .scoreWord=${pointsOf(board, s)}
    .reach=${seat && !seat.bot ? seat.reach : 'here' /* a bot is as awake as its owner, who has a plate too */}
    .gone=${seat?.gone ?? null}
    .active=${board.turn === s && board.phase === 'play'}
    .note=${note(sight, s)}
  ></du-card-plate>`;
}
