// e2e/soak.test.ts: a minute of trouble from a seed; `npm run soak` goes on for ten.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { soak } from './soak.ts';
import { browser, origin } from './site.ts';

it('a minute of reloads, naps and closed pages: every game ends, and no page errs', { timeout: 900_000 }, async (t) => {
  const seed = 20_261_130;
  t.diagnostic(`seed ${seed}`);
  const { games, reloads, naps, closings, problems } = await soak(browser, origin, { seed, ms: 60_000, pages: 3 }); // prettier-ignore
  t.diagnostic(`${games} games, ${reloads} reloads, ${naps} naps, ${closings} closings`);
  assert.ok(games >= 1 && reloads + naps + closings >= 3);
  assert.deepEqual(problems, []);
});
