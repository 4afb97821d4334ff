// test/node/games/duvidae/table.ts: tables of DuvidaÊ! for the tests: games with given hands, and turns said by faces.
import assert from 'node:assert/strict';
import { at, perSeat, seatAt, type Seat } from '../../../../src/core/seat.ts';
import { faceOf, type Face, type Penalty, type Rank } from '../../../../src/games/duvidae/faces.ts';
import { duvidae } from '../../../../src/games/duvidae/game.ts';
import { defaults } from '../../../../src/games/duvidae/options.ts';
import type {
  DuvidaeAnswer,
  DuvidaeBoard,
  DuvidaeNews,
  DuvidaeOptions,
} from '../../../../src/games/duvidae/position.ts';
import { look, type Laid } from '../../../../src/games/play.ts';
import { Play, seatList } from '../script.ts';

export type DuvidaePlay = Play<DuvidaeBoard, DuvidaeNews, DuvidaeAnswer>;

/** "5 5+1 8+2" as faces. */
export const cards = (text: string): readonly Face[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const [rank, penalty] = word.split('+').map(Number);
      return faceOf(rank as Rank, (penalty ?? 0) as Penalty);
    });

export type Setting = {
  /** The seat of `hands[0]`, which leads. */
  readonly first?: number;
  readonly options?: Partial<DuvidaeOptions>;
  /** Cards in the draw pile. */
  readonly pile?: number;
  readonly discard?: number;
  readonly prepare?: (board: DuvidaeBoard) => void;
};
/** A game whose first round has these hands, `hands[0]` leading. Later rounds are dealt by chance. */
export function playWith(hands: readonly string[], setting: Setting = {}): DuvidaePlay {
  const { first = 0, options = {}, prepare } = setting;
  const play: DuvidaePlay = new Play(
    duvidae,
    hands.length,
    { ...defaults, first: 'lot', ...options },
    { chance: (n) => first % n },
    prepare,
  );
  rig(play, hands, setting);
  return play;
}
/** The deal that is asked next gives these hands, pile and discard pile. */
export function rig(play: DuvidaePlay, hands: readonly string[], { first = 0, pile = 40, discard = 0 }: Setting): void {
  const ask = play.run('deal');
  assert.ok(ask?.kind === 'deal');
  const seat = (i: number): Seat => seatAt((first + i) % hands.length);
  const dealt = Object.fromEntries(hands.map((text, i) => [seat(i), play.hold(seat(i), cards(text))]));
  play.board.discard = ask.pile.slice(pile, pile + discard);
  play.give({ hands: dealt, pile: ask.pile.slice(0, pile) });
}
/** Calls a test once for each way to seat the same people: `seat(i)` is where the i-th sits. */
export function rotated(n: number, test: (first: number, seat: (i: number) => Seat) => void): void {
  for (let first = 0; first < n; first++) test(first, (i) => seatAt((first + i) % n));
}

/** The slots of these faces in the hand of the seat that is asked. */
export function slots(play: DuvidaePlay, faces: readonly Face[]): readonly number[] {
  const { ask } = play;
  assert.ok(ask?.kind === 'playCards', 'nobody is asked to play cards');
  const left = [...ask.hand];
  return faces.map((face) => {
    const i = left.findIndex((thing) => play.face(thing.sealed) === face);
    assert.ok(i >= 0, `no ${face} in the hand`);
    return left.splice(i, 1)[0]?.sealed ?? -1;
  });
}
/** The seat that is asked lays cards, the first one face up; then everything runs on to the next decision. */
export function plays(play: DuvidaePlay, text: string): DuvidaePlay {
  const faces = cards(text);
  play.lay({ kind: 'play', n: faces.length }, slots(play, faces));
  play.run();
  return play;
}
export function passes(play: DuvidaePlay): DuvidaePlay {
  play.lay({ kind: 'pass' }).run();
  return play;
}
/** The challenge up to its opening; `run` it on. */
export function challenges(play: DuvidaePlay): DuvidaePlay {
  play.lay({ kind: 'challenge' });
  return play;
}
export const refusal = (play: DuvidaePlay, n: number): string | null => play.refusal({ kind: 'play', n });
export const size = (play: DuvidaePlay, seat: Seat): number => play.board.hands[seat]?.length ?? 0;
export const kinds = (play: DuvidaePlay): readonly string[] => play.feed.map((n) => n.kind);
export const sizes = (play: DuvidaePlay): readonly number[] => play.board.seats.map((s) => size(play, s));
/** Plays that a seat is offered, as `n: shown face`. */
export const offered = (play: DuvidaePlay, seat: Seat): readonly string[] =>
  duvidae
    .moves(play.board, seat, play.known(seat))
    .filter((m): m is Laid<{ kind: 'play'; n: number }> => 'move' in m && m.move.kind === 'play')
    .map((m) => `${m.move.n}: ${look<Face>(play.known(seat), { sealed: m.lay[0] ?? -1 }) ?? '?'}`);

/** A board with hands of so many cards, for what needs no game: seat 0 is on turn. */
export function boardAt(hands: readonly number[], of: Partial<DuvidaeOptions> = {}): DuvidaeBoard {
  const board = duvidae.newBoard(seatList(hands.length), { ...defaults, ...of });
  let slot = 0;
  board.hands = { ...perSeat(board.seats, (s) => Array.from({ length: hands[s] ?? 0 }, () => ({ sealed: slot++ }))) };
  board.phase = 'play';
  board.round = 1;
  board.turn = seatAt(0);
  board.leader = seatAt(0);
  return board;
}
export const pointsOf = (play: DuvidaePlay): readonly number[] => play.board.seats.map((s) => at(play.board.points, s));
