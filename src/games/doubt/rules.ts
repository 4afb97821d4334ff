// games/doubt/rules.ts: a game of I Doubt It from the first draw to the last card (rules.md 4, 4.7). Sees no closed card.
import { at, perSeat, type Seat } from '../../core/seat.ts';
import { chance, deal, foul, open, Out, playCards, round, shuffle, type Ending, type Played, type Script } from '../play.ts'; // prettier-ignore
import { challenge, windowOf } from './challenge.ts';
import { claimOf, judge, lays } from './claims.ts';
import { depart, heeding } from './depart.ts';
import { cardOf, isJoker, packOf, type Face } from './faces.ts';
import { active, dealt, handSize, leftOf, newLap, owing, passTurn, rankAfter } from './order.ts';
import type { Claim, DoubtBoard, DoubtNews, DoubtOptions, DoubtTurn } from './position.ts';
import { traceLaid, traceOpened } from './traces.ts';

export const newBoard = (seats: readonly Seat[], options: DoubtOptions): DoubtBoard => ({
  options,
  seats,
  playing: seats,
  phase: 'draw',
  first: seats[0] as Seat,
  stock: [],
  hands: { ...perSeat(seats, () => []) },
  pile: [],
  declarer: null,
  declared: null,
  due: null,
  turn: null,
  turns: 0,
  challenge: null,
  traces: [],
  lost: 0,
  last: null,
  taken: null,
  placed: [],
  gone: [],
  winner: null,
});

/** The whole game. Whoever goes takes the own cards along; the others play on, down to two. */
export function* rules(board: DoubtBoard, feed: DoubtNews[]): Script<Ending> {
  while (board.turn === null && active(board).length > 1) {
    try {
      yield* begin(board, feed);
    } catch (out) {
      if (!(out instanceof Out)) throw out;
      board.stock = [];
      depart(board, feed, out);
    }
  }
  while (goesOn(board)) yield* takeTurn(board, feed, board.turn as Seat);
  return finish(board, feed);
}
/** Until somebody is out of cards (or all but one, playing on for places), or the turns that were agreed on are over. */
function goesOn(board: DoubtBoard): boolean {
  const { playOn, turnLimit } = board.options;
  const won = board.placed.length > 0 && !playOn;
  return active(board).length > 1 && !won && (turnLimit === 'none' || board.turns < turnLimit);
}

/** Nobody chooses who begins; then the whole pack is dealt. Whoever goes meanwhile: it is made anew without that seat. */
function* begin(board: DoubtBoard, feed: DoubtNews[]): Script<void> {
  const { firstDeclarer, jokers, pack } = board.options;
  if (board.phase === 'draw') {
    if (firstDeclarer === 'lot') board.first = active(board)[yield* chance(active(board).length)] as Seat;
    feed.push({ kind: 'starter', seat: board.first, how: firstDeclarer });
  }
  board.phase = 'deal';
  yield* round();
  const cards = packOf(pack, jokers);
  board.stock = yield* shuffle(cards);
  const wanted = dealt(board, cards.length);
  const { hands, pile } = yield* deal(board.stock, wanted);
  board.hands = { ...board.hands, ...hands };
  board.stock = pile;
  const sizes = active(board).map((s) => at(wanted, s));
  feed.push({ kind: 'dealt', total: cards.length, most: Math.max(...sizes), least: Math.min(...sizes) });
  board.due = pack === 'standard' ? 'A' : null;
  board.turn = board.first;
}

/** One turn: declare, place or pass. */
function* takeTurn(board: DoubtBoard, feed: DoubtNews[], seat: Seat): Script<void> {
  board.phase = 'turn';
  board.challenge = null;
  board.playing = owing(board);
  const turn = playCards<DoubtTurn, Face>(seat, at(board.hands, seat), { check: judge(board, seat), lays });
  const played = yield* heeding(board, feed, turn);
  if (played === 'out') return; // somebody went: the same seat is asked again, or the one that is on turn now
  board.hands[seat] = played.hand;
  if (played.move.kind === 'declare') yield* declare(board, feed, seat, played, played.move.named);
  else if (played.move.kind === 'pass') {
    feed.push({ kind: 'passed', seat });
    endTurn(board, seat);
  } else yield* place(board, feed, seat, played, claimOf(board, played.move) as Claim);
}

