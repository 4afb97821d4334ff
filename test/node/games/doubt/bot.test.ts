import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seatAt } from '../../../../src/core/seat.ts';
import { bot, calmFrom, silentFrom } from '../../../../src/games/doubt/bot.ts';
import { fits, topLay } from '../../../../src/games/doubt/claims.ts';
import { cardOf, packOf } from '../../../../src/games/doubt/faces.ts';
import { doubt } from '../../../../src/games/doubt/game.ts';
import { defaults, options as specs, readOptions } from '../../../../src/games/doubt/options.ts';
import { truthOdds } from '../../../../src/games/doubt/mind.ts';
import type { DoubtMove } from '../../../../src/games/doubt/position.ts';
import { pick, Play, runSeed, seeded } from '../script.ts';
import { declares, doubted, doubts, lays, places, playWith, skips, stands, type DoubtPlay } from './table.ts';

const [A, B, C, D] = [seatAt(0), seatAt(1), seatAt(2), seatAt(3)];
const manyTimes = (play: DoubtPlay, seat = A): readonly (DoubtMove | null)[] => {
  const n = seeded(7);
  return Array.from({ length: 200 }, () => bot(play.board, seat, play.known(seat), n));
};
const all = (play: DoubtPlay, seat: typeof A, said: DoubtMove | null): boolean =>
  manyTimes(play, seat).every((m) => JSON.stringify(m) === JSON.stringify(said));

