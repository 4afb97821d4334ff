// games/doubt/facts.ts: what was remarkable in a whole game, read from its feed. Knows only what was opened to all.
import { msg, str } from '@lit/localize';
import type { Seat } from '../../core/seat.ts';
import type { DoubtNews } from './position.ts';
import { cardsWord, claimWord, faceName, type Names } from './words.ts';

type Verdict = Extract<DoubtNews, { kind: 'verdict' }>;
type Took = Extract<DoubtNews, { kind: 'took' }>;
const verdicts = (feed: readonly DoubtNews[]): readonly Verdict[] => feed.filter((n) => n.kind === 'verdict');

/** The element with the largest worth, if that is at least so much. */
function most<T>(all: readonly T[], worth: (one: T) => number, least: number): T | null {
  let best: T | null = null;
  for (const one of all) if (worth(one) >= least && (best === null || worth(one) > worth(best))) best = one;
  return best;
}
/** How often each seat was right, of how many times. */
function tally(all: readonly (readonly [seat: Seat, right: boolean])[]): readonly (readonly [Seat, number, number])[] {
  const sums = new Map<Seat, readonly [number, number]>();
  for (const [seat, right] of all) {
    const [hits, tries] = sums.get(seat) ?? [0, 0];
    sums.set(seat, [hits + (right ? 1 : 0), tries + 1]);
  }
  return [...sums].map(([seat, [hits, tries]]) => [seat, hits, tries] as const);
}
function doubter(feed: readonly DoubtNews[], names: Names): string {
  const doubts = verdicts(feed).filter((v) => v.result !== 'closed');
  const best = most(tally(doubts.map((v) => [v.seat, v.result === 'lie'])), ([, hits, tries]) => hits + hits / tries / 10, 2); // prettier-ignore
  if (!best) return '';
  const [seat, hits, tries] = best;
  return msg(str`Best nose for bluffs: ${names(seat)}, right with ${hits} of ${tries} doubts.`);
}
function honest(feed: readonly DoubtNews[], names: Names): string {
  const best = most(tally(verdicts(feed).filter((v) => v.result === 'truth').map((v) => [v.against, true])), ([, n]) => n, 2); // prettier-ignore
  return best ? msg(str`Doubted and honest: ${names(best[0])}, ${best[1]} times.`) : '';
}
function heaviest(feed: readonly DoubtNews[], names: Names): string {
  const best = most(feed.filter((n): n is Took => n.kind === 'took'), (n) => n.cards, 6); // prettier-ignore
  return best ? msg(str`Largest pile: ${names(best.seat)} took ${cardsWord(best.cards)}.`) : '';
}
function firstCaught(feed: readonly DoubtNews[], names: Names): string {
  const best = verdicts(feed).find((v) => v.result === 'lie');
  if (!best) return '';
  const shown = best.faces.flatMap((face) => (face === null ? [] : [faceName(best.pack, face)])).join(', ');
  return msg(str`First bluff that was caught: ${names(best.against)} said ${claimWord(best.claim)}, and it was the ${shown}.`); // prettier-ignore
}

/** At most three facts, the rarest first. */
export const facts = (feed: readonly DoubtNews[], names: Names): readonly string[] =>
  [doubter(feed, names), heaviest(feed, names), honest(feed, names), firstCaught(feed, names)]
    .filter((fact) => fact !== '')
    .slice(0, 3);
