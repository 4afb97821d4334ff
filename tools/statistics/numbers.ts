// tools/statistics/numbers.ts: what chance does, and how far from it a count is. Knows no card.

/** Chance alone goes beyond so many standard deviations once in a million times on one side. */
export const deviations = 4.75;
/** What chi-square with `df` degrees of freedom stays under but once in a million times (E. B. Wilson, M. M. Hilferty, 1931). */
export function chiSquareBound(df: number): number {
  const part = 2 / (9 * df);
  return df * (1 - part + deviations * Math.sqrt(part)) ** 3;
}
/** Σ (found − expected)² / expected, all expected alike. */
export function chiSquare(found: readonly number[]): number {
  const expected = found.reduce((a, b) => a + b, 0) / found.length;
  return found.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}
/** One line of the report: a statistic, and how far it may go. A control has a mistake built in and must go beyond. */
export type Test = {
  readonly what: string;
  readonly n: number;
  readonly statistic: number;
  readonly bound: number;
  readonly beyond: boolean;
  readonly control: boolean;
};
export const test = (what: string, n: number, statistic: number, bound: number, control = false): Test => ({
  what,
  n,
  statistic: Number(statistic.toPrecision(4)),
  bound: Number(bound.toPrecision(4)),
  beyond: Math.abs(statistic) > bound,
  control,
});
/** What went as it must not: beyond the bound, or a control that stayed under it. */
export const wrong = ({ beyond, control }: Test): boolean => beyond !== control;
