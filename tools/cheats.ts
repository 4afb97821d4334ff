// tools/cheats.ts: plays real tables with one tampered client each and counts whether the honest clients do what they should.
import { fileURLToPath } from 'node:url';
import { gallery } from './cheats/gallery.ts';
import { withoutMessage } from './cheats/proofs.ts';
import { missed, type Cheat, type Outcome } from './cheats/trial.ts';
import { computeFast } from './arithmetic.ts';
import { readFlags, wholeNumber } from './options.ts';

export type Tried = {
  readonly id: string;
  readonly what: string;
  readonly expected: string;
  readonly outcome: Outcome;
};
/** Plays one cheat; a table that breaks under it counts as missed. */
export async function attempt(cheat: Cheat, seed: number): Promise<Tried> {
  const { id, what, expected } = cheat;
  const outcome = await cheat.play(seed).catch((e: unknown) => missed(e instanceof Error ? e.message : String(e)));
  return { id, what, expected, outcome };
}

async function main(): Promise<void> {
  const { values } = readFlags(
    'cheats',
    'Plays every cheat of the gallery at a real table; exits 1 when one is missed.',
    {
      seed: { type: 'string', help: 'the tables’ seed', fallback: '1' },
      only: { type: 'string', help: 'one number of the gallery' },
      json: { type: 'boolean', help: 'one JSON object' },
    },
  );
  const seed = wholeNumber('seed', values.seed, 0, 2 ** 31);
  const chosen = gallery.filter((c) => values.only === undefined || c.id === values.only);
  if (chosen.length === 0) {
    console.error(`There is no cheat ${String(values.only)}; there is ${gallery.map((c) => c.id).join(', ')}.`);
    process.exit(2);
  }
  await computeFast();
  const all: Tried[] = [];
  for (const cheat of chosen) {
    const tried = await attempt(cheat, seed);
    all.push(tried);
    const { was, seat, why } = tried.outcome;
    if (values.json !== true)
      console.log(
        `${tried.id.padEnd(16)} ${was}${seat === null ? '' : `, seat ${seat}`}${why === '' ? '' : ` (${why})`}: ${tried.what}`,
      );
  }
  const failures = all.filter((t) => t.outcome.was !== t.expected);
  const report = {
    seed,
    tried: all.length,
    as_expected: all.length - failures.length,
    missed: failures.map(({ id, what, expected, outcome }) => ({
      id,
      what,
      expected,
      was: outcome.was,
      why: outcome.why,
    })),
    without_message: withoutMessage,
  };
  if (values.json !== true && values.only === undefined)
    for (const [id, why] of Object.entries(withoutMessage)) console.log(`${id.padEnd(16)} cannot be tried: ${why}`);
  console.log(JSON.stringify(report));
  process.exit(failures.length > 0 ? 1 : 0);
}
if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
