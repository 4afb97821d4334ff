// games/dos/turn.ts: one turn of DOS: match or draw, and the end of the turn in its order (rules.md 3.2). Sees no closed card.
import { at, type Seat } from '../../core/seat.ts';
import { foul, playCards, type Played, type Script, type Sealed } from '../play.ts';
import { caught, countHands, say } from './calling.ts';
import { drawEach, refill } from './drawing.ts';
import type { Face } from './faces.ts';
import { fromLeft, handSize, judgePlace, judgeTurn } from './legal.ts';
import { bestMatch, holds } from './matching.ts';
import type { DosBoard, DosNews, Lying, MatchMove, TurnMove } from './position.ts';

/** Whether the hand was empty and the seat went out. */
export type TurnEnd = 'next' | 'out';

/** One seat matches as often as it likes, or draws; then its turn comes to its end. */
export function* turn(board: DosBoard, feed: DosNews[], seat: Seat): Script<TurnEnd> {
  begin(board, seat);
  while (board.at !== 'end') {
    const played = yield* playCards<TurnMove, Face>(seat, at(board.hands, seat), judgeTurn(board, seat));
    const { move } = played;
    switch (move.kind) {
      case 'catch':
        yield* caught(board, feed, { seat: move.seat, by: seat, others: [] });
        break;
      case 'match':
        if ((yield* match(board, feed, { seat, move, played })) === 'out') return 'out';
        break;
      case 'draw':
        yield* drawOne(board, feed, seat, move.dos);
        break;
      case 'stop':
        board.at = 'end';
        feed.push({ kind: 'stopped', seat });
        if (move.dos) say(board, feed, seat);
        break;
      default:
        return move satisfies never;
    }
  }
  return yield* endOfTurn(board, feed, seat);
}

function begin(board: DosBoard, seat: Seat): void {
  board.turn = seat;
  board.at = 'main';
  board.matches = 0;
  board.drawn = 0;
  board.unplayed = false;
  board.bonus = 0;
  board.doubles = 0;
  board.penaltyDue = false;
}

/** One or two cards on a card of the row. What they are is known only now that they lie open. */
function* match(
  board: DosBoard,
  feed: DosNews[],
  of: { readonly seat: Seat; readonly move: MatchMove; readonly played: Played<TurnMove, Face> },
): Script<TurnEnd> {
  const { seat, move, played } = of;
  const row = board.row[move.target];
  if (!row) throw new Error('a match that was checked has its row card');
  if (!holds(row.face, played.shown, move)) return yield* foul(seat, 'does-not-match');

  // Left to itself, the choice is one colour for all wherever that can be.
  const { wildChoices, opponentsDraw } = board.options;
  const { value } = move;
  const colour = move.colour ?? (wildChoices === 'automatic' ? (bestMatch(row.face, played.shown)?.colour ?? null) : null); // prettier-ignore
  const cards = lying(played.up, played.shown);
  board.row = board.row.map((c, i) => (i === move.target ? { ...c, match: { value, colour, cards } } : c));
  board.hands[seat] = played.hand;
  board.at = board.drawn > 0 ? 'drew' : 'matched';
  board.matches += 1;
  board.unplayed = false;
  const left = handSize(board, seat);
  feed.push({ kind: 'match', seat, row: row.face, cards: played.shown, value, colour, left });
  if (colour !== null) {
    board.bonus += 1;
    if (move.cards === 2) board.doubles += 1;
  }
  if (left === 0) {
    if (!board.penaltyDue) return 'out';
    board.at = 'end';
  }
  yield* countHands(board, feed, { seats: [seat], from: seat, said: move.dos ? seat : null });
  if (opponentsDraw === 'immediately') yield* payDoubles(board, feed, seat);
  return 'next';
}

/** Without a match, or by house rule after it. Where no card is left, the turn ends here, and nothing has to be placed for it. */
function* drawOne(board: DosBoard, feed: DosNews[], seat: Seat, dos: boolean): Script<void> {
  const before = handSize(board, seat);
  yield* drawEach(board, feed, { seats: [seat], each: 1, why: 'turn' });
  if (handSize(board, seat) === before) {
    board.at = 'end';
    if (dos) say(board, feed, seat);
    return;
  }
  board.at = 'drew';
  board.drawn += 1;
  board.unplayed = true;
  yield* countHands(board, feed, { seats: [seat], from: seat, said: dos ? seat : null });
}

/** Stacks away, row to two, cards placed, the others draw, the penalty is paid: in this order. */
function* endOfTurn(board: DosBoard, feed: DosNews[], seat: Seat): Script<TurnEnd> {
  discardMatched(board);
  const matched = board.matches > 0;
  if (matched) yield* refillRow(board, feed);
  const places = board.bonus + (board.unplayed ? 1 : 0);
  if ((yield* place(board, feed, seat, places)) === 'out') return 'out';
  if (!matched) yield* refillRow(board, feed);

  board.at = 'end';
  yield* payDoubles(board, feed, seat);
  board.turn = null;
  if (board.penaltyDue) {
    board.penaltyDue = false;
    yield* drawEach(board, feed, { seats: [seat], each: 2, why: 'penalty' });
    yield* countHands(board, feed, { seats: [seat], from: seat, said: null });
  }
  return 'next';
}

function discardMatched(board: DosBoard): void {
  const gone = board.row.flatMap((card) => (card.match ? [card, ...card.match.cards] : []));
  board.discard = [...board.discard, ...gone.map(({ sealed }) => ({ sealed }))];
  board.row = board.row.filter((card) => card.match === null);
}
function* refillRow(board: DosBoard, feed: DosNews[]): Script<void> {
  const cards = yield* refill(board, feed);
  if (cards.length > 0) feed.push({ kind: 'refilled', cards });
}

/** A card for each colour match, and one when nothing was laid after a draw: each of the player's choice, all in one move. */
function* place(board: DosBoard, feed: DosNews[], seat: Seat, due: number): Script<TurnEnd> {
  board.places = Math.min(due, handSize(board, seat));
  if (board.places === 0) return 'next';
  board.at = 'place';
  const { move, shown, up, hand } = yield* playCards(seat, at(board.hands, seat), judgePlace(board, seat));
  board.places = 0;
  board.hands[seat] = hand;
  board.row = [...board.row, ...lying(up, shown).map((card) => ({ ...card, match: null }))];
  feed.push({ kind: 'placed', seat, cards: shown, left: hand.length });
  if (hand.length === 0 && !board.penaltyDue) return 'out';
  yield* countHands(board, feed, { seats: [seat], from: seat, said: move.dos ? seat : null });
  return 'next';
}

/** For each double colour match every other player draws a card. */
function* payDoubles(board: DosBoard, feed: DosNews[], seat: Seat): Script<void> {
  if (board.doubles === 0) return;
  const seats = fromLeft(board, seat, board.playing).filter((s) => s !== seat);
  const each = board.doubles;
  board.doubles = 0;
  yield* drawEach(board, feed, { seats, each, why: 'doubles' });
  yield* countHands(board, feed, { seats, from: seat, said: null });
}

const lying = (up: readonly Sealed<Face>[], shown: readonly Face[]): readonly Lying[] =>
  up.map(({ sealed }, i) => ({ sealed, face: shown[i] as Face }));
