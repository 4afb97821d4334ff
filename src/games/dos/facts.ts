// games/dos/facts.ts: what was remarkable in a whole game, read from its feed. Knows only what was open to all.
import { msg, str } from '@lit/localize';
import type { Seat } from '../../core/seat.ts';
import type { DosNews } from './position.ts';
import { pointsWord, type Names } from './words.ts';

/** The element with the largest worth, if that is more than nothing. */
function most<T>(all: readonly T[], worth: (one: T) => number): T | null {
  return all.reduce<T | null>((best, one) => (worth(one) > (best === null ? 0 : worth(best)) ? one : best), null);
}
/** How often each seat comes up, the most often first. */
function tally(seats: readonly Seat[]): readonly [Seat, number] | null {
  const all = new Map<Seat, number>();
  for (const s of seats) all.set(s, (all.get(s) ?? 0) + 1);
  return most([...all], ([, n]) => n);
}
function dearest(feed: readonly DosNews[], names: Names): string {
  const best = most(
    feed.filter((n) => n.kind === 'counted'),
    (n) => n.points,
  );
  return best === null ? '' : msg(str`Dearest round: ${names(best.seat)} got ${pointsWord(best.points)}.`);
}
/** The turn with most row cards matched. */
function longest(feed: readonly DosNews[], names: Names): string {
  let run = 0;
  let best: { readonly seat: Seat; readonly n: number } | null = null;
  for (const news of feed) {
    if (news.kind === 'match') {
      run += 1;
      if (run > (best?.n ?? 0)) best = { seat: news.seat, n: run };
    } else if (news.kind === 'stopped' || news.kind === 'round' || news.kind === 'placed') run = 0;
  }
  return best === null || best.n < 3
    ? ''
    : msg(str`Longest turn: ${names(best.seat)} matched ${best.n} cards of the row.`);
}
function sharpest(feed: readonly DosNews[], names: Names): string {
  const best = tally(feed.flatMap((n) => (n.kind === 'caught' ? [n.by] : [])));
  if (best === null) return '';
  const [seat, times] = best;
  return times === 1
    ? msg(str`Sharpest eye: ${names(seat)} caught somebody without DOS.`)
    : msg(str`Sharpest eye: ${names(seat)} caught somebody without DOS ${times} times.`);
}
function brightest(feed: readonly DosNews[], names: Names): string {
  const best = tally(feed.flatMap((n) => (n.kind === 'match' && n.colour !== null && n.cards.length === 2 ? [n.seat] : []))); // prettier-ignore
  if (best === null || best[1] < 2) return '';
  return msg(str`Most double colour matches: ${names(best[0])} with ${best[1]}.`);
}

/** At most three facts, the rarest first. */
export function facts(feed: readonly DosNews[], names: Names): readonly string[] {
  return [longest(feed, names), sharpest(feed, names), brightest(feed, names), dearest(feed, names)]
    .filter((fact) => fact !== '')
    .slice(0, 3);
}
