import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { canonical, type Plain } from '../../../../src/core/plain.ts';
import { at, type Seat } from '../../../../src/core/seat.ts';
import { biddersOn, ducksOf, printedAnswer, unusedCards, writerOf } from '../../../../src/games/how-dare/deck.ts';
import { howDare, safe } from '../../../../src/games/how-dare/game.ts';
import { largest, lowest } from '../../../../src/games/how-dare/moves.ts';
import { options as specs, readOptions } from '../../../../src/games/how-dare/options.ts';
import type { HowDareMove, HowDareOptions } from '../../../../src/games/how-dare/position.ts';
import { contenders } from '../../../../src/games/how-dare/seats.ts';
import { say as tell } from '../../../../src/games/how-dare/words.ts';
import { pick, Play, runSeed, seeded } from '../script.ts';
import { ownText, type HowDarePlay } from './table.ts';

type Dice = (n: number) => number;
function anyOptions(n: Dice): HowDareOptions {
  const read = readOptions({ ...Object.fromEntries(specs.map((o) => [o.key, pick(o.values, n).value])), lastLosers: n(1024) }); // prettier-ignore
  assert.ok(read.ok);
  return read.value;
}
/** Cards are conserved: each that is used lies at one seat, is being played, or has left the game; none twice. */
function countCards({ board }: HowDarePlay): void {
  const won = board.seats.flatMap((s) => at(board.taken, s));
  assert.equal(new Set(won.map((w) => w.card)).size, won.length, 'a card lies at one seat only');
  assert.equal(new Set(board.used).size, board.used.length, 'no card comes up twice');
  for (const { card, ducks } of won) {
    assert.ok(board.used.includes(card));
    assert.equal(ducks, ducksOf(board, card));
  }
  assert.ok(unusedCards(board).every((id) => !board.used.includes(id)));
  assert.ok(board.round <= board.options.rounds);
}
/** What is asked is asked of seats that are here and may bid, and they can do something legal. */
function canGoOn(play: HowDarePlay): void {
  const { ask, board, feed } = play;
  const gone = board.gone.map((g) => g.seat);
  assert.ok(board.playing.every((s) => !gone.includes(s) && !board.eliminated.includes(s)));
  assert.ok(feed.length === 0 || typeof tell(feed.at(-1) as never, String) === 'string');
  if (ask?.kind === 'together') assert.deepEqual(ask.seats, board.playing);
  if (ask?.kind === 'seal') assert.ok(board.writers.includes(ask.seat) && board.turn === ask.seat);
  if (ask?.kind !== 'choose') return;
  const { seat } = ask;
  assert.equal(board.turn, seat);
  assert.ok(contenders(board).length > 1);
  if (board.phase === 'bid') {
    assert.ok(biddersOn(board, board.card).includes(seat) && biddersOn(board, board.card).length > 1);
    assert.notEqual(writerOf(board, board.card), seat);
    assert.notEqual(board.bids.at(-1)?.by, seat, 'nobody answers the own number');
  }
  const legal = howDare.moves(board, seat, {});
  assert.ok(legal.length > 0);
  for (const move of [...legal, safe(board)]) assert.equal(play.refusal(move), null, JSON.stringify(move));
  const low = lowest(board);
  const kind = board.phase === 'doubled' ? 'withdraw' : 'say';
  const may = board.phase === 'bid' || board.phase === 'doubled';
  for (const n of [low - 1, low, low + 1, largest, largest + 1, 0.5])
    assert.equal(play.refusal({ kind, n }) === null, may && Number.isInteger(n) && n >= low && n <= largest, `${n}`);
  for (const kind of ['dare', 'spotOn', 'accept', 'double', 'stand'])
    assert.equal(play.refusal({ kind }) === null, legal.some((m) => 'kind' in m && m.kind === kind), kind); // prettier-ignore
  if (board.card !== null && board.question !== null && !board.card.startsWith('own-')) {
    const answer = printedAnswer(board.card, board.question);
    const round = feed.findLastIndex((news) => news.kind === 'round');
    const here = JSON.stringify([board.card, board.question, board.turn, feed.slice(round).filter((news) => news.kind !== 'bid' && news.kind !== 'dare' && news.kind !== 'withdrawn' && news.kind !== 'gone')]); // prettier-ignore
    assert.ok(answer < 1000 || !here.includes(String(answer)), 'the answer is told before the check');
  }
}
function anyMove(play: HowDarePlay, seat: Seat, n: Dice): HowDareMove {
  if (n(2) === 0) return howDare.bot(play.board, seat, {}, n) ?? safe(play.board);
  const legal = howDare.moves(play.board, seat, {});
  const words = legal.filter((m) => 'kind' in m && m.kind !== 'say');
  return words.length > 0 && n(3) === 0 ? pick(words, n) : pick(legal.slice(0, 1 + n(4)), n);
}
/** What happened at each ask, so that the same can be done again. */
type Done = { readonly answer: unknown } | { readonly seats: readonly Seat[] };

