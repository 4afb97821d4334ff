// The proofs of the cards once more, as plainly as fairness.md writes them: over noble's own points and Node's hash, one
// multiplication per term, nothing shared with src/fair. After the reference model of the protocol (tw.mjs, proto.mjs and
// malprover.mjs beside fairness.md), with the product's tags and byte forms. An oracle both ways; secrets are not its concern.
import { createHash } from 'node:crypto';
import { ristretto255, ristretto255_hasher } from '@noble/curves/ed25519.js';

export const { Point } = ristretto255;
export type P = InstanceType<typeof Point>;
export type Card = readonly [a: P, b: P];
type Bytes = string | Uint8Array | readonly number[];

export const L = 2n ** 252n + 27742317777372353535851937790883648493n;
export const mod = (x: bigint): bigint => ((x % L) + L) % L;
export const cat = (...parts: readonly Bytes[]): Buffer =>
  Buffer.concat(parts.map((p) => (typeof p === 'string' ? Buffer.from(p) : Buffer.from(p))));
const sha512 = (...parts: readonly Bytes[]): Buffer =>
  createHash('sha512')
    .update(cat(...parts))
    .digest();
export const le = (b: Uint8Array): bigint => BigInt(`0x${Buffer.from(b).reverse().toString('hex')}`);
export const tole = (x: bigint): Buffer => Buffer.from(x.toString(16).padStart(64, '0'), 'hex').reverse();
const u = (size: number, n: number): Buffer => Buffer.from(n.toString(16).padStart(2 * size, '0'), 'hex');
const lp = (b: Uint8Array): Buffer => cat(u(2, b.length), b);
const enc = (p: P): Uint8Array => p.toBytes();
export const mul = (p: P, k: bigint): P => p.multiplyUnsafe(mod(k));
export const sum = (points: readonly P[]): P => points.reduce((a, b) => a.add(b), Point.ZERO);
export const combine = (points: readonly P[], scalars: readonly bigint[]): P =>
  sum(points.map((p, i) => mul(p, scalars[i] ?? 0n)));
export const G = Point.BASE;
const at = <T>(all: readonly T[], i: number): T => {
  const value = all[i];
  if (value === undefined) throw new Error(`nothing at ${i}`);
  return value;
};

/** expand_message_xmd, SHA-512, and H2S. */
export function xmd(msg: Uint8Array, dst: Uint8Array, length: number): Buffer {
  const dstPrime = cat(dst, [dst.length]);
  const b0 = sha512(new Uint8Array(128), msg, u(2, length), [0], dstPrime);
  let b = sha512(b0, [1], dstPrime);
  let out = b;
  for (let i = 2; out.length < length; i++) {
    b = sha512(
      b0.map((x, k) => x ^ at([...b], k)),
      [i],
      dstPrime,
    );
    out = cat(out, b);
  }
  return out.subarray(0, length);
}
export const h2s = (dst: Bytes, ...msg: readonly Bytes[]): bigint =>
  mod(le(xmd(cat(...msg), cat('HashToScalar-', dst), 64)));
export const generator = (name: Bytes): P => ristretto255_hasher.hashToCurve(cat(name), { DST: 'dubito/1/gen' });
export const H = generator('h');
export const Hs = Array.from({ length: 128 }, (_, i) => generator(cat('i', u(2, i))));
export const face = (rules: Uint8Array, v: number): P =>
  ristretto255_hasher.hashToCurve(cat(rules, u(2, v)), { DST: 'dubito/1/card' });

/** T = s·G − c·X. */
const schnorrHash = (ctx: Uint8Array, X: P, T: P): bigint => h2s('dubito/1/pok', ctx, enc(X), enc(T));
export function possession(ctx: Uint8Array, x: bigint, w: bigint): Buffer {
  const c = schnorrHash(ctx, mul(G, x), mul(G, w));
  return cat(tole(c), tole(mod(w + c * x)));
}
export function possesses(ctx: Uint8Array, X: P, proof: Uint8Array): boolean {
  const [c, s] = [le(proof.subarray(0, 32)), le(proof.subarray(32))];
  return schnorrHash(ctx, X, combine([G, X], [s, -c])) === c;
}

/** RFC 9497 §2.2 with G as A. */
export const composites = (cs: Uint8Array, Y: P, C: readonly P[], D: readonly P[]): bigint[] => {
  const seed = sha512(lp(enc(Y)), lp(cat('Seed-', cs)));
  return C.map((c, i) => h2s(cs, lp(seed), u(2, i), lp(enc(c)), lp(enc(at(D, i))), 'Composite'));
};
const dleqHash = (cs: Uint8Array, ...points: readonly P[]): bigint =>
  h2s(cs, ...points.map((p) => lp(enc(p))), 'Challenge');
