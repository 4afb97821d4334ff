import assert from 'node:assert/strict';
import { it } from 'node:test';
import { VirtualClock } from '../../../src/net/virtual-clock.ts';

it('timers run in order of time, then of creation, and what they wait for is done in between', async () => {
  const clock = new VirtualClock();
  const seen: string[] = [];
  clock.after(20, () => seen.push(`c${clock.now()}`));
  clock.after(10, () => {
    seen.push(`a${clock.now()}`);
    void Promise.resolve()
      .then(() => Promise.resolve())
      .then(() => clock.after(5, () => seen.push(`later${clock.now()}`)));
  });
  clock.after(10, () => seen.push(`b${clock.now()}`));
  clock.after(10, () => seen.push('never'))();
  await clock.run();
  assert.deepEqual(seen, ['a10', 'b10', 'later15', 'c20']);
});
it('a thousand timers in any order come out sorted', async () => {
  const clock = new VirtualClock();
  const seen: number[] = [];
  for (let i = 0; i < 1000; i++) clock.after((i * 7919) % 1009, () => seen.push(clock.now()));
  await clock.run();
  assert.equal(seen.length, 1000);
  assert.deepEqual(
    seen,
    [...seen].sort((a, b) => a - b),
  );
});
it('time stops where it was told to, or when the wish is fulfilled', async () => {
  const clock = new VirtualClock();
  let beats = 0;
  const beat = (): void => {
    beats++;
    clock.after(10, beat);
  };
  clock.after(10, beat);
  await clock.run(35);
  assert.deepEqual([clock.now(), beats], [35, 3]);
  assert.equal(await clock.until(() => beats === 5, 1000), true);
  assert.equal(clock.now(), 50);
  assert.equal(await clock.until(() => beats === 500, 100), false);
});
it('what a timer throws is not swallowed', async () => {
  const clock = new VirtualClock();
  clock.after(1, () => {
    throw new Error('broken');
  });
  await assert.rejects(clock.run(), /broken/);
});
it('a sleeping device counts no time, and its timers wait for what is left of them', async () => {
  const clock = new VirtualClock();
  const phone = clock.device();
  const seen: string[] = [];
  phone.after(30, () => seen.push(`second ${phone.now()} at ${clock.now()}`));
  phone.after(20, () => seen.push(`first ${phone.now()} at ${clock.now()}`));
  await clock.run(10);
  phone.sleep();
  await clock.run(1000);
  assert.deepEqual([seen, phone.now()], [[], 10]);
  phone.wake();
  await clock.run();
  assert.deepEqual(seen, ['first 20 at 1020', 'second 30 at 1030']);
});
