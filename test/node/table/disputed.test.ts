import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Plain } from '../../../src/core/plain.ts';
import { seatAt } from '../../../src/core/seat.ts';
import type { GameRecord } from '../../../src/table/record.ts';
import type { Signed } from '../../../src/table/signed.ts';
import { Trial } from '../../../tools/cheats/trial.ts';
import { changed, placesOf } from './changes.ts';
import { judged, recordAt } from './played.ts';

/** The record of a table that ended because seat 2 signed two bids for one step. */
async function disputed(): Promise<GameRecord> {
  const trial = await Trial.open({ seed: 3 });
  await trial.until((o) => o.exchange.what === 'choose' && o.owing.includes(trial.cheat.seat));
  const bids = [2, 3].map((face) => trial.entry({ kind: 'bid', count: 1, face }));
  trial.thing(...bids);
  assert.equal((await trial.named('guilt')).was, 'named');
  return recordAt(trial.device(0));
}

it('the record of a disputed table holds, and its audit names the guilty seat', async () => {
  const record = await disputed();
  const verdict = await judged(record);
  assert.equal(verdict.fault, null);
  const { code, seat } = verdict.seen.at(-1) ?? {};
  assert.deepEqual([code, seat], ['two-faces', 2]);
});

it('a changed proof is refused with the seat and the step after the last', async () => {
  const record = await disputed();
  const proof = record.proof.map((t): Plain => [t.purpose, t.bytes, t.sig]);
  for (const place of placesOf(proof)) {
    const other = changed(proof, place, 1) as unknown as [Signed['purpose'], Uint8Array, Uint8Array][];
    const { fault } = await judged({
      ...record,
      proof: other.map(([purpose, bytes, sig]) => ({ purpose, bytes, sig })),
    });
    assert.equal(fault?.step, record.steps.length, JSON.stringify(place));
    assert.notEqual(fault.seat, undefined);
  }
});

it('two signatures of one body, or two bids of different steps, are no proof', async () => {
  const record = await disputed();
  const [first] = record.proof;
  assert.ok(first);
  assert.equal((await judged({ ...record, proof: [first, first] })).fault?.code, 'shape');
  const trial = await Trial.open({ seed: 3 });
  const [a, b] = [trial.entry(null), trial.entry(1, { step: 1, seat: seatAt(2) })];
  assert.equal((await judged({ ...record, proof: [a, b] })).ok, false);
});
