// games/dos/words.ts: cards, what happened and every refusal as sentences, for log, speech and hints. No DOM, no board.
import { msg, str } from '@lit/localize';
import type { Seat } from '../../core/seat.ts';
import { cardOf, type Colour, type Face } from './faces.ts';
import type { Refusal } from './legal.ts';
import type { DosNews } from './position.ts';

/** How a seat is called, the same in every sentence. */
export type Names = (seat: Seat) => string;

export const colourWord = (colour: Colour): string =>
  ({ blue: msg('blue'), green: msg('green'), red: msg('red'), yellow: msg('yellow') })[colour];
const wildWord = (colour: Colour): string =>
  ({
    blue: msg('blue wild number'),
    green: msg('green wild number'),
    red: msg('red wild number'),
    yellow: msg('yellow wild number'),
  })[colour];
/** "red 7", "blue wild number", "wild DOS". */
export function cardWord(face: Face): string {
  const card = cardOf(face);
  if (card.kind === 'dos') return msg('wild DOS');
  return card.kind === 'wild' ? wildWord(card.colour) : `${colourWord(card.colour)} ${card.value}`;
}
export const cardsOf = (n: number): string => (n === 1 ? msg('1 card') : msg(str`${n} cards`));
export const pointsWord = (n: number): string => (n === 1 ? msg('1 point') : msg(str`${n} points`));

const sentences = (...all: readonly string[]): string => all.filter((s) => s !== '').join(' ');
/** "red 3", "red 3 and red 4", "a, b and c". */
export function list(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : msg(str`${words.slice(0, -1).join(', ')} and ${last}`);
}
const cardList = (faces: readonly Face[]): string => list(faces.map(cardWord));

/** What a colour match brings: a card to place, and with two cards one for each of the others. */
export function bonusWord(cards: number, colour: Colour | null): string {
  if (colour === null) return '';
  return cards === 2
    ? msg(str`All ${colourWord(colour)}: a bonus card, and the others draw one.`)
    : msg(str`All ${colourWord(colour)}: a bonus card.`);
}
function sayMatch(news: Extract<DosNews, { kind: 'match' }>, names: Names): string {
  const { row, cards, value, colour, left } = news;
  const name = names(news.seat);
  const matched =
    cardOf(row).kind === 'wild'
      ? msg(str`${name} matches ${cardWord(row)} as ${value} with ${cardList(cards)}.`)
      : msg(str`${name} matches ${cardWord(row)} with ${cardList(cards)}.`);
  const few = left === 1 || left === 2 ? msg(str`${name} has ${cardsOf(left)} left.`) : '';
  return sentences(matched, bonusWord(cards.length, colour), few);
}
function sayDrew({ count, why }: Extract<DosNews, { kind: 'drew' }>, name: string): string {
  if (count === 0) return msg(str`${name} should draw, but no card is left.`);
  if (why === 'doubles')
    return count === 1
      ? msg(str`${name} draws a card for the double match.`)
      : msg(str`${name} draws ${count} cards for the double matches.`);
  return count === 1 ? msg(str`${name} draws a card.`) : msg(str`${name} draws ${count} cards.`);
}
function sayCaught(news: Extract<DosNews, { kind: 'caught' }>, names: Names): string {
  const name = names(news.seat);
  const by = names(news.by);
  const too = news.others.length === 0 ? '' : msg(str`${list(news.others.map(names))} saw it too; ${by} was first.`);
  const later = news.later ? msg(str`${name} will draw two cards at the end of the turn.`) : '';
  return sentences(msg(str`${by} catches ${name}: two cards, and no DOS.`), too, later);
}
function sayGone(news: Extract<DosNews, { kind: 'gone' }>, name: string): string {
  switch (news.why) {
    case 'left':
      return msg(str`${name} has left.`);
    case 'lost':
      return msg(str`${name} did not answer any more; the others play on.`);
    case 'fault':
      return msg(str`What ${name} sent does not fit its seal or the rules. ${name} is out.`);
    case 'foul':
      return msg(str`${name} laid cards that do not match and is out.`);
    default:
      return news.why satisfies never;
  }
}

