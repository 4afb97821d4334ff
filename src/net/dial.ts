// net/dial.ts: finding somebody by code: how often, how long, and why not. Knows nothing of kept lines.
import type { JoinProgress, JoinRefusal } from '../core/house.ts';
import type { Clock } from '../core/ports.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { Channel } from './channel.ts';
import { peerId, type Invitation } from './code.ts';
import type { HelloRefusal } from './hello.ts';
import type { Line } from './line.ts';
import type { Meeting } from './meeting.ts';

export type DialTools = {
  readonly clock: Clock;
  /** Whether a key is the one that an invitation means. */
  readonly answersTo: (key: Uint8Array, invitation: Invitation) => Promise<boolean>;
  /** The own id, which nobody can dial. */
  readonly own: string | null;
  /** The meeting point while it is open. */
  readonly meeting: () => Meeting | null;
  readonly elsewhere: () => void;
  /** Runs at every change of the meeting point; the returned function takes it back. */
  readonly met: (run: () => void) => () => void;
  readonly meet: (channel: Channel, expected: (key: Uint8Array) => Promise<boolean>) => Line;
  /** Whether there is a line to a key. */
  readonly holds: (key: Uint8Array) => boolean;
};
export type DialWish = {
  readonly code: string;
  readonly fingerprint: string | null;
  readonly progress: (at: JoinProgress) => void;
  readonly cancel: AbortSignal;
};

const second = 1000;
/** The other's phone may be locked: its owner is just sending the code. */
const findTime = 130 * second;
const findEvery = 3 * second;
const meetingTime = 20 * second;
/** A direct line that fails may have met a network that was just changing. */
const directTries = 2;

const refusals: { readonly [R in HelloRefusal]: JoinRefusal } = {
  version: 'other-version',
  purpose: 'other-version',
  silent: 'no-direct-line',
  closed: 'no-direct-line',
  // Nonsense proves nothing of who is there.
  shape: 'no-direct-line',
  early: 'no-direct-line',
  mirror: 'not-the-one',
  key: 'not-the-one',
  proof: 'not-the-one',
};

/** Waits until `met` says that `ready` holds; false when the time is over or it was cancelled. */
function until(ready: () => boolean, ms: number, { clock, met }: DialTools, cancel: AbortSignal): Promise<boolean> {
  if (ready() || cancel.aborted) return Promise.resolve(!cancel.aborted);
  return new Promise((done) => {
    const end = (yes: boolean): void => {
      stop();
      unmet();
      cancel.removeEventListener('abort', no);
      done(yes);
    };
    const no = (): void => end(false);
    const stop = clock.after(ms, no);
    const unmet = met(() => {
      if (ready()) end(true);
    });
    cancel.addEventListener('abort', no);
  });
}

/** Resolves with the proved key of whoever answers to the code. */
export async function dial(tools: DialTools, wish: DialWish): Promise<Result<Uint8Array, JoinRefusal>> {
  const { clock, answersTo } = tools;
  const { code, fingerprint, progress, cancel } = wish;
  const to = peerId(code);
  const cancelled = (): boolean => cancel.aborted;
  if (to === tools.own) return fail('bad-code');
  const expected = (key: Uint8Array): Promise<boolean> => answersTo(key, { code, fingerprint });
  const end = clock.now() + findTime;
  let failed = 0;
  progress('finding');
  for (let tries = 1; ; tries++) {
    const open = await until(() => tools.meeting() !== null, meetingTime, tools, cancel);
    const meeting = tools.meeting();
    if (cancelled()) return fail('cancelled');
    if (!open || !meeting) return fail('meeting-away');
    const found = await meeting.dial(to, () => progress('opening'), cancel);
    let why: JoinRefusal = 'cancelled';
    if (!found.ok) why = found.fault;
    else if (cancelled()) found.value.close();
    else {
      progress('checking');
      const line = tools.meet(found.value, expected);
      const hangUp = (): void => line.end('ended');
      cancel.addEventListener('abort', hangUp);
      const proved = await line.ready;
      cancel.removeEventListener('abort', hangUp);
      if (proved.ok && tools.holds(proved.value.key)) return ok(proved.value.key);
      why = proved.ok ? 'no-direct-line' : refusals[proved.fault];
    }
    if (cancelled()) return fail('cancelled');
    if (why === 'no-direct-line' && ++failed >= directTries) return fail(why);
    if (why !== 'nobody' && why !== 'no-direct-line' && why !== 'meeting-away') return fail(why);
    if (clock.now() >= end) return fail(why);
    progress('retrying');
    await until(() => false, findEvery, tools, cancel);
    if (why === 'nobody' && tries % 2 === 0) tools.elsewhere();
  }
}
