import { expect } from '@open-wc/testing';
import { bestGroup } from '../../../src/fair/kernel/best-group.ts';
import { fetchKernel } from '../../../src/fair/kernel/fetch-kernel.ts';
import { firstWrongAnswer } from '../../../src/fair/kernel/known-answers.ts';
import { nobleGroup } from '../../../src/fair/noble-group.ts';
import { interoperate } from '../../node/fair/kernel-proofs.ts';
import { chanceOf, Trial } from '../../node/fair/kernel-trials.ts';

describe('the kernel in a browser', function () {
  this.timeout(120_000);
  const seed = String(crypto.getRandomValues(new Uint32Array(1))[0]);
  const random = chanceOf(seed);

  it('comes from our own origin and knows its answers', async () => {
    const { group, why } = await bestGroup(fetchKernel);
    expect([group.name, why]).to.deep.equal(['kernel', undefined]);
    expect(firstWrongAnswer(group)).to.equal(null);
  });
  it('gives what noble gives: 10,000 operations by chance, all special inputs, sums of any length', async () => {
    console.log(`SEED=${seed}`);
    const { group } = await bestGroup(fetchKernel);
    const trial = new Trial(group, nobleGroup, random);
    trial.run(10_000);
    trial.special();
    for (const n of [0, 1, 64, 199, 280, 430, 1000]) trial.longSum(n);
  });
  it('makes proofs that noble takes, takes those of noble, and none with a field turned', async () => {
    const { group } = await bestGroup(fetchKernel);
    expect(interoperate([nobleGroup, group], 3, random)).to.be.greaterThan(100);
  });
});
