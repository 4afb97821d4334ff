// ui/lobby-words.ts: why something in the lobby is closed, and what was changed there, as sentences.
import { msg, str } from '@lit/localize';
import type { Lobby } from '../core/gathering.ts';
import type { Game } from '../games/play.ts';

/** Why *start* is closed; null when it is open. */
export function closedWords(lobby: Lobby, game: Game | undefined): string | null {
  switch (lobby.startClosed) {
    case null:
      return null;
    case 'too-few': {
      const missing = (game?.seats.min ?? 2) - lobby.seats.length;
      return missing > 1 ? msg(str`${missing} more players are needed.`) : msg('One more player is needed.');
    }
    case 'too-many':
      return msg(str`At most ${game?.seats.max ?? 0} can play this game. Remove somebody or choose another.`);
    case 'not-ready':
      return msg('Somebody is not ready yet.');
    case 'not-opener':
      return msg('The player who opened the table starts the game.');
    case 'unreached':
      return msg('The line to somebody is not open yet.');
    default:
      return lobby.startClosed satisfies never;
  }
}
/** The plan's last change, for the line under the rules. */
export function changedWords(lobby: Lobby): string | null {
  if (lobby.changed === null) return null;
  const { what, by } = lobby.changed;
  switch (what) {
    case 'rules':
    case 'options':
      return msg(str`${by} changed the rules. Everybody has to be ready anew.`);
    case 'game':
      return msg(str`${by} chose another game. Everybody has to be ready anew.`);
    case 'locked':
    case 'lock':
      return msg(str`${by} locked or unlocked the table.`);
    case 'seats':
    case 'moved':
      return msg(str`${by} changed the seats.`);
    default:
      return null;
  }
}
/** A refused wish, in general words: the page offers only what is open, so this is rare. */
export function refusedWords(code: string): string {
  switch (code) {
    case 'not-opener':
      return msg('Only the player who opened the table can do that.');
    case 'full':
    case 'too-many':
      return msg('Every seat is taken.');
    case 'not-ready':
      return msg('Somebody is not ready yet.');
    case 'too-few':
      return msg('More players are needed.');
    case 'started':
      return msg('The game has started already.');
    case 'name':
    case 'bad-name':
      return msg('This name cannot be used.');
    case 'options':
      return msg('These rules do not fit together.');
    default:
      return msg('That did not work. Please try once more.');
  }
}
