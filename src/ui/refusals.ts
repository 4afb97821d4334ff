// ui/refusals.ts: why one cannot join, in plain words and with a next step.
import { msg } from '@lit/localize';
import type { JoinProgress, JoinRefusal } from '../core/house.ts';

/** `step`: what the button under the sentence does. */
export type Refusal = {
  readonly what: string;
  readonly next: string;
  readonly step: 'again' | 'code' | 'doctor' | 'reload' | 'new' | null;
};

export function refusalOf(why: JoinRefusal): Refusal | null {
  switch (why) {
    case 'bad-code':
      return {
        what: msg('This code cannot be right.'),
        next: msg('Compare it letter by letter, or ask for the link instead.'),
        step: 'code',
      };
    case 'nobody':
      return {
        what: msg('Nobody answers to this code.'),
        next: msg('The page of the player who invited you must be open. Ask them to look, then try again.'),
        step: 'again',
      };
    case 'full':
      return {
        what: msg('Every seat at this table is taken.'),
        next: msg('Ask them to remove a bot, or start a table of your own.'),
        step: 'again',
      };
    case 'locked':
      return {
        what: msg('This table is locked.'),
        next: msg('Ask the player who opened it to unlock it, then try again.'),
        step: 'again',
      };
    case 'playing':
      return {
        what: msg('They are already playing, and nobody may watch this table.'),
        next: msg('You can join when this game is over. Keep the code and try again then.'),
        step: 'again',
      };
    case 'crowded':
      return {
        what: msg('They are already playing, and as many watch as can.'),
        next: msg('Try again when somebody has left, or when the game is over.'),
        step: 'again',
      };
    case 'no-direct-line':
      return {
        what: msg('Your devices found each other, but no line between them opened.'),
        next: msg(
          'Try the same Wi-Fi on both, or mobile data on one. If that fails, a relay can be set in the settings.',
        ),
        step: 'doctor',
      };
    case 'other-version':
      return {
        what: msg('This page and theirs are of different versions.'),
        next: msg('Load the page anew, and ask them to do the same.'),
        step: 'reload',
      };
    case 'not-the-one':
      return {
        what: msg('Somebody else answered under this code.'),
        next: msg('You were not let in there. Ask for a new link, best by another way.'),
        step: 'code',
      };
    case 'meeting-away':
      return {
        what: msg('The meeting point does not answer.'),
        next: msg('Look whether this device is online, or let the connection be checked.'),
        step: 'doctor',
      };
    case 'cancelled':
      return null;
    default:
      return why satisfies never;
  }
}
export function progressWord(at: JoinProgress): string {
  switch (at) {
    case 'finding':
      return msg('Going online');
    case 'opening':
      return msg('Opening a direct line');
    case 'checking':
      return msg('Checking who it is');
    case 'retrying':
      return msg('Trying once more');
    default:
      return at satisfies never;
  }
}
