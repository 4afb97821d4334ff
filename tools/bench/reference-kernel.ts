// tools/bench/reference-kernel.ts: the kernel of the protocol's reference model behind our interface, to measure against; nothing else uses it.
// Its points stay in its memory for ever. Runs in Node and in the page; reference-bytes.ts compiles what it is made from.
import type { Group, Point } from '../../src/fair/group.ts';
import { nobleGroup } from '../../src/fair/noble-group.ts';
import { encodeScalar } from '../../src/fair/scalar.ts';

type Calls = { readonly [name: string]: (...words: readonly number[]) => number };
const p = 2n ** 255n - 19n;
const constants = [
  37095705934669439343138083508754565189542113879843219016388785533085940283555n, // d
  16295367250680780974490674513165176452449235426866156013048779062215315747161n, // 2d
  19681161376707505956807079304988542015446066515923890162744021073123829784752n, // √−1
  54469307008909316920995813868745141605393597292927456921205312896311721017578n, // 1/√(a − d)
  1n,
];
const pointSize = 320;
const pages = 3000;
const io = 512;

/** Gives its WebAssembly our interface; like the model, it sums secret scalars as public ones. */
export async function referenceGroup(bytes: Uint8Array<ArrayBuffer>): Promise<Group> {
  const { instance } = await WebAssembly.instantiate(bytes);
  const memory = instance.exports['memory'] as WebAssembly.Memory;
  memory.grow(pages - memory.buffer.byteLength / 65536);
  const calls = instance.exports as unknown as Calls;
  const call = (name: string, ...words: readonly number[]): number => calls[name]?.(...words) ?? 0;
  const [u8, u32, i16] = [new Uint8Array(memory.buffer), new Uint32Array(memory.buffer), new Int16Array(memory.buffer)];
  let top = 1 << 17;
  const room = (size: number): number => (top += (size + 15) & ~15) - ((size + 15) & ~15);
  const at = (point: Point): number => (point as unknown as { readonly at: number }).at;
  const made = (make: (to: number) => void): Point => {
    const place = { at: room(pointSize) };
    make(place.at);
    return place as unknown as Point;
  };
  constants.forEach((value, i) => {
    u8.set(encodeScalar(value), io);
    call('setConst', i, io);
  });
  const digits = (k: bigint): void => {
    let carry = 0;
    encodeScalar(k).forEach((byte, i) => {
      for (const [j, half] of [byte & 15, byte >> 4].entries()) {
        const digit = half + carry;
        carry = digit > 8 ? 1 : 0;
        u8[io + 2 * i + j] = digit - 16 * carry;
      }
    });
  };
  const [own, cached, buckets, places, rows] = [2560, 320 * 8192, 320 * 1100, 4 * 8192, 180 * 8192].map(room);
  const sum = (points: readonly Point[], scalars: readonly bigint[]): Point => {
    const n = points.length;
    const w = n < 6 ? 3 : n < 16 ? 4 : n < 60 ? 5 : n < 180 ? 6 : n < 500 ? 7 : 8;
    const windows = Math.ceil(253 / w) + 1;
    points.forEach((point, j) => {
      u32[(places ?? 0) / 4 + j] = at(point);
      const bytes = encodeScalar(scalars[j] ?? 0n);
      const row = (rows ?? 0) / 2 + j * windows;
      for (let i = 0, bit = 0, carry = 0; i < windows; i++, bit += w) {
        const [a = 0, b = 0, c = 0] = bytes.subarray(bit >> 3, (bit >> 3) + 3);
        let digit = (((a | (b << 8) | (c << 16)) >> (bit & 7)) & ((1 << w) - 1)) + carry;
        carry = digit > 1 << (w - 1) ? 1 : 0;
        if (carry) digit -= 1 << w;
        i16[row + i] = digit;
      }
    });
    return made((to) => call('msm', to, n, places ?? 0, rows ?? 0, w, windows, cached ?? 0, buckets ?? 0));
  };
  const decode = (bytes: Uint8Array): Point | null => {
    if (bytes.length !== 32 || (bytes[0] ?? 0) & 1) return null;
    if (bytes.reduceRight((n, byte) => (n << 8n) | BigInt(byte), 0n) >= p) return null;
    u8.set(bytes, io);
    const place = { at: room(pointSize) };
    return call('decode', place.at, io) === 1 ? (place as unknown as Point) : null;
  };
  const tables = new WeakMap<Point, (k: bigint) => Point>();
  const fixed = (point: Point): ((k: bigint) => Point) => {
    const known = tables.get(point);
    if (known) return known;
    const table = room(64 * 8 * pointSize);
    call('buildFixed', table, at(point));
    const times = (k: bigint): Point => {
      digits(k);
      return made((to) => call('mulFixed', to, table, io));
    };
    tables.set(point, times);
    return times;
  };
  const zero = made((to) => call('setZero', to));
  const base = decode(nobleGroup.encode(nobleGroup.base)) ?? zero;
  return {
    name: 'kernel',
    base,
    zero,
    add: (a, b) => made((to) => call('add', to, at(a), at(b))),
    sub: (a, b) => made((to) => call('sub', to, at(a), at(b))),
    equal: (a, b) => call('eqP', at(a), at(b)) !== 0,
    isZero: (a) => call('eqP', at(a), at(zero)) !== 0,
    multiply: (point, k) => {
      digits(k);
      return made((to) => call('mulVar', to, at(point), io, own ?? 0));
    },
    multiplyBase: fixed(base),
    fixed,
    sum,
    sumSecret: sum,
    encode: (point) => {
      call('encode', io, at(point));
      return u8.slice(io, io + 32);
    },
    decode,
    fromUniform: (bytes) => decode(nobleGroup.encode(nobleGroup.fromUniform(bytes))) ?? zero,
  };
}
