// games/duvidae/centre.ts: the middle of the table: what was claimed, what lies there, and what is being mixed meanwhile.
import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { at, type Seat } from '../../core/seat.ts';
import '../../parts/card.ts';
import '../../parts/seal.ts';
import { faceCard } from './card-face.ts';
import { claimed, handSize, isLastChance, sizeOf, topMeld } from './melds.ts';
import type { Meld, RoundWon } from './position.ts';
import { contextLine, pointsOf } from './reading.ts';
import type { Sight } from './sight.ts';
import { cardsWord, claim } from './words.ts';

/** `how`: somebody asks how they can know. */
export function centre(sight: Sight, how: () => void): TemplateResult {
  const { board } = sight;
  switch (board.phase) {
    case 'first':
      return first(sight);
    case 'shuffle':
    case 'deal':
      return mixing(sight);
    case 'play':
    case 'open':
    case 'draw':
      return html`${trail(sight)} ${table(sight)} ${drawing(sight)}
        <p class="context">${contextLine(sight)}</p>
        ${sealLine(sight, how)}`;
    case 'over':
      return board.winner === null
        ? html`<p class="said">${msg('The game is over')}</p>`
        : html`<p class="said">${msg('The game is over')}</p>
            <p class="claim quiet"><bdi>${msg(str`${sight.name(board.winner)} wins`)}</bdi></p>`;
    default:
      return board.phase satisfies never;
  }
}

const pack = html`<div class="pack" aria-hidden="true">
  <du-card back mute></du-card><du-card back mute></du-card><du-card back mute></du-card>
</div>`;

function first(sight: Sight): TemplateResult {
  const { board, scene, lacking } = sight;
  if (scene.open?.what !== 'choose' && board.options.first === 'lot')
    return html`${pack}
      <p class="said strong">${msg('Who begins?')}</p>
      <p class="context">${msg('All draw together: nobody can choose.')}</p>`;
  return html`<p class="said strong">${msg('Who looks most suspicious?')}</p>
    <p class="context">${msg('All point at once: nobody sees another’s choice first.')}</p>
    <p class="context">${lacking.length > 0 ? msg(str`Still thinking: ${lacking.length}`) : nothing}</p>`;
}

function mixing(sight: Sight): TemplateResult {
  const { board } = sight;
  const leader = board.leader;
  return html`${board.won ? wonLine(sight, board.won) : pack}
    <p class="said strong">${msg(str`Round ${board.round}`)}</p>
    <p class="context">${leader === null ? nothing : leads(sight, leader)}</p>
    <p class="context legend">${msg('+1 and +2 cost extra cards when they lie closed in a challenge.')}</p>`;
}
const leads = (sight: Sight, leader: Seat): string =>
  leader === sight.me ? msg('You will lead.') : msg(str`${sight.name(leader)} will lead.`);
/** How the last round ended, while the next one is mixed. */
function wonLine(sight: Sight, won: RoundWon): TemplateResult {
  const { board } = sight;
  const name =
    won.seat === sight.me ? msg('You have won the round') : msg(str`${sight.name(won.seat)} has won the round`);
  const how = { single: '', unchallenged: msg('Nobody challenged.'), proved: msg('The last cards were true.') }[
    won.how
  ];
  return html`<div class="won">
    <p class="claim quiet"><bdi>${name}</bdi></p>
    <p class="context">
      ${how}
      <span class="stars" aria-hidden="true">${'●'.repeat(at(board.points, won.seat))}</span>
      ${pointsOf(board, won.seat)}
    </p>
  </div>`;
}

function table(sight: Sight): TemplateResult {
  const { board, me } = sight;
  const last = topMeld(board);
  if (!last) {
    if (board.turn === me && me !== null)
      return html`<p class="claim quiet">${msg('The table is clear: you lead')}</p>`;
    return board.turn === null
      ? html`<p class="claim quiet">${msg('The table is clear')}</p>`
      : html`<p class="claim quiet">${msg(html`<bdi>${sight.name(board.turn)}</bdi> leads`)}</p>`;
  }
  const said = claim(sizeOf(last), claimed(last));
  return html`<p class="said">${last.by === me ? msg('You say') : msg(html`<bdi>${sight.name(last.by)}</bdi> says`)}</p>
    <p class="claim" data-claim>${said} ${last.down.length > 0 ? html`<q lang="pt-BR">Duvidaê!</q>` : nothing}</p>
    ${meldCards(last)} ${isLastChance(board) ? banner(sight, last) : nothing}`;
}
/** One card open, the others sealed; whoever laid them sees no more here than anybody. */
const meldCards = (meld: Meld): TemplateResult =>
  html`<div class="meld" role="group" style="--n:${sizeOf(meld)}" aria-label=${msg('The last cards')}>
    ${faceCard(meld.shown)}
    ${meld.down.map(
      (_, i) => html`<du-card back style="--i:${i + 1}"><du-seal mute .state=${'sealed'}></du-seal></du-card>`,
    )}
  </div>`;
function banner(sight: Sight, last: Meld): TemplateResult {
  const mine = last.by === sight.me;
  return html`<p class="banner">
    <b>${msg('Last chance.')}</b>
    <span
      >${
        mine
          ? msg('Your last cards: everybody may challenge once.')
          : msg(str`${sight.name(last.by)} has no card left: challenge now or never.`)
      }</span
    >
  </p>`;
}
function drawing(sight: Sight): TemplateResult | typeof nothing {
  const { draws } = sight.board;
  if (sight.board.phase !== 'draw' || !draws) return nothing;
  const n = cardsWord(draws.count);
  return html`<p class="context strong">
    ${draws.seat === sight.me ? msg(str`You draw ${n} …`) : msg(str`${sight.name(draws.seat)} draws ${n} …`)}
  </p>`;
}
/** The melds under the last one, the newest nearest to it. */
function trail(sight: Sight): TemplateResult | typeof nothing {
  const before = sight.board.table.slice(0, -1).slice(-4);
  if (before.length === 0) return nothing;
  return html`<ol class="trail" aria-label=${msg('Earlier cards on the table')}>
    ${before.map(
      (m) =>
        html`<li>
          <bdi>${m.by === sight.me ? msg('You') : sight.name(m.by)}</bdi><span>${claim(sizeOf(m), claimed(m))}</span>
        </li>`,
    )}
  </ol>`;
}
/** Everything closed is sealed, said in one line that leads to the proof. */
function sealLine(sight: Sight, how: () => void): TemplateResult {
  const { board } = sight;
  const hands = board.seats.reduce((sum, s) => sum + handSize(board, s), 0);
  const closed = hands + board.pile.length + board.table.reduce((sum, m) => sum + m.down.length, 0);
  return html`<button class="seal-line" @click=${how}>
    <du-seal mute .state=${'sealed'}></du-seal
    ><span>${msg(str`All ${closed} closed cards are sealed: `)}<u>${msg('see how')}</u></span>
  </button>`;
}
