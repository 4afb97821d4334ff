// fair/kernel/best-group.ts: the kernel if it comes and knows its answers, else noble. Knows not where the bytes come from.
import type { Group } from '../group.ts';
import { nobleGroup } from '../noble-group.ts';
import { kernelFrom } from './kernel.ts';
import { firstWrongAnswer } from './known-answers.ts';

/** Why noble computes: this device has no WebAssembly (or its policy forbids it), the file did not come, or an answer was wrong. */
export type WhyNoble = 'no-webassembly' | 'not-loaded' | 'wrong-answer';
/** What to compute with; `detail` is for a report, in English. */
export type Chosen =
  | { readonly group: Group; readonly why?: never }
  | { readonly group: Group; readonly why: WhyNoble; readonly detail: string };

const noble = (why: WhyNoble, cause: unknown): Chosen => ({
  group: nobleGroup,
  why,
  detail: cause instanceof Error ? cause.message : String(cause),
});

/** Loads the kernel and asks it what is known, a few milliseconds; whatever goes wrong, there is a group to play with. */
export async function bestGroup(load: () => Promise<WebAssembly.Module | BufferSource>): Promise<Chosen> {
  if (!('WebAssembly' in globalThis)) return noble('no-webassembly', 'there is no WebAssembly here');
  let source;
  try {
    source = await load();
  } catch (error) {
    return noble('not-loaded', error);
  }
  try {
    const group = await kernelFrom(source);
    const wrong = firstWrongAnswer(group);
    return wrong === null ? { group } : noble('wrong-answer', wrong);
  } catch (error) {
    // A strict policy refuses to compile; a truncated or foreign file is no module of ours.
    return noble('no-webassembly', error);
  }
}
