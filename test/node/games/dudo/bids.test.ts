import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seatAt } from '../../../../src/core/seat.ts';
import { bidClosed, countOf, dieFaces, judge, lowest, moves } from '../../../../src/games/dudo/bids.ts';
import type { DudoBoard, DudoOptions } from '../../../../src/games/dudo/position.ts';
import type { Die } from '../../../../src/games/play.ts';
import { bid, boardAt, calza, du15, dudoMove } from './table.ts';

const T20 = [5, 5, 5, 5];
const me = seatAt(0);
const refusal = (board: DudoBoard, move: unknown): string | null => {
  const read = judge(board, me)(move);
  return read.ok ? null : read.fault;
};
const legal = (board: DudoBoard, count: number, face: number): void =>
  assert.equal(refusal(board, bid(count, face)), null);
const illegal = (board: DudoBoard, count: number, face: number, why: string): void =>
  assert.equal(refusal(board, bid(count, face)), why);

describe('bids of the rulebook (20 dice)', () => {
  it('DU1: a normal round may open with three fours', () => legal(boardAt({}, T20, null), 3, 4));
  it('DU2: a normal round may not open with ones', () => illegal(boardAt({}, T20, null), 3, 1, 'no-opening-ones'));
  it('DU3: a palifico round may open with ones', () => legal(boardAt({}, T20, null, true), 3, 1));
  it('DU4: after three fours, four fours and three fives are legal', () => {
    legal(boardAt({}, T20, [3, 4]), 4, 4);
    legal(boardAt({}, T20, [3, 4]), 3, 5);
  });
  it('DU5: after three fours, the same, a lower face or fewer dice are illegal', () => {
    illegal(boardAt({}, T20, [3, 4]), 3, 4, 'same-face-needs-4');
    illegal(boardAt({}, T20, [3, 4]), 3, 3, 'face-not-higher');
    illegal(boardAt({}, T20, [3, 4]), 2, 6, 'fewer-dice');
  });
  it('DU6: number and face together only where raising is free', () => {
    for (const face of [5, 2]) {
      illegal(boardAt({}, T20, [3, 4]), 4, face, 'one-change');
      legal(boardAt({ raise: 'free' }, T20, [3, 4]), 4, face);
    }
  });
  it('DU7: after seven fours, four ones are legal and three are not', () => {
    legal(boardAt({}, T20, [7, 4]), 4, 1);
    illegal(boardAt({}, T20, [7, 4]), 3, 1, 'ones-need-4');
  });
  it('DU8: after three ones, seven of any face are legal and six are not', () => {
    for (const face of [2, 3, 4, 5, 6]) legal(boardAt({}, T20, [3, 1]), 7, face);
    illegal(boardAt({}, T20, [3, 1]), 6, 6, 'others-need-7');
  });
  it('DU9: after three ones, four ones are legal and three are not', () => {
    legal(boardAt({}, T20, [3, 1]), 4, 1);
    illegal(boardAt({}, T20, [3, 1]), 3, 1, 'same-face-needs-4');
  });
  it('DU10: after one five, a single one is legal', () => legal(boardAt({}, T20, [1, 5]), 1, 1));
  it('DU11: in palifico the face stays', () => {
    const board = boardAt({}, T20, [2, 3], true);
    legal(board, 3, 3);
    for (const [count, face] of [[2, 4], [3, 4], [1, 1]] as const) illegal(board, count, face, 'face-locked'); // prettier-ignore
  });
  it('DU12: a palifico opened with two ones goes on with ones alone', () => {
    const board = boardAt({}, T20, [2, 1], true);
    legal(board, 3, 1);
    for (const face of [2, 3, 4, 5, 6]) illegal(board, 5, face, 'face-locked');
  });
  it('DU13: after ten sixes of ten dice only five to ten ones are left', () => {
    const open = moves(boardAt({}, [5, 5], [10, 6]), me).filter((m) => m.kind === 'bid');
    assert.deepEqual(
      open,
      [5, 6, 7, 8, 9, 10].map((n) => bid(n, 1)),
    );
  });
  it('DU14: after ten ones of ten dice there is only dudo or calza', () => {
    assert.deepEqual(moves(boardAt({}, [5, 5], [10, 1]), me), [dudoMove, calza]);
  });
  it('DU15: ones count once for every face, and only as ones where they are not wild', () => {
    const all = du15.flat() as Die[];
    assert.deepEqual(
      dieFaces.map((f) => countOf(all, f, true)),
      [3, 6, 5, 7, 4, 5],
    );
    assert.equal(countOf(all, 4, false), 4);
    assert.equal(countOf([6, 6, 1, 1, 1], 5, true), 3);
    assert.equal(countOf([6, 6, 1, 1, 1], 6, true), 5);
    assert.equal(countOf([1, 1, 3], 1, true), 2);
  });
  it('DU28: nobody may doubt or call calza before the first bid', () => {
    assert.equal(refusal(boardAt({}, T20, null), dudoMove), 'nothing-bid');
    assert.equal(refusal(boardAt({}, T20, null), calza), 'nothing-bid');
  });
  it('DU29: calza out of turn is refused by default', () => {
    const board = boardAt({}, T20, [3, 4]);
    const read = judge(board, seatAt(1))(calza);
    assert.deepEqual(read, { ok: false, fault: 'not-your-turn' });
    assert.deepEqual(moves(board, seatAt(1)), []);
  });
  it('DU31: where the face never falls, more dice of a lower face are refused', () => {
    const board = boardAt({ raise: 'neverLower' }, T20, [2, 5]);
    illegal(board, 3, 3, 'face-lower');
    for (const [count, face] of [[3, 5], [3, 6], [2, 6]] as const) legal(board, count, face); // prettier-ignore
    legal(boardAt({ raise: 'free' }, T20, [2, 5]), 3, 3);
  });
  it('DU32: where ones are not wild they are the lowest face', () => {
    const of = { ones: 'notWild', raise: 'free' } as const;
    legal(boardAt(of, T20, null), 2, 1);
    legal(boardAt(of, T20, [2, 1]), 2, 2);
    illegal(boardAt(of, T20, [3, 4]), 2, 1, 'fewer-dice');
    legal(boardAt(of, T20, [3, 4]), 4, 1);
  });
});

