import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { it } from 'node:test';
import { hex } from '../../../src/core/bytes.ts';
import { domain, tags } from '../../../src/core/domain.ts';
import { seatAt } from '../../../src/core/seat.ts';
import { context, whereAt } from '../../../src/fair/context.ts';

const base = {
  table: new Uint8Array(64).fill(1),
  rules: new Uint8Array(64).fill(2),
  round: 3,
  anchor: { step: 4, hash: new Uint8Array(64).fill(5) },
  seat: 6,
  op: 'roll',
  slots: [7, 8],
};

it('the context is the hash of exactly what fairness.md lists, in its order', () => {
  const u = (size: number, n: number) => Buffer.from(n.toString(16).padStart(size * 2, '0'), 'hex');
  const lp = (b: Uint8Array) => Buffer.concat([u(2, b.length), b]);
  const want = createHash('sha512')
    .update('dubito/1/ctx')
    .update(lp(base.table))
    .update(lp(base.rules))
    .update(u(4, 3))
    .update(u(8, 4))
    .update(base.anchor.hash)
    .update(u(1, 6))
    .update(lp(Buffer.from('roll')))
    .update(lp(Buffer.concat([u(4, 7), u(4, 8)])))
    .digest('hex');
  assert.equal(hex(context(base)), want);
});

it('a change of any part makes another context', () => {
  const changed = [
    { ...base, table: new Uint8Array(64).fill(9) },
    { ...base, rules: new Uint8Array(64).fill(9) },
    { ...base, round: 9 },
    { ...base, anchor: { ...base.anchor, step: 9 } },
    { ...base, anchor: { ...base.anchor, hash: new Uint8Array(64).fill(9) } },
    { ...base, seat: 9 },
    { ...base, op: 'number' },
    { ...base, slots: [7] },
    { ...base, slots: [8, 7] },
  ];
  const all = [base, ...changed].map((of) => hex(context(of)));
  assert.equal(new Set(all).size, all.length);
});

it('what belongs to the whole table stands at seat 255', () => {
  const where = whereAt(base);
  assert.deepEqual(where('joint', 'roll', [7, 8]), context({ ...base, seat: 255 }));
  assert.deepEqual(where(seatAt(6), 'roll', [7, 8]), context(base));
  assert.deepEqual(where(seatAt(6), 'roll'), context({ ...base, slots: [] }));
});

it('no two kinds of statement share a tag, and none begins another that could be read for it', () => {
  const names = tags.map((tag) => Buffer.from(domain(tag)).toString());
  assert.equal(new Set(names).size, tags.length);
  for (const name of names) assert.match(name, /^dubito\/1\/[a-z]+$/);
  // Parts of fixed length follow a tag, so a tag that begins another must not be one that hashes free bytes.
  const begins = names.flatMap((a) => names.filter((b) => a !== b && b.startsWith(a)).map((b) => `${a} ${b}`));
  assert.deepEqual(begins, []);
});
