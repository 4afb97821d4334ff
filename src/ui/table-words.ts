// ui/table-words.ts: the titles of the table's page.
import { msg, str } from '@lit/localize';
import type { Plain } from '../core/plain.ts';

/** What can lie in the drawer beside the board. */
export type Sheet = 'menu' | 'log' | 'rules' | 'how';

export function sheetTitle(sheet: Sheet | null): string {
  switch (sheet) {
    case 'log':
      return msg('What happened');
    case 'rules':
      return msg('Rules');
    case 'how':
      return msg('How do I know it was fair?');
    case 'menu':
    case null:
      return msg('Menu');
    default:
      return sheet satisfies never;
  }
}
/** "round 4", of a board that counts its rounds; else empty. */
export function roundWord(board: Plain): string {
  const round = typeof board === 'object' && board !== null && 'round' in board ? board['round'] : null;
  return typeof round === 'number' && round > 0 ? msg(str`round ${round}`) : '';
}

/** Why a device that has a seat only watches. */
export const watchingWords = (why: string): string =>
  why === 'elsewhere'
    ? msg('You play on in another tab. This one only shows how it stood.')
    : msg('This device only watches: what it remembers of this game does not fit the table.');
