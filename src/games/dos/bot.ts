// games/dos/bot.ts: a player that looks for the best pair of matches, places what it can use least, and forgets the word now and then.
import type { Seat } from '../../core/seat.ts';
import type { Known, Laid } from '../play.ts';
import { cardOf, pointsOf, type Face } from './faces.ts';
import { handOf, matchOf, moves, placeOf, possible, wordFits, withWord, type Possible } from './hand.ts';
import { handSize, stopClosed } from './legal.ts';
import { makes, valuesOf } from './matching.ts';
import type { DosBoard, DosMove, Lying, PlaceMove, TurnMove } from './position.ts';

/** It forgets the word once in so many times, and in the moment that is left to say it mostly remembers. */
const forgetsOnceIn = 10;
const remembersInTime = 4;
/** It sees that somebody may be caught in so many of a hundred cases. */
const catches = 65;

/** What a match is worth: cards that go, the bonus card, cards for the others, points that leave the hand; wilds are kept while cards are many. */
function worth(board: DosBoard, seat: Seat, { cards, match }: Possible): number {
  const bonus = match.colour === null ? 0 : 1;
  const many = handSize(board, seat) > 4;
  const wilds = many ? cards.filter((c) => cardOf(c.face).kind !== 'number').length : 0;
  const points = cards.reduce((sum, c) => sum + pointsOf(c.face), 0);
  const doubles = bonus * (cards.length - 1) * (board.playing.length - 1);
  return 10 * (cards.length + bonus) + 4 * doubles + points / 10 - 3 * wilds;
}
const apart = (a: Possible, b: Possible): boolean =>
  a.target !== b.target && a.cards.every((c) => b.cards.every((d) => c.sealed !== d.sealed));

/** The first match of the best pair on two row cards; a single one where no pair is better. */
function bestFirst(board: DosBoard, seat: Seat, all: readonly Possible[]): Possible | null {
  const valued = all.map((one) => ({ one, value: worth(board, seat, one) })).toSorted((a, b) => b.value - a.value);
  let best: { readonly one: Possible; readonly value: number } | null = null;
  for (const { one, value } of valued) {
    const second = valued.find((other) => apart(one, other.one));
    const sum = value + (second?.value ?? 0);
    if (best === null || sum > best.value) best = { one, value: sum };
  }
  return best?.one ?? null;
}

/** How well a card goes with the rest of the hand: what it can match in the row, alone or with one more card. */
function useOf(board: DosBoard, hand: readonly Lying[], card: Lying): number {
  const rest = hand.filter((c) => c.sealed !== card.sealed);
  const fits = (row: Face, cards: readonly Face[]): boolean => valuesOf(row).some((value) => makes(cards, value));
  return board.row.reduce((sum, { face }) => {
    const alone = fits(face, [card.face]) ? 3 : 0;
    return sum + alone + (rest.some((c) => fits(face, [card.face, c.face])) ? 2 : 0);
  }, 0);
}
/** Cards to place: of little use, and dear where somebody is near the end; never the last wild without need. */
function placing(board: DosBoard, seat: Seat, hand: readonly Lying[], dice: (n: number) => number): readonly Lying[] {
  const others = board.playing.filter((s) => s !== seat).map((s) => handSize(board, s));
  const late = Math.min(...others) <= 3;
  const cost = (card: Lying): number => {
    const kind = cardOf(card.face).kind;
    const keep = kind === 'number' ? 0 : late ? 2 : 8;
    return useOf(board, hand, card) + keep - pointsOf(card.face) * (late ? 0.3 : 0.15) + dice(100) / 500;
  };
  return hand
    .map((card) => ({ card, cost: cost(card) }))
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, board.places)
    .map(({ card }) => card);
}

function ofTurn(board: DosBoard, seat: Seat, hand: readonly Lying[], dice: (n: number) => number): Laid<TurnMove> {
  const [caught] = board.at === 'main' ? board.unsaid.filter((s) => s !== seat) : [];
  if (caught !== undefined && dice(100) < catches) return { move: { kind: 'catch', seat: caught }, lay: [] };
  const best = bestFirst(board, seat, possible(board, hand));
  if (best) return matchOf(best);
  return { move: { kind: stopClosed(board) === null ? 'stop' : 'draw', dos: false }, lay: [] };
}

/** The bot's move; null lets a window go. `dice(n)` gives a whole number in 0..n-1. */
export function bot(board: DosBoard, seat: Seat, known: Known, dice: (n: number) => number): DosMove | null {
  if (board.asked !== null || board.stake !== null) {
    const [word] = moves(board, seat, known);
    const speaks = board.asked !== null ? dice(remembersInTime) > 0 : dice(100) < catches;
    return word !== undefined && speaks ? word : null;
  }
  const hand = handOf(board, seat, known);
  const move: Laid<TurnMove | PlaceMove> =
    board.at === 'place' ? placeOf(placing(board, seat, hand, dice)) : ofTurn(board, seat, hand, dice);
  return wordFits(board, seat, move.move) && dice(forgetsOnceIn) > 0 ? withWord(move) : move;
}
