// games/how-dare/own-area.ts: what stands in the own area: who is thinking, why one only watches, the answer to a dare. No number pad.
import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { writerOf } from './deck.ts';
import { duck } from './duck.ts';
import type { HowDareMove } from './position.ts';
import type { Sight } from './sight.ts';
import { cardsWord, ducksWord } from './words.ts';

/** My ducks, as a small line above the actions. */
export function ownScore({ board, me, score }: Sight): TemplateResult | typeof nothing {
  if (me === null || board.master === me || !board.seats.includes(me) || board.phase === 'over') return nothing;
  if (board.phase === 'pack' || board.phase === 'blank' || board.phase === 'write') return nothing;
  const n = score(me);
  const cards = board.options.scoreBy === 'cards';
  const what = cards ? cardsWord(n) : ducksWord(n);
  return html`<p class="mine">${cards ? nothing : duck}<span>${msg(str`${what} · the most lose`)}</span></p>`;
}

/** `prepare`: a number may be made ready meanwhile. */
export function ownStatus(
  sight: Sight,
  prepare: { readonly open: boolean; readonly toggle: () => void } | null,
): TemplateResult {
  return html`<div class="status">
    ${ownScore(sight)}
    <p class="line">${statusLine(sight)}</p>
    ${
      prepare
        ? html`<button class="button prepare" aria-expanded=${prepare.open} @click=${prepare.toggle}>
            ${prepare.open ? msg('Put it away') : msg('Get a number ready')}
          </button>`
        : nothing
    }
  </div>`;
}
/** Who is thinking, or why there is nothing to do. */
export function statusLine(sight: Sight): string {
  const { board, me, scene, name, lacking } = sight;
  if (scene.watching) return msg('You only watch this game on this device.');
  if (me === null || !board.seats.includes(me)) return msg('You are watching.');
  if (sight.seat(me)?.gone) return msg('You have left this game and are watching.');
  if (board.eliminated.includes(me)) return msg('You are out and may watch the rest.');
  switch (board.phase) {
    case 'pack':
    case 'blank': {
      const others = lacking.filter((s) => s !== me).length;
      return others === 0 ? msg('One moment …') : msg('You have answered. The others still think.');
    }
    case 'write':
      return board.writers[0] === undefined
        ? msg('One moment …')
        : msg(str`${name(board.writers[0])} writes. Nobody sees the answers.`);
    case 'draw':
      return msg('Your part is in every draw.');
    case 'check':
      return msg('The answer is shown.');
    case 'over':
      return msg('Thank you for playing.');
    case 'bid':
    case 'reply':
    case 'doubled':
      if (board.master === me) return msg('You are the question master.');
      if (writerOf(board, board.card) === me) return msg('It is your card: you sit this round out.');
      return board.turn === null ? '' : msg(str`${name(board.turn)} is thinking…`);
    default:
      return board.phase satisfies never;
  }
}

/** Asked to accept a dare or to double it. */
export function reply(sight: Sight, send: (move: HowDareMove) => void): TemplateResult {
  const { board, name } = sight;
  const darer = board.dare ? name(board.dare.by) : '';
  return html`<div class="reply">
    <p class="line">${msg(str`${darer} dares your number. Check it, or raise the stakes to two cards?`)}</p>
    <div class="pair">
      <button class="button" @click=${() => send({ kind: 'accept' })}>${msg('Check it')}</button>
      <button class="button action" @click=${() => send({ kind: 'double' })}>${msg('Now you’re pushing it!')}</button>
    </div>
  </div>`;
}