/** The card is opened, so the declaration is true and cannot be doubted. With the last card the declarer has won. */
function* declare(
  board: DoubtBoard,
  feed: DoubtNews[],
  seat: Seat,
  { shown, up, hand }: Played<DoubtTurn, Face>,
  named: DoubtBoard['declared'] = null,
): Script<void> {
  const { pack } = board.options;
  const face = shown[0] as Face;
  board.pile = [...board.pile, { by: seat, cards: up, faces: shown, claim: null }];
  traceOpened(board, shown);
  const joker = isJoker(pack, face);
  if (joker && hand.length > 1) return yield* fouled(board, feed, seat, 'joker-not-alone');
  if (joker && named === null) return yield* fouled(board, feed, seat, 'joker-not-named');
  if (!joker && named !== null) return yield* fouled(board, feed, seat, 'named-no-joker');
  if (joker && hand.length === 1 && !(yield* showsOtherJoker(board, feed, seat))) return;

  board.declarer = seat;
  board.declared = named ?? cardOf(pack, face);
  if (board.declared) feed.push({ kind: 'declared', seat, card: board.declared, joker, left: hand.length });
  if (hand.length === 0) goOut(board, feed, seat);
  endTurn(board, seat);
}
/** A Joker may be declared out of two only if the other one is a Joker too, so that one is opened. */
function* showsOtherJoker(board: DoubtBoard, feed: DoubtNews[], seat: Seat): Script<boolean> {
  while (active(board).includes(seat)) {
    const opened = yield* heeding(board, feed, open<Face>(at(board.hands, seat)));
    if (opened === 'out') continue;
    const [other] = opened.shown;
    if (opened.out) depart(board, feed, opened.out);
    if (!active(board).includes(seat)) return false;
    if (other !== undefined && other !== null && isJoker(board.options.pack, other)) return true;
    yield* fouled(board, feed, seat, 'joker-not-alone');
  }
  return false;
}
/** Only an opened card shows such a thing. The card stays where it lies, its owner is out. */
function* fouled(
  board: DoubtBoard,
  feed: DoubtNews[],
  seat: Seat,
  code: Extract<DoubtNews, { kind: 'foul' }>['code'],
): Script<void> {
  feed.push({ kind: 'foul', seat, code });
  yield* heeding(board, feed, foul(seat, code));
}

/** Closed cards go on the pile with a claim; then the others may doubt it. */
function* place(
  board: DoubtBoard,
  feed: DoubtNews[],
  seat: Seat,
  { down, hand }: Played<DoubtTurn, Face>,
  claim: Claim,
): Script<void> {
  board.pile = [...board.pile, { by: seat, cards: down, faces: down.map(() => null), claim }];
  traceLaid(board, seat, down.length);
  feed.push({ kind: 'placed', seat, claim, left: hand.length });

  const spoken = yield* windowOf(board, feed, seat);
  const loser = spoken ? yield* challenge(board, feed, spoken, seat, claim) : null;
  if (handSize(board, seat) === 0 && active(board).includes(seat)) goOut(board, feed, seat);
  endTurn(board, seat, loser);
}

/** A seat is rid of its last card, undoubted or rightly: it has won, or the next place is its own. */
function goOut(board: DoubtBoard, feed: DoubtNews[], seat: Seat): void {
  board.placed = [...board.placed, seat];
  feed.push({ kind: 'out', seat, place: board.placed.length });
}
/** The next to the left; by house rule the left neighbour of who has lost a challenge declares at once. */
function endTurn(board: DoubtBoard, seat: Seat, loser: Seat | null = null): void {
  board.turns += 1;
  board.challenge = null;
  if (board.due !== null) board.due = rankAfter(board.due);
  if (loser !== null && board.due === null && board.options.afterChallenge === 'loserLeft')
    newLap(board, leftOf(board, loser));
  else passTurn(board, seat);
}

/** Who was out of cards first has won; after the last turn that was agreed on who has the fewest; else who stayed. */
function finish(board: DoubtBoard, feed: DoubtNews[]): Ending {
  const { placed, turns } = board;
  const stay = active(board);
  const limited = turns === board.options.turnLimit && stay.length > 1 && (placed.length === 0 || board.options.playOn);
  const fewest = Math.min(...stay.map((s) => handSize(board, s)));
  const best = placed.length > 0 ? placed.slice(0, 1) : stay.filter((s) => handSize(board, s) === fewest);
  board.phase = 'over';
  board.turn = null;
  board.winner = best.length === 1 ? (best[0] ?? null) : null;
  if (limited) feed.push({ kind: 'limit', turns, cards: fewest });
  if (board.winner !== null) feed.push({ kind: 'won', seat: board.winner });
  else if (best.length > 1) feed.push({ kind: 'shared', seats: best });
  return { winner: board.winner, why: placed.length > 0 || limited ? 'won' : 'left' };
}
