// tools/timing.ts: whether the kernel's time tells anything of a secret scalar, by statistics (O. Reparaz, J. Balasch, I. Verbauwhede,
// "Dude, is my code constant time?", 2016): one fixed scalar against scalars by chance, in an order by chance, and Welch's t.
import type { Group } from '../src/fair/group.ts';
import { kernelFrom } from '../src/fair/kernel/kernel.ts';
import { order, randomScalar } from '../src/fair/scalar.ts';
import { kernelBytes } from './kernel.ts';
import { readFlags, wholeNumber } from './options.ts';

const about = [
  'Times secret multiplications in the kernel with one fixed scalar and with scalars by chance, and compares the two by',
  "Welch's t-test, cut at several percentiles of the time (dudect). |t| above 4.5 says that the times differ. The last",
  'lines, marked control, are of public arithmetic, which does take its time by the scalar: they must differ.',
].join('\n');
const { values } = readFlags('timing', about, {
  runs: { type: 'string', help: 'measurements of each operation', fallback: '20000' },
  json: {
    type: 'boolean',
    help: 'one JSON object: limit, and tests with operation, fixed, runs, mean_us, t, differs, control',
  },
});
const runs = wholeNumber('runs', values.runs, 1000, 10_000_000);
/** As in the paper: above it, the chance that equal times look like this is below one in a hundred thousand. */
const limit = 4.5;

type Test = {
  readonly operation: string;
  readonly fixed: string;
  readonly runs: number;
  readonly mean_us: number;
  /** The largest |t| over all cuts, with its sign. */
  readonly t: number;
  readonly differs: boolean;
  readonly control: boolean;
};
const random = (n: number): Uint8Array => crypto.getRandomValues(new Uint8Array(n));

/** Scalars of full length whose digits, carries or signs are all alike; a short one would only measure BigInt's shifts. */
const fixedScalars: { readonly [name: string]: bigint } = {
  '2^252': 2n ** 252n,
  'L-1': order - 1n,
  'one by chance': randomScalar(random),
};
type Operation = (group: Group) => (k: bigint) => unknown;
const secretOperations: { readonly [name: string]: Operation } = {
  multiply: (group) => {
    const p = group.multiplyBase(randomScalar(random));
    return (k) => group.multiply(p, k);
  },
  multiplyBase: (group) => (k) => group.multiplyBase(k),
  sumSecret: (group) => {
    const p = group.multiplyBase(randomScalar(random));
    return (k) => group.sumSecret([p, group.base], [k, k]);
  },
};
const controls: { readonly [name: string]: Operation } = { sum: (group) => (k) => group.sum([group.base], [k]) };

/** Mean and variance, and how many, one by one (B. P. Welford, 1962). */
class Running {
  n = 0;
  mean = 0;
  private squares = 0;
  add(x: number): void {
    const step = x - this.mean;
    this.mean += step / ++this.n;
    this.squares += step * (x - this.mean);
  }
  /** Variance of the mean. */
  get spread(): number {
    return this.n > 1 ? this.squares / (this.n - 1) / this.n : Infinity;
  }
}
/** Welch's t of two groups of times. */
function welch(a: Running, b: Running): number {
  const spread = a.spread + b.spread;
  return Number.isFinite(spread) && spread > 0 ? (a.mean - b.mean) / Math.sqrt(spread) : 0;
}
type Sample = { readonly isFixed: boolean; readonly us: number };
/** The largest t over all times and over those below several percentiles: what interrupts only hides the rest. */
function largestT(samples: readonly Sample[]): number {
  const sorted = samples.map(({ us }) => us).sort((x, y) => x - y);
  const cuts = [0.25, 0.5, 0.75, 0.9, 0.99].map((part) => sorted[Math.floor(part * sorted.length)] ?? Infinity);
  return [...cuts, Infinity]
    .map((cut) => {
      const [fixed, other] = [new Running(), new Running()];
      for (const { isFixed, us } of samples) if (us <= cut) (isFixed ? fixed : other).add(us);
      return welch(fixed, other);
    })
    .reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a), 0);
}

/** The order of the two kinds and all scalars are drawn before, so that drawing them is not measured. */
function measure(run: (k: bigint) => unknown, fixed: bigint): readonly Sample[] {
  const kinds = Array.from({ length: runs }, () => (random(1)[0] ?? 0) & 1);
  // Both kinds come to be the same way, each an object of its own: where it lies in memory must not tell them apart.
  const scalars = kinds.map((kind) => {
    const other = randomScalar(random);
    return BigInt((kind === 1 ? fixed : other).toString());
  });
  for (let i = 0; i < 500; i++) run(scalars[i % scalars.length] ?? 1n);
  return scalars.map((k, i) => {
    const start = process.hrtime.bigint();
    run(k);
    return { isFixed: kinds[i] === 1, us: Number(process.hrtime.bigint() - start) / 1000 };
  });
}
const kernel = await kernelFrom(await kernelBytes());
const tests: Test[] = [];
const say = (line: string): void => {
  if (values.json !== true) console.log(line);
};
say(
  `${'operation'.padEnd(14)}${'fixed scalar'.padEnd(16)}${'runs'.padStart(8)}${'mean µs'.padStart(10)}${'t'.padStart(9)}`,
);
for (const [operations, control] of [[secretOperations, false] as const, [controls, true] as const])
  for (const [operation, make] of Object.entries(operations))
    for (const [fixed, k] of Object.entries(fixedScalars)) {
      const samples = measure(make(kernel), k);
      const t = Number(largestT(samples).toFixed(2));
      const mean = samples.reduce((sum, { us }) => sum + us, 0) / samples.length;
      const differs = Math.abs(t) > limit;
      tests.push({ operation, fixed, runs, mean_us: Number(mean.toPrecision(4)), t, differs, control });
      const left = `${operation.padEnd(14)}${fixed.padEnd(16)}${String(runs).padStart(8)}${mean.toFixed(1).padStart(10)}`;
      say(`${left}${t.toFixed(2).padStart(9)}  ${control ? 'control, ' : ''}${differs ? 'differs' : 'no difference'}`);
    }
const told = tests.filter(({ differs, control }) => differs && !control);
const deaf = tests.every(({ differs, control }) => !control || !differs);
if (values.json === true) console.log(JSON.stringify({ limit, tests }));
say(told.length > 0 ? `${told.length} tests differ` : `no secret operation differs (|t| ≤ ${limit})`);
if (deaf)
  say('The controls do not differ either: this machine is too busy, or there are too few runs, to say anything.');
process.exit(told.length > 0 || deaf ? 1 : 0);
