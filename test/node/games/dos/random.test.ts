import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { canonical, type Plain } from '../../../../src/core/plain.ts';
import { at, type Seat } from '../../../../src/core/seat.ts';
import { pack, type Face } from '../../../../src/games/dos/faces.ts';
import { dos } from '../../../../src/games/dos/game.ts';
import { handOf, sets } from '../../../../src/games/dos/hand.ts';
import { choicesOf, holds } from '../../../../src/games/dos/matching.ts';
import { options as specs, readOptions } from '../../../../src/games/dos/options.ts';
import type { DosMove, DosOptions } from '../../../../src/games/dos/position.ts';
import { say } from '../../../../src/games/dos/words.ts';
import { pick, Play, runSeed, seeded } from '../script.ts';
import type { DosPlay } from './table.ts';

type Dice = (n: number) => number;
function anyOptions(n: Dice): DosOptions {
  const read = readOptions(Object.fromEntries(specs.map((o) => [o.key, pick(o.values, n).value])));
  assert.ok(read.ok);
  return { ...read.value, target: n(3) === 0 ? 100 : 'round' };
}

/** All 108 cards are somewhere, each once: in hands, in the row, on it, in the pile, in the discard pile. */
function count(play: DosPlay): void {
  const { board, ask } = play;
  const face = (slot: number): Face => play.face(slot);
  const row = board.row.flatMap((c) => [c, ...(c.match?.cards ?? [])]);
  const all = [...board.seats.flatMap((s) => at(board.hands, s)), ...row, ...board.pile, ...board.discard];
  if (all.length === 0) {
    assert.ok(board.phase === 'lot' || board.phase === 'deal' || board.phase === 'over', board.phase);
    return;
  }
  assert.equal(new Set(all.map((t) => t.sealed)).size, 108, `no card twice, at ${ask?.kind ?? 'the end'}`);
  assert.deepEqual(all.map((t) => face(t.sealed)).toSorted((a, b) => a - b), pack); // prettier-ignore
  for (const c of row) assert.equal(face(c.sealed), c.face, 'what lies open is what is written of it');
}
/** Whoever is asked is present and can do something legal; who has gone owes nothing. */
function canGoOn(play: DosPlay): void {
  const { ask, board } = play;
  const gone = board.gone.map((g) => g.seat);
  assert.ok(board.playing.every((s) => !gone.includes(s)));
  if (ask?.kind !== 'playCards' && ask?.kind !== 'race') return;
  for (const seat of ask.kind === 'playCards' ? [ask.seat] : ask.window.seats) {
    assert.ok(board.playing.includes(seat));
    const legal = dos.moves(board, seat, play.known(seat));
    assert.ok(legal.length > 0, 'somebody is asked and can do nothing');
    for (const m of [...legal, dos.safe(board, seat, play.known(seat))])
      assert.equal(play.refusal('lay' in m ? m.move : m, seat), null, JSON.stringify(m));
  }
  if (ask.kind === 'playCards') assert.ok(board.turn === ask.seat && board.at !== 'end' && ask.hand.length > 0);
}

/** What is accepted and holds is exactly what is offered (of equal choices one). */
function exactly(play: DosPlay): void {
  const { ask, board } = play;
  if (ask?.kind !== 'playCards') return;
  const { seat } = ask;
  const hand = handOf(board, seat, play.known(seat));
  const legal = dos.moves(board, seat, play.known(seat)).flatMap((m) => ('lay' in m ? [m] : []));
  const key = (move: Plain): string =>
    JSON.stringify(move, ['kind', 'target', 'cards', 'value', 'colour', 'dos', 'seat']);
  const offered = new Set(legal.map((m) => key(m.move)));
  const before = JSON.stringify([board, play.feed]);
  const plain: Plain[] = [true, false].flatMap((word) => [
    { kind: 'draw', dos: word },
    { kind: 'stop', dos: word },
    ...[0, 1, 2, 3].map((cards) => ({ kind: 'place', cards, dos: word })),
  ]);
  plain.push(...board.seats.map((s) => ({ kind: 'catch', seat: s })));
  for (const move of plain) assert.equal(play.refusal(move) === null, offered.has(key(move)), key(move));
  for (const { move, lay } of legal) {
    if (move.kind !== 'match') continue;
    const row = board.row[move.target]?.face ?? -1;
    assert.ok(holds(row, lay.map((s) => play.face(s)), move), key(move)); // prettier-ignore
  }
  for (const [target, row] of board.row.entries())
    for (const cards of [...sets(hand, 1), ...sets(hand, 2)]) {
      const all = choicesOf(row.face, cards.map((c) => c.face)); // prettier-ignore
      const said = { kind: 'match', target, cards: cards.length, value: 1, colour: null, ...all[0], dos: false };
      const fits = all.length > 0 && play.refusal(said) === null;
      const found = legal.some(
        ({ move, lay }) => move.kind === 'match' && move.target === target && lay.length === cards.length && lay.every((s) => cards.some((c) => c.sealed === s)), // prettier-ignore
      );
      assert.equal(found, fits, key(said));
    }
  assert.equal(JSON.stringify([board, play.feed]), before, 'a check changes nothing');
}

