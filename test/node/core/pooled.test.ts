import assert from 'node:assert/strict';
import { it } from 'node:test';
import { pooled } from '../../../src/core/pooled.ts';

/** Numbered bytes: place i of the source's n-th piece is n + i, so that what is handed out tells where it came from. */
const counting = () => {
  const drawn: Uint8Array[] = [];
  const source = (n: number): Uint8Array => {
    const bytes = Uint8Array.from({ length: n }, (_, i) => (drawn.length + i) % 256);
    drawn.push(bytes);
    return bytes;
  };
  return { drawn, chance: pooled(source) };
};

it('bytes come in the order of the source, and none of them twice', () => {
  const { chance } = counting();
  let at = 0;
  for (const n of [1, 32, 64, 16, 0, 1000, 1024, 7]) {
    const bytes = chance(n);
    assert.deepEqual([...bytes], Array.from({ length: n }, (_, i) => (at + i) % 256), `${n} from ${at}`); // prettier-ignore
    at += n;
  }
});
it('what is left of a piece and too short is not used: the next piece gives all', () => {
  const { drawn, chance } = counting();
  for (let i = 0; i < 4; i++) chance(1000);
  assert.equal(drawn.length, 1);
  assert.deepEqual(
    [...chance(100)],
    Array.from({ length: 100 }, (_, i) => 1 + i),
  );
});
it('what was handed out is wiped from the pool, and the caller keeps it', () => {
  const { drawn, chance } = counting();
  const own = chance(32);
  assert.deepEqual([...(drawn[0]?.subarray(0, 32) ?? [])], new Array(32).fill(0));
  assert.equal(own[31], 31);
  assert.equal(drawn[0]?.[32], 32, 'the rest still waits');
});
it('much at once is drawn for itself and leaves the pool as it is', () => {
  const { drawn, chance } = counting();
  chance(8);
  assert.equal(chance(5000).length, 5000);
  assert.deepEqual(
    drawn.map((d) => d.length),
    [4096, 5000],
  );
  assert.equal(chance(1)[0], 8);
});
