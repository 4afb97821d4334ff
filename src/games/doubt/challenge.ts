// games/doubt/challenge.ts: the window after a placement, the opening of what was doubted, and the pile that the loser takes (rules.md 4.2, 8.5).
import { at, type Seat } from '../../core/seat.ts';
import { open, race, take, type Script, type Spoken } from '../play.ts';
import { doubters, fits, judgeDoubt, topLay } from './claims.ts';
import { depart, heeding } from './depart.ts';
import type { Face } from './faces.ts';
import { active, handSize, pileSize } from './order.ts';
import type { Claim, DoubtBoard, DoubtNews, DoubtWord, Lay, Showdown } from './position.ts';
import { traceOpened, traceTaken } from './traces.ts';

/** Everybody answers: no device lets go by itself before this (ms). */
export const unhurried = 3_600_000;
/** How long a card can be doubted (ms). */
export function windowMs(board: DoubtBoard, seat: Seat): number {
  const { window, windowLastCard } = board.options;
  if (window === 'everybody') return unhurried;
  return 1000 * (handSize(board, seat) === 0 ? windowLastCard : window);
}
const stays = (board: DoubtBoard, seat: Seat): boolean => active(board).includes(seat);

/** Everybody else may doubt what a seat has just placed. Its owner goes: the window ends. Another goes: it opens anew. */
export function* windowOf(board: DoubtBoard, feed: DoubtNews[], seat: Seat): Script<Spoken<DoubtWord> | null> {
  board.phase = 'window';
  board.turn = null;
  while (stays(board, seat) && doubters(board).length > 0) {
    const window = { seats: doubters(board), ms: windowMs(board, seat), stake: seat };
    const spoken = yield* heeding(
      board,
      feed,
      race(window, (s) => judgeDoubt(board, s)),
    );
    if (spoken !== 'out') return spoken;
  }
  return null;
}

/** Opens what was placed, and only that; who was wrong takes the pile. Gives the one who has lost. */
export function* challenge(
  board: DoubtBoard,
  feed: DoubtNews[],
  { seat: by, others }: Spoken<DoubtWord>,
  against: Seat,
  claim: Claim,
): Script<Seat> {
  const { challengeWord: word, pack } = board.options;
  board.phase = 'open';
  board.challenge = { by, against };
  feed.push({ kind: 'doubt', seat: by, against, claim, word, others });

  const faces = yield* openTop(board, feed, against, topLay(board) as Lay);
  const result = verdict(faces, (face) => fits(pack, face, claim));
  const loser = result === 'truth' ? by : against;
  const taker = stays(board, loser) ? loser : null;
  const won = result === 'truth' && handSize(board, against) === 0 && stays(board, against);
  const number = (board.last?.number ?? 0) + 1;
  board.last = { number, by, against, claim, faces, result, taker, pile: pileSize(board), won };
  feed.push({ kind: 'verdict', result, seat: by, against, claim, pack, faces });
  yield* takePile(board, feed, taker);
  return loser;
}
function verdict(faces: readonly (Face | null)[], fit: (face: Face) => boolean): Showdown['result'] {
  const opened = faces.filter((face) => face !== null);
  if (opened.length < faces.length) return 'closed';
  return opened.every(fit) ? 'truth' : 'lie';
}
/** The owner opens the cards, or goes: then they stay closed and are set aside. */
function* openTop(
  board: DoubtBoard,
  feed: DoubtNews[],
  owner: Seat,
  { by, cards, claim }: Lay,
): Script<readonly (Face | null)[]> {
  while (stays(board, owner)) {
    const opened = yield* heeding(board, feed, open<Face>(cards));
    if (opened === 'out') continue;
    const faces = opened.shown;
    board.pile = [...board.pile.slice(0, -1), { by, cards, faces, claim }];
    traceOpened(board, faces);
    if (opened.out) depart(board, feed, opened.out);
    return faces;
  }
  return cards.map(() => null);
}

/** The loser takes the whole pile. Nobody does where that seat goes; who does not hand its cards over loses them. */
function* takePile(board: DoubtBoard, feed: DoubtNews[], taker: Seat | null): Script<void> {
  board.phase = 'take';
  while (taker !== null && stays(board, taker) && board.pile.length > 0) {
    const things = board.pile.flatMap((lay) => lay.cards);
    const moved = yield* heeding(board, feed, take<Face>(things, taker));
    if (moved === 'out') continue;
    const gone = moved.lost.map((card) => card.sealed);
    const came = board.pile.flatMap(({ by, cards, faces }) =>
      cards.map((card, i) => ({ by, card, face: faces[i] ?? null })),
    );
    const cards = came
      .filter(({ card }) => !gone.includes(card.sealed))
      .map((one, i) => ({ ...one, card: moved.cards[i] ?? one.card }));
    board.taken = { number: board.last?.number ?? 0, seat: taker, cards };
    traceTaken(board, taker, moved.lost);
    board.pile = [];
    board.hands[taker] = [...at(board.hands, taker), ...moved.cards];
    board.lost += moved.lost.length;
    if (moved.out) depart(board, feed, moved.out);
    feed.push({ kind: 'took', seat: taker, cards: moved.cards.length, hand: handSize(board, taker) });
    return;
  }
  if (board.pile.length > 0) feed.push({ kind: 'stays', cards: pileSize(board) });
}