export const bindAll = (tag: string, ctx: Uint8Array, Y: P, C: readonly P[], D: readonly P[]): Buffer =>
  sha512(`dubito/1/${tag}`, lp(ctx), enc(Y), u(2, C.length), ...C.map(enc), ...D.map(enc));
export function equality(cs: Uint8Array, x: bigint, C: readonly P[], D: readonly P[], r: bigint): Buffer {
  const Y = mul(G, x);
  const M = combine(C, composites(cs, Y, C, D));
  const c = dleqHash(cs, Y, M, mul(M, x), mul(G, r), mul(M, r));
  return cat(tole(c), tole(mod(r - c * x)));
}
export function equals(cs: Uint8Array, Y: P, C: readonly P[], D: readonly P[], proof: Uint8Array): boolean {
  const [c, s] = [le(proof.subarray(0, 32)), le(proof.subarray(32))];
  const d = composites(cs, Y, C, D);
  const [M, Z] = [combine(C, d), combine(D, d)];
  return dleqHash(cs, Y, M, Z, combine([G, Y], [s, c]), combine([M, Z], [s, c])) === c;
}

const transferHash = (ctx: Uint8Array, ...points: readonly P[]): bigint =>
  h2s('dubito/1/transfer', ctx, ...points.map(enc));
/** E = (A, B) under X = x·G becomes (R, M + ρ·K). */
export function transfer(ctx: Uint8Array, x: bigint, E: Card, K: P, [rho, a, b]: readonly [bigint, bigint, bigint]) {
  const X = mul(G, x);
  const moved: Card = [mul(G, rho), sum([E[1], mul(E[0], -x), mul(K, rho)])];
  const T = [mul(G, a), mul(G, b), combine([K, E[0]], [b, -a])];
  const c = transferHash(ctx, X, ...E, K, ...moved, ...T);
  return { moved, proof: cat(tole(c), tole(mod(a + c * x)), tole(mod(b + c * rho))) };
}
export function transfers(ctx: Uint8Array, X: P, E: Card, K: P, moved: Card, proof: Uint8Array): boolean {
  const [c, sx, sr] = [le(proof.subarray(0, 32)), le(proof.subarray(32, 64)), le(proof.subarray(64))];
  const T = [
    combine([G, X], [sx, -c]),
    combine([G, moved[0]], [sr, -c]),
    combine([K, E[0], moved[1].subtract(E[1])], [sr, -sx, -c]),
  ];
  return transferHash(ctx, X, ...E, K, ...moved, ...T) === c;
}

const memberHash = (ctx: Uint8Array, X: P, E: Card, S: readonly P[], T: readonly P[]): bigint =>
  h2s('dubito/1/member', ctx, enc(X), ...E.map(enc), u(2, S.length), ...S.map(enc), ...T.map(enc));
const memberT = (X: P, E: Card, M: P, c: bigint, s: bigint): P[] => [
  combine([G, X], [s, -c]),
  combine([E[0], E[1].subtract(M)], [s, -c]),
];
export function membership(ctx: Uint8Array, x: bigint, E: Card, S: readonly P[], j: number, rnd: () => bigint): Buffer {
  const [X, w] = [mul(G, x), rnd()];
  const pairs = S.map((_, k) => (k === j ? { c: 0n, s: 0n } : { c: rnd(), s: rnd() }));
  const T = S.flatMap((M, k) =>
    k === j ? [mul(G, w), mul(E[0], w)] : memberT(X, E, M, at(pairs, k).c, at(pairs, k).s),
  );
  const c = mod(memberHash(ctx, X, E, S, T) - pairs.reduce((all, p) => all + p.c, 0n));
  return cat(...pairs.flatMap((p, k) => (k === j ? [tole(c), tole(mod(w + c * x))] : [tole(p.c), tole(p.s)])));
}
export function isMember(ctx: Uint8Array, X: P, E: Card, S: readonly P[], proof: Uint8Array): boolean {
  const pair = (k: number) => ({
    c: le(proof.subarray(64 * k, 64 * k + 32)),
    s: le(proof.subarray(64 * k + 32, 64 * k + 64)),
  });
  const T = S.flatMap((M, k) => memberT(X, E, M, pair(k).c, pair(k).s));
  return memberHash(ctx, X, E, S, T) === mod(S.reduce((all, _, k) => all + pair(k).c, 0n));
}
