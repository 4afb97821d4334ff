// One backend against another, in Node and in Chromium: every operation with inputs from a seed and with all special ones.
import nacl from 'tweetnacl';
import { concat, fromHex, hex, u32, utf8 } from '../../../src/core/bytes.ts';
import type { Chance } from '../../../src/core/ports.ts';
import type { Group, Point } from '../../../src/fair/group.ts';
import { encodeScalar, mod, order, randomScalar } from '../../../src/fair/scalar.ts';

/** Bytes that follow from a seed. */
export function chanceOf(seed: string): Chance {
  let rest: Uint8Array = new Uint8Array();
  let block = 0;
  return (n) => {
    while (rest.length < n) rest = concat(rest, nacl.hash(concat(utf8(seed), u32(block++))));
    const given = rest.slice(0, n);
    rest = rest.slice(n);
    return given;
  };
}

/** Zero, one, their neighbours, the ends of the range, and where digits carry or change their sign. */
export const specialScalars: readonly bigint[] = [
  ...Array.from({ length: 34 }, (_, i) => BigInt(i)),
  ...[1n, 2n, 3n, 8n, 16n, 17n].map((n) => order - n),
  ...[-1n, 0n, 1n, 2n].map((n) => order / 2n + n),
  ...[4n, 5n, 7n, 51n, 64n, 127n, 128n, 250n, 251n, 252n].flatMap((n) => [2n ** n - 1n, 2n ** n, 2n ** n + 1n]),
  ...['88', '77', '0f', 'f0', '55', 'aa', 'ff', '84'].map((pair) => BigInt(`0x0${pair.repeat(32).slice(1)}`)),
].map(mod);

const prime = 2n ** 255n - 19n;
/** 32 bytes that encode no point: p and above, the sign bit, odd numbers. */
const outOfRange: readonly Uint8Array[] = [
  ...Array.from({ length: 19 }, (_, i) => encodeScalar(prime + BigInt(i))),
  ...[0n, 1n, 2n, prime - 1n].map((n) => encodeScalar(n + 2n ** 255n)),
  ...[1n, 3n, prime - 2n].map(encodeScalar),
  fromHex('ff'.repeat(32)),
];

/** A point in both backends. */
type Pair = readonly [tried: Point, oracle: Point];

export class Trial {
  readonly counts: { [operation: string]: number } = {};
  private readonly pool: Pair[];
  private readonly tried: Group;
  private readonly oracle: Group;
  private readonly random: Chance;

  constructor(tried: Group, oracle: Group, random: Chance) {
    [this.tried, this.oracle, this.random] = [tried, oracle, random];
    const multiples = [0n, 1n, 2n, 3n, order - 1n, order / 2n];
    this.pool = [
      [tried.zero, oracle.zero],
      [tried.base, oracle.base],
      ...multiples.map((k): Pair => [tried.multiplyBase(k), oracle.multiplyBase(k)]),
    ];
  }

  /** `n` operations in turn, on points of a pool that their results go back into; ends at the first difference. */
  run(n: number): void {
    const operations = Object.entries(this.operations);
    for (let i = 0; i < n; i++) {
      const [name, operation] = operations[i % operations.length] ?? ['', () => undefined];
      this.counts[name] = (this.counts[name] ?? 0) + 1;
      operation();
    }
  }
  /** Each operation on scalars with every special number, on every special point. */
  special(): void {
    const points = this.pool.slice();
    for (const k of specialScalars) {
      this.agree(`${k}·G`, this.tried.multiplyBase(k), this.oracle.multiplyBase(k));
      for (const [p, q] of [...points.slice(0, 3), this.anyPoint()]) {
        const expected = this.oracle.multiply(q, k);
        this.agree(`${k}·P`, this.tried.multiply(p, k), expected);
        this.agree(`a sum of one, ${k}`, this.tried.sum([p], [k]), expected);
        this.agree(`a secret sum of one, ${k}`, this.tried.sumSecret([p], [k]), expected);
      }
    }
    const fixed = this.anyPoint();
    const [a, b] = [this.tried.fixed(fixed[0]), this.oracle.fixed(fixed[1])];
    for (const k of specialScalars) this.agree(`fixed, ${k}`, a(k), b(k));
    for (const [p, q] of points)
      for (const [r, s] of points) {
        this.agree('+', this.tried.add(p, r), this.oracle.add(q, s));
        this.agree('−', this.tried.sub(p, r), this.oracle.sub(q, s));
        this.say('=', this.tried.equal(p, r), this.oracle.equal(q, s));
      }
    for (const bytes of outOfRange) this.say(`${hex(bytes)} is a point`, this.tried.decode(bytes) !== null, false);
  }
  /** A sum of `n` whose answer is known without adding it up, special scalars and the same point twice among it. */
  longSum(n: number): void {
    const logs = Array.from({ length: n }, () => (this.roll(4) === 0 ? 5n : this.scalar()));
    const known = new Map<bigint, Point>();
    const points = logs.map((k, i) => {
      const p = known.get(k) ?? this.tried.multiplyBase(k);
      known.set(k, p);
      return i % 3 === 0 ? (this.tried.decode(this.tried.encode(p)) ?? p) : p;
    });
    const scalars = logs.map(() => this.scalar());
    const total = logs.reduce((sum, log, i) => mod(sum + log * (scalars[i] ?? 0n)), 0n);
    const expected = this.oracle.multiplyBase(total);
    this.agree(`a sum of ${n}`, this.tried.sum(points, scalars), expected);
    this.agree(`a secret sum of ${n}`, this.tried.sumSecret(points, scalars), expected);
  }

