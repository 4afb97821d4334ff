// tools/soak.ts: a long evening in real browsers with reloads, naps and closed pages; ends with 1 when a table stands still or a page errs.
import { soak } from '../e2e/soak.ts';
import { withBrowser } from './bench/site.ts';
import { missingBrowser } from './browser.ts';
import { command } from './command.ts';
import { readFlags, wholeNumber } from './options.ts';

const { values } = readFlags(
  'soak',
  'Six people play Dudo in real browsers while pages reload, sleep and are closed.',
  {
    minutes: { type: 'string', help: 'how long trouble goes on', fallback: '10' },
    pages: { type: 'string', help: 'how many people, 2 to 6', fallback: '6' },
    seed: { type: 'string', help: 'of the troubles', fallback: '1' },
    json: { type: 'boolean', help: 'one JSON object' },
  },
);
const of = {
  ms: wholeNumber('minutes', values.minutes, 1, 600) * 60_000,
  pages: wholeNumber('pages', values.pages, 2, 6),
  seed: wholeNumber('seed', values.seed, 0, 2 ** 31),
};
const missing = await missingBrowser();
if (missing !== null) {
  console.error(missing);
  process.exit(2);
}
if ((await command('npm', ['run', '-s', 'build'])).code !== 0) process.exit(2);
const json = values.json === true;
const say = (line: string): void => {
  if (!json) console.log(line);
};
try {
  const soaked = await withBrowser('dist', (browser, origin) => soak(browser, origin, { ...of, say }));
  console.log(json ? JSON.stringify(soaked) : soaked);
  process.exitCode = soaked.problems.length > 0 ? 1 : 0;
} catch (e) {
  console.error(e instanceof Error ? e.message : e);
  process.exitCode = 1;
}
process.exit(); // PeerServer's timers go on for ever