/** Answers an ask that people decide; false: it is one that nobody decides. */
function decide(play: HowDarePlay, n: Dice): boolean {
  const { ask, board } = play;
  switch (ask?.kind) {
    case 'choose':
      play.give(anyMove(play, ask.seat, n));
      return true;
    case 'together': {
      const large = board.phase === 'pack' ? howDare.moves(board, ask.seats[0] as Seat, {}) : [];
      play.give(
        Object.fromEntries(
          ask.seats.map((s) => [s, board.phase === 'blank' ? { kind: 'blank', write: n(3) === 0 } : pick(large, n)]),
        ),
      );
      return true;
    }
    case 'seal': {
      const blank = n(12) === 0;
      const answers = blank ? [] : Array.from({ length: 6 }, () => (n(40) === 0 ? 0 : 1 + n(300)));
      play.give({ text: blank ? null : ownText(`theme ${n(1e6)}`), answers: play.hold(ask.seat, answers) });
      return true;
    }
    default:
      return false;
  }
}
function playOut(
  n: Dice,
  leaving: number,
  check: (play: HowDarePlay) => void,
): { play: HowDarePlay; done: readonly Done[] } {
  const done: Done[] = [];
  const play: HowDarePlay = new Play(howDare, 2 + n(9), anyOptions(n), { chance: n });
  const give = play.give.bind(play);
  play.give = (answer) => {
    done.push({ answer });
    give(answer);
  };
  for (let asks = 0; play.ask; asks++) {
    assert.ok(asks < 20_000, 'a game ends');
    check(play);
    const goes = n(100) < leaving && play.ask.kind !== 'round' && play.ask.kind !== 'foul';
    const seats = play.board.playing.filter(() => n(3) === 0);
    if (goes && play.ask.kind === 'open' && n(2) === 0) assert.ok(play.draw([...play.board.playing]));
    else if (goes && seats.length > 0) {
      done.push({ seats });
      play.leave(...seats);
    } else if (!decide(play, n)) {
      if (play.ask.kind === 'foul') done.push({ seats: [play.ask.seat] });
      assert.ok(play.draw());
    }
  }
  check(play);
  return { play, done };
}
function atTheEnd({ board, ending }: HowDarePlay): void {
  assert.equal(board.phase, 'over');
  const lines = howDare.standings(board);
  assert.deepEqual(
    lines.map((l) => l.seat).toSorted((a, b) => a - b),
    board.seats.filter((s) => s !== board.master),
  );
  assert.equal(ending?.winner ?? null, board.winners.length === 1 ? board.winners[0] : null);
  const stayed = contenders(board);
  if (stayed.length > 0) assert.equal(lines.some((l) => l.place === 1 && l.gone === undefined), board.winners.length > 0); // prettier-ignore
  for (const l of lines.filter((x) => x.place === 1)) assert.ok(board.winners.includes(l.seat) || stayed.length === 0);
  const firstGone = lines.findIndex((l) => l.gone);
  if (firstGone >= 0) assert.ok(lines.slice(firstGone).every((l) => l.gone), 'gone seats come last'); // prettier-ignore
}

describe('games of How Dare You? by chance, under any house rules', () => {
  const games = (name: string, count: number, leaving: (n: Dice) => number): void => {
    const seed = runSeed(name);
    const seen = new Set<string>();
    for (let game = 0; game < count; game++) {
      const n = seeded(seed + game);
      try {
        const { play } = playOut(n, leaving(n), (p) => {
          countCards(p);
          canGoOn(p);
        });
        atTheEnd(play);
        for (const news of play.feed) seen.add(news.kind);
      } catch (error) {
        throw new Error(`SEED=${seed + game}`, { cause: error });
      }
    }
    for (const kind of ['wrote', 'master', 'verdict', 'lost', 'kept', 'doubled', 'withdrawn', 'eliminated', 'won'])
      assert.ok(seen.has(kind), `no ${kind} in all games`);
  };
  it('every game ends, cards are conserved, somebody present can always do something legal, and no answer is told early', () =>
    games('how-dare to the end', 200, () => 0));
  it('seats may leave anywhere, alone or together, also before they open an answer', () =>
    games('how-dare leaving', 300, (n) => 1 + n(12)));
  it('the same answers give the same board and feed, byte for byte, at every ask', () => {
    const seed = runSeed('how-dare twice');
    for (let game = 0; game < 30; game++) {
      const trail: string[] = [];
      const bytes = (play: HowDarePlay): string =>
        Buffer.from(canonical([play.board as unknown as Plain, play.feed])).toString('base64');
      const { play, done } = playOut(seeded(seed + game), 0, (p) => trail.push(bytes(p)));
      const { seats, options } = play.board;
      const again: HowDarePlay = new Play(howDare, seats.length, options, { chance: () => 0 });
      const second: string[] = [bytes(again)];
      for (const step of done) {
        if ('answer' in step) again.give(step.answer);
        else if (again.ask?.kind === 'foul') again.draw();
        else again.leave(...step.seats);
        second.push(bytes(again));
      }
      assert.deepEqual(second, trail);
      assert.deepEqual(again.ending, play.ending);
    }
  });
});