  private readonly operations: { readonly [name: string]: () => void } = {
    multiply: () => {
      const [[p, q], k] = [this.anyPoint(), this.scalar()];
      this.keep(`${k}·P`, this.tried.multiply(p, k), this.oracle.multiply(q, k));
    },
    multiplyBase: () => {
      const k = this.scalar();
      this.keep(`${k}·G`, this.tried.multiplyBase(k), this.oracle.multiplyBase(k));
    },
    fixed: () => {
      const [[p, q], k] = [this.anyPoint(), this.scalar()];
      this.keep(`fixed, ${k}`, this.tried.fixed(p)(k), this.oracle.multiply(q, k));
    },
    add: () => {
      const [[p, q], [r, s]] = [this.anyPoint(), this.anyPoint()];
      this.keep('+', this.tried.add(p, r), this.oracle.add(q, s));
    },
    sub: () => {
      const [[p, q], [r, s]] = [this.anyPoint(), this.anyPoint()];
      this.keep('−', this.tried.sub(p, r), this.oracle.sub(q, s));
    },
    equal: () => {
      const [[p, q], [r, s]] = [this.anyPoint(), this.anyPoint()];
      this.say('=', this.tried.equal(p, r), this.oracle.equal(q, s));
      this.say('= itself another way', this.tried.equal(this.tried.sub(this.tried.add(p, r), r), p), true);
    },
    isZero: () => {
      const [p, q] = this.anyPoint();
      this.say('= 0', this.tried.isZero(p), this.oracle.isZero(q));
    },
    sum: () => this.shortSum('sum'),
    sumSecret: () => this.shortSum('sumSecret'),
    decode: () => {
      const bytes = this.oracle.encode(this.anyPoint()[1]);
      const [p, q] = [this.tried.decode(bytes), this.oracle.decode(bytes)];
      if (!p || !q) throw new Error(`${hex(bytes)} is not decoded`);
      this.keep('decode', p, q);
    },
    /** About one number in eight is a point; one in two of them is even. */
    decodeAnything: () => {
      const bytes = this.random(32);
      if (this.roll(8) > 0) {
        bytes[0] = (bytes[0] ?? 0) & 0xfe;
        bytes[31] = (bytes[31] ?? 0) & 0x7f;
      }
      const [p, q] = [this.tried.decode(bytes), this.oracle.decode(bytes)];
      if (p && q) this.keep(`decode ${hex(bytes)}`, p, q);
      else this.say(`${hex(bytes)} is a point`, p !== null, q !== null);
    },
    fromUniform: () => {
      const bytes = this.random(64);
      if (this.roll(8) === 0) bytes.fill(this.roll(2) * 0xff, 0, 32);
      this.keep(`of ${hex(bytes)}`, this.tried.fromUniform(bytes), this.oracle.fromUniform(bytes));
    },
  };
  private shortSum(by: 'sum' | 'sumSecret'): void {
    const all = Array.from({ length: this.roll(6) }, () => [this.anyPoint(), this.scalar()] as const);
    const scalars = all.map(([, k]) => k);
    const [tried, oracle] = [all.map(([[p]]) => p), all.map(([[, q]]) => q)];
    this.keep(`${by} of ${all.length}`, this.tried[by](tried, scalars), this.oracle.sum(oracle, scalars));
  }

  private roll(n: number): number {
    return (this.random(1)[0] ?? 0) % n;
  }
  private scalar(): bigint {
    const special = this.roll(8) === 0 ? specialScalars[this.roll(specialScalars.length)] : undefined;
    return special ?? randomScalar(this.random);
  }
  private anyPoint(): Pair {
    const pair = this.pool[this.roll(this.pool.length)];
    if (!pair) throw new Error('no points');
    return pair;
  }
  /** The first eight points of the pool stay. */
  private keep(what: string, tried: Point, oracle: Point): void {
    this.agree(what, tried, oracle);
    this.pool[Math.min(this.pool.length, 8 + this.roll(40))] = [tried, oracle];
  }
  private agree(what: string, tried: Point, oracle: Point): void {
    this.say(what, hex(this.tried.encode(tried)), hex(this.oracle.encode(oracle)));
  }
  private say(what: string, tried: unknown, oracle: unknown): void {
    if (tried !== oracle) throw new Error(`${what}: ${String(tried)}, not ${String(oracle)}`);
  }
}
