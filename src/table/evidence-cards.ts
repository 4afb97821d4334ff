// table/evidence-cards.ts: what a check sees of cards: keys, shuffles, deals, turns from hidden hands, openings, cards passed on.
// Counts what is in entries that are judged already; decides nothing.
import type { Plain } from '../core/plain.ts';
import type { Seat } from '../core/seat.ts';
import type { CardEvidence } from '../core/verdict.ts';

/** An entry of a step: its seat, its body, and whether the referee took it. */
export type Heard = { readonly seat: Seat; readonly body: { readonly [key: string]: Plain }; readonly fits: boolean };

const none: CardEvidence = { keys: [], shuffles: [], dealt: 0, shares: 0, mixed: 0, shown: 0, opened: 0, passed: 0, unfit: [] }; // prettier-ignore
const cardSteps: ReadonlySet<string> = new Set([
  'key-lock',
  'key',
  'shuffle',
  'return',
  'deal',
  'take',
  'play',
  'open',
]);

/** How many pieces of `size` bytes a field of a body holds; 0 where there is no such field. */
const pieces = (field: Plain | undefined, size: number): number =>
  field instanceof Uint8Array ? field.length / size : 0;
const inside = (field: Plain | undefined, key: string): Plain | undefined =>
  field !== null && typeof field === 'object' && !(field instanceof Uint8Array) && !Array.isArray(field)
    ? (field as { readonly [key: string]: Plain })[key]
    : undefined;
const listed = (args: Plain | undefined, key: string): number => {
  const list = inside(args, key);
  return Array.isArray(list) ? list.length : 0;
};
const sum = (heard: readonly Heard[], of: (body: Heard['body']) => number): number =>
  heard.reduce((n, h) => n + of(h.body), 0);

/** The evidence with one more step; as it was if the step touched no card. */
export function withCards(
  before: CardEvidence | null,
  { what, args, step }: { readonly what: string; readonly args: Plain | undefined; readonly step: number },
  heard: readonly Heard[],
): CardEvidence | null {
  const dice = what === 'open' && listed(args, 'open') === 0;
  if (!cardSteps.has(what) || dice) return before;
  const had = before ?? none;
  const fits = heard.filter((h) => h.fits);
  const wrong = heard.filter((h) => !h.fits).map(({ seat }) => ({ seat, step }));
  const now = { ...had, unfit: [...had.unfit, ...wrong] };
  switch (what) {
    case 'key':
      return { ...now, keys: fits.map((h) => h.seat) };
    case 'shuffle':
      return {
        ...now,
        shuffles: [
          ...had.shuffles,
          ...fits.map(({ seat, body }) => ({ seat, step, cards: pieces(body['cards'], 64) })),
        ],
      };
    case 'deal':
      return {
        ...now,
        dealt: had.dealt + listed(args, 'deal'),
        shares: had.shares + sum(fits, (body) => pieces(body['shares'], 32)),
      };
    case 'play':
      return {
        ...now,
        mixed: had.mixed + sum(fits, (body) => (body['mixed'] === undefined ? 0 : 1)),
        shown: had.shown + sum(fits, (body) => pieces(inside(body['shown'], 'shares'), 32)),
      };
    case 'open':
      return { ...now, opened: had.opened + sum(fits, (body) => pieces(body['shares'], 32)) };
    case 'return':
    case 'take':
      return { ...now, passed: had.passed + sum(fits, (body) => pieces(body['cards'], 64)) };
    default:
      return now;
  }
}
