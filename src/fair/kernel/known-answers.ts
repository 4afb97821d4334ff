// fair/kernel/known-answers.ts: what a backend must answer before it computes for a table; all of it made by @noble/curves or taken from RFC 9496.
import { fromHex, hex } from '../../core/bytes.ts';
import type { Group, Point } from '../group.ts';
import { mod, order } from '../scalar.ts';

/** A scalar without a pattern, and others from it. */
const k = 0x0123456789abcdef_fedcba9876543210_0f1e2d3c4b5a6978_8796a5b4c3d2e1fn;
const scalarOf = (i: number): bigint => mod(k * BigInt(2 * i + 1) * (i % 3 === 0 ? order - 1n : 1n));
/** G, 2·G, 3·G … n·G. */
const multiples = (group: Group, n: number): readonly Point[] => {
  const all: Point[] = [];
  for (let p = group.base; all.length < n; p = group.add(p, group.base)) all.push(p);
  return all;
};
const sumOf = (group: Group, n: number, by: 'sum' | 'sumSecret'): Point =>
  group[by](
    multiples(group, n),
    Array.from({ length: n }, (_, i) => scalarOf(i)),
  );

/** Name, how to ask, and the encoding of the answer. The sums are of few points (tables) and of many (buckets). */
const known: readonly (readonly [name: string, ask: (group: Group) => Point, answer: string])[] = [
  ['0·G', (group) => group.multiplyBase(0n), '0000000000000000000000000000000000000000000000000000000000000000'],
  ['15·G', (group) => group.multiplyBase(15n), 'e0c418f7c8d9c4cdd7395b93ea124f3ad99021bb681dfc3302a9d99a2e53e64e'],
  ['−G', (group) => group.multiplyBase(order - 1n), 'eaffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f'],
  ['k·G', (group) => group.multiplyBase(k), 'b24a6a82a9ba95afbe387d2c346b8d5e4c2e84d80503dd42d3e88663f9eb6f2c'],
  [
    'k·k·G',
    (group) => group.multiply(group.multiplyBase(k), k),
    'c2ffac1485a48ac37a3c57b9504e2d17354651d207478b7198d77870a69b421f',
  ],
  [
    'k·2k·G by tables',
    (group) => group.fixed(group.multiplyBase(k))(mod(2n * k)),
    'c22874e2f67575c4631785595cd79084243a03bbb66c7296f0b68fa76477c228',
  ],
  [
    'G − 15·G',
    (group) => group.sub(group.base, group.multiplyBase(15n)),
    '22aa22fd8e68b02cd9cf56d16fa16f3246ca8a168b4f4c9e467552d62241e839',
  ],
  [
    'a sum of 20',
    (group) => sumOf(group, 20, 'sum'),
    '68616acbaf6fc697319e84767083e7719ab0e497187de0d0c26f35c049adb61a',
  ],
  [
    'a sum of 300',
    (group) => sumOf(group, 300, 'sum'),
    '26fb3eea2835c5af3197e0d7232e3a6c45b4ccc842ebf66545bf4e3f29b8ca0f',
  ],
  [
    'a secret sum',
    (group) => sumOf(group, 20, 'sumSecret'),
    '68616acbaf6fc697319e84767083e7719ab0e497187de0d0c26f35c049adb61a',
  ],
  [
    'a point of 64 bytes',
    (group) => group.fromUniform(fromHex('5d'.repeat(32) + 'a7'.repeat(32))),
    '24b06b7f80a3c69e3ac15959805272ac86466d9f7663639eec1ee6ff32fb3a3a',
  ],
];

/** Refused by RFC 9496 App. A.2: not below p, negative, no square, a negative x·y, y = 0. */
const refused: readonly string[] = [
  '00ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
  'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  '0100000000000000000000000000000000000000000000000000000000000000',
  '26948d35ca62e643e26a83177332e6b6afeb9d08e4268b650f1f5bbd8d81d371',
  '3eb858e78f5a7254d8c9731174a94f76755fd3941c0ac93735c07ba14579630e',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
];

/** The name of the first answer that is wrong, null if all are right. */
export function firstWrongAnswer(group: Group): string | null {
  for (const [name, ask, answer] of known) {
    const given = ask(group);
    if (hex(group.encode(given)) !== answer) return name;
    const decoded = group.decode(fromHex(answer));
    if (!decoded || !group.equal(decoded, given)) return `${name}, decoded`;
  }
  for (const encoding of refused) if (group.decode(fromHex(encoding)) !== null) return `${encoding} must be refused`;
  const { base, zero } = group;
  const differ = !group.isZero(zero) || group.isZero(base) || group.equal(base, zero);
  return differ ? 'zero and G' : null;
}
