// fair/kernel/chosen.ts: what this process computes cards with from now on, loaded with the first table that has cards.
import type { Arithmetic } from '../../core/house.ts';
import { computeWith } from '../arithmetic.ts';
import { bestGroup } from './best-group.ts';
import { fetchKernel } from './fetch-kernel.ts';

/** Fetches the kernel and asks it what is known; noble where that fails. */
export async function chosenArithmetic(): Promise<Arithmetic> {
  const { group, why } = await bestGroup(fetchKernel);
  computeWith(group);
  return why ?? 'kernel';
}
