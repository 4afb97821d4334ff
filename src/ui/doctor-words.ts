// ui/doctor-words.ts: what the connection doctor found, in plain words, each with what to do next.
import { msg, str } from '@lit/localize';
import type { Diagnosis, Finding } from '../core/doctor.ts';

/** What all of it means together. */
export type Outcome = { readonly tone: 'wait' | 'good' | 'bad'; readonly what: string; readonly next: string };
/** One thing that was looked at; `next` is empty where nothing need be done. */
export type Row = { readonly name: string; readonly finding: Finding; readonly what: string; readonly next: string };

export function outcomeOf({ points, browser, near, far, relay }: Diagnosis): Outcome {
  const met = points.map((p) => p.finding);
  const looking =
    [browser, near, far, relay].includes('looking') || (met.includes('looking') && !met.includes('works'));
  if (looking)
    return { tone: 'wait', what: msg('Looking at your connection …'), next: msg('This takes ten seconds at most.') };
  if (!met.includes('works'))
    return {
      tone: 'bad',
      what: msg('No meeting point answers, so nobody can find you now.'),
      next: msg(
        'Look whether this device is online. A game that runs goes on meanwhile; only joining and coming back need a meeting point.',
      ),
    };
  if (browser === 'fails')
    return {
      tone: 'bad',
      what: msg('This browser opens no direct lines.'),
      next: msg(
        'An extension, a privacy setting or the rules of a company can switch them off (they are called WebRTC). Try another browser; practising with bots works in this one, too.',
      ),
    };
  if (relay === 'works')
    return {
      tone: 'good',
      what: msg('Everything works, even with friends to whom no direct line opens.'),
      next: msg('If somebody still cannot join, let them open this page on their device.'),
    };
  if (far === 'works')
    return {
      tone: 'good',
      what: msg('You can play with friends here and elsewhere.'),
      next: msg('If a line to one of them does not open, let them open this page: it may be their network.'),
    };
  if (near === 'works' && far === 'unset')
    return {
      tone: 'good',
      what: msg('You can play with everybody in the same network.'),
      next: msg('For friends elsewhere, a STUN server has to be set in the settings.'),
    };
  if (near === 'works')
    return {
      tone: 'bad',
      what: msg('You can play in the same network, but hardly with friends elsewhere.'),
      next: msg(
        'This network lets too little through. Try mobile data or another Wi-Fi, or set a relay in the settings.',
      ),
    };
  return {
    tone: 'bad',
    what: msg('This device gives no address for a direct line.'),
    next: msg('A VPN or a privacy setting may hide it. Switch that off for this page, or set a relay in the settings.'),
  };
}
function pointRow(point: Diagnosis['points'][number], secure: boolean): Row {
  const { name, finding } = point;
  switch (finding) {
    case 'looking':
    case 'unset':
      return { name: msg(str`Meeting point ${name}`), finding, what: msg('being asked …'), next: '' };
    case 'works':
      return {
        name: msg(str`Meeting point ${name}`),
        finding,
        what: msg('answers: friends can find you there'),
        next: '',
      };
    case 'fails':
      return {
        name: msg(str`Meeting point ${name}`),
        finding,
        what: msg('does not answer'),
        next: secure
          ? msg('It may be down, or its address in the settings is wrong. From this page it must be one with https.')
          : msg('It may be down, or its address in the settings is wrong.'),
      };
    default:
      return finding satisfies never;
  }
}
type Words = { readonly [finding in Finding]: readonly [what: string, next?: string] };
const row = (name: string, finding: Finding, words: Words): Row => {
  const [what, next = ''] = words[finding];
  return { name, finding, what, next };
};
/** `secure`: the page came by https, and may ask nothing that does not. */
export function rowsOf({ points, browser, near, far, relay }: Diagnosis, secure: boolean): readonly Row[] {
  const looking = [msg('being tried …')] as const;
  return [
    ...points.map((point) => pointRow(point, secure)),
    row(msg('Direct lines in this browser'), browser, {
      looking,
      works: [msg('open')],
      fails: [
        msg('do not open'),
        msg('Look for a setting or an extension that blocks WebRTC, or try another browser.'),
      ],
      unset: looking,
    }),
    row(msg('To devices in the same network'), near, {
      looking,
      works: [msg('this device has an address there')],
      fails: [msg('no address there'), msg('A VPN or a privacy setting may hide it.')],
      unset: looking,
    }),
    row(msg('To devices elsewhere'), far, {
      looking,
      works: [msg('this device knows its address outside')],
      fails: [
        msg('the STUN server does not answer'),
        msg('Check its address in the settings, or try another network: some let nothing of the kind through.'),
      ],
      unset: [msg('not tried: no STUN server is set'), msg('In one network, as at home, none is needed.')],
    }),
    row(msg('Relay'), relay, {
      looking,
      works: [msg('carries the game where no direct line opens')],
      fails: [msg('does not answer'), msg('Check its address, user and password in the settings.')],
      unset: [msg('not tried: none is set'), msg('Only few networks need one.')],
    }),
  ];
}
