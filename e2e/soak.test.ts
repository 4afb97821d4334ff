// e2e/soak.test.ts: a minute of trouble from a seed; `npm run soak` goes on for ten.
import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { chromium, type Browser } from 'playwright-core';
import { chromiumFlags, chromiumPath } from '../tools/chromium.ts';
import { serve, type Site } from '../tools/serve.ts';
import { soak } from './soak.ts';

let browser: Browser;
let site: Site;
before(async () => {
  site = await serve({ port: 0, host: '127.0.0.1' });
  browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
});
after(async () => {
  await browser.close();
  await site.stop();
  setTimeout(() => process.exit(), 100).unref(); // PeerServer's timers go on for ever
});

it('a minute of reloads, naps and closed pages: every game ends, and no page errs', { timeout: 500_000 }, async (t) => {
  const seed = 20_261_130;
  t.diagnostic(`seed ${seed}`);
  const { games, reloads, naps, closings, problems } = await soak(browser, `http://127.0.0.1:${site.port}/`, { seed, ms: 60_000, pages: 3 }); // prettier-ignore
  t.diagnostic(`${games} games, ${reloads} reloads, ${naps} naps, ${closings} closings`);
  assert.ok(games >= 1 && reloads + naps + closings >= 3);
  assert.deepEqual(problems, []);
});
