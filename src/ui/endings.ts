// ui/endings.ts: how a table ended, as a title and a sentence.
import { msg, str } from '@lit/localize';
import type { Scene, TableEnd } from '../core/chair.ts';
import { faults, type Fault } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';
import { namesOf } from '../parts/player-name.ts';
import { listed } from './people.ts';

type Names = (seat: Seat) => string;
export type EndWords = { readonly title: string; readonly text: string; readonly tone: 'right' | 'plain' | 'wrong' };

/** Each fault as a sentence without an accusation: a broken app looks the same as a cheat. */
export function faultSentence(fault: Fault, names: Names): string {
  const what = faultWords(fault.code);
  return fault.seat === undefined ? what : msg(str`${names(fault.seat)}: ${what}`);
}
function faultWords(code: Fault['code']): string {
  switch (code) {
    case 'shape':
      return msg('A message does not have the form that it must have.');
    case 'illegal':
      return msg('A move is against the rules.');
    case 'signature':
      return msg('A signature does not fit its message.');
    case 'lock':
      return msg('What was opened does not match its seal.');
    case 'card-key':
      return msg('A key for the cards does not match its seal or its proof.');
    case 'shuffle':
      return msg('A shuffle is not proved: cards may have been changed.');
    case 'share':
      return msg('A share of a deal is not proved.');
    case 'opening':
      return msg('An opened card is not proved.');
    case 'transfer':
      return msg('A card that was passed on is not proved to be the same.');
    case 'two-faces':
      return msg('Two different things were signed for one moment.');
    case 'digest':
      return msg('An app plays by other rules or sees another table.');
    case 'incomplete':
      return msg('A step ends before everybody who owed something gave it.');
    case 'quorum':
      return msg('The table went on without somebody, but too few had agreed.');
    case 'other-rules':
      return msg('The record was made by other rules than this page knows.');
    case 'not-a-record':
      return msg('This file is not the record of a game.');
    case 'key':
    case 'table':
    case 'wrong-step':
    case 'not-owing':
    case 'vote-and-refusal':
    case 'vote-and-entry':
    case 'code-mismatch':
    case 'too-big':
      return faults[code];
    default:
      return code satisfies never;
  }
}

function winners(scene: Scene, names: Names): string {
  return listed(scene.standings.filter((s) => s.place === 1 && s.gone === undefined).map((s) => names(s.seat)));
}
export function endWords(scene: Scene, end: TableEnd): EndWords {
  const names = namesOf(scene);
  switch (end.kind) {
    case 'finished': {
      const winner = winners(scene, names);
      const first = scene.standings.filter((s) => s.place === 1);
      const mine = first.length === 1 && first[0]?.seat === scene.me;
      return {
        title: winner === '' ? msg('The game is over') : mine ? msg('You win!') : msg(str`${winner} wins`),
        text: end.signed ? msg('Everybody has signed this result.') : msg('Not everybody has signed the result yet.'),
        tone: 'right',
      };
    }
    case 'unfinished':
      return {
        title: msg('The game stays unfinished'),
        text:
          end.missing.length === 0
            ? msg('Too few players were left to go on.')
            : msg(str`Nothing came from ${listed(end.missing.map(names))} any more, and too few were left to go on.`),
        tone: 'plain',
      };
    case 'disputed':
      return {
        title: msg('This game does not count'),
        text: msg(
          str`${faultSentence(end.fault, names)} It can be a fault or a changed app; the record shows where. Named: ${listed(end.guilty.map(names))}.`,
        ),
        tone: 'wrong',
      };
    default:
      return end satisfies never;
  }
}
