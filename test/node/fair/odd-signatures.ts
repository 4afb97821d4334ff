// Signatures that libraries judge differently, made to the twelve conditions of "Taming the many EdDSAs" (Chalkias,
// Garillot, Nikolaenko 2020, table 5), which ed25519-speccheck is built from. Every point and nonce follows from a text.
import { createHash } from 'node:crypto';
import { ed25519 } from '@noble/curves/ed25519.js';
import { bytesToNumberLE, numberToBytesLE } from '@noble/curves/utils.js';
import { concat, fromHex, utf8 } from '../../../src/core/bytes.ts';

const { Point } = ed25519;
const { BASE, Fn } = Point;
type P = typeof BASE;
export const order = Fn.ORDER;
export type Signed = { readonly key: Uint8Array; readonly message: Uint8Array; readonly sig: Uint8Array };
export type Odd = Signed & { readonly name: string; readonly fits: boolean };

const sha = (...parts: Uint8Array[]): bigint =>
  Fn.create(
    bytesToNumberLE(
      createHash('sha512')
        .update(concat(...parts))
        .digest(),
    ),
  );
const scalar = (name: string): bigint => sha(utf8(name));
const s32 = (n: bigint): Uint8Array => numberToBytesLE(n, 32);
const point = (encoding: string): P => Point.fromBytes(fromHex(encoding));
/** A point of order 8, and the point of order 2 with the sign of its x = 0 set, which no encoder writes. */
const eight = point('c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a');
const two = point(`ec${'ff'.repeat(30)}7f`);
const twoWritten = fromHex(`ec${'ff'.repeat(31)}`);

type Recipe = {
  /** A = a·B + the small part of the key. */
  readonly a: bigint;
  readonly keySmall: P;
  readonly r: bigint;
  readonly nonceSmall: P;
  /** How A and R are written, if not as an encoder writes them, and whether the hash is over what is written. */
  readonly keyWritten?: Uint8Array;
  readonly nonceWritten?: Uint8Array;
  readonly hashed?: 'written' | 'reduced';
  /** Whether the equation must hold with the small parts in it, or only without them. */
  readonly exact: boolean;
};
/** Looks for a message under which the small parts cancel (or do not); S = r + h·a either way. */
function made(of: Recipe): Signed {
  const key = BASE.multiplyUnsafe(of.a).add(of.keySmall);
  const nonce = BASE.multiplyUnsafe(of.r).add(of.nonceSmall);
  const [keyBytes, nonceBytes] = [of.keyWritten ?? key.toBytes(), of.nonceWritten ?? nonce.toBytes()];
  const [keyHashed, nonceHashed] = of.hashed === 'reduced' ? [key.toBytes(), nonce.toBytes()] : [keyBytes, nonceBytes];
  for (let i = 0; i < 1000; i++) {
    const message = utf8(`message ${i}`);
    const h = sha(nonceHashed, keyHashed, message);
    const small = of.nonceSmall.add(of.keySmall.multiplyUnsafe(h));
    if (small.is0() !== of.exact) continue;
    return { key: keyBytes, message, sig: concat(nonceBytes, s32(Fn.create(of.r + h * of.a))) };
  }
  throw new Error('no message fits');
}
const honest = { a: scalar('a'), r: scalar('r'), keySmall: Point.ZERO, nonceSmall: Point.ZERO, exact: true };
/** The same signature with `times` L added to S. */
export const plusOrder = (of: Signed, times: bigint): Signed => ({
  ...of,
  sig: concat(of.sig.subarray(0, 32), s32(bytesToNumberLE(of.sig.subarray(32)) + times * order)),
});
const odd = (name: string, signed: Signed, fits = false): Odd => ({ name, fits, ...signed });

export const oddSignatures: readonly Odd[] = [
  odd('0: S = 0, small key, small R', made({ ...honest, a: 0n, r: 0n, keySmall: eight, nonceSmall: eight })),
  odd('1: small key, mixed R', made({ ...honest, a: 0n, keySmall: eight, nonceSmall: eight })),
  odd('2: mixed key, small R', made({ ...honest, r: 0n, keySmall: eight, nonceSmall: eight }), true),
  odd('3: mixed key, mixed R', made({ ...honest, keySmall: eight, nonceSmall: eight }), true),
  odd('4: holds only times the cofactor', made({ ...honest, keySmall: eight, nonceSmall: eight, exact: false })),
  odd('5: the same with a clean R', made({ ...honest, keySmall: eight, exact: false })),
  odd('5b: the same with a clean key', made({ ...honest, nonceSmall: eight, exact: false })),
  odd('6: S + L', plusOrder(made(honest), 1n)),
  odd('7: S + 14 L', plusOrder(made(honest), 14n)),
  odd(
    '8: R not canonical, hashed as an encoder writes it',
    made({ ...honest, r: 0n, keySmall: eight, nonceSmall: two, nonceWritten: twoWritten, hashed: 'reduced' }),
  ),
  odd(
    '9: R not canonical, hashed as it stands',
    made({ ...honest, r: 0n, keySmall: eight, nonceSmall: two, nonceWritten: twoWritten }),
  ),
  odd(
    '10: key not canonical, hashed as an encoder writes it',
    made({ ...honest, a: 0n, keySmall: two, nonceSmall: two, keyWritten: twoWritten, hashed: 'reduced' }),
  ),
  odd(
    '11: key not canonical, hashed as it stands',
    made({ ...honest, a: 0n, keySmall: two, nonceSmall: two, keyWritten: twoWritten }),
  ),
];
