import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { hex } from '../../../src/core/bytes.ts';
import { seatAt } from '../../../src/core/seat.ts';
import type { RoundEvidence, Tried } from '../../../src/core/verdict.ts';
import { tampered, tryToCheat } from '../../../src/table/cheat.ts';
import { writeRecord, type GameRecord } from '../../../src/table/record.ts';
import { check, judged, longGame, recordAt } from './played.ts';

describe('trying to cheat with a copy of a record', () => {
  let record: GameRecord;
  let evidence: readonly RoundEvidence[];
  const tried = (kind: 'die' | 'move' | 'signature', round: number, seat: number): Promise<Tried | null> =>
    tryToCheat(writeRecord('dudo', record), { kind, round, seat: seatAt(seat) }, check);
  const roundNumbered = (n: number): number => evidence.findIndex((r) => r.number === n && !r.void);
  before(async () => {
    record = recordAt((await longGame(1)).devices[0]);
    ({ evidence } = await judged(record));
  });

  it('one changed die breaks the seal of its cup, whoever signs it', async () => {
    for (const [i, { seals, steps }] of evidence.entries())
      for (const { seat, cup } of seals) {
        if (cup?.opened !== 'fits') continue;
        const found = await tried('die', i, seat);
        assert.ok(found);
        assert.deepEqual(found.before, cup.dice);
        assert.deepEqual(found.after.slice(1), cup.dice.slice(1), 'only one die is another');
        assert.notEqual(found.after[0], cup.dice[0]);
        assert.equal(found.step, steps.open);
        assert.deepEqual(found.fault, { code: 'signature', seat, step: found.step });
        assert.deepEqual(found.signed, { code: 'lock', seat, step: found.step });
      }
  });
  it('a bid of one die more is not what was signed', async () => {
    const found = await tried('move', roundNumbered(1), 0);
    assert.ok(found);
    assert.deepEqual(found.after, [(found.before[0] ?? 0) + 1]);
    assert.deepEqual(found.fault, { code: 'signature', seat: 0, step: found.step });
  });
  it('a bid that its seat would sign anew breaks what others have built on it', async () => {
    const found: (Tried | null)[] = [];
    for (const i of evidence.keys()) for (const seat of [0, 1]) found.push(await tried('move', i, seat));
    const moves = found.filter((f) => f !== null);
    assert.ok(moves.length > 4);
    for (const { signed, step } of moves) assert.ok(signed === null || (signed.step ?? 0) >= step);
    assert.ok(moves.some((m) => m.signed !== null));
  });
  it('one bit of a signature is found at its step', async () => {
    const round = roundNumbered(2);
    const found = await tried('signature', round, 1);
    assert.deepEqual(found?.fault, { code: 'signature', seat: 1, step: evidence[round]?.from });
    assert.equal(found.signed, null);
  });
  it('where there is nothing of that kind there is nothing to try', async () => {
    assert.equal(await tried('die', 0, 0), null, 'the draw has no cups');
    assert.equal(await tried('die', roundNumbered(1), 9), null, 'nobody sits there');
    assert.equal(await tried('move', 999, 0), null);
    assert.equal(await tryToCheat(Uint8Array.of(1), { kind: 'die', round: 0, seat: seatAt(0) }, check), null);
  });
  it('the record itself stays as it is', () => {
    const before = hex(writeRecord('dudo', record));
    const round = evidence[1];
    assert.ok(round);
    for (const kind of ['die', 'move', 'signature'] as const)
      assert.ok(tampered(record, round, { kind, round: 1, seat: seatAt(0) }));
    assert.equal(hex(writeRecord('dudo', record)), before);
  });
});
