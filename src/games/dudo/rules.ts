// games/dudo/rules.ts: a game of Dudo from the first draw to the last die (rules.md 5, 8.6). Sees no closed die.
import { at, perSeat, type Seat } from '../../core/seat.ts';
import { chance, choose, open, Out, race, roll, round, type Die, type Ending, type Script } from '../play.ts';
import { inWindow, judge, living, next, total, type Said } from './bids.ts';
import type { Bid, DudoBoard, DudoNews, DudoOptions } from './position.ts';
import { settle, type Call, type Cup } from './showdown.ts';

export const newBoard = (seats: readonly Seat[], options: DudoOptions): DudoBoard => ({
  options,
  seats,
  playing: seats,
  round: 0,
  phase: 'draw',
  dice: { ...perSeat(seats, () => options.dice) },
  starter: seats[0] as Seat,
  turn: null,
  way: 1,
  palifico: null,
  bid: null,
  bids: [],
  cups: {},
  challenge: null,
  last: null,
  hurt: [],
  palificoHad: [],
  outOrder: [],
  gone: [],
  winner: null,
});

/** The whole game. Whoever goes before Dudo or calza is said makes the round void: it is played anew by those left. */
export function* rules(board: DudoBoard, feed: DudoNews[]): Script<Ending> {
  while (living(board).length > 1) {
    try {
      if (board.phase === 'draw') yield* drawStarter(board, feed);
      begin(board, feed);
      yield* round();
      yield* rollAll(board, feed);
      const call = yield* bidding(board, feed);
      yield* challenge(board, feed, call);
    } catch (out) {
      if (!(out instanceof Out)) throw out;
      depart(board, feed, out);
      if (board.phase === 'bid') feed.push({ kind: 'void', round: board.round });
      if (board.phase !== 'draw') board.round -= 1;
    }
  }
  return finish(board, feed);
}

/** Nobody chooses who begins the first round. */
function* drawStarter(board: DudoBoard, feed: DudoNews[]): Script<void> {
  board.starter = board.playing[yield* chance(board.playing.length)] as Seat;
  feed.push({ kind: 'starter', seat: board.starter });
}

/** A new round: seats without dice take no part any more, no bid lies on the table. */
function begin(board: DudoBoard, feed: DudoNews[]): void {
  board.round += 1;
  board.phase = 'roll';
  board.playing = living(board);
  board.turn = null;
  board.bid = null;
  board.bids = [];
  board.cups = {};
  board.challenge = null;
  const { starter, palifico } = board;
  feed.push({ kind: 'round', round: board.round, seat: starter, palifico: palifico !== null, total: total(board) });
}

/** Everybody rolls all own dice under the cup. */
function* rollAll(board: DudoBoard, feed: DudoNews[]): Script<void> {
  board.cups = { ...(yield* roll(perSeat(board.playing, (s) => at(board.dice, s)))) };
  feed.push({ kind: 'rolled', total: total(board) });
}

/** Bids go round, each higher than the last, until somebody says Dudo or calza. */
function* bidding(board: DudoBoard, feed: DudoNews[]): Script<Call> {
  board.phase = 'bid';
  for (let seat = board.starter; ;) {
    board.turn = seat;
    const move = yield* choose(seat, judge(board, seat));
    if (move.kind !== 'bid') return { kind: move.kind, by: seat, others: [] };
    place(board, feed, seat, move);

    // After each bid the others may call calza before the next seat is on turn.
    board.turn = null;
    const seats = inWindow(board);
    if (seats.length > 0) {
      const window = { seats, ms: board.options.calzaWindow * 1000, stake: seat };
      const spoken = yield* race(window, (s) => judge(board, s));
      if (spoken) return { kind: 'calza', by: spoken.seat, others: spoken.others };
    }
    seat = next(board, seat, board.way) as Seat;
  }
}

function place(board: DudoBoard, feed: DudoNews[], seat: Seat, said: Said): void {
  const { count, face } = said;
  board.bid = { count, face, by: seat };
  board.bids = [...board.bids, board.bid];
  board.way = said.way ?? board.way;
  feed.push({ ...said, seat });
}

