// games/duvidae/words.ts: what happened, the verdict and every refusal as sentences, for log, speech and hints. No DOM, no board.
import { msg, str } from '@lit/localize';
import type { Seat } from '../../core/seat.ts';
import { penaltyOf, rankOf, type Face, type Rank } from './faces.ts';
import type { Refusal } from './melds.ts';
import type { DuvidaeNews, Showdown } from './position.ts';
import { basePrice } from './showdown.ts';

/** How a seat is called, the same in every sentence. */
export type Names = (seat: Seat) => string;

const sentences = (...all: readonly string[]): string => all.filter((s) => s !== '').join(' ');
const countWord = (n: number): string => [msg('no'), msg('one'), msg('two'), msg('three'), msg('four')][n] ?? String(n);
export const cardsWord = (n: number): string => (n === 1 ? msg('1 card') : msg(str`${n} cards`));

/** "three 5s", "one 5": what a meld claims to be. */
export const claim = (n: number, rank: Rank): string =>
  n === 1 ? msg(str`one ${rank}`) : msg(str`${countWord(n)} ${rank}s`);
/** "7", "7, plus 1": one card, as it is read out. */
export function cardWord(face: Face): string {
  const penalty = penaltyOf(face);
  return penalty === 0 ? String(rankOf(face)) : msg(str`${rankOf(face)} plus ${penalty}`);
}
const list = (faces: readonly Face[]): string => faces.map(cardWord).join(', ');

function sayStarter(news: Extract<DuvidaeNews, { kind: 'starter' }>, name: string): string {
  switch (news.how) {
    case 'vote':
      return msg(str`${name} looks most suspicious and begins.`);
    case 'tie':
      return msg(str`A tie; the draw says ${name}, who begins.`);
    case 'lot':
      return msg(str`The draw: ${name} begins.`);
    default:
      return news.how satisfies never;
  }
}
function sayPlayed(news: Extract<DuvidaeNews, { kind: 'played' }>, name: string): string {
  const said = msg(str`${name} plays ${claim(news.n, rankOf(news.shown))}.`);
  if (news.left === 0) return sentences(said, msg(str`${name} has no card left.`));
  return news.left === 1 ? sentences(said, msg(str`${name} has one card left.`)) : said;
}
function sayDrew(news: Extract<DuvidaeNews, { kind: 'drew' }>, name: string): string {
  if (news.count === 0) return msg(str`There is no card left to draw for ${name}.`);
  const drew = msg(str`${name} draws ${cardsWord(news.count)}.`);
  return news.count < news.due ? sentences(drew, msg('There are no more.')) : drew;
}
/** "2", "2 + 1": what a lost challenge costs. */
const price = (penalty: number): string =>
  penalty === 0 ? cardsWord(basePrice) : msg(str`${basePrice} + ${penalty} = ${cardsWord(basePrice + penalty)}`);

type Verdict = Pick<Showdown, 'by' | 'against' | 'shown' | 'cards' | 'result' | 'penalty' | 'outcome' | 'due'>;
/** What the opened cards said and what follows: "Bluff: 7 plus 1, 3 plus 1 are not all 7s. Ana draws 2 + 2 = 4 cards." */
export function sayVerdict(shown: Verdict, names: Names): string {
  const { by, against, cards, result, penalty, outcome } = shown;
  const rank = rankOf(shown.shown);
  const faces = list(cards.filter((c) => c !== null));
  switch (result) {
    case 'closed':
      return sentences(
        msg(str`${names(against)} has gone without opening and is caught.`),
        msg('The round does not count.'),
      );
    case 'truth': {
      const said =
        cards.length === 1
          ? msg(str`True: the closed card is ${faces}.`)
          : msg(str`True: the closed cards are ${faces}.`);
      if (outcome === 'won') return sentences(said, msg(str`${names(against)} is out and wins the round.`));
      return sentences(said, msg(str`${names(by)} draws ${price(penalty)}.`));
    }
    case 'bluff': {
      const said =
        cards.length === 1
          ? msg(str`Bluff: the closed card is ${faces}, not ${rank}.`)
          : msg(str`Bluff: the closed cards are ${faces}, not all ${rank}.`);
      if (outcome === 'void') return sentences(said, msg('The round does not count.'));
      return sentences(said, msg(str`${names(against)} draws ${price(penalty)}.`));
    }
    default:
      return result satisfies never;
  }
}
function sayRoundWon(news: Extract<DuvidaeNews, { kind: 'roundWon' }>, name: string): string {
  const points = news.points === 1 ? msg('1 point') : msg(str`${news.points} points`);
  switch (news.how) {
    case 'single':
      return msg(str`${name} lays the last card and wins the round: ${points}.`);
    case 'unchallenged':
      return msg(str`Nobody challenged: ${name} wins the round: ${points}.`);
    case 'proved':
      return msg(str`${name} wins the round: ${points}.`);
    default:
      return news.how satisfies never;
  }
}
function sayGone(news: Extract<DuvidaeNews, { kind: 'gone' }>, name: string): string {
  switch (news.why) {
    case 'left':
      return msg(str`${name} has left.`);
    case 'lost':
      return msg(str`${name} did not answer any more; the others play on.`);
    case 'fault':
      return msg(str`What ${name} sent does not fit its seal or the rules. ${name} is out.`);
    case 'foul':
      return msg(str`${name} broke a rule and is out.`);
    default:
      return news.why satisfies never;
  }
}

