// test/node/games/doubt/table.ts: tables of I Doubt It for the tests: games with given hands, and turns said by cards.
import assert from 'node:assert/strict';
import { at, seatAt, seatsOf, type Seat } from '../../../../src/core/seat.ts';
import { cardOf, packOf, type Face } from '../../../../src/games/doubt/faces.ts';
import { doubt } from '../../../../src/games/doubt/game.ts';
import { defaults } from '../../../../src/games/doubt/options.ts';
import type {
  DoubtBoard,
  DoubtMove,
  DoubtNews,
  DoubtOptions,
  DoubtTurn,
} from '../../../../src/games/doubt/position.ts';
import { Play } from '../script.ts';
import { cards } from './cards.ts';

export { cards } from './cards.ts';

export type DoubtPlay = Play<DoubtBoard, DoubtNews, DoubtMove>;
export const doubts = { kind: 'doubt' } as const;
export const passes = { kind: 'pass' } as const;

export const card = (text: string): Face => cards(text)[0] as Face;

export type Setting = { readonly first?: number; readonly options?: Partial<DoubtOptions> };
/** A game with these hands, `hands[0]` beginning. What is in no hand is out of the game. */
export function playWith(hands: readonly string[], { first = 0, options = {} }: Setting = {}): DoubtPlay {
  const house = { ...defaults, ...options };
  const play: DoubtPlay = new Play(doubt, hands.length, house, { chance: (n) => first % n });
  const ask = play.run('deal');
  assert.ok(ask?.kind === 'deal');
  const seat = (i: number): Seat => seatAt((first + i) % hands.length);
  play.give({
    hands: Object.fromEntries(hands.map((text, i) => [seat(i), play.hold(seat(i), cards(text, house.pack))])),
    pile: [],
  });
  return play;
}
/** Calls a test once for each way to seat the same people: `seat(i)` is where the i-th sits. */
export function rotated(n: number, test: (first: number, seat: (i: number) => Seat) => void): void {
  for (let first = 0; first < n; first++) test(first, (i) => seatAt((first + i) % n));
}
/** The slots of these faces in the hand of the seat that is asked. */
export function slots(play: DoubtPlay, faces: readonly Face[]): readonly number[] {
  const { ask } = play;
  assert.ok(ask?.kind === 'playCards', 'nobody is asked to play cards');
  const left = [...ask.hand];
  return faces.map((face) => {
    const i = left.findIndex((thing) => play.face(thing.sealed) === face);
    assert.ok(i >= 0, `no ${face} in the hand`);
    return left.splice(i, 1)[0]?.sealed ?? -1;
  });
}
function says(play: DoubtPlay, move: DoubtTurn, text = ''): DoubtPlay {
  play.lay(move, slots(play, cards(text, play.board.options.pack)));
  return play;
}
/** The seat that is asked declares a card, a Joker with a name. */
export const declares = (play: DoubtPlay, text: string, named?: string): DoubtPlay => {
  const stands = named === undefined ? null : cardOf('purple', card(named));
  return says(play, { kind: 'declare', ...(stands ? { named: stands } : {}) }, text);
};
/** The seat that is asked places one card face down. */
export const places = (play: DoubtPlay, text: string, claim: 'rank' | 'colour'): DoubtPlay =>
  says(play, { kind: 'place', claim }, text);
/** Standard pack: the seat that is asked lays cards as the rank that is due. */
export const lays = (play: DoubtPlay, text: string): DoubtPlay =>
  says(play, { kind: 'play', n: text.split(' ').length }, text);
export const skips = (play: DoubtPlay): DoubtPlay => says(play, passes);
/** Nobody doubts. */
export const stands = (play: DoubtPlay): DoubtPlay => play.window(null);
/** A seat doubts; the cards are opened and the pile is taken. */
export function doubted(play: DoubtPlay, seat: Seat, others: readonly Seat[] = []): DoubtPlay {
  const { ask } = play;
  assert.ok(ask?.kind === 'race' && ask.window.seats.includes(seat), 'that seat may not doubt now');
  play.window(seat, doubts, others);
  play.run();
  return play;
}
export const holds = (play: DoubtPlay, seat: Seat): number => at(play.board.hands, seat).length;
export const pile = ({ board }: DoubtPlay): number => board.pile.reduce((n, lay) => n + lay.cards.length, 0);
export const facesIn = (play: DoubtPlay, seat: Seat): readonly Face[] =>
  at(play.board.hands, seat).map((thing) => play.face(thing.sealed));

/** Every card is in one place, and none is there twice. */
export function conserved(play: DoubtPlay): void {
  const { board } = play;
  const { jokers, pack } = board.options;
  if (play.feed.every((news) => news.kind !== 'dealt')) {
    assert.ok(seatsOf(board.hands).every((s) => holds(play, s) === 0) && pile(play) === 0);
    return;
  }
  const things = [...seatsOf(board.hands).flatMap((s) => at(board.hands, s)), ...board.pile.flatMap((l) => l.cards)];
  const all = packOf(pack, jokers);
  assert.equal(things.length + board.stock.length + board.lost, all.length, 'cards are conserved');
  assert.equal(new Set(things.map((t) => t.sealed)).size, things.length, 'no slot lies in two places');
  const left = [...all];
  for (const thing of things) {
    const i = left.indexOf(play.face(thing.sealed));
    assert.ok(i >= 0, 'no card is there twice');
    left.splice(i, 1);
  }
  for (const lay of board.pile)
    lay.cards.forEach((c, i) => assert.ok(lay.faces[i] === null || lay.faces[i] === play.face(c.sealed)));
}
