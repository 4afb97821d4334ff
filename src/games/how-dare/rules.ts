// games/how-dare/rules.ts: a game of How Dare You? from the first card to the last duck (rules.md 2, 8.3). Sees no sealed answer.
import { perSeat, type Seat } from '../../core/seat.ts';
import { choose, Out, round, type Ending, type Script } from '../play.ts';
import { check, type Call } from './check.ts';
import { biddersOn, drawable, ducksOf, ownCard, questionsPerCard, writerOf } from './deck.ts';
import { depart, drawn, mustStand } from './leaving.ts';
import { judge, lastBid } from './moves.ts';
import type { Bid, HowDareBoard, HowDareMove, HowDareNews, HowDareOptions } from './position.ts';
import { winnersOf } from './score.ts';
import { contenders, isGone, leftOf, orLeft } from './seats.ts';
import { setup } from './setup.ts';

export const newBoard = (seats: readonly Seat[], options: HowDareOptions): HowDareBoard => ({
  options,
  seats,
  playing: seats,
  phase: 'draw',
  round: 0,
  master: null,
  writers: [],
  packSize: 0,
  own: [],
  used: [],
  first: seats[0] as Seat,
  card: null,
  question: null,
  bids: [],
  turn: null,
  dare: null,
  taken: { ...perSeat(seats, () => []) },
  last: null,
  eliminated: [],
  soleLoser: null,
  gone: [],
  winners: [],
});

/** The whole game: own cards, then as many rounds as agreed, as long as there are cards and two to play. */
export function* rules(board: HowDareBoard, feed: HowDareNews[]): Script<Ending> {
  yield* setup(board, feed);
  while (goesOn(board)) {
    try {
      const asked = yield* turnCard(board, feed);
      if (!asked) break;
      const call = yield* bidding(board, feed);
      yield* check(board, feed, call);
    } catch (out) {
      if (!(out instanceof Out)) throw out;
      depart(board, feed, out);
      takeBack(board, feed);
    }
  }
  return finish(board, feed);
}
const goesOn = (board: HowDareBoard): boolean =>
  contenders(board).length > 1 && board.soleLoser === null && board.round < board.options.rounds;

/** A card is drawn and its front shown, then the number of the question. False: no card is left. */
function* turnCard(board: HowDareBoard, feed: HowDareNews[]): Script<boolean> {
  board.phase = 'draw';
  board.turn = null;
  board.card = null;
  board.question = null;
  board.bids = [];
  board.dare = null;
  yield* round();
  const card = yield* drawn(board, feed, () => drawable(board));
  if (card === null) return false;
  board.round += 1;
  board.card = card;
  board.used = [...board.used, card];
  const own = ownCard(board, card);
  const ducks = ducksOf(board, card);
  feed.push({ kind: 'round', round: board.round, card, ducks, theme: own?.theme ?? null, by: own?.by ?? null });

  const question = yield* drawn(board, feed, () => Array.from({ length: questionsPerCard }, (_, i) => i));
  mustStand(board);
  board.question = question;
  const seat = orLeft(board, board.first, biddersOn(board, card)) as Seat;
  const printed = own?.questions[question ?? 0];
  const [text, unit] = [printed?.text ?? null, printed?.unit ?? null];
  feed.push({ kind: 'question', card, question: question ?? 0, text, unit, seat });
  board.turn = seat;
  return true;
}

