// games/duvidae/facts.ts: what was remarkable in a whole game, read from its feed. Knows only what was opened to all.
import { msg, str } from '@lit/localize';
import type { Seat } from '../../core/seat.ts';
import { rankOf } from './faces.ts';
import type { DuvidaeNews } from './position.ts';
import { cardsWord, claim, type Names } from './words.ts';

type Verdict = Extract<DuvidaeNews, { kind: 'verdict' }>;

/** The element with the largest worth, if that is more than nothing. */
function most<T>(all: readonly T[], worth: (one: T) => number): T | null {
  return all.reduce<T | null>((best, one) => (worth(one) > (best === null ? 0 : worth(best)) ? one : best), null);
}
function boldest(verdicts: readonly Verdict[], names: Names): string {
  const best = most(verdicts, (v) =>
    v.result === 'bluff' ? v.cards.filter((c) => c !== null && rankOf(c) !== rankOf(v.shown)).length : 0,
  );
  if (best === null) return '';
  const said = claim(1 + best.cards.length, rankOf(best.shown));
  return msg(str`Boldest bluff that was caught: ${names(best.against)} with ${said}.`);
}
function doubter(verdicts: readonly Verdict[], names: Names): string {
  const tally = new Map<Seat, { right: number; all: number }>();
  for (const { by, result } of verdicts) {
    const so = tally.get(by) ?? { right: 0, all: 0 };
    tally.set(by, { right: so.right + (result === 'bluff' ? 1 : 0), all: so.all + 1 });
  }
  const best = most([...tally], ([, { right, all }]) => (all < 2 ? 0 : right + right / all / 10));
  if (best === null) return '';
  const [seat, { right, all }] = best;
  return msg(str`Best nose for bluffs: ${names(seat)}, right with ${right} of ${all} challenges.`);
}
function dearest(feed: readonly DuvidaeNews[], names: Names): string {
  const drew = feed.filter((news) => news.kind === 'drew');
  const best = most(drew, (d) => Math.max(0, d.count - 2));
  return best === null ? '' : msg(str`Dearest challenge: ${names(best.seat)} drew ${cardsWord(best.count)}.`);
}
function brave(feed: readonly DuvidaeNews[], names: Names): string {
  const won = feed.find((news) => news.kind === 'roundWon' && news.how === 'unchallenged');
  return won?.kind === 'roundWon' ? msg(str`Nobody dared to challenge the last cards of ${names(won.seat)}.`) : '';
}

/** At most three facts, the rarest first. */
export function facts(feed: readonly DuvidaeNews[], names: Names): readonly string[] {
  const verdicts = feed.filter((news) => news.kind === 'verdict').filter((v) => v.result !== 'closed');
  return [brave(feed, names), boldest(verdicts, names), doubter(verdicts, names), dearest(feed, names)]
    .filter((fact) => fact !== '')
    .slice(0, 3);
}
