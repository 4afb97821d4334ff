// games/duvidae/own-status.ts: what stands in the own area while there is nothing to decide: who is thinking, or why one only watches.
import { msg, str } from '@lit/localize';
import type { Sight } from './sight.ts';

export function statusLine(sight: Sight): string {
  const { board, me, scene } = sight;
  if (scene.watching) return msg('You only watch this game on this device.');
  if (me === null || !board.seats.includes(me)) return msg('You are watching.');
  if (sight.seat(me)?.gone) return msg('You have left this game and are watching.');
  switch (board.phase) {
    case 'first':
      return scene.open?.given.includes(me)
        ? msg('You have pointed. Now all fingers show at once.')
        : msg('Your part is in every draw.');
    case 'shuffle':
      return msg('Your part is in every shuffle.');
    case 'deal':
      return msg('Only you will see your cards.');
    case 'open':
      return msg('The closed cards are being opened.');
    case 'draw':
      return msg('Cards are being drawn.');
    case 'over':
      return msg('Thank you for playing.');
    case 'play':
      if (board.turn === null) return '';
      return board.turn === me ? msg('Your turn.') : msg(str`${sight.name(board.turn)} is thinking…`);
    default:
      return board.phase satisfies never;
  }
}