/** Numbers go round to the left, each higher than the last, until somebody dares or says spot on. The writer sits out. */
function* bidding(board: HowDareBoard, feed: HowDareNews[]): Script<Call> {
  for (;;) {
    board.phase = 'bid';
    const seat = board.turn as Seat;
    const move = yield* decide(board, feed, seat);
    const next = leftOf(board, seat, biddersOn(board, board.card)) as Seat;
    if (move === null) board.turn = next;
    else if (move.kind === 'say') {
      say(board, { n: move.n, by: seat });
      feed.push({ kind: 'bid', seat, n: move.n });
      board.turn = next;
    } else if (move.kind === 'spotOn') {
      call(board, feed, seat, true);
      return { by: seat, exact: true, cards: 1 };
    } else {
      call(board, feed, seat, false);
      const cards = yield* answerDare(board, feed, seat);
      if (cards !== null) return { by: seat, exact: false, cards };
      board.turn = leftOf(board, seat, biddersOn(board, board.card));
    }
  }
}
function say(board: HowDareBoard, bid: Bid): void {
  board.bids = [...board.bids, bid];
}
function call(board: HowDareBoard, feed: HowDareNews[], by: Seat, exact: boolean): void {
  const { n, by: against } = lastBid(board) as Bid;
  board.dare = { by, against, exact, doubled: false };
  feed.push({ kind: 'dare', seat: by, against, n, exact });
}

/** "Now you're pushing it!": for how many cards the dare stands, or null when it is taken back for a higher number. */
function* answerDare(board: HowDareBoard, feed: HowDareNews[], by: Seat): Script<1 | 2 | null> {
  const { against } = board.dare ?? { against: by };
  if (!board.options.pushingIt || isGone(board, against)) return 1;
  board.phase = 'reply';
  board.turn = against;
  const reply = yield* decide(board, feed, against);
  if (reply?.kind !== 'double') {
    if (reply) feed.push({ kind: 'accepted', seat: against });
    return 1; // who goes instead of answering accepts
  }
  feed.push({ kind: 'doubled', seat: against });
  board.dare = { by, against, exact: false, doubled: true };
  board.phase = 'doubled';
  board.turn = by;
  const answer = isGone(board, by) ? null : yield* decide(board, feed, by);
  if (answer?.kind !== 'withdraw') {
    if (answer) feed.push({ kind: 'stood', seat: by });
    return 2; // who goes instead of answering stands
  }
  board.dare = null;
  mustStand(board);
  say(board, { n: answer.n, by });
  feed.push({ kind: 'withdrawn', seat: by, n: answer.n });
  return null;
}

/** A seat decides; null: it went instead. If the round cannot go on without those who went, they are thrown on. */
function* decide(
  board: HowDareBoard,
  feed: HowDareNews[],
  seat: Seat,
): Script<Exclude<HowDareMove, { text: unknown }> | null> {
  for (;;) {
    try {
      return (yield* choose(seat, judge(board, seat))) as Exclude<HowDareMove, { text: unknown }>;
    } catch (out) {
      if (!(out instanceof Out)) throw out;
      depart(board, feed, out);
      mustStand(board);
      if (out.seats.includes(seat)) return null;
    }
  }
}
/** The round does not count: its card is out, the same seat is first, and another card is drawn in its place. */
function takeBack(board: HowDareBoard, feed: HowDareNews[]): void {
  const { card } = board;
  if (card === null || board.phase === 'over') return;
  board.round -= 1;
  board.card = null;
  if (contenders(board).length < 2) return;
  const writer = writerOf(board, card);
  const why = writer !== null && !board.playing.includes(writer) ? 'writer-gone' : 'too-few';
  feed.push({ kind: 'void', card, theme: ownCard(board, card)?.theme ?? null, why });
}

/** All but those with the most have won; one that is left alone has won too. */
function finish(board: HowDareBoard, feed: HowDareNews[]): Ending {
  board.phase = 'over';
  board.turn = null;
  board.dare = null;
  board.winners = winnersOf(board);
  const losers = contenders(board).filter((s) => !board.winners.includes(s));
  const outByRule = feed.at(-1)?.kind === 'eliminated';
  feed.push({ kind: 'won', winners: board.winners, losers: [...losers, ...board.eliminated] });
  const [winner, ...others] = board.winners;
  const deserted = contenders(board).length < 2 && !outByRule;
  return { winner: others.length === 0 ? (winner ?? null) : null, why: deserted ? 'left' : 'won' };
}
