import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seatAt, type Seat } from '../../../../src/core/seat.ts';
import { duvidae } from '../../../../src/games/duvidae/game.ts';
import { defaults } from '../../../../src/games/duvidae/options.ts';
import type { DuvidaeOptions } from '../../../../src/games/duvidae/position.ts';
import { Play } from '../script.ts';
import { kinds, type DuvidaePlay } from './table.ts';

const table = (seats: number, of: Partial<DuvidaeOptions> = {}, drawn = 0): DuvidaePlay =>
  new Play(duvidae, seats, { ...defaults, ...of }, { chance: (n) => drawn % n });
/** All point at once: `at[i]` is whom seat i points at. */
function point(play: DuvidaePlay, at: readonly number[]): void {
  const { ask } = play;
  assert.ok(ask?.kind === 'together');
  const n = at.length;
  const votes = at.map((to, i) => ({ kind: 'point', left: (to - i + n) % n }));
  for (const vote of votes) assert.deepEqual(ask.check(vote), { ok: true, value: vote });
  play.give(Object.fromEntries(votes.map((vote, i) => [i, vote])));
}

describe('who leads the first round', () => {
  it('DV25: the one at whom most point', () => {
    const play = table(3);
    point(play, [2, 2, 0]);
    assert.deepEqual(play.feed.slice(0, 2), [
      {
        kind: 'pointed',
        votes: [0, 1, 2].map((seat) => ({ seat, at: [2, 2, 0][seat] })),
      },
      { kind: 'starter', seat: 2, how: 'vote' },
    ]);
    play.run();
    assert.equal(play.chooser, 2);
    assert.deepEqual(play.board.votes, { 0: 2, 1: 2, 2: 0 });
  });
  it('DV26: between equal ones a joint draw decides', () => {
    for (const [drawn, leads] of [
      [0, 0],
      [1, 1],
    ] as const) {
      const play = table(4, {}, drawn);
      point(play, [1, 0, 1, 0]);
      assert.ok(play.ask?.kind === 'chance' && play.ask.n === 2);
      play.run();
      assert.equal(play.chooser, leads);
      assert.deepEqual(play.feed[1], { kind: 'starter', seat: leads, how: 'tie' });
    }
  });
  it('DV27: nobody can point at themselves', () => {
    const play = table(3);
    const { ask } = play;
    assert.ok(ask?.kind === 'together');
    assert.deepEqual(ask.seats, [0, 1, 2]);
    for (const left of [0, 3])
      assert.deepEqual(ask.check({ kind: 'point', left }), { ok: false, fault: 'not-yourself' });
    for (const raw of [
      { kind: 'point', left: 4 },
      { kind: 'point', left: -1 },
      { kind: 'point', left: 0.5 },
      null,
      { kind: 'pass' },
    ])
      // prettier-ignore
      assert.deepEqual(ask.check(raw), { ok: false, fault: 'not-a-move' });
    for (const seat of [0, 1, 2].map(seatAt))
      assert.deepEqual(duvidae.moves(play.board, seat, {}), [
        { kind: 'point', left: 1 },
        { kind: 'point', left: 2 },
      ]);
  });
  it('with two seats, or by the house rule, it is drawn', () => {
    for (const play of [table(2, {}, 1), table(5, { first: 'lot' }, 1)]) {
      assert.equal(play.ask?.kind, 'chance');
      assert.deepEqual(duvidae.moves(play.board, seatAt(0), {}), []);
      play.run();
      assert.deepEqual([play.chooser, play.feed[0]], [1, { kind: 'starter', seat: 1, how: 'lot' }]);
    }
  });
  it('later rounds are not voted on', () => {
    const play = table(3, {}, 1);
    point(play, [1, 2, 1]);
    play.run();
    play.leave(seatAt(0));
    play.run();
    assert.deepEqual([play.ask?.kind, play.chooser], ['playCards', 1]);
  });
  it('whoever goes while all point: those left point anew, the last two draw', () => {
    const play = table(4);
    play.leave(seatAt(1));
    assert.ok(play.ask?.kind === 'together');
    assert.deepEqual(play.ask.seats, [0, 2, 3]);
    play.give({ 0: { kind: 'point', left: 1 }, 2: { kind: 'point', left: 1 }, 3: { kind: 'point', left: 2 } });
    assert.deepEqual(play.board.votes, { 0: 2, 2: 3, 3: 2 });
    play.run();
    assert.equal(play.chooser, 2);
    const two = table(3);
    two.leave(seatAt(0));
    assert.equal(two.ask?.kind, 'chance');
  });
  it('whoever goes during the draw of a tie: all is settled anew', () => {
    const play = table(4);
    point(play, [1, 0, 1, 0]);
    play.leave(seatAt(0));
    assert.ok(play.ask?.kind === 'together');
    assert.deepEqual([play.board.playing, play.board.votes], [[1, 2, 3], {}]);
  });
});

describe('the deal', () => {
  const dealt = (seats: number, of: Partial<DuvidaeOptions>): readonly number[] => {
    const play = table(seats, { first: 'lot', ...of });
    const ask = play.run('shuffle');
    assert.ok(ask?.kind === 'shuffle');
    assert.equal(ask.faces.length, 72);
    play.run();
    const sizes = play.board.seats.map((s: Seat) => play.board.hands[s]?.length ?? 0);
    assert.equal(new Set(sizes).size, 1);
    return [sizes[0] ?? 0, play.board.pile.length];
  };
  it('gives as many cards as the house rules say, nine only to six players', () => {
    assert.deepEqual(dealt(2, {}), [7, 58]);
    assert.deepEqual(dealt(8, {}), [7, 16]);
    assert.deepEqual(dealt(3, { hand: 5 }), [5, 57]);
    assert.deepEqual(dealt(6, { hand: 9 }), [9, 18]);
    assert.deepEqual(dealt(7, { hand: 9 }), [7, 23]);
  });
  it('begins with fresh keys, and each round mixes all 72 cards', () => {
    const play = table(2, { first: 'lot' });
    play.run('round');
    play.run('shuffle');
    play.run();
    assert.deepEqual(kinds(play), ['starter', 'round', 'dealt']);
  });
});
