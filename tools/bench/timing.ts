// tools/bench/timing.ts: what a benchmark says, and how often it runs a thing to say it. Runs in Node and in the page.

/** One line of the report. `aim`: what `median_ms` (or, where there is no time, `bytes`) should stay under; null: only to compare. */
export type Case = {
  readonly name: string;
  /** What does the work; cases of one name differ in it. */
  readonly backend: string;
  readonly where: 'node' | 'chromium' | 'build';
  readonly n: number;
  readonly median_ms: number | null;
  readonly min_ms: number | null;
  readonly bytes: number | null;
  readonly aim: number | null;
};
export type Named = Pick<Case, 'name' | 'backend' | 'where'> & { readonly bytes?: number; readonly aim?: number };
export type Often = {
  /** How many samples. */
  readonly n: number;
  /** How many runs make one sample: a clock in a page is too coarse for one. */
  readonly per?: number;
};

export const median = (all: readonly number[]): number => {
  const sorted = [...all].sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? NaN : (low + high) / 2;
};
/** A case from measured times (ms). */
export const timed = ({ bytes, aim, ...named }: Named, samples: readonly number[]): Case => ({
  ...named,
  n: samples.length,
  median_ms: samples.length > 0 ? round(median(samples)) : null,
  min_ms: samples.length > 0 ? round(Math.min(...samples)) : null,
  bytes: bytes ?? null,
  aim: aim ?? null,
});
const round = (ms: number): number => Number(ms.toPrecision(4));

/** Runs a job once to warm up, then as often as asked. */
export async function time(named: Named, { n, per = 1 }: Often, job: () => unknown): Promise<Case> {
  await job();
  const samples: number[] = [];
  for (let i = 0; i < n; i++) {
    const start = performance.now();
    for (let k = 0; k < per; k++) await job();
    samples.push((performance.now() - start) / per);
  }
  return timed(named, samples);
}
