import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { canonical, type Plain } from '../../../../src/core/plain.ts';
import type { Seat } from '../../../../src/core/seat.ts';
import { bot, silentFrom } from '../../../../src/games/doubt/bot.ts';
import { doubt } from '../../../../src/games/doubt/game.ts';
import { options as specs, readOptions } from '../../../../src/games/doubt/options.ts';
import { active } from '../../../../src/games/doubt/order.ts';
import type { DoubtMove, DoubtOptions } from '../../../../src/games/doubt/position.ts';
import { say } from '../../../../src/games/doubt/words.ts';
import type { Laid } from '../../../../src/games/play.ts';
import { pick, Play, runSeed, seeded } from '../script.ts';
import { conserved, doubts, type DoubtPlay } from './table.ts';

type Dice = (n: number) => number;
function anyOptions(n: Dice): DoubtOptions {
  const read = readOptions(Object.fromEntries(specs.map((o) => [o.key, pick(o.values, n).value])));
  assert.ok(read.ok);
  return read.value;
}
const key = (move: unknown): string => JSON.stringify(move);

/** Progress: what is asked is asked of seats that are present, and they can do something legal. */
function canGoOn(play: DoubtPlay): void {
  const { ask, board } = play;
  assert.ok(board.gone.every((g) => !board.playing.includes(g.seat)), 'who has gone owes nothing'); // prettier-ignore
  assert.ok(active(board).every((s) => board.playing.includes(s))); // prettier-ignore
  if (ask?.kind === 'playCards') {
    assert.deepEqual([board.turn, board.phase], [ask.seat, 'turn']);
    assert.ok(active(board).includes(ask.seat));
    assert.deepEqual(ask.hand, board.hands[ask.seat]);
    const known = play.known(ask.seat);
    const legal = doubt.moves(board, ask.seat, known);
    assert.ok(legal.length > 0, 'somebody is asked and can do nothing');
    for (const m of [...legal.slice(-3), doubt.safe(board, ask.seat, known)])
      assert.ok('move' in m && play.refusal(m.move) === null, key(m));
  }
  if (ask?.kind === 'race') {
    const { seats, stake } = ask.window;
    assert.deepEqual([seats, board.turn], [active(board).filter((s) => s !== stake), null]);
    for (const s of board.seats) assert.equal(play.refusal(doubts, s) === null, seats.includes(s));
    for (const s of board.seats) assert.equal(doubt.moves(board, s, {}).length, seats.includes(s) ? 1 : 0);
  }
  if (ask?.kind === 'take') assert.ok(active(board).includes(ask.seat) && ask.things.length > 0);
}
/** A turn by chance, honest in two of three; a bot's now and then. */
function anyTurn(play: DoubtPlay, seat: Seat, n: Dice): Laid<Plain> {
  const known = play.known(seat);
  const legal = doubt.moves(play.board, seat, known);
  const said: DoubtMove = n(3) === 0 ? (bot(play.board, seat, known, n) ?? pick(legal, n)) : pick(legal, n);
  assert.ok('move' in said);
  return said;
}
type Done =
  { readonly kind: 'give'; readonly answer: unknown } | { readonly kind: 'leave'; readonly seats: readonly Seat[] };

/** Plays one game to its end; `leaving` in a hundred asks somebody goes. */
function playOut(
  n: Dice,
  leaving: number,
  check: (play: DoubtPlay) => void,
  house = anyOptions(n),
): { play: DoubtPlay; done: readonly Done[] } {
  // prettier-ignore
  const done: Done[] = [];
  const play: DoubtPlay = new Play(doubt, 3 + n(5), house, { chance: n });
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
    const { ask } = play;
    // A holder may go instead of opening or handing over; the taker itself is thrown.
    const closes = ask.kind === 'open' || (ask.kind === 'take' && !seats.includes(ask.seat));
    if (goes && seats.length > 0 && closes && n(3) > 0) assert.ok(play.draw(seats));
    else if (goes && seats.length > 0 && ask.kind !== 'round') {
      done.push({ kind: 'leave', seats });
      play.leave(...seats);
    } else if (ask.kind === 'playCards') {
      const { move, lay } = anyTurn(play, ask.seat, n);
      play.lay(move, lay);
    } else if (ask.kind === 'race') {
      const [seat, ...others] = ask.window.seats.filter(() => n(8 + Math.floor(play.board.turns / 20)) === 0);
      play.give(seat === undefined ? null : { seat, move: doubts, others });
    } else assert.ok(play.draw());
  }
  check(play);
  return { play, done };
}
function atTheEnd({ board, ending, feed }: DoubtPlay): void {
  assert.equal(board.phase, 'over');
  assert.equal(ending?.winner, board.winner);
  const lines = doubt.standings(board);
  assert.deepEqual(lines.map((l) => l.seat).toSorted((a, b) => a - b), board.seats); // prettier-ignore
  if (board.winner !== null) assert.deepEqual([lines[0]?.seat, lines[0]?.place], [board.winner, 1]);
  if (board.winner !== null && lines.length > 1) assert.notEqual(lines[1]?.place, 1);
  const firstGone = lines.findIndex((l) => l.gone);
  if (firstGone >= 0) assert.ok(lines.slice(firstGone).every((l) => l.gone), 'gone seats come last'); // prettier-ignore
  for (const [i, l] of lines.entries()) assert.ok(l.place === i + 1 || l.place === lines[i - 1]?.place);
  for (const news of feed) assert.match(say(news, (s) => `P${s}`), /^P?[^ ].*[.?”]$/); // prettier-ignore
}

