import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { duvidae } from '../../../src/games/duvidae/game.ts';
import { howDare } from '../../../src/games/how-dare/game.ts';
import type { Game } from '../../../src/games/play.ts';
import { auditFile } from '../../../src/table/audit.ts';
import { computeFast } from '../../../tools/arithmetic.ts';
import { simulate } from '../../../tools/simulated-game.ts';
import { check, game } from './played.ts';

/** Plays one game and expects it to end, alike for all, with nobody blamed; its record stands. */
async function plays(
  seats: number,
  seed: number,
  faults: boolean,
  of: Game = game,
): Promise<'finished' | 'voided' | 'stuck'> {
  const played = await simulate({ game: of, seats, seed, faults, memo: true });
  const { end, diverged, blamedWrongly, problems, record } = played;
  const name = `${seats} seats, seed ${seed}`;
  assert.deepEqual(problems, [], name);
  assert.notEqual(end, 'stuck', name);
  assert.equal(diverged, false, name);
  assert.equal(blamedWrongly, 0, name);
  if (record) assert.deepEqual((await auditFile(record, check)).fault, null, name);
  return end;
}

describe('whole games of bots', () => {
  before(computeFast);

  it('end for all alike with two to six seats', async () => {
    for (let seats = 2; seats <= 6; seats++) assert.equal(await plays(seats, 100 + seats, false), 'finished');
  });

  it('end for all alike over lines that delay, reorder and cut, with naps, reloads, deaths and goodbyes', async (t) => {
    const first = 500;
    t.diagnostic(`seeds from ${first}`);
    for (let seats = 2; seats <= 6; seats++)
      for (let seed = first; seed < first + 2; seed++) await plays(seats, seed, true);
  });

  it('end for all alike with the seeds that once did not', async () => {
    await plays(4, 1026, true); // who had voted and was refused counted as heard for ever
    await plays(6, 500, true); // whoever did not answer a call was forgotten at the next look
    await plays(10, 7126, true, howDare); // who closed a step one way did not refuse the votes for another that had come before
    await plays(8, 7116, true, duvidae); // a sleeper's late vote carried a set that the others had outgrown, and proved them guilty
    await plays(6, 1036, true); // a table that looked around while it came back closed one step twice
  });
});
