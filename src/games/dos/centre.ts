// games/dos/centre.ts: the middle of the table: whose turn it is, the row, what is due, and how many cards are left.
import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { at } from '../../core/seat.ts';
import '../../parts/card.ts';
import '../../parts/seal.ts';
import { possible } from './hand.ts';
import { contextLine, duties } from './reading.ts';
import { readied, type Picked } from './ready.ts';
import './row-view.ts';
import type { AimEvent } from './row-view.ts';
import type { Sight } from './sight.ts';
import { pointsWord } from './words.ts';

/** `how`: somebody asks how they can know. `aim`: a card of the row is tapped. */
export type Centre = { readonly picked: Picked; readonly aim: (slot: number) => void; readonly how: () => void };

export function centre(sight: Sight, of: Centre): TemplateResult {
  const { board } = sight;
  switch (board.phase) {
    case 'lot':
      return dealing(msg('Who deals first?'), msg('All draw together: nobody can choose.'));
    case 'deal':
      return dealing(
        msg(str`Round ${board.round}: the cards are shuffled`),
        msg('Everybody mixes the whole pack in turn, under their own lock.'),
      );
    case 'play':
    case 'count':
      return html`<p class="said" data-turn=${board.turn ?? ''}>${turnLine(sight)}</p>
        ${row(sight, of)} ${due(sight)} ${sealLine(sight, of.how)}`;
    case 'over':
      return board.winner === null
        ? html`<p class="said strong">${msg('The game is over')}</p>`
        : html`<p class="said">${msg('The game is over')}</p>
            <p class="winner">
              <bdi>${board.winner === sight.me ? msg('You win') : msg(str`${sight.name(board.winner)} wins`)}</bdi>
            </p>
            <p class="context">${pointsWord(at(board.scores, board.winner))}</p>`;
    default:
      return board.phase satisfies never;
  }
}

const dealing = (title: string, line: string): TemplateResult =>
  html`<div class="backs" aria-hidden="true">
      <du-card back mute></du-card><du-card back mute></du-card><du-card back mute></du-card>
    </div>
    <p class="said strong">${title}</p>
    <p class="context">${line}</p>`;

function turnLine(sight: Sight): string {
  const { board, me } = sight;
  if (board.phase === 'count') return msg('All other hands are being opened.');
  if (board.stake !== null && board.stake !== me)
    return msg(str`${sight.name(board.stake)} has two cards and said nothing.`);
  if (board.stake !== null) return msg('You said nothing: the others may catch you.');
  if (board.asked !== null && board.asked !== me) return msg(str`${sight.name(board.asked)} has two cards…`);
  if (board.turn === null) return '';
  const mine = board.turn === me;
  if (board.at === 'place')
    return mine ? msg('Place in the row') : msg(str`${sight.name(board.turn)} places in the row`);
  if (board.at === 'end') return msg('The turn is ending…');
  return mine ? msg('Your turn') : msg(str`${sight.name(board.turn)} plays`);
}

function row(sight: Sight, { picked, aim }: Centre): TemplateResult {
  const { board, me, plays, hand } = sight;
  const turn = plays && board.turn === me && board.at !== 'place' && board.at !== 'end';
  const can = turn ? new Set(possible(board, hand).map((p) => board.row[p.target]?.sealed ?? -1)) : new Set<number>();
  const target = plays && board.at !== 'place' ? readied(board, hand, picked).target : null;
  return html`<du-dos-row
    data-many=${board.row.length > 8 ? 'very' : board.row.length > 4 ? 'many' : 'few'}
    .cards=${board.row}
    .target=${target}
    .can=${can}
    .open=${plays && board.phase === 'play'}
    @du-aim=${(e: AimEvent) => aim(e.slot)}
  ></du-dos-row>`;
}

function due(sight: Sight): TemplateResult | typeof nothing {
  const all = duties(sight);
  if (all.length === 0) return nothing;
  return html`<ul class="due" aria-label=${msg('Due at the end of this turn')}>
    ${all.map((one) => html`<li>${one}</li>`)}
  </ul>`;
}

/** Pile and hands are sealed, said in one line that leads to the proof. */
function sealLine(sight: Sight, how: () => void): TemplateResult {
  return html`<button class="seal-line" @click=${how}>
    <du-seal mute .state=${'sealed'}></du-seal><span>${contextLine(sight)} · <u>${msg('sealed: see how')}</u></span>
  </button>`;
}
