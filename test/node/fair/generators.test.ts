import assert from 'node:assert/strict';
import { it } from 'node:test';
import { concat, hex, u16, utf8 } from '../../../src/core/bytes.ts';
import { domain } from '../../../src/core/domain.ts';
import { encodingOfH, encodingsOfEach } from '../../../src/fair/generator-encodings.ts';
import { generatorCount, generatorsOf } from '../../../src/fair/generators.ts';
import { hashToGroup } from '../../../src/fair/hash-to-group.ts';
import { kernelFrom } from '../../../src/fair/kernel/kernel.ts';
import { nobleGroup } from '../../../src/fair/noble-group.ts';
import { kernelBytes } from '../../../tools/kernel.ts';

const names = [utf8('h'), ...Array.from({ length: generatorCount }, (_, i) => concat(utf8('i'), u16(i)))];
const written = encodingOfH + encodingsOfEach;

it('the generators that the app carries are those that fairness.md derives, all different, none of them G or nothing', () => {
  const derived = names.map((name) => hex(nobleGroup.encode(hashToGroup(nobleGroup, domain('gen'), name))));
  assert.equal(written, derived.join(''));
  const all = [nobleGroup.zero, nobleGroup.base].map((p) => hex(nobleGroup.encode(p)));
  assert.equal(new Set([...derived, ...all]).size, generatorCount + 3);
});

it('both backends read the same generators, and the kernel derives the same', async () => {
  const kernel = await kernelFrom(await kernelBytes());
  for (const group of [nobleGroup, kernel]) {
    const { h, each } = generatorsOf(group);
    assert.equal([h, ...each].map((p) => hex(group.encode(p))).join(''), written);
  }
  const derived = names.map((name) => hex(kernel.encode(hashToGroup(kernel, domain('gen'), name))));
  assert.equal(derived.join(''), written);
});
