import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { canonical, type Plain } from '../../../../src/core/plain.ts';
import { at, type Seat } from '../../../../src/core/seat.ts';
import { living, total } from '../../../../src/games/dudo/bids.ts';
import { dudo } from '../../../../src/games/dudo/game.ts';
import { options as specs, readOptions } from '../../../../src/games/dudo/options.ts';
import type { DudoBoard, DudoMove, DudoNews, DudoOptions } from '../../../../src/games/dudo/position.ts';
import { pick, Play, runSeed, seeded } from '../script.ts';
import { calza, dudoMove, type DudoPlay } from './table.ts';

type Dice = (n: number) => number;
function anyOptions(n: Dice): DudoOptions {
  const read = readOptions(Object.fromEntries(specs.map((o) => [o.key, pick(o.values, n).value])));
  assert.ok(read.ok);
  return read.value;
}
/** Every move that could be sent, legal or not. */
const everything = (board: DudoBoard): readonly Plain[] => [
  dudoMove,
  calza,
  ...[0, 1, 2, 3, 4, 5, 6, 7].flatMap((face) =>
    Array.from({ length: total(board) + 3 }, (_, i) => i - 1).flatMap((count) =>
      [{}, { way: 1 }, { way: -1 }].map((way) => ({ kind: 'bid', count, face, ...way })),
    ),
  ),
];
const key = (move: unknown): string => JSON.stringify(move, ['kind', 'count', 'face', 'way']);

/** Conservation: the dice on the board are those of the start, less what the feed says was lost or went, plus what came back. */
function countDice(play: DudoPlay): void {
  const { board, feed } = play;
  const moved = feed.map((n: DudoNews) =>
    n.kind === 'lost' || n.kind === 'gone' ? -n.dice : n.kind === 'regained' ? 1 : 0,
  );
  const start = board.seats.length * board.options.dice;
  assert.equal(total(board), start + moved.reduce((a: number, b) => a + b, 0));
  for (const s of board.seats) assert.ok(at(board.dice, s) >= 0 && at(board.dice, s) <= board.options.dice);
}
/** Progress: what is asked is asked of seats that are present and have dice, and they can do something legal. */
function canGoOn(play: DudoPlay, thorough: boolean): void {
  const { ask, board } = play;
  const gone = board.gone.map((g) => g.seat);
  assert.ok(
    board.playing.every((s) => !gone.includes(s)),
    'who has gone owes nothing',
  );
  if (!ask || ask.kind === 'round') return;
  if (ask.kind !== 'chance') assert.deepEqual(board.playing, living(board), 'who owes things has dice');
  const asked = ask.kind === 'choose' ? [ask.seat] : ask.kind === 'race' ? ask.window.seats : [];
  if (ask.kind === 'choose') assert.equal(board.turn, ask.seat);
  if (ask.kind === 'race') assert.ok(asked.length > 0 && board.turn === null);
  if (ask.kind === 'roll')
    assert.deepEqual(ask.cups, Object.fromEntries(living(board).map((s) => [s, at(board.dice, s)])));
  if (ask.kind === 'open') assert.equal(ask.things.length, total(board));
  for (const seat of asked) {
    assert.ok(board.playing.includes(seat));
    const legal = dudo.moves(board, seat, play.known(seat));
    assert.ok(legal.length > 0, 'somebody is asked and can do nothing');
    for (const move of legal.slice(-5)) assert.equal(play.refusal(move, seat), null, key(move));
    if (ask.kind === 'choose') assert.equal(play.refusal(dudo.safe(board, seat, play.known(seat))), null);
  }
  if (!thorough || (ask.kind !== 'choose' && ask.kind !== 'race')) return;
  for (const seat of ask.kind === 'race' ? board.seats : asked) {
    const legal = new Set(dudo.moves(board, seat, play.known(seat)).map(key));
    const before = JSON.stringify([board, play.feed]);
    for (const move of everything(board))
      assert.equal(play.refusal(move, seat) === null, legal.has(key(move)), key(move));
    assert.equal(JSON.stringify([board, play.feed]), before, 'a check changes nothing');
  }
}
/** A move of a player who bids low, bids wild, doubts, or is a bot. */
function anyMove(play: DudoPlay, seat: Seat, n: Dice): DudoMove {
  const legal = dudo.moves(play.board, seat, play.known(seat));
  const bold = legal.filter((m) => m.kind !== 'bid');
  if (n(3) === 0) return dudo.bot(play.board, seat, play.known(seat), n) ?? pick(legal, n);
  return bold.length > 0 && n(4) === 0 ? pick(bold, n) : pick(legal.slice(0, 1 + n(legal.length)), n);
}
/** What happened at each ask, so that the same can be done again. */
type Done =
  { readonly kind: 'give'; readonly answer: unknown } | { readonly kind: 'leave'; readonly seats: readonly Seat[] };

