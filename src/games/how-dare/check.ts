// games/how-dare/check.ts: the answer is shown, and somebody takes the card (rules.md 2.2 CHECK and SPOT, 8.3). The only place that asks for an answer.
import { at, type Seat } from '../../core/seat.ts';
import { foul, open, Out, type Script } from '../play.ts';
import { ducksOf, ownCard, printedAnswer, unusedCards } from './deck.ts';
import { depart, drawn, mustStand } from './leaving.ts';
import { lastBid } from './moves.ts';
import { isAnswer } from './own-cards.ts';
import type { Bid, HowDareBoard, HowDareNews } from './position.ts';
import { ducksAtSeat } from './score.ts';
import { contenders, orLeft } from './seats.ts';

/** Who called the last number too high, or exactly right, and for how many cards. */
export type Call = { readonly by: Seat; readonly exact: boolean; readonly cards: 1 | 2 };

/** The answer is shown. Too high: who said the number takes the card; otherwise who dared. The one who dared begins the next round. */
export function* check(board: HowDareBoard, feed: HowDareNews[], { by, exact, cards }: Call): Script<void> {
  board.phase = 'check';
  board.turn = null;
  const answer = yield* openAnswer(board, feed);
  const { n: bid, by: against } = lastBid(board) as Bid;
  const [card, question] = [board.card ?? '', board.question ?? 0];
  const own = ownCard(board, card);
  const doubled = board.dare?.doubled === true;
  const loser = exact ? (bid === answer ? null : by) : bid > answer ? against : by;
  board.last = {
    round: board.round,
    card,
    question,
    bids: board.bids,
    by,
    against,
    exact,
    doubled,
    bid,
    answer,
    loser,
    cards: [],
  };
  const unit = own?.questions[question]?.unit ?? null;
  feed.push({ kind: 'verdict', card, question, unit, answer, bid, seat: by, against, exact });
  board.first = by;
  if (exact) spotOn(board, feed, by, bid === answer);
  else {
    takes(board, feed, loser as Seat, card);
    if (cards === 2) yield* takeSecond(board, feed, loser as Seat);
  }
  board.first = orLeft(board, board.first, contenders(board)) ?? board.first;
}

/** A printed answer is known to every app; an own one its writer opens. */
function* openAnswer(board: HowDareBoard, feed: HowDareNews[]): Script<number> {
  const own = ownCard(board, board.card);
  const question = board.question ?? 0;
  if (!own) return printedAnswer(board.card ?? '', question);
  for (;;) {
    try {
      const { shown, out } = yield* open(own.answers.slice(question, question + 1));
      if (out) throw out;
      const [answer] = shown;
      return isAnswer(answer) ? answer : yield* foul(own.by, 'own-answer');
    } catch (out) {
      if (!(out instanceof Out)) throw out;
      depart(board, feed, out);
      mustStand(board);
    }
  }
}

/** A right spot on: nobody takes the card. A wrong one: the game is over and lost alone, or by option the caller is out. */
function spotOn(board: HowDareBoard, feed: HowDareNews[], by: Seat, right: boolean): void {
  const { rightSpotOn, wrongSpotOn } = board.options;
  const card = board.card ?? '';
  if (!right && wrongSpotOn === 'gameOver') {
    board.soleLoser = by;
    return;
  }
  feed.push({ kind: 'kept', card, theme: ownCard(board, card)?.theme ?? null });
  if (!right) {
    board.eliminated = [...board.eliminated, by];
    board.playing = board.playing.filter((s) => s !== by);
    feed.push({ kind: 'eliminated', seat: by });
  } else if (rightSpotOn === 'discardAll' && at(board.taken, by).length > 0) {
    feed.push({ kind: 'regained', seat: by, ducks: ducksAtSeat(board, by) });
    board.taken[by] = [];
  }
}

function takes(board: HowDareBoard, feed: HowDareNews[], seat: Seat, card: string): void {
  const ducks = ducksOf(board, card);
  board.taken[seat] = [...at(board.taken, seat), { card, ducks }];
  if (board.last) board.last = { ...board.last, cards: [...board.last.cards, { card, ducks }] };
  const theme = ownCard(board, card)?.theme ?? null;
  feed.push({ kind: 'lost', seat, card, theme, ducks, total: ducksAtSeat(board, seat) });
}
/** The second card of a doubled dare comes from those set aside, as long as more of them are left than rounds. */
function* takeSecond(board: HowDareBoard, feed: HowDareNews[], seat: Seat): Script<void> {
  const spare = (): readonly string[] => {
    const unused = unusedCards(board);
    return unused.length > board.options.rounds - board.round ? unused : [];
  };
  const card = yield* drawn(board, feed, spare);
  if (card === null) return;
  board.used = [...board.used, card];
  takes(board, feed, seat, card);
}
