// tools/statistics.ts: by statistics, whether one honest seat is enough for a shuffled pack, and whether a log tells which card was laid.
import { fileURLToPath } from 'node:url';
import { computeFast } from './arithmetic.ts';
import { readFlags, wholeNumber } from './options.ts';
import { wrong, type Test } from './statistics/numbers.ts';
import { shuffles } from './statistics/orders.ts';
import { watching } from './statistics/watcher.ts';

/** All tests, one by one: so many shuffles of each kind, so many games that are watched. */
export async function* statistics(seed: number, runs: number, games: number): AsyncGenerator<Test, void> {
  yield* shuffles(seed, runs);
  yield* watching(seed, games);
}

async function main(): Promise<void> {
  const about = [
    'Shuffles small packs at three seats of which one is honest, and compares by chi-square where the cards lie with what',
    'chance does. Then watches whole games of DuvidaÊ! with nothing but their logs, guesses in several ways which card of',
    'a hand was laid, and counts the hits in standard deviations from chance. A bound is passed by chance once in a',
    'million times. Lines marked control have a mistake built in and must go beyond. Exits 1 when one is not as it must be.',
  ].join('\n');
  const { values } = readFlags('statistics', about, {
    seed: { type: 'string', help: 'the seed of all chance', fallback: '1' },
    runs: { type: 'string', help: 'shuffles of each kind', fallback: '500' },
    games: { type: 'string', help: 'games that are watched', fallback: '20' },
    json: { type: 'boolean', help: 'one JSON object: seed, tests with what, n, statistic, bound, beyond, control' },
  });
  const seed = wholeNumber('seed', values.seed, 0, 2 ** 20);
  const runs = wholeNumber('runs', values.runs, 50, 1_000_000);
  const games = wholeNumber('games', values.games, 1, 900);
  await computeFast();
  const tests: Test[] = [];
  for await (const one of statistics(seed, runs, games)) {
    tests.push(one);
    const { what, n, statistic, bound, beyond, control } = one;
    const found = `${statistic.toPrecision(4).padStart(8)} of ${bound.toPrecision(4)}`;
    if (values.json !== true)
      console.log(`${what.padEnd(80)}${String(n).padStart(7)}${found}${control ? ', control' : ''}${beyond ? ', beyond' : ''}`); // prettier-ignore
  }
  if (values.json === true) console.log(JSON.stringify({ seed, tests }));
  else console.log(`${tests.filter(wrong).length} of ${tests.length} are not as they must be`);
  process.exit(tests.some(wrong) ? 1 : 0);
}
if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
