// games/how-dare/score.ts: ducks and cards, who has lost, who stands where (rules.md 2.2, 8.3, 8.8).
import { at, type Seat } from '../../core/seat.ts';
import type { Standing } from '../play.ts';
import type { HowDareBoard } from './position.ts';
import { contenders, isGone } from './seats.ts';

export const cardsAt = ({ taken }: HowDareBoard, seat: Seat): number => at(taken, seat).length;
export const ducksAtSeat = ({ taken }: HowDareBoard, seat: Seat): number =>
  at(taken, seat).reduce((sum, won) => sum + won.ducks, 0);
/** What is listed beside a seat: ducks, or by option cards. */
export const scoreOf = (board: HowDareBoard, seat: Seat): number =>
  board.options.scoreBy === 'cards' ? cardsAt(board, seat) : ducksAtSeat(board, seat);
/** How badly a seat stands; more is worse. By cards the ducks only break ties. */
const weight = (board: HowDareBoard, seat: Seat): number =>
  board.options.scoreBy === 'cards' ? cardsAt(board, seat) * 1000 + ducksAtSeat(board, seat) : ducksAtSeat(board, seat);

/** Who wins now that the game is over: of those who stayed all but the ones with the most, those who have gone being counted too. */
export function winnersOf(board: HowDareBoard): readonly Seat[] {
  const left = contenders(board);
  if (left.length < 2) return left;
  if (board.soleLoser !== null) return left.filter((s) => s !== board.soleLoser);
  const counted = board.seats.filter((s) => left.includes(s) || (isGone(board, s) && s !== board.master));
  const most = Math.max(...counted.map((s) => weight(board, s)));
  return left.filter((s) => weight(board, s) < most);
}

type Line = { readonly seat: Seat; readonly group: number; readonly weight: number; readonly gone?: Standing['gone'] };
/** Fewest first; who is out has lost and comes after them, who has gone last. A question master has no place. */
export function standings(board: HowDareBoard): readonly Standing[] {
  const over = board.phase === 'over';
  const group = (s: Seat): number => {
    if (isGone(board, s)) return 3;
    if (board.eliminated.includes(s)) return 2;
    return board.soleLoser === s ? 1 : 0;
  };
  const lines: readonly Line[] = board.seats
    .filter((s) => s !== board.master)
    .map((seat) => {
      const gone = board.gone.find((g) => g.seat === seat)?.why;
      // After a wrong spot on ducks are ignored; and who is out is out.
      const ignored = (over && board.soleLoser !== null) || group(seat) === 2;
      return { seat, group: group(seat), weight: ignored ? 0 : weight(board, seat), ...(gone ? { gone } : {}) };
    })
    .toSorted((a, b) => a.group - b.group || a.weight - b.weight || a.seat - b.seat);
  // Where everybody has lost, nobody is first.
  const nobody = over && board.winners.length === 0;
  const last = lines.findLastIndex((l) => l.group < 3) + 1;
  const all: Standing[] = [];
  for (const [i, { seat, group: g, weight: w, gone }] of lines.entries()) {
    const before = lines[i - 1];
    const equal = before?.group === g && before.weight === w ? all[i - 1]?.place : undefined;
    const place = nobody && g === 0 ? last : (equal ?? i + 1);
    all.push({ seat, place, score: scoreOf(board, seat), ...(gone ? { gone } : {}) });
  }
  return all;
}