/** One entry of the feed as a sentence. */
export function say(news: DosNews, names: Names): string {
  switch (news.kind) {
    case 'dealer':
      return msg(str`The draw: ${names(news.seat)} deals first.`);
    case 'round':
      return msg(str`Round ${news.round}. ${names(news.dealer)} deals, ${names(news.first)} begins.`);
    case 'dealt':
      return msg(str`Everybody has ${cardsOf(news.hand)}. In the row: ${cardList(news.row)}.`);
    case 'match':
      return sayMatch(news, names);
    case 'drew':
      return sayDrew(news, names(news.seat));
    case 'stopped':
      return msg(str`${names(news.seat)} stops.`);
    case 'placed':
      return sentences(
        msg(str`${names(news.seat)} places ${cardList(news.cards)} in the row.`),
        news.left > 0 && news.left < 3 ? msg(str`${names(news.seat)} has ${cardsOf(news.left)} left.`) : '',
      );
    case 'refilled':
      return msg(str`New in the row: ${cardList(news.cards)}.`);
    case 'reshuffled':
      return msg(str`The ${news.count} discarded cards are shuffled into a new pile.`);
    case 'dos':
      return msg(str`${names(news.seat)} says DOS.`);
    case 'unsaid':
      return msg(str`${names(news.seat)} has two cards and has not said DOS.`);
    case 'caught':
      return sayCaught(news, names);
    case 'out':
      return msg(str`${names(news.seat)} has no cards left and wins the round.`);
    case 'counted': {
      const { points, score, closed } = news;
      const won = msg(str`${names(news.seat)} gets ${pointsWord(points)} and now has ${score}.`);
      const stay = closed === 0 ? '' : msg(str`${cardsOf(closed)} stayed closed and count ten each.`);
      return sentences(won, stay);
    }
    case 'dry':
      return msg(str`No card is left to draw, and nobody matches. Round ${news.round} ends without points.`);
    case 'gone':
      return sayGone(news, names(news.seat));
    case 'void':
      return msg(str`Round ${news.round} does not count and is dealt anew.`);
    case 'won':
      return msg(str`${names(news.seat)} wins the game with ${pointsWord(news.score)}.`);
    default:
      return news satisfies never;
  }
}

/** Why a move is closed, as a sentence. */
export function whyNot(code: Refusal): string {
  const n = Number(/^place-(\d+)$/.exec(code)?.[1] ?? 0);
  if (n > 0) return n === 1 ? msg('Place one card in the row.') : msg(str`Place ${n} cards in the row.`);
  return plain[code]?.() ?? msg('That is not possible now.');
}
const plain: { readonly [code: string]: () => string } = {
  'not-a-move': () => msg('That is no move of this game.'),
  'not-your-turn': () => msg('It is not your turn.'),
  'no-such-card': () => msg('There is no such card in the row.'),
  'matched-already': () => msg('This card has already been matched in this turn.'),
  'other-number': () => msg('The card in the row does not have this number.'),
  'other-colour': () => msg('The card in the row does not have this colour.'),
  'too-few-cards': () => msg('You do not have so many cards.'),
  'no-draw-after-match': () => msg('Who has matched does not draw.'),
  'drawn-already': () => msg('You have drawn already.'),
  'nothing-to-draw': () => msg('No card is left to draw.'),
  'match-or-draw': () => msg('First match a card or draw one.'),
  'draw-first': () => msg('At this table you draw a card before you stop.'),
  'catch-comes-first': () => msg('Catching comes before anything else in your turn.'),
  'nobody-to-catch': () => msg('Nobody can be caught for that now.'),
  'no-calling': () => msg('At this table nobody has to say DOS.'),
  'not-at-two': () => msg('DOS is only said when exactly two cards are left.'),
  'said-already': () => msg('You have said DOS already.'),
};
