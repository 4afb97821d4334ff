import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seatAt, type Seat } from '../../../../src/core/seat.ts';
import { bot } from '../../../../src/games/dos/bot.ts';
import { dos } from '../../../../src/games/dos/game.ts';
import { defaults, options as specs, readOptions } from '../../../../src/games/dos/options.ts';
import type { DosMove } from '../../../../src/games/dos/position.ts';
import { pick, Play, runSeed, seeded } from '../script.ts';
import { hush, match, names, say, tableAt, type At, type DosPlay } from './table.ts';

const a = seatAt(0);
type Dice = (n: number) => number;
const ask = (play: DosPlay, n: Dice = seeded(7)): DosMove | null => bot(play.board, a, play.known(a), n);
/** What the bot lays on which card of the row. */
function lays(at: At): string {
  const play = tableAt(at);
  const move = ask(play);
  if (!move || !('lay' in move)) return '';
  const cards = names(move.lay.map((slot) => play.face(slot)));
  return move.move.kind === 'match' ? `${cards} on ${names([play.board.row[move.move.target]?.face ?? 0])}` : move.move.kind; // prettier-ignore
}
const others = ['B1 B3 B4', 'G1 G3 G4'] as const;

describe('a bot at the DOS table', () => {
  it('takes two cards in one colour before one card of another', () =>
    assert.equal(lays({ row: 'R7 B10', hands: ['R3 R4 B7 Y1 Y1', ...others] }), 'R3 R4 on R7'));
  it('looks for the best pair of matches: what is used on one card is missing on the other', () => {
    const play = tableAt({ row: 'R7 B4', hands: ['R4 Y3 B4 Y10 Y10', ...others] });
    const used: string[] = [];
    for (let i = 0; i < 2; i++) {
      const move = ask(play);
      assert.ok(move && 'lay' in move && move.move.kind === 'match');
      used.push(names(move.lay.map((slot) => play.face(slot))));
      play.lay(move.move, move.lay);
      while (play.run()?.kind === 'race') hush(play);
    }
    assert.deepEqual(used.toSorted(), ['B4', 'R4 Y3'].toSorted());
  });
  it('draws only without a match, and then uses what it can', () => {
    assert.equal(lays({ row: 'R7 B9', hands: ['G1 Y3 Y3 Y3', ...others] }), 'draw');
    const play = say(tableAt({ row: 'R7 B9', hands: ['G1 Y3 Y3 Y3', ...others], pile: 'G7 R1' }), 'draw');
    const move = ask(play);
    assert.ok(move && 'lay' in move && move.move.kind === 'match');
  });
  it('keeps its wild cards when it has to place one, and gives the dear ones away when somebody is near the end', () => {
    const placed = (hands: readonly string[]): string => {
      const play = say(say(tableAt({ row: 'R7 B9', hands, pile: 'G1 R1' }), 'draw'), 'stop');
      const move = ask(play);
      assert.ok(move && 'lay' in move && move.move.kind === 'place');
      return names(move.lay.map((slot) => play.face(slot)));
    };
    assert.equal(placed(['D G1 Y10 Y3 Y3', 'B1 B1 B1 B1 B1']), 'Y10');
    assert.equal(placed(['#G G1 Y3 Y3', 'B1']), '#G');
  });
  it('mostly says the word with its move, sometimes forgets it, and mostly remembers in time', () => {
    const n = seeded(3);
    const said = { yes: 0, no: 0, late: 0, never: 0, caught: 0, free: 0 };
    for (let i = 0; i < 200; i++) {
      const play = tableAt({ row: 'R7 B9', hands: ['R7 Y3 Y4', 'B1 B3 B4'] });
      const move = ask(play, n);
      assert.ok(move && 'lay' in move && move.move.kind === 'match');
      said[move.move.dos ? 'yes' : 'no'] += 1;
      match(play, 'R7', 'R7');
      said[ask(play, n) === null ? 'never' : 'late'] += 1;
      hush(play);
      said[bot(play.board, seatAt(1), {}, n) === null ? 'free' : 'caught'] += 1;
    }
    assert.ok(said.yes > 150 && said.no > 5 && said.late > 120 && said.never > 20, JSON.stringify(said));
    assert.ok(said.caught > 90 && said.free > 40, JSON.stringify(said));
  });
  it('makes only legal moves that hold, under any house rules', () => {
    const seed = runSeed('dos bots');
    for (let game = 0; game < 40; game++) {
      const n = seeded(seed + game);
      const read = readOptions(Object.fromEntries(specs.map((o) => [o.key, pick(o.values, n).value])));
      assert.ok(read.ok);
      const play: DosPlay = new Play(dos, 2 + n(5), { ...read.value, target: 100 }, { chance: n });
      for (let asks = 0; play.run(); asks++) {
        assert.ok(asks < 5000, `SEED=${seed + game}`);
        const now = play.ask;
        if (now?.kind === 'race') {
          const said = now.window.seats.map((s) => [s, bot(play.board, s, play.known(s), n)] as const).find(([, m]) => m); // prettier-ignore
          if (said) assert.equal(play.refusal(said[1], said[0]), null);
          play.window(said?.[0] ?? null, said?.[1] ?? undefined);
          continue;
        }
        const seat = play.chooser;
        const move = bot(play.board, seat, play.known(seat), n);
        assert.ok(move && 'lay' in move);
        play.lay(move.move, move.lay);
        assert.notEqual(play.ask?.kind, 'foul', `SEED=${seed + game}`);
      }
    }
  });
  it('wins clearly more often than a player who moves by chance', () => {
    let won = 0;
    for (let game = 0; game < 60; game++) {
      const n = seeded(9000 + game);
      const play: DosPlay = new Play(dos, 2, { ...defaults, target: 'round' }, { chance: n });
      const hero: Seat = seatAt(game % 2);
      while (play.run()) {
        if (play.ask?.kind === 'race') {
          play.window(null);
          continue;
        }
        const seat = play.chooser;
        const known = play.known(seat);
        const move = seat === hero ? bot(play.board, seat, known, n) : pick(dos.moves(play.board, seat, known), n);
        assert.ok(move && 'lay' in move);
        play.lay(move.move, move.lay);
      }
      if (play.ending?.winner === hero) won += 1;
    }
    assert.ok(won > 38, `won ${won} of 60`);
  });
});
