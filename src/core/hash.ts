// core/hash.ts: every hash of Dubito goes through here. The page's own thread never hashes: the worker does.
import nacl from 'tweetnacl';
import { concat } from './bytes.ts';
import { domain, type Tag } from './domain.ts';
import { canonical, type Plain } from './plain.ts';

/** H(tag ‖ parts): SHA-512, 64 bytes, over the parts as they stand; each part has a fixed length or its own `lp`. */
export const hash = (tag: Tag, ...parts: readonly Uint8Array[]): Uint8Array => nacl.hash(concat(domain(tag), ...parts));

/** H(tag ‖ canonical bytes of a value). */
export const hashOf = (tag: Tag, value: Plain): Uint8Array => hash(tag, canonical(value));
