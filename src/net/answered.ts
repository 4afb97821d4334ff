// net/answered.ts: how long one who has a line waits for what the table says. Knows no table.
import type { JoinRefusal } from '../core/house.ts';
import type { Clock } from '../core/ports.ts';
import { fail, type Result } from '../core/result.ts';

/** A line stands and is proved, so a seat is two short messages away; on a slow network that is seconds (ms). */
export const answerWithin = 12_000;

/** The answer, if it comes in time; else that nobody answers, or that the person did not want to wait. */
export function answered<T>(
  answer: Promise<Result<T, JoinRefusal>>,
  clock: Clock,
  cancel: AbortSignal,
): Promise<Result<T, JoinRefusal>> {
  return new Promise((done, failed) => {
    const stop = clock.after(answerWithin, () => end(fail('nobody')));
    const cancelled = (): void => end(fail('cancelled'));
    const end = (r: Result<T, JoinRefusal>): void => {
      stop();
      cancel.removeEventListener('abort', cancelled);
      done(r);
    };
    cancel.addEventListener('abort', cancelled);
    if (cancel.aborted) cancelled();
    answer.then(end, failed);
  });
}
