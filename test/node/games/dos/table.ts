// test/node/games/dos/table.ts: tables of DOS for the tests: cards by their short names, and a turn with known hands, row and pile.
import assert from 'node:assert/strict';
import { seatAt, type Seat } from '../../../../src/core/seat.ts';
import { cardOf, cards, type Colour, type Face } from '../../../../src/games/dos/faces.ts';
import { dos } from '../../../../src/games/dos/game.ts';
import { bestMatch, type Match } from '../../../../src/games/dos/matching.ts';
import { defaults } from '../../../../src/games/dos/options.ts';
import type { DosBoard, DosMove, DosNews, DosOptions } from '../../../../src/games/dos/position.ts';
import { Play, seeded } from '../script.ts';

export type DosPlay = Play<DosBoard, DosNews, DosMove>;

const letters: { readonly [letter: string]: Colour } = { B: 'blue', G: 'green', R: 'red', Y: 'yellow' };
const short = (face: Face): string => {
  const card = cardOf(face);
  if (card.kind === 'dos') return 'D';
  const letter = Object.keys(letters).find((l) => letters[l] === card.colour) ?? '';
  return card.kind === 'wild' ? `#${letter}` : `${letter}${card.value}`;
};
const faceOf = new Map(cards.map((_, face) => [short(face), face]));
/** "R7", "#B", "D": the notation of rules.md 3.5. */
export function face(name: string): Face {
  const found = faceOf.get(name);
  assert.ok(found !== undefined, `no card ${name}`);
  return found;
}
export const faces = (names: string): readonly Face[] => (names === '' ? [] : names.split(' ').map(face));
export const names = (all: readonly Face[]): string => all.map(short).join(' ');

export type At = {
  readonly row: string;
  /** The first is on turn, the others sit to its left. */
  readonly hands: readonly string[];
  /** From the top; what is not named is a pile of red ones. */
  readonly pile?: string;
  readonly discard?: string;
  readonly scores?: readonly number[];
  readonly options?: Partial<DosOptions>;
  /** Where the seat on turn sits. */
  readonly first?: number;
  readonly prepare?: (board: DosBoard) => void;
};

/** A table in the middle of a round: the seat on turn, dealt to by its right neighbour, has done nothing yet. */
export function tableAt({ row, hands, pile, discard = '', scores, options, first = 0, prepare }: At): DosPlay {
  const n = hands.length;
  const mix = seeded(n);
  let drawn = false;
  const chance = (upTo: number): number => {
    if (drawn) return mix(upTo);
    drawn = true;
    return (first + n - 1) % n;
  };
  const play: DosPlay = new Play(dos, n, { ...defaults, ...options }, { chance });
  play.run();
  const { board, ask } = play;
  const seat = (i: number): Seat => seatAt((first + i) % n);
  for (const [i, hand] of hands.entries()) board.hands[seat(i)] = play.hold(seat(i), faces(hand));
  const closed = pile === undefined ? Array.from({ length: 40 }, () => face('R1')) : faces(pile);
  board.row = play.hold(seatAt(0), faces(row)).map((t) => ({ ...t, face: play.face(t.sealed), match: null }));
  board.pile = play.hold(seatAt(0), closed);
  board.discard = play.hold(seatAt(0), faces(discard));
  for (const [i, score] of (scores ?? []).entries()) board.scores[seat(i)] = score;
  prepare?.(board);
  assert.ok(ask?.kind === 'playCards' && ask.seat === seat(0));
  play.ask = { ...ask, hand: board.hands[seat(0)] ?? [] };
  return play;
}
/** Calls a test once for each way to seat the same people: `seat(i)` is where the i-th sits. */
export function rotated(n: number, test: (first: number, seat: (i: number) => Seat) => void): void {
  for (let first = 0; first < n; first++) test(first, (i) => seatAt((first + i) % n));
}

/** The slots of these cards in the hand that is asked. */
export function slots(play: DosPlay, hand: string): readonly number[] {
  const { ask } = play;
  assert.ok(ask?.kind === 'playCards');
  const left = [...ask.hand];
  return faces(hand).map((want) => {
    const i = left.findIndex((t) => play.face(t.sealed) === want);
    assert.ok(i >= 0, `${short(want)} is not in the hand`);
    return left.splice(i, 1)[0]?.sealed ?? -1;
  });
}
type Said = Partial<Match> & { readonly dos?: boolean };
/** The seat on turn matches a card of the row, as well as it can or as it is said. */
export function match(play: DosPlay, row: string, hand: string, said: Said = {}): DosPlay {
  const target = play.board.row.findIndex((c) => c.face === face(row) && c.match === null);
  const best = bestMatch(face(row), faces(hand));
  assert.ok(best, `${hand} does not match ${row}`);
  const cards = faces(hand).length;
  play.lay({ kind: 'match', target, cards, ...best, dos: false, ...said }, slots(play, hand));
  play.run();
  return play;
}
/** A changed app lays whatever it likes; a foul is left to be looked at. */
export function force(play: DosPlay, row: string, hand: string, said: Match): DosPlay {
  const target = play.board.row.findIndex((c) => c.face === face(row));
  play.lay({ kind: 'match', target, cards: faces(hand).length, ...said, dos: false }, slots(play, hand));
  if (play.ask?.kind !== 'foul') play.run();
  return play;
}
export function place(play: DosPlay, hand: string, word = false): DosPlay {
  play.lay({ kind: 'place', cards: faces(hand).length, dos: word }, slots(play, hand));
  play.run();
  return play;
}
export function say(play: DosPlay, kind: 'draw' | 'stop', word = false): DosPlay {
  play.lay({ kind, dos: word });
  play.run();
  return play;
}
export function catches(play: DosPlay, seat: Seat): DosPlay {
  play.lay({ kind: 'catch', seat });
  play.run();
  return play;
}
/** A window is over, let go by all, or somebody spoke. */
export function hush(play: DosPlay): DosPlay {
  play.window(null);
  play.run();
  return play;
}
export function word(play: DosPlay): DosPlay {
  assert.ok(play.board.asked !== null, 'nobody is asked for the word');
  play.window(play.board.asked, { kind: 'dos' });
  play.run();
  return play;
}
export function caught(play: DosPlay, by: Seat, others: readonly Seat[] = []): DosPlay {
  const { stake } = play.board;
  assert.ok(stake !== null, 'nobody can be caught');
  play.window(by, { kind: 'catch', seat: stake }, others);
  play.run();
  return play;
}

export const handOf = (play: DosPlay, seat: Seat): string =>
  names((play.board.hands[seat] ?? []).map((t) => play.face(t.sealed)).toSorted((a, b) => a - b));
export const size = (play: DosPlay, seat: Seat): number => play.board.hands[seat]?.length ?? -1;
export const rowOf = (play: DosPlay): string => names(play.board.row.map((c) => c.face));
export const kinds = (play: DosPlay): readonly string[] => play.feed.map((news) => news.kind);
/** Where the game waits now: whose turn, who is asked for the word, who may be caught. */
export function waits(play: DosPlay): string {
  const { ask, board } = play;
  if (ask?.kind === 'playCards') return `${board.at} ${ask.seat}`;
  if (board.asked !== null) return `asked ${board.asked}`;
  return board.stake === null ? (ask?.kind ?? 'over') : `catch ${board.stake}`;
}
