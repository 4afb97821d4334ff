// kernel-choice.ts: the worker's arithmetic of cards, loaded with the first table that has cards. Holds no logic.
import type { Arithmetic } from './core/house.ts';
import { computeWith } from './fair/arithmetic.ts';
import { bestGroup } from './fair/kernel/best-group.ts';
import { fetchKernel } from './fair/kernel/fetch-kernel.ts';

/** Fetches the kernel and asks it what is known; says what cards are computed with from now on. */
export async function chosenArithmetic(): Promise<Arithmetic> {
  const { group, why } = await bestGroup(fetchKernel);
  computeWith(group);
  return why ?? 'kernel';
}
