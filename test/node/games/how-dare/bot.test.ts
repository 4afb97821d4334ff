import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { bot, round } from '../../../../src/games/how-dare/bot.ts';
import type { HowDareMove } from '../../../../src/games/how-dare/position.ts';
import { seeded } from '../script.ts';
import { A, B, dare, double, go, printed, say, sealCard, table, wishTo, type HowDarePlay } from './table.ts';

const manyTimes = (play: HowDarePlay): readonly HowDareMove[] => {
  const n = seeded(5);
  return Array.from({ length: 300 }, () => bot(play.board, A, {}, n));
};
const numbers = (all: readonly HowDareMove[]): readonly number[] =>
  all.flatMap((m) => ('kind' in m && (m.kind === 'say' || m.kind === 'withdraw') ? [m.n] : []));
const share = (all: readonly HowDareMove[], kind: string): number =>
  all.filter((m) => 'kind' in m && m.kind === kind).length / all.length;
const thousands = printed.find((q) => q.answer > 3000 && q.answer < 30_000);

describe('a bot at the table', () => {
  it('does not read answers', () => {
    const text = readFileSync('src/games/how-dare/bot.ts', 'utf8');
    assert.ok(!/printedAnswer|unveilAnswer|answers\.ts/.test(text));
  });
  it('says numbers of a size that fits the question, and different ones', () => {
    assert.ok(thousands);
    const said = numbers(manyTimes(table({ questions: [thousands] })));
    assert.equal(said.length, 300);
    assert.ok(said.every((n) => n > 10 && n < 1e6));
    assert.ok(new Set(said).size > 20);
    assert.ok(!said.includes(thousands.answer));
  });
  it('says round numbers, as people do', () => {
    assert.deepEqual([1234, 87_654, 7, 0, 45, 1e15].map(round), [1200, 88_000, 7, 0, 45, 1e15]);
  });
  it('dares what is far too high, and hardly ever what is low', () => {
    assert.ok(thousands);
    const at = (n: number): HowDarePlay => go(table({ questions: [thousands] }), say(n));
    assert.equal(share(manyTimes(at(1e12)), 'dare'), 1);
    assert.ok(share(manyTimes(at(5)), 'dare') < 0.02);
  });
  it('every bid is legal, at the ends too', () => {
    for (const last of [0, 1, 999, 1e9, 1e15 - 1, 1e15]) {
      const play = go(table(), say(last));
      for (const move of manyTimes(play)) assert.equal(play.refusal(move), null);
    }
  });
  it('answers a dare, and stands or withdraws', () => {
    assert.ok(thousands);
    const low = go(table({ questions: [thousands], of: { pushingIt: true } }), say(5), dare);
    assert.ok(share(manyTimes(low), 'double') > 0.5);
    go(low, double);
    assert.ok(share(manyTimes(low), 'withdraw') > 0.9);
    for (const move of manyTimes(low)) assert.equal(low.refusal(move), null);
    const high = go(table({ questions: [thousands], of: { pushingIt: true } }), say(1e12), dare);
    assert.equal(share(manyTimes(high), 'accept'), 1);
    assert.equal(share(manyTimes(go(high, double)), 'stand'), 1);
  });
  it('writes no cards and brings no pack', () => {
    assert.equal(share(manyTimes(table({ of: { blankCards: 3 } })), 'blank'), 1);
    assert.equal(share(manyTimes(table({ of: { ownPack: 'master' } })), 'pack'), 1);
  });
  it('at an own card it goes by what the others say', () => {
    const questions = [{ card: 'own-1', question: 0 }];
    const play = sealCard(wishTo(table({ of: { blankCards: 1 }, questions }), [B]), 'spoons', [7, 7, 7, 7, 7, 7]);
    go(play, say(1_000_000));
    const said = numbers(manyTimes(play));
    assert.ok(said.length > 100 && said.every((n) => n > 1_000_000 && n < 1e9));
  });
  it('three bots play ten rounds in which numbers rise for a while', () => {
    const n = seeded(11);
    const play = table({ seats: 3, chance: n });
    let bids = 0;
    while (play.ask?.kind === 'choose') {
      const move = bot(play.board, play.chooser, {}, n);
      if ('kind' in move && move.kind === 'say') bids += 1;
      go(play, move);
    }
    assert.equal(play.board.phase, 'over');
    assert.ok(bids > 20 && bids < 120, `${bids} numbers in ten rounds`);
  });
});
