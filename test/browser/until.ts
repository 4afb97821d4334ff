// test/browser/until.ts: waits as long as a busy machine needs; no test fails on time.
import { waitUntil as waits } from '@open-wc/testing';

export const waitUntil = (ready: () => unknown, what?: string): Promise<void> =>
  waits(ready, what, { timeout: 40_000 });
