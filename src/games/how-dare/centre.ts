// games/how-dare/centre.ts: the middle of the table: the card with its question, the number that has to be beaten, and how it came to it.
import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import '../../parts/seal.ts';
import { ducks } from './duck.ts';
import { lastBid } from './moves.ts';
import type { Asked, Sight } from './sight.ts';
import { amount, listed, some } from './words.ts';

export type Hands = {
  /** Somebody asks how they can know. */
  readonly how: () => void;
  /** The words of the card could not be fetched: once more. Null: they are here or on their way. */
  readonly again: (() => void) | null;
};

export function centre(sight: Sight, hands: Hands): TemplateResult {
  const { board, asked } = sight;
  switch (board.phase) {
    case 'pack':
    case 'blank':
    case 'write':
      return html`<p class="said strong">${msg('Before the game')}</p>
        <p class="context">${beforeLine(sight)}</p>`;
    case 'draw':
      return asked
        ? html`${card(sight, asked, hands)}
            <p class="context">${msg('Which question? All draw together.')}</p>`
        : html`<div class="backs" aria-hidden="true"><i></i><i></i><i></i></div>
            <p class="said strong">${board.round === 0 ? msg('Who begins?') : msg('A card is drawn')}</p>
            <button class="seal-line" @click=${hands.how}>
              <du-seal mute .state=${'forming'}></du-seal
              ><span>${msg('All draw together: nobody can choose.')} <u>${msg('See how')}</u></span>
            </button>`;
    case 'bid':
    case 'reply':
    case 'doubled':
    case 'check':
      return html`${asked ? card(sight, asked, hands) : nothing} ${ladder(sight)} ${claim(sight)}`;
    case 'over':
      return html`<p class="said">${msg('The game is over')}</p>
        <p class="claim quiet">${overLine(sight)}</p>`;
    default:
      return board.phase satisfies never;
  }
}
function overLine({ board, name }: Sight): string {
  const { winners } = board;
  if (winners.length === 0) return msg('Nobody wins');
  const names = listed(winners.map(name));
  return winners.length === 1 ? msg(str`${names} wins`) : msg(str`${names} win`);
}
function beforeLine(sight: Sight): string {
  const { board, lacking, name } = sight;
  if (board.phase === 'write') {
    const [writer] = board.writers;
    if (board.packSize > 0) return msg(str`Cards are being sealed: ${board.own.length} of ${board.packSize}`);
    return writer === undefined ? '' : msg(str`${name(writer)} writes a card. Its answers will be sealed.`);
  }
  if (lacking.length === 0) return '';
  if (lacking.length === 1 && lacking[0] === sight.me) return msg('The others wait for you');
  const waited = lacking.length === 1 ? lacking.map(name).join('') : '';
  return waited ? msg(str`Waiting for ${waited}`) : msg(str`Waiting for ${lacking.length} players`);
}

/** The paper card: theme and ducks, then the question. */
export function card(sight: Sight, asked: Asked, hands: Hands): TemplateResult {
  const { name, me } = sight;
  const writer = asked.writer === null || asked.writer === sight.board.master ? null : asked.writer;
  return html`<article class="card" aria-label=${msg('The card')}>
    <header>
      <h3 lang=${asked.language ?? nothing}>${asked.theme}</h3>
      ${ducks(asked.ducks)}
    </header>
    ${
      asked.number === null
        ? html`<p class="question faint">${msg('Six questions, one of them is drawn …')}</p>`
        : asked.text === null
          ? html`<p class="question faint">
              ${
                hands.again
                  ? html`${msg('The words of this card could not be fetched.')}
                      <button class="again" @click=${hands.again}>${msg('Try again')}</button>`
                  : msg('The card is being turned over …')
              }
            </p>`
          : html`<p class="question">
              <span class="number">${asked.number}</span><span lang=${asked.language ?? nothing}>${asked.text}</span>
            </p>`
    }
    ${
      writer === null
        ? nothing
        : html`<p class="by">
            <du-seal .state=${'sealed'}></du-seal>
            <span
              >${writer === me ? msg('Your card: you sit this one out.') : msg(html`Written by <bdi>${name(writer)}</bdi>, who sits out.`)}</span
            >
          </p>`
    }
  </article>`;
}

/** The number that has to be beaten, on its flag. */
function claim(sight: Sight): TemplateResult {
  const { board, me, name, asked } = sight;
  const last = lastBid(board);
  const unit = asked?.unit ?? '';
  if (!last) {
    const opener = board.turn ?? board.first;
    const words =
      opener === me ? msg('You say the first number') : msg(html`<bdi>${name(opener)}</bdi> says the first number`);
    return html`<p class="claim quiet">${words}</p>`;
  }
  return html`<div class="flag" data-bid style="--digits:${some(last.n).length}">
    <p class="said">${last.by === me ? msg('You said') : msg(html`<bdi>${name(last.by)}</bdi> said`)}</p>
    <p class="claim">
      <span class="hear">${amount(last.n, unit)}</span><b aria-hidden="true">${some(last.n)}</b
      ><i aria-hidden="true">${unit}</i>
    </p>
  </div>`;
}
/** The numbers before the last one, rising to it. */
function ladder(sight: Sight): TemplateResult | typeof nothing {
  const before = sight.board.bids.slice(0, -1).slice(-5);
  if (before.length === 0) return nothing;
  return html`<ol class="ladder" aria-label=${msg('Earlier numbers of this round')} style="--n:${before.length}">
    ${before.map(
      (b, i) =>
        html`<li style="--i:${i}">
          <bdi>${b.by === sight.me ? msg('You') : sight.name(b.by)}</bdi> <b>${some(b.n)}</b>
        </li>`,
    )}
  </ol>`;
}
