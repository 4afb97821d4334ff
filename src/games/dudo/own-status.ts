// games/dudo/own-status.ts: what stands in the own area while there is nothing to decide: who is thinking, or why one only watches.
import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { at } from '../../core/seat.ts';
import type { Sight } from './sight.ts';

/** `prepare`: a bid may be made ready meanwhile. */
export function ownStatus(
  sight: Sight,
  prepare: { readonly open: boolean; readonly toggle: () => void } | null,
): TemplateResult {
  return html`<div class="status">
    <p>${line(sight)}</p>
    ${
      prepare
        ? html`<button class="button prepare" aria-expanded=${prepare.open} @click=${prepare.toggle}>
            ${prepare.open ? msg('Put the bid away') : msg('Make a bid ready')}
          </button>`
        : nothing
    }
  </div>`;
}

function line(sight: Sight): string {
  const { board, me, scene } = sight;
  if (scene.watching) return msg('You only watch this game on this device.');
  if (me === null || !board.seats.includes(me)) return msg('You are watching.');
  if (sight.seat(me)?.gone) return msg('You have left this game and are watching.');
  if (at(board.dice, me) === 0) return msg('You are out and may watch the rest.');
  switch (board.phase) {
    case 'draw':
      return msg('Your part is in every draw and every roll.');
    case 'roll':
      return msg('Only you will see your dice.');
    case 'open':
      return msg('All cups are being lifted.');
    case 'over':
      return msg('Thank you for playing.');
    case 'bid':
      if (board.turn === null) return msg('The others may call calza now…');
      return msg(str`${sight.name(board.turn)} is thinking…`);
    default:
      return board.phase satisfies never;
  }
}
