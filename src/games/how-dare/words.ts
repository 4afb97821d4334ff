// games/how-dare/words.ts: what happened, the verdict and every refusal as sentences, for log, speech and hints. No DOM, no board.
import { msg, str } from '@lit/localize';
import { listed as inWords } from '../../core/listed.ts';
import type { Seat } from '../../core/seat.ts';
import { numberText, type Unreadable } from './number-text.ts';
import type { FieldWrong } from './own-cards.ts';
import { ownLengths } from './own-cards.ts';
import type { Check, HowDareNews } from './position.ts';
import type { Refusal } from './moves.ts';
import { cardLanguage, pageLanguage, printedQuestion, themeName } from './texts.ts';

/** How a seat is called, the same in every sentence. */
export type Names = (seat: Seat) => string;

const sentences = (...all: readonly string[]): string => all.filter((s) => s !== '').join(' ');
/** "Ana, Bruno and Chidi", in the language of the page. */
export const listed = (names: readonly string[]): string => inWords(names, pageLanguage());
/** A number in the manner of the cards' language, as in the question beside it. */
export const some = (n: number): string => numberText(n, cardLanguage());
export const ducksWord = (n: number): string => (n === 1 ? msg('1 duck') : msg(str`${n} ducks`));
export const cardsWord = (n: number): string => (n === 1 ? msg('1 card') : msg(str`${n} cards`));
/** What a card is called: an own theme as it was written, a printed one in the reader's language. */
export const cardName = (card: string, theme: string | null): string => theme ?? themeName(card);
/** "1,234 metres" */
export const amount = (n: number, unit: string): string => (unit === '' ? some(n) : msg(str`${some(n)} ${unit}`));

function sayRound(news: Extract<HowDareNews, { kind: 'round' }>, names: Names): string {
  const front = msg(str`Round ${news.round}: ${cardName(news.card, news.theme)}, ${ducksWord(news.ducks)}.`);
  return news.by === null ? front : sentences(front, msg(str`The card is by ${names(news.by)}, who sits out.`));
}
function sayQuestion(news: Extract<HowDareNews, { kind: 'question' }>, names: Names): string {
  const printed = printedQuestion(news.card, news.question);
  const text = news.text ?? printed?.text ?? '';
  const question =
    text === '' ? msg(str`Question ${news.question + 1}.`) : msg(str`Question ${news.question + 1}: ${text}`);
  return sentences(question, msg(str`${names(news.seat)} begins.`));
}
function sayDare(news: Extract<HowDareNews, { kind: 'dare' }>, names: Names): string {
  const [name, other] = [names(news.seat), names(news.against)];
  return news.exact
    ? msg(str`${name} says Spot On: exactly ${some(news.n)}.`)
    : msg(str`${name} says: How dare you! ${other} had said ${some(news.n)}.`);
}
/** "The answer is 1,234 metres; 1,500 was said. That is too high." */
function sayVerdict(news: Extract<HowDareNews, { kind: 'verdict' }>): string {
  const { answer, bid, exact } = news;
  const unit = news.unit ?? printedQuestion(news.card, news.question)?.unit ?? '';
  const said = msg(str`The answer is ${amount(answer, unit)}; ${some(bid)} was said.`);
  if (exact) return sentences(said, bid === answer ? msg('That is exactly right.') : msg('That is not exactly right.'));
  return sentences(said, bid > answer ? msg('That is too high.') : msg('That is not too high.'));
}
function sayGone(news: Extract<HowDareNews, { kind: 'gone' }>, name: string): string {
  const ducks = news.ducks === 0 ? '' : msg(str`${ducksWord(news.ducks)} stay at that place.`);
  switch (news.why) {
    case 'left':
      return sentences(msg(str`${name} has left.`), ducks);
    case 'lost':
      return sentences(msg(str`${name} did not answer any more; the others play on.`), ducks);
    case 'fault':
      return sentences(msg(str`What ${name} sent does not fit its seal or the rules. ${name} is out.`), ducks);
    case 'foul':
      return sentences(msg(str`${name} had sealed something that is no answer, and is out.`), ducks);
    default:
      return news.why satisfies never;
  }
}
function sayEnd(news: Extract<HowDareNews, { kind: 'won' }>, names: Names): string {
  const { winners, losers } = news;
  if (winners.length === 0) return msg('Nobody wins: everybody has lost.');
  const won =
    winners.length === 1 ? msg(str`${listed(winners.map(names))} wins.`) : msg(str`${listed(winners.map(names))} win.`);
  if (losers.length === 0) return won;
  const lost = listed(losers.map(names));
  return sentences(won, losers.length === 1 ? msg(str`${lost} has lost.`) : msg(str`${lost} have lost.`));
}

