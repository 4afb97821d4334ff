// ui/lobby-words.ts: why something in the lobby is closed, and what was changed there, as sentences.
import { msg, str } from '@lit/localize';
import type { Lobby } from '../core/gathering.ts';
import type { Listing } from '../games/play.ts';
import { playerName } from '../parts/player-name.ts';

/** Why *start* is closed; null when it is open. */
export function closedWords(lobby: Lobby, game: Listing | undefined): string | null {
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
/** The plan's last change; `by` names whom it is about. */
export function changedWords(lobby: Lobby): string | null {
  if (lobby.changed === null) return null;
  const by = playerName(lobby.changed.by, 0);
  switch (lobby.changed.what) {
    case 'rules':
      return msg(str`${by} changed the rules. Everybody has to be ready anew.`);
    case 'watches':
      return msg(str`${by} watches.`);
    case 'open-to-watch':
      return msg(str`${by} lets others watch.`);
    case 'closed-to-watch':
      return msg(str`${by} lets nobody watch any more.`);
    case 'joined':
      return msg(str`${by} has joined.`);
    case 'bot':
      return msg(str`${by}, a bot, has joined.`);
    case 'returned':
      return msg(str`${by} is back.`);
    case 'left':
      return msg(str`${by} has left.`);
    case 'removed':
      return msg(str`${by} was removed from the table.`);
    case 'moved':
      return msg(str`${by} has another place now.`);
    case 'renamed':
      return msg(str`${by} has a new name.`);
    case 'locked':
      return msg(str`${by} locked the table.`);
    case 'unlocked':
      return msg(str`${by} unlocked the table.`);
    default:
      return null; // a newer page at the same table may tell of something that this one has no words for
  }
}
/** Why one stands outside of a lobby that one sees; `opener`: its name. */
export function outsideWords(why: Lobby['outside'], opener: string | null): string {
  switch (why) {
    case 'removed':
      return opener === null
        ? msg('You are not at this table any more.')
        : msg(str`${opener} has taken you out of this table. You can ask for a seat again.`);
    case 'asked':
      return msg('Asking for a seat …');
    case 'full':
      return msg('Every seat is taken.');
    case 'locked':
      return msg('The table is locked: nobody else can come in now.');
    case 'crowded':
      return msg('As many watch this table as can.');
    case 'unwatched':
      return msg('Nobody may watch this table.');
    case 'playing':
      return msg('They have begun without you. You can join them for the next game.');
    case null:
      return '';
    default:
      return why satisfies never;
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
    case 'unreached':
      return msg('The line to somebody is not open yet.');
    case 'opener-plays':
      return msg('Whoever opened the table plays. Somebody else can open it for you to watch.');
    case 'not-now':
      return msg('The game has started already.');
    case 'no-such-seat':
      return msg('That player has just left.');
    case 'self':
      return msg('Your own seat cannot be removed; you can leave the table.');
    case 'bad-name':
      return msg('This name cannot be used.');
    case 'no-such-game':
      return msg('This page does not know that game. Load it anew.');
    default:
      return msg('That did not work. Please try once more.');
  }
}
