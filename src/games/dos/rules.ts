// games/dos/rules.ts: a game of DOS from the first deal to the last count (rules.md 3, 8.4). Sees no closed card.
import { at, perSeat, type Seat } from '../../core/seat.ts';
import { chance, deal, open, Out, round, shuffle, type Ending, type Script } from '../play.ts';
import { drawEach, refill, sharesOf } from './drawing.ts';
import { pack, pointsOf, type Face } from './faces.ts';
import { fromLeft, handSize, next } from './legal.ts';
import type { Count, DosBoard, DosNews, DosOptions } from './position.ts';
import { turn } from './turn.ts';

const handOf = 7;
/** What a card counts that nobody can deal or open any more: the mean of the pack, rounded. */
const closedPoints = 10;

export const newBoard = (seats: readonly Seat[], options: DosOptions): DosBoard => ({
  options,
  seats,
  playing: seats,
  round: 0,
  phase: 'lot',
  dealer: options.firstDealer === 'firstSeat' ? (seats[0] ?? null) : null,
  scores: { ...perSeat(seats, () => 0) },
  hands: { ...perSeat(seats, () => []) },
  pile: [],
  discard: [],
  row: [],
  turn: null,
  at: 'end',
  matches: 0,
  drawn: 0,
  unplayed: false,
  bonus: 0,
  doubles: 0,
  penaltyDue: false,
  places: 0,
  unsaid: [],
  asked: null,
  stake: null,
  dry: 0,
  last: null,
  gone: [],
  winner: null,
});

/** The whole game. Whoever goes before somebody is out makes the round void: the same seat deals it anew. */
export function* rules(board: DosBoard, feed: DosNews[]): Script<Ending> {
  while (board.playing.length > 1 && board.winner === null) {
    try {
      const dealer = board.dealer ?? (yield* drawDealer(board, feed));
      yield* dealRound(board, feed, dealer);
      const winner = yield* turns(board, feed, dealer);
      if (winner === null) endDry(board, feed, dealer);
      else yield* goOut(board, feed, winner);
    } catch (out) {
      if (!(out instanceof Out)) throw out;
      depart(board, feed, out);
      if (board.phase === 'play' || board.phase === 'count') feed.push({ kind: 'void', round: board.round });
      if (board.phase !== 'lot') board.round -= 1;
    }
  }
  return finish(board, feed);
}

/** Nobody chooses who deals the first round. */
function* drawDealer(board: DosBoard, feed: DosNews[]): Script<Seat> {
  board.phase = 'lot';
  const dealer = board.playing[yield* chance(board.playing.length)] as Seat;
  board.dealer = dealer;
  feed.push({ kind: 'dealer', seat: dealer });
  return dealer;
}

/** All cards are shuffled, everybody gets seven, two lie open in the row. */
function* dealRound(board: DosBoard, feed: DosNews[], dealer: Seat): Script<void> {
  board.round += 1;
  board.phase = 'deal';
  for (const s of board.seats) board.hands[s] = [];
  Object.assign(board, { ...nothing } satisfies Partial<DosBoard>);
  feed.push({ kind: 'round', round: board.round, dealer, first: next(board, dealer) });
  yield* round();
  board.pile = yield* shuffle(pack);
  const { hands, pile } = yield* deal(
    board.pile,
    perSeat(board.playing, () => handOf),
  );
  for (const s of board.playing) board.hands[s] = at(hands, s);
  board.pile = pile;
  const row = yield* refill(board, feed);
  feed.push({ kind: 'dealt', hand: handOf, row });
}
const nothing = {
  pile: [],
  discard: [],
  row: [],
  turn: null,
  at: 'end',
  doubles: 0,
  penaltyDue: false,
  places: 0,
  unsaid: [],
  asked: null,
  stake: null,
  dry: 0,
} as const;

/** From the left of the dealer, until somebody is out, or a whole lap has neither a match nor a card to draw. */
function* turns(board: DosBoard, feed: DosNews[], dealer: Seat): Script<Seat | null> {
  board.phase = 'play';
  for (let seat = next(board, dealer); ; seat = next(board, seat)) {
    if ((yield* turn(board, feed, seat)) === 'out') return seat;
    board.dry = board.matches === 0 && board.drawn === 0 ? board.dry + 1 : 0;
    if (board.dry >= board.playing.length) return null;
  }
}

