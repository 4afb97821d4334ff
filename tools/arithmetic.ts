// tools/arithmetic.ts: Node programs compute with the kernel, as pages do; without it the slower way, and say so.
import { computeWith } from '../src/fair/arithmetic.ts';
import { bestGroup } from '../src/fair/kernel/best-group.ts';
import { kernelBytes } from './kernel.ts';

/** To be awaited before the first card is touched. */
export async function computeFast(): Promise<void> {
  const chosen = await bestGroup(kernelBytes);
  if (chosen.why) console.error(`Cards are computed the slow way (${chosen.why}: ${chosen.detail}).`);
  computeWith(chosen.group);
}