describe('bids under every house rule', () => {
  type House = Pick<DudoOptions, 'raise' | 'ones' | 'palificoWild' | 'palificoOneDieFree'>;
  type Case = House & {
    readonly palifico: boolean;
    readonly own: number;
    readonly all: number;
  };
  const both = [false, true];
  const cases: readonly Case[] = (['strict', 'free', 'neverLower'] as const).flatMap((raise) =>
    (['wild', 'notWild'] as const).flatMap((ones) =>
      both.flatMap((palifico) =>
        both.flatMap((palificoWild) =>
          both.flatMap((palificoOneDieFree) =>
            [1, 5].map((own) => ({ raise, ones, palifico, palificoWild, palificoOneDieFree, own, all: 10 })),
          ),
        ),
      ),
    ),
  );
  /** Rules of the table in one sentence each, written without a look at the code (rules.md 5.2, 5.4). */
  function written(c: Case, last: readonly [Q: number, F: number] | null, q: number, f: number): boolean {
    if (!(q >= 1 && q <= c.all)) return false;
    if (!last) return f >= 2 || c.palifico || c.ones === 'notWild';
    const [Q, F] = last;
    const more = f === F && q > Q;
    if (c.palifico && !(c.palificoOneDieFree && c.own === 1)) return more;
    if (!c.palifico && c.ones === 'wild') {
      if (F !== 1 && f === 1) return 2 * q >= Q;
      if (F === 1 && f !== 1) return q > 2 * Q;
    }
    const higherFace = q === Q && f > F;
    const byOption = { strict: false, free: q > Q, neverLower: q > Q && f >= F }[c.raise];
    return more || higherFace || byOption;
  }
  const numbers = Array.from({ length: 13 }, (_, i) => i - 1);
  const lasts = [null, ...dieFaces.flatMap((f) => numbers.slice(2, 12).map((q) => [q, f] as const))];

  it('B02: after each of 60 bids (and none) exactly the bids of the written rule are legal, offered and not closed', () => {
    for (const c of cases)
      for (const last of lasts) {
        const { raise, ones, palificoWild, palificoOneDieFree } = c;
        const board = boardAt(
          { raise, ones, palificoWild, palificoOneDieFree },
          [c.own, c.all - c.own],
          last,
          c.palifico,
        );
        const offered = new Set(moves(board, me).map((m) => JSON.stringify(m)));
        for (const face of dieFaces) {
          let low: number | null = null;
          for (const count of numbers) {
            const right = written(c, last, count, face);
            const at = JSON.stringify({ c, last, count, face });
            assert.equal(refusal(board, bid(count, face)) === null, right, at);
            assert.equal(bidClosed(board, me, count, face) === null, right, at);
            assert.equal(offered.has(JSON.stringify(bid(count, face))), right, at);
            if (right) low ??= count;
          }
          const from = lowest(board, me, face);
          assert.equal(from.ok ? from.value : null, low);
        }
      }
  });
  it('B01: raising the number with a lower face is its own option', () => {
    legal(boardAt({ raise: 'free' }, T20, [2, 5]), 3, 3);
    illegal(boardAt({ raise: 'neverLower' }, T20, [2, 5]), 3, 3, 'face-lower');
    illegal(boardAt({ raise: 'strict' }, T20, [2, 5]), 3, 3, 'one-change');
  });
  it('B05: no bid of zero, half, negative or too many dice, and nothing that is not a move', () => {
    const board = boardAt({}, T20, [3, 4]);
    illegal(board, 21, 4, 'only-20-dice');
    const junk = [
      ...[0, 2.5, -1, 99, NaN, Infinity, '4', null].map((count) => ({ kind: 'bid', count, face: 4 })),
      ...[0, 7, 4.5, -4, '4', null].map((face) => ({ kind: 'bid', count: 4, face })),
      { kind: 'bid', count: 4 },
      { kind: 'bid', count: 4, face: 4, by: 2 },
      { kind: 'bid', count: 4, face: 4, way: 0 },
      { kind: 'bid', count: 4, face: 4, way: undefined },
      { kind: 'dudo', now: true },
      { kind: 'calza', count: 3 },
      { kind: 'spoton' },
      { kind: '__proto__' },
      ...[null, undefined, 'dudo', 7, [], [bid(4, 4)], {}, new Uint8Array(4)],
    ];
    for (const move of junk) assert.equal(refusal(board, move), 'not-a-move', JSON.stringify(move));
  });
  it('a one-die player who may change the face raises with ones as the lowest face; the others keep the face', () => {
    const free = boardAt({ palificoOneDieFree: true }, [1, 5, 4], [2, 3], true);
    legal(free, 2, 4);
    illegal(free, 2, 1, 'face-not-higher');
    illegal(free, 3, 1, 'one-change');
    illegal(boardAt({ palificoOneDieFree: true }, [2, 5, 4], [2, 3], true), 2, 4, 'face-locked');
  });
  it('with wild ones a palifico may still open on ones, and the face stays', () => {
    legal(boardAt({ palificoWild: true }, [1, 5], null, true), 1, 1);
    illegal(boardAt({ palificoWild: true }, [1, 5], [1, 1], true), 3, 4, 'face-locked');
  });
});

describe('calza is closed for a reason', () => {
  const closed = (of: Partial<DudoOptions>, dice = T20, edit?: (board: DudoBoard) => void): string | null => {
    const board = boardAt(of, dice, [3, 4]);
    edit?.(board);
    return refusal(board, calza);
  };
  it('the table plays without it', () => assert.equal(closed({ calza: 'off' }), 'calza-off'));
  it('with two left, by option', () => {
    assert.equal(closed({ calzaHeadsUp: false }, [5, 5]), 'calza-with-two');
    assert.equal(closed({ calzaHeadsUp: false }, [5, 5, 0]), 'calza-with-two');
    assert.equal(closed({ calzaHeadsUp: false }, [5, 5, 1]), null);
    assert.equal(closed({}, [5, 5]), null);
  });
  it('only after a loss, by option', () => {
    assert.equal(closed({ calzaAfterLossOnly: true }), 'calza-no-loss-yet');
    assert.equal(
      closed({ calzaAfterLossOnly: true }, T20, (b) => (b.hurt = [me])),
      null,
    );
  });
});