/** Nobody scores, and the seat to the left deals. */
function endDry(board: DosBoard, feed: DosNews[], dealer: Seat): void {
  feed.push({ kind: 'dry', round: board.round });
  board.dealer = next(board, dealer);
}

/** The others draw what they still owe, then all their hands are opened and counted. Who goes meanwhile cannot undo the win. */
function* goOut(board: DosBoard, feed: DosNews[], winner: Seat): Script<void> {
  board.phase = 'count';
  board.turn = null;
  board.at = 'end';
  board.unsaid = [];
  feed.push({ kind: 'out', seat: winner });
  const rivals = fromLeft(board, winner, board.playing).filter((s) => s !== winner);
  const owed = perSeat(rivals, (s) => handSize(board, s) + at(sharesOf(board, rivals, board.doubles), s));
  try {
    yield* drawEach(board, feed, { seats: board.doubles > 0 ? rivals : [], each: board.doubles, why: 'doubles' });
  } catch (out) {
    stays(board, feed, winner, out);
  }
  board.doubles = 0;
  const faces = yield* openHands(board, feed, winner);
  const hands = rivals.map((seat) => {
    const shown = at(faces, seat);
    const undealt = at(owed, seat) - shown.length;
    const points = shown.reduce<number>((sum, f) => sum + (f === null ? closedPoints : pointsOf(f)), undealt * closedPoints); // prettier-ignore
    return { seat, faces: shown, undealt, points };
  });
  score(board, feed, winner, hands);
}

/** Those who go before they open leave their hands closed; the others open theirs all the same. */
function* openHands(board: DosBoard, feed: DosNews[], winner: Seat): Script<{ [s: Seat]: readonly (Face | null)[] }> {
  const faces: { [s: Seat]: readonly (Face | null)[] } = {};
  for (const s of board.seats) faces[s] = at(board.hands, s).map(() => null);
  for (let asked = false; !asked && board.playing.length > 1;) {
    const holders = board.playing.filter((s) => s !== winner);
    try {
      const { shown, out } = yield* open<Face>(holders.flatMap((s) => at(board.hands, s)));
      let from = 0;
      for (const s of holders) faces[s] = shown.slice(from, (from += handSize(board, s)));
      asked = true;
      if (out) stays(board, feed, winner, out);
    } catch (out) {
      stays(board, feed, winner, out);
    }
  }
  return faces;
}
/** Seats go while the win is counted: it stands, unless the winner goes. */
function stays(board: DosBoard, feed: DosNews[], winner: Seat, out: unknown): void {
  if (!(out instanceof Out) || out.seats.includes(winner)) throw out;
  depart(board, feed, out);
}

/** All points of the other hands go to the winner, who deals the next round or has won the game. */
function score(board: DosBoard, feed: DosNews[], winner: Seat, hands: Count['hands']): void {
  const points = hands.reduce((sum, h) => sum + h.points, 0);
  const closed = hands.reduce((sum, h) => sum + h.undealt + h.faces.filter((f) => f === null).length, 0);
  const total = at(board.scores, winner) + points;
  board.scores[winner] = total;
  board.last = { round: board.round, winner, hands, points, score: total };
  board.dealer = winner;
  feed.push({ kind: 'counted', seat: winner, points, score: total, closed });
  const { target } = board.options;
  if (target === 'round' || total >= target) board.winner = winner;
}

/** Gone seats keep what they had, cannot win, and deal no more: the next to the left does. */
function depart(board: DosBoard, feed: DosNews[], out: Out): void {
  const seats = out.seats.filter((s) => board.playing.includes(s));
  for (const seat of seats) {
    const left = { seat, why: out.why[seat] ?? 'left', score: at(board.scores, seat) };
    board.gone = [...board.gone, left];
    feed.push({ kind: 'gone', ...left });
  }
  board.playing = board.playing.filter((s) => !seats.includes(s));
  if (board.dealer !== null && seats.includes(board.dealer)) board.dealer = next(board, board.dealer);
}

/** The points are reached, or one seat is left: it has won. */
function finish(board: DosBoard, feed: DosNews[]): Ending {
  const won = board.winner !== null;
  board.phase = 'over';
  board.turn = null;
  board.winner ??= board.playing[0] ?? null;
  if (board.winner !== null) feed.push({ kind: 'won', seat: board.winner, score: at(board.scores, board.winner) });
  return { winner: board.winner, why: won ? 'won' : 'left' };
}
