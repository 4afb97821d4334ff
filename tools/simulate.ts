// tools/simulate.ts: bots play whole games over the in-memory network, on all cores; says how they ended.
import { fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { gameById, games, loadGame } from '../src/games/catalogue.ts';
import { judgeAlways } from '../src/fair/once.ts';
import type { Listing, Options } from '../src/games/play.ts';
import { computeFast } from './arithmetic.ts';
import { readFlags, wholeNumber } from './options.ts';
import { simulate, type Played } from './simulated-game.ts';

type Job = {
  readonly game: string;
  readonly seats: number;
  readonly options?: Options;
  readonly faults: boolean;
  readonly memo: boolean;
};
type Work = Job & { readonly seeds: readonly number[] };
export type Report = {
  readonly game: string;
  readonly seats: number;
  readonly seed: number;
  readonly games: number;
  readonly finished: number;
  readonly voided: number;
  readonly stuck: number;
  readonly diverged: number;
  readonly faults_blamed_wrongly: number;
  /** Times that all cards of a table were turned over by a referee that sees everything, and what was wrong then. */
  readonly card_looks: number;
  readonly cards_wrong: number;
  readonly steps: number;
  readonly ms: number;
  readonly problems: readonly string[];
};

async function playAll(work: Work, told: (played: Played) => unknown): Promise<void> {
  const game = await loadGame(work.game);
  if (!game) throw new Error(`no game called ${work.game}`);
  await computeFast();
  if (!work.memo) judgeAlways();
  for (const seed of work.seeds) await told(await simulate({ ...work, game, seed }));
}
/** Plays games with seeds `seed`, `seed + 1`, …; each seed gives the same game whichever core plays it. */
export async function simulateAll(
  job: Job,
  games: number,
  seed: number,
  cores = availableParallelism(),
): Promise<{ readonly report: Report; readonly played: readonly Played[] }> {
  const start = performance.now();
  const seeds = Array.from({ length: games }, (_, i) => seed + i);
  const played: Played[] = [];
  const shares = Array.from({ length: Math.min(cores, games) }, (_, c) => seeds.filter((_s, i) => i % cores === c));
  if (shares.length < 2) await playAll({ ...job, seeds }, (p) => played.push(p));
  else await Promise.all(shares.map((share) => onOtherCore({ ...job, seeds: share }, (p) => played.push(p))));
  played.sort((a, b) => a.seed - b.seed);
  const count = (of: (p: Played) => boolean): number => played.filter(of).length;
  const report: Report = {
    game: job.game,
    seats: job.seats,
    seed,
    games: played.length,
    finished: count((p) => p.end === 'finished'),
    voided: count((p) => p.end === 'voided'),
    stuck: count((p) => p.end === 'stuck'),
    diverged: count((p) => p.diverged),
    faults_blamed_wrongly: played.reduce((n, p) => n + p.blamedWrongly, 0),
    card_looks: played.reduce((n, p) => n + p.looks, 0),
    cards_wrong: played.reduce((n, p) => n + p.notConserved, 0),
    steps: played.reduce((n, p) => n + p.steps, 0),
    ms: Math.round(performance.now() - start),
    problems: played.flatMap((p) => p.problems.map((x) => `seed ${p.seed}: ${x}`)),
  };
  return { report, played };
}
/** Another process, not a thread: tsx does not reach into threads on Node 20. */
const onOtherCore = (work: Work, told: (played: Played) => void): Promise<void> =>
  new Promise((done, fail) => {
    const child = fork(fileURLToPath(import.meta.url), [], {
      serialization: 'advanced',
      execArgv: ['--import', 'tsx'],
    });
    let left = work.seeds.length;
    child.send(work);
    child.on('message', (p) => {
      left -= 1;
      told(p as Played);
    });
    child.on('error', fail);
    child.on('exit', (code) => {
      if (code === 0 && left === 0) done();
      else fail(new Error(`a simulating process ended with ${String(code)} and ${left} games not told`));
    });
  });

/** All house rules of a game, some of them named in JSON; ends with a sentence where there are no such rules. */
function readRules(game: Listing, text: string): Options {
  const named = attempt(() => JSON.parse(text) as unknown);
  const read = game.readOptions(named);
  if (read.ok) return read.value;
  console.error(`${game.name} has no such house rules: ${read.fault === '' ? text : read.fault}.`);
  process.exit(2);
}
function attempt<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

async function main(): Promise<void> {
  const { values } = readFlags(
    'simulate',
    'Bots play whole games over the in-memory network; exits 1 when one gets stuck, differs, blames wrongly or loses a card.',
    {
      game: { type: 'string', help: `one of ${games.map((g) => g.id).join(', ')}`, fallback: 'dudo' },
      seats: { type: 'string', help: 'how many sit at each table', fallback: '4' },
      games: { type: 'string', help: 'how many games', fallback: '10' },
      seed: { type: 'string', help: 'the first game’s seed', fallback: '1' },
      options: { type: 'string', help: 'house rules that differ from the usual ones, as JSON', fallback: '{}' },
      faults: { type: 'boolean', help: 'links delay, reorder and cut, pages reload, seats leave' },
      'no-memo': { type: 'boolean', help: 'every seat checks every signature itself' },
      records: { type: 'string', help: 'a folder for the records' },
      json: { type: 'boolean', help: 'one JSON object' },
    },
  );
  const game = gameById(String(values.game));
  if (!game) {
    console.error(`There is no game called ${String(values.game)}; there is ${games.map((g) => g.id).join(', ')}.`);
    process.exit(2);
  }
  const seats = wholeNumber('seats', values.seats, game.seats.min, game.seats.max);
  const seed = wholeNumber('seed', values.seed, 0, 2 ** 31);
  const options = readRules(game, String(values.options));
  const job = { game: game.id, seats, options, faults: values.faults === true, memo: values['no-memo'] !== true };
  const { report, played } = await simulateAll(job, wholeNumber('games', values.games, 1, 1_000_000), seed);
  if (values.records !== undefined) {
    mkdirSync(String(values.records), { recursive: true });
    for (const p of played)
      if (p.record) writeFileSync(`${String(values.records)}/${game.id}-${seats}-${p.seed}.dubito.json`, p.record);
  }
  const { problems, ...rest } = report;
  console.log(values.json === true ? JSON.stringify(report) : [JSON.stringify(rest), ...problems].join('\n'));
  process.exit(
    report.stuck + report.diverged + report.faults_blamed_wrongly + report.cards_wrong + problems.length > 0 ? 1 : 0,
  );
}
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!process.send) await main();
  else
    process.once('message', (work) => {
      // A record may be long: the process ends when all of it has gone out.
      void playAll(work as Work, (p) => new Promise((sent) => process.send?.(p, sent))).then(() => {
        process.disconnect();
        process.exit(0); // a stopped table may have timers left
      });
    });
}