/** A move of a player who plays by chance, but mostly matches, or is a bot; a stubborn one mostly draws until nothing is left. */
function anyMove(play: DosPlay, seat: Seat, n: Dice, stubborn: boolean): DosMove {
  const known = play.known(seat);
  if (stubborn && play.board.round === 1 && n(20) > 0) return dos.safe(play.board, seat, known);
  if (n(3) === 0) return dos.bot(play.board, seat, known, n) ?? pick(dos.moves(play.board, seat, known), n);
  const legal = dos.moves(play.board, seat, known);
  const matches = legal.filter((m) => 'lay' in m && m.move.kind === 'match');
  return matches.length > 0 && n(6) > 0 ? pick(matches, n) : pick(legal, n);
}
/** What happened at each ask, so that the same can be done again. */
type Done =
  { readonly kind: 'give'; readonly answer: unknown } | { readonly kind: 'leave'; readonly seats: readonly Seat[] };

function playOut(n: Dice, leaving: number, check: (play: DosPlay) => void): { play: DosPlay; done: readonly Done[] } {
  const done: Done[] = [];
  const stubborn = n(4) === 0;
  const play: DosPlay = new Play(dos, 2 + n(5), anyOptions(n), { chance: n });
  const give = play.give.bind(play);
  play.give = (answer) => {
    done.push({ kind: 'give', answer });
    give(answer);
  };
  for (let asks = 0; play.ask; asks++) {
    assert.ok(asks < 6000, 'a game ends');
    check(play);
    const { ask, board } = play;
    const goes = ask.kind !== 'round' && n(1000) < leaving;
    const seats = board.playing.filter(() => n(3) === 0);
    if (goes && seats.length > 0) {
      if (ask.kind === 'open' && board.phase === 'count' && n(2) === 0) {
        play.draw(seats);
        continue;
      }
      done.push({ kind: 'leave', seats });
      play.leave(...seats);
    } else if (ask.kind === 'playCards') {
      const move = anyMove(play, ask.seat, n, stubborn);
      assert.ok('lay' in move);
      play.lay(move.move, move.lay);
    } else if (ask.kind === 'race') {
      const spoken = ask.window.seats.filter(() => n(3) === 0);
      const [seat, ...others] = spoken;
      if (seat === undefined) play.window(null);
      else play.window(seat, dos.moves(board, seat, play.known(seat))[0], others);
    } else assert.ok(play.draw());
  }
  check(play);
  return { play, done };
}
function atTheEnd({ board, ending, feed }: DosPlay): void {
  assert.equal(board.phase, 'over');
  assert.equal(ending?.winner, board.winner);
  if (ending.why === 'won') assert.ok(board.winner !== null && board.playing.includes(board.winner));
  else assert.ok(board.playing.length <= 1);
  const lines = dos.standings(board);
  assert.deepEqual(
    lines.map((l) => l.seat).toSorted((x, y) => x - y),
    board.seats,
  );
  if (board.winner !== null) assert.deepEqual([lines[0]?.seat, lines[0]?.place], [board.winner, 1]);
  for (const [i, l] of lines.entries()) assert.ok(l.place === i + 1 || l.place === lines[i - 1]?.place);
  const scored = board.seats.map((s) => feed.reduce((sum, n) => (n.kind === 'counted' && n.seat === s ? sum + n.points : sum), 0)); // prettier-ignore
  assert.deepEqual(board.seats.map((s) => at(board.scores, s)), scored); // prettier-ignore
  for (const news of feed) assert.match(say(news, (s) => `P${s}`), /^[A-Z].*\.$/); // prettier-ignore
}
function many(name: string, games: number, one: (n: Dice, seed: number) => void): void {
  const seed = runSeed(name);
  for (let game = 0; game < games; game++) {
    try {
      one(seeded(seed + game), seed + game);
    } catch (error) {
      throw new Error(`SEED=${seed + game}`, { cause: error });
    }
  }
}

describe('games of DOS by chance, for two to six seats, under any house rules', () => {
  it('every game ends, all 108 cards are there after every ask, and whoever is asked can do something legal', () => {
    const seen = new Set<string>();
    many('dos to the end', 60, (n) => {
      const { play } = playOut(n, 0, (p) => {
        count(p);
        canGoOn(p);
      });
      atTheEnd(play);
      for (const news of play.feed) seen.add(news.kind);
    });
    for (const kind of ['counted', 'caught', 'reshuffled', 'unsaid', 'dry']) assert.ok(seen.has(kind), kind);
  });
  it('what is accepted and holds is exactly what is offered', () =>
    many('dos offered and accepted', 12, (n) => {
      const look = seeded(n(1000));
      playOut(n, 3, (play) => {
        if (look(4) === 0) exactly(play);
      });
    }));
  it('seats may leave anywhere, alone or together, also before they open their hands', () => {
    const seen = new Set<string>();
    many('dos leaving', 120, (n) => {
      const { play } = playOut(n, 10 + n(60), (p) => {
        count(p);
        canGoOn(p);
      });
      atTheEnd(play);
      for (const news of play.feed) seen.add(news.kind);
    });
    for (const kind of ['gone', 'void', 'counted', 'caught', 'unsaid']) assert.ok(seen.has(kind), kind);
  });
  it('the same answers give the same board and feed on every device', () =>
    many('dos again', 10, (n) => {
      const bytes = ({ board, feed }: DosPlay): string => Buffer.from(canonical([board, feed])).toString('base64');
      const trail: string[] = [];
      const { play, done } = playOut(n, 5, (p) => trail.push(bytes(p)));
      const { seats, options } = play.board;
      const again: DosPlay = new Play(dos, seats.length, options, { chance: () => 0 });
      const second = [bytes(again)];
      for (const step of done) {
        if (step.kind === 'give') again.give(step.answer);
        else again.leave(...step.seats);
        second.push(bytes(again));
      }
      assert.deepEqual(second, trail);
      assert.deepEqual(again.ending, play.ending);
    }));
});
