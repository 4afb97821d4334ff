import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seatAt } from '../../../../src/core/seat.ts';
import { howDare } from '../../../../src/games/how-dare/game.ts';
import {
  A,
  B,
  bring,
  C,
  D,
  dare,
  double,
  ducksAt,
  go,
  say,
  sealCard,
  stand,
  table,
  wishTo,
  type HowDarePlay,
} from './table.ts';

const pushing = { pushingIt: true } as const;

describe('own cards', () => {
  /** Whoever is wished writes a card with these answers; the first round is played on it. */
  const withOwn = (writer: typeof A, first: typeof A, answer = 12): HowDarePlay => {
    const questions = [{ card: 'own-1', question: 3 }];
    const play = wishTo(table({ of: { blankCards: 3 }, first, questions }), [writer]);
    return sealCard(play, 'spoons', [1, 2, 3, answer, 5, 6]);
  };
  it('HD26: the writer sits the bidding out', () => {
    const play = go(withOwn(C, B), say(5));
    assert.equal(play.chooser, D);
  });
  it('HD27: if the writer should be first, the next seat to the left is', () => {
    assert.equal(withOwn(B, B).chooser, C);
  });
  it('HD28: the sealed answer opens at the check', () => {
    const play = withOwn(C, A);
    assert.ok(!JSON.stringify([play.board, play.feed]).includes('12'));
    go(play, say(4), say(13), dare);
    assert.deepEqual([play.board.last?.answer, play.board.last?.loser, play.chooser], [12, B, D]);
    assert.equal(ducksAt(play, B), 3); // the first blank card is number 61
  });
  it('HD29: of a pack without a card to spare a doubled dare takes the round card only', () => {
    const play = bring(table({ seats: 5, of: { ...pushing, ownPack: 'master' }, first: A }), seatAt(4), 10);
    for (let i = 0; i < 10; i++) sealCard(play, `theme ${i}`, [9, 9, 9, 9, 9, 9]);
    assert.deepEqual([play.board.master, play.board.phase, play.board.own.length], [4, 'bid', 10]);
    go(play, say(10), dare, double, stand);
    assert.equal(play.board.taken[A]?.length, 1);
    const more = bring(table({ seats: 5, of: { ...pushing, ownPack: 'master' }, first: A }), seatAt(4), 11);
    for (let i = 0; i < 11; i++) sealCard(more, `theme ${i}`, [9, 9, 9, 9, 9, 9]);
    go(more, say(10), dare, double, stand);
    assert.equal(more.board.taken[A]?.length, 2);
  });
  it('a question master neither bids nor stands in the list, and its pack is the whole game', () => {
    const play = bring(table({ seats: 3, of: { ownPack: 'master', rounds: 5 }, first: A }), C, 5);
    for (let i = 0; i < 5; i++) sealCard(play, `theme ${i}`, [9, 9, 9, 9, 9, 9]);
    for (let i = 0; i < 5; i++) go(play, say(10), dare);
    assert.equal(play.board.phase, 'over');
    assert.ok(play.feed.every((n) => n.kind !== 'bid' || n.seat !== C));
    assert.deepEqual(howDare.standings(play.board).map((s) => s.seat).sort(), [A, B]); // prettier-ignore
  });
  it('a pack needs a card for every round and two others to play', () => {
    const play = table({ seats: 3, of: { ownPack: 'master' } });
    const { ask } = play;
    assert.ok(ask?.kind === 'together');
    const judged = (cards: unknown): unknown => ask.check({ kind: 'pack', cards });
    assert.deepEqual(judged(9), { ok: false, fault: 'pack-too-small' });
    assert.deepEqual(judged(31), { ok: false, fault: 'pack-too-large' });
    assert.deepEqual(judged(1.5), { ok: false, fault: 'not-a-move' });
    assert.deepEqual(judged(10), { ok: true, value: { kind: 'pack', cards: 10 } });
    assert.equal(table({ seats: 2, of: { ownPack: 'master' } }).ask?.kind, 'choose');
  });
  it('nobody brings a pack: the printed cards are played, blank ones too', () => {
    const play = bring(table({ of: { ownPack: 'master', blankCards: 1 } }), A, 0);
    assert.equal(play.board.phase, 'blank');
    assert.equal(wishTo(play, []).board.phase, 'bid');
  });
  it('a master who seals no card after all leaves the table with the printed cards', () => {
    const play = bring(table({ of: { ownPack: 'master' } }), B, 10);
    sealCard(play, 'spoons', [1, 2, 3, 4, 5, 6]);
    play.give({ text: null, answers: [] });
    play.run();
    assert.deepEqual([play.board.master, play.board.own, play.board.phase], [null, [], 'bid']);
  });
  it('with two players own cards are never played, so nobody is asked for one', () =>
    assert.equal(table({ seats: 2, of: { blankCards: 3 } }).board.phase, 'bid'));
  it('if more want a blank card than there are, lots decide', () => {
    const play = wishTo(table({ of: { blankCards: 1 } }), [A, B, D]);
    assert.deepEqual(play.feed.flatMap((n) => (n.kind === 'unlucky' ? [n.seat] : [])), [A, B]); // prettier-ignore
    assert.deepEqual([play.ask?.kind, play.board.writers], ['seal', [D]]);
    sealCard(play, 'spoons', [1, 2, 3, 4, 5, 6]);
    assert.equal(play.board.own.length, 1);
  });
  it('a card that stays blank is left out', () => {
    const play = wishTo(table({ of: { blankCards: 3 } }), [A, B]);
    play.give({ text: null, answers: [] });
    sealCard(play, 'spoons', [1, 2, 3, 4, 5, 6]);
    assert.deepEqual(play.board.own.map((c) => [c.id, c.by, c.ducks]), [['own-1', B, 3]]); // prettier-ignore
  });
  it('three blank cards have 3, 2 and 3 ducks', () => {
    const play = wishTo(table({ of: { blankCards: 3 } }), [A, B, C]);
    for (const theme of ['spoons', 'forks', 'knives']) sealCard(play, theme, [1, 2, 3, 4, 5, 6]);
    assert.deepEqual(play.board.own.map((c) => c.ducks), [3, 2, 3]); // prettier-ignore
  });
  it('a sealed answer that is no answer is a foul: the writer is out, nobody takes the card, another is drawn', () => {
    const play = withOwn(C, A, 1);
    const [card] = play.board.own;
    assert.ok(card);
    play.hidden[card.answers[3]?.sealed ?? -1] = 0;
    go(play, say(4), say(13), dare);
    assert.deepEqual(play.board.gone, [{ seat: C, why: 'foul' }]);
    assert.deepEqual([play.board.round, play.chooser, play.board.phase], [1, A, 'bid']);
    assert.deepEqual(Object.values(play.board.taken).flat(), []);
  });
});