/** All cups open; the loser begins the next round, and after a right calza the caller (or, by option, the bidder). */
function* challenge(board: DudoBoard, feed: DudoNews[], call: Call): Script<void> {
  const bid = board.bid as Bid;
  board.phase = 'open';
  board.turn = null;
  board.challenge = { kind: call.kind, by: call.by };
  const { count, face } = bid;
  feed.push({ kind: call.kind, seat: call.by, against: bid.by, count, face, others: call.others });

  const asBid = { ...board }; // who goes while the cups open may end the palifico, but not for these dice
  const cups = yield* openAll(board, feed);
  const shown = settle(asBid, bid, call, cups);
  const exact = call.kind === 'calza' && shown.result === 'right';
  const regains = exact && at(board.dice, call.by) > 0 && at(board.dice, call.by) < board.options.dice;
  const held = shown.loser === null ? 0 : at(board.dice, shown.loser);
  board.last = { ...shown, lost: Math.min(shown.lost, held), regained: regains ? call.by : null };
  const closed = cups.flatMap((c) => c.dice).filter((d) => d === null).length;
  feed.push({ kind: 'verdict', result: shown.result, seat: call.by, count: shown.count, face, bid: count, closed });

  if (shown.loser !== null) lose(board, feed, shown.loser, board.last.lost);
  else if (exact) {
    if (regains) regain(board, feed, call.by);
    board.palifico = null;
    beginsNext(board, board.options.calzaRightStarter === 'caller' ? call.by : bid.by);
  }
}

/** Those who go before they open leave their cups closed; the others open theirs all the same. */
function* openAll(board: DudoBoard, feed: DudoNews[]): Script<readonly Cup[]> {
  const { playing: seats, cups } = board;
  const dice: { [s: Seat]: readonly (Die | null)[] } = {};
  for (let asked = false; !asked && living(board).length > 1;) {
    const holders = board.playing;
    try {
      const { shown, out } = yield* open<Die>(holders.flatMap((s) => at(cups, s)));
      let from = 0;
      for (const s of holders) dice[s] = shown.slice(from, (from += at(cups, s).length));
      if (out) depart(board, feed, out);
      asked = true;
    } catch (out) {
      if (!(out instanceof Out)) throw out;
      depart(board, feed, out);
    }
  }
  return seats.map((seat) => ({ seat, dice: dice[seat] ?? at(cups, seat).map(() => null) }));
}

/** The loser puts dice away and begins, as a palifico round when one die is left; out: the next to the left begins. */
function lose(board: DudoBoard, feed: DudoNews[], seat: Seat, lost: number): void {
  if (lost > 0) {
    board.dice[seat] = at(board.dice, seat) - lost;
    if (!board.hurt.includes(seat)) board.hurt = [...board.hurt, seat];
    feed.push({ kind: 'lost', seat, dice: lost, left: at(board.dice, seat) });
    if (at(board.dice, seat) === 0) {
      board.outOrder = [...board.outOrder, seat];
      feed.push({ kind: 'eliminated', seat });
    }
  }
  board.palifico = callsPalifico(board, seat) ? seat : null;
  if (board.palifico !== null && !board.palificoHad.includes(seat)) board.palificoHad = [...board.palificoHad, seat];
  beginsNext(board, seat);
}

function regain(board: DudoBoard, feed: DudoNews[], seat: Seat): void {
  board.dice[seat] = at(board.dice, seat) + 1;
  feed.push({ kind: 'regained', seat, left: at(board.dice, seat) });
}

/** A seat that has just dropped to one die makes the next round palifico. */
function callsPalifico(board: DudoBoard, loser: Seat): boolean {
  const { palifico } = board.options;
  const again = palifico === 'everyDrop' || (palifico === 'oncePerPlayer' && !board.palificoHad.includes(loser));
  return again && at(board.dice, loser) === 1 && palificoFits(board);
}
const palificoFits = (board: DudoBoard): boolean => board.options.palificoHeadsUp || living(board).length !== 2;

/** The seat begins, or, when it has no dice any more, the next living one to its left. */
function beginsNext(board: DudoBoard, seat: Seat): void {
  board.starter = at(board.dice, seat) > 0 ? seat : (next(board, seat) ?? seat);
}

/** What going costs (8.6): all dice of the seat; who began begins again, palifico stays while the seat that caused it does. */
function depart(board: DudoBoard, feed: DudoNews[], out: Out): void {
  const seats = out.seats.filter((s) => board.playing.includes(s));
  for (const seat of seats) {
    const left = { seat, why: out.why[seat] ?? 'left', dice: at(board.dice, seat) };
    board.gone = [...board.gone, left];
    board.dice[seat] = 0;
    feed.push({ kind: 'gone', ...left });
  }
  board.playing = board.playing.filter((s) => !seats.includes(s));
  if (board.palifico !== null && (seats.includes(board.palifico) || !palificoFits(board))) board.palifico = null;
  beginsNext(board, board.starter);
}

/** One seat is left: it has won. Without a seat that lost its last die just now, the others have gone. */
function finish(board: DudoBoard, feed: DudoNews[]): Ending {
  board.phase = 'over';
  board.turn = null;
  board.winner = living(board)[0] ?? null;
  if (board.winner !== null) feed.push({ kind: 'won', seat: board.winner });
  return { winner: board.winner, why: board.playing.some((s) => at(board.dice, s) === 0) ? 'won' : 'left' };
}
