// games/doubt/words.ts: what happened, the verdict and every refusal as sentences, for log, speech and hints. No DOM, no board.
import { msg, str } from '@lit/localize';
import type { Seat } from '../../core/seat.ts';
import type { Refusal } from './claims.ts';
import { cardOf, type Card, type Colour, type Face, type PackName, type Rank } from './faces.ts';
import type { Claim, DoubtNews, DoubtOptions, Foul, Showdown } from './position.ts';

/** How a seat is called, the same in every sentence. */
export type Names = (seat: Seat) => string;

const ranks: { readonly [rank in Rank]: readonly [one: () => string, many: () => string, a: () => string] } = {
  A: [() => msg('ace'), () => msg('aces'), () => msg('an ace')],
  '2': [() => msg('two'), () => msg('twos'), () => msg('a two')],
  '3': [() => msg('three'), () => msg('threes'), () => msg('a three')],
  '4': [() => msg('four'), () => msg('fours'), () => msg('a four')],
  '5': [() => msg('five'), () => msg('fives'), () => msg('a five')],
  '6': [() => msg('six'), () => msg('sixes'), () => msg('a six')],
  '7': [() => msg('seven'), () => msg('sevens'), () => msg('a seven')],
  '8': [() => msg('eight'), () => msg('eights'), () => msg('an eight')],
  '9': [() => msg('nine'), () => msg('nines'), () => msg('a nine')],
  '10': [() => msg('ten'), () => msg('tens'), () => msg('a ten')],
  J: [() => msg('jack'), () => msg('jacks'), () => msg('a jack')],
  Q: [() => msg('queen'), () => msg('queens'), () => msg('a queen')],
  K: [() => msg('king'), () => msg('kings'), () => msg('a king')],
};
const colourWords: { readonly [colour in Colour]: () => string } = {
  black: () => msg('black'),
  green: () => msg('green'),
  bronze: () => msg('bronze'),
  silver: () => msg('silver'),
  gold: () => msg('gold'),
  red: () => msg('red'),
  purple: () => msg('purple'),
  spades: () => msg('spades'),
  hearts: () => msg('hearts'),
  diamonds: () => msg('diamonds'),
  clubs: () => msg('clubs'),
};
const isSuit = (colour: Colour): boolean =>
  colour === 'spades' || colour === 'hearts' || colour === 'diamonds' || colour === 'clubs';
export const rankWord = (rank: Rank): string => ranks[rank][0]();
export const ranksWord = (rank: Rank): string => ranks[rank][1]();
export const colourWord = (colour: Colour): string => colourWords[colour]();

/** "purple king", "ace of spades". */
export const cardName = ({ rank, colour }: Card): string =>
  isSuit(colour)
    ? msg(str`${rankWord(rank)} of ${colourWord(colour)}`)
    : msg(str`${colourWord(colour)} ${rankWord(rank)}`);
export function faceName(pack: PackName, face: Face): string {
  const card = cardOf(pack, face);
  return card ? cardName(card) : msg('Joker');
}
export const cardsWord = (n: number): string => (n === 1 ? msg('1 card') : msg(str`${n} cards`));
/** "a king", "3 kings", "a card in purple". */
export function claimWord(claim: Claim): string {
  if (claim.kind === 'colour') return msg(str`a card in ${colourWord(claim.colour)}`);
  return claim.n === 1 ? ranks[claim.rank][2]() : msg(str`${claim.n} ${ranksWord(claim.rank)}`);
}
/** What is called out. */
export function callWord(word: DoubtOptions['challengeWord']): string {
  switch (word) {
    case 'doubt':
      return msg('I doubt it');
    case 'bluff':
      return msg('Bluff');
    case 'cheat':
      return msg('Cheat');
    default:
      return word satisfies never;
  }
}
const sentences = (...all: readonly string[]): string => all.filter((s) => s !== '').join(' ');
const listed = (all: readonly string[]): string =>
  all.length < 2 ? all.join('') : msg(str`${all.slice(0, -1).join(', ')} and ${all.at(-1) ?? ''}`);

