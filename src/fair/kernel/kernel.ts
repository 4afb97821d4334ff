// fair/kernel/kernel.ts: ristretto255 computed by the WASM kernel. Knows not where its bytes come from; best-group.ts checks its answers.
//
// A point is 160 bytes that belong to the page, copied in and out of the kernel's memory (under 1 % of a multiplication), so
// points need no care: what nobody holds is collected. Only tables of fixed points stay inside, a few at a time.
import type { Group, Point } from '../group.ts';
import { order } from '../scalar.ts';

/** What assembly/index.ts exports. */
type Exports = {
  readonly memory: WebAssembly.Memory;
} & { readonly [at in Places]: WebAssembly.Global<'i32'> } & { readonly [call in Calls]: () => number } & {
  readonly [call in 'makeFixed' | 'multiplyFixed' | 'sum' | 'sumSecret']: (n: number) => void;
};
type Places =
  | 'bytesAt'
  | 'leftAt'
  | 'rightAt'
  | 'resultAt'
  | 'scalarAt'
  | 'pointsAt'
  | 'scalarsAt'
  | 'mostInSum'
  | 'mostInSecretSum'
  | 'fixedTables';
type Calls = 'zero' | 'add' | 'sub' | 'equal' | 'isZero' | 'encode' | 'decode' | 'fromUniform' | 'multiply';

/** 32-bit words of a point, and 64-bit words from one scalar to the next. */
const pointWords = 40;
const scalarWords = 5;
const baseEncoding = 'e2f2ae0a6abc4e71a884a961c500515f58e30b6aa582dd8db6a65945e08d2d76';

const inner = (p: Point | undefined): Int32Array => {
  const words: unknown = p;
  if (!(words instanceof Int32Array) || words.length !== pointWords) throw new TypeError('not a point of this kernel');
  return words;
};
const outer = (words: Int32Array): Point => words as unknown as Point;

/** The group over the kernel of a module or its bytes. Throws if that is none. */
export async function kernelFrom(source: WebAssembly.Module | BufferSource): Promise<Group> {
  const module = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(source);
  const { exports } = await WebAssembly.instantiate(module);
  return kernelGroup(exports as unknown as Exports);
}

function kernelGroup(x: Exports): Group {
  const bytes = new Uint8Array(x.memory.buffer, x.bytesAt.value, 64);
  const left = new Int32Array(x.memory.buffer, x.leftAt.value, pointWords);
  const right = new Int32Array(x.memory.buffer, x.rightAt.value, pointWords);
  const result = new Int32Array(x.memory.buffer, x.resultAt.value, pointWords);
  const scalar = new BigUint64Array(x.memory.buffer, x.scalarAt.value, scalarWords);
  const mostInSum = x.mostInSum.value;
  const points = new Int32Array(x.memory.buffer, x.pointsAt.value, mostInSum * pointWords);
  const scalars = new BigUint64Array(x.memory.buffer, x.scalarsAt.value, mostInSum * scalarWords);

  const answer = (): Point => outer(result.slice());
  const put = (to: BigUint64Array, at: number, k: bigint | undefined): void => {
    if (k === undefined || k < 0n || k >= order) throw new RangeError('a scalar is out of range');
    to[at] = k; // each keeps its lowest 64 bits
    to[at + 1] = k >> 64n;
    to[at + 2] = k >> 128n;
    to[at + 3] = k >> 192n;
    to[at + 4] = 0n;
  };
  const two = (a: Point, b: Point): void => {
    left.set(inner(a));
    right.set(inner(b));
  };
  const add = (a: Point, b: Point): Point => {
    two(a, b);
    x.add();
    return answer();
  };
  const decode = (encoding: Uint8Array): Point | null => {
    if (encoding.length !== 32) return null;
    bytes.set(encoding);
    return x.decode() === 0 ? null : answer();
  };
  /** Sums of any length, in pieces that fit in. */
  const sumBy =
    (call: (n: number) => void, most: number) =>
    (all: readonly Point[], by: readonly bigint[]): Point => {
      if (all.length !== by.length) throw new Error(`${all.length} points, ${by.length} scalars`);
      let total = zero;
      for (let from = 0; from < all.length; from += most) {
        const n = Math.min(most, all.length - from);
        for (let i = 0; i < n; i++) {
          points.set(inner(all[from + i]), i * pointWords);
          put(scalars, i * scalarWords, by[from + i]);
        }
        call(n);
        total = from === 0 ? answer() : add(total, answer());
      }
      return total;
    };
  const tables = fixedTables(x.fixedTables.value, (slot, p) => {
    left.set(inner(p));
    x.makeFixed(slot);
  });
  const fixed = (p: Point): ((k: bigint) => Point) => {
    inner(p);
    return (k) => {
      const slot = tables(p);
      put(scalar, 0, k);
      x.multiplyFixed(slot);
      return answer();
    };
  };

  x.zero();
  const zero = answer();
  const base = decode(Uint8Array.from(baseEncoding.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)));
  if (!base) throw new Error('the kernel does not know the generator');
  return {
    name: 'kernel',
    base,
    zero,
    add,
    sub: (a, b) => {
      two(a, b);
      x.sub();
      return answer();
    },
    equal: (a, b) => {
      two(a, b);
      return x.equal() !== 0;
    },
    isZero: (a) => {
      left.set(inner(a));
      return x.isZero() !== 0;
    },
    multiply: (p, k) => {
      left.set(inner(p));
      put(scalar, 0, k);
      x.multiply();
      return answer();
    },
    multiplyBase: fixed(base),
    fixed,
    sum: sumBy((n) => {
      x.sum(n);
    }, mostInSum),
    sumSecret: sumBy((n) => {
      x.sumSecret(n);
    }, x.mostInSecretSum.value),
    encode: (p) => {
      left.set(inner(p));
      x.encode();
      return bytes.slice(0, 32);
    },
    decode,
    fromUniform: (uniform) => {
      if (uniform.length !== 64) throw new RangeError(`${uniform.length} bytes for the one-way map`);
      bytes.set(uniform);
      x.fromUniform();
      return answer();
    },
  };
}

/** Which table holds a point: made at its first use, laid over the one that rested longest. Which points those are is public. */
function fixedTables(count: number, make: (slot: number, p: Point) => void): (p: Point) => number {
  /** Slots by point, the longest at rest first. */
  const held = new Map<Point, number>();
  return (p) => {
    const known = held.get(p);
    if (known !== undefined && held.size === 1) return known;
    const [oldest] = held.keys();
    const slot = known ?? (held.size < count || !oldest ? held.size : (held.get(oldest) ?? 0));
    if (known === undefined) {
      if (held.size >= count && oldest) held.delete(oldest);
      make(slot, p);
    }
    held.delete(p);
    held.set(p, slot);
    return slot;
  };
}
