// games/dudo/centre.ts: the middle of the table: what has been said, and what has to be known to answer it.
import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../core/seat.ts';
import '../../parts/cup.ts';
import '../../parts/die.ts';
import '../../parts/seal.ts';
import { contextLine } from './reading.ts';
import type { Sight } from './sight.ts';
import { some } from './words.ts';

/** `how`: somebody asks how they can know. */
export function centre(sight: Sight, how: () => void): TemplateResult {
  const { board } = sight;
  switch (board.phase) {
    case 'draw':
      return rolling(msg('Who begins?'), msg('All draw together: nobody can choose.'), '');
    case 'roll':
      return rolling(msg(str`Round ${board.round}: cups are being sealed`), waiting(sight), contextLine(sight));
    case 'bid':
    case 'open':
      return html`${palifico(sight)} ${trail(sight)} ${claim(sight)}
        <p class="context">${contextLine(sight)}</p>
        ${sealLine(sight, how)}`;
    case 'over':
      return board.winner === null
        ? html`<p class="said">${msg('The game is over')}</p>`
        : html`<p class="said">${msg('The game is over')}</p>
            <p class="claim"><bdi class="winner">${msg(str`${sight.name(board.winner)} wins`)}</bdi></p>`;
    default:
      return board.phase satisfies never;
  }
}

const rolling = (title: string, line: string, context: string): TemplateResult =>
  html`<div class="cups" aria-hidden="true">
      <du-cup shaking></du-cup><du-cup shaking></du-cup><du-cup shaking></du-cup>
    </div>
    <p class="said strong">${title}</p>
    <p class="context">${line}</p>
    ${context ? html`<p class="context">${context}</p>` : nothing}`;

/** "waiting for 2 seals" */
function waiting(sight: Sight): string {
  const { lacking } = sight;
  if (lacking.length === 0 || sight.scene.open?.what !== 'lock') return msg('Everyone’s part is being mixed in.');
  if (lacking.length === 1) return msg(str`Waiting for the seal of ${sight.name(lacking[0] as Seat)}`);
  return msg(str`Waiting for ${lacking.length} seals`);
}

function claim(sight: Sight): TemplateResult {
  const { board, me } = sight;
  const { bid } = board;
  if (bid)
    return html`<p class="said">${bid.by === me ? msg('You bid') : msg(html`<bdi>${sight.name(bid.by)}</bdi> bids`)}</p>
      <p class="claim" data-bid>
        <span class="hear">${some(bid.count, bid.face)}</span>
        <span aria-hidden="true"><b>${bid.count}</b><i>×</i></span
        ><du-die mute .face=${bid.face}></du-die>
      </p>`;
  if (board.turn === me && me !== null) return html`<p class="claim quiet">${msg('You open the round')}</p>`;
  const opener = board.turn ?? board.starter;
  return html`<p class="claim quiet">${msg(html`<bdi>${sight.name(opener)}</bdi> opens the round`)}</p>`;
}

/** The bids before the last one, the newest nearest to it. */
function trail(sight: Sight): TemplateResult | typeof nothing {
  const before = sight.board.bids.slice(0, -1).slice(-6);
  if (before.length === 0) return nothing;
  return html`<ol class="trail" aria-label=${msg('Earlier bids of this round')}>
    ${before.map(
      (b) =>
        html`<li>
          <bdi>${b.by === sight.me ? msg('You') : sight.name(b.by)}</bdi><span>${b.count} ×</span
          ><du-die .face=${b.face}></du-die>
        </li>`,
    )}
  </ol>`;
}

function palifico(sight: Sight): TemplateResult | typeof nothing {
  const { board } = sight;
  if (board.palifico === null) return nothing;
  const ones = board.options.palificoWild ? msg('1s stay wild') : msg('1s are not wild');
  return html`<p class="banner">
    <b lang="es">Palifico</b> <span>${msg(str`One-die round: the face is fixed, ${ones}.`)}</span>
  </p>`;
}

/** Everything is sealed, said in one line that leads to the proof. */
function sealLine(sight: Sight, how: () => void): TemplateResult {
  const n = sight.board.playing.length;
  return html`<button class="seal-line" @click=${how}>
    <du-seal mute .state=${'sealed'}></du-seal><span>${msg(str`All ${n} cups sealed: `)}<u>${msg('see how')}</u></span>
  </button>`;
}
