// core/hash.ts: every hash of Dubito goes through here, its tag from one list (fairness.md, Encodings).
import nacl from 'tweetnacl';
import { concat, utf8 } from './bytes.ts';
import { canonical, type Plain } from './plain.ts';

/** One tag per statement. A commitment (lock, sealed) never shares a tag with an outcome (mix, cup). */
export const tags = [
  'gen', 'card', 'key', 'pok', 'share', 'open', 'transfer', 'member', 'shuffle', 'nonce', 'lock', 'mix', 'cup',
  'sealed', 'ctx', 'table', 'rules', 'code', 'hello', 'seed', 'step', 'entry', 'seen', 'board', 'feed', 'without',
  'refuse', 'goodbye', 'sign', 'asked', 'call', 'plan', 'wish',
] as const; // prettier-ignore
export type Tag = (typeof tags)[number];

/** The bytes "dubito/1/" ‖ tag, with which every hashed or signed message begins. */
export const domain = (tag: Tag): Uint8Array => domains[tag];
const domains = Object.fromEntries(tags.map((tag) => [tag, utf8(`dubito/1/${tag}`)])) as Record<Tag, Uint8Array>;

/** H(tag ‖ parts): SHA-512, 64 bytes, over the parts as they stand; each part has a fixed length or its own `lp`. */
export const hash = (tag: Tag, ...parts: readonly Uint8Array[]): Uint8Array => nacl.hash(concat(domain(tag), ...parts));

/** H(tag ‖ canonical bytes of a value). */
export const hashOf = (tag: Tag, value: Plain): Uint8Array => hash(tag, canonical(value));
