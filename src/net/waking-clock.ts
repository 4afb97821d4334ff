// net/waking-clock.ts: the clock of a real device: it counts only while the device is awake (core/ports.ts).
import type { Clock } from '../core/ports.ts';

const tick = 1000;
/** A tick that comes later than this was slept through; throttled timers of hidden pages count as sleep, too. */
const late = 5000;

/** One for a page or worker; it ticks for good. */
export function wakingClock(): Clock {
  let last = performance.now();
  let total = 0;
  const now = (): number => {
    const real = performance.now();
    const gap = real - last;
    total += gap > late ? tick : gap;
    last = real;
    return total;
  };
  const ticking: unknown = setInterval(now, tick);
  // A tool in Node that is done ends although this still ticks.
  if (typeof ticking === 'object' && ticking !== null && 'unref' in ticking) (ticking as NodeJS.Timeout).unref();
  return {
    now,
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  };
}
