// net/key-code.ts: the code, fingerprint and link of a public key. Slow on purpose, so it runs in the worker.
// A code is the stretched fingerprint of a public key, so whoever answers to it must hold that key (net.md).
import { hash } from '../core/hash.ts';
import { base32, codeLength, fingerprintLength, shown, type Invitation } from './code.ts';

/** Each try of somebody who looks for another key with the same 40 bits costs this many hashes. */
const rounds = 65_536;

/** The code of a public key as it is shown, `K7QF-2M9D`. Slow on purpose (about 0.3 s): for a worker. */
export function codeOf(key: Uint8Array): string {
  let h = hash('code', key);
  for (let i = 0; i < rounds; i++) h = hash('code', h);
  return shown(base32(h, codeLength));
}

/** The fingerprint that a link carries: 32 characters, 160 bits. */
export const fingerprintOf = (key: Uint8Array): string => base32(hash('code', key), fingerprintLength);

/** Whether a key is the one that an invitation means. `of`: how a key's code is found, where codes are remembered. */
export const answersTo = (key: Uint8Array, { code, fingerprint }: Invitation, of = codeOf): boolean =>
  (fingerprint === null || fingerprintOf(key) === fingerprint) && of(key) === code;

/** The link to share; all that is secret to servers stands behind the `#`. */
export const link = (origin: string, code: string, fingerprint: string): string =>
  `${origin.replace(/#.*$/, '')}#/j/${code.replace('-', '')}.${fingerprint}`;
