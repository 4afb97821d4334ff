import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { canonical, type Plain } from '../../../../src/core/plain.ts';
import { at, type Seat } from '../../../../src/core/seat.ts';
import { rankOf } from '../../../../src/games/duvidae/faces.ts';
import { duvidae } from '../../../../src/games/duvidae/game.ts';
import { handOf, layClosed, type Card } from '../../../../src/games/duvidae/hand.ts';
import { handSize, topMeld } from '../../../../src/games/duvidae/melds.ts';
import { options as specs, readOptions } from '../../../../src/games/duvidae/options.ts';
import type { DuvidaeMove, DuvidaeOptions } from '../../../../src/games/duvidae/position.ts';
import type { Laid } from '../../../../src/games/play.ts';
import { pick, Play, runSeed, seeded } from '../script.ts';
import type { DuvidaePlay } from './table.ts';

type Dice = (n: number) => number;
function anyOptions(n: Dice): DuvidaeOptions {
  const read = readOptions(Object.fromEntries(specs.map((o) => [o.key, pick(o.values, n).value])));
  assert.ok(read.ok);
  return read.value;
}
/** Conservation: every one of the 72 cards is in one place; none is anywhere before the deal. */
function countCards({ board, ask }: DuvidaePlay): void {
  const table = board.table.reduce((sum, m) => sum + 1 + m.down.length, 0);
  const hands = board.seats.reduce((sum, s) => sum + handSize(board, s), 0);
  const all = board.pile.length + board.discard.length + table + hands + board.lost;
  const gathered = ask === null || ['together', 'chance', 'round', 'shuffle'].includes(ask.kind);
  if (ask === null) assert.ok(all === 0 || all === 72);
  else assert.equal(all, gathered ? 0 : 72, ask.kind);
  const slots = [
    ...board.pile,
    ...board.discard,
    ...board.table.flatMap((m) => [m.up, ...m.down]),
    ...board.seats.flatMap((s) => board.hands[s] ?? []),
  ].map((t) => t.sealed);
  assert.equal(new Set(slots).size, slots.length, 'no card is in two places');
  const discards = board.discard.map((t) => t.sealed);
  assert.ok(
    Object.keys(board.seen).every((slot) => discards.includes(Number(slot))),
    'only discards are remembered',
  );
}
/** The faces of all cards that lie somewhere are those of the pack. */
function countFaces(play: DuvidaePlay, pack: readonly number[]): void {
  const { board } = play;
  if (play.ask?.kind !== 'playCards' || board.lost > 0) return;
  const slots = [...board.pile, ...board.discard, ...board.table.flatMap((m) => [m.up, ...m.down]), ...board.seats.flatMap((s) => board.hands[s] ?? [])]; // prettier-ignore
  assert.deepEqual(slots.map((t) => play.face(t.sealed)).sort(), [...pack].sort());
}
/** Whether a turn is legal for one who sees the own hand: the public part is checked, the shown card must beat the table. */
function legal(play: DuvidaePlay, seat: Seat, lay: readonly Card[], shown: Card): boolean {
  const publicly = play.refusal({ kind: 'play', n: lay.length }) === null;
  assert.equal(layClosed(play.board, seat, lay, shown) === null, publicly && beats(play, lay.length, shown));
  return publicly && beats(play, lay.length, shown);
}
function beats(play: DuvidaePlay, n: number, shown: Card): boolean {
  const last = topMeld(play.board);
  return !last || n !== 1 + last.down.length || rankOf(shown.face) > rankOf(last.shown);
}
/** `check` accepts exactly what `moves` offers: for each number and each card that may be shown, whatever lies closed. */
function offersAll(play: DuvidaePlay, seat: Seat): void {
  const { board } = play;
  const known = play.known(seat);
  const hand = handOf(board, seat, known);
  const offered = duvidae.moves(board, seat, known).filter((m): m is Laid<DuvidaeMove> => 'move' in m);
  const before = JSON.stringify([board, play.feed]);
  for (let n = 1; n <= 5 && n <= hand.length; n++)
    for (const shown of hand) {
      const cards = [shown, ...hand.filter((c) => c !== shown).slice(0, n - 1)];
      const found = offered.some((m) => m.move.kind === 'play' && m.move.n === n && play.face(m.lay[0] ?? -1) === shown.face); // prettier-ignore
      assert.equal(found, legal(play, seat, cards, shown), `${n} with ${shown.face}`);
    }
  for (const kind of ['challenge', 'pass'])
    assert.equal(offered.some((m) => (m.move.kind as string) === kind), play.refusal({ kind }) === null, kind); // prettier-ignore
  assert.equal(new Set(offered.map((m) => JSON.stringify(m))).size, offered.length, 'nothing is offered twice');
  assert.equal(JSON.stringify([board, play.feed]), before, 'a check changes nothing');
}
/** Somebody who can do something legal is asked. */
function canGoOn(play: DuvidaePlay): void {
  const { ask, board } = play;
  assert.ok(board.playing.every((s) => board.gone.every((g) => g.seat !== s)), 'who has gone owes nothing'); // prettier-ignore
  if (ask?.kind === 'deal') assert.ok(Object.values(ask.wanted).every((n) => n > 0));
  if (ask?.kind === 'open') assert.ok(ask.things.length > 0 && ask.things.every((t) => board.playing.includes(play.ownerOf(t.sealed)))); // prettier-ignore
  if (ask?.kind !== 'playCards') return;
  const { seat } = ask;
  assert.deepEqual([board.turn, board.phase, board.playing.includes(seat)], [seat, 'play', true]);
  const moves = duvidae.moves(board, seat, play.known(seat));
  assert.ok(moves.length > 0 && moves.length <= 194, 'somebody is asked and can do nothing');
  for (const other of board.seats) if (other !== seat) assert.deepEqual(duvidae.moves(board, other, play.known(other)), []); // prettier-ignore
  const safe = duvidae.safe(board, seat, play.known(seat));
  assert.ok('move' in safe && play.refusal(safe.move) === null);
}
/** A turn of a player who bluffs wild, does anything that is offered, or is a bot. */
function anyTurn(play: DuvidaePlay, seat: Seat, n: Dice): Laid<Plain> {
  const known = play.known(seat);
  const moves = duvidae.moves(play.board, seat, known).filter((m) => 'move' in m);
  if (n(3) === 0) return duvidae.bot(play.board, seat, known, n) as Laid<Plain>;
  const said = pick(moves, n);
  if (said.move.kind !== 'play' || n(2) === 0) return said;
  const rest = handOf(play.board, seat, known).map((c) => c.slot).filter((s) => s !== said.lay[0]); // prettier-ignore
  const down = Array.from({ length: said.move.n - 1 }, () => rest.splice(n(rest.length), 1)[0] as number);
  return { move: said.move, lay: [said.lay[0] ?? -1, ...down] };
}