describe('games of I Doubt It by chance, under any house rules', () => {
  it('every game ends, every card is in one place at every ask, and somebody can always do something legal', () => {
    const seed = runSeed('doubt to the end');
    for (let game = 0; game < 120; game++)
      try {
        atTheEnd(
          playOut(seeded(seed + game), 0, (play) => {
            conserved(play);
            canGoOn(play);
          }).play,
        );
      } catch (error) {
        throw new Error(`SEED=${seed + game}: ${error instanceof Error ? (error.stack ?? '') : ''}`, { cause: error });
      }
  });
  it('seats may leave anywhere, alone or together, also with closed cards', () => {
    const seed = runSeed('doubt leaving');
    const seen = new Set<string>();
    const kinds = ['truth', 'lie', 'closed', 'stays', 'out', 'gone', 'limit', 'took'];
    // Some ends are rare: 400 games have shown no limit with the seeds 722632568 and 2059390354.
    for (let game = 0; game < 400 || (game < 8000 && !kinds.every((kind) => seen.has(kind))); game++)
      try {
        const n = seeded(seed + game);
        const { play } = playOut(n, 1 + n(9), (p) => {
          conserved(p);
          canGoOn(p);
        });
        atTheEnd(play);
        for (const news of play.feed) seen.add(news.kind === 'verdict' ? news.result : news.kind);
      } catch (error) {
        throw new Error(`SEED=${seed + game}: ${error instanceof Error ? (error.stack ?? '') : ''}`, { cause: error });
      }
    for (const kind of kinds) assert.ok(seen.has(kind), `no ${kind}`);
  });
  it('the same answers give the same board and feed, byte for byte, at every ask', () => {
    const seed = runSeed('doubt twice');
    for (let game = 0; game < 40; game++) {
      const bytes = (play: DoubtPlay): string =>
        Buffer.from(canonical([play.board as unknown as Plain, play.feed as unknown as Plain])).toString('base64');
      const trail: string[] = [];
      const { play, done } = playOut(seeded(seed + game), 2, (p) => trail.push(bytes(p)));
      const { seats, options } = play.board;
      const again: DoubtPlay = new Play(doubt, seats.length, options, { chance: () => 0 });
      const second = [bytes(again)];
      for (const step of done) {
        if (step.kind === 'give') again.give(step.answer);
        else again.leave(...step.seats);
        second.push(bytes(again));
      }
      assert.deepEqual(second, trail);
      assert.deepEqual(again.ending, play.ending);
    }
  });
  it('the public part that is accepted is the one that is offered', () => {
    const seed = runSeed('doubt offered and accepted');
    const everything: readonly Plain[] = [
      { kind: 'declare' }, { kind: 'pass' }, doubts, { kind: 'place', claim: 'rank' }, { kind: 'place', claim: 'colour' },
      ...[0, 1, 2, 3, 4, 5].map((n) => ({ kind: 'play', n })), { kind: 'place' }, { kind: 'pass', n: 1 }, null, 5, 'pass',
    ]; // prettier-ignore
    for (let game = 0; game < 30; game++)
      playOut(seeded(seed + game), 2, (play) => {
        const { ask, board } = play;
        if (ask?.kind !== 'playCards') return;
        const offered = new Set(
          doubt.moves(board, ask.seat, play.known(ask.seat)).map((m) => key('move' in m ? m.move : m)),
        );
        const before = key([board, play.feed]);
        // A declaration without a name is legal as far as all can see, even where only Jokers are left.
        for (const move of everything)
          if (key(move) !== '{"kind":"declare"}' || !board.options.jokers)
            assert.equal(play.refusal(move) === null, offered.has(key(move)), key(move));
        assert.equal(key([board, play.feed]), before, 'a check changes nothing');
      });
  });
  it('games between bots end, for every number of seats, and in a number of turns that is bounded', () => {
    const seed = runSeed('doubt bots to the end');
    const lengths: number[] = [];
    for (let game = 0; game < 50; game++) {
      const n = seeded(seed + game);
      const play: DoubtPlay = new Play(doubt, 3 + (game % 5), { ...anyOptions(n), turnLimit: 'none' }, { chance: n });
      while (play.run()) {
        const { ask, board } = play;
        if (ask?.kind === 'race') {
          const spoke = ask.window.seats.filter((s) => bot(board, s, play.known(s), n) !== null);
          const [first, ...others] = spoke;
          play.window(first ?? null, doubts, others);
          continue;
        }
        const seat = play.chooser;
        const said = bot(board, seat, play.known(seat), n);
        assert.ok(said && 'move' in said);
        play.lay(said.move, said.lay);
      }
      atTheEnd(play);
      lengths.push(play.board.turns);
    }
    lengths.sort((a, b) => a - b);
    console.log(`turns of bots: median ${lengths[25]}, longest ${lengths.at(-1)}`);
    assert.ok((lengths.at(-1) ?? 0) < silentFrom + 52 * 7);
  });
});