function sayLeft(name: string, left: number): string {
  if (left === 0) return msg(str`That was the last card of ${name}.`);
  return left === 1 ? msg(str`${name} has 1 card left.`) : '';
}
/** What was opened: "It was a green eight." */
function sayOpened(pack: PackName, faces: readonly (Face | null)[]): string {
  const names = faces.flatMap((face) => (face === null ? [] : [faceName(pack, face)]));
  if (names.length < faces.length)
    return faces.length === 1 ? msg('The card stays closed.') : msg('The cards stay closed.');
  return names.length === 1 ? msg(str`It was the ${names.join('')}.`) : msg(str`Opened: ${listed(names)}.`);
}
function sayResult(result: Showdown['result'], claim: Claim, against: string): string {
  switch (result) {
    case 'truth':
      return msg(str`${against} told the truth: ${claimWord(claim)}.`);
    case 'lie':
      return msg(str`${against} bluffed with ${claimWord(claim)}.`);
    case 'closed':
      return msg(str`${against} has gone and is caught.`);
    default:
      return result satisfies never;
  }
}
function sayGone({ why, cards }: Extract<DoubtNews, { kind: 'gone' }>, name: string): string {
  const aside = cards === 0 ? '' : msg(str`${cardsWord(cards)} out of the game.`);
  switch (why) {
    case 'left':
      return sentences(msg(str`${name} has left.`), aside);
    case 'lost':
      return sentences(msg(str`${name} did not answer any more; the others play on.`), aside);
    case 'fault':
      return sentences(msg(str`What ${name} sent does not fit its seal or the rules. ${name} is out.`), aside);
    case 'foul':
      return sentences(msg(str`${name} broke a rule and is out.`), aside);
    default:
      return why satisfies never;
  }
}
function sayFoul(code: Foul, name: string): string {
  switch (code) {
    case 'joker-not-alone':
      return msg(str`${name} declared a Joker beside a normal card, which no honest app offers.`);
    case 'joker-not-named':
      return msg(str`${name} declared a Joker and did not say what it stands for, which no honest app does.`);
    case 'named-no-joker':
      return msg(str`${name} gave another name to a normal card, which no honest app does.`);
    default:
      return code satisfies never;
  }
}
function sayDoubt(news: Extract<DoubtNews, { kind: 'doubt' }>, names: Names): string {
  const name = names(news.seat);
  const said = msg(str`${name} says “${callWord(news.word)}” to ${names(news.against)}: ${claimWord(news.claim)}?`);
  if (news.others.length === 0) return said;
  return sentences(said, msg(str`${listed(news.others.map(names))} said it too; ${name} was heard first.`));
}
function sayPlace(place: number, name: string): string {
  if (place === 1) return msg(str`${name} has got rid of every card.`);
  return msg(str`${name} has got rid of every card too: place ${place}.`);
}

/** One entry of the feed as a sentence. */
export function say(news: DoubtNews, names: Names): string {
  switch (news.kind) {
    case 'starter':
      return news.how === 'lot'
        ? msg(str`The draw: ${names(news.seat)} begins.`)
        : msg(str`${names(news.seat)} sits first and begins.`);
    case 'dealt':
      return news.most === news.least
        ? msg(str`${news.total} cards are dealt, ${news.most} to each player.`)
        : msg(str`${news.total} cards are dealt, ${news.least} or ${news.most} to each player.`);
    case 'declared': {
      const [name, card] = [names(news.seat), cardName(news.card)];
      const said = news.joker
        ? msg(str`${name} declares a Joker as the ${card}.`)
        : msg(str`${name} declares the ${card}.`);
      return sentences(said, sayLeft(name, news.left));
    }
    case 'placed': {
      const name = names(news.seat);
      return sentences(msg(str`${name}: ${claimWord(news.claim)}.`), sayLeft(name, news.left));
    }
    case 'passed':
      return msg(str`${names(news.seat)} passes.`);
    case 'doubt':
      return sayDoubt(news, names);
    case 'verdict':
      return sentences(sayOpened(news.pack, news.faces), sayResult(news.result, news.claim, names(news.against)));
    case 'took':
      return msg(str`${names(news.seat)} takes the pile, ${cardsWord(news.cards)}, and holds ${news.hand} now.`);
    case 'stays':
      return news.cards === 1
        ? msg('Nobody takes the pile; 1 card stays.')
        : msg(str`Nobody takes the pile; ${news.cards} cards stay.`);
    case 'out':
      return sayPlace(news.place, names(news.seat));
    case 'foul':
      return sayFoul(news.code, names(news.seat));
    case 'gone':
      return sayGone(news, names(news.seat));
    case 'limit':
      return msg(str`${news.turns} turns are over. The fewest cards in a hand are ${news.cards}.`);
    case 'shared':
      return msg(str`${listed(news.seats.map(names))} share the win.`);
    case 'won':
      return msg(str`${names(news.seat)} wins the game.`);
    default:
      return news satisfies never;
  }
}

/** The whole verdict: "It was the green eight. Bruno bluffed with 1 king. Bruno takes the pile, 9 cards." */
export function sayShowdown(shown: Showdown, pack: PackName, names: Names): string {
  const { against, claim, faces, pile, result, taker, won } = shown;
  const pays = taker === null ? msg('Nobody takes the pile.') : msg(str`${names(taker)} takes the pile, ${cardsWord(pile)}.`); // prettier-ignore
  const ends = won ? msg(str`That was the last card of ${names(against)}.`) : '';
  return sentences(sayOpened(pack, faces), sayResult(result, claim, names(against)), pays, ends);
}

/** Why a move is closed, as a sentence. */
export function whyNot(code: Refusal): string {
  const n = Number(/\d+/.exec(code)?.[0] ?? 0);
  if (code.startsWith('only-')) return n === 1 ? msg('You have only 1 card left.') : msg(str`You have only ${n} cards left.`); // prettier-ignore
  return plain[code]?.() ?? msg('That is not possible now.');
}
const plain: { readonly [code: string]: () => string } = {
  'not-a-move': () => msg('That is no move of this game.'),
  'not-your-turn': () => msg('It is not your turn.'),
  'must-declare': () => msg('Who declares cannot pass: lay one card open.'),
  'must-place': () => msg('At this table nobody passes: place a card.'),
  'already-declared': () => msg('A card has been declared already; it holds until the turn comes round.'),
  'no-such-card': () => msg('This pack has no such card.'),
  'no-jokers': () => msg('This table plays without Jokers.'),
  'joker-not-alone': () => msg('A Joker can be declared only as the last card, or when both Jokers are left.'),
  'one-to-four': () => msg('Lay one to four cards.'),
  'no-window': () => msg('There is nothing to doubt now: only the card that has just been placed.'),
  'own-card': () => msg('You cannot doubt your own card.'),
};
