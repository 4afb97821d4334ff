import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seatAt, type Seat } from '../../../../src/core/seat.ts';
import { atLeast, bot, truthOdds, unseen } from '../../../../src/games/duvidae/bot.ts';
import { packOf, rankOf } from '../../../../src/games/duvidae/faces.ts';
import { duvidae } from '../../../../src/games/duvidae/game.ts';
import { handOf, isBluff } from '../../../../src/games/duvidae/hand.ts';
import { isLastChance } from '../../../../src/games/duvidae/melds.ts';
import { defaults, options as specs, readOptions } from '../../../../src/games/duvidae/options.ts';
import { look, type Laid } from '../../../../src/games/play.ts';
import type { DuvidaeMove } from '../../../../src/games/duvidae/position.ts';
import { pick, Play, runSeed, seeded } from '../script.ts';
import { challenges, passes, playWith, plays, type DuvidaePlay } from './table.ts';

const turn = (play: DuvidaePlay, seat: Seat, n: (n: number) => number): Laid<DuvidaeMove> => {
  const said = bot(play.board, seat, play.known(seat), n);
  assert.ok('move' in said);
  return said;
};
const often = (play: DuvidaePlay): readonly string[] =>
  Array.from({ length: 60 }, (_, i) => turn(play, play.chooser, seeded(i)).move.kind);
const many = '1 1 2 2 3 4 8';