/** One entry of the feed as a sentence. */
export function say(news: DuvidaeNews, names: Names): string {
  switch (news.kind) {
    case 'pointed':
      return news.votes.map((v) => msg(str`${names(v.seat)} points at ${names(v.at)}.`)).join(' ');
    case 'starter':
      return sayStarter(news, names(news.seat));
    case 'round':
      return msg(str`Round ${news.round}. ${names(news.seat)} leads.`);
    case 'dealt':
      return msg(str`${cardsWord(news.each)} each are dealt; ${news.pile} in the pile.`);
    case 'played':
      return sayPlayed(news, names(news.seat));
    case 'passed':
      return msg(str`${names(news.seat)} passes.`);
    case 'reshuffled':
      return msg(str`The pile has run out: ${cardsWord(news.cards)} are mixed anew.`);
    case 'drew':
      return sayDrew(news, names(news.seat));
    case 'cleared':
      return msg(str`Everybody has passed: the table is cleared, and ${names(news.seat)} leads.`);
    case 'lastChance':
      return msg(str`Last chance to challenge ${names(news.seat)}.`);
    case 'doubt':
      return msg(str`${names(news.seat)} challenges ${names(news.against)}: ${claim(news.n, rankOf(news.shown))}.`);
    case 'verdict':
      return sayVerdict(news, names);
    case 'roundWon':
      return sayRoundWon(news, names(news.seat));
    case 'tooLow':
      return msg(str`${names(news.seat)} shows ${cardWord(news.shown)}, which does not beat the table.`);
    case 'gone':
      return sayGone(news, names(news.seat));
    case 'void':
      return msg(str`Round ${news.round} does not count.`);
    case 'won':
      return msg(str`${names(news.seat)} wins the game.`);
    default:
      return news satisfies never;
  }
}

/** Why a move is closed, as a sentence. */
export function whyNot(code: Refusal): string {
  const n = Number(/\d+/.exec(code)?.[0] ?? 0);
  if (code.startsWith('only-')) return msg(str`You have only ${cardsWord(n)}.`);
  if (code.startsWith('fewer-than-')) return msg(str`Lay at least ${cardsWord(n)}, as many as lie there.`);
  if (code.startsWith('more-than-')) return msg(str`Lay at most ${cardsWord(n)}: one more than lie there.`);
  if (code.startsWith('needs-above-')) return msg(str`For as many cards the shown one must be higher than ${n}.`);
  return plain[code]?.() ?? msg('That is not possible now.');
}
const plain: { readonly [code: string]: () => string } = {
  'not-a-move': () => msg('That is no move of this game.'),
  'not-your-turn': () => msg('It is not your turn.'),
  'one-to-four': () => msg('Lay one to four cards.'),
  'four-at-most': () => msg('Nothing beats four 8s: challenge or pass.'),
  'nothing-higher': () => msg('Nothing is higher than 8: lay one card more.'),
  'last-chance': () => msg('The last cards are on the table: challenge or pass.'),
  'must-lead': () => msg('The table is empty: you must lay at least one card.'),
  'nothing-to-challenge': () => msg('There is nothing to challenge yet.'),
  'single-card': () => msg('A single card lies open; there is nothing to challenge.'),
  'not-yourself': () => msg('You cannot point at yourself.'),
};