/** Plays one game to its end; in `leaving` of a hundred asks somebody goes. */
function playOut(n: Dice, leaving: number, check: (play: DuvidaePlay) => void, seats?: number): DuvidaePlay {
  const play: DuvidaePlay = new Play(duvidae, seats ?? 2 + n(7), anyOptions(n), { chance: n });
  for (let asks = 0; play.ask; asks++) {
    assert.ok(asks < 20_000, 'a game ends');
    check(play);
    const goes = n(100) < leaving ? play.board.playing.filter(() => n(3) === 0) : [];
    if (goes.length > 0 && !(play.ask.kind === 'open' && n(2) === 0)) play.leave(...goes);
    else if (play.ask.kind === 'together')
      play.give(Object.fromEntries(play.ask.seats.map((s) => [s, pick(duvidae.moves(play.board, s, {}), n)])));
    else if (play.ask.kind === 'playCards') {
      const { move, lay } = anyTurn(play, play.ask.seat, n);
      play.lay(move, lay);
    } else assert.ok(play.draw(play.ask.kind === 'open' ? goes : []));
  }
  check(play);
  return play;
}
function atTheEnd({ board, ending }: DuvidaePlay): void {
  assert.equal(board.phase, 'over');
  assert.equal(ending?.winner, board.winner);
  const won = ending.winner;
  assert.ok(board.playing.length <= 1 || (won !== null && at(board.points, won) === board.options.points));
  assert.equal(ending.why, won !== null && at(board.points, won) >= board.options.points ? 'won' : 'left');
  const lines = duvidae.standings(board);
  assert.deepEqual(lines.map((l) => l.seat).toSorted((x, y) => x - y), board.seats); // prettier-ignore
  if (won !== null) assert.deepEqual([lines[0]?.seat, lines[0]?.place], [won, 1]);
  const gone = lines.findIndex((l) => l.gone);
  if (gone >= 0) assert.ok(lines.slice(gone).every((l) => l.gone), 'gone seats come last'); // prettier-ignore
  for (const [i, l] of lines.entries()) assert.ok(l.place === i + 1 || l.place === lines[i - 1]?.place);
}

describe('games of DuvidaÊ! by chance, under any house rules', () => {
  it('every game of two to eight ends, and all 72 cards are somewhere at every ask', () => {
    const seed = runSeed('duvidae to the end');
    for (let game = 0; game < 140; game++) {
      const n = seeded(seed + game);
      let pack: readonly number[] = [];
      const play = playOut(
        n,
        0,
        (p) => {
          if (p.ask?.kind === 'shuffle') pack = p.ask.faces;
          countCards(p);
          countFaces(p, pack);
          canGoOn(p);
        },
        2 + (game % 7),
      );
      atTheEnd(play);
      assert.ok(play.feed.every((news) => news.kind !== 'gone' && news.kind !== 'void'));
    }
  });
  it('check accepts exactly what is offered', () => {
    const seed = runSeed('duvidae moves');
    for (let game = 0; game < 25; game++) {
      const n = seeded(seed + game);
      playOut(n, 0, (p) => {
        if (p.ask?.kind === 'playCards' && n(3) === 0) offersAll(p, p.ask.seat);
      });
    }
  });
  it('anybody may go anywhere', () => {
    const seed = runSeed('duvidae leaving');
    for (let game = 0; game < 300; game++) {
      const n = seeded(seed + game);
      const play = playOut(n, 1 + n(12), (p) => {
        countCards(p);
        canGoOn(p);
      });
      atTheEnd(play);
    }
  });
  it('the same answers give the same board and feed, as plain data', () => {
    const seed = runSeed('duvidae twice');
    for (let game = 0; game < 10; game++) {
      const once = playOut(seeded(seed + game), 3, () => undefined);
      const twice = playOut(seeded(seed + game), 3, () => undefined);
      assert.deepEqual(canonical(once.board), canonical(twice.board));
      assert.deepEqual(canonical(once.feed), canonical(twice.feed));
    }
  });
});
