// games/doubt/people.ts: the others round the table, in turn order.
import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../core/seat.ts';
import '../../parts/card-plate.ts';
import '../../parts/card.ts';
import { topLay } from './claims.ts';
import { handSize } from './order.ts';
import type { Sight } from './sight.ts';

export function people(sight: Sight): TemplateResult {
  const n = sight.others.length;
  return html`<ul>
    ${sight.others.map((s, i) => html`<li style=${place(i, n)}>${plate(sight, s)}${tableCards(sight, s)}</li>`)}
  </ul>`;
}
/** `--turn`: the angle on the oval, from my left over the far side to my right; `--lift`: 0 at the ends of an arc, 1 in its middle. */
function place(i: number, n: number): string {
  const [from, to] = n === 1 ? [270, 270] : n === 2 ? [222, 318] : n === 3 ? [200, 340] : [180, 360];
  const turn = n === 1 ? 270 : from + ((to - from) * i) / (n - 1);
  const off = n === 1 ? 0 : Math.abs((2 * i) / (n - 1) - 1);
  return `--turn:${turn.toFixed(1)}deg;--lift:${(1 - off * off).toFixed(2)}`;
}
/** The closed hand in front of a seat, where there is a table to lie on; the plate says the same in words. */
function tableCards(sight: Sight, s: Seat): TemplateResult | typeof nothing {
  const n = Math.min(handSize(sight.board, s), 9);
  if (n === 0) return nothing;
  return html`<span class="table-hand" aria-hidden="true" style="--n:${n}">
    ${Array.from({ length: n }, (_, i) => html`<du-card back mute style="--i:${i}"></du-card>`)}
  </span>`;
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
