// games/dudo/facts.ts: what was remarkable in a whole game, read from its feed. Knows only what was opened to all.
import { msg, str } from '@lit/localize';
import type { Seat } from '../../core/seat.ts';
import type { DudoNews } from './position.ts';
import { some, type Names } from './words.ts';

type Bid = Extract<DudoNews, { kind: 'bid' }>;
type Call = Extract<DudoNews, { kind: 'dudo' | 'calza' }>;
type Verdict = Extract<DudoNews, { kind: 'verdict' }>;
type Judged = { readonly call: Call; readonly verdict: Verdict };

/** Every challenge that was decided, with what the cups said to it. */
function judgedCalls(feed: readonly DudoNews[]): readonly Judged[] {
  const judged: Judged[] = [];
  let call: Call | null = null;
  for (const news of feed) {
    if (news.kind === 'dudo' || news.kind === 'calza') call = news;
    else if (news.kind === 'void' || news.kind === 'round') call = null;
    else if (news.kind === 'verdict' && call !== null && news.result !== 'undecided')
      judged.push({ call, verdict: news });
  }
  return judged;
}
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
function boldest(calls: readonly Judged[], names: Names): string {
  const best = most(calls, ({ call, verdict }) => (call.kind === 'dudo' ? verdict.bid - verdict.count : 0));
  if (best === null) return '';
  const { call, verdict } = best;
  return msg(
    str`Boldest bid that was caught: ${names(call.against)} said ${some(verdict.bid, call.face)}, there were ${verdict.count}.`,
  );
}
function doubter(calls: readonly Judged[], names: Names): string {
  const doubts = calls.filter(({ call }) => call.kind === 'dudo');
  const tally = new Map<Seat, { right: number; all: number }>();
  for (const { call, verdict } of doubts) {
    const so = tally.get(call.seat) ?? { right: 0, all: 0 };
    tally.set(call.seat, { right: so.right + (verdict.result === 'right' ? 1 : 0), all: so.all + 1 });
  }
  const best = most([...tally], ([, { right, all }]) => (all < 2 ? 0 : right + right / all / 10));
  if (best === null) return '';
  const [seat, { right, all }] = best;
  return msg(str`Best nose for bluffs: ${names(seat)}, right with ${right} of ${all} doubts.`);
}
function exact(calls: readonly Judged[], names: Names): string {
  const best = calls.find(({ call, verdict }) => call.kind === 'calza' && verdict.result === 'right');
  return best === undefined
    ? ''
    : msg(str`Counted to the die: ${names(best.call.seat)} with calza on ${some(best.call.count, best.call.face)}.`);
}
function longest(feed: readonly DudoNews[]): string {
  let run = 0;
  let top = 0;
  for (const { kind } of feed) {
    if (kind === 'round') run = 0;
    else if (kind === 'bid') top = Math.max(top, ++run);
  }
  return top < 4 ? '' : msg(str`Longest round: ${top} bids before somebody spoke up.`);
}
function highest(feed: readonly DudoNews[], names: Names): string {
  const best = most(
    feed.filter((news): news is Bid => news.kind === 'bid'),
    (bid) => bid.count * 10 + bid.face,
  );
  return best === null ? '' : msg(str`Highest bid: ${names(best.seat)} with ${some(best.count, best.face)}.`);
}

/** At most three facts, the rarest first. */
export function facts(feed: readonly DudoNews[], names: Names): readonly string[] {
  const calls = judgedCalls(feed);
  return [boldest(calls, names), doubter(calls, names), exact(calls, names), longest(feed), highest(feed, names)]
    .filter((fact) => fact !== '')
    .slice(0, 3);
}
