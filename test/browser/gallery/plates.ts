// test/browser/gallery/plates.ts: the plates of players at a dice table and at a card table, in every state.
import { html, type TemplateResult } from 'lit';
import type { Why } from '../../../src/core/out.ts';
import type { Reach } from '../../../src/core/gathering.ts';
import '../../../src/parts/card-plate.ts';
import type { DuCardPlate } from '../../../src/parts/card-plate.ts';
import '../../../src/parts/seat-plate.ts';
import type { DuSeatPlate } from '../../../src/parts/seat-plate.ts';
import { drawn, each, type Exhibit, type Wall } from './exhibit.ts';
import { masks } from './masks.ts';

const key = (n: number): string => masks[n]?.key ?? '';
const gone: { readonly [why in Why]: string } = {
  left: 'has left',
  lost: 'lost touch',
  fault: 'sent off for a fault',
  foul: 'sent off for a foul',
};
const reach: { readonly [how in Exclude<Reach, 'here'>]: string } = {
  direct: 'by a direct line',
  relayed: 'through a relay',
  shaky: 'by a bad line',
  away: 'asleep',
  never: 'not here yet',
};
const long = 'Maximiliane-Alexandra';

type Dice = Partial<Pick<DuSeatPlate, 'name' | 'bot' | 'count' | 'seal' | 'reach' | 'gone' | 'note'>> & {
  readonly mask?: number;
  readonly flags?: readonly ('active' | 'out' | 'mine' | 'rolling')[];
  readonly style?: string;
};
const dice = ({ name = 'Bruno', mask = 2, flags = [], style = '', ...is }: Dice = {}): TemplateResult =>
  html`<du-seat-plate
    style=${style}
    .key=${key(mask)}
    .name=${name}
    .bot=${is.bot ?? false}
    .count=${is.count ?? 4}
    .seal=${is.seal === undefined ? 'sealed' : is.seal}
    .reach=${is.reach ?? 'here'}
    .gone=${is.gone ?? null}
    .note=${is.note ?? ''}
    ?active=${flags.includes('active')}
    ?out=${flags.includes('out')}
    ?mine=${flags.includes('mine')}
    ?rolling=${flags.includes('rolling')}
  ></du-seat-plate>`;
const seat = (name: string, is: Dice): Exhibit => drawn(name, dice(is));
const narrow = 'inline-size:6rem;justify-self:center';

export const plates: readonly Wall[] = [
  {
    name: 'Player at a dice table',
    files: ['parts/seat-plate.ts', 'parts/seat-plate-look.ts'],
    frame: 'plate',
    exhibits: [
      seat('four dice, sealed', {}),
      seat('one die', { count: 1 }),
      seat('rolling', { seal: 'forming', flags: ['rolling'] }),
      seat('nothing hidden', { seal: null }),
      seat('checked', { seal: 'checked' }),
      seat('does not match', { seal: 'mismatch' }),
      seat('on turn', { flags: ['active'] }),
      seat('with its last bid', { note: '7 × 3' }),
      seat('a bot', { bot: true, mask: 5 }),
      seat('my own', { flags: ['mine'], name: 'Ana', mask: 0, seal: 'opened' }),
      seat('out', { flags: ['out'], count: 0, seal: null }),
      seat('a long name, on turn', { name: long, flags: ['active'], mask: 1 }),
      seat('a long name in little room', { name: long, style: narrow, mask: 1, count: 5 }),
      seat('a bot on turn in little room', { name: 'Eve', style: narrow, mask: 3, bot: true, flags: ['active'] }),
    ],
  },
  {
    name: 'Player at a dice table: the line',
    files: ['parts/seat-plate.ts'],
    frame: 'plate',
    exhibits: each(reach, (how) => dice({ name: `Chidi, ${how}`, mask: 3, reach: how })),
  },
  {
    name: 'Player at a dice table: gone',
    files: ['parts/seat-plate.ts'],
    frame: 'plate',
    exhibits: each(gone, (why) => dice({ name: why === 'foul' ? 'Dóra' : 'Bruno', gone: why, seal: why === 'fault' ? 'mismatch' : 'never' })),
  },
]; // prettier-ignore

type Cards = Partial<Pick<DuCardPlate, 'name' | 'bot' | 'count' | 'seal' | 'reach' | 'gone' | 'note' | 'score' | 'scoreRest' | 'scoreWord' | 'active'>> & { readonly mask?: number; readonly style?: string }; // prettier-ignore
const cards = ({ name = 'Dóra', mask = 4, style = '', ...is }: Cards): TemplateResult =>
  html`<du-card-plate
    style=${style}
    .key=${key(mask)}
    .name=${name}
    .bot=${is.bot ?? false}
    .count=${is.count === undefined ? 7 : is.count}
    .seal=${is.seal === undefined ? 'sealed' : is.seal}
    .reach=${is.reach ?? 'here'}
    .gone=${is.gone ?? null}
    .note=${is.note ?? ''}
    .score=${is.score ?? ''}
    .scoreRest=${is.scoreRest ?? ''}
    .scoreWord=${is.scoreWord ?? ''}
    .active=${is.active ?? false}
  ></du-card-plate>`;
const hand = (name: string, is: Cards): Exhibit => drawn(name, cards(is));
const pips = { score: '●', scoreRest: '○', scoreWord: '1 point of 2' } as const;
const points = { score: '112', scoreRest: '/200', scoreWord: '112 points of 200' } as const;

export const cardPlates: readonly Wall[] = [
  {
    name: 'Player at a card table',
    files: ['parts/card-plate.ts', 'parts/seat-plate-look.ts'],
    frame: 'plate',
    exhibits: [
      hand('seven cards, sealed', {}),
      hand('one card', { count: 1 }),
      hand('nothing dealt', { count: null, seal: null }),
      hand('seal forming', { seal: 'forming' }),
      hand('one point of two', pips),
      hand('112 points of 200', points),
      hand('on turn', { active: true }),
      hand('has passed', { note: 'passed' }),
      hand('a bot', { bot: true, mask: 6 }),
      hand('asleep', { reach: 'away' }),
      hand('has left, with a point', { gone: 'left', ...pips }),
      hand('a long name, on turn, with points', { name: long, active: true, ...points }),
      hand('points in little room', { style: 'inline-size:6.5rem;justify-self:center', ...points }),
      hand('one of eight on a phone', { style: 'inline-size:5.125rem;justify-self:center', ...pips }),
      hand('many cards in little room', { style: narrow, count: 26, ...points }),
    ],
  },
];
