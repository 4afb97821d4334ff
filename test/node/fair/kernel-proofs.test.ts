import assert from 'node:assert/strict';
import { it } from 'node:test';
import { kernelFrom } from '../../../src/fair/kernel/kernel.ts';
import { nobleGroup } from '../../../src/fair/noble-group.ts';
import { kernelBytes } from '../../../tools/kernel.ts';
import { interoperate } from './kernel-proofs.ts';
import { chanceOf } from './kernel-trials.ts';

const seed = process.env['SEED'] ?? String(Math.floor(Math.random() * 2 ** 32));
console.log(`SEED=${seed}`);
const random = chanceOf(seed);
const groups = [nobleGroup, await kernelFrom(await kernelBytes())];

for (const n of [1, 2, 3, 8])
  it(`proofs about ${n} cards by either backend are taken by both, and by neither with any field turned`, () => {
    assert.ok(interoperate(groups, n, random) > 100);
  });
