// The shuffle proof once more, as plainly as fairness.md writes it, and its five equations judged one by one. After tw.mjs and
// malprover.mjs of the reference model. The prover takes any map of cards to places, so it is the honest one and the cheat.
import { createHash } from 'node:crypto';
import { cat, combine, G, H, Hs, le, mod, mul, Point, sum, tole, type Card, type P } from './model.ts';

const u32 = (n: number): Buffer => {
  const b = Buffer.alloc(4);
  b.writeUInt32BE(n);
  return b;
};
const at = <T>(all: readonly T[], i: number): T => {
  const value = all[i];
  if (value === undefined) throw new Error(`nothing at ${i}`);
  return value;
};

class Transcript {
  private state: Buffer;
  constructor(label: string, ctx: Uint8Array) {
    this.state = createHash('sha512').update(label).update(ctx).digest();
  }
  add(name: string, ...parts: readonly Uint8Array[]): void {
    const data = Buffer.concat(parts);
    const length = Buffer.alloc(8);
    length.writeBigUInt64BE(BigInt(data.length));
    this.state = createHash('sha512')
      .update(cat(this.state, [name.length], name, length, data))
      .digest();
  }
  scalar(name: string, i = 0): bigint {
    return mod(
      le(
        createHash('sha512')
          .update(cat(this.state, `chal:${name}`, u32(i)))
          .digest(),
      ),
    );
  }
}

export type Claim = {
  readonly ctx: Uint8Array;
  readonly pk: P;
  readonly ins: readonly Card[];
  readonly outs: readonly Card[];
};
const encode = (points: readonly P[]): Uint8Array[] => points.map((p) => p.toBytes());
const opened = ({ ctx, pk, ins, outs }: Claim, c: readonly Uint8Array[]): Transcript => {
  const t = new Transcript('dubito/1/shuffle', ctx);
  t.add('N', u32(ins.length).subarray(2));
  t.add('pk', pk.toBytes());
  t.add('in', ...encode(ins.flat()));
  t.add('out', ...encode(outs.flat()));
  t.add('c', ...c);
  return t;
};
const closed = (t: Transcript, chat: readonly Uint8Array[], ts: readonly Uint8Array[], that: readonly Uint8Array[]) => {
  t.add('chat', ...chat);
  t.add('t', ...ts);
  t.add('that', ...that);
  return t.scalar('x');
};

/** The outputs of a map ψ of places to cards, with ρ by place. */
export const mask = (pk: P, ins: readonly Card[], psi: readonly number[], rho: readonly bigint[]): Card[] =>
  psi.map((j, k) => [at(ins, j)[0].add(mul(G, at(rho, k))), at(ins, j)[1].add(mul(pk, at(rho, k)))]);

/** The honest computation, whatever ψ is and whatever the outputs are; other generators can be brought along. */
export function prove(
  claim: Claim,
  psi: readonly number[],
  rho: readonly bigint[],
  rnd: () => bigint,
  generators: readonly P[] = Hs,
): Buffer {
  const n = claim.ins.length;
  const own = generators.slice(0, n);
  const r = claim.ins.map(rnd);
  const c = encode(r.map((rj, j) => sum([mul(G, rj), ...own.filter((_, k) => psi[k] === j)])));
  const t = opened(claim, c);
  const u = r.map((_, j) => t.scalar('u', j));
  const ut = psi.map((j) => at(u, j));
  const [rh, wh, wt] = [r.map(rnd), r.map(rnd), r.map(rnd)];
  const [that, chat]: [P[], P[]] = [[], []];
  let [R, U] = [0n, 1n];
  for (let k = 0; k < n; k++) {
    that.push(combine([G, H], [at(wh, k) + at(wt, k) * R, at(wt, k) * U]));
    [R, U] = [mod(at(rh, k) + at(ut, k) * R), mod(at(ut, k) * U)];
    chat.push(combine([G, H], [R, U]));
  }
  const w = [rnd(), rnd(), rnd(), rnd()];
  const ts = [
    mul(G, at(w, 0)),
    mul(G, at(w, 1)),
    mul(G, at(w, 2)).add(combine(own, wt)),
    combine(claim.outs.map(([, b]) => b), wt).add(mul(claim.pk, -at(w, 3))),
    combine(claim.outs.map(([a]) => a), wt).add(mul(G, -at(w, 3))),
  ]; // prettier-ignore
  const x = closed(t, encode(chat), encode(ts), encode(that));
  let [v, rhat] = [1n, 0n];
  for (let k = n - 1; k >= 0; k--) [rhat, v] = [mod(rhat + at(rh, k) * v), mod(at(ut, k) * v)];
  const dot = (a: readonly bigint[], b: readonly bigint[]) => a.reduce((all, y, i) => all + y * at(b, i), 0n);
  const s = [
    at(w, 0) + x * r.reduce((a, b) => a + b, 0n),
    at(w, 1) + x * rhat,
    at(w, 2) + x * dot(r, u),
    at(w, 3) + x * dot(rho, ut),
    ...wh.map((y, k) => y + x * at(rh, k)),
    ...wt.map((y, k) => y + x * at(ut, k)),
  ];
  return cat(cat(...c), ...encode(chat), ...encode(that), ...encode(ts), ...s.map((y) => tole(mod(y))));
}

/** Which of the equations (1)–(5) hold for a proof that has the right length and canonical fields. */
export function equations(claim: Claim, proof: Uint8Array): boolean[] {
  const n = claim.ins.length;
  const field = (i: number): Uint8Array => proof.subarray(32 * i, 32 * i + 32);
  const bytes = (from: number, count: number) => Array.from({ length: count }, (_, k) => field(from + k));
  const points = (from: number, count: number) => bytes(from, count).map((b) => Point.fromBytes(b));
  const [c, chat, that, t] = [points(0, n), points(n, n), points(2 * n, n), points(3 * n, 5)];
  const s = bytes(3 * n + 5, 2 * n + 4).map(le);
  const tr = opened(claim, bytes(0, n));
  const u = c.map((_, j) => tr.scalar('u', j));
  const x = closed(tr, bytes(n, n), bytes(3 * n, 5), bytes(2 * n, n));
  const st = s.slice(4 + n);
  const own = Hs.slice(0, n);
  const minusX = (p: P): P => mul(p, -x);
  const holds = (i: number, ...parts: readonly P[]): boolean => sum(parts).equals(at(t, i));
  const both = (side: 0 | 1): P[] => [
    combine(claim.outs.map((card) => card[side]), st),
    minusX(combine(claim.ins.map((card) => card[side]), u)),
  ]; // prettier-ignore
  const product = u.reduce((a, b) => mod(a * b), 1n);
  return [
    holds(0, mul(G, at(s, 0)), minusX(sum(c).subtract(sum(own)))),
    holds(1, mul(G, at(s, 1)), minusX(at(chat, n - 1).subtract(mul(H, product)))),
    holds(2, mul(G, at(s, 2)), combine(own, st), minusX(combine(c, u))),
    holds(3, mul(claim.pk, -at(s, 3)), ...both(1)) && holds(4, mul(G, -at(s, 3)), ...both(0)),
    that.every((p, k) =>
      sum([mul(G, at(s, 4 + k)), mul(k === 0 ? H : at(chat, k - 1), at(st, k)), minusX(at(chat, k))]).equals(p),
    ),
  ];
}
