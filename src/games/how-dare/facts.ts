// games/how-dare/facts.ts: what was remarkable in a whole game, read from its feed. Knows only what was shown to all.
import { msg, str } from '@lit/localize';
import type { HowDareNews } from './position.ts';
import { cardName, some, type Names } from './words.ts';

type Verdict = Extract<HowDareNews, { kind: 'verdict' }>;
/** How many times too high, or too low, a number was. */
const off = ({ bid, answer }: Verdict): number => Math.max(bid, 1) / answer;

/** The element with the largest worth, if that is more than nothing. */
function most<T>(all: readonly T[], worth: (one: T) => number): T | null {
  let best: T | null = null;
  let most = 0;
  for (const one of all)
    if (worth(one) > most) {
      best = one;
      most = worth(one);
    }
  return best;
}
function exact(all: readonly Verdict[], names: Names): string {
  const hit = all.find((v) => v.bid === v.answer);
  if (!hit) return '';
  const who = names(hit.against);
  return msg(str`Exactly right: ${who} with ${some(hit.bid)}.`);
}
function wildest(all: readonly Verdict[], names: Names): string {
  const wild = most(all, (v) => (v.bid > v.answer ? off(v) - 1.5 : 0));
  if (!wild) return '';
  return msg(
    str`Furthest over the top: ${names(wild.against)} said ${some(wild.bid)}, and it was ${some(wild.answer)}.`,
  );
}
function timid(all: readonly Verdict[], names: Names): string {
  const early = most(all, (v) => (v.bid > 0 && v.bid < v.answer && !v.exact ? v.answer / v.bid - 3 : 0));
  if (!early) return '';
  return msg(str`Dared far too early: ${names(early.seat)} at ${some(early.bid)}, and it was ${some(early.answer)}.`);
}
function longest(feed: readonly HowDareNews[]): string {
  let run = 0;
  let top = 0;
  let card = '';
  let topCard = '';
  for (const news of feed) {
    if (news.kind === 'round') [run, card] = [0, cardName(news.card, news.theme)];
    else if (news.kind === 'bid' && ++run > top) [top, topCard] = [run, card];
  }
  return top < 6 ? '' : msg(str`Longest round: ${top} numbers on ${topCard} before somebody dared.`);
}

/** At most three facts, the rarest first. */
export function facts(feed: readonly HowDareNews[], names: Names): readonly string[] {
  const verdicts = feed.filter((news): news is Verdict => news.kind === 'verdict');
  return [exact(verdicts, names), wildest(verdicts, names), timid(verdicts, names), longest(feed)]
    .filter((fact) => fact !== '')
    .slice(0, 3);
}
