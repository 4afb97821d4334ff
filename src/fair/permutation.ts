// fair/permutation.ts: orders of n things, uniform from random bytes. Knows not what is ordered.
import { below } from '../core/below.ts';
import type { Chance } from '../core/ports.ts';

/** ψ: what stands at place k afterwards is what stood at place ψ(k) before. */
export type Permutation = readonly number[];

/** The same things in a uniform order (Fisher–Yates). */
export function inRandomOrder<T>(things: readonly T[], random: Chance): readonly T[] {
  const rest = [...things];
  const drawn: T[] = [];
  while (rest.length > 0) drawn.push(...rest.splice(below(rest.length, random), 1));
  return drawn;
}

const places = (n: number): Permutation => Array.from({ length: n }, (_, k) => k);

export const randomOrder = (n: number, random: Chance): Permutation => inRandomOrder(places(n), random);

/** The named places first, in their order (the cards that will be laid), the others after them in a uniform order. */
export const orderWithFirst = (first: readonly number[], n: number, random: Chance): Permutation => [
  ...first,
  ...inRandomOrder(
    places(n).filter((k) => !first.includes(k)),
    random,
  ),
];

export const isPermutation = (order: Permutation): boolean =>
  new Set(order).size === order.length && order.every((k) => Number.isInteger(k) && k >= 0 && k < order.length);
