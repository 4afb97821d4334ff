// The dice protocol once more, as plainly as its text reads (fairness.md) and on Node's own hash: what the vectors are checked against.
import { createHash } from 'node:crypto';

const u = (size: number, n: number): Buffer => {
  const out = Buffer.alloc(size);
  out.writeUIntBE(n, 0, size);
  return out;
};
const lp = (b: Uint8Array): Buffer => Buffer.concat([u(2, b.length), b]);
const sha512 = (...parts: (string | Uint8Array)[]): Buffer => {
  const sum = createHash('sha512');
  for (const part of parts) sum.update(part);
  return sum.digest();
};

export const straightLock = (ctx: Uint8Array, seat: number, value: Uint8Array): Buffer =>
  sha512('dubito/1/lock', ctx, u(1, seat), value);
export const straightSeed = (ctx: Uint8Array, values: readonly Uint8Array[]): Buffer =>
  sha512('dubito/1/mix', ctx, ...values);
export const straightNumber = (n: number, seed: Uint8Array, ctx: Uint8Array): number => {
  const limit = 2 ** 32 - (2 ** 32 % n);
  for (let word = 0; ; word++) {
    const block = sha512('dubito/1/mix', lp(seed), ctx, u(4, Math.floor(word / 16)));
    const value = block.readUInt32BE((word % 16) * 4);
    if (value < limit) return value % n;
  }
};
export const straightDice = (
  ctx: Uint8Array,
  seed: Uint8Array,
  seat: number,
  secret: Uint8Array,
  count: number,
): number[] => {
  const dice: number[] = [];
  for (let i = 0; dice.length < count; i++) {
    const block = sha512('dubito/1/cup', lp(seed), lp(ctx), u(1, seat), lp(secret), u(4, i));
    dice.push(...[...block].filter((b) => b < 252).map((b) => 1 + (b % 6)));
  }
  return dice.slice(0, count);
};
