// games/duvidae/rules.ts: a game of DuvidaÊ! from the vote to the last round point (rules.md 1, 8.2). Sees no closed card.
import { at, perSeat, type Seat } from '../../core/seat.ts';
import { draw } from '../cards.ts';
import {
  chance,
  deal,
  foul,
  open,
  Out,
  playCards,
  round,
  shuffle,
  together,
  type Ending,
  type Opened,
  type Played,
  type Script,
} from '../play.ts';
import { packOf, type Face } from './faces.ts';
import {
  handSize,
  isLastChance,
  judge,
  judgeVote,
  lays,
  leftOf,
  pointedAt,
  shownClosed,
  sizeOf,
  topMeld,
} from './melds.ts';
import type { DuvidaeBoard, DuvidaeMove, DuvidaeNews, Meld, RoundWon } from './position.ts';
import { annul, begin, clear, depart, finish, goOnDry, score } from './round.ts';
import { settle } from './showdown.ts';

/** The whole game. A round in which somebody goes is void: whoever began it begins it again (8.2). */
export function* rules(board: DuvidaeBoard, feed: DuvidaeNews[]): Script<Ending> {
  while (board.winner === null && board.playing.length > 1) {
    try {
      if (board.leader === null) yield* firstPlayer(board, feed);
      begin(board, feed);
      yield* dealAll(board, feed);
      const won = yield* playRound(board, feed);
      if (won) score(board, feed, won);
      else annul(board, feed);
    } catch (out) {
      if (!(out instanceof Out)) throw out;
      depart(board, feed, out);
      annul(board, feed);
    }
  }
  return finish(board, feed);
}

/** All point at once at the most suspicious player, who begins; equal votes, two players or the house rule: a joint draw. */
function* firstPlayer(board: DuvidaeBoard, feed: DuvidaeNews[]): Script<void> {
  const { playing } = board;
  let among = playing;
  const votes = board.options.first === 'vote' && playing.length > 2;
  board.votes = {};
  if (votes) {
    const said = yield* together(playing, judgeVote(board));
    board.votes = perSeat(playing, (s) => pointedAt(board, s, at(said, s)));
    feed.push({ kind: 'pointed', votes: playing.map((seat) => ({ seat, at: at(board.votes, seat) })) });
    const count = (s: Seat): number => playing.filter((p) => at(board.votes, p) === s).length;
    const most = Math.max(...playing.map(count));
    among = playing.filter((s) => count(s) === most);
  }
  const drawn = among.length > 1 ? yield* chance(among.length) : 0;
  const seat = among[drawn] as Seat;
  board.leader = seat;
  feed.push({ kind: 'starter', seat, how: !votes ? 'lot' : among.length > 1 ? 'tie' : 'vote' });
}

/** Seven cards each; the rest is the draw pile. Nine each would leave seven or eight players no pile worth its name. */
function* dealAll(board: DuvidaeBoard, feed: DuvidaeNews[]): Script<void> {
  const { options, playing } = board;
  const each = options.hand === 9 && playing.length > 6 ? 7 : options.hand;
  yield* round();
  board.pile = yield* shuffle(packOf(options.penalties));
  board.phase = 'deal';
  const { hands, pile } = yield* deal(
    board.pile,
    perSeat(playing, () => each),
  );
  board.hands = { ...hands };
  board.pile = pile;
  feed.push({ kind: 'dealt', each, pile: pile.length });
}

/** The leader lays any meld; in turn the others beat it, pass or challenge, until a hand is out for good. Null: void. */
function* playRound(board: DuvidaeBoard, feed: DuvidaeNews[]): Script<RoundWon | null> {
  board.phase = 'play';
  board.turn = board.leader;
  for (;;) {
    const seat = board.turn as Seat;
    const said = yield* turn(board, seat);
    switch (said.move.kind) {
      case 'play': {
        yield* lay(board, feed, seat, said);
        board.turn = leftOf(board, seat);
        if (handSize(board, seat) > 0) break;
        if (said.move.n === 1) return { seat, how: 'single' }; // nothing hidden, nothing to challenge
        const end = yield* lastChance(board, feed, seat);
        if (end !== 'led') return end;
        break;
      }
      case 'pass':
        yield* pass(board, feed, seat);
        break;
      case 'challenge': {
        const end = yield* challenge(board, feed, seat);
        if (end !== 'led') return end;
        break;
      }
      default:
        said.move satisfies never;
    }
  }
}
const turn = (board: DuvidaeBoard, seat: Seat): Script<Played<DuvidaeMove, Face>> =>
  playCards<DuvidaeMove, Face>(seat, at(board.hands, seat), { check: judge(board, seat), lays });

/** One card face up names the claim, the others lie face down. A shown card that does not beat the table is a foul. */
function* lay(board: DuvidaeBoard, feed: DuvidaeNews[], seat: Seat, said: Played<DuvidaeMove, Face>): Script<void> {
  const [shown] = said.shown;
  const [up] = said.up;
  if (shown === undefined || !up) throw new Error('a play shows one card');
  const n = 1 + said.down.length;
  if (shownClosed(board, n, shown) !== null) {
    feed.push({ kind: 'tooLow', seat, n, shown });
    yield* foul(seat, 'duvidae/too-low');
  }
  board.hands[seat] = said.hand;
  board.table = [...board.table, { by: seat, shown, up, down: said.down }];
  board.passed = [];
  feed.push({ kind: 'played', seat, n, shown, left: said.hand.length });
}

