// test/node/core/encoding.test.ts: the quick encoder writes the very bytes that cborg writes, for everything that can be plain.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { encode, rfc8949EncodeOptions } from 'cborg';
import { hex } from '../../../src/core/bytes.ts';
import { encoded } from '../../../src/core/encoding.ts';
import { seeded } from '../../../src/net/seeded.ts';

const alike = (value: unknown): void =>
  assert.equal(hex(encoded(value)), hex(encode(value, rfc8949EncodeOptions)), JSON.stringify(value));

it('numbers take their shortest form at every edge', () => {
  for (const power of [3, 4.584962500721156, 8, 16, 31, 32, 33, 48, 52])
    for (const step of [-2, -1, 0, 1, 2]) {
      const n = Math.round(2 ** power) + step;
      for (const value of [n, -n, -n - 1]) alike(value);
    }
  for (const value of [0, -0, 0.5, -1.25, 1e-7, 1e300, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]) alike(value);
});

it('strings, bytes, lists and maps of every length, in any alphabet, have the same bytes', () => {
  for (const n of [0, 1, 23, 24, 255, 256, 65_535, 65_536, 70_000]) {
    alike('a'.repeat(n));
    alike('ä'.repeat(n));
    alike(new Uint8Array(n).fill(7));
    alike(Buffer.alloc(n, 3));
    alike(Array.from({ length: n }, () => 1));
    if (n < 1000) alike(Object.fromEntries(Array.from({ length: n }, (_, i) => [`k${i}`, i])));
  }
  for (const text of ['é', '日本', '🎲', 'a\ud800b', '\0', '\x7f', '\x80']) {
    alike(text);
    alike({ [text]: text, a: 1, bb: 2 });
  }
});

it('keys stand in the order of their bytes', () => {
  alike({ b: 1, aa: 2, a: 3, B: 4, '10': 5, '2': 6, '': 7, z: { y: 1, x: 2 }, ä: 8, zz: 9 });
  assert.equal(hex(encoded({ bb: 1, c: 2 })), 'a2616302626262' + '01');
});

it('any plain value of a seed has the same bytes', () => {
  const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
  console.log(`seed ${seed}`);
  const chance = seeded(seed);
  const letters = ['a', 'b', 'Z', '0', '-', 'ß', '🎲', '\ud83c', ' '];
  const text = (): string =>
    Array.from({ length: chance.below(9) }, () => letters[chance.below(letters.length)]).join('');
  const value = (depth: number): unknown => {
    switch (chance.below(depth > 3 ? 5 : 7)) {
      case 0:
        return [null, true, false][chance.below(3)];
      case 1:
        return Math.trunc((chance.real() - 0.5) * 2 ** chance.below(54));
      case 2:
        return chance.real() * 100;
      case 3:
        return text();
      case 4:
        return chance.bytes(chance.below(40));
      case 5:
        return Array.from({ length: chance.below(6) }, () => value(depth + 1));
      default:
        return Object.fromEntries(Array.from({ length: chance.below(6) }, () => [text(), value(depth + 1)]));
    }
  };
  for (let i = 0; i < 3_000; i++) alike(value(0));
});

it('what is not plain is refused as before, and the next value is none the worse', () => {
  for (const odd of [() => 1, Symbol('s'), [1, { a: () => 1 }]]) {
    assert.throws(() => encode(odd, rfc8949EncodeOptions));
    assert.throws(() => encoded(odd));
  }
  alike({ a: [1, 2, 3] });
  alike(undefined);
  alike([undefined, { a: undefined }]);
  alike(new Map([['a', 1]]));
});
