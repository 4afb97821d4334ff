import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { canonical } from '../../../../src/core/plain.ts';
import { seatAt } from '../../../../src/core/seat.ts';
import { faceOf, packOf, penaltyOf, rankOf, ranks } from '../../../../src/games/duvidae/faces.ts';
import { duvidae, safe, standings } from '../../../../src/games/duvidae/game.ts';
import { bestShown, handOf, isBluff, truest } from '../../../../src/games/duvidae/hand.ts';
import { defaults, options, readOptions } from '../../../../src/games/duvidae/options.ts';
import { boardAt, cards, playWith, plays } from './table.ts';

describe('the pack', () => {
  it('has 72 cards, nine of each rank, 24 of them with a penalty', () => {
    const pack = packOf('mild');
    assert.equal(pack.length, 72);
    for (const rank of ranks) assert.equal(pack.filter((f) => rankOf(f) === rank).length, 9);
    const withPenalty = (p: number, mix: 'mild' | 'sharp' | 'none'): number =>
      packOf(mix).filter((f) => penaltyOf(f) === p).length;
    assert.deepEqual([0, 1, 2].map((p) => withPenalty(p, 'mild')), [48, 16, 8]); // prettier-ignore
    assert.deepEqual([0, 1, 2].map((p) => withPenalty(p, 'sharp')), [48, 8, 16]); // prettier-ignore
    assert.deepEqual([0, 1, 2].map((p) => withPenalty(p, 'none')), [72, 0, 0]); // prettier-ignore
  });
  it('names 24 faces, rank and penalty', () => {
    const faces = ranks.flatMap((rank) => ([0, 1, 2] as const).map((p) => faceOf(rank, p)));
    assert.deepEqual(
      faces,
      Array.from({ length: 24 }, (_, i) => i),
    );
    for (const rank of ranks) for (const p of [0, 1, 2] as const) assert.deepEqual([rankOf(faceOf(rank, p)), penaltyOf(faceOf(rank, p))], [rank, p]); // prettier-ignore
  });
});

describe('the house rules', () => {
  it('every value that the page offers is accepted, and every default is offered', () => {
    assert.deepEqual(Object.keys(defaults), options.map((o) => o.key)); // prettier-ignore
    for (const { key, values } of options) {
      assert.ok(values.some((v) => v.value === defaults[key as keyof typeof defaults]), key); // prettier-ignore
      for (const { value, consequence } of values) {
        assert.deepEqual(readOptions({ [key]: value }), { ok: true, value: { ...defaults, [key]: value } });
        assert.match(consequence, /^[A-Z].*\.$/);
      }
    }
  });
  it('a new table starts with those of the rulebook', () => {
    assert.deepEqual(readOptions({}), { ok: true, value: { first: 'vote', points: 2, hand: 7, penalties: 'mild', passDraw: 1 } }); // prettier-ignore
  });
  it('what is no house rule is named', () => {
    const named = [[{ hands: 5 }, 'hands'], [{ hand: 6 }, 'hand'], [{ points: '2' }, 'points'], [{ first: null }, 'first'], [{ passDraw: 3 }, 'passDraw']] as const; // prettier-ignore
    for (const [raw, key] of named) assert.deepEqual(readOptions(raw), { ok: false, fault: key });
    for (const raw of [null, undefined, 5, 'hand', [], new Uint8Array(0)])
      assert.deepEqual(readOptions(raw), { ok: false, fault: '' });
  });
});

