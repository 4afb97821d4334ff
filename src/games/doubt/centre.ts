// games/doubt/centre.ts: the middle of the table: what was declared, what was claimed of the last card, and the pile as it grows.
import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../core/seat.ts';
import '../../parts/card.ts';
import '../../parts/seal.ts';
import { cardFace } from './card-face.ts';
import { topLay } from './claims.ts';
import { handSize, pileSize } from './order.ts';
import type { DoubtBoard } from './position.ts';
import { contextLine } from './reading.ts';
import type { Sight } from './sight.ts';
import { cardName, cardsWord, claimWord, ranksWord } from './words.ts';

/** `how`: somebody asks how they can know. */
export function centre(sight: Sight, how: () => void): TemplateResult {
  const { board } = sight;
  switch (board.phase) {
    case 'draw':
      return html`${pack}
        <p class="said strong">${msg('Who begins?')}</p>
        <p class="context">${msg('All draw together: nobody can choose.')}</p>`;
    case 'deal':
      return html`${pack}
        <p class="said strong">${msg('The cards are being mixed')}</p>
        <p class="context">
          ${board.first === sight.me ? msg('You will begin.') : msg(str`${sight.name(board.first)} will begin.`)}
        </p>`;
    case 'turn':
    case 'window':
    case 'open':
    case 'take':
      return html`${claim(sight)}
        <div class="lying">${about(sight)} ${pile(board)}</div>
        <p class="context">${contextLine(sight)}</p>
        ${sealLine(board, how)}`;
    case 'over':
      return over(sight);
    default:
      return board.phase satisfies never;
  }
}
const pack = html`<div class="pack" aria-hidden="true">
  <du-card back mute></du-card><du-card back mute></du-card><du-card back mute></du-card>
</div>`;

function over(sight: Sight): TemplateResult {
  const { winner } = sight.board;
  return html`<p class="said">${msg('The game is over')}</p>
    ${winner === null ? nothing : html`<p class="claim quiet"><bdi>${msg(str`${sight.name(winner)} wins`)}</bdi></p>`}`;
}
/** Who said what last, as long as it can still matter; else who is to say something. */
function claim(sight: Sight): TemplateResult {
  const { board, me } = sight;
  const top = topLay(board);
  if (top?.claim) {
    const last = board.phase === 'window' && handSize(board, top.by) === 0;
    return html`<p class="said">
        ${top.by === me ? msg('You say') : msg(html`<bdi>${sight.name(top.by)}</bdi> says`)}
        ${last ? html`<span class="last">${msg('last card!')}</span>` : nothing}
      </p>
      <p class="claim" data-claim>${claimWord(top.claim)}</p>`;
  }
  const { turn } = board;
  if (top && board.declared)
    return html`<p class="said">
        ${top.by === me ? msg('You declare') : msg(html`<bdi>${sight.name(top.by)}</bdi> declares`)}
      </p>
      <p class="claim" data-claim>${cardName(board.declared)}</p>`;
  if (turn === null) return html`<p class="claim quiet">${msg('The pile is being taken')}</p>`;
  return html`<p class="claim quiet">${begins(sight, turn)}</p>`;
}
function begins(sight: Sight, turn: Seat): TemplateResult | string {
  const { board, me } = sight;
  const name = html`<bdi>${sight.name(turn)}</bdi>`;
  if (board.due === null && board.declared === null)
    return turn === me ? msg('You declare a card') : msg(html`${name} declares a card`);
  return turn === me ? msg('The pile is empty: your turn') : msg(html`The pile is empty: ${name} goes on`);
}
/** What all claims are about: the declared card, or the rank that is due. */
function about(sight: Sight): TemplateResult {
  const { board } = sight;
  if (board.due !== null)
    return html`<figure class="about">
      <div class="due" aria-hidden="true">${board.due}</div>
      <figcaption>${msg(html`due: <b>${ranksWord(board.due)}</b>`)}</figcaption>
    </figure>`;
  const { declared, declarer } = board;
  if (!declared)
    return html`<figure class="about">
      <div class="due none" aria-hidden="true">?</div>
      <figcaption>${msg('nothing declared')}</figcaption>
    </figure>`;
  const by = declarer === null ? '' : declarer === sight.me ? msg('You') : sight.name(declarer);
  return html`<figure class="about">
    ${cardFace(declared)}
    <figcaption><bdi>${by}</bdi> <span>${msg('declared')}</span></figcaption>
  </figure>`;
}
/** The pile: it grows with its cards, and the closed one on top is sealed. */
function pile(board: DoubtBoard): TemplateResult {
  const n = pileSize(board);
  const layers = Math.min(7, Math.ceil(n / 2));
  const top = topLay(board);
  return html`<figure class="pile" style="--layers:${layers}">
    <div class="stack" role="img" aria-label=${n === 0 ? msg('no pile') : msg(str`pile of ${cardsWord(n)}`)}>
      ${
        n === 0
          ? html`<span class="empty"></span>`
          : Array.from(
              { length: layers },
              (_, i) =>
                html`<du-card back mute style="--i:${i}"
                  >${i === layers - 1 && top?.faces.includes(null) ? html`<du-seal mute .state=${'sealed'}></du-seal>` : nothing}</du-card
                >`,
            )
      }
      ${n > 0 ? html`<b class="count" aria-hidden="true">${n}</b>` : nothing}
    </div>
    <figcaption>${n === 0 ? msg('no pile') : msg('pile')}</figcaption>
  </figure>`;
}
/** Everything closed is sealed, said in one line that leads to the proof. */
function sealLine(board: DoubtBoard, how: () => void): TemplateResult {
  const hands = board.seats.reduce((sum, s) => sum + handSize(board, s), 0);
  const closed = hands + board.pile.flatMap((lay) => lay.faces).filter((face) => face === null).length;
  return html`<button class="seal-line" @click=${how}>
    <du-seal mute .state=${'sealed'}></du-seal
    ><span>${msg(str`All ${closed} closed cards are sealed: `)}<u>${msg('see how')}</u></span>
  </button>`;
}
