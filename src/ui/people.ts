// ui/people.ts: how seats are called in sentences, and how well they are reached, in words.
import { msg } from '@lit/localize';
import type { Reach } from '../core/gathering.ts';
import type { MeetingLine } from '../core/house.ts';
import { listed as inWords } from '../core/listed.ts';

/** "Ana, Bruno and Chidi" */
export const listed = (names: readonly string[]): string => inWords(names, document.documentElement.lang || 'en');

/** How the line to the meeting point is, and what hangs on it. */
export function meetingSentence(line: MeetingLine): string {
  switch (line) {
    case 'open':
      return msg('Meeting point: open. Whoever has the code or a seat here finds the table.');
    case 'off':
    case 'connecting':
      return msg('Meeting point: being called. The game does not need it.');
    case 'away':
      return msg('Meeting point: away. The game goes on without it; only coming back has to wait.');
    default:
      return line satisfies never;
  }
}
export function reachSentence(reach: Reach): string {
  switch (reach) {
    case 'here':
      return msg('this device');
    case 'direct':
      return msg('direct line');
    case 'relayed':
      return msg('through another player');
    case 'shaky':
      return msg('bad line');
    case 'away':
      return msg('asleep or away');
    case 'never':
      return msg('not here yet');
    default:
      return reach satisfies never;
  }
}