describe('DuvidaÊ! as a game', () => {
  it('is for two to eight, and its board can be hashed', () => {
    assert.deepEqual([duvidae.id, duvidae.name, duvidae.seats], ['duvidae', 'DuvidaÊ!', { min: 2, max: 8 }]);
    assert.ok(canonical(boardAt([7, 7])).length > 0);
    assert.ok(canonical(plays(playWith(['5 5 8', '1 2 3']), '5 5').board).length > 0);
  });
  it('its rulebook has a place for every rule that one may ask about', () => {
    const text = readFileSync('src/games/duvidae/rulebook.en.md', 'utf8');
    const anchors = [...text.matchAll(/^## (.+)$/gm)].map((m) => m[1]?.toLowerCase());
    assert.deepEqual(anchors, ['summary', 'cards', 'first player', 'leading', 'beating', 'passing', 'challenging', 'penalties', 'going out', 'drawing', 'who sees what', 'leaving', 'options', 'glossary']); // prettier-ignore
  });
  it('nothing public tells which card of a hand was laid', () => {
    const play = playWith(['5 5+1 3 8', '1 2 3']);
    const before = (play.board.hands[seatAt(0)] ?? []).map((t) => t.sealed);
    plays(play, '5 3');
    const [meld] = play.board.table;
    const after = (play.board.hands[seatAt(0)] ?? []).map((t) => t.sealed);
    const slots = [meld?.up.sealed, ...(meld?.down ?? []).map((t) => t.sealed), ...after];
    assert.ok(slots.every((slot) => !before.includes(slot ?? -1)));
    assert.equal(new Set(slots).size, 4);
    const open = JSON.stringify([play.board.table, play.board.hands, play.feed.at(-1)]);
    assert.equal(open.includes(String(cards('3')[0])) && open.includes('face'), false);
  });
});

describe('the safe move', () => {
  it('leading: the lowest card alone; otherwise to pass; asked whom one suspects: the next one', () => {
    const play = playWith(['5 3+1 3 8', '1 2 3']);
    const lowest = (play.board.hands[seatAt(0)] ?? [])[2]?.sealed;
    assert.deepEqual(safe(play.board, seatAt(0), play.known(seatAt(0))), { move: { kind: 'play', n: 1 }, lay: [lowest] }); // prettier-ignore
    plays(play, '5 3');
    assert.deepEqual(safe(play.board, seatAt(1), play.known(seatAt(1))), { move: { kind: 'pass' }, lay: [] });
    assert.deepEqual(safe({ ...boardAt([0, 0, 0]), phase: 'first' }, seatAt(0), {}), { kind: 'point', left: 1 });
  });
});

describe('the card that is shown unless one chooses another', () => {
  const shown = (hand: string, lays: string, table?: string): string => {
    const play = table === undefined ? playWith([hand, '1 2']) : plays(playWith([`${table} 8`, hand]), table);
    const seat = play.chooser;
    const all = [...handOf(play.board, seat, play.known(seat))];
    const chosen = cards(lays).map((face) => all.splice(all.findIndex((c) => c.face === face), 1)[0]); // prettier-ignore
    const best = bestShown(play.board, chosen.flatMap((c) => (c ? [c] : []))); // prettier-ignore
    return best === null ? 'none' : `${rankOf(best.face)}+${penaltyOf(best.face)}`;
  };
  it('is one of the rank that most of them have, the highest of several', () => {
    assert.equal(shown('3 3 5 8', '3 3 8'), '3+0');
    assert.equal(shown('3 5 8', '3 8'), '8+0');
  });
  it('of equal ranks the one with the penalty, which costs nothing lying open', () => {
    assert.equal(shown('3 3+2 8', '3 3+2'), '3+2');
  });
  it('is one that beats the table, or none', () => {
    assert.equal(shown('3 3 7 8', '3 3 7', '5 5 5'), '7+0');
    assert.equal(shown('3 3 4 8', '3 3 4', '5 5 5'), 'none');
    assert.equal(shown('3 3 4 8', '3 3 4', '5 5'), '3+0');
  });
  it('the truest closed cards beside it are those of its rank, then the cheapest', () => {
    const hand = cards('1 2+2 3 5 5+1').map((face, slot) => ({ face, slot }));
    const [five] = hand.filter((c) => c.slot === 3);
    assert.ok(five);
    assert.deepEqual(truest(hand, five, 3).map((c) => c.slot), [3, 4, 0]); // prettier-ignore
    assert.equal(isBluff(truest(hand, five, 2), five), false);
    assert.equal(isBluff(truest(hand, five, 3), five), true);
  });
});

describe('standings', () => {
  it('are the points; equal seats share a place, and who has gone comes last', () => {
    const board = boardAt([7, 7, 7, 7]);
    board.points = { [seatAt(0)]: 1, [seatAt(1)]: 2, [seatAt(2)]: 0, [seatAt(3)]: 1 };
    board.playing = [0, 2, 3].map(seatAt);
    board.gone = [{ seat: seatAt(1), why: 'lost', points: 2 }];
    const lines = standings(board).map((l) => [l.seat, l.place, l.score, l.gone ?? '']);
    assert.deepEqual(lines, [[0, 1, 1, ''], [3, 1, 1, ''], [2, 3, 0, ''], [1, 4, 2, 'lost']]); // prettier-ignore
  });
});
