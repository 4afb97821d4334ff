// test/node/table/attacked.test.ts: what a cheat, an unlucky order or a reload could turn against honest seats.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hex } from '../../../src/core/bytes.ts';
import { Trial } from '../../../tools/cheats/trial.ts';
import { sittingOf } from './played.ts';

const headsOf = (trial: Trial): number =>
  new Set(trial.honest.map((d) => hex(sittingOf(d).chain.referee.head.hash))).size;

describe('a device that is loaded anew', () => {
  it('still knows that a seat was put out for a wrong opening', async () => {
    const trial = await Trial.open({ seed: 5, seats: 4 });
    trial.tamper('mix', () => ({ value: new Uint8Array(32) }));
    const [first, second] = trial.honest;
    assert.ok(first && second);
    assert.ok(await trial.world.clock.until(() => sittingOf(first).chain.referee.faults.length > 0, 600_000));
    await trial.world.reload(first);
    await trial.pass(10_000);
    assert.deepEqual(sittingOf(first).chain.referee.faults, sittingOf(second).chain.referee.faults);
    assert.equal((await trial.named('fault')).was, 'named');
    assert.equal(headsOf(trial), 1);
  });
});