describe('a bot at the table of I Doubt It', () => {
  const kings = 'BkK GnK BzK SiK GoK RdK';
  it('doubts what its own cards prove false', () => {
    const play = places(declares(playWith(['PuK Gn9', 'Gn8 SiA', kings, 'GoA Bk9']), 'PuK'), 'Gn8', 'rank');
    assert.ok(all(play, C, doubts));
  });
  it('and what it remembers: a card that lies open, and one that it saw go into another hand', () => {
    const start = ['PuK Gn9 Gn10', 'RdK Gn8 SiA', 'Go9 GoA', 'BkK GnK BzK SiK GoK Bk9'];
    const play = stands(places(skips(declares(playWith(start), 'PuK')), 'Go9', 'rank'));
    doubted(places(play, 'BkK', 'rank'), C); // C takes the purple and the black king
    places(skips(skips(declares(play, 'RdK'))), 'Gn9', 'rank');
    assert.ok(all(play, D, doubts));
  });
  it('never doubts what must be true', () => {
    const own = packOf('purple', false).filter((f) => cardOf('purple', f)?.rank !== 'K').length;
    assert.equal(own, 42);
    const play: DoubtPlay = playWith(['PuK Gn9', 'RdK GoK', 'Bk8'], {});
    places(declares(play, 'PuK'), 'RdK', 'rank');
    // C holds every card but the kings.
    const rest = packOf('purple', false).filter((f) => cardOf('purple', f)?.rank !== 'K');
    play.board.hands[C] = play.hold(C, rest);
    const top = topLay(play.board);
    assert.ok(top);
    assert.equal(truthOdds(play.board, C, play.known(C), top), 1);
    assert.ok(all(play, C, null));
  });
  it('remembers its own card when somebody else has taken it', () => {
    const start = ['PuK Gn9', 'RdK Pu9 Si9', 'Bz10 BkA Go8', 'GoA Bk9 BkK GnK BzK SiK'];
    const play = stands(places(declares(playWith(start), 'PuK'), 'RdK', 'rank'));
    doubted(places(play, 'Bz10', 'rank'), D); // C takes the purple, the red king and the ten
    skips(play);
    declares(play, 'Pu9');
    skips(skips(play));
    declares(skips(play), 'BkA');
    places(play, 'Bk9', 'rank');
    const top = topLay(play.board);
    assert.ok(top);
    assert.ok(truthOdds(play.board, B, play.known(B), top) > 0);
    assert.ok(play.board.traces.some((t) => play.known(B)[t.card.sealed] !== undefined && t.seat === C));
  });
  it('doubts nearly every last card that it cannot trust, and lets go by the odds', () => {
    const start = ['PuK Gn9', 'Gn8', 'BkK GnK BzK SiK GoK', 'GoA Bk9'];
    const play = places(declares(playWith(start), 'PuK'), 'Gn8', 'rank');
    assert.ok(all(play, C, doubts));
  });
  it('with one card left that does not fit it waits; declaring it, it wins', () => {
    const play = declares(playWith(['PuK Gn9', 'Gn8', 'BkK Si9']), 'PuK');
    assert.ok(manyTimes(play, B).every((m) => m !== null && 'move' in m && m.move.kind === 'pass'));
    stands(places(skips(play), 'BkK', 'rank'));
    assert.equal(play.chooser, B);
    const [said] = manyTimes(play, B);
    assert.ok(said && 'move' in said);
    play.lay(said.move, said.lay);
    assert.equal(play.ending?.winner, B);
  });
  it('is honest when it can be, mostly, and keeps its Jokers', () => {
    const start = ['PuK Gn9', 'Gn8 RdK Jo', 'BkK Si9'];
    const play = declares(playWith(start, { options: { jokers: true } }), 'PuK');
    const said = manyTimes(play, B);
    const faces = said.map((m) => (m && 'lay' in m ? play.face(m.lay[0] ?? -1) : -1));
    const honest = faces.filter((f) => fits('purple', f, { kind: 'rank', rank: 'K', n: 1 })).length;
    assert.ok(honest > 140 && honest < 200, `${honest} of 200`);
    assert.ok(faces.every((f) => cardOf('purple', f) !== null));
  });
  it('standard pack: lays all that are due', () => {
    const options = { pack: 'standard' } as const;
    const play = playWith(['sA hA dA c5 c6', 's2 h2', 'h3'], { options });
    assert.ok(manyTimes(play, A).every((m) => m && 'lay' in m && m.lay.length >= 3));
    lays(play, 'sA hA dA');
    assert.equal(play.ask?.kind, 'race');
  });
  it('gets calm, then silent, so that every game between bots ends', () => {
    const play = places(declares(playWith(['PuK Gn9', 'Gn8 SiA', kings, 'GoA Bk9']), 'PuK'), 'Gn8', 'rank');
    play.board.turns = calmFrom;
    assert.ok(all(play, C, doubts), 'what cannot be is doubted still');
    assert.ok(all(play, D, null));
    play.board.turns = silentFrom;
    assert.ok(all(play, C, null));
  });
  it('makes only legal moves, with cards of its own, and never doubts what its own cards prove', () => {
    const seed = runSeed('doubt bots');
    let bluffs = 0;
    for (let game = 0; game < 40; game++) {
      const n = seeded(seed + game);
      const read = readOptions(Object.fromEntries(specs.map((o) => [o.key, pick(o.values, n).value])));
      assert.ok(read.ok);
      const play: DoubtPlay = new Play(doubt, 3 + n(5), read.value, { chance: n });
      while (play.run()) {
        const { ask, board } = play;
        if (ask?.kind === 'race') {
          const top = topLay(board);
          const said = ask.window.seats.filter((s) => {
            const word = bot(board, s, play.known(s), n);
            if (word === null) return false;
            assert.equal(play.refusal(word, s), null, `SEED=${seed + game}`);
            assert.ok(top && truthOdds(board, s, play.known(s), top) < 1);
            return true;
          });
          play.window(said[0] ?? null, doubts, said.slice(1));
          continue;
        }
        const seat = play.chooser;
        const said = bot(board, seat, play.known(seat), n);
        assert.ok(said && 'move' in said, 'on turn a bot moves');
        play.lay(said.move, said.lay);
        const top = topLay(board);
        if (ask?.kind === 'playCards' && play.ask?.kind === 'race' && top?.claim) {
          const { claim, cards } = top;
          if (!cards.every((c) => fits(board.options.pack, play.face(c.sealed), claim))) bluffs += 1;
        }
      }
      assert.ok(play.feed.every((news) => news.kind !== 'foul'));
    }
    assert.ok(bluffs > 0, 'it bluffs now and then');
  });
  it('wins more often than players who move by chance', () => {
    let won = 0;
    for (let game = 0; game < 40; game++) {
      const n = seeded(500 + game);
      const hero = seatAt(game % 3);
      const play: DoubtPlay = new Play(doubt, 3, defaults, { chance: n });
      while (play.run()) {
        const { ask, board } = play;
        if (ask?.kind === 'race') {
          const said = ask.window.seats.filter((s) => s === hero ? bot(board, s, play.known(s), n) !== null : n(4) === 0); // prettier-ignore
          play.window(said[0] ?? null, doubts, said.slice(1));
          continue;
        }
        const seat = play.chooser;
        const known = play.known(seat);
        const said = seat === hero ? bot(board, seat, known, n) : pick(doubt.moves(board, seat, known), n);
        assert.ok(said && 'move' in said);
        play.lay(said.move, said.lay);
      }
      if (play.ending?.winner === hero) won += 1;
    }
    assert.ok(won > 25, `won ${won} of 40`);
  });
});
