// games/how-dare/setup.ts: before the first round: own cards are written and sealed, and it is drawn who begins (rules.md 2.1, 2.2, 8.3).
import type { Seat } from '../../core/seat.ts';
import { Out, seal, together, type Sealed, type Script } from '../play.ts';
import { blankFrom, ducksAt } from './deck.ts';
import { depart, drawn } from './leaving.ts';
import { judgeBlank, judgePack } from './moves.ts';
import { sealJudge } from './own-cards.ts';
import type { HowDareBoard, HowDareNews, OwnText } from './position.ts';
import { contenders } from './seats.ts';

export function* setup(board: HowDareBoard, feed: HowDareNews[]): Script<void> {
  if (board.options.ownPack === 'master') yield* bringPack(board, feed);
  if (board.master === null && board.options.blankCards > 0) yield* fillBlanks(board, feed);
  board.phase = 'draw';
  board.turn = null;
  const first = yield* drawn(board, feed, () => mayBegin(board));
  if (first === null) return;
  board.first = first;
  feed.push({ kind: 'first', seat: first });
}

/** Everybody says whether they bring a pack; of several one is drawn. Nobody: the printed cards are played. */
function* bringPack(board: HowDareBoard, feed: HowDareNews[]): Script<void> {
  while (contenders(board).length > 2 && board.master === null) {
    try {
      board.phase = 'pack';
      const said = yield* together(board.playing, judgePack(board));
      const offered = (): readonly Seat[] => board.playing.filter((s) => (said[s]?.cards ?? 0) > 0);
      const master = yield* drawn(board, feed, offered);
      if (master === null) return;
      board.packSize = said[master]?.cards ?? 0;
      if ((yield* sealPack(board, feed, master)) === 'refused') return;
    } catch (out) {
      if (!(out instanceof Out)) throw out;
      depart(board, feed, out);
    }
  }
}
/** The master seals every card of the pack. A card left blank, or too few others: there is no pack, and the cards go with it. */
function* sealPack(board: HowDareBoard, feed: HowDareNews[], master: Seat): Script<'brought' | 'refused' | 'gone'> {
  board.phase = 'write';
  board.writers = [master];
  let result: 'brought' | 'refused' | 'gone' = 'brought';
  while (board.own.length < board.packSize && result === 'brought') {
    board.turn = master;
    const card = yield* sealed(board, feed, master);
    if (card?.text) add(board, master, board.own.length, card.text, card.answers);
    else if (card) result = 'refused';
    else if (!board.playing.includes(master) || contenders(board).length < 3) result = 'gone';
  }
  board.writers = [];
  board.turn = null;
  if (result === 'brought') {
    board.master = master;
    feed.push({ kind: 'master', seat: master, cards: board.packSize });
  } else {
    board.own = [];
    board.packSize = 0;
    if (result === 'refused') feed.push({ kind: 'leftBlank', seat: master });
  }
  return result;
}

/** Everybody says whether they want a blank card; if more do than there are cards, lots are drawn. */
function* fillBlanks(board: HowDareBoard, feed: HowDareNews[]): Script<void> {
  const wish = yield* wishes(board, feed);
  let hopeful = board.playing.filter((s) => wish.includes(s));
  while (hopeful.length > board.options.blankCards) {
    const unlucky = yield* drawn(board, feed, () => hopeful.filter((s) => board.playing.includes(s)));
    if (unlucky === null) return;
    hopeful = hopeful.filter((s) => s !== unlucky && board.playing.includes(s));
    feed.push({ kind: 'unlucky', seat: unlucky });
  }
  board.writers = hopeful.filter((s) => board.playing.includes(s));
  for (const seat of board.writers) feed.push({ kind: 'writes', seat });
  for (let seat = board.writers[0]; seat !== undefined && contenders(board).length > 2; seat = board.writers[0]) {
    board.phase = 'write';
    board.turn = seat;
    const card = yield* sealed(board, feed, seat);
    if (card?.text) {
      add(board, seat, blankFrom + board.own.length, card.text, card.answers);
      feed.push({ kind: 'wrote', seat, theme: card.text.theme });
    } else if (card) feed.push({ kind: 'leftBlank', seat });
    board.writers = board.writers.filter((s) => board.playing.includes(s) && (card === null || s !== seat));
  }
  board.writers = [];
}
/** Who would like to write. With two players own cards are never played, so nobody is asked. */
function* wishes(board: HowDareBoard, feed: HowDareNews[]): Script<readonly Seat[]> {
  while (contenders(board).length > 2) {
    try {
      board.phase = 'blank';
      const said = yield* together(board.playing, judgeBlank);
      return board.playing.filter((s) => said[s]?.write === true);
    } catch (out) {
      if (!(out instanceof Out)) throw out;
      depart(board, feed, out);
    }
  }
  return [];
}
/** A seat seals a card; null: somebody went meanwhile, perhaps the seat itself. */
function* sealed(
  board: HowDareBoard,
  feed: HowDareNews[],
  seat: Seat,
): Script<{ readonly text: OwnText | null; readonly answers: readonly Sealed<number>[] } | null> {
  try {
    return yield* seal(seat, sealJudge);
  } catch (out) {
    if (!(out instanceof Out)) throw out;
    depart(board, feed, out);
    return null;
  }
}
function add(board: HowDareBoard, by: Seat, i: number, text: OwnText, answers: readonly Sealed<number>[]): void {
  const card = { ...text, id: `own-${board.own.length + 1}`, by, ducks: ducksAt(i, board.options), answers };
  board.own = [...board.own, card];
}

/** All, or by option those who lost the last game at this table. */
function mayBegin(board: HowDareBoard): readonly Seat[] {
  const { firstPlayer, lastLosers } = board.options;
  const all = contenders(board);
  const lost = all.filter((s) => firstPlayer === 'lastLoser' && ((lastLosers >> s) & 1) === 1);
  return lost.length > 0 ? lost : all;
}
