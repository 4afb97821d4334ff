import { expect } from '@open-wc/testing';
import { Awake } from '../../../src/ui/awake.ts';

describe('a screen that stays on', () => {
  it('is held while the table needs it, once, and let go afterwards', async () => {
    const awake = new Awake();
    await awake.keep(true);
    await awake.keep(true);
    expect(awake.held).to.equal('wakeLock' in navigator);
    await awake.keep(false);
    expect(awake.held).to.equal(false);
    await awake.stop();
  });
  it('is not held any more when the game was left while it was asked for', async () => {
    const awake = new Awake();
    const asked = awake.keep(true);
    await awake.stop();
    await asked;
    expect(awake.held).to.equal(false);
  });
});