/** Plays one game to its end; `leaving` in a hundred asks somebody goes. */
function playOut(n: Dice, leaving: number, check: (play: DudoPlay) => void): { play: DudoPlay; done: readonly Done[] } {
  const done: Done[] = [];
  const play: DudoPlay = new Play(dudo, 2 + n(5), anyOptions(n), { chance: n });
  const give = play.give.bind(play);
  play.give = (answer) => {
    done.push({ kind: 'give', answer });
    give(answer);
  };
  for (let asks = 0; play.ask; asks++) {
    assert.ok(asks < 20_000, 'a game ends');
    check(play);
    const goes = n(100) < leaving;
    const seats = play.board.playing.filter(() => n(3) === 0);
    if (goes && play.ask.kind !== 'open' && play.ask.kind !== 'round' && seats.length > 0) {
      done.push({ kind: 'leave', seats });
      play.leave(...seats);
    } else if (play.ask.kind === 'choose') play.give(anyMove(play, play.ask.seat, n));
    else if (play.ask.kind === 'race') {
      const spoken = play.ask.window.seats.filter(() => n(6) === 0);
      const [seat, ...others] = spoken;
      play.give(seat === undefined ? null : { seat, move: calza, others });
    } else if (play.ask.kind === 'open' && goes && n(4) === 0 && seats.length > 0) {
      done.push({ kind: 'leave', seats });
      play.leave(...seats);
    } else if (play.ask.kind === 'open' && goes) openSome(play, seats);
    else assert.ok(play.draw());
  }
  check(play);
  return { play, done };
}
function openSome(play: DudoPlay, seats: readonly Seat[]): void {
  assert.ok(play.draw(seats));
}
function atTheEnd({ board, ending }: DudoPlay): void {
  assert.equal(board.phase, 'over');
  const left = living(board);
  assert.ok(left.length <= 1);
  assert.equal(ending?.winner, left[0] ?? null);
  assert.equal(ending.winner, board.winner);
  const lines = dudo.standings(board);
  assert.deepEqual(
    lines.map((l) => l.seat).toSorted((a, b) => a - b),
    board.seats,
  );
  if (board.winner !== null) assert.deepEqual([lines[0]?.seat, lines[0]?.place], [board.winner, 1]);
  const firstGone = lines.findIndex((l) => l.gone);
  if (firstGone >= 0)
    assert.ok(
      lines.slice(firstGone).every((l) => l.gone),
      'gone seats come last',
    );
  for (const [i, l] of lines.entries()) assert.ok(l.place === i + 1 || l.place === lines[i - 1]?.place);
}

describe('games of Dudo by chance, under any house rules', () => {
  it('every game ends, dice are conserved, and somebody present can always do something legal', () => {
    const seed = runSeed('dudo to the end');
    for (let game = 0; game < 600; game++) {
      const n = seeded(seed + game);
      try {
        atTheEnd(
          playOut(n, 0, (play) => {
            countDice(play);
            canGoOn(play, false);
          }).play,
        );
      } catch (error) {
        throw new Error(`SEED=${seed + game}`, { cause: error });
      }
    }
  });
  it('what is accepted is exactly what is offered', () => {
    const seed = runSeed('dudo offered and accepted');
    for (let game = 0; game < 25; game++) {
      const n = seeded(seed + game);
      const look = seeded(seed - game);
      playOut(n, 2, (play) => canGoOn(play, look(12) === 0));
    }
  });
  it('seats may leave anywhere, alone or together, also with a closed cup', () => {
    const seed = runSeed('dudo leaving');
    const seen = new Set<string>();
    for (let game = 0; game < 800; game++) {
      const n = seeded(seed + game);
      try {
        const { play } = playOut(n, 1 + n(12), (p) => {
          countDice(p);
          canGoOn(p, false);
        });
        atTheEnd(play);
        for (const news of play.feed) if (news.kind === 'verdict') seen.add(`${news.result} ${news.closed > 0}`);
      } catch (error) {
        throw new Error(`SEED=${seed + game}`, { cause: error });
      }
    }
    for (const result of ['right', 'wrong', 'undecided'])
      assert.ok(seen.has(`${result} true`), `no ${result} with closed dice`);
  });
  it('the same answers give the same board and feed, byte for byte, at every ask', () => {
    const seed = runSeed('dudo twice');
    for (let game = 0; game < 60; game++) {
      const trail: string[] = [];
      const bytes = (play: DudoPlay): string =>
        Buffer.from(canonical([play.board as unknown as Plain, play.feed])).toString('base64');
      const { play, done } = playOut(seeded(seed + game), 3, (p) => trail.push(bytes(p)));
      const { seats, options } = play.board;
      const again: DudoPlay = new Play(dudo, seats.length, options, { chance: () => 0 });
      const second: string[] = [bytes(again)];
      for (const step of done) {
        if (step.kind === 'give') again.give(step.answer);
        else again.leave(...step.seats);
        second.push(bytes(again));
      }
      assert.deepEqual(second, trail);
      assert.deepEqual(again.ending, play.ending);
    }
  });
  it('after every bid the turn moves by exactly one living seat', () => {
    const seed = runSeed('dudo turns');
    for (let game = 0; game < 150; game++) {
      const n = seeded(seed + game);
      let before: { seat: Seat; round: number; bids: number } | null = null;
      playOut(n, 0, ({ ask, board }) => {
        if (ask?.kind !== 'choose') return;
        if (before?.round === board.round && board.bids.length === before.bids + 1) {
          const all = living(board);
          const i = all.indexOf(before.seat);
          assert.equal(ask.seat, all[(i + board.way + all.length) % all.length]);
        }
        before = { seat: ask.seat, round: board.round, bids: board.bids.length };
      });
    }
  });
});