/** A pass draws. When all others have passed, the table is cleared and the owner of the last meld leads again. */
function* pass(board: DuvidaeBoard, feed: DuvidaeNews[], seat: Seat): Script<void> {
  const { by } = topMeld(board) as Meld;
  board.passed = [...board.passed, seat];
  feed.push({ kind: 'passed', seat });
  const wins = isLastChance(board) && leftOf(board, seat) === by; // the pass that ends a round draws nothing
  if (!wins && !board.dry && board.options.passDraw > 0) yield* drawCards(board, feed, seat, board.options.passDraw);
  board.phase = 'play';
  board.turn = leftOf(board, seat);
  if (board.turn !== by || isLastChance(board)) return;
  clear(board, null);
  feed.push({ kind: 'cleared', seat: by });
}

/** A hand is empty and cards of it lie closed: everybody else may challenge once, in turn. Who leaves steals no win (8.2). */
function* lastChance(board: DuvidaeBoard, feed: DuvidaeNews[], owner: Seat): Script<RoundWon | null | 'led'> {
  feed.push({ kind: 'lastChance', seat: owner });
  while (board.turn !== owner) {
    const seat = board.turn as Seat;
    try {
      const { move } = yield* turn(board, seat);
      if (move.kind === 'pass') yield* pass(board, feed, seat);
      else board.challenge = { by: seat, against: owner };
    } catch (out) {
      if (!(out instanceof Out) || out.seats.includes(owner)) throw out;
      goOnDry(board, feed, out);
      board.phase = 'play';
      board.draws = null;
      if (board.passed.includes(seat) || !board.playing.includes(seat)) board.turn = leftOf(board, seat);
    }
    if (board.challenge) return yield* challenge(board, feed, seat);
  }
  return { seat: owner, how: 'unchallenged' };
}

/** The closed cards of the last meld open. The loser draws, the table is cleared, and whoever was right leads. */
function* challenge(board: DuvidaeBoard, feed: DuvidaeNews[], by: Seat): Script<RoundWon | null | 'led'> {
  const meld = topMeld(board) as Meld;
  board.phase = 'open';
  board.turn = null;
  board.challenge = { by, against: meld.by };
  feed.push({ kind: 'doubt', seat: by, against: meld.by, n: sizeOf(meld), shown: meld.shown });

  const { shown, out } = yield* openMeld(board, feed, meld);
  if (out && !out.seats.includes(meld.by)) throw out;
  const opened = out ? shown.map(() => null) : shown;
  const last = { ...settle(board, meld, by, opened), number: (board.last?.number ?? 0) + 1 };
  board.last = last;
  const { against, cards, result, penalty, outcome, due, loser } = last;
  feed.push({ kind: 'verdict', by, against, shown: meld.shown, cards, result, penalty, outcome, due });
  if (out) throw out; // who does not open is caught, and nobody draws
  if (outcome === 'won') return { seat: meld.by, how: 'proved' };
  if (outcome === 'void' || loser === null) return null;

  const drew = yield* drawCards(board, feed, loser, due);
  board.last = { ...last, drew };
  if (board.table.length > 0) clear(board, last);
  board.phase = 'play';
  board.challenge = null;
  board.turn = result === 'truth' ? meld.by : by;
  return 'led';
}

/** The owner's closed cards open. While its hand is empty the round hangs on these cards alone, whoever else goes (8.2). */
function* openMeld(board: DuvidaeBoard, feed: DuvidaeNews[], meld: Meld): Script<Opened<Face>> {
  for (;;) {
    try {
      const opened = yield* open<Face>(meld.down);
      if (!opened.out || opened.out.seats.includes(meld.by) || !isLastChance(board)) return opened;
      goOnDry(board, feed, opened.out);
      return { shown: opened.shown, out: null };
    } catch (out) {
      if (!(out instanceof Out)) throw out;
      if (out.seats.includes(meld.by) || !isLastChance(board)) return { shown: meld.down.map(() => null), out };
      goOnDry(board, feed, out);
    }
  }
}

/** Draws from the pile, then from the discards mixed anew, in a challenge at last from what lies on the table. */
function* drawCards(board: DuvidaeBoard, feed: DuvidaeNews[], seat: Seat, due: number): Script<number> {
  board.phase = 'draw';
  board.draws = { seat, count: due };
  let count = yield* drawSome(board, feed, seat, due);
  if (count < due && board.challenge && board.table.length > 0) {
    clear(board, board.last);
    count += yield* drawSome(board, feed, seat, due - count);
  }
  board.draws = null;
  feed.push({ kind: 'drew', seat, count, due });
  return count;
}
function* drawSome(board: DuvidaeBoard, feed: DuvidaeNews[], seat: Seat, count: number): Script<number> {
  const stock = { pile: board.pile, discard: board.discard };
  const { cards, pile, discard } = yield* draw(seat, count, stock);
  if (discard.length < stock.discard.length) {
    board.seen = {};
    feed.push({ kind: 'reshuffled', cards: stock.discard.length });
  }
  board.pile = pile;
  board.discard = discard;
  board.hands[seat] = [...at(board.hands, seat), ...cards];
  return cards.length;
}