describe('a bot at the table', () => {
  it('counts down what it holds, what was shown and what was opened', () => {
    const play = plays(playWith(['7 7+1 3+1 8', many]), '7 7+1 3+1');
    assert.deepEqual([7, 3, 1].map((r) => unseen(play.board, seatAt(1), play.known(seatAt(1))).of(r as 7)), [8, 8, 7]); // prettier-ignore
    assert.equal(unseen(play.board, seatAt(1), play.known(seatAt(1))).all, 72 - 7 - 1);
    assert.equal(unseen(play.board, seatAt(0), play.known(seatAt(0))).all, 72 - 4);
    challenges(play).run();
    const after = unseen(play.board, seatAt(1), play.known(seatAt(1)));
    assert.deepEqual([after.of(7), after.of(3), after.all], [7, 7, 72 - 7 - 3]);
  });
  it('remembers what it laid closed itself', () => {
    const play = passes(plays(playWith(['7 3 8', many]), '7 3'));
    assert.equal(unseen(play.board, seatAt(0), play.known(seatAt(0))).all, 72 - 3);
    assert.equal(unseen(play.board, seatAt(1), play.known(seatAt(1))).all, 72 - 8 - 1);
  });
  it('always doubts what cannot be', () => {
    const play = plays(playWith(['7 7 7 3 8', '7 7 7 7+1 7+1 7+2 2']), '7 7 7 3');
    assert.equal(truthOdds(play.board, seatAt(1), play.known(seatAt(1))), 0);
    assert.ok(often(play).every((kind) => kind === 'challenge'));
  });
  it('never doubts what it knows is true', () => {
    const play = plays(playWith(['7 7', many]), '7 7');
    const { board } = play;
    const rest = unseen(board, seatAt(1), play.known(seatAt(1)));
    assert.ok(rest.of(7) > 0 && truthOdds(board, seatAt(1), play.known(seatAt(1))) < 1);
    // It holds every card that is no seven, so what lies closed can be nothing else.
    board.hands[seatAt(1)] = play.hold(seatAt(1), packOf('mild').filter((f) => rankOf(f) !== 7)); // prettier-ignore
    assert.equal(truthOdds(board, seatAt(1), play.known(seatAt(1))), 1);
    assert.ok(often(play).every((kind) => kind !== 'challenge'));
  });
  it('does not let a round go without a challenge', () => {
    assert.ok(often(plays(playWith(['6 3', many]), '6 3')).every((kind) => kind === 'challenge'));
  });
  it('goes out when it can', () => {
    assert.ok(often(playWith(['5 5+1', many])).every((kind) => kind === 'play'));
    const said = turn(playWith(['5 5+1', many]), seatAt(0), seeded(1));
    assert.deepEqual([said.move, said.lay.length], [{ kind: 'play', n: 2 }, 2]);
  });
  it('knows the odds', () => {
    assert.equal(atLeast(1, 1, 1, 2), 0.5);
    assert.equal(atLeast(0, 3, 0, 9), 1);
    assert.equal(atLeast(2, 3, 1, 9), 0);
    assert.ok(Math.abs(atLeast(1, 2, 2, 4) - 5 / 6) < 1e-12);
  });
  it('makes only legal moves, bluffs now and then, and doubts nothing that it knows is true, under any house rules', () => {
    const seed = runSeed('duvidae bots');
    const tally = { truths: 0, bluffs: 0, passes: 0, right: 0, wrong: 0 };
    for (let game = 0; game < 120; game++) {
      const n = seeded(seed + game);
      const read = readOptions(Object.fromEntries(specs.map((o) => [o.key, pick(o.values, n).value])));
      assert.ok(read.ok);
      const play: DuvidaePlay = new Play(duvidae, 2 + n(7), read.value, { chance: n });
      for (let turns = 0; play.run(); turns++) {
        assert.ok(turns < 3000, 'a game of bots ends');
        const { ask, board } = play;
        if (ask?.kind === 'together') {
          const votes = ask.seats.map((s) => [s, bot(board, s, play.known(s), n)] as const);
          for (const [, vote] of votes) assert.ok(ask.check(vote).ok);
          play.give(Object.fromEntries(votes));
          continue;
        }
        const seat = play.chooser;
        const known = play.known(seat);
        const { move, lay } = turn(play, seat, n);
        assert.equal(play.refusal(move), null, `SEED=${seed + game}`);
        if (move.kind === 'challenge') assert.ok(truthOdds(board, seat, known) < 1);
        if (move.kind === 'pass') tally.passes += 1;
        if (move.kind === 'play') {
          const faces = lay.map((slot) => ({ slot, face: look<number>(known, { sealed: slot }) ?? -1 }));
          const [shown] = faces;
          assert.ok(shown && duvidae.moves(board, seat, known).some((m) => 'move' in m && m.move.kind === 'play' && m.move.n === move.n && look(known, { sealed: m.lay[0] ?? -1 }) === shown.face)); // prettier-ignore
          tally[isBluff(faces, shown) ? 'bluffs' : 'truths'] += 1;
        }
        const last = isLastChance(board);
        play.lay(move, lay);
        play.run();
        if (move.kind === 'challenge' && !last) tally[play.board.last?.result === 'bluff' ? 'right' : 'wrong'] += 1;
      }
      assert.equal(play.ending?.why, 'won');
    }
    console.log(`duvidae bots: ${JSON.stringify(tally)}`);
    assert.ok(tally.bluffs > tally.truths / 20 && tally.bluffs < tally.truths * 2, 'bluffs by need');
    assert.ok(tally.right > tally.wrong / 3, 'doubts with reason');
  });
  it('wins clearly more often than a player who moves by chance', () => {
    let won = 0;
    for (let game = 0; game < 100; game++) {
      const n = seeded(9000 + game);
      const play: DuvidaePlay = new Play(duvidae, 2, { ...defaults, first: 'lot' }, { chance: n });
      const hero = seatAt(game % 2);
      while (play.run()) {
        const seat = play.chooser;
        const legal = duvidae.moves(play.board, seat, play.known(seat)).filter((m) => 'move' in m);
        const { move, lay } = seat === hero ? turn(play, seat, n) : pick(legal, n);
        play.lay(move, lay);
      }
      if (play.ending?.winner === hero) won += 1;
    }
    assert.ok(won > 80, `won ${won} of 100`);
  });
  it('sees nothing but its own hand', () => {
    const play = playWith(['5 5+1 2', many]);
    assert.equal(handOf(play.board, seatAt(1), play.known(seatAt(0))).length, 0);
  });
});