/** One entry of the feed as a sentence. */
export function say(news: HowDareNews, names: Names): string {
  switch (news.kind) {
    case 'writes':
      return msg(str`${names(news.seat)} fills in a blank card.`);
    case 'unlucky':
      return msg(str`There are too few blank cards: ${names(news.seat)} gets none.`);
    case 'leftBlank':
      return msg(str`${names(news.seat)} brings no card after all.`);
    case 'wrote':
      return msg(str`${names(news.seat)} has sealed a card: ${news.theme}.`);
    case 'master':
      return msg(str`${names(news.seat)} is the question master and has sealed ${cardsWord(news.cards)}.`);
    case 'first':
      return msg(str`The draw: ${names(news.seat)} begins.`);
    case 'round':
      return sayRound(news, names);
    case 'question':
      return sayQuestion(news, names);
    case 'bid':
      return msg(str`${names(news.seat)} says ${some(news.n)}.`);
    case 'dare':
      return sayDare(news, names);
    case 'accepted':
      return msg(str`${names(news.seat)} lets it be checked.`);
    case 'doubled':
      return msg(str`${names(news.seat)} says: Now you’re pushing it! It is about two cards now.`);
    case 'stood':
      return msg(str`${names(news.seat)} stands by the dare, for two cards.`);
    case 'withdrawn':
      return msg(str`${names(news.seat)} takes the dare back and says ${some(news.n)}.`);
    case 'verdict':
      return sayVerdict(news);
    case 'lost':
      return msg(
        str`${names(news.seat)} takes ${cardName(news.card, news.theme)} with ${ducksWord(news.ducks)} and has ${news.total}.`,
      );
    case 'kept':
      return msg(str`Nobody takes ${cardName(news.card, news.theme)}.`);
    case 'regained':
      return msg(str`${names(news.seat)} puts away all cards: ${ducksWord(news.ducks)}.`);
    case 'eliminated':
      return msg(str`${names(news.seat)} is out and has lost.`);
    case 'void':
      return news.why === 'writer-gone'
        ? msg(str`Nobody can open the answer of ${cardName(news.card, news.theme)} any more: another card is drawn.`)
        : msg(str`Too few are left to play ${cardName(news.card, news.theme)}: another card is drawn.`);
    case 'gone':
      return sayGone(news, names(news.seat));
    case 'won':
      return sayEnd(news, names);
    default:
      return news satisfies never;
  }
}

/** The whole verdict: "The answer is 979 metres; 1,200 was said. That is too high. Bruno takes 3 ducks." */
export function sayCheck(shown: Check, unit: string, names: Names): string {
  const { answer, bid, by, against, card, cards, exact, loser, question } = shown;
  const verdict = sayVerdict({ kind: 'verdict', card, question, unit, answer, bid, seat: by, against, exact });
  const ducks = cards.reduce((sum, won) => sum + won.ducks, 0);
  if (loser === null) return sentences(verdict, msg(str`${names(by)} had the eye for it: nobody takes the card.`));
  if (exact) return sentences(verdict, msg(str`${names(loser)} has lost.`));
  return sentences(
    verdict,
    cards.length === 1
      ? msg(str`${names(loser)} takes the card: ${ducksWord(ducks)}.`)
      : msg(str`${names(loser)} takes ${cards.length} cards: ${ducksWord(ducks)}.`),
  );
}

const refusals = {
  'not-a-move': () => msg('That is no move of this game.'),
  'not-your-turn': () => msg('It is not your turn.'),
  'not-whole': () => msg('Only whole numbers can be said.'),
  negative: () => msg('Numbers begin at 0.'),
  'too-large': () => msg(str`The highest number is ${some(1e15)}.`),
  'not-higher': () => msg('The number must be higher than the last one.'),
  'nothing-said': () => msg('Nobody has said a number yet.'),
  'spot-on-off': () => msg('This table plays without Spot On.'),
  'not-now': () => msg('That cannot be said now.'),
  'pack-too-small': () => msg('A pack needs at least one card for every round.'),
  'pack-too-large': () => msg('A pack has at most 30 cards.'),
  'master-needs-two': () => msg('A question master needs at least two others to play.'),
  'not-a-card': () => msg('The card is not filled in as it must be.'),
  'not-an-answer': () => msg(str`An answer is a whole number from 1 to ${some(1e15)}.`),
} satisfies { readonly [R in Refusal | 'not-a-card' | 'not-an-answer']: () => string };
/** Why a move is closed, as a sentence. */
export const whyNot = (code: string): string =>
  code in refusals ? refusals[code as Refusal]() : msg('That is not possible now.');

/** Why what was typed is no number, as a sentence. */
export function whyUnreadable(why: Unreadable): string {
  switch (why) {
    case 'nothing':
      return msg('Type a number.');
    case 'not-a-number':
      return msg('Only digits, please.');
    case 'negative':
    case 'not-whole':
    case 'too-large':
      return refusals[why]();
    case 'ambiguous':
      return msg(str`This can be read in two ways. Type all digits without a mark, or as ${some(1234567)}.`);
    case 'misgrouped':
      return msg(str`The marks do not stand at thousands, as in ${some(1234567)}.`);
    default:
      return why satisfies never;
  }
}
/** What is wrong with a field of a card, as a sentence. `field`: theme, text-0, unit-3, answer-5. */
export function whyField(field: string, why: FieldWrong): string {
  const kind = field.split('-')[0] === 'theme' ? 'theme' : field.startsWith('unit') ? 'unit' : 'text';
  switch (why) {
    case 'empty':
      return field === 'theme' ? msg('The card needs a theme.') : msg('The question is missing.');
    case 'too-long':
      return msg(str`At most ${ownLengths[kind]} characters fit.`);
    case 'unseen':
      return msg('There are marks in it that do not show.');
    case 'twice':
      return msg('This question is on the card already.');
    case 'not-an-answer':
      return msg(str`An answer is a whole number from 1 to ${some(1e15)}.`);
    default:
      return why satisfies never;
  }
}
