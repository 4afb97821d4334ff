// games/dudo/words.ts: what happened, the verdict and every refusal as sentences, for log, speech and hints. No DOM, no board.
import { msg, str } from '@lit/localize';
import type { Seat } from '../../core/seat.ts';
import type { Die } from '../play.ts';
import type { Refusal } from './bids.ts';
import type { DudoNews, Showdown } from './position.ts';

/** How a seat is called, the same in every sentence. */
export type Names = (seat: Seat) => string;

const one = (face: Die): string =>
  ({ 1: msg('one'), 2: msg('two'), 3: msg('three'), 4: msg('four'), 5: msg('five'), 6: msg('six') })[face];
const many = (face: Die): string =>
  ({ 1: msg('ones'), 2: msg('twos'), 3: msg('threes'), 4: msg('fours'), 5: msg('fives'), 6: msg('sixes') })[face];

/** "7 fours", "1 four". */
export const some = (count: number, face: Die): string => `${count} ${count === 1 ? one(face) : many(face)}`;
const diceOf = (n: number): string => (n === 1 ? msg('1 die') : msg(str`${n} dice`));

function found(count: number, face: Die): string {
  if (count === 0) return msg(str`There are no ${many(face)}.`);
  return count === 1 ? msg(str`There is ${some(count, face)}.`) : msg(str`There are ${some(count, face)}.`);
}

/** What the cups said: "There are 6 fours. The bid was 7." */
function sayVerdict(news: Extract<DudoNews, { kind: 'verdict' }>): string {
  const { result, count, face, bid, closed } = news;
  const closedToo =
    closed === 0 ? '' : closed === 1 ? msg('1 die stays closed.') : msg(str`${closed} dice stay closed.`);
  const undecided = result === 'undecided' ? msg('So nobody can say who was right.') : '';
  return sentences(found(count, face), closedToo, msg(str`The bid was ${bid}.`), undecided);
}
const sentences = (...all: readonly string[]): string => all.filter((s) => s !== '').join(' ');

function sayLost(name: string, dice: number, left: number): string {
  if (left > 0)
    return dice === 1
      ? msg(str`${name} loses a die and has ${left} left.`)
      : msg(str`${name} loses ${dice} dice and has ${left} left.`);
  return dice === 1 ? msg(str`${name} loses the last die.`) : msg(str`${name} loses the last ${dice} dice.`);
}

function sayGone(news: Extract<DudoNews, { kind: 'gone' }>, name: string): string {
  const dice = msg(str`${diceOf(news.dice)} out of play.`);
  switch (news.why) {
    case 'left':
      return sentences(msg(str`${name} has left.`), dice);
    case 'lost':
      return sentences(msg(str`${name} did not answer any more; the others play on.`), dice);
    case 'fault':
      return sentences(msg(str`What ${name} sent does not fit its seal or the rules. ${name} is out.`), dice);
    case 'foul':
      return sentences(msg(str`${name} broke a rule and is out.`), dice);
    default:
      return news.why satisfies never;
  }
}

function sayCall(news: Extract<DudoNews, { kind: 'dudo' | 'calza' }>, names: Names): string {
  const name = names(news.seat);
  const bid = some(news.count, news.face);
  if (news.kind === 'dudo') return msg(str`${name} says Dudo. ${names(news.against)} had bid ${bid}.`);
  const said = msg(str`${name} says calza: exactly ${bid}.`);
  if (news.others.length === 0) return said;
  return sentences(said, msg(str`${news.others.map(names).join(', ')} said it too; ${name} was first.`));
}

/** One entry of the feed as a sentence. */
export function say(news: DudoNews, names: Names): string {
  switch (news.kind) {
    case 'starter':
      return msg(str`The draw: ${names(news.seat)} begins.`);
    case 'round':
      return news.palifico
        ? msg(str`Round ${news.round} is palifico. ${names(news.seat)} begins; ${diceOf(news.total)} in play.`)
        : msg(str`Round ${news.round}. ${names(news.seat)} begins; ${diceOf(news.total)} in play.`);
    case 'rolled':
      return msg('Everybody has rolled.');
    case 'bid': {
      const bid = msg(str`${names(news.seat)} bids ${some(news.count, news.face)}.`);
      if (news.way === undefined) return bid;
      return sentences(bid, news.way === 1 ? msg('The round runs to the left.') : msg('The round runs to the right.'));
    }
    case 'dudo':
    case 'calza':
      return sayCall(news, names);
    case 'verdict':
      return sayVerdict(news);
    case 'lost':
      return sayLost(names(news.seat), news.dice, news.left);
    case 'regained':
      return msg(str`${names(news.seat)} gets a die back and has ${news.left}.`);
    case 'eliminated':
      return msg(str`${names(news.seat)} has no dice left and is out.`);
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

/** The whole verdict: "There are 6 fours. The bid was 7. Ana loses a die." */
export function sayShowdown(shown: Showdown, names: Names): string {
  const { bid, by, cups, count, kind, loser, lost, regained, result } = shown;
  const closed = cups.flatMap((c) => c.dice).filter((d) => d === null).length;
  const verdict = sayVerdict({ kind: 'verdict', result, seat: by, count, face: bid.face, bid: bid.count, closed });
  if (regained !== null) return sentences(verdict, msg(str`${names(regained)} gets a die back.`));
  if (kind === 'calza' && result === 'right') return sentences(verdict, msg(str`${names(by)} was exactly right.`));
  if (loser === null) return sentences(verdict, msg('Nobody loses a die.'));
  if (lost === 0) return sentences(verdict, msg(str`${names(loser)} has gone and with that lost the challenge.`));
  return sentences(
    verdict,
    lost === 1 ? msg(str`${names(loser)} loses a die.`) : msg(str`${names(loser)} loses ${lost} dice.`),
  );
}

/** Why a move is closed, as a sentence. */
export function whyNot(code: Refusal): string {
  const n = Number(/\d+/.exec(code)?.[0] ?? 0);
  if (code.startsWith('only-')) return msg(str`There are only ${diceOf(n)} in play.`);
  if (code.startsWith('same-face-needs-')) return msg(str`With the same face you need at least ${n}.`);
  if (code.startsWith('ones-need-')) return msg(str`Changing to ones needs at least ${n}.`);
  if (code.startsWith('others-need-')) return msg(str`Changing from ones to another face needs at least ${n}.`);
  return plain[code]?.() ?? msg('That is not possible now.');
}
const plain: { readonly [code: string]: () => string } = {
  'not-a-move': () => msg('That is no move of this game.'),
  'not-your-turn': () => msg('It is not your turn.'),
  'no-dice': () => msg('A bid is for at least one die.'),
  'no-opening-ones': () => msg('A round cannot open with ones.'),
  'face-locked': () => msg('In this palifico round the face stays; only the number goes up.'),
  'fewer-dice': () => msg('That is fewer dice than the last bid.'),
  'face-not-higher': () => msg('For as many dice the face must be higher.'),
  'one-change': () => msg('Change the number or the face, not both.'),
  'face-lower': () => msg('The face must not be lower than that of the last bid.'),
  'way-missing': () => msg('Say which way the round runs.'),
  'way-closed': () => msg('Which way the round runs is not chosen now.'),
  'nothing-bid': () => msg('Nobody has bid yet.'),
  'calza-off': () => msg('This table plays without calza.'),
  'calza-with-two': () => msg('With two players left there is no calza.'),
  'calza-no-loss-yet': () => msg('Only who has lost a die may say calza.'),
  'calza-own-bid': () => msg('You cannot say calza to your own bid.'),
};
