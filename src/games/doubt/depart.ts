// games/doubt/depart.ts: what going costs (rules.md 8.5): the own hand and the own closed cards on the pile. The others play on.
import { Out, type Script } from '../play.ts';
import { active, handSize, leftOf, owing, passTurn, pileSize } from './order.ts';
import type { DoubtBoard, DoubtNews, Lay } from './position.ts';
import { traceGone } from './traces.ts';

/** Whoever goes while this is asked is taken out; 'out': it was not answered because of that. */
export function* heeding<T>(board: DoubtBoard, feed: DoubtNews[], ask: Script<T>): Script<T | 'out'> {
  try {
    return yield* ask;
  } catch (out) {
    if (!(out instanceof Out)) throw out;
    depart(board, feed, out);
    return 'out';
  }
}

/** Closed cards of who goes are set aside, opened ones stay. On turn: the next seat; standard pack: with the same rank due. */
export function depart(board: DoubtBoard, feed: DoubtNews[], out: Out): void {
  const seats = out.seats.filter((s) => board.playing.includes(s));
  const closed = (lay: Lay): boolean => seats.includes(lay.by) && lay.faces.includes(null);
  for (const seat of seats) {
    const hand = handSize(board, seat);
    const piled = board.pile.filter((lay) => lay.by === seat && closed(lay));
    const cards = hand + pileSize({ ...board, pile: piled });
    const why = out.why[seat] ?? 'left';
    board.hands[seat] = [];
    board.lost += cards;
    // Who was out of cards has its place and keeps it (8.1).
    if (!board.placed.includes(seat)) board.gone = [...board.gone, { seat, why, cards: hand }];
    feed.push({ kind: 'gone', seat, why, cards });
  }
  board.pile = board.pile.filter((lay) => !closed(lay));
  traceGone(board, seats);
  board.playing = owing({ ...board, playing: board.playing.filter((s) => !seats.includes(s)) });
  if (seats.includes(board.first)) board.first = leftOf(board, board.first) ?? board.first;
  if (board.turn !== null && !active(board).includes(board.turn)) passTurn(board, board.turn);
}
