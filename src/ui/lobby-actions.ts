// ui/lobby-actions.ts: what one can do now at the foot of the lobby: whoever opened it, has a seat, watches, or stands outside.
import '@awesome.me/webawesome/dist/components/button/button.js';
import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import type { Lobby, LobbySeat } from '../core/gathering.ts';
import type { Listing } from '../games/play.ts';
import { playerName } from '../parts/player-name.ts';
import { closedWords, outsideWords } from './lobby-words.ts';
import { listed } from './people.ts';

export type LobbyActs = {
  readonly busy: boolean;
  readonly ready: (yes: boolean) => void;
  readonly start: (anyway: boolean) => void;
  readonly sit: (yes: boolean) => void;
  readonly openAnew: () => void;
  readonly say: (text: string) => void;
};
const button = (words: string, act: () => void, kind: 'brand' | 'neutral' = 'brand'): TemplateResult =>
  html`<wa-button variant=${kind} appearance=${kind === 'brand' ? 'accent' : 'outlined'} @click=${act}
    >${words}</wa-button
  >`;

export function lobbyActions(lobby: Lobby, game: Listing | undefined, acts: LobbyActs): TemplateResult {
  if (lobby.waiting.length > 0)
    return html`<p class="why">${msg(str`The game starts as soon as ${listed(lobby.waiting)} can be reached …`)}</p>`;
  const opener = lobby.seats.find((s) => s.opener);
  if (lobby.outside !== null) return outside(lobby, opener, acts);
  const watcher = lobby.watchers.find((w) => w.mine);
  if (!lobby.opener && (opener === undefined || opener.reach === 'never'))
    return orphaned(opener, watcher === undefined, acts);
  if (watcher) return watching(watcher.wants, acts);
  return lobby.opener ? starting(lobby, game, acts) : waiting(lobby, game, acts);
}
function starting(lobby: Lobby, game: Listing | undefined, { busy, start, say }: LobbyActs): TemplateResult {
  const closed = closedWords(lobby, game);
  const anyway = lobby.startClosed === 'not-ready';
  return html`${closed === null ? nothing : html`<p class="why muted" id="why">${closed}</p>`}
    <wa-button
      variant=${closed === null ? 'brand' : 'neutral'}
      appearance=${closed === null ? 'accent' : 'outlined'}
      .loading=${busy}
      @click=${() => {
        if (closed !== null && !anyway) say(closed);
        else start(anyway);
      }}
      >${anyway ? msg('Start anyway') : msg('Start the game')}</wa-button
    >`;
}
function waiting(lobby: Lobby, game: Listing | undefined, { ready, sit }: LobbyActs): TemplateResult {
  const is = lobby.seats.find((s) => s.mine)?.ready === true;
  return html`<p class="why muted">${is ? msg('You are ready. The game starts soon.') : closedWords(lobby, game)}</p>
    ${button(is ? msg('Not ready after all') : msg('I am ready'), () => ready(!is), is ? 'neutral' : 'brand')}
    ${
      lobby.watch
        ? html`<wa-button class="quiet" appearance="plain" @click=${() => sit(false)}
            >${msg('I only watch')}</wa-button
          >`
        : nothing
    }`;
}
const watching = (wants: boolean, { sit }: LobbyActs): TemplateResult =>
  html`<p class="why">
      ${wants ? msg('Every seat is taken. You watch, and get the next one that is free.') : msg('You watch this game.')}
    </p>
    ${wants ? button(msg('Only watch'), () => sit(false), 'neutral') : button(msg('Take a seat'), () => sit(true))}`;
function outside(lobby: Lobby, opener: LobbySeat | undefined, { sit }: LobbyActs): TemplateResult {
  return html`<p class="why">
      ${outsideWords(lobby.outside, opener === undefined ? null : playerName(opener.name, 0))}
    </p>
    ${lobby.outside === 'asked' ? nothing : button(msg('Ask for a seat'), () => sit(true))}
    ${lobby.outside === 'removed' && lobby.watch ? button(msg('Only watch'), () => sit(false), 'neutral') : nothing}`;
}
/** The opener has gone, which takes the plan's only editor away: whoever has a seat can open the same table. */
function orphaned(opener: LobbySeat | undefined, may: boolean, { openAnew }: LobbyActs): TemplateResult {
  const who = opener === undefined ? '' : playerName(opener.name, 0);
  return html`<p class="why">
      ${
        opener === undefined
          ? may
            ? msg('Whoever opened this table has left. You can open it anew, with everybody who is here.')
            : msg('Whoever opened this table has left. Somebody with a seat can open it anew.')
          : may
            ? msg(str`${who}, who opened this table, cannot be reached. Wait, or open it anew.`)
            : msg(str`${who}, who opened this table, cannot be reached. Somebody with a seat can open it anew.`)
      }
    </p>
    ${may ? button(msg('Open it anew'), openAnew) : nothing}`;
}
