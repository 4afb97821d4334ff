// core/domain.ts: the one list of tags with which every hashed or signed message of Dubito begins (fairness.md, Encodings).
import { utf8 } from './bytes.ts';

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
