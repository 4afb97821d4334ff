// test/node/games/how-dare/table.ts: tables of How Dare You? for the tests: known cards, known questions, own cards.
import assert from 'node:assert/strict';
import { seatAt, type Seat } from '../../../../src/core/seat.ts';
import { deck } from '../../../../src/games/how-dare/answers.ts';
import { drawable, printedAnswer, unusedCards } from '../../../../src/games/how-dare/deck.ts';
import { howDare } from '../../../../src/games/how-dare/game.ts';
import { defaults } from '../../../../src/games/how-dare/options.ts';
import type {
  HowDareBoard,
  HowDareMove,
  HowDareNews,
  HowDareOptions,
  OwnText,
} from '../../../../src/games/how-dare/position.ts';
import { Play } from '../script.ts';

export type HowDarePlay = Play<HowDareBoard, HowDareNews, HowDareMove>;
export const [A, B, C, D] = [0, 1, 2, 3].map(seatAt) as [Seat, Seat, Seat, Seat];
export const say = (n: number): HowDareMove => ({ kind: 'say', n });
export const withdraw = (n: number): HowDareMove => ({ kind: 'withdraw', n });
export const dare: HowDareMove = { kind: 'dare' };
export const spotOn: HowDareMove = { kind: 'spotOn' };
export const accept: HowDareMove = { kind: 'accept' };
export const double: HowDareMove = { kind: 'double' };
export const stand: HowDareMove = { kind: 'stand' };

/** A printed question. */
export type Asked = { readonly card: string; readonly question: number; readonly answer: number };
export const printed: readonly Asked[] = deck.flatMap(([card]) =>
  [0, 1, 2, 3, 4, 5].map((question) => ({ card, question, answer: printedAnswer(card, question) })),
);
/** The first printed question with this answer; `ducks`: on a card with so many (2 or 3). */
export function asked(answer: number, ducks?: number): Asked {
  const ids = deck.map(([id]) => id);
  const found = printed.find(
    (q) => q.answer === answer && (ducks === undefined || 2 + (ids.indexOf(q.card) % 2) === ducks),
  );
  assert.ok(found, `no printed question has the answer ${answer}`);
  return found;
}
export const cardWith = (ducks: number): string => {
  const id = deck[ducks === 2 ? 0 : 1]?.[0];
  assert.ok(id !== undefined);
  return id;
};

export type Wish = {
  readonly seats?: number;
  readonly of?: Partial<HowDareOptions>;
  readonly first?: Seat;
  /** The questions of the rounds in their order; then whatever comes. */
  readonly questions?: readonly { readonly card: string; readonly question: number }[];
  /** The second cards of doubled dares. */
  readonly seconds?: readonly string[];
  readonly prepare?: (board: HowDareBoard) => void;
  readonly chance?: (n: number) => number;
};
/** A game that runs to its first decision; blank cards only where they are wished. */
export function table(wish: Wish = {}): HowDarePlay {
  const { seats = 4, of = {}, first = A, seconds = [], prepare, chance = () => 0 } = wish;
  let drawn = 0;
  let second = 0;
  const indexIn = (all: readonly string[], id: string | undefined, n: number): number => {
    const i = id === undefined ? chance(n) : all.indexOf(id);
    assert.ok(i >= 0, `${id ?? ''} cannot be drawn`);
    return i;
  };
  const draw = (n: number): number => {
    const { board, feed } = play;
    if (board.phase === 'check') return indexIn(unusedCards(board), seconds[second++], n);
    if (!feed.some((news) => news.kind === 'first'))
      return board.phase === 'draw' ? board.playing.indexOf(first) : chance(n);
    const want = wish.questions?.[drawn];
    if (board.card === null) return indexIn(drawable(board), want?.card, n);
    drawn += 1;
    return want?.question ?? chance(n);
  };
  const options = { ...defaults, blankCards: 0 as const, ...of };
  const play: HowDarePlay = new Play(howDare, seats, options, { chance: draw }, prepare);
  play.run();
  return play;
}
/** The seat on turn makes a move, and everything runs on to the next decision. */
export function go(play: HowDarePlay, ...moves: readonly HowDareMove[]): HowDarePlay {
  for (const move of moves) {
    play.move(move);
    play.run();
  }
  return play;
}
export function leave(play: HowDarePlay, ...seats: readonly Seat[]): HowDarePlay {
  play.leave(...seats);
  play.run();
  return play;
}
export const ownText = (theme: string): OwnText => ({
  theme,
  questions: Array.from({ length: 6 }, (_, i) => ({ text: `How many ${theme} ${i}?`, unit: null })),
});
/** The seat that is asked for a card seals one. */
export function sealCard(play: HowDarePlay, theme: string, answers: readonly number[]): HowDarePlay {
  const { ask } = play;
  assert.ok(ask?.kind === 'seal', 'nobody is asked to seal a card');
  const whole = ask.judge.whole({ text: ownText(theme), answers });
  assert.ok(whole.ok, whole.ok ? '' : whole.fault);
  play.give({ text: whole.value.text, answers: play.hold(ask.seat, answers) });
  play.run();
  return play;
}
/** All say at once whether they would write a card. */
export function wishTo(play: HowDarePlay, writers: readonly Seat[]): HowDarePlay {
  assert.equal(play.ask?.kind, 'together');
  play.give(Object.fromEntries(play.board.playing.map((s) => [s, { kind: 'blank', write: writers.includes(s) }])));
  play.run();
  return play;
}
/** All say at once what they bring. */
export function bring(play: HowDarePlay, master: Seat, cards: number): HowDarePlay {
  assert.equal(play.ask?.kind, 'together');
  play.give(Object.fromEntries(play.board.playing.map((s) => [s, { kind: 'pack', cards: s === master ? cards : 0 }])));
  play.run();
  return play;
}
export const kinds = (play: HowDarePlay): readonly string[] => play.feed.map((n) => n.kind);
export const ducksAt = ({ board }: HowDarePlay, seat: Seat): number =>
  (board.taken[seat] ?? []).reduce((sum, won) => sum + won.ducks, 0);
