// test/node/table/attacked.test.ts: what a cheat, an unlucky order or a reload could turn against honest seats.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hex } from '../../../src/core/bytes.ts';
import { seatAt } from '../../../src/core/seat.ts';
import { read } from '../../../src/table/signed.ts';
import { headOf } from '../../../src/table/step.ts';
import { Trial } from '../../../tools/cheats/trial.ts';
import { shortGame, sittingOf } from './played.ts';

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

describe('a seat that shows two faces', () => {
  it('is named when it signs one body under two boards, and no honest seat is blamed for seeing the other', async () => {
    const trial = await Trial.open({ seed: 6, seats: 4 });
    const mine = seatAt(3);
    trial.bend = (m, to) => {
      if (m.kind !== 'thing' || to.seat !== 0) return [m];
      const what = read(m.thing);
      const face = what?.purpose === 'entry' && what.seat === mine && what.step === 4;
      return face ? [{ kind: 'thing', thing: trial.sign({ ...what, digest: new Uint8Array(64) }) }] : [m];
    };
    const { was, why } = await trial.named('guilt');
    assert.equal(was, 'named', why);
  });

  it('has another head on the device that sees another board, so that the two logs never mix', async () => {
    const world = await shortGame(4);
    const { chain } = sittingOf(world.devices[0]);
    const [closed] = chain.referee.steps;
    const [prev, digest] = [chain.referee.headAt(-1), chain.referee.digests[0]];
    assert.ok(closed && prev && digest);
    const odd = closed.given.map((g, i) => (i === 1 ? { ...g, what: { ...g.what, digest: prev } } : g));
    assert.deepEqual(headOf(prev, digest, closed.given, []), chain.referee.headAt(0));
    assert.notDeepEqual(headOf(prev, digest, odd, []), chain.referee.headAt(0));
  });

  it('is named when it says goodbye to one friend and plays on with the others', async () => {
    for (const later of [0, 1]) {
      const trial = await Trial.open({ seed: 8, seats: 4 });
      await trial.until((o) => o.exchange.what === 'choose' && !o.owing.includes(trial.cheat.seat));
      const { step, prev, table } = trial.open;
      const { seat } = trial.cheat;
      const bye = trial.sign({ purpose: 'goodbye', table, seat, from: step + later, at: step - 1, on: prev });
      const { chain } = trial.sitting;
      const place = chain.place.bind(chain);
      chain.place = (what, sig) => (what.purpose === 'goodbye' ? { at: 'known' } : place(what, sig));
      trial.say({ kind: 'thing', thing: bye }, [trial.device(0)]);
      const { was, why } = await trial.named('guilt');
      assert.equal(was, 'named', `${later}: ${why}`);
    }
  });
});
