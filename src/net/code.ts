// net/code.ts: the code by which friends find each other, as it is written, typed and pasted. Pure; knows no network and hashes nothing.
import { fail, ok, type Result } from '../core/result.ts';

/** The version of everything on the wire; the first byte of every packet and part of every peer id. */
export const wire = 1;
/** Crockford base32: no I, L, O, U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const alike: { readonly [letter: string]: string } = { I: '1', L: '1', O: '0' };
export const codeLength = 8;
/** 160 bits. */
export const fingerprintLength = 32;

export const base32 = (bytes: Uint8Array, length: number): string => {
  let [out, held, bits] = ['', 0, 0];
  for (const byte of bytes) {
    held = (held << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) out += alphabet[(held >> (bits - 5)) & 31] ?? '';
    held &= (1 << bits) - 1;
  }
  return out.slice(0, length);
};
export const shown = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** A code that belongs to no key. */
export const randomCode = (chance: (n: number) => Uint8Array): string => shown(base32(chance(5), codeLength));

/** The id under which a code is registered at a meeting point. */
export const peerId = (code: string): string => `dubito${wire}-${code.replace('-', '')}`;

export type Invitation = { readonly code: string; readonly fingerprint: string | null };
/** character: one that no code has; length: too few or too many; link: an address without a whole invitation. */
export type CodeRefusal =
  | { readonly kind: 'character'; readonly character: string }
  | { readonly kind: 'length'; readonly length: number }
  | { readonly kind: 'link' };

function letters(text: string): Result<string, CodeRefusal> {
  let out = '';
  for (const character of text.replace(/[\s\-_‐-―]/gu, '')) {
    const letter = alike[character.toUpperCase()] ?? character.toUpperCase();
    if (letter.length !== 1 || !alphabet.includes(letter)) return fail({ kind: 'character', character });
    out += letter;
  }
  return ok(out);
}

/** Reads a code as people type it, or a pasted link or a message with one; the case, spaces and hyphens do not matter. */
export function readCode(text: string): Result<Invitation, CodeRefusal> {
  const found = /#\/j\/([0-9a-z-]+)\.([0-9a-z]+)/i.exec(text);
  if (!found && /:\/\/|#/.test(text)) return fail({ kind: 'link' });
  const code = letters(found?.[1] ?? text);
  if (!code.ok) return code;
  if (code.value.length !== codeLength) return fail({ kind: 'length', length: code.value.length });
  if (!found) return ok({ code: shown(code.value), fingerprint: null });
  const fingerprint = letters(found[2] ?? '');
  if (!fingerprint.ok || fingerprint.value.length !== fingerprintLength) return fail({ kind: 'link' });
  return ok({ code: shown(code.value), fingerprint: fingerprint.value });
}
